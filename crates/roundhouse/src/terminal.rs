//! What a game brings to be played in a terminal. A game adds its file below; nothing else here knows a game.

mod age_of_steam;
mod paint;
mod screen;

use kernel::{Refusal, Rules, Seat};
use words::Words;

pub(crate) use paint::{Paint, Style};
pub(crate) use screen::Screen;

/// A game that can be shown and asked about in text.
pub(crate) trait Terminal: Rules {
    /// What the seat would score if the game ended now; `None` when it is out of the game.
    fn score(view: &Self::View, seat: Seat) -> Option<i32>;

    /// The board as a drawing in characters, in parts where the screen is too narrow for it.
    fn board(view: &Self::View, words: &Words, screen: Screen) -> String;

    /// What the question now is about, where nobody could answer it without looking at the board.
    fn board_question(view: &Self::View) -> Option<&'static str>;

    /// The players: what everybody has, in a few lines.
    fn summary(view: &Self::View, words: &Words, screen: Screen) -> String;

    /// The players and all that lies beside the board.
    fn state(view: &Self::View, words: &Words, screen: Screen) -> String;

    /// The question that the seat is asked, and what it should know to answer.
    fn question(view: &Self::View, seat: Seat, words: &Words) -> String;

    /// What the seat can spend, short enough for a prompt.
    fn purse(view: &Self::View, seat: Seat, words: &Words) -> String;

    /// What a legal move does, with its price.
    fn describe(view: &Self::View, seat: Seat, mv: &Self::Move, words: &Words) -> String;

    /// What a legal move costs, where it has a price.
    fn price(view: &Self::View, seat: Seat, mv: &Self::Move) -> Option<u16>;

    /// The number that a person would type for this move, where the question asks for one.
    fn number(mv: &Self::Move) -> Option<usize>;

    /// How the notation of moves begins that are better listed together, such as `build Q10`.
    fn group(mv: &Self::Move) -> Option<String>;

    /// Why no move is legal that begins as this text does, where the rules give one reason for all of them.
    fn why_none(view: &Self::View, seat: Seat, beginning: &str) -> Option<Refusal>;
}
