//! A game in play, with its type: its moves, and earlier positions.

use std::collections::BTreeMap;
use std::fmt;
use std::sync::Arc;

use kernel::{Draft, EventOf, Events, Fairness, MoveOf, NotationError, Refusal, Rules, Seat, Setup, SetupOf};

use super::snapshot::{self, HistoryDigest};
use super::{GameError, OpenGame, PositionSnapshot, Reached, RoundBegan, SNAPSHOT_EVERY, SnapshotReport};
use crate::scene_builder::LogCache;
use crate::{DraftText, Playable};

/// How many snapshots are kept of the moves that a table began with, at most: evenly spread, including the last.
const MOST_SNAPSHOTS_OF_GIVEN: usize = 16;

/// A game with everything that was played in it.
#[derive(Clone)]
pub(crate) struct Match<F: Playable> {
    /// `None` for a game that began with a position from outside.
    pub(crate) origin: Option<Origin<F>>,
    pub(crate) moves: Vec<(Seat, MoveOf<F>)>,
    pub(crate) now: Reached<F::Rules>,
    /// Identifies everything that led to the current position.
    pub(super) history: HistoryDigest,
    /// How many moves the table began with.
    given: usize,
    /// Earlier positions: the start, and then one every [`SNAPSHOT_EVERY`] moves, except for those that were skipped.
    /// Clones of the game share them.
    pub(crate) checkpoints: Vec<Arc<Checkpoint<F>>>,
    /// Where each round began.
    pub(crate) rounds: Vec<RoundBegan>,
    /// The rendered log lines. Clones of the game share them until moves are taken back.
    pub(crate) log_cache: Arc<LogCache>,
}

/// What a game was set up from.
#[derive(Clone)]
pub(crate) struct Origin<F: Playable> {
    pub(crate) setup: SetupOf<F>,
    pub(crate) fairness: Fairness,
}

/// An earlier position, and what led to it.
pub(crate) struct Checkpoint<F: Playable> {
    pub(crate) reached: Reached<F::Rules>,
    pub(super) history: HistoryDigest,
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

    /// A game that continues from a position.
    pub(super) fn load(state: serde_json::Value) -> Result<Self, serde_json::Error> {
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

    /// The positions worth a snapshot. Of a game that is played here these are all: each append stores a little. Of the
    /// moves that a game began with only a few are, since all at once would be far larger than the form that sent them.
    pub(super) fn checkpoints_to_keep(&self) -> impl Iterator<Item = &Arc<Checkpoint<F>>> {
        let worth =
            |checkpoint: &&Arc<Checkpoint<F>>| self.is_worth_a_snapshot(checkpoint.reached.move_count);
        self.checkpoints.iter().skip(1).filter(worth)
    }

    pub(crate) fn is_worth_a_snapshot(&self, move_count: usize) -> bool {
        let (place, last) = (move_count / SNAPSHOT_EVERY, self.given / SNAPSHOT_EVERY);
        place > last || (last - place).is_multiple_of(last.div_ceil(MOST_SNAPSHOTS_OF_GIVEN))
    }

    /// Skips to the position of a snapshot, if these moves lead there from the current one.
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

    pub(super) fn play(
        &mut self,
        seat: Seat,
        mv: MoveOf<F>,
        events: &mut Events<EventOf<F>>,
    ) -> Result<(), Refusal> {
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

    /// The latest checkpoint with at most this many moves.
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
            // All of them were accepted before.
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
