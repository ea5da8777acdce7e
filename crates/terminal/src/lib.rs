//! What a game brings to be played in a terminal. Nothing here knows a game.

kernel::messages!();

pub mod canvas;
pub mod columns;
mod paint;
mod screen;

use guide::Guided;
use kernel::{Message, MoveOf, Refusal, Seat, ViewOf};
use words::Words;

pub use paint::{Paint, Style};
pub use screen::Screen;

/// A game that can be shown and asked about in text.
pub trait Terminal: Guided {
    /// The board as a drawing in characters, in parts where the screen is too narrow for it.
    fn board(view: &ViewOf<Self>, words: &Words, screen: Screen) -> String;

    /// What the question now is about, where nobody could answer it without looking at the board.
    fn board_question(view: &ViewOf<Self>) -> Option<Message>;

    /// The players: what everybody has, in a few lines.
    fn summary(view: &ViewOf<Self>, words: &Words, screen: Screen) -> String;

    /// The players and all that lies beside the board.
    fn state(view: &ViewOf<Self>, words: &Words, screen: Screen) -> String;

    /// What the seat can spend, short enough for a prompt.
    fn purse(view: &ViewOf<Self>, seat: Seat, words: &Words) -> String;

    /// What a legal move costs, where it has a price.
    fn price(view: &ViewOf<Self>, seat: Seat, mv: &MoveOf<Self>) -> Option<u16>;

    /// The number that a person would type for this move, where the question asks for one.
    fn number(mv: &MoveOf<Self>) -> Option<usize>;

    /// How the notation of moves begins that are better listed together, such as `build Q10`.
    fn group(mv: &MoveOf<Self>) -> Option<String>;

    /// The spot of the board that this beginning of a move points at, such as `build Q10`.
    fn spot(view: &ViewOf<Self>, beginning: &str) -> Option<String>;
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
pub fn why_none<F: Terminal>(view: &ViewOf<F>, seat: Seat, beginning: &str) -> Option<Refusal> {
    F::why_not(view, seat, &F::spot(view, beginning)?)
}
