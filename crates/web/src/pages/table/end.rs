//! How the game ended: the ranking, how the points were made, and how the game developed.

mod scoring;

use kernel::{message, text};
use maud::{Markup, PreEscaped, html};
use table::scene::{Outcome, Placing};
use words::Words;

use super::badge;

pub(super) fn outcome(words: &Words, outcome: &Outcome) -> Markup {
    // If the scoring steps are shown, their sums need not be listed as well.
    let parts = if outcome.steps.is_empty() { outcome.parts.as_slice() } else { &[] };
    let total = if outcome.steps.is_empty() { message!(table_points) } else { message!(table_scoring_total) };
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
            // The points come last among the figures, but are what everybody wants to see first.
            @for (index, plot) in outcome.plots.iter().rev().enumerate() {
                details.plot id=(format!("plot-{}", plot.id)) open[index == 0] {
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
                        span { (words.say(&text!(table_rank_number, rank = place.rank))) }
                        (badge(place.seat))
                        span.name { (place.name) }
                        @if place.conceded { " " span.mark-word { (words.word(message!(table_mark_conceded))) } }
                    }
                }
            }
            tr {
                @match place.score {
                    Some(score) => {
                        @for part in place.parts.iter().take(parts) { td.number { (signed(*part)) } }
                        td.number { strong { (signed(score)) } }
                    }
                    None => { td.number colspan=(columns) { (words.word(message!(table_out))) } }
                }
            }
        }
    }
}

/// With a minus sign, not a hyphen.
fn signed(number: i32) -> String {
    if number < 0 { format!("−{}", number.unsigned_abs()) } else { number.to_string() }
}
