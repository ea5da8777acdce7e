//! What happened, line by line.

use draw::Drawn;
use guide::Guided;
use kernel::{Happening, Seat, Viewer};
use words::Words;

use super::LOG_MOVES;
use crate::game::Match;
use crate::scene::LogLine;

/// The lines around this many moves, and whether earlier ones were left out. Whoever looks at the past sees a little of
/// what came after, so as to find the way.
pub(super) fn lines<G: Guided + Drawn + ::bots::Greedy>(
    game: &Match<G>,
    at: usize,
    whole: bool,
    words: &Words,
) -> (Vec<LogLine>, bool) {
    let upto = if whole { game.moves.len() } else { game.moves.len().min(at + LOG_MOVES) };
    let from = if whole { 0 } else { at.saturating_sub(LOG_MOVES) };
    // From a position that is kept, so that nothing is played again which is not shown.
    let checkpoint = if whole { &game.checkpoints[0] } else { game.checkpoint(from) };
    let mut position = checkpoint.reached.position.clone();
    let mut lines = Vec::new();
    let mut events = Vec::new();
    let mut round = None;
    let from = checkpoint.reached.made;
    if from == 0 && G::start(&game.setup, game.fairness.draws(), &mut events).is_ok() {
        write::<G>(&mut lines, &events, 0, None, words);
        let progress = G::progress(&position.view(Viewer::Spectator));
        round = Some(progress.round);
        if let Some(first) = lines.first_mut() {
            first.round = Some(words.say(&progress.label));
        }
    }
    for (number, (seat, mv)) in game.moves.iter().enumerate().take(upto).skip(from) {
        events.clear();
        if position.play(*seat, mv, &mut events).is_err() {
            break;
        }
        let first = lines.len();
        write::<G>(&mut lines, &events, number + 1, Some(*seat), words);
        let progress = G::progress(&position.view(Viewer::Spectator));
        if round.is_some_and(|round| round != progress.round) {
            // The heading stands above the last line that tells of the change.
            if let Some(line) = lines[first..].last_mut() {
                line.round = Some(words.say(&progress.label));
            }
        }
        round = Some(progress.round);
    }
    (lines, from > 0)
}

fn write<G: Guided>(
    lines: &mut Vec<LogLine>,
    events: &[G::Event],
    at: usize,
    seat: Option<Seat>,
    words: &Words,
) {
    for (place, event) in events.iter().enumerate() {
        lines.push(LogLine {
            at,
            first: place == 0,
            seat,
            text: words.say(&event.text()),
            places: G::places(event),
            motion: G::motion(event),
            round: None,
        });
    }
}
