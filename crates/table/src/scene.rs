//! What one viewer sees of a game: every sentence said, every picture drawn, nothing that this viewer may not know.

use kernel::Seat;
use serde::Serialize;

/// A game as one viewer sees it, at one point of its history.
#[derive(Clone, Debug)]
pub struct Scene {
    /// How many moves have been made in what is shown, those of the draft not counted.
    pub at: usize,
    /// How many moves the game has so far.
    pub made: usize,
    /// The board as an SVG element.
    pub board: String,
    pub asides: Vec<Aside>,
    /// “Turn 3 of 8”
    pub progress: String,
    pub phase: String,
    /// The seats that owe a decision in what is shown, whatever the viewer has drafted.
    pub owing: Vec<Seat>,
    pub columns: Vec<ColumnHead>,
    pub players: Vec<PlayerLine>,
    /// What the viewer is asked; `None` for who owes nothing, or looks at the past.
    pub ask: Option<Ask>,
    /// The newest last.
    pub log: Vec<LogLine>,
    /// Whether lines before the first one of `log` were left out.
    pub more_log: bool,
    pub marks: Vec<Mark>,
    /// After how many moves each turn of a player begins, the first one at 0.
    pub turns: Vec<usize>,
    /// Once the game is over, and the scene shows its end.
    pub outcome: Option<Outcome>,
}

/// What lies beside the board, such as a display of goods.
#[derive(Clone, Debug)]
pub struct Aside {
    pub id: &'static str,
    pub title: String,
    /// An SVG element.
    pub svg: String,
    /// Whether it is wanted before everything else, such as one's own hand.
    pub at_hand: bool,
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

/// The question that a seat is asked, and every answer.
#[derive(Clone, Debug)]
pub struct Ask {
    pub seat: Seat,
    pub question: String,
    pub now: Vec<String>,
    /// Empty when the seat has nothing left to decide: then its turn can be ended or taken back.
    pub choices: Vec<Choice>,
    /// What the seat has done in this turn, not yet committed: a phrase for each move.
    pub drafted: Vec<String>,
    pub can_undo: bool,
    pub can_redo: bool,
    /// A move that draws at random or reveals, and waits for the seat to say that it means it.
    pub for_good: Option<ForGood>,
}

#[derive(Clone, Debug)]
pub struct ForGood {
    pub mv: String,
    pub say: String,
}

/// A legal move, and the things to click that make it.
#[derive(Clone, Debug, Serialize)]
pub struct Choice {
    /// In notation: what is sent.
    #[serde(rename = "move")]
    pub mv: String,
    /// What it does, as a phrase.
    pub say: String,
    /// “$3, leaves $7”
    #[serde(skip_serializing_if = "Option::is_none")]
    pub balance: Option<String>,
    /// Whether it only says that the turn is over, and ends it.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub closes: bool,
    /// The spots that it leads over: shown while somebody points at it.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub over: Vec<String>,
    /// A piece that will lie at a spot: shown there in the same way.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub lays: Option<(String, String)>,
    pub path: Vec<Step>,
}

/// One thing to click. See `guide::Target`.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(tag = "kind", rename_all = "lowercase")]
pub enum Step {
    Spot { spot: String, label: String },
    Piece { piece: String, turn: u8, at: String, label: String },
    Number { value: i64, unit: String, label: String },
    Button { key: String, label: String, piece: Option<String> },
}

#[derive(Clone, Debug)]
pub struct LogLine {
    /// How many moves had been made after it: where a click on it leads.
    pub at: usize,
    /// The first line of a move, or of the layout.
    pub first: bool,
    /// Whose move it came from.
    pub seat: Option<Seat>,
    pub text: String,
    /// Spots of the drawing.
    pub places: Vec<String>,
    pub motion: Option<guide::Motion>,
    /// A new round begins with this line.
    pub round: Option<String>,
}

/// Where a round begins, for the history.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Mark {
    pub at: usize,
    pub label: String,
}

/// How the game ended.
#[derive(Clone, Debug)]
pub struct Outcome {
    /// “The last turn has been played.”
    pub ending: String,
    /// “Ada wins.”
    pub won: String,
    /// The best first.
    pub places: Vec<Placing>,
    /// The headings of what points are made of.
    pub parts: Vec<String>,
    /// The final scoring in order, for a game that is scored step by step.
    pub steps: Vec<ScoringStep>,
    /// A plot of each figure worth one: its title and an SVG element.
    pub plots: Vec<Aside>,
}

/// One step of the final scoring.
#[derive(Clone, Debug)]
pub struct ScoringStep {
    pub title: String,
    pub lines: Vec<StepLine>,
}

/// What a step of the final scoring brought one seat.
#[derive(Clone, Debug)]
pub struct StepLine {
    pub seat: Seat,
    pub name: String,
    pub amount: i32,
    /// All steps so far.
    pub total: i32,
    /// How it came to that.
    pub note: Option<String>,
}

#[derive(Clone, Debug)]
pub struct Placing {
    pub rank: u8,
    pub seat: Seat,
    pub name: String,
    pub wins: bool,
    /// `None` for a seat that was put out of the game.
    pub score: Option<i32>,
    /// One for each heading.
    pub parts: Vec<i32>,
    /// Whether whoever sat here gave up before the end.
    pub conceded: bool,
}
