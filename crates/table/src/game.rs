//! A game on a table, whichever it is.

mod keep;
mod reached;
mod record;

use std::collections::BTreeMap;
use std::fmt;
use std::sync::Arc;

use catalog::{GameId, with_game};
use draw::Drawn;
use guide::{Figure, Guided};
use kernel::{
    Committed, Draft, Fairness, MOST_MOVES, NotationError, Options, Record, Refusal, Rules, Seat, Setup,
    SetupError, Step, Turn, Viewer, text,
};
use words::Words;

pub use keep::KeptPosition;
use keep::Trail;
pub(crate) use reached::Reached;
pub use record::{RecordFault, VerifiedRecord, verify};

use crate::look::{self, Look, Told};
use crate::scene::Scene;
use crate::{Denied, DraftText, bots};

/// How many moves lie between two positions that are kept, so that any one is reached quickly.
pub(crate) const KEPT_EVERY: usize = 32;
/// How many are kept at most of those behind the moves that a table began with: evenly spread, with the last among them.
const MOST_GIVEN_KEPT: usize = 16;

/// Everything that a table wants of a game: [`Rules`] and its neighbours without the types that differ from game to game.
pub trait Game: Send + Sync + fmt::Debug {
    fn boxed(&self) -> Box<dyn Game>;

    fn turn(&self) -> Turn;

    /// How many moves have been committed.
    fn made(&self) -> usize;

    /// Whether it goes on, but has as many moves as a table takes: nothing more can be played.
    fn is_full(&self) -> bool {
        self.made() >= MOST_MOVES && !self.turn().is_over()
    }

    /// The round, as the game counts.
    fn round(&self) -> u32;

    /// Whether a seat may now know something that another may not.
    fn has_secrets(&self) -> bool;

    /// How many moves had been made when that which this seat decides on last changed. What others have decided and
    /// nobody may know yet does not count.
    fn stands_on(&self, seat: Seat) -> usize;

    /// Commits a move.
    fn push(&mut self, seat: Seat, mv: &str) -> Result<(), Denied>;

    /// How many moves stand in any case, since chance decided something in them or something was shown.
    fn settled(&self) -> usize;

    /// Goes back to this many moves, which are not fewer than those that are settled.
    fn take_back(&mut self, to: usize);

    /// A move in the draft of a seat.
    fn draft(&self, seat: Seat, draft: &DraftText, mv: &str, for_good: bool) -> Result<Drafted, Denied>;

    /// The moves of a draft, when it is a whole turn: it stands, and the seat has nothing left to decide in it.
    fn whole_turn(&self, seat: Seat, draft: &DraftText) -> Option<Vec<String>>;

    /// Why nothing can be done with a spot of the drawing.
    fn why_not(&self, seat: Seat, draft: &DraftText, spot: &str) -> Option<Refusal>;

    fn scene(&self, look: &Look<'_>, words: &Words) -> Scene;

    /// What a bot of this level would play, in notation.
    fn bot(&self, seat: Seat, level: &str, chance: [u8; 32]) -> Option<String>;

    /// What a viewer may know and what they may do, as data.
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
    pub rules_version: u32,
    pub players: usize,
    pub options: &'a Options,
    pub fairness: Fairness,
    pub moves: &'a [(Seat, String)],
    /// How many of the moves the table began with.
    pub given: usize,
    /// Positions kept earlier. One that does not fit is computed again.
    pub kept: &'a [KeptPosition],
}

/// A game that was opened, and what became of the positions that were kept.
#[derive(Debug)]
pub(crate) struct OpenedGame {
    pub(crate) game: Box<dyn Game>,
    pub(crate) kept: KeptReport,
}

/// What became of the positions that were kept, when a game was opened with them.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub(crate) struct KeptReport {
    /// Those that do not fit the game: damaged, of another game, or of moves that were taken back.
    pub(crate) unfit: Vec<u64>,
    /// Those that are worth keeping and were not there, or did not fit, as they should be.
    pub(crate) fresh: Vec<KeptPosition>,
    /// How many moves had to be played again.
    pub(crate) replayed: usize,
}

