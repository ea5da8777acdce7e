//! The rules, number by number. Each test cites the numbers it holds and plays them on the boards that are shipped.

#![allow(clippy::unwrap_used, reason = "a test that cannot go on should stop")]

mod building;
mod crossing;
mod examples;
mod layout;
mod scene;
mod setup;
mod taking_back;
mod turns;
