//! Where the chance of tables comes from. Never that of sessions, links or passwords: nobody is to guess those, whatever
//! the tables are for.

use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};

use kernel::Seat;

use crate::token;

/// The operating system, or for tests a seed: then what the tables draw, and what their bots do, happens again the same
/// way when the same is asked for in the same order.
#[derive(Clone, Debug, Default)]
pub struct Chance(Option<Arc<Seeded>>);

#[derive(Debug)]
struct Seeded {
    seed: String,
    /// How many tables have had their secret from it.
    tables: AtomicU64,
}

/// Whose turn it is to be thought about, and in which game.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Thinking<'a> {
    /// The secret of the table's draws.
    pub(crate) secret: &'a str,
    pub(crate) seat: Seat,
    /// How many moves had been made when what the seat decides on last changed: what others decide unseen at the same time
    /// may come before or after.
    pub(crate) draft_base: usize,
    pub(crate) level: &'a str,
}

impl Chance {
    /// For tests: anybody who knows the seed knows every card of every table, and the same seed deals the same again.
    #[must_use]
    pub fn predictable(seed: &str) -> Self {
        Self(Some(Arc::new(Seeded { seed: seed.to_owned(), tables: AtomicU64::new(0) })))
    }

    pub(crate) fn is_predictable(&self) -> bool {
        self.0.is_some()
    }

    /// The secret of the draws of a new table.
    pub(crate) fn secret(&self) -> Result<String, getrandom::Error> {
        let Some(Seeded { seed, tables }) = self.0.as_deref() else { return token::secret() };
        let number = tables.fetch_add(1, Ordering::Relaxed);
        Ok(token::derived(&format!("table {number}"), seed))
    }

    /// What a bot decides by where it has no reason to choose. With a seed it follows from the game alone and not from
    /// what was asked for before: which of several tables is thought about first is up to the machine.
    pub(crate) fn of_bot(&self, thinking: Thinking<'_>) -> Result<[u8; 32], getrandom::Error> {
        if !self.is_predictable() {
            return token::chance();
        }
        let Thinking { secret, seat, draft_base, level } = thinking;
        Ok(token::hash(&format!("bot {seat} {level} {draft_base}\n{secret}")))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn tables(chance: &Chance) -> Vec<String> {
        (0..3).map(|_| chance.secret().unwrap()).collect()
    }

    fn thinking(secret: &str, seat: usize, draft_base: usize) -> Thinking<'_> {
        Thinking { secret, seat: Seat::new(seat), draft_base, level: "greedy" }
    }

    #[test]
    fn a_seed_gives_the_same_tables_again() {
        let first = tables(&Chance::predictable("7"));
        assert_eq!(first, tables(&Chance::predictable("7")));
        assert_ne!(first, tables(&Chance::predictable("8")));
        assert!(first.iter().all(|secret| token::is_secret(secret)));
        assert!(first[0] != first[1] && first[1] != first[2] && first[0] != first[2]);
        let chance = Chance::predictable("7");
        let of_two_clones = [chance.clone().secret().unwrap(), chance.secret().unwrap()];
        assert_eq!(of_two_clones, first[..2], "all requests draw from the same");
    }

    #[test]
    fn a_bot_thinks_the_same_again_whatever_happened_elsewhere() {
        let chance = Chance::predictable("7");
        let thought = chance.of_bot(thinking("tea", 1, 5)).unwrap();
        chance.secret().unwrap();
        assert_eq!(chance.of_bot(thinking("tea", 1, 5)).unwrap(), thought);
        for other in [thinking("tea", 2, 5), thinking("tea", 1, 6), thinking("coffee", 1, 5)] {
            assert_ne!(chance.of_bot(other).unwrap(), thought, "{other:?}");
        }
    }

    #[test]
    fn without_a_seed_nothing_happens_twice() {
        let chance = Chance::default();
        assert_ne!(tables(&chance), tables(&chance));
        let twice = [(); 2].map(|()| chance.of_bot(thinking("tea", 1, 5)).unwrap());
        assert_ne!(twice[0], twice[1]);
    }
}
