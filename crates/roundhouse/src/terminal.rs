//! What a game brings to be played in a terminal. A game adds its file below; nothing else here knows a game.

mod age_of_steam;
mod canvas;
mod empyreal;
mod imperial_steam;
mod paint;
mod screen;
mod steam_power;

use guide::Guided;
use kernel::{Refusal, Seat};
use words::Words;

pub(crate) use paint::{Paint, Style};
pub(crate) use screen::Screen;

/// A game that can be shown and asked about in text.
pub(crate) trait Terminal: Guided {
    /// The board as a drawing in characters, in parts where the screen is too narrow for it.
    fn board(view: &Self::View, words: &Words, screen: Screen) -> String;

    /// What the question now is about, where nobody could answer it without looking at the board.
    fn board_question(view: &Self::View) -> Option<&'static str>;

    /// The players: what everybody has, in a few lines.
    fn summary(view: &Self::View, words: &Words, screen: Screen) -> String;

    /// The players and all that lies beside the board.
    fn state(view: &Self::View, words: &Words, screen: Screen) -> String;

    /// What the seat can spend, short enough for a prompt.
    fn purse(view: &Self::View, seat: Seat, words: &Words) -> String;

    /// What a legal move costs, where it has a price.
    fn price(view: &Self::View, seat: Seat, mv: &Self::Move) -> Option<u16>;

    /// The number that a person would type for this move, where the question asks for one.
    fn number(mv: &Self::Move) -> Option<usize>;

    /// How the notation of moves begins that are better listed together, such as `build Q10`.
    fn group(mv: &Self::Move) -> Option<String>;

    /// The spot of the board that this beginning of a move points at, such as `build Q10`.
    fn spot(view: &Self::View, beginning: &str) -> Option<String>;
}

/// The question that the seat is asked, under the name of its phase, and what it should know to answer.
pub(crate) fn question<G: Terminal>(view: &G::View, seat: Seat, words: &Words) -> String {
    let (phase, question) = (words.say(&G::progress(view).phase), G::question(view, seat));
    let now: String = question.now.iter().map(|now| format!("\n{}", words.say(now))).collect();
    format!("{phase}. {}{now}", words.say(&question.ask))
}

/// What a legal move does, with its price.
pub(crate) fn describe<G: Terminal>(view: &G::View, seat: Seat, mv: &G::Move, words: &Words) -> String {
    words.say(&G::describe(view, seat, mv))
}

/// Why no move is legal that begins as this text does, where the rules give one reason for all of them.
pub(crate) fn why_none<G: Terminal>(view: &G::View, seat: Seat, beginning: &str) -> Option<Refusal> {
    G::why_not(view, seat, &G::spot(view, beginning)?)
}
