//! The rules, number by number. Each test cites the numbers it holds and plays them on what is shipped.

#![allow(clippy::unwrap_used, reason = "a test that cannot go on should stop")]

mod balance;
mod building;
mod contracts;
mod delivering;
mod ending;
mod examples;
mod examples_money;
mod hidden;
mod hiring;
mod influence;
mod opportunities;
mod playing;
mod refusals;
mod rounds;
mod setup;
mod shares;
mod situation;
mod state_railways;
mod stations_and_factories;
mod storing;
mod tolls;
mod trading;
mod trains;
mod turns;
