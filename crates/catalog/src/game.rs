//! A game in play, whichever it is: what tables, the line protocol and other programs stand on.

mod opening;
mod reached;
mod record;
mod rounds;
mod snapshot;
mod typeless;

use std::collections::BTreeMap;
use std::fmt;
use std::sync::Arc;

use kernel::{
    Committed, Draft, EventOf, Events, Fairness, Happening, MOST_MOVES, MoveOf, NotationError, Record,
    Refusal, Rules, Seat, Setup, SetupOf, Text, Turn, Viewer, text,
};
use words::Words;

pub use opening::{GameError, OpenGame, OpenedGame, SnapshotReport, load_game, open_face, open_game};
pub(crate) use reached::Reached;
pub use record::{VerifiedRecord, VerifyError, verify};
pub(crate) use rounds::RoundBegan;
use snapshot::HistoryDigest;
pub use snapshot::PositionSnapshot;

use crate::scene::Scene;
use crate::scene_builder::{LogCache, SceneRequest};
use crate::{DraftText, Playable};

/// How many moves lie between two snapshots, so that any position is reached quickly.
pub(crate) const SNAPSHOT_EVERY: usize = 32;
/// Of the moves that a table began with, at most this many snapshots are kept: evenly spread, the last among them.
const MOST_SNAPSHOTS_OF_GIVEN: usize = 16;

/// What came of a move that was played in a draft.
pub type Drafted = Result<PlayOutcome, MoveError>;

/// Everything that a table needs from a game: [`Rules`] and related traits without the types that differ from game to
/// game.
pub trait Game: Send + Sync + fmt::Debug {
    fn boxed(&self) -> Box<dyn Game>;

    fn turn(&self) -> Turn;

    /// How many moves have been committed.
    fn move_count(&self) -> usize;

    /// Whether the game is still running but has as many moves as a table takes, so that nothing more can be played.
    fn is_full(&self) -> bool {
        self.move_count() >= MOST_MOVES && !self.turn().is_over()
    }

    /// The round, as the game counts them.
    fn round(&self) -> u32;

    /// Whether one seat may currently know something that another may not.
    fn has_secrets(&self) -> bool;

    /// How many moves had been made when the situation that this seat decides on last changed. Sealed decisions of
    /// others do not count.
    fn draft_base(&self, seat: Seat) -> usize;

    /// How many play.
    fn players(&self) -> usize;

    /// What happened when it was laid out.
    fn opening(&self) -> Vec<Told>;

    /// Commits a move.
    fn push(&mut self, seat: Seat, mv: &str) -> Result<(), MoveError>;

    /// Commits a move: what happened.
    fn push_telling(&mut self, seat: Seat, mv: &str) -> Result<Vec<Told>, MoveError>;

    /// The legal moves of a seat in notation.
    fn legal(&self, seat: Seat) -> Vec<String>;

    /// What a viewer may know, as data.
    fn view(&self, viewer: Viewer) -> serde_json::Value;

    /// All of the position as data, with what is hidden.
    fn state(&self) -> serde_json::Result<serde_json::Value>;

    /// The points of each seat if the game ended now; `None` for one that is out of the game.
    fn scores(&self) -> Vec<Option<i32>>;

    /// How many moves are final, because chance decided something in them or something was revealed.
    fn settled(&self) -> usize;

    /// Goes back to this many moves, which must not be fewer than are settled.
    fn take_back(&mut self, to: usize);

    /// Plays a move in the draft of a seat.
    fn draft(&self, seat: Seat, draft: &DraftText, mv: &str, for_good: bool) -> Drafted;

    /// The moves of a draft if it is a complete turn: legal, with nothing left for the seat to decide.
    fn whole_turn(&self, seat: Seat, draft: &DraftText) -> Option<Vec<String>>;

    /// Why nothing can be done with this spot of the drawing.
    fn why_not(&self, seat: Seat, draft: &DraftText, spot: &str) -> Option<Refusal>;

