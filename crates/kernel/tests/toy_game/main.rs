//! The kernel around a game small enough to hold in the head.

#![allow(clippy::unwrap_used, reason = "what only tests use is test code too")]

mod drafts;
mod games;
mod goldens;
mod records;
mod tampered;
mod toy;
