//! The table in a real browser.

#![allow(clippy::unwrap_used, reason = "a test may panic wherever it finds something unexpected")]

mod answers;
mod empyreal;
mod guests;
mod harness;
mod history;
mod imperial_steam;
mod keyboard;
mod language;
mod nodes;
mod phone;
mod pictures;
mod player;
mod removed;
mod start;
mod steam_power;
mod tabs;
mod turn;
mod whole_game;
