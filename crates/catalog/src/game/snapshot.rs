//! Snapshots of positions, so that a long game need not be replayed from its start.
//!
//! A snapshot holds a position and the rounds that began since the snapshot before it, so its size does not grow with
//! the game. It starts with a digest that binds it to this format, to the game with its rules, setup and seed, to every
//! move that leads there, and to its own bytes. An invalid snapshot is rebuilt from the log.

use std::sync::Arc;

use kernel::{Fairness, Rules, Seat, Setup};
use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};

use crate::Playable;

use super::{Checkpoint, Match, Reached, RoundBegan, SNAPSHOT_EVERY};

/// A position, as bytes that only this program reads.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PositionSnapshot {
    /// How many moves lead to it.
    pub move_count: usize,
    pub body: Vec<u8>,
}

/// Changes with the format.
const FORMAT: &str = "roundhouse snapshot 2";
const DIGEST: usize = 32;

/// Identifies what led to a position: how the game began, and every move since.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct HistoryDigest([u8; DIGEST]);

impl HistoryDigest {
    /// For a position from outside: nothing is known about what led to it, and nothing that follows is stored.
    pub(super) const UNKNOWN: Self = Self([0; DIGEST]);

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

    fn digest(&self, move_count: usize, body: &[u8]) -> [u8; DIGEST] {
        let mut hash = Sha256::new();
        add(&mut hash, FORMAT);
        hash.update(self.0);
        hash.update((move_count as u64).to_le_bytes());
        hash.update(body);
        hash.finalize().into()
    }
}

/// Includes the length, so that no two lists of texts hash the same.
fn add(hash: &mut Sha256, text: &str) {
    hash.update((text.len() as u64).to_le_bytes());
    hash.update(text);
}

#[derive(Debug, Deserialize)]
#[serde(bound = "")]
pub(super) struct SnapshotBody<G: Rules> {
    pub(super) reached: Reached<G>,
    /// The rounds that began since the previous snapshot.
    pub(super) rounds: Vec<RoundBegan>,
    /// The number of moves of the previous snapshot, if it is not the nearest possible one.
    #[serde(default)]
    since: Option<usize>,
}

impl<G: Rules> SnapshotBody<G> {
    /// All rounds that began after this many moves are known.
    pub(super) fn since(&self) -> usize {
        self.since.unwrap_or_else(|| self.reached.move_count.saturating_sub(SNAPSHOT_EVERY))
    }
}

#[derive(Serialize)]
#[serde(bound = "")]
struct SnapshotBodyRef<'a, G: Rules> {
    reached: &'a Reached<G>,
    rounds: &'a [RoundBegan],
    #[serde(skip_serializing_if = "Option::is_none")]
    since: Option<usize>,
}

impl PositionSnapshot {
    /// The content, if it belongs to this history.
    pub(super) fn read<G: Rules>(&self, history: &HistoryDigest) -> Option<SnapshotBody<G>> {
        let (digest, body) = self.body.split_first_chunk::<DIGEST>()?;
        if *digest != history.digest(self.move_count, body) {
            return None;
        }
        let read: SnapshotBody<G> = rmp_serde::from_slice(body).ok()?;
        (read.reached.move_count == self.move_count).then_some(read)
    }
}

/// Snapshots of these positions of a game.
pub(super) fn write<'g, F: Playable>(
    game: &'g Match<F>,
    checkpoints: impl Iterator<Item = &'g Arc<Checkpoint<F>>>,
) -> Vec<PositionSnapshot> {
    let snapshots = checkpoints.filter_map(|checkpoint| {
        let reached = &checkpoint.reached;
        let began = |move_count: usize| game.rounds.partition_point(|round| round.move_count <= move_count);
        let nearest = reached.move_count.saturating_sub(SNAPSHOT_EVERY);
        let before = (0..=nearest)
            .rev()
            .step_by(SNAPSHOT_EVERY)
            .find(|move_count| game.is_worth_a_snapshot(*move_count));
        let since = before.unwrap_or(0);
        let rounds = &game.rounds[began(since)..began(reached.move_count)];
        let since = (since != nearest).then_some(since);
        // With field names: a position skips empty fields, so their order alone is not enough.
        let encoded = rmp_serde::to_vec_named(&SnapshotBodyRef { reached, rounds, since }).ok()?;
        let mut body = checkpoint.history.digest(reached.move_count, &encoded).to_vec();
        body.extend(encoded);
        Some(PositionSnapshot { move_count: reached.move_count, body })
    });
    snapshots.collect()
}
