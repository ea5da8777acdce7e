//! What people and bots meet of the game: how it is asked and answered, drawn, said, shown in a terminal and played by a bot.
//! The rules are next door; nothing here computes one.

kernel::messages!();

mod about;
mod bot;
mod data_file;
mod drawing;
mod guiding;
mod letters;
mod spots;
mod terminal;

/// The face of the game.
#[derive(Clone, Copy, Debug)]
pub struct ImperialSteam;

impl kernel::Face for ImperialSteam {
    type Rules = imperial_steam::Position;
}
