//! What happened, line by line.

use std::collections::BTreeMap;
use std::sync::{Arc, Mutex, PoisonError};

use draw::Drawn;
use guide::Guided;
use kernel::{Happening, Seat, Viewer};
use words::Words;

use super::LOG_MOVES;
use crate::game::{KEPT_EVERY, Match};
use crate::scene::LogLine;

/// For how many moves the lines are kept in each language.
const MOST_KEPT: usize = 160;

/// The lines of moves, by their numbers; those of the layout by 0.
type Numbered = BTreeMap<usize, Arc<Vec<LogLine>>>;

/// The lines of moves, as they were last said: the same for everybody who reads the language, and for good.
#[derive(Default)]
pub(crate) struct Told(Mutex<Vec<(Words, Numbered)>>);

impl Told {
    /// Does something with what has been told in these words.
    fn with<T>(&self, words: &Words, work: impl FnOnce(&mut Numbered) -> T) -> T {
        // Nothing is left half done under this lock.
        let mut told = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        // Somebody may have got another name.
        told.retain(|(of, _)| of == words || of.language() != words.language());
        let at = told.iter().position(|(of, _)| of == words).unwrap_or_else(|| {
            told.push((words.clone(), BTreeMap::new()));
            told.len() - 1
        });
        work(&mut told[at].1)
    }
}

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
    // From where a position is kept in most games, so that little is played again which is not shown.
    let first = if whole { 0 } else { from - from % KEPT_EVERY };
    // The layout of the table counts as what happened before the first move.
    let wanted = if first == 0 { 0..=upto } else { first + 1..=upto };
    let mut found: Vec<Option<Arc<Vec<LogLine>>>> =
        game.told.with(words, |told| wanted.clone().map(|number| told.get(&number).cloned()).collect());
    if let Some(missing) = found.iter().position(Option::is_none) {
        let missing = wanted.start() + missing;
        let fresh = tell(game, missing, upto, words);
        game.told.with(words, |told| {
            told.extend(fresh.iter().cloned());
            while told.len() > MOST_KEPT {
                told.pop_first();
            }
        });
        for (number, lines) in fresh {
            found[number - wanted.start()] = Some(lines);
        }
    }
    (found.iter().flatten().flat_map(|lines| lines.iter().cloned()).collect(), first > 0)
}

/// The lines of these moves, with the number of each.
fn tell<G: Guided + Drawn + ::bots::Greedy>(
    game: &Match<G>,
    from: usize,
    upto: usize,
    words: &Words,
) -> Vec<(usize, Arc<Vec<LogLine>>)> {
    let mut told = Vec::new();
    let mut events = Vec::new();
    let mut position = game.at(from.saturating_sub(1)).position;
    let mut progress = G::progress(&position.view(Viewer::Spectator));
    if from == 0 && G::start(&game.setup, game.fairness.draws(), &mut events).is_ok() {
        let mut lines = write::<G>(&events, 0, None, words);
        if let Some(first) = lines.first_mut() {
            first.round = Some(words.say(&progress.label));
        }
        told.push((0, Arc::new(lines)));
    }
    for (number, (seat, mv)) in game.moves.iter().enumerate().take(upto).skip(from.saturating_sub(1)) {
        events.clear();
        if position.play(*seat, mv, &mut events).is_err() {
            break;
        }
        let mut lines = write::<G>(&events, number + 1, Some(*seat), words);
        let round = progress.round;
        progress = G::progress(&position.view(Viewer::Spectator));
        if round != progress.round {
            // The heading stands above the last line that tells of the change.
            if let Some(line) = lines.last_mut() {
                line.round = Some(words.say(&progress.label));
            }
        }
        told.push((number + 1, Arc::new(lines)));
    }
    told
}

fn write<G: Guided>(events: &[G::Event], at: usize, seat: Option<Seat>, words: &Words) -> Vec<LogLine> {
    let line = |(place, event): (usize, &G::Event)| LogLine {
        at,
        first: place == 0,
        seat,
        text: words.say(&event.text()),
        places: G::places(event),
        motion: G::motion(event),
        round: None,
    };
    events.iter().enumerate().map(line).collect()
}
