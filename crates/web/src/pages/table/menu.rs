//! What can be done with a seat, and with the whole table.

use kernel::{Seat, message, text};
use maud::{Markup, html};
use store::StoredStage;
use words::Words;

use super::{action, badge, mine, seat_name};
use crate::pages::model::{Holder, SeatLine, TablePage};
use crate::pages::seat_controls::FormTarget;
use crate::pages::{parts, seat_controls};

pub(super) fn seats(words: &Words, page: &TablePage) -> Markup {
    let seats: Vec<&SeatLine> = mine(page).filter(|line| !line.conceded).collect();
    html! {
        @if page.stage == StoredStage::Running && !seats.is_empty() {
            details #seats .panel {
                summary { h2 { (words.word(message!(table_my_seat))) } }
                @for line in &seats { (seat(words, page, line, seats.len() > 1)) }
            }
        }
    }
}

fn seat(words: &Words, page: &TablePage, line: &SeatLine, named: bool) -> Markup {
    let number = line.seat;
    let hidden = html! { input type="hidden" name="seat" value=(number); };
    html! {
        div.seat-ways {
            @if named { h3 { (badge(number)) " " (line.name) } }
            @if matches!(line.holder, Holder::Bot(_)) {
                (returning(words, page, number))
            } @else {
                form.row method="post" action=(action(page, "hand")) {
                    (parts::table_form_token(&page.form_token))
                    (hidden)
                    label for={ "level-" (number) } { (words.word(message!(table_hand))) }
                    select id={ "level-" (number) } name="level" {
                        @for level in page.levels.iter().rev() { option value=(level) { (parts::level(words, level)) } }
                    }
                    button { (words.word(message!(table_hand_do))) }
                }
            }
            details id={ "concede-" (number) } {
                summary { (words.word(message!(table_concede))) }
                form method="post" action=(action(page, "concede")) {
                    (parts::table_form_token(&page.form_token))
                    (hidden)
                    p { (words.word(message!(table_concede_what))) }
                    button.grave { (words.word(message!(table_concede_do))) }
                }
            }
        }
    }
}

/// Takes a seat back from the bot.
pub(super) fn returning(words: &Words, page: &TablePage, seat: Seat) -> Markup {
    html! {
        form.row method="post" action=(action(page, "takeback")) {
            (parts::table_form_token(&page.form_token))
            input type="hidden" name="seat" value=(seat);
            button { (words.word(message!(table_take_back))) }
        }
    }
}

/// The commitment, and after the game everything behind it.
pub(super) fn table(words: &Words, page: &TablePage) -> Markup {
    html! {
        @if !page.commitment.is_empty() {
            details #about .panel {
                summary { h2 { (words.word(message!(table_about))) } }
                p.seen-by { (parts::seen_by(words, page.audience)) }
                (parts::origin_note(words, page.game))
                (fairness(words, page))
            }
        }
    }
}

/// What the owner can do about seats and onlookers.
pub(super) fn people(words: &Words, page: &TablePage) -> Markup {
    let table_url = format!("/table/{}", page.id);
    let seats = page.seats.iter().filter(|line| line.may_be_freed || line.holder == Holder::Nobody);
    html! {
        @if page.owner {
            details #people .panel {
                summary { h2 { (words.word(message!(table_people))) } }
                @if page.stage == StoredStage::Running {
                    @for line in seats {
                        div.seat-ways data-key={ "people-" (line.seat) } {
                            h3 { (badge(line.seat)) " " (seat_name(words, page, line.seat)) }
                            (seat_controls::owners(words, &FormTarget { table_url: &table_url, form_token: &page.form_token }, line, true))
                        }
                    }
                }
                p { a.button href=(action(page, "people")) { (words.word(message!(site_people_link))) } }
            }
        }
    }
}

/// After the game: its record, the next game, continuing from here.
pub(super) fn after(words: &Words, page: &TablePage) -> Markup {
    html! {
        @if matches!(page.stage, StoredStage::Over | StoredStage::Record) {
            div.after {
                @if !page.past {
                    @if page.stage == StoredStage::Over {
                        form method="post" action=(action(page, "again")) data-leave {
                            (parts::table_form_token(&page.form_token))
                            button.primary {
                                (words.word(if page.next { message!(table_again_join) } else { message!(table_again) }))
                            }
                        }
                    }
                    a.button href=(action(page, "record")) download { "⤓ " (words.word(message!(table_record))) }
                    a.button href=(action(page, "verify")) { "✓ " (words.word(message!(table_verify))) }
                }
                // A finished game can only be continued from an earlier position; a record may end anywhere.
                @if page.past || page.scene.outcome.is_none() { details #continue {
                    summary.button { (words.word(message!(table_continue))) }
                    form.row method="post" action=(action(page, "continue")) data-leave {
                        (parts::table_form_token(&page.form_token))
                        input type="hidden" name="at" value=(page.scene.at_move);
                        label for="continue-seat" { (words.word(message!(table_continue_as))) }
                        select #continue-seat name="seat" {
                            @for line in &page.seats {
                                option value=(line.seat) selected[Some(line.seat) == page.seat] { (line.name) }
                            }
                        }
                        button.primary { (words.word(message!(table_continue_do))) }
                    }
                } }
            }
        }
    }
}

/// How anybody can verify that no draw was manipulated.
fn fairness(words: &Words, page: &TablePage) -> Markup {
    html! {
        dl.fair {
            dt { (words.word(message!(table_commitment))) }
            dd { code { (page.commitment) } }
            @if let Some(secret) = &page.secret {
                dt { (words.word(message!(table_secret))) }
                dd { code { (secret) } }
            }
            @for (seat, nonce) in &page.nonces {
                dt { (words.say(&text!(table_nonce, seat = *seat))) }
                dd { code { (nonce) } }
            }
        }
        @if page.secret.is_some() {
            p { a.button href=(action(page, "verify")) { "✓ " (words.word(message!(table_verify))) } }
        } @else {
            p.quiet { (words.word(message!(table_commitment_what))) }
        }
    }
}
