//! How the game ended: who stands where, how the points were made, and how it came to that.

mod scoring;

use kernel::text;
use maud::{Markup, PreEscaped, html};
use table::scene::{Outcome, Placing};
use words::Words;

use super::badge;

pub(super) fn outcome(words: &Words, outcome: &Outcome) -> Markup {
    // Where the steps are shown, what they brought need not stand side by side as well.
    let parts = if outcome.steps.is_empty() { outcome.parts.as_slice() } else { &[] };
    let total = if outcome.steps.is_empty() { "table-points" } else { "table-scoring-total" };
    html! {
        section #outcome aria-labelledby="won" {
            h2 #won { (outcome.won) }
            table.two {
                thead { tr {
                    @for part in parts { th.number scope="col" { (part) } }
                    th.number scope="col" { (words.word(total)) }
                } }
                @for place in &outcome.places { (placing(words, parts.len(), place)) }
            }
            (scoring::steps(words, &outcome.steps))
            // The points come last among the figures, and are what everybody wants to see first.
            @for (at, plot) in outcome.plots.iter().rev().enumerate() {
                details.plot id=(format!("plot-{}", plot.id)) open[at == 0] {
                    summary { (plot.title) }
                    div.drawing { (PreEscaped(&plot.svg)) }
                }
            }
        }
    }
}

fn placing(words: &Words, parts: usize, place: &Placing) -> Markup {
    let columns = parts + 1;
    html! {
        tbody .winner[place.wins] data-key=(format!("place-{}", place.seat)) {
            tr {
                th scope="rowgroup" colspan=(columns) {
                    div.who {
                        span { (words.say(&text!("table-rank-number", rank = place.rank))) }
                        (badge(place.seat))
                        span.name { (place.name) }
                        @if place.conceded { " " span.mark-word { (words.word("table-mark-conceded")) } }
                    }
                }
            }
            tr {
                @match place.score {
                    Some(score) => {
                        @for part in place.parts.iter().take(parts) { td.number { (signed(*part)) } }
                        td.number { strong { (signed(score)) } }
                    }
                    None => { td.number colspan=(columns) { (words.word("table-out")) } }
                }
            }
        }
    }
}

/// With a minus sign, not a hyphen.
fn signed(number: i32) -> String {
    if number < 0 { format!("−{}", number.unsigned_abs()) } else { number.to_string() }
}
