//! The pages: pure functions of the data they show.

pub mod account;
pub mod deleted;
pub mod error;
pub mod frame;
pub mod home;
pub mod import;
pub mod join;
pub mod keys;
pub mod lobby;
pub mod model;
pub mod new_table;
pub mod parts;
pub mod people;
pub mod rules;
#[cfg(test)]
mod samples;
pub mod seat_controls;
pub mod table;
pub mod verify;
pub mod watch;
