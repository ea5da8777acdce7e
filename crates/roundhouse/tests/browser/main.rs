//! The table in a real browser.

#![allow(clippy::unwrap_used, reason = "a test may panic wherever it finds something unexpected")]

/// What calls the function that is all of a file of script, in the form that the driver takes.
macro_rules! called {
    ($file:literal) => {
        concat!("return (", include_str!($file), ")(...arguments)")
    };
}

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
