//! What drawings of any game are made of.

#![allow(clippy::unwrap_used, reason = "a test that cannot go on should stop")]

mod figures;
mod picture;
mod typeface;
