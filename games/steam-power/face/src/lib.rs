//! What people and bots meet of the game: how it is asked and answered, drawn, said, shown in a terminal and played by a bot.
//! The rules are next door, and what is asked, drawn and said comes from there. Only the bot has models of its own, to
//! think ahead fast: the prospect in `bot/prospect.rs` and the ways for track in `bot/reach.rs`, which decide nothing that
//! people are told.

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
pub struct SteamPower;

impl kernel::Face for SteamPower {
    type Rules = steam_power::Position;
}
