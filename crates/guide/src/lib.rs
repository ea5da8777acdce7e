//! What a game brings to a table where people play: the question that is asked, each move as a short path of things to
//! click, what a move costs and leaves, the players at a glance, and where on the board something happened.
//!
//! It speaks in [`Text`] and in the names of spots in the drawing, so that one page, one script and one terminal serve
//! every game.

kernel::messages!();

mod about;
mod data_file;
mod scoring;
mod spot_name;

use kernel::{Ending, EventOf, Face, Message, MoveOf, Reason, Seat, Text, ViewOf};

pub use about::{About, ChoiceWords, ValueWords, board_origin};
pub use data_file::{DataFile, DataFiles, FileName, among_shipped};
pub use scoring::{ScoreStep, Scoring, StepAmount};
pub use spot_name::SpotName;

/// A game that people can be led through.
pub trait Guided: Face {
    /// What is said of the game before anybody plays it.
    const ABOUT: About;

    /// Whether a seat may know something that another seat may not: if so, a screen that is shared asks before it is
    /// handed on.
    const HAS_SECRETS: bool;

    /// Whether that is so now, judging by what everybody sees: once its bids are shown, a game may have nothing to hide any
    /// more, not even what is past.
    fn hides(_everybodys: &ViewOf<Self>) -> bool {
        Self::HAS_SECRETS
    }

    /// Where the game stands.
    fn progress(view: &ViewOf<Self>) -> Progress;

    /// The question that the seat is asked, and what it should know to answer. The seat owes a decision.
    fn question(view: &ViewOf<Self>, seat: Seat) -> Question;

    /// What a legal move does, with its price: a phrase that begins in lower case and ends without a full stop.
    fn describe(view: &ViewOf<Self>, seat: Seat, mv: &MoveOf<Self>) -> Text;

    /// What of that is news to somebody who reads the name of the button that makes the move: a phrase by itself, to stand
    /// beneath the name. `None` where all of it is to stand there.
    fn news(_view: &ViewOf<Self>, _seat: Seat, _mv: &MoveOf<Self>) -> Option<Text> {
        None
    }

    /// What a legal move costs or brings, at once and each turn, and what is left then, where it is about money.
    fn balance(_view: &ViewOf<Self>, _seat: Seat, _mv: &MoveOf<Self>) -> Option<Text> {
        None
    }

    /// Whether this legal move only says that the turn is over: it ends the turn at once, without a button of its own
    /// for that. Whatever the seat is asked next is part of another turn or phase.
    fn closes(_view: &ViewOf<Self>, _seat: Seat, _mv: &MoveOf<Self>) -> bool {
        false
    }

    /// What is shown on the board of a legal move while somebody points at it, before anything is clicked.
    fn foresight(_view: &ViewOf<Self>, _seat: Seat, _mv: &MoveOf<Self>) -> Foresight {
        Foresight::default()
    }

    /// The things to click, one after the other, that make this legal move.
    fn path(view: &ViewOf<Self>, seat: Seat, mv: &MoveOf<Self>) -> Vec<Target>;

    /// Why nothing can be done now with this spot of the drawing; `None` where the rules give no one reason for it.
    fn why_not(_view: &ViewOf<Self>, _seat: Seat, _spot: &str) -> Option<WhyNot> {
        None
    }

    /// What the columns of [`players`](Self::players) are: none where players have nothing to compare.
    fn columns() -> &'static [Column] {
        &[]
    }

    /// The players at a glance, in the order in which they stand now; those put out of the game last.
    fn players(view: &ViewOf<Self>) -> Vec<PlayerRow>;

    /// How a seat's points are made, in the order in which the rules count them. Empty when it has none.
    fn points(view: &ViewOf<Self>, seat: Seat) -> Vec<(Text, i32)>;

    /// The final scoring in the order in which it is done, once the game is over: for a game whose points are best
    /// understood step by step.
    fn scoring(_view: &ViewOf<Self>) -> Vec<ScoreStep> {
        Vec::new()
    }

    /// How the game ended, in a sentence.
    fn ending(ending: &Ending) -> Text;

    /// The points if the game ended now; `None` for a seat that is out of the game.
    fn score(view: &ViewOf<Self>, seat: Seat) -> Option<i32> {
        let points = Self::points(view, seat);
        (!points.is_empty()).then(|| points.iter().map(|(_, points)| points).sum())
    }

    /// The spots that an event is about, in the drawing after it.
    fn places(_event: &EventOf<Self>) -> Vec<String> {
        Vec::new()
    }

    /// A piece that is seen to move in this event.
    fn motion(_event: &EventOf<Self>) -> Option<Motion> {
        None
    }
}

