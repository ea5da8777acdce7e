//! A game on a table, whichever it is.

mod keep;
mod record;

use std::fmt;

use catalog::{GameId, with_game};
use draw::Drawn;
use guide::{Figure, Guided};
use kernel::{
    Draft, Fairness, Happening, NotationError, Options, Record, Refusal, Rules, Seat, Setup, SetupError,
    Step, Turn, Viewer,
};
use words::Words;

pub use keep::KeptPosition;
pub use record::{RecordFault, VerifiedRecord, verify};

use crate::look::{self, Look};
use crate::scene::Scene;
use crate::{Denied, DraftText, bots};

/// How many moves lie between two positions that are kept, so that any one is reached quickly.
const KEPT_EVERY: usize = 32;

/// Everything that a table wants of a game: [`Rules`] and its neighbours without the types that differ from game to game.
pub trait Game: Send + Sync + fmt::Debug {
    fn boxed(&self) -> Box<dyn Game>;

    fn turn(&self) -> Turn;

    /// How many moves have been committed.
    fn made(&self) -> usize;

    /// The round, as the game counts.
    fn round(&self) -> u32;

    fn has_secrets(&self) -> bool;

    /// Commits a move.
    fn push(&mut self, seat: Seat, mv: &str) -> Result<(), Denied>;

    /// How many moves stand in any case, since chance decided something in them or something was shown.
    fn settled(&self) -> usize;

    /// Goes back to this many moves, which are not fewer than those that are settled.
    fn take_back(&mut self, to: usize);

    /// A move in the draft of a seat.
    fn draft(&self, seat: Seat, draft: &DraftText, mv: &str, for_good: bool) -> Result<Drafted, Denied>;

    /// As much of a draft as still stands, and whether the seat has nothing left to decide in it.
    fn settle(&self, seat: Seat, draft: &DraftText) -> (DraftText, bool);

    /// Why nothing can be done with a spot of the drawing.
    fn why_not(&self, seat: Seat, draft: &DraftText, spot: &str) -> Option<Refusal>;

    fn scene(&self, look: &Look<'_>, words: &Words) -> Scene;

    /// What a bot of this level would play, in notation.
    fn bot(&self, seat: Seat, level: &str, chance: [u8; 32]) -> Option<String>;

    /// What a viewer may know and what he may do, as data.
    fn data(&self, viewer: Viewer) -> serde_json::Value;

    /// The game as a record. It holds the secret.
    fn record(&self) -> Result<Record, GameError>;

    /// The first moves of the game in notation.
    fn moves(&self, upto: usize) -> Vec<(Seat, String)>;

    /// The positions worth keeping that lie behind this many moves.
    fn kept_after(&self, made: usize) -> Vec<KeptPosition>;
}

/// What became of a move in a draft.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Drafted {
    /// It stands in the draft.
    Kept(DraftText),
    /// It waits to be confirmed, as it cannot be taken back afterwards.
    Waits(DraftText),
    /// These moves count now.
    Committed(Vec<String>),
}

/// Why a game cannot be set up or read.
#[derive(Clone, PartialEq, Debug, thiserror::Error)]
pub enum GameError {
    #[error("{0}")]
    Unknown(#[from] catalog::UnknownGame),
    #[error("the rules have version {ours}, and this was played by version {theirs}")]
    OtherRules { ours: u32, theirs: u32 },
    #[error("{0}")]
    Setup(#[from] SetupError),
    #[error("{0}")]
    Fairness(#[from] kernel::FairnessError),
    #[error("move {number} of the log is not accepted: {mv}")]
    Move { number: usize, mv: String },
}

/// What a game is opened from.
#[derive(Clone, Debug)]
pub(crate) struct OpenGame<'a> {
    pub players: usize,
    pub options: &'a Options,
    pub fairness: Fairness,
    pub moves: &'a [(Seat, String)],
    /// Positions kept earlier. One that cannot be read is passed over.
    pub kept: &'a [KeptPosition],
}

/// Opens a game with its moves so far.
pub(crate) fn open_game(game: GameId, from: &OpenGame<'_>) -> Result<Box<dyn Game>, GameError> {
    with_game!(game, G => Ok(Box::new(Match::<G>::open(from)?)))
}

impl Clone for Box<dyn Game> {
    fn clone(&self) -> Self {
        self.boxed()
    }
}

/// A game with all that was played in it.
#[derive(Clone)]
pub(crate) struct Match<G: Rules> {
    pub(crate) setup: G::Setup,
    pub(crate) fairness: Fairness,
    pub(crate) moves: Vec<(Seat, G::Move)>,
    pub(crate) position: G,
    /// Positions on the way, the start first.
    pub(crate) checkpoints: Vec<Checkpoint<G>>,
    /// Where each round began.
    pub(crate) rounds: Vec<RoundBegan>,
    /// How many moves there were when chance last decided something, or something was shown: those stay.
    pub(crate) settled: usize,
}

#[derive(Clone, Debug)]
pub(crate) struct Checkpoint<G> {
    pub(crate) made: usize,
    pub(crate) position: G,
    /// As [`Match::settled`] was then.
    pub(crate) settled: usize,
}

/// A round's beginning, with the figures of everybody as they were then.
#[derive(Clone, PartialEq, Eq, Debug, serde::Serialize, serde::Deserialize)]
pub(crate) struct RoundBegan {
    pub(crate) made: usize,
    pub(crate) round: u32,
    /// For each seat those columns that are plotted.
    pub(crate) figures: Vec<Vec<Option<i64>>>,
}

impl<G: Rules> fmt::Debug for Match<G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        // Neither the secret nor the position: this may end up in a log file.
        f.debug_struct("Match")
            .field("game", &G::INFO.id)
            .field("moves", &self.moves.len())
            .finish_non_exhaustive()
    }
}

