//! Beside the board: where the game stands, the players, what lies there, and the talk.

use kernel::{Seat, text};
use maud::{Markup, PreEscaped, html};
use table::scene::PlayerLine;
use words::Words;

use super::{action, badge, name_of, seat_line, seat_marks};
use crate::pages::model::{ChatLine, Chatting, TablePage};
use crate::pages::parts;

pub(super) fn progress(words: &Words, page: &TablePage) -> Markup {
    html! {
        header #progress {
            h1 { (name_of(page)) }
            p {
                strong { (page.scene.progress) }
                @if !page.scene.phase.is_empty() { " · " span { (page.scene.phase) } }
                @if page.seat.is_none() { " " span.tag { (words.word("table-spectator")) } }
            }
            @if page.curtain.is_none() { (zoom(words)) }
        }
    }
}

/// How large the board is shown, and how else one finds one's way.
fn zoom(words: &Words) -> Markup {
    html! {
        div.zoom {
            button type="button" data-zoom="1.5" aria-label=(words.word("table-zoom-in")) title="+" { "+" }
            button type="button" data-zoom="0.67" aria-label=(words.word("table-zoom-out")) title="−" { "−" }
            button type="button" data-zoom="0" aria-label=(words.word("table-zoom-fit")) title="0" { "⤢" }
            button.keys-button type="button" data-open="keys" aria-label=(words.word("table-keys")) title="?" { "?" }
        }
    }
}

pub(super) fn players(words: &Words, page: &TablePage) -> Markup {
    let scene = &page.scene;
    html! {
        section #players aria-label=(words.word("table-players")) {
            table.two {
                thead { tr {
                    @for column in &scene.columns { th.number scope="col" data-column=(column.id) { (column.title) } }
                } }
                @for player in &scene.players { (player_rows(words, page, player)) }
            }
        }
    }
}

fn player_rows(words: &Words, page: &TablePage, player: &PlayerLine) -> Markup {
    let line = seat_line(page, player.seat);
    let me = page.seat == Some(player.seat);
    html! {
        tbody data-key=(format!("seat-{}", player.seat)) .owes[player.owes] .out[player.out] .me[me] {
            tr {
                th scope="rowgroup" colspan=(player.figures.len()) {
                    div.who {
                        (badge(player.seat))
                        span.name { (player.name) }
                        @if me { " " span.mark-word { (words.word("table-mark-me")) } }
                        @for mark in line.map(|line| seat_marks(words, line)).unwrap_or_default() {
                            " " span.mark-word { (mark) }
                        }
                        @if player.owes { " " span.to-decide { "▸ " (words.word("table-to-decide")) } }
                        @if let Some(note) = &player.note { " " span.note { (note) } }
                        @if line.is_some_and(|line| line.may_be_given) { (give(words, page, player.seat)) }
                    }
                }
            }
            tr { @for figure in &player.figures { td.number { (figure) } } }
        }
    }
}

/// An idle seat may be given to a bot by whoever waits for it.
fn give(words: &Words, page: &TablePage, seat: Seat) -> Markup {
    html! {
        form method="post" action=(action(page, "idle")) {
            (parts::once_at_table(&page.once))
            input type="hidden" name="seat" value=(seat);
            button.small { (words.word("table-give")) }
        }
    }
}

/// What lies beside the board: that which is the viewer's own, or all the rest.
pub(super) fn asides(page: &TablePage, at_hand: bool) -> Markup {
    let asides = page.scene.asides.iter().enumerate().filter(|(_, aside)| aside.at_hand == at_hand);
    html! {
        @for (at, aside) in asides {
            details.panel.aside id=(format!("aside-{}", aside.id)) open[at == 0 || aside.at_hand] {
                summary { h2 { (aside.title) } }
                div.drawing { (PreEscaped(&aside.svg)) }
            }
        }
    }
}

pub(super) fn chat(words: &Words, page: &TablePage) -> Markup {
    html! {
        details #chat .panel open[!page.chat.is_empty()] {
            summary {
                h2 { (words.word("table-chat")) }
                @if !page.chat.is_empty() { span.count { (page.chat.len()) } }
            }
            div.scroll role="log" aria-label=(words.word("table-chat")) { ol {
                @for line in &page.chat { (said(words, line)) }
            } }
            // Always there, whoever may speak: what is in sight down to here has been heard.
            div #say {
                @match page.chatting {
                    Chatting::Open => form.say method="post" action=(action(page, "chat")) data-clear {
                        (parts::once_at_table(&page.once))
                        label.away for="chat-text" { (words.word("table-chat-say")) }
                        input #chat-text name="text" maxlength="500" autocomplete="off" required placeholder=(words.word("table-chat-say"));
                        button { (words.word("table-chat-send")) }
                    },
                    shut => p.quiet { (parts::chat_shut(words, shut)) },
                }
            }
        }
    }
}

fn said(words: &Words, line: &ChatLine) -> Markup {
    html! {
        li data-key=(format!("said-{}", line.number)) {
            @if let Some(seat) = line.seat { (badge(seat)) }
            p {
                @match &line.note {
                    Some(note) => em { (note) },
                    None => {
                        @if line.seat.is_none() { span.mark-word { (words.word("table-spectator")) } " " }
                        strong { (words.say(&text!("table-chat-name", name = line.name.clone()))) } " " (line.text)
                    }
                }
                " "
                time data-ms=(line.at) {}
            }
        }
    }
}