    fn scene(&self, look: &SceneRequest<'_>, words: &Words) -> Scene;

    /// The move that a bot of this level would play, in notation.
    fn bot(&self, seat: Seat, level: &str, chance: [u8; 32]) -> Option<String>;

    /// What a viewer may know and do, as data.
    fn data(&self, viewer: Viewer) -> serde_json::Value;

    /// The game as a record. It contains the secret.
    fn record(&self) -> Result<Record, GameError>;

    /// The first moves of the game in notation.
    fn moves(&self, upto: usize) -> Vec<(Seat, String)>;

    /// The snapshots worth keeping after this many moves.
    fn snapshots_after(&self, move_count: usize) -> Vec<PositionSnapshot>;
}

/// Something that happened, of whichever game.
#[derive(Clone, Debug)]
pub struct Told {
    /// As the game tells it.
    pub data: serde_json::Value,
    /// What chance decided in it, as records write it.
    pub drawn: Option<String>,
    /// As a sentence.
    pub text: Text,
}

impl Told {
    fn of(event: &impl Happening) -> Self {
        // An event is plain data.
        let data = serde_json::to_value(event).unwrap_or_default();
        Self { data, drawn: event.drawn(), text: event.text() }
    }
}

/// Why a move is not made.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum MoveError {
    /// A rule of the game forbids it.
    #[error(transparent)]
    Rule(#[from] Refusal),
    /// It is no move at all, or there is no room for one.
    #[error("{0}")]
    Text(Text),
}

impl From<Text> for MoveError {
    fn from(why: Text) -> Self {
        Self::Text(why)
    }
}

/// What became of a move in a draft.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum PlayOutcome {
    /// It was added to the draft.
    Drafted(DraftText),
    /// It waits to be confirmed, because it cannot be undone afterwards.
    NeedsConfirmation(DraftText),
    /// These moves are committed.
    Committed(Vec<String>),
}

/// What is told when a game has as many moves as a table takes.
#[must_use]
pub fn no_more_moves() -> Text {
    text!(table_no_more_moves, most = MOST_MOVES)
}

impl Clone for Box<dyn Game> {
    fn clone(&self) -> Self {
        self.boxed()
    }
}

/// A game with everything that was played in it.
#[derive(Clone)]
pub(crate) struct Match<F: Playable> {
    /// `None` for a game that began with a position from outside.
    pub(crate) origin: Option<Origin<F>>,
    pub(crate) moves: Vec<(Seat, MoveOf<F>)>,
    pub(crate) now: Reached<F::Rules>,
    /// What has led to now.
    history: HistoryDigest,
    /// How many moves the table began with.
    given: usize,
    /// Positions on the way, the start first, and then one every [`SNAPSHOT_EVERY`] moves, but for those that were leapt over.
    /// Copies of the game share them.
    pub(crate) checkpoints: Vec<Arc<Checkpoint<F>>>,
    /// Where each round began.
    pub(crate) rounds: Vec<RoundBegan>,
    /// The rendered log lines. Clones of the game share them until moves are taken back.
    pub(crate) log_cache: Arc<LogCache>,
}

/// What a game was laid out from.
#[derive(Clone)]
pub(crate) struct Origin<F: Playable> {
    pub(crate) setup: SetupOf<F>,
    pub(crate) fairness: Fairness,
}

/// A position on the way, and what has led to it.
pub(crate) struct Checkpoint<F: Playable> {
    pub(crate) reached: Reached<F::Rules>,
    history: HistoryDigest,
}

/// Whether the moves up to a snapshot could be skipped.
enum Skip {
    Done,
    /// Only from this many moves on: the snapshot does not know which rounds began before.
    From(usize),
    /// The snapshot is damaged, or belongs to another game or other moves.
    Invalid,
}

impl<F: Playable> fmt::Debug for Match<F> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        // Neither the secret nor the position: this may end up in a log file.
        f.debug_struct("Match")
            .field("game", &F::Rules::INFO.id)
            .field("moves", &self.moves.len())
            .finish_non_exhaustive()
    }
}