impl<G: Guided + Drawn + ::bots::Greedy> Match<G> {
    pub(crate) fn open(from: &OpenGame<'_>) -> Result<Self, GameError> {
        let setup = G::Setup::from_options(from.players, from.options)?;
        let start = G::start(&setup, from.fairness.draws(), &mut Vec::new())?;
        let kept = keep::read::<G>(from.kept, from.moves.len());
        let mut game = Self {
            setup,
            fairness: from.fairness.clone(),
            moves: Vec::with_capacity(from.moves.len()),
            position: start.clone(),
            checkpoints: vec![Checkpoint { made: 0, position: start.clone(), settled: 0 }],
            rounds: vec![RoundBegan::of(&start, 0)],
            settled: 0,
        };
        let behind = kept.last().map_or(0, |last| last.made);
        for (number, (seat, mv)) in from.moves.iter().enumerate() {
            let fault = || GameError::Move { number, mv: mv.clone() };
            let read: G::Move = mv.parse().map_err(|_: NotationError| fault())?;
            if number < behind {
                game.moves.push((*seat, read));
                continue;
            }
            if number == behind
                && let Some(last) = kept.last()
            {
                game.position.clone_from(&last.position);
                game.rounds.clone_from(&last.rounds);
                game.settled = last.settled;
            }
            game.play(*seat, read).map_err(|_| fault())?;
        }
        if let Some(last) = kept.last()
            && behind == from.moves.len()
            && behind > 0
        {
            game.position.clone_from(&last.position);
            game.rounds.clone_from(&last.rounds);
            game.settled = last.settled;
        }
        let earlier = kept.into_iter().map(|kept| Checkpoint {
            made: kept.made,
            position: kept.position,
            settled: kept.settled,
        });
        game.checkpoints.splice(1..1, earlier);
        Ok(game)
    }

    fn play(&mut self, seat: Seat, mv: G::Move) -> Result<(), Refusal> {
        let (drawn, reveals) = (self.position.draws_used(), self.position.reveals(seat, &mv));
        let mut events = Vec::new();
        self.position.play(seat, &mv, &mut events)?;
        self.moves.push((seat, mv));
        let made = self.moves.len();
        if reveals || events.iter().any(G::Event::shows) || self.position.draws_used() != drawn {
            self.settled = made;
        }
        if made.is_multiple_of(KEPT_EVERY) {
            self.checkpoints.push(Checkpoint {
                made,
                position: self.position.clone(),
                settled: self.settled,
            });
        }
        let now = RoundBegan::of(&self.position, made);
        if self.rounds.last().is_none_or(|last| last.round != now.round) || self.position.turn().is_over() {
            self.rounds.push(now);
        }
        Ok(())
    }

    /// The last position that is kept and has at most this many moves.
    pub(crate) fn checkpoint(&self, made: usize) -> &Checkpoint<G> {
        let at = self.checkpoints.partition_point(|checkpoint| checkpoint.made <= made);
        &self.checkpoints[at.saturating_sub(1)]
    }

    /// The position after this many moves.
    pub(crate) fn at(&self, made: usize) -> G {
        let made = made.min(self.moves.len());
        if made == self.moves.len() {
            return self.position.clone();
        }
        let from = self.checkpoint(made);
        let mut position = from.position.clone();
        let mut events = Vec::new();
        for (seat, mv) in &self.moves[from.made..made] {
            // They were all accepted once.
            if position.play(*seat, mv, &mut events).is_err() {
                break;
            }
            events.clear();
        }
        position
    }

