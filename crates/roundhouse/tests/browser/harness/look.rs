//! What a page shows of a turn.

use serde::Deserialize;

/// Read by `look.js`.
#[derive(Clone, PartialEq, Debug, Deserialize)]
pub(crate) struct Look {
    /// Whether the page waits for an answer of the server.
    pub(crate) busy: bool,
    /// How many moves were made in what is shown, and in the whole game.
    pub(crate) at: usize,
    pub(crate) made: usize,
    /// How many moves the turn has so far.
    pub(crate) draft: usize,
    /// With whose eyes; -1 for somebody who only watches.
    pub(crate) seat: i32,
    pub(crate) past: bool,
    /// Whether a question is put to me.
    pub(crate) asked: bool,
    /// Whether the screen is to be handed on first.
    pub(crate) curtain: bool,
    pub(crate) question: String,
    pub(crate) progress: String,
    /// What the players’ table shows of that seat: money, income, shares, engine, and so on.
    pub(crate) figures: Vec<i32>,
    pub(crate) refusal: String,
    /// The spots that can be clicked.
    pub(crate) lit: Vec<String>,
    /// The buttons with answers: `number 2`, `button drop`.
    pub(crate) answers: Vec<String>,
    /// Whether a number is asked for by a slider, as there are many.
    pub(crate) slides: bool,
    /// The kinds of pieces that can be laid at the spot that was clicked.
    pub(crate) pieces: Vec<String>,
    /// Every move that can be made, in notation.
    pub(crate) moves: Vec<String>,
    /// What can be done with the turn: `end`, `undo`, `redo`, `restart`.
    pub(crate) turn: Vec<String>,
    /// Whether the page asks back, as a move cannot be taken back.
    pub(crate) for_good: bool,
    /// Whether the final standing is shown, and no turn has to be ended before it holds.
    pub(crate) over: bool,
}

impl Look {
    /// Whether there is such a button, with or without a picture.
    pub(crate) fn answers_with(&self, answer: &str) -> bool {
        let answers = |given: &String| given.split(' ').take(2).eq(answer.split(' '));
        self.answers.iter().any(answers)
    }

    /// The money that is left once this turn is paid for.
    pub(crate) fn spare(&self) -> i32 {
        match *self.figures.as_slice() {
            [cash, income, shares, engine, ..] => cash + income - shares - engine,
            _ => 0,
        }
    }

    pub(crate) fn can_build(&self) -> bool {
        self.answers_with("button done") && !self.lit.is_empty()
    }

    pub(crate) fn can(&self, what: &str) -> bool {
        self.turn.iter().any(|key| key == what)
    }
}