impl<F: Playable> Match<F> {
    pub(crate) fn open(from: &OpenGame<'_>) -> Result<(Self, SnapshotReport), GameError> {
        let info = F::Rules::INFO;
        if !info.plays(from.rules_version) {
            let (ours, theirs) = (info.rules_version, from.rules_version);
            return Err(GameError::OtherRules { ours, theirs });
        }
        let setup = SetupOf::<F>::from_options(from.players, from.options)?.by_rules(from.rules_version);
        let start = Reached::start(F::Rules::start(&setup, from.fairness.draws(), &mut Events::ignored())?);
        let history = HistoryDigest::of::<F::Rules>(&setup, &from.fairness);
        let origin = Origin { setup, fairness: from.fairness.clone() };
        let mut game = Self::start(Some(origin), start, history);
        game.moves.reserve(from.moves.len());
        game.given = from.given;
        let mut report = SnapshotReport::default();
        let snapshots: BTreeMap<usize, &PositionSnapshot> =
            from.snapshots.iter().map(|snapshot| (snapshot.move_count, snapshot)).collect();
        let mut ahead: BTreeMap<usize, &PositionSnapshot> = snapshots
            .iter()
            .filter(|(move_count, _)| move_count.is_multiple_of(SNAPSHOT_EVERY))
            .map(|(move_count, snapshot)| (*move_count, *snapshot))
            .collect();
        let mut used = Vec::new();
        while let move_count = game.moves.len()
            && move_count < from.moves.len()
        {
            // Moves that lead to a snapshot need not be replayed.
            let mut to = from.moves.len().min(move_count + SNAPSHOT_EVERY);
            if let Some((&next, snapshot)) = ahead.range(move_count + 1..=from.moves.len()).next() {
                match game.skip_to(read::<F>(from.moves, move_count..next)?, snapshot) {
                    Skip::Done => {
                        used.push(next);
                        continue;
                    }
                    Skip::From(since) => to = since,
                    Skip::Invalid => {
                        ahead.remove(&next);
                        continue;
                    }
                }
            }
            for (number, (seat, mv)) in (move_count..).zip(read::<F>(from.moves, move_count..to)?) {
                let invalid_move = |_| GameError::Move { number, mv: from.moves[number].1.clone() };
                game.play(seat, mv, &mut Events::new()).map_err(invalid_move)?;
                report.replayed += 1;
            }
        }
        let is_used = |move_count: usize| used.binary_search(&move_count).is_ok();
        report.invalid = snapshots
            .keys()
            .filter(|move_count| !is_used(**move_count))
            .map(|move_count| *move_count as u64)
            .collect();
        let missing = game.checkpoints_to_keep().filter(|checkpoint| !is_used(checkpoint.reached.move_count));
        report.rebuilt = snapshot::write(&game, missing);
        Ok((game, report))
    }

    /// A game that goes on from a position.
    fn load(state: serde_json::Value) -> Result<Self, serde_json::Error> {
        let position: F::Rules = serde_json::from_value(state)?;
        Ok(Self::start(None, Reached::start(position), HistoryDigest::UNKNOWN))
    }

    fn start(origin: Option<Origin<F>>, start: Reached<F::Rules>, history: HistoryDigest) -> Self {
        Self {
            origin,
            moves: Vec::new(),
            rounds: vec![RoundBegan::of::<F>(&start.position, 0)],
            now: start.clone(),
            history,
            given: 0,
            checkpoints: vec![Arc::new(Checkpoint { reached: start, history })],
            log_cache: Arc::default(),
        }
    }

