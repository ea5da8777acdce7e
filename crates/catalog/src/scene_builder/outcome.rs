//! How a game ended, and how it developed.

use kernel::{Rules, Seat, Seats, Standing, ViewOf};
use words::Words;

use crate::Playable;
use crate::game::Match;
use crate::scene::{Aside, Outcome, Placing, ScoringStep, StepLine};

pub(super) fn outcome<F: Playable>(
    game: &Match<F>,
    view: &ViewOf<F>,
    standing: &Standing,
    conceded: Seats,
    words: &Words,
) -> Outcome {
    let mut parts = Vec::new();
    let mut places = Vec::new();
    for place in &standing.places {
        let points = F::points(view, place.seat);
        if parts.is_empty() {
            parts = points.iter().map(|(what, _)| words.say(what)).collect();
        }
        places.push(Placing {
            rank: place.rank,
            seat: place.seat,
            name: words.name(place.seat),
            wins: place.wins(),
            score: place.score,
            parts: points.iter().map(|(_, points)| *points).collect(),
            conceded: conceded.contains(place.seat),
        });
    }
    Outcome {
        ending: words.say(&F::ending(&standing.ending)),
        won: words.say(&standing.won()),
        places,
        parts,
        steps: F::scoring(view).into_iter().map(|step| scored(step, words)).collect(),
        plots: plots(game, words),
    }
}

fn scored(step: guide::ScoreStep, words: &Words) -> ScoringStep {
    let line = |part: guide::StepAmount| StepLine {
        seat: part.seat,
        name: words.name(part.seat),
        amount: part.amount,
        total: part.total,
        note: part.note.map(|note| words.say(&note)),
    };
    ScoringStep { title: words.say(&step.title), lines: step.amounts.into_iter().map(line).collect() }
}

/// A plot over the rounds for each figure that is worth one.
fn plots<F: Playable>(game: &Match<F>, words: &Words) -> Vec<Aside> {
    let mut marks: Vec<(u32, String)> = Vec::new();
    for (at, began) in (0..).zip(&game.rounds) {
        // The end of the last round has no number of its own.
        let label = began.round.to_string();
        if marks.last().is_none_or(|(_, last)| *last != label) {
            marks.push((at, label));
        }
    }
    let plotted = F::columns().iter().filter(|column| column.plotted);
    let plot = |(which, column): (usize, &guide::Column)| {
        let lines: Vec<draw::PlotLine> = Seat::all(game.now.position.players())
            .map(|seat| {
                let points = game.rounds.iter().enumerate().filter_map(|(at, began)| {
                    let figure = began.figures.get(seat.index())?.get(which).copied().flatten()?;
                    Some((u32::try_from(at).ok()?, figure))
                });
                draw::PlotLine { seat, name: words.name(seat), points: points.collect() }
            })
            .collect();
        let title = words.word(column.heading);
        Aside { id: column.id, svg: draw::plot(&title, &lines, &marks), title, at_hand: false }
    };
    plotted.enumerate().map(plot).collect()
}
