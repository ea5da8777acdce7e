//! The built program, run as a person or a script runs it.

#![allow(clippy::unwrap_used, reason = "a test may panic wherever it finds something unexpected")]

mod backup;
mod data;
mod empyreal;
mod engine;
mod imperial_steam;
mod pictures;
mod play;
mod program;
mod records;
mod serve;
mod sim;
mod steam_power;
mod wrong;
