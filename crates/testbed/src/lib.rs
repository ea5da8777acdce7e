//! For tests only: PostgreSQL, nginx and servers of our own, with fault injection, and players who use plain HTTP and
//! remember what was acknowledged.
//!
//! Everything here panics when something is wrong: that is how a test fails.
#![allow(clippy::unwrap_used, reason = "a test fails by panicking")]

mod browser;
mod chromium;
mod disk_faults;
mod inspector;
mod nginx;
mod node;
mod player;
mod port;
mod postgres;
mod progress;
mod records;
mod running;

pub use browser::{Answer, Browser, Site, Transport};
pub use chromium::{Driver, chromium};
pub use disk_faults::DiskFaults;
pub use inspector::{DatabaseInspector, TableContents};
pub use nginx::Nginx;
pub use node::Node;
pub use player::{Player, PlayerStats, StepOutcome};
pub use port::Port;
pub use postgres::Postgres;
pub use records::endless_record;
pub use running::Running;
