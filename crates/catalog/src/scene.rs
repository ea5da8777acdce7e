//! What one viewer sees of a game: every sentence translated, every picture drawn, nothing that this viewer may not
//! know.

use kernel::Seat;
use serde::Serialize;

/// A game as one viewer sees it, at one point of its history.
#[derive(Clone, Debug)]
pub struct Scene {
    /// How many moves the shown position has, not counting the draft.
    pub at_move: usize,
    /// How many moves the game has so far.
    pub move_count: usize,
    /// The board as an SVG element.
    pub board: String,
    pub asides: Vec<Aside>,
    /// “Turn 3 of 8”
    pub progress: String,
    pub phase: String,
    /// The seats that owe a decision in the shown position, whatever the viewer has drafted.
    pub owing: Vec<Seat>,
    pub columns: Vec<ColumnHead>,
    pub players: Vec<PlayerLine>,
    /// What the viewer is asked; `None` if they owe nothing or are looking at the past.
    pub ask: Option<Ask>,
    /// Newest last.
    pub log: Vec<LogLine>,
    /// Whether earlier lines were left out of `log`.
    pub more_log: bool,
    pub marks: Vec<RoundMark>,
    /// After how many moves each player's turn begins; the first is 0.
    pub turns: Vec<usize>,
    /// Set once the game is over, if the scene shows its end.
    pub outcome: Option<Outcome>,
}

#[derive(Clone, Debug)]
pub struct ColumnHead {
    pub id: &'static str,
    pub title: String,
}

#[derive(Clone, Debug)]
pub struct PlayerLine {
    pub seat: Seat,
    pub name: String,
    /// One for each column.
    pub figures: Vec<String>,
    pub note: Option<String>,
    pub owes: bool,
    pub out: bool,
}

/// The question put to a seat, and every possible answer.
#[derive(Clone, Debug)]
pub struct Ask {
    pub seat: Seat,
    pub question: String,
    pub now: Vec<String>,
    /// Empty when the seat has nothing left to decide: then its turn can be ended or undone.
    pub choices: Vec<MoveChoice>,
    /// What the seat has done in this turn but not committed: a phrase for each move.
    pub drafted: Vec<String>,
    pub can_undo: bool,
    pub can_redo: bool,
    /// A move that draws at random or reveals something, and waits for confirmation.
    pub for_good: Option<ForGood>,
}

#[derive(Clone, Debug)]
pub struct ForGood {
    pub mv: String,
    pub say: String,
}

/// A legal move, and the clicks that make it.
#[derive(Clone, Debug, Serialize)]
pub struct MoveChoice {
    /// In notation, as it is submitted.
    #[serde(rename = "move")]
    pub mv: String,
    /// What it does, as a phrase.
    pub say: String,
    /// What its button says below its name, if that is not `say`: empty if the name says everything.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub news: Option<String>,
    /// “$3, leaves $7”
    #[serde(skip_serializing_if = "Option::is_none")]
    pub balance: Option<String>,
    /// Whether it only declares the turn over, and so ends it.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub closes: bool,
    /// The spots that it passes over: highlighted while it is pointed at.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub over: Vec<String>,
    /// A piece that will lie on a spot: shown there while it is pointed at.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub lays: Option<(String, String)>,
    pub path: Vec<PathStep>,
}

/// One thing to click. See `guide::Target`.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(tag = "kind", rename_all = "lowercase")]
pub enum PathStep {
    Spot {
        spot: String,
        label: String,
    },
    Piece {
        piece: String,
        turn: u8,
        #[serde(rename = "at")]
        spot: String,
        label: String,
    },
    Number {
        value: i64,
        unit: String,
        label: String,
    },
    Button {
        key: String,
        label: String,
        piece: Option<String>,
    },
}

#[derive(Clone, Debug)]
pub struct LogLine {
    /// How many moves had been made after it: where a click on it leads.
    pub at_move: usize,
    /// Whether it is the first line of a move, or of the setup.
    pub first: bool,
    /// Whose move caused it.
    pub seat: Option<Seat>,
    pub text: String,
    /// Spots of the drawing.
    pub places: Vec<String>,
    pub motion: Option<guide::Motion>,
    /// The heading of a new round that begins with this line.
    pub round: Option<String>,
}

/// Where a round begins, for the history.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct RoundMark {
    pub at_move: usize,
    pub label: String,
}

/// How the game ended.
#[derive(Clone, Debug)]
pub struct Outcome {
    /// “The last turn has been played.”
    pub ending: String,
    /// “Ada wins.”
    pub won: String,
    /// Best first.
    pub places: Vec<Placing>,
    /// The headings of the columns that make up the score.
    pub parts: Vec<String>,
    /// The final scoring in order, for a game that is scored step by step.
    pub steps: Vec<ScoringStep>,
    /// Plots of the figures that are worth one.
    pub plots: Vec<Aside>,
}

/// A picture beside the board, or among the results.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Aside {
    /// A name for programs, such as `goods`.
    pub id: &'static str,
    /// What people call it; it is not in the picture.
    pub title: String,
    /// An SVG element.
    pub svg: String,
    /// Whether it is the viewer's own and wanted before everything else, such as a hand of cards.
    pub at_hand: bool,
}

impl From<draw::Aside> for Aside {
    fn from(aside: draw::Aside) -> Self {
        Self { id: aside.id, svg: aside.svg(), title: aside.title, at_hand: aside.at_hand }
    }
}

/// One step of the final scoring.
#[derive(Clone, Debug)]
pub struct ScoringStep {
    pub title: String,
    pub lines: Vec<StepLine>,
}

/// What one seat gained in a step of the final scoring.
#[derive(Clone, Debug)]
pub struct StepLine {
    pub seat: Seat,
    pub name: String,
    pub amount: i32,
    /// The sum of all steps so far.
    pub total: i32,
    /// How the amount came about.
    pub note: Option<String>,
}

#[derive(Clone, Debug)]
pub struct Placing {
    pub rank: u8,
    pub seat: Seat,
    pub name: String,
    pub wins: bool,
    /// `None` for a seat that was eliminated.
    pub score: Option<i32>,
    /// One for each heading.
    pub parts: Vec<i32>,
    /// Whether the person here gave up before the end.
    pub conceded: bool,
}
