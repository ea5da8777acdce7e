//! For tests only: a PostgreSQL, an nginx and servers of our own, which can be harmed, and people who play over plain HTTP
//! and remember what was acknowledged.
//!
//! Everything here panics when something is not as it should be: that is how a test fails.
#![allow(clippy::unwrap_used, reason = "a test fails by panicking")]

mod browser;
mod faults;
mod kept;
mod nginx;
mod node;
mod player;
mod port;
mod postgres;
mod records;
mod stand;

pub use browser::{Answer, Browser, Say, Site};
pub use faults::Faults;
pub use kept::{Eye, Kept};
pub use nginx::Nginx;
pub use node::Node;
pub use player::{Figures, Player, Step};
pub use port::Port;
pub use postgres::Postgres;
pub use records::endless_record;
