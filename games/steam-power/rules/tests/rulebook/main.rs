//! The rules, number by number. Each test cites the numbers it holds and plays them on the boards that are shipped.

#![allow(clippy::unwrap_used, reason = "a test that cannot go on should stop")]

mod bonus;
mod building;
mod contracts;
mod crossing;
mod ending;
mod examples;
mod factories;
mod layout;
mod options;
mod routes;
mod setup;
mod situation;
mod solo;
mod taking;
mod taking_back;
mod turns;
