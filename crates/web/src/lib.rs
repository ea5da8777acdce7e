//! The table in the browser.
//!
//! The edge is thin: [`app`] turns bytes into requests; what a page shows is a pure function in [`pages`] of data gathered
//! by a handler, and every change goes through one door, [`room`].

mod app;
mod assets;
mod attempts;
mod clock;
mod compressed;
mod connections;
mod error;
mod fragments;
mod guard;
mod handlers;
mod health;
mod hosts;
mod limits;
mod live;
pub mod metrics;
mod once;
mod onlookers;
pub mod pages;
mod passwords;
mod presence;
mod request;
mod robots;
mod room;
mod rooms;
mod server;
mod token;
mod work;

pub use app::{App, Config};
pub use attempts::{Attempts, Patience};
pub use hosts::{Hosts, NotPublic, PublicUrl};
pub use limits::{Connections, Limits, Rate};
pub use server::{Server, router};
