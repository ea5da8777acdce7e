//! For tests only: PostgreSQL, nginx and servers of our own, with fault injection, and players who use plain HTTP and
//! remember what was acknowledged.
//!
//! Everything here panics when something is wrong: that is how a test fails.
#![allow(clippy::unwrap_used, reason = "a test fails by panicking")]

mod browser;
mod chromium;
mod disk_faults;
mod games;
mod inspector;
mod nginx;
mod node;
mod player;
mod port;
mod postgres;
mod progress;
mod running;
mod stored;

pub use browser::{Answer, Browser, Site, Transport};
pub use chromium::{Driver, chromium};
pub use disk_faults::DiskFaults;
pub use games::{endless_record, table_of_bots};
pub use inspector::{DatabaseInspector, TableContents};
pub use nginx::Nginx;
pub use node::Node;
pub use player::{Player, PlayerStats, StepOutcome};
pub use port::Port;
pub use postgres::Postgres;
pub use running::{Running, ask_to_stop};
pub use stored::stored_table;
