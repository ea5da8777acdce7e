//! How the game ended: who stands where, how the points were made, and how it came to that.

use kernel::text;
use maud::{Markup, PreEscaped, html};
use table::scene::{Outcome, Placing};
use words::Words;

use super::{badge, still};

pub(super) fn outcome(words: &Words, outcome: &Outcome) -> Markup {
    html! {
        section #outcome aria-labelledby="won" {
            h2 #won { (outcome.won) }
            p.quiet { (outcome.ending) }
            div.wide-table { table {
                thead { tr {
                    th scope="col" { span.away { (words.word("table-rank")) } }
                    th scope="col" { (words.word("table-player")) }
                    @for part in &outcome.parts { th.number scope="col" { (part) } }
                    th.number scope="col" { (words.word("table-points")) }
                } }
                tbody { @for place in &outcome.places { (placing(words, outcome, place)) } }
            } }
            @for plot in &outcome.plots {
                details.plot id=(format!("plot-{}", plot.id)) {
                    summary { (plot.title) }
                    div.drawing data-still=(still(&plot.svg)) { (PreEscaped(&plot.svg)) }
                }
            }
        }
    }
}

fn placing(words: &Words, outcome: &Outcome, place: &Placing) -> Markup {
    html! {
        tr .winner[place.rank == 1] data-key=(format!("place-{}", place.seat)) {
            td.number { (words.say(&text!("table-rank-number", rank = place.rank))) }
            th scope="row" {
                div.who {
                    (badge(place.seat))
                    span.named {
                        (place.name)
                        @if place.conceded { " " span.mark-word { (words.word("table-mark-conceded")) } }
                    }
                }
            }
            @match place.score {
                Some(score) => {
                    @for part in &place.parts { td.number { (part) } }
                    td.number { strong { (score) } }
                }
                None => { td.number colspan=(outcome.parts.len() + 1) { (words.word("table-out")) } }
            }
        }
    }
}
