//! What can be done with a seat, and with the whole table.

use kernel::{Seat, text};
use maud::{Markup, html};
use store::Stage;
use words::Words;

use super::{action, badge, mine, seat_name};
use crate::pages::model::{Holder, SeatLine, TablePage};
use crate::pages::seat_ways::Place;
use crate::pages::{parts, seat_ways};

pub(super) fn seats(words: &Words, page: &TablePage) -> Markup {
    let seats: Vec<&SeatLine> = mine(page).filter(|line| !line.conceded).collect();
    html! {
        @if page.stage == Stage::Running && !seats.is_empty() {
            details #seats .panel {
                summary { h2 { (words.word("table-my-seat")) } }
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
                    (parts::once_at_table(&page.once))
                    (hidden)
                    label for={ "level-" (number) } { (words.word("table-hand")) }
                    select id={ "level-" (number) } name="level" {
                        @for level in page.levels.iter().rev() { option value=(level) { (parts::level(words, level)) } }
                    }
                    button { (words.word("table-hand-do")) }
                }
            }
            details id={ "concede-" (number) } {
                summary { (words.word("table-concede")) }
                form method="post" action=(action(page, "concede")) {
                    (parts::once_at_table(&page.once))
                    (hidden)
                    p { (words.word("table-concede-what")) }
                    button.grave { (words.word("table-concede-do")) }
                }
            }
        }
    }
}

/// A seat that a bot plays goes back to its person.
pub(super) fn returning(words: &Words, page: &TablePage, seat: Seat) -> Markup {
    html! {
        form.row method="post" action=(action(page, "takeback")) {
            (parts::once_at_table(&page.once))
            input type="hidden" name="seat" value=(seat);
            button { (words.word("table-take-back")) }
        }
    }
}

/// The commitment, and once the game is over all that was behind it.
pub(super) fn table(words: &Words, page: &TablePage) -> Markup {
    html! {
        @if !page.commitment.is_empty() {
            details #about .panel {
                summary { h2 { (words.word("table-about")) } }
                p.seen-by { (parts::seen_by(words, page.audience)) }
                (parts::origin_note(words, page.game))
                (fairness(words, page))
            }
        }
    }
}

/// What its owner can do with the seats of a table, and about those who look on.
pub(super) fn people(words: &Words, page: &TablePage) -> Markup {
    let at = format!("/table/{}", page.id);
    let seats = page.seats.iter().filter(|line| line.may_be_freed || line.holder == Holder::Nobody);
    html! {
        @if page.owner {
            details #people .panel {
                summary { h2 { (words.word("table-people")) } }
                @if page.stage == Stage::Running {
                    @for line in seats {
                        div.seat-ways data-key={ "people-" (line.seat) } {
                            h3 { (badge(line.seat)) " " (seat_name(words, page, line.seat)) }
                            (seat_ways::owners(words, &Place { at: &at, once: &page.once }, line, true))
                        }
                    }
                }
                p { a.button href=(action(page, "people")) { (words.word("site-people-link")) } }
            }
        }
    }
}

/// After the game: its record, another game, going on from here.
pub(super) fn after(words: &Words, page: &TablePage) -> Markup {
    html! {
        @if matches!(page.stage, Stage::Over | Stage::Record) {
            div.after {
                @if !page.past {
                    @if page.stage == Stage::Over {
                        form method="post" action=(action(page, "again")) data-leave {
                            (parts::once_at_table(&page.once))
                            button.primary {
                                (words.word(if page.next { "table-again-join" } else { "table-again" }))
                            }
                        }
                    }
                    a.button href=(action(page, "record")) download { "⤓ " (words.word("table-record")) }
                    a.button href=(action(page, "verify")) { "✓ " (words.word("table-verify")) }
                }
                // A game that is over goes on from an earlier position only; a record may break off anywhere.
                @if page.past || page.scene.outcome.is_none() { details #continue {
                    summary.button { (words.word("table-continue")) }
                    form.row method="post" action=(action(page, "continue")) data-leave {
                        (parts::once_at_table(&page.once))
                        input type="hidden" name="at" value=(page.scene.at);
                        label for="continue-seat" { (words.word("table-continue-as")) }
                        select #continue-seat name="seat" {
                            @for line in &page.seats {
                                option value=(line.seat) selected[Some(line.seat) == page.seat] { (line.name) }
                            }
                        }
                        button.primary { (words.word("table-continue-do")) }
                    }
                } }
            }
        }
    }
}

/// How anybody can check that no draw was steered.
fn fairness(words: &Words, page: &TablePage) -> Markup {
    html! {
        dl.fair {
            dt { (words.word("table-commitment")) }
            dd { code { (page.commitment) } }
            @if let Some(secret) = &page.secret {
                dt { (words.word("table-secret")) }
                dd { code { (secret) } }
            }
            @for (seat, nonce) in &page.nonces {
                dt { (words.say(&text!("table-nonce", seat = *seat))) }
                dd { code { (nonce) } }
            }
        }
        @if page.secret.is_some() {
            p { a.button href=(action(page, "verify")) { "✓ " (words.word("table-verify")) } }
        } @else {
            p.quiet { (words.word("table-commitment-what")) }
        }
    }
}
