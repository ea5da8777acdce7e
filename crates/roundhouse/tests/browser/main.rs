//! The table in a real browser.

mod guests;
mod harness;
mod history;
mod keyboard;
mod language;
mod phone;
mod pictures;
mod player;
mod start;
mod tabs;
mod turn;
mod whole_game;
