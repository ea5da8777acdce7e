//! The table in a real browser.

mod harness;
mod player;
mod start;
mod turn;
