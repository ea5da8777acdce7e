//! What happened, line by line, and the way through it.

use kernel::text;
use maud::{Markup, html};
use table::scene::{LogLine, Scene};
use words::Words;

use super::{Script, address, badge, named};
use crate::pages::model::TablePage;

pub(super) fn log(words: &Words, page: &TablePage, script: Script) -> Markup {
    html! {
        details #log .panel open {
            summary { h2 { (words.word("table-log")) } }
            (history(words, page, script))
            div.scroll {
                ol { @for (key, line) in keyed(&page.scene.log) { (entry(page, &key, line)) } }
                @if page.scene.more_log {
                    p { a href=(format!("/table/{}?log=all", page.id)) data-part { "↑ " (words.word("table-log-all")) } }
                }
            }
        }
    }
}

/// Each line with a name of its own, which stays when more lines follow.
fn keyed(log: &[LogLine]) -> Vec<(String, &LogLine)> {
    let mut count = 0;
    let mut before = None;
    let keyed = log.iter().map(|line| {
        count = if before == Some(line.at) && !line.first { count + 1 } else { 0 };
        before = Some(line.at);
        (format!("log-{}-{count}", line.at), line)
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
        li data-key=(key) data-at=(line.at) data-places=[places] data-motion=[motion] .first[line.first]
            .here[page.past && line.at == page.scene.at] .later[line.at > page.scene.at] {
            @match line.seat { Some(seat) => (badge(seat)), None => { span.badge {} } }
            a href=(address(page, Some(line.at))) data-part { (line.text) }
        }
    }
}

fn history(words: &Words, page: &TablePage, script: Script) -> Markup {
    let scene = &page.scene;
    let said = words.say(&text!("table-move-of", at = scene.at, made = scene.made));
    html! {
        nav #history aria-label=(words.word("table-history")) {
            form method="get" action=(format!("/table/{}", page.id)) {
                @if let Some(seat) = named(page) {
                    input type="hidden" name="seat" value=(seat);
                }
                input #when type="range" name="at" min="0" max=(scene.made) value=(scene.at)
                    aria-label=(words.word("table-history")) aria-valuetext=(said.clone()) title=(said.clone());
                @if script == Script::MayNotRun { noscript { button { (words.word("table-go")) } } }
            }
            // The larger the step, the more chevrons.
            (step(page, 0, "⇤", &words.word("table-first"), "Home", scene.at > 0))
            (step(page, before(rounds(scene), scene), "‹‹‹", &words.word("table-round-back"), "{", scene.at > 0))
            (step(page, before(turns(scene), scene), "‹‹", &words.word("table-turn-back"), "(", scene.at > 0))
            (step(page, scene.at.saturating_sub(1), "‹", &words.word("table-move-back"), "[", scene.at > 0))
            (step(page, scene.at + 1, "›", &words.word("table-move-on"), "]", scene.at < scene.made))
            (step(page, after(turns(scene), scene), "››", &words.word("table-turn-on"), ")", scene.at < scene.made))
            (step(page, after(rounds(scene), scene), "›››", &words.word("table-round-on"), "}", scene.at < scene.made))
            (step(page, scene.made, "⇥", &words.word("table-last"), "End", scene.at < scene.made))
        }
    }
}

/// Where rounds begin.
fn rounds(scene: &Scene) -> impl Iterator<Item = usize> {
    scene.marks.iter().map(|mark| mark.at)
}

/// Where turns of players begin.
fn turns(scene: &Scene) -> impl Iterator<Item = usize> {
    scene.turns.iter().copied()
}

fn before(begins: impl Iterator<Item = usize>, scene: &Scene) -> usize {
    begins.filter(|at| *at < scene.at).max().unwrap_or(0)
}

fn after(begins: impl Iterator<Item = usize>, scene: &Scene) -> usize {
    begins.filter(|at| *at > scene.at).min().unwrap_or(scene.made)
}

/// A link to another point of the history; the newest is the table as it is.
fn step(page: &TablePage, at: usize, sign: &str, what: &str, key: &str, open: bool) -> Markup {
    let to = (at < page.scene.made).then_some(at);
    html! {
        @if open {
            a.button.plain href=(address(page, to)) data-part data-hot=(key) aria-label=(what) title={ (what) " (" (key) ")" } { (sign) }
        } @else {
            span.button.plain aria-hidden="true" aria-disabled="true" { (sign) }
        }
    }
}
