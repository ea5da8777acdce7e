//! The final scoring, step by step.
//!
//! Each step has a radio button, and the style sheet folds away what comes after the chosen one. So it can be browsed
//! with the arrow keys or the labels, without a script. At first everything is open.

use kernel::{message, text};
use maud::{Markup, html};
use table::scene::{ScoringStep, StepLine};
use words::Words;

use super::signed;
use crate::pages::table::badge;

pub(super) fn steps(words: &Words, steps: &[ScoringStep]) -> Markup {
    if steps.is_empty() {
        return html! {};
    }
    html! {
        section #scoring aria-labelledby="scoring-title" {
            h3 #scoring-title { (words.word(message!(table_scoring))) }
            p.scoring-how { label.button for="scoring-0" { "⇤ " (words.word(message!(table_scoring_begin))) } }
            ol { @for (number, one) in steps.iter().enumerate() { (step(words, steps.len(), number, one)) } }
        }
    }
}

fn step(words: &Words, count: usize, number: usize, step: &ScoringStep) -> Markup {
    let (id, last) = (format!("scoring-{number}"), number + 1 == count);
    html! {
        li data-key=(id) {
            h4 {
                input id=(id) type="radio" name="scoring" value=(number) checked[last];
                label for=(id) {
                    span.away { (words.say(&text!(table_scoring_step, step = number + 1, steps = count))) " " }
                    (step.title)
                }
            }
            div.scored {
                table {
                    thead { tr {
                        th scope="col" { span.away { (words.word(message!(table_players))) } }
                        th.number scope="col" { (words.word(message!(table_scoring_now))) }
                        th.number scope="col" { (words.word(message!(table_scoring_total))) }
                    } }
                    tbody { @for one in &step.lines { (line(one)) } }
                }
                @if !last {
                    label.button.next for=(format!("scoring-{}", number + 1)) {
                        (words.word(message!(table_scoring_next))) " ›"
                    }
                }
            }
        }
    }
}

fn line(line: &StepLine) -> Markup {
    html! {
        tr {
            th scope="row" {
                div.who { (badge(line.seat)) span.name { (line.name) } }
                @if let Some(note) = &line.note { p { (note) } }
            }
            td.number { (gained(line.amount)) }
            td.number { strong { (signed(line.total)) } }
        }
    }
}

/// A gain has a sign as well, to tell it from a total.
fn gained(amount: i32) -> String {
    if amount > 0 { format!("+{amount}") } else { signed(amount) }
}
