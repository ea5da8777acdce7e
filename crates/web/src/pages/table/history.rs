//! The log of the game, and the controls to move through its history.

use kernel::{message, text};
use maud::{Markup, html};
use table::scene::{LogLine, Scene};
use words::Words;

use super::{Script, address, badge, named};
use crate::pages::model::TablePage;

pub(super) fn log(words: &Words, page: &TablePage, script: Script) -> Markup {
    html! {
        details #log .panel open {
            summary { h2 { (words.word(message!(table_log))) } }
            (history(words, page, script))
            div.scroll {
                ol { @for (key, line) in keyed(&page.scene.log) { (entry(page, &key, line)) } }
                @if page.scene.more_log {
                    p { a href=(format!("/table/{}?log=all", page.id)) data-part { "↑ " (words.word(message!(table_log_all))) } }
                }
            }
        }
    }
}

/// Each line with a key that stays the same when more lines follow.
fn keyed(log: &[LogLine]) -> Vec<(String, &LogLine)> {
    let mut count = 0;
    let mut before = None;
    let keyed = log.iter().map(|line| {
        count = if before == Some(line.at_move) && !line.first { count + 1 } else { 0 };
        before = Some(line.at_move);
        (format!("log-{}-{count}", line.at_move), line)
    });
    keyed.collect()
}

fn entry(page: &TablePage, key: &str, line: &LogLine) -> Markup {
    let motion = line.motion.as_ref().map(|motion| {
        serde_json::json!({ "piece": motion.piece, "from": motion.from, "to": motion.to }).to_string()
    });
    let places = (!line.places.is_empty()).then(|| line.places.join(" "));
    html! {
        @if let Some(round) = &line.round { li.round data-key={ "round-" (key) } { h3 { (round) } } }
        li data-key=(key) data-at=(line.at_move) data-places=[places] data-motion=[motion] .first[line.first]
            .here[page.past && line.at_move == page.scene.at_move] .later[line.at_move > page.scene.at_move] {
            @match line.seat { Some(seat) => (badge(seat)), None => { span.badge {} } }
            a href=(address(page, Some(line.at_move))) data-part { (line.text) }
        }
    }
}

fn history(words: &Words, page: &TablePage, script: Script) -> Markup {
    let scene = &page.scene;
    let said = words.say(&text!(table_move_of, at = scene.at_move, made = scene.move_count));
    html! {
        nav #history aria-label=(words.word(message!(table_history))) {
            form method="get" action=(format!("/table/{}", page.id)) {
                @if let Some(seat) = named(page) {
                    input type="hidden" name="seat" value=(seat);
                }
                input #when type="range" name="at" min="0" max=(scene.move_count) value=(scene.at_move)
                    aria-label=(words.word(message!(table_history))) aria-valuetext=(said.clone()) title=(said.clone());
                @if script == Script::MayNotRun { noscript { button { (words.word(message!(table_go))) } } }
            }
            // The larger the step, the more chevrons.
            (step(page, 0, "⇤", &words.word(message!(table_first)), "Home", scene.at_move > 0))
            (step(page, before(rounds(scene), scene), "‹‹‹", &words.word(message!(table_round_back)), "{", scene.at_move > 0))
            (step(page, before(turns(scene), scene), "‹‹", &words.word(message!(table_turn_back)), "(", scene.at_move > 0))
            (step(page, scene.at_move.saturating_sub(1), "‹", &words.word(message!(table_move_back)), "[", scene.at_move > 0))
            (step(page, scene.at_move + 1, "›", &words.word(message!(table_move_on)), "]", scene.at_move < scene.move_count))
            (step(page, after(turns(scene), scene), "››", &words.word(message!(table_turn_on)), ")", scene.at_move < scene.move_count))
            (step(page, after(rounds(scene), scene), "›››", &words.word(message!(table_round_on)), "}", scene.at_move < scene.move_count))
            (step(page, scene.move_count, "⇥", &words.word(message!(table_last)), "End", scene.at_move < scene.move_count))
        }
    }
}

/// Where rounds begin.
fn rounds(scene: &Scene) -> impl Iterator<Item = usize> {
    scene.marks.iter().map(|mark| mark.at_move)
}

/// Where turns of players begin.
fn turns(scene: &Scene) -> impl Iterator<Item = usize> {
    scene.turns.iter().copied()
}

fn before(begins: impl Iterator<Item = usize>, scene: &Scene) -> usize {
    begins.filter(|begin| *begin < scene.at_move).max().unwrap_or(0)
}

fn after(begins: impl Iterator<Item = usize>, scene: &Scene) -> usize {
    begins.filter(|begin| *begin > scene.at_move).min().unwrap_or(scene.move_count)
}

/// A link to another point of the history; the newest is the current table.
fn step(page: &TablePage, at_move: usize, sign: &str, what: &str, key: &str, open: bool) -> Markup {
    let to = (at_move < page.scene.move_count).then_some(at_move);
    html! {
        @if open {
            a.button.plain href=(address(page, to)) data-part data-hot=(key) aria-label=(what) title={ (what) " (" (key) ")" } { (sign) }
        } @else {
            span.button.plain aria-hidden="true" aria-disabled="true" { (sign) }
        }
    }
}
