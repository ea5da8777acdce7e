//! What people and bots meet of the game: how it is asked and answered, drawn, said, shown in a terminal and played by a bot.
//! The rules are next door, and what is asked, drawn and said comes from there. Only the bot has a model of its own, to
//! think ahead fast: what a table is worth in `bot/worth.rs`, the last delivery of the game included, and what cards are worth
//! in `bot/taste.rs`, which decide nothing that people are told.

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
pub struct Empyreal;

impl kernel::Face for Empyreal {
    type Rules = empyreal::Position;
}