/// Opens a game with its moves so far.
pub(crate) fn open_game(game: GameId, from: &OpenGame<'_>) -> Result<OpenedGame, GameError> {
    with_game!(game, G => {
        let (game, kept) = Match::<G>::open(from)?;
        Ok(OpenedGame { game: Box::new(game), kept })
    })
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
    pub(crate) now: Reached<G>,
    /// What has led to now.
    trail: Trail,
    /// How many moves the table began with.
    given: usize,
    /// Positions on the way, the start first, and then one every [`KEPT_EVERY`] moves, but for those that were leapt over.
    /// Copies of the game share them.
    pub(crate) checkpoints: Vec<Arc<Checkpoint<G>>>,
    /// Where each round began.
    pub(crate) rounds: Vec<RoundBegan>,
    /// What has been said of these moves: copies of the game share it, as long as they only go on.
    pub(crate) told: Arc<Told>,
}

/// A position on the way, and what has led to it.
pub(crate) struct Checkpoint<G: Rules> {
    pub(crate) reached: Reached<G>,
    trail: Trail,
}

/// Whether the way to a position that was kept could be left out.
enum Leap {
    Made,
    /// Only from this many moves on: it does not know which rounds began before.
    From(usize),
    /// It is of another game, of other moves, or damaged.
    Never,
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
    pub(crate) fn open(from: &OpenGame<'_>) -> Result<(Self, KeptReport), GameError> {
        let info = G::INFO;
        if !info.plays(from.rules_version) {
            let (ours, theirs) = (info.rules_version, from.rules_version);
            return Err(GameError::OtherRules { ours, theirs });
        }
        let setup = G::Setup::from_options(from.players, from.options)?.by_rules(from.rules_version);
        let start = Reached::start(G::start(&setup, from.fairness.draws(), &mut Vec::new())?);
        let trail = Trail::of::<G>(&setup, &from.fairness);
        let mut game = Self {
            setup,
            fairness: from.fairness.clone(),
            moves: Vec::with_capacity(from.moves.len()),
            rounds: vec![RoundBegan::of(&start.position, 0)],
            now: start.clone(),
            trail,
            given: from.given,
            checkpoints: vec![Arc::new(Checkpoint { reached: start, trail })],
            told: Arc::default(),
        };
        let mut report = KeptReport::default();
        let kept: BTreeMap<usize, &KeptPosition> = from.kept.iter().map(|kept| (kept.made, kept)).collect();
        let mut ahead: BTreeMap<usize, &KeptPosition> = kept
            .iter()
            .filter(|(made, _)| made.is_multiple_of(KEPT_EVERY))
            .map(|(at, kept)| (*at, *kept))
            .collect();
        let mut used = Vec::new();
        while let made = game.moves.len()
            && made < from.moves.len()
        {
            // What leads to a position that was kept need not be played again.
            let mut to = from.moves.len().min(made + KEPT_EVERY);
            if let Some((&next, kept)) = ahead.range(made + 1..=from.moves.len()).next() {
                match game.leap(read::<G>(from.moves, made..next)?, kept) {
                    Leap::Made => {
                        used.push(next);
                        continue;
                    }
                    Leap::From(since) => to = since,
                    Leap::Never => {
                        ahead.remove(&next);
                        continue;
                    }
                }
            }
            for (number, (seat, mv)) in (made..).zip(read::<G>(from.moves, made..to)?) {
                let fault = |_| GameError::Move { number, mv: from.moves[number].1.clone() };
                game.play(seat, mv).map_err(fault)?;
                report.replayed += 1;
            }
        }
        let fits = |made: usize| used.binary_search(&made).is_ok();
        report.unfit = kept.keys().filter(|made| !fits(**made)).map(|made| *made as u64).collect();
        let fresh = game.worth_keeping().filter(|checkpoint| !fits(checkpoint.reached.made));
        report.fresh = keep::write(&game, fresh);
        Ok((game, report))
    }

