//! The rules, number by number. Each test cites the numbers it holds and plays them on what is shipped.

#![allow(clippy::unwrap_used, reason = "a test that cannot go on should stop")]

#[path = "../common/mod.rs"]
mod common;

mod awards;
mod captains;
mod cards;
mod chains;
mod common_cars;
mod edges;
mod engineers;
mod examples;
mod examples_end;
mod examples_ground;
mod examples_rules;
mod mid_card;
mod more_rules;
mod rulings;
mod rulings_cards;
mod setup;
mod spellcars;
mod spellcars_more;
mod station_masters;
mod surveyors;
mod turns;
