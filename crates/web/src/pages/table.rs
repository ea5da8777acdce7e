//! The table: the board, the question, and all that lies beside them.

mod ask;
mod back;
mod end;
mod history;
pub mod keys;
mod menu;
mod side;

use kernel::{Seat, text};
use maud::{Markup, PreEscaped, html};
use words::Words;

use super::frame::table_frame;
use super::model::{Frame, Holder, SeatLine, TablePage};
use crate::fragments::{Fragments, Had};

/// The whole page.
#[must_use]
pub fn page(frame: &Frame, page: &TablePage) -> Markup {
    table_frame(frame, &title(&frame.words, page), PreEscaped(part(frame, page, None)))
}

/// Its `<main>` alone, which a page that is already there takes over: all of it, or what a page does not have that has these
/// marks.
#[must_use]
pub fn part(frame: &Frame, page: &TablePage, have: Option<&str>) -> String {
    match have.and_then(Had::read) {
        Some(had) => Fragments::of(main(frame, page, Script::Runs).into_string()).sparse(&had),
        None => Fragments::of(main(frame, page, Script::MayNotRun).into_string()).whole(),
    }
}

/// Whether anybody may need what is there for those whose browser runs no script.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Script {
    /// It does: it has asked for this.
    Runs,
    MayNotRun,
}

fn main(frame: &Frame, page: &TablePage, script: Script) -> Markup {
    let words = &frame.words;
    let scene = &page.scene;
    html! {
        main #table data-table=(page.id) data-at=(scene.at) data-made=(scene.made) data-draft=(page.draft)
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

/// What the window is called: first of all whether something is expected of me.
fn title(words: &Words, page: &TablePage) -> String {
    let name = name_of(page);
    if page.due || back::waits_for_me(page) {
        words.say(&text!("table-title-mine", title = name.to_owned()))
    } else {
        name.to_owned()
    }
}

fn name_of(page: &TablePage) -> &str {
    if page.title.trim().is_empty() { page.game.info().title } else { &page.title }
}

fn board(words: &Words, page: &TablePage) -> Markup {
    html! {
        section #view aria-label=(words.word("table-board")) {
            div #sheet { (PreEscaped(&page.scene.board)) }
            p #line role="status" hidden { (words.word("table-reconnecting")) }
        }
    }
}

/// Between two people at one screen, so that neither sees what is the other’s.
fn curtain(words: &Words, page: &TablePage, seat: Seat) -> Markup {
    let name = seat_name(words, page, seat);
    html! {
        section #curtain {
            (badge(seat))
            h2 { (words.say(&text!("table-curtain", name = name.clone()))) }
            p { (words.say(&text!("table-curtain-why", name = name.clone()))) }
            p { a.button.primary href=(format!("/table/{}?seat={seat}", page.id)) data-default {
                (words.say(&text!("table-curtain-here", name = name)))
            } }
        }
    }
}

/// The mark of a seat, as the drawings show it.
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
        Holder::Bot(_) if line.stands_in => marks.push(words.word("table-mark-stands-in")),
        Holder::Bot(_) => marks.push(words.word("table-mark-bot")),
        Holder::Nobody => marks.push(words.word("table-mark-free")),
        Holder::Person if line.may_be_given => marks.push(words.word("table-mark-away")),
        Holder::Person => {}
    }
    if line.conceded {
        marks.push(words.word("table-mark-conceded"));
    }
    marks
}

fn mine(page: &TablePage) -> impl Iterator<Item = &SeatLine> {
    page.seats.iter().filter(|line| line.mine)
}

/// Where a form of this table goes.
fn action(page: &TablePage, what: &str) -> String {
    format!("/table/{}/{what}", page.id)
}

/// The table after so many moves, seen by the same seat; or as it is now, seen by whoever is asked.
fn address(page: &TablePage, at: Option<usize>) -> String {
    let table = format!("/table/{}", page.id);
    match (at, named(page)) {
        (Some(at), Some(seat)) => format!("{table}?at={at}&seat={seat}"),
        (Some(at), None) => format!("{table}?at={at}"),
        (None, _) => table,
    }
}

/// With whose eyes somebody who holds several seats looks. Behind a curtain nobody has said so yet.
fn named(page: &TablePage) -> Option<Seat> {
    page.seat.filter(|_| mine(page).count() > 1 && page.curtain.is_none())
}

/// What the script says by itself.
fn script_words(words: &Words) -> String {
    serde_json::json!({
        "back": words.word("table-back"),
        "confirm": words.word("table-confirm"),
        "turn-left": words.word("table-turn-left"),
        "turn-right": words.word("table-turn-right"),
        "list": words.word("table-list"),
        "lit-map": words.word("table-lit-map"),
        "lit-beside": words.word("table-lit-beside"),
        "lit": words.word("table-lit"),
        "close": words.word("table-close"),
        "rule": words.word("table-rule"),
        "nothing": words.word("table-nothing-here"),
        "failed": words.word("table-failed"),
        "stale": words.word("table-stale"),
    })
    .to_string()
}

#[cfg(test)]
mod tests;
#[cfg(test)]
mod whole_games;