/// Where a game stands.
#[derive(Clone, PartialEq, Debug)]
pub struct Progress {
    /// The turn or round, from 1: a history can be gone through by it. The last event of the move that makes it grow is taken
    /// to say that the new one begins, and stands below its heading in the log.
    pub round: u32,
    /// “Turn 3 of 8”: a name of the round, which stands above its events in the log too, so nothing that changes within it.
    pub label: Text,
    /// The phase by its name, without a full stop; how it ended, of a game that is over.
    pub phase: Text,
}

#[derive(Clone, PartialEq, Debug)]
pub struct Question {
    pub ask: Text,
    /// How things stand: whole sentences.
    pub now: Vec<Text>,
}

/// One thing to click on the way to a move.
#[derive(Clone, PartialEq, Debug)]
pub enum Target {
    /// A part of the drawing, by the name in its `data-spot`, such as `hex-Q10`.
    Spot { spot: String, label: Text },
    /// A piece that would lie at a spot, turned by so many sixths: the drawing has a symbol `piece-NAME` for it.
    Piece { piece: String, turn: u8, spot: String, label: Text },
    /// A number of a row of numbers, such as of a bid. `unit` is what all of the row are called.
    Number { value: i64, unit: Text, label: Text },
    /// A choice that is nowhere on the board. `key` tells it from its siblings; `piece` is a symbol to show with it.
    Button { key: String, label: Label, piece: Option<String> },
}

/// What a button is called.
#[derive(Clone, PartialEq, Debug)]
pub enum Label {
    /// A name of its own; what the move does is another phrase, or stands beneath the name.
    Own(Text),
    /// What the move does ([`Guided::describe`]), with a capital letter: nothing is left to be said beneath it. The button is
    /// the last thing on its path.
    Phrase,
}

impl Target {
    /// A part of the drawing.
    #[must_use]
    pub fn spot(spot: &impl std::fmt::Display, label: Text) -> Self {
        Self::Spot { spot: spot.to_string(), label }
    }

    /// A choice that is nowhere on the board, without a symbol.
    #[must_use]
    pub fn button(key: impl Into<String>, label: Text) -> Self {
        Self::Button { key: key.into(), label: Label::Own(label), piece: None }
    }

    /// A choice that is nowhere on the board, with a symbol.
    #[must_use]
    pub fn pictured(key: impl Into<String>, piece: impl Into<String>, label: Text) -> Self {
        Self::Button { key: key.into(), label: Label::Own(label), piece: Some(piece.into()) }
    }

    /// A choice that is nowhere on the board, called what its move does.
    #[must_use]
    pub fn phrase(key: impl Into<String>) -> Self {
        Self::Button { key: key.into(), label: Label::Phrase, piece: None }
    }

    /// What it is called; `None` when that is what its move does.
    #[must_use]
    pub const fn label(&self) -> Option<&Text> {
        match self {
            Self::Spot { label, .. }
            | Self::Piece { label, .. }
            | Self::Number { label, .. }
            | Self::Button { label: Label::Own(label), .. } => Some(label),
            Self::Button { label: Label::Phrase, .. } => None,
        }
    }
}

/// Why nothing can be done with a spot: what the rules have against it, or what is to be done first.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct WhyNot {
    /// The rule to look up, as the game's `RULES.md` numbers it.
    pub rule: &'static str,
    /// A whole sentence.
    pub why: Text,
}

impl<R: Reason> From<R> for WhyNot {
    fn from(reason: R) -> Self {
        Self { rule: reason.rule(), why: reason.text() }
    }
}

/// What of a move can be seen on the board before it is made.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Foresight {
    /// The spots that it leads over or takes something from.
    pub spots: Vec<String>,
    /// A piece that will lie at a spot, as in [`Target::Piece`].
    pub piece: Option<(String, String)>,
}

/// A piece that moves from one spot to another.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Motion {
    /// As in [`Target::Piece`].
    pub piece: String,
    pub from: String,
    pub to: String,
}

/// A figure that every player has.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Column {
    /// A name for programs, such as `cash`.
    pub id: &'static str,
    /// Its heading.
    pub heading: Message,
    /// Whether it is worth a line in the plot of the whole game.
    pub plotted: bool,
}

/// A player at a glance.
#[derive(Clone, PartialEq, Debug)]
pub struct PlayerRow {
    pub seat: Seat,
    /// One for each of the [columns](Guided::columns).
    pub figures: Vec<Figure>,
    /// What is to be said beside the figures, such as the action or the bid.
    pub note: Option<Text>,
    pub out: bool,
}

#[derive(Clone, PartialEq, Debug)]
pub enum Figure {
    Number(i64),
    /// An amount of the game's money.
    Money(i64),
    /// By how much an amount of the game's money changes.
    Change(i64),
    Nothing,
}
