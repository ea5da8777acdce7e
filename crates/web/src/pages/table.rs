//! The page of a table: the board, the question, and everything beside them.

mod ask;
mod end;
mod history;
pub mod keys;
mod menu;
mod side;
mod take_back;

use kernel::{Seat, message, text};
use maud::{Markup, PreEscaped, html};
use words::Words;

use super::frame::table_frame;
use super::model::{Frame, Holder, SeatLine, TablePage};
use crate::fragments::{Fragments, KnownMarks};

/// The whole page.
#[must_use]
pub fn page(frame: &Frame, page: &TablePage) -> Markup {
    table_frame(frame, &title(&frame.words, page), PreEscaped(part(frame, page, None)))
}

/// Only its `<main>`, with which an open page updates itself: all of it, or only what a page with these marks does not
/// have.
#[must_use]
pub fn part(frame: &Frame, page: &TablePage, have: Option<&str>) -> String {
    match have.and_then(KnownMarks::read) {
        Some(had) => Fragments::of(main(frame, page, Script::Runs).into_string()).sparse(&had),
        None => Fragments::of(main(frame, page, Script::MayNotRun).into_string()).whole(),
    }
}

/// Whether the content for browsers without a script may be needed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Script {
    /// The script runs: it has requested this.
    Runs,
    MayNotRun,
}

fn main(frame: &Frame, page: &TablePage, script: Script) -> Markup {
    let words = &frame.words;
    let scene = &page.scene;
    html! {
        main #table data-table=(page.id) data-at=(scene.at_move) data-made=(scene.move_count) data-draft=(page.draft)
            data-stamp=[page.stamp.as_ref()]
            data-seat=[page.seat] data-live=(format!("/table/{}/live", page.id)) data-version=(page.version)
            data-past=[page.past.then_some("")] data-title=(title(words, page)) {
            div #stage {
                @match page.curtain {
                    Some(seat) => (curtain(words, page, seat)),
                    None => (board(words, page)),
                }
                div #heard role="status" data-own {}
            }
            (side::progress(words, page))
            (ask::bar(words, page, script))
            div #side {
                @if let Some(outcome) = &scene.outcome { (end::outcome(words, outcome)) }
                @if page.curtain.is_none() { (side::asides(page, true)) }
                (side::players(words, page))
                (history::log(words, page, script))
                @if page.curtain.is_none() { (side::asides(page, false)) }
                (side::chat(words, page))
                (menu::seats(words, page))
                (menu::people(words, page))
                (menu::table(words, page))
            }
            (keys::dialog(words, &script_words(words)))
        }
    }
}

/// The title of the window, which starts with whether the visitor has to do something.
fn title(words: &Words, page: &TablePage) -> String {
    let name = name_of(page);
    if page.due || take_back::waits_for_me(page) {
        words.say(&text!(table_title_mine, title = name.to_owned()))
    } else {
        name.to_owned()
    }
}

fn name_of(page: &TablePage) -> &str {
    if page.title.trim().is_empty() { page.game.info().title } else { &page.title }
}

fn board(words: &Words, page: &TablePage) -> Markup {
    html! {
        section #view aria-label=(words.word(message!(table_board))) {
            div #sheet { (PreEscaped(&page.scene.board)) }
            p #line role="status" hidden { (words.word(message!(table_reconnecting))) }
        }
    }
}

/// Shown between two players at one screen, so that neither sees the other’s secrets.
fn curtain(words: &Words, page: &TablePage, seat: Seat) -> Markup {
    let name = seat_name(words, page, seat);
    html! {
        section #curtain {
            (badge(seat))
            h2 { (words.say(&text!(table_curtain, name = name.clone()))) }
            p { (words.say(&text!(table_curtain_why, name = name.clone()))) }
            p { a.button.primary href=(format!("/table/{}?seat={seat}", page.id)) data-default {
                (words.say(&text!(table_curtain_here, name = name)))
            } }
        }
    }
}

/// The badge of a seat, as in the drawings.
fn badge(seat: Seat) -> PreEscaped<&'static str> {
    PreEscaped(draw::badge(seat))
}

fn seat_line(page: &TablePage, seat: Seat) -> Option<&SeatLine> {
    page.seats.iter().find(|line| line.seat == seat)
}

fn seat_name(words: &Words, page: &TablePage, seat: Seat) -> String {
    seat_line(page, seat).map_or_else(|| words.name(seat), |line| line.name.clone())
}

/// “(bot)”, “(away)”
fn seat_marks(words: &Words, line: &SeatLine) -> Vec<String> {
    let mut marks = Vec::new();
    match line.holder {
        Holder::Bot(_) if line.stands_in => marks.push(words.word(message!(table_mark_stands_in))),
        Holder::Bot(_) => marks.push(words.word(message!(table_mark_bot))),
        Holder::Nobody => marks.push(words.word(message!(table_mark_free))),
        Holder::Person if line.is_idle => marks.push(words.word(message!(table_mark_away))),
        Holder::Person => {}
    }
    if line.conceded {
        marks.push(words.word(message!(table_mark_conceded)));
    }
    marks
}

fn mine(page: &TablePage) -> impl Iterator<Item = &SeatLine> {
    page.seats.iter().filter(|line| line.mine)
}

/// The URL of one of this table's forms.
fn action(page: &TablePage, what: &str) -> String {
    format!("/table/{}/{what}", page.id)
}

/// The URL of the table after this many moves, viewed as the same seat; or of its current position, viewed as the seat
/// that has to decide.
fn address(page: &TablePage, at_move: Option<usize>) -> String {
    let table = format!("/table/{}", page.id);
    match (at_move, named(page)) {
        (Some(at_move), Some(seat)) => format!("{table}?at={at_move}&seat={seat}"),
        (Some(at_move), None) => format!("{table}?at={at_move}"),
        (None, _) => table,
    }
}

/// Which seat a visitor with several seats views the table as. Behind a curtain nobody has said so yet.
fn named(page: &TablePage) -> Option<Seat> {
    page.seat.filter(|_| mine(page).count() > 1 && page.curtain.is_none())
}

/// The words that the script needs.
fn script_words(words: &Words) -> String {
    serde_json::json!({
        "back": words.word(message!(table_back)),
        "escape": words.word(message!(table_key_escape)),
        "confirm": words.word(message!(table_confirm)),
        "turn-left": words.word(message!(table_turn_left)),
        "turn-right": words.word(message!(table_turn_right)),
        "list": words.word(message!(table_list)),
        "lit-map": words.word(message!(table_lit_map)),
        "lit-beside": words.word(message!(table_lit_beside)),
        "lit": words.word(message!(table_lit)),
        "close": words.word(message!(table_close)),
        "rule": words.word(message!(table_rule)),
        "nothing": words.word(message!(table_nothing_here)),
        "failed": words.word(message!(table_failed)),
        "stale": words.word(message!(table_stale)),
    })
    .to_string()
}

#[cfg(test)]
mod tests;
#[cfg(test)]
mod whole_games;
