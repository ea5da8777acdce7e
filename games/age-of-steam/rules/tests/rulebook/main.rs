//! The rules, number by number. Each test cites the numbers it holds and plays them on the Rust Belt board.

#![allow(clippy::unwrap_used, reason = "a test that cannot go on should stop")]

mod accounts;
mod actions;
mod auction;
mod building;
mod costs;
mod examples;
mod goods;
mod growth;
mod nearest;
mod new_cities;
mod owners;
mod replacing;
mod scoring;
mod setup;
mod shares;
mod situation;
