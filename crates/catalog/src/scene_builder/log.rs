//! The log of the game, line by line.

use std::collections::BTreeMap;
use std::sync::{Arc, Mutex, PoisonError};

use kernel::{EventOf, Events, Happening, Rules, Seat, Viewer};
use words::Words;

use super::LOG_MOVES;
use crate::Playable;
use crate::game::{Match, Origin, SNAPSHOT_EVERY};
use crate::scene::LogLine;

/// How many moves have their lines cached, in each language.
const MOST_CACHED: usize = 160;

/// The lines of each move by its number; 0 for the setup.
type Numbered = BTreeMap<usize, Arc<Vec<LogLine>>>;

/// The lines of moves as they were last rendered: the same for everybody who reads the language.
#[derive(Default)]
pub(crate) struct LogCache(Mutex<Vec<(Words, Numbered)>>);

impl LogCache {
    /// Gives access to what is cached for these words.
    fn with<T>(&self, words: &Words, work: impl FnOnce(&mut Numbered) -> T) -> T {
        // Nothing under this lock panics halfway, so a poisoned lock is still good.
        let mut languages = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        // Somebody may have been renamed.
        languages.retain(|(of, _)| of == words || of.language() != words.language());
        let index = languages.iter().position(|(of, _)| of == words).unwrap_or_else(|| {
            languages.push((words.clone(), BTreeMap::new()));
            languages.len() - 1
        });
        work(&mut languages[index].1)
    }
}

/// The lines around this many moves, and whether earlier ones were left out. A viewer of the past also sees a little of
/// what came after, to find their way.
pub(super) fn lines<F: Playable>(
    game: &Match<F>,
    at_move: usize,
    whole: bool,
    words: &Words,
) -> (Vec<LogLine>, bool) {
    let upto = if whole { game.moves.len() } else { game.moves.len().min(at_move + LOG_MOVES) };
    let from = if whole { 0 } else { at_move.saturating_sub(LOG_MOVES) };
    // Starts where most games have a snapshot, so that few moves are replayed that are not shown.
    let first = if whole { 0 } else { from - from % SNAPSHOT_EVERY };
    // The setup counts as what happened before the first move.
    let wanted = if first == 0 { 0..=upto } else { first + 1..=upto };
    let mut found: Vec<Option<Arc<Vec<LogLine>>>> = game
        .log_cache
        .with(words, |cached| wanted.clone().map(|number| cached.get(&number).cloned()).collect());
    if let Some(missing) = found.iter().position(Option::is_none) {
        let missing = wanted.start() + missing;
        let fresh = render(game, missing, upto, words);
        game.log_cache.with(words, |cached| {
            cached.extend(fresh.iter().cloned());
            while cached.len() > MOST_CACHED {
                cached.pop_first();
            }
        });
        for (number, lines) in fresh {
            found[number - wanted.start()] = Some(lines);
        }
    }
    (found.iter().flatten().flat_map(|lines| lines.iter().cloned()).collect(), first > 0)
}

/// The lines of these moves, with the number of each.
fn render<F: Playable>(
    game: &Match<F>,
    from: usize,
    upto: usize,
    words: &Words,
) -> Vec<(usize, Arc<Vec<LogLine>>)> {
    let mut rendered = Vec::new();
    let mut events = Events::new();
    let mut position = game.at_move(from.saturating_sub(1)).position;
    let mut progress = F::progress(&position.view(Viewer::Spectator));
    if let (0, Some(Origin { setup, fairness })) = (from, &game.origin)
        && F::Rules::start(setup, fairness.draws(), &mut events).is_ok()
    {
        let mut lines = write::<F>(&events, 0, None, words);
        if let Some(first) = lines.first_mut() {
            first.round = Some(words.say(&progress.label));
        }
        rendered.push((0, Arc::new(lines)));
    }
    for (number, (seat, mv)) in game.moves.iter().enumerate().take(upto).skip(from.saturating_sub(1)) {
        events.clear();
        if position.play(*seat, mv, &mut events).is_err() {
            break;
        }
        let mut lines = write::<F>(&events, number + 1, Some(*seat), words);
        let round = progress.round;
        progress = F::progress(&position.view(Viewer::Spectator));
        if round != progress.round {
            // The heading goes above the last line of the move that changed the round.
            if let Some(line) = lines.last_mut() {
                line.round = Some(words.say(&progress.label));
            }
        }
        rendered.push((number + 1, Arc::new(lines)));
    }
    rendered
}

fn write<F: Playable>(
    events: &[EventOf<F>],
    at_move: usize,
    seat: Option<Seat>,
    words: &Words,
) -> Vec<LogLine> {
    let line = |(place, event): (usize, &EventOf<F>)| LogLine {
        at_move,
        first: place == 0,
        seat,
        text: words.say(&event.text()),
        places: F::places(event),
        motion: F::motion(event),
        round: None,
    };
    events.iter().enumerate().map(line).collect()
}
