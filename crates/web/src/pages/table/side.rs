//! Beside the board: the progress of the game, the players, further displays, and the chat.

use kernel::{Seat, message, text};
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
                @if page.seat.is_none() { " " span.tag { (words.word(message!(table_spectator))) } }
            }
            @if page.curtain.is_none() { (zoom(words)) }
        }
    }
}

/// The zoom of the board, and other ways to navigate it.
fn zoom(words: &Words) -> Markup {
    html! {
        div.zoom {
            button type="button" data-zoom="1.5" aria-label=(words.word(message!(table_zoom_in))) title="+" { "+" }
            button type="button" data-zoom="0.67" aria-label=(words.word(message!(table_zoom_out))) title="−" { "−" }
            button type="button" data-zoom="0" aria-label=(words.word(message!(table_zoom_fit))) title="0" { "⤢" }
            button.keys-button type="button" data-open="keys" aria-label=(words.word(message!(table_keys))) title="?" { "?" }
        }
    }
}

pub(super) fn players(words: &Words, page: &TablePage) -> Markup {
    let scene = &page.scene;
    html! {
        section #players aria-label=(words.word(message!(table_players))) {
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
                th scope="rowgroup" colspan=(player.figures.len().max(1)) {
                    div.who {
                        (badge(player.seat))
                        span.name { (player.name) }
                        @if me { " " span.mark-word { (words.word(message!(table_mark_me))) } }
                        @for mark in line.map(|line| seat_marks(words, line)).unwrap_or_default() {
                            " " span.mark-word { (mark) }
                        }
                        @if player.owes { " " span.to-decide { "▸ " (words.word(message!(table_to_decide))) } }
                        @if let Some(note) = &player.note { " " span.note { (note) } }
                        @if line.is_some_and(|line| line.is_idle) { (give(words, page, player.seat)) }
                    }
                }
            }
            tr { @for figure in &player.figures { td.number { (figure) } } }
        }
    }
}

/// Lets those who wait for an idle seat hand it to a bot.
fn give(words: &Words, page: &TablePage, seat: Seat) -> Markup {
    html! {
        form method="post" action=(action(page, "idle")) {
            (parts::table_form_token(&page.form_token))
            input type="hidden" name="seat" value=(seat);
            button.small { (words.word(message!(table_give))) }
        }
    }
}

/// The displays beside the board: the viewer's own, or all others.
pub(super) fn asides(page: &TablePage, at_hand: bool) -> Markup {
    let asides = page.scene.asides.iter().enumerate().filter(|(_, aside)| aside.at_hand == at_hand);
    html! {
        @for (index, aside) in asides {
            details.panel.aside id=(format!("aside-{}", aside.id)) open[index == 0 || aside.at_hand] {
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
                h2 { (words.word(message!(table_chat))) }
                @if !page.chat.is_empty() { span.count { (page.chat.len()) } }
            }
            div.scroll role="log" aria-label=(words.word(message!(table_chat))) { ol {
                @for line in &page.chat { (said(words, line)) }
            } }
            // Always there, whether or not one may write: what is visible down to here counts as read.
            div #say {
                @match page.chatting {
                    Chatting::Open => form.say method="post" action=(action(page, "chat")) data-clear {
                        (parts::table_form_token(&page.form_token))
                        label.away for="chat-text" { (words.word(message!(table_chat_say))) }
                        input #chat-text name="text" maxlength="500" autocomplete="off" required placeholder=(words.word(message!(table_chat_say)));
                        button { (words.word(message!(table_chat_send))) }
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
                        @if line.seat.is_none() { span.mark-word { (words.word(message!(table_spectator))) } " " }
                        strong { (words.say(&text!(table_chat_name, name = line.name.clone()))) } " " (line.text)
                    }
                }
                " "
                time data-ms=(line.time) {}
            }
        }
    }
}