    /// The positions that are kept: every one of a game that is played here, so that each append keeps a little. A game that
    /// began with many moves keeps a few of those behind them, as all at once would be far more than what was asked with.
    fn worth_keeping(&self) -> impl Iterator<Item = &Arc<Checkpoint<G>>> {
        let worth = |checkpoint: &&Arc<Checkpoint<G>>| self.is_worth_keeping(checkpoint.reached.made);
        self.checkpoints.iter().skip(1).filter(worth)
    }

    pub(crate) fn is_worth_keeping(&self, made: usize) -> bool {
        let (place, last) = (made / KEPT_EVERY, self.given / KEPT_EVERY);
        place > last || (last - place).is_multiple_of(last.div_ceil(MOST_GIVEN_KEPT))
    }

    /// Goes on to a position that was kept, if these moves lead there from now.
    fn leap(&mut self, moves: Vec<(Seat, G::Move)>, kept: &KeptPosition) -> Leap {
        let mut trail = self.trail;
        for (seat, mv) in &moves {
            trail.follow(*seat, mv);
        }
        let Some(kept) = kept.read::<G>(&trail) else { return Leap::Never };
        let made = self.moves.len();
        if kept.since() > made {
            return Leap::From(kept.since());
        }
        self.moves.extend(moves);
        self.trail = trail;
        self.now.clone_from(&kept.reached);
        self.rounds.extend(kept.rounds.into_iter().filter(|round| round.made > made));
        self.checkpoints.push(Arc::new(Checkpoint { reached: kept.reached, trail }));
        Leap::Made
    }

    fn play(&mut self, seat: Seat, mv: G::Move) -> Result<(), Refusal> {
        self.now.play(seat, &mv, &mut Vec::new())?;
        self.trail.follow(seat, &mv);
        self.moves.push((seat, mv));
        if self.now.made.is_multiple_of(KEPT_EVERY) {
            self.checkpoints.push(Arc::new(Checkpoint { reached: self.now.clone(), trail: self.trail }));
        }
        let position = &self.now.position;
        let began = RoundBegan::of(position, self.now.made);
        if self.rounds.last().is_none_or(|last| last.round != began.round) || position.turn().is_over() {
            self.rounds.push(began);
        }
        Ok(())
    }

    /// The last position that is kept and has at most this many moves.
    pub(crate) fn checkpoint(&self, made: usize) -> &Checkpoint<G> {
        let at = self.checkpoints.partition_point(|checkpoint| checkpoint.reached.made <= made);
        &self.checkpoints[at.saturating_sub(1)]
    }

    /// The position after this many moves.
    pub(crate) fn at(&self, made: usize) -> Reached<G> {
        let made = made.min(self.moves.len());
        if made == self.moves.len() {
            return self.now.clone();
        }
        let mut reached = self.checkpoint(made).reached.clone();
        let mut events = Vec::new();
        for (seat, mv) in &self.moves[reached.made..made] {
            // They were all accepted once.
            if reached.play(*seat, mv, &mut events).is_err() {
                break;
            }
            events.clear();
        }
        reached
    }

    pub(crate) fn resume(&self, seat: Seat, draft: &DraftText) -> Draft<G> {
        Draft::resume(self.now.position.clone(), seat, &draft.moves)
    }
}

/// Some of a game's moves.
fn read<G: Rules>(
    moves: &[(Seat, String)],
    which: std::ops::Range<usize>,
) -> Result<Vec<(Seat, G::Move)>, GameError> {
    let read = which.map(|number| {
        let (seat, mv) = &moves[number];
        let fault = |_: NotationError| GameError::Move { number, mv: mv.clone() };
        Ok((*seat, mv.parse::<G::Move>().map_err(fault)?))
    });
    read.collect()
}