    fn resume(&self, seat: Seat, draft: &DraftText) -> Draft<G> {
        Draft::resume(self.position.clone(), seat, &draft.moves)
    }
}

impl RoundBegan {
    fn of<G: Guided>(position: &G, made: usize) -> Self {
        let view = position.view(Viewer::Spectator);
        let plotted = |row: &guide::PlayerRow| {
            let columns = G::columns().iter().zip(&row.figures);
            columns.filter(|(column, _)| column.plotted).map(|(_, figure)| number(figure)).collect::<Vec<_>>()
        };
        let mut figures = vec![Vec::new(); position.players()];
        for row in <G as Guided>::players(&view) {
            figures[row.seat.index()] = plotted(&row);
        }
        Self { made, round: G::progress(&view).round, figures }
    }
}

const fn number(figure: &Figure) -> Option<i64> {
    match figure {
        Figure::Number(number) | Figure::Money(number) | Figure::Change(number) => Some(*number),
        Figure::Nothing => None,
    }
}

impl<G: Guided + Drawn + ::bots::Greedy> Game for Match<G> {
    fn boxed(&self) -> Box<dyn Game> {
        Box::new(self.clone())
    }

    fn turn(&self) -> Turn {
        self.position.turn()
    }

    fn made(&self) -> usize {
        self.moves.len()
    }

    fn round(&self) -> u32 {
        self.rounds.last().map_or(0, |last| last.round)
    }

    fn has_secrets(&self) -> bool {
        G::HAS_SECRETS
    }

    fn push(&mut self, seat: Seat, mv: &str) -> Result<(), Denied> {
        let mv = mv.parse().map_err(|NotationError(why)| Denied::Table(why))?;
        Ok(self.play(seat, mv)?)
    }

    fn settled(&self) -> usize {
        self.settled
    }

    fn take_back(&mut self, to: usize) {
        self.position = self.at(to);
        self.moves.truncate(to);
        self.checkpoints.retain(|checkpoint| checkpoint.made <= to);
        self.rounds.retain(|round| round.made <= to);
    }

    fn draft(&self, seat: Seat, draft: &DraftText, mv: &str, for_good: bool) -> Result<Drafted, Denied> {
        let read: G::Move = mv.parse().map_err(|NotationError(why)| Denied::Table(why))?;
        let notation = read.to_string();
        let mut played = self.resume(seat, draft);
        match played.play(read.clone())? {
            Step::Played(_) => Ok(Drafted::Kept(draft.with(notation))),
            Step::Reveals if for_good => {
                let committed = played.play_for_good(read)?;
                Ok(Drafted::Committed(committed.moves.iter().map(|played| played.mv.to_string()).collect()))
            }
            Step::Reveals => {
                let mut waiting = draft.clone();
                waiting.pending = Some(notation);
                Ok(Drafted::Waits(waiting))
            }
        }
    }

    fn settle(&self, seat: Seat, draft: &DraftText) -> (DraftText, bool) {
        let mut settled = if draft.base == self.made() { draft.clone() } else { DraftText::on(self.made()) };
        let played = self.resume(seat, &settled);
        settled.moves.truncate(played.moves().len());
        let done = !played.is_owed();
        (settled, done)
    }

    fn why_not(&self, seat: Seat, draft: &DraftText, spot: &str) -> Option<Refusal> {
        let drafted = self.resume(seat, draft);
        G::why_not(&drafted.position().view(Viewer::Seat(seat)), seat, spot)
    }

    fn scene(&self, look: &Look<'_>, words: &Words) -> Scene {
        look::scene(self, look, words)
    }

    fn bot(&self, seat: Seat, level: &str, chance: [u8; 32]) -> Option<String> {
        bots::choose(&self.position, seat, level, chance)
    }

    fn data(&self, viewer: Viewer) -> serde_json::Value {
        let mut moves = Vec::new();
        if let Viewer::Seat(seat) = viewer {
            self.position.moves(seat, &mut moves);
        }
        let moves: Vec<String> = moves.iter().map(ToString::to_string).collect();
        let view = self.position.view(viewer);
        serde_json::json!({ "turn": self.position.turn(), "made": self.made(), "view": view, "moves": moves })
    }

    fn record(&self) -> Result<Record, GameError> {
        record::write(self)
    }

    fn moves(&self, upto: usize) -> Vec<(Seat, String)> {
        self.moves.iter().take(upto).map(|(seat, mv)| (*seat, mv.to_string())).collect()
    }

    fn kept_after(&self, made: usize) -> Vec<KeptPosition> {
        keep::write(self, made)
    }
}
