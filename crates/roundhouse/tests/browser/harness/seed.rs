//! The seed of a test's tables: a fresh one each time, which is printed, or one that is to be tried again.

use std::hash::{BuildHasher, RandomState};

/// Given the seed that it has printed, a test meets the same draws and the same bots again.
const VARIABLE: &str = "ROUNDHOUSE_BROWSER_SEED";

pub(super) fn of(test: &str) -> String {
    let given = std::env::var(VARIABLE).ok().filter(|seed| !seed.is_empty());
    // The standard library keys its hashers with randomness of the operating system.
    let seed = given.unwrap_or_else(|| format!("{:016x}", RandomState::new().hash_one(test)));
    eprintln!("{test}: {VARIABLE}={seed} plays it again with the same draws and bots");
    seed
}