fn notation<G: Rules>(committed: &Committed<G>) -> Vec<String> {
    committed.moves.iter().map(|played| played.mv.to_string()).collect()
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
        self.now.position.turn()
    }

    fn made(&self) -> usize {
        self.moves.len()
    }

    fn round(&self) -> u32 {
        self.rounds.last().map_or(0, |last| last.round)
    }

    fn has_secrets(&self) -> bool {
        G::HAS_SECRETS && G::hides(&self.now.position.view(Viewer::Spectator))
    }

    fn stands_on(&self, seat: Seat) -> usize {
        self.now.changed[seat.index()]
    }

    fn push(&mut self, seat: Seat, mv: &str) -> Result<(), Denied> {
        if self.is_full() {
            return Err(text!("table-no-more-moves", most = MOST_MOVES).into());
        }
        let mv = mv.parse().map_err(|NotationError(why)| Denied::Table(why))?;
        Ok(self.play(seat, mv)?)
    }

    fn settled(&self) -> usize {
        self.now.settled
    }

    fn take_back(&mut self, to: usize) {
        self.now = self.at(to);
        self.moves.truncate(to);
        self.told = Arc::default();
        self.checkpoints.retain(|checkpoint| checkpoint.reached.made <= to);
        let checkpoint = self.checkpoint(to);
        let (mut trail, made) = (checkpoint.trail, checkpoint.reached.made);
        for (seat, mv) in &self.moves[made..] {
            trail.follow(*seat, mv);
        }
        self.trail = trail;
        self.rounds.retain(|round| round.made <= to);
    }

    fn draft(&self, seat: Seat, draft: &DraftText, mv: &str, for_good: bool) -> Result<Drafted, Denied> {
        let read: G::Move = mv.parse().map_err(|NotationError(why)| Denied::Table(why))?;
        let mut played = self.resume(seat, draft);
        let draft = draft.first(played.moves().len());
        let view = played.position().view(Viewer::Seat(seat));
        match played.play(read.clone())? {
            Step::Played(_) if G::closes(&view, seat, &read) => {
                Ok(Drafted::Committed(notation(&played.commit())))
            }
            Step::Played(_) => Ok(Drafted::Kept(draft.with(read.to_string()))),
            Step::Reveals if for_good || G::closes(&view, seat, &read) => {
                Ok(Drafted::Committed(notation(&played.play_for_good(read)?)))
            }
            Step::Reveals => Ok(Drafted::Waits(draft.waiting_for(read.to_string()))),
        }
    }

    fn whole_turn(&self, seat: Seat, draft: &DraftText) -> Option<Vec<String>> {
        let mut played = self.resume(seat, draft);
        let standing = played.moves().len();
        match draft.moves.get(standing..)? {
            [] => (played.can_undo() && !played.is_owed()).then(|| notation(&played.commit())),
            // A blind bid that somebody else's has made the last one, since its page was made: it opens them all. What
            // is played is still what the page showed.
            [last] => Some(notation(&played.play_for_good(last.parse().ok()?).ok()?)),
            _ => None,
        }
    }

    fn why_not(&self, seat: Seat, draft: &DraftText, spot: &str) -> Option<Refusal> {
        let drafted = self.resume(seat, draft);
        G::why_not(&drafted.position().view(Viewer::Seat(seat)), seat, spot)
    }

    fn scene(&self, look: &Look<'_>, words: &Words) -> Scene {
        look::scene(self, look, words)
    }

    fn bot(&self, seat: Seat, level: &str, chance: [u8; 32]) -> Option<String> {
        bots::choose(&self.now.position, seat, level, chance)
    }

    fn data(&self, viewer: Viewer) -> serde_json::Value {
        let position = &self.now.position;
        let mut moves = Vec::new();
        if let Viewer::Seat(seat) = viewer {
            position.moves(seat, &mut moves);
        }
        let moves: Vec<String> = moves.iter().map(ToString::to_string).collect();
        serde_json::json!({
            "turn": position.turn(),
            "made": self.made(),
            "view": position.view(viewer),
            "moves": moves,
        })
    }

    fn record(&self) -> Result<Record, GameError> {
        record::write(self)
    }

    fn moves(&self, upto: usize) -> Vec<(Seat, String)> {
        self.moves.iter().take(upto).map(|(seat, mv)| (*seat, mv.to_string())).collect()
    }

    fn kept_after(&self, made: usize) -> Vec<KeptPosition> {
        keep::write(self, self.worth_keeping().filter(|checkpoint| checkpoint.reached.made > made))
    }
}
