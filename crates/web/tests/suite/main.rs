//! The table in the browser, from outside: what it must not give away, what it must not let anybody do, and what it must
//! not forget.
#![allow(clippy::unwrap_used, reason = "a test fails by panicking")]

mod accounts;
mod again;
mod at_once;
mod client;
mod connections;
mod deleting;
mod door;
mod drafts;
mod headers;
mod imports;
mod invitations;
mod limits;
mod nodes;
mod once;
mod onlookers;
mod other_rules;
mod private;
mod robots;
mod routes;
mod secrets;
mod snapshots;
mod stale;
mod stopping;
mod tables;
mod vacated;
mod watching;
mod without_script;
