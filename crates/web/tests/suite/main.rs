//! The web crate from outside: what it must not reveal, what it must not let anybody do, and what it must not forget.
#![allow(clippy::unwrap_used, reason = "a test fails by panicking")]

mod accounts;
mod again;
mod attempts;
mod bots;
mod client;
mod connections;
mod deleting;
mod drafts;
mod headers;
mod health;
mod idempotency;
mod imports;
mod invitations;
mod limits;
mod nodes;
mod onlookers;
mod other_rules;
mod permissions;
mod predictable;
mod private;
mod routes;
mod sealed_bids;
mod secrets;
mod snapshots;
mod stale;
mod stopping;
mod tables;
mod typed_texts;
mod vacated;
mod without_script;
