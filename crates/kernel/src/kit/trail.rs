use std::fmt::Display;
use std::thread;

use crate::{Rules, Seat, Setup};

/// Says where a game stood when a check, or the rules themselves, panicked.
pub(super) struct Trail {
    game: String,
    moves: usize,
    last: String,
}

impl Trail {
    pub(super) fn new<G: Rules>(setup: &G::Setup, secret: &str) -> Self {
        let (id, players, options) = (G::INFO.id, setup.players(), setup.options());
        let game = format!("{id} for {players} players with options {options:?} and secret `{secret}`");
        Self { game, moves: 0, last: "no move was played yet".into() }
    }

    /// Notes a move that is about to be played.
    pub(super) fn note(&mut self, seat: Seat, mv: &impl Display) {
        self.moves += 1;
        self.last = format!("the last move was number {}: seat {seat} played `{mv}`", self.moves);
    }
}

impl Drop for Trail {
    fn drop(&mut self) {
        if thread::panicking() {
            eprintln!("in a game of {}: {}", self.game, self.last);
        }
    }
}
