//! Positions in a form that is kept, so that a long game need not be played again from its start.
//!
//! What is kept is a position and the rounds that began since the one kept before it, however long the game is. In front of it
//! stands a digest that binds it to this format, to the game with its rules, its setup and its chance, to every move that
//! leads there, and to its own bytes. Whatever does not fit is computed again from the log.

use std::sync::Arc;

use draw::Drawn;
use guide::Guided;
use kernel::{Fairness, Rules, Seat, Setup};
use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};

use super::{Checkpoint, KEPT_EVERY, Match, Reached, RoundBegan};

/// A position, as bytes that only this program reads.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct KeptPosition {
    /// How many moves lead to it.
    pub made: usize,
    pub body: Vec<u8>,
}

/// Changes with the form of what is kept.
const FORMAT: &str = "roundhouse snapshot 2";
const DIGEST: usize = 32;

/// What has led to a position: how the game began, and each move since.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Trail([u8; DIGEST]);

impl Trail {
    pub(super) fn of<G: Rules>(setup: &G::Setup, fairness: &Fairness) -> Self {
        let mut hash = Sha256::new();
        let version = setup.rules_version().to_string();
        let players = setup.players().to_string();
        for text in [FORMAT, G::INFO.id, &version, &players, fairness.secret()] {
            add(&mut hash, text);
        }
        for nonce in fairness.nonces() {
            add(&mut hash, nonce);
        }
        for (key, value) in setup.options() {
            add(&mut hash, &key);
            add(&mut hash, &value);
        }
        Self(hash.finalize().into())
    }

    pub(super) fn follow<M: ToString>(&mut self, seat: Seat, mv: &M) {
        let mut hash = Sha256::new();
        hash.update(self.0);
        hash.update([u8::from(seat)]);
        add(&mut hash, &mv.to_string());
        self.0 = hash.finalize().into();
    }

    fn digest(&self, made: usize, kept: &[u8]) -> [u8; DIGEST] {
        let mut hash = Sha256::new();
        add(&mut hash, FORMAT);
        hash.update(self.0);
        hash.update((made as u64).to_le_bytes());
        hash.update(kept);
        hash.finalize().into()
    }
}

/// With its length, so that no two lists of texts look the same.
fn add(hash: &mut Sha256, text: &str) {
    hash.update((text.len() as u64).to_le_bytes());
    hash.update(text);
}

#[derive(Debug, Deserialize)]
#[serde(bound = "")]
pub(super) struct Kept<G: Rules> {
    pub(super) reached: Reached<G>,
    /// Those that began since the position that was kept before.
    pub(super) rounds: Vec<RoundBegan>,
    /// How many moves had led to that one, where it is not the nearest that could be.
    #[serde(default)]
    since: Option<usize>,
}

impl<G: Rules> Kept<G> {
    /// Every round that began after this many moves is known.
    pub(super) fn since(&self) -> usize {
        self.since.unwrap_or_else(|| self.reached.made.saturating_sub(KEPT_EVERY))
    }
}

#[derive(Serialize)]
#[serde(bound = "")]
struct Keep<'a, G: Rules> {
    reached: &'a Reached<G>,
    rounds: &'a [RoundBegan],
    #[serde(skip_serializing_if = "Option::is_none")]
    since: Option<usize>,
}

impl KeptPosition {
    /// What was kept, when this is the way that led there.
    pub(super) fn read<G: Rules>(&self, trail: &Trail) -> Option<Kept<G>> {
        let (digest, kept) = self.body.split_first_chunk::<DIGEST>()?;
        if *digest != trail.digest(self.made, kept) {
            return None;
        }
        let read: Kept<G> = rmp_serde::from_slice(kept).ok()?;
        (read.reached.made == self.made).then_some(read)
    }
}

/// These positions on the way of a game, as they are kept.
pub(super) fn write<'g, G: Guided + Drawn + ::bots::Greedy>(
    game: &'g Match<G>,
    checkpoints: impl Iterator<Item = &'g Arc<Checkpoint<G>>>,
) -> Vec<KeptPosition> {
    let kept = checkpoints.filter_map(|checkpoint| {
        let reached = &checkpoint.reached;
        let began = |made: usize| game.rounds.partition_point(|round| round.made <= made);
        let nearest = reached.made.saturating_sub(KEPT_EVERY);
        let before = (0..=nearest).rev().step_by(KEPT_EVERY).find(|made| game.is_worth_keeping(*made));
        let since = before.unwrap_or(0);
        let rounds = &game.rounds[began(since)..began(reached.made)];
        let since = (since != nearest).then_some(since);
        // With names: what a position leaves out when it has none of it cannot be told by its place.
        let kept = rmp_serde::to_vec_named(&Keep { reached, rounds, since }).ok()?;
        let mut body = checkpoint.trail.digest(reached.made, &kept).to_vec();
        body.extend(kept);
        Some(KeptPosition { made: reached.made, body })
    });
    kept.collect()
}
