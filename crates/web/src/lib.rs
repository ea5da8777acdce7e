//! The table in the browser.
//!
//! What a page shows is a pure function, in [`pages`], of data that a handler gathers.
//!
//! # The path of a write
//!
//! Everything that changes a table takes the same path. Each layer has one verb, used for nothing else:
//!
//! 1. `handlers::submit` (and `submit_turn`, `submit_for_seat`, …): who asks, may they, and what does the form say.
//! 2. [`App::update`](app::App::update) repeats the next two steps while other nodes write to the same table, and then
//!    wakes the bots. The form's receipt is its idempotency key: it counts once, however often it is sent.
//! 3. [`Room::decide`](room::Room::decide) takes the room's write lock and asks the [`table`] crate which events follow.
//! 4. [`Room::persist`](room::Room::persist) tries the events out on a copy of the table, appends them, and only then
//!    shows the copy to everybody.
//! 5. [`Store::append`](store::Store::append) commits events, head, snapshots, drafts and receipt in one transaction, in
//!    which the store's writer lets each `Write` `execute`.
//! 6. [`Table::apply`](table::Table::apply) folds an event into the table: on the copy before it is appended, and on the
//!    other nodes after they have heard of it.

kernel::messages!();

mod app;
mod assets;
mod blocking;
mod bot_runner;
mod chance;
mod clock;
mod compression;
mod connections;
mod error;
mod fragments;
mod handlers;
mod health;
mod idempotency;
mod live;
pub mod metrics;
mod onlooker_cache;
mod origin;
pub mod pages;
mod passwords;
mod presence;
mod rate_limit;
mod request;
mod room;
mod rooms;
mod security;
mod server;
mod throttle;
mod token;

pub use app::{App, Config};
#[doc(hidden)]
pub use assets::table_script_with;
pub use chance::Chance;
pub use origin::{AllowedHosts, ParsePublicUrlError, PublicUrl};
pub use rate_limit::{Connections, Limits, Rate};
pub use server::{Server, router};
pub use throttle::{AttemptLimits, Backoff};