    /// The positions that are kept: every one of a game that is played here, so that each append keeps a little. A game that
    /// began with many moves keeps a few of those behind them, as all at once would be far more than what was asked with.
    fn checkpoints_to_keep(&self) -> impl Iterator<Item = &Arc<Checkpoint<F>>> {
        let worth =
            |checkpoint: &&Arc<Checkpoint<F>>| self.is_worth_a_snapshot(checkpoint.reached.move_count);
        self.checkpoints.iter().skip(1).filter(worth)
    }

    pub(crate) fn is_worth_a_snapshot(&self, move_count: usize) -> bool {
        let (place, last) = (move_count / SNAPSHOT_EVERY, self.given / SNAPSHOT_EVERY);
        place > last || (last - place).is_multiple_of(last.div_ceil(MOST_SNAPSHOTS_OF_GIVEN))
    }

    /// Goes on to a position that was kept, if these moves lead there from now.
    fn skip_to(&mut self, moves: Vec<(Seat, MoveOf<F>)>, snapshot: &PositionSnapshot) -> Skip {
        let mut history = self.history;
        for (seat, mv) in &moves {
            history.follow(*seat, mv);
        }
        let Some(body) = snapshot.read::<F::Rules>(&history) else { return Skip::Invalid };
        let move_count = self.moves.len();
        if body.since() > move_count {
            return Skip::From(body.since());
        }
        self.moves.extend(moves);
        self.history = history;
        self.now.clone_from(&body.reached);
        self.rounds.extend(body.rounds.into_iter().filter(|round| round.move_count > move_count));
        self.checkpoints.push(Arc::new(Checkpoint { reached: body.reached, history }));
        Skip::Done
    }

    fn play(&mut self, seat: Seat, mv: MoveOf<F>, events: &mut Events<EventOf<F>>) -> Result<(), Refusal> {
        self.now.play(seat, &mv, events)?;
        self.history.follow(seat, &mv);
        self.moves.push((seat, mv));
        if self.now.move_count.is_multiple_of(SNAPSHOT_EVERY) {
            self.checkpoints.push(Arc::new(Checkpoint { reached: self.now.clone(), history: self.history }));
        }
        let position = &self.now.position;
        let began = RoundBegan::of::<F>(position, self.now.move_count);
        if self.rounds.last().is_none_or(|last| last.round != began.round) || position.turn().is_over() {
            self.rounds.push(began);
        }
        Ok(())
    }

    /// The last position that is kept and has at most this many moves.
    pub(crate) fn checkpoint(&self, move_count: usize) -> &Checkpoint<F> {
        let at = self.checkpoints.partition_point(|checkpoint| checkpoint.reached.move_count <= move_count);
        &self.checkpoints[at.saturating_sub(1)]
    }

    /// The position after this many moves.
    pub(crate) fn at_move(&self, move_count: usize) -> Reached<F::Rules> {
        let move_count = move_count.min(self.moves.len());
        if move_count == self.moves.len() {
            return self.now.clone();
        }
        let mut reached = self.checkpoint(move_count).reached.clone();
        let mut events = Events::new();
        for (seat, mv) in &self.moves[reached.move_count..move_count] {
            // They were all accepted before.
            if reached.play(*seat, mv, &mut events).is_err() {
                break;
            }
            events.clear();
        }
        reached
    }

    pub(crate) fn resume(&self, seat: Seat, draft: &DraftText) -> Draft<F::Rules> {
        Draft::resume(self.now.position.clone(), seat, &draft.moves)
    }
}

/// Some of a game's moves.
fn read<F: Playable>(
    moves: &[(Seat, String)],
    which: std::ops::Range<usize>,
) -> Result<Vec<(Seat, MoveOf<F>)>, GameError> {
    let read = which.map(|number| {
        let (seat, mv) = &moves[number];
        let invalid_move = |_: NotationError| GameError::Move { number, mv: mv.clone() };
        Ok((*seat, mv.parse::<MoveOf<F>>().map_err(invalid_move)?))
    });
    read.collect()
}

fn notation(committed: &Committed<impl Rules>) -> Vec<String> {
    committed.moves.iter().map(|played| played.mv.to_string()).collect()
}
