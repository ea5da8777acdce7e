//! What people and bots meet of the game: how it is asked and answered, drawn, said, shown in a terminal and played by a bot.
//! The rules are next door, and what is asked, drawn and said comes from there. Only the bot has models of its own, to
//! think ahead fast: the links in `bot/net.rs`, the tiles in `bot/routes.rs` and the turns to come in `bot/outlook.rs`,
//! which decide nothing that people are told.

kernel::messages!();

mod about;
mod bot;
mod data_file;
mod drawing;
mod guiding;
mod spots;
mod terminal;

/// The face of the game.
#[derive(Clone, Copy, Debug)]
pub struct AgeOfSteam;

impl kernel::Face for AgeOfSteam {
    type Rules = age_of_steam::Position;
}
