//! What a game brings to be played in a terminal. Nothing here knows a game.

kernel::messages!();

pub mod canvas;
pub mod columns;
mod paint;
mod screen;

use guide::{Guided, WhyNot};
use kernel::{Message, MoveOf, Seat, ViewOf};
use words::Words;

pub use paint::{Paint, Style};
pub use screen::Screen;

/// A game that can be shown and asked about in text.
pub trait Terminal: Guided {
    /// The board as a drawing in characters, in parts where the screen is too narrow for it. What is more than a line, here
    /// and below, ends with its last line.
    fn board(view: &ViewOf<Self>, words: &Words, screen: Screen) -> String;

    /// What the question now is about, where nobody could answer it without looking at the board.
    fn board_question(_view: &ViewOf<Self>) -> Option<Message> {
        None
    }

    /// The players: what everybody has, in a few lines.
    fn summary(view: &ViewOf<Self>, words: &Words, screen: Screen) -> String;

    /// The players and all that lies beside the board.
    fn state(view: &ViewOf<Self>, words: &Words, screen: Screen) -> String {
        Self::summary(view, words, screen)
    }

    /// What the seat can spend, short enough for a prompt; nothing in a game without anything like money.
    fn purse(_view: &ViewOf<Self>, _seat: Seat, _words: &Words) -> String {
        String::new()
    }

    /// What a legal move costs, where it has a price.
    fn price(_view: &ViewOf<Self>, _seat: Seat, _mv: &MoveOf<Self>) -> Option<u16> {
        None
    }

    /// The number that a person would type for this move, where the question asks for one.
    fn number(_mv: &MoveOf<Self>) -> Option<usize> {
        None
    }

    /// How the notation of moves begins that are better listed together, such as `build Q10`.
    fn group(_mv: &MoveOf<Self>) -> Option<String> {
        None
    }

    /// The spot of the board that this beginning of a move points at, such as `build Q10`.
    fn spot(_view: &ViewOf<Self>, _beginning: &str) -> Option<String> {
        None
    }
}

/// The question that the seat is asked, under the name of its phase, and what it should know to answer.
pub fn question<F: Terminal>(view: &ViewOf<F>, seat: Seat, words: &Words) -> String {
    let (phase, question) = (words.say(&F::progress(view).phase), F::question(view, seat));
    let now: String = question.now.iter().map(|now| format!("\n{}", words.say(now))).collect();
    format!("{phase}. {}{now}", words.say(&question.ask))
}

/// What a legal move does, with its price.
pub fn describe<F: Terminal>(view: &ViewOf<F>, seat: Seat, mv: &MoveOf<F>, words: &Words) -> String {
    words.say(&F::describe(view, seat, mv))
}

/// Why no move is legal that begins as this text does, where the rules give one reason for all of them.
pub fn why_none<F: Terminal>(view: &ViewOf<F>, seat: Seat, beginning: &str) -> Option<WhyNot> {
    F::why_not(view, seat, &F::spot(view, beginning)?)
}
