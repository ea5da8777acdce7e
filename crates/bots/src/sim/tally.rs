//! What is counted while games are played: small, and the same in whatever order games are added.

use std::collections::BTreeMap;

use kernel::{Seat, Standing};

use super::StuckGame;

/// How often each score came up.
pub(super) type Counts = BTreeMap<i32, u64>;

pub(super) struct Tally<G> {
    pub(super) games: u64,
    pub(super) decisions: u64,
    pub(super) scores: Vec<Counts>,
    pub(super) winners: Counts,
    pub(super) eliminated: Vec<u64>,
    /// Games in which nobody was put out.
    pub(super) unharmed: u64,
    pub(super) wins: Vec<u64>,
    pub(super) level_wins: BTreeMap<String, u64>,
    pub(super) endings: BTreeMap<String, u64>,
    /// How often each card was used, where that is counted.
    pub(super) uses: BTreeMap<&'static str, u64>,
    /// Games that came to no end, which are counted nowhere else.
    pub(super) stuck: Vec<StuckGame>,
    pub(super) widest: Option<Wide<G>>,
}

/// A question with very many answers.
pub(super) struct Wide<G> {
    pub(super) moves: usize,
    pub(super) game: u64,
    pub(super) decision: u64,
    pub(super) position: G,
    pub(super) seat: Seat,
}

impl<G> Tally<G> {
    pub(super) fn new(players: usize) -> Self {
        Self {
            games: 0,
            decisions: 0,
            scores: vec![Counts::new(); players],
            winners: Counts::new(),
            eliminated: vec![0; players],
            unharmed: 0,
            wins: vec![0; players],
            level_wins: BTreeMap::new(),
            endings: BTreeMap::new(),
            uses: BTreeMap::new(),
            stuck: Vec::new(),
            widest: None,
        }
    }

    pub(super) fn count(&mut self, levels: &[String], standing: &Standing, decisions: u64) {
        self.games += 1;
        self.decisions += decisions;
        for place in &standing.places {
            match place.score {
                Some(score) => *self.scores[place.seat.index()].entry(score).or_default() += 1,
                None => self.eliminated[place.seat.index()] += 1,
            }
            // Nobody wins a game in which everybody was put out.
            if let (1, Some(score)) = (place.rank, place.score) {
                *self.winners.entry(score).or_default() += 1;
                self.wins[place.seat.index()] += 1;
                add(&mut self.level_wins, &levels[place.seat.index() % levels.len()], 1);
            }
        }
        self.unharmed += u64::from(standing.places.iter().all(|place| place.score.is_some()));
        add(&mut self.endings, &standing.ending.to_string(), 1);
    }

    pub(super) fn add(&mut self, other: Self) {
        self.games += other.games;
        self.decisions += other.decisions;
        self.unharmed += other.unharmed;
        self.stuck.extend(other.stuck);
        for (mine, theirs) in self.scores.iter_mut().zip(other.scores) {
            merge(mine, theirs);
        }
        merge(&mut self.winners, other.winners);
        merge(&mut self.level_wins, other.level_wins);
        merge(&mut self.endings, other.endings);
        merge(&mut self.uses, other.uses);
        for (mine, theirs) in self.eliminated.iter_mut().zip(other.eliminated) {
            *mine += theirs;
        }
        for (mine, theirs) in self.wins.iter_mut().zip(other.wins) {
            *mine += theirs;
        }
        // Of two equally wide questions, the one of the earlier game, as it would be with one thread.
        let rank = |wide: &Wide<G>| (wide.moves, std::cmp::Reverse(wide.game));
        self.widest = self.widest.take().into_iter().chain(other.widest).max_by_key(rank);
    }
}

/// Allocates only for a name that is new.
fn add(counts: &mut BTreeMap<String, u64>, name: &str, by: u64) {
    match counts.get_mut(name) {
        Some(count) => *count += by,
        None => {
            counts.insert(name.into(), by);
        }
    }
}

fn merge<K: Ord>(into: &mut BTreeMap<K, u64>, from: BTreeMap<K, u64>) {
    for (key, count) in from {
        *into.entry(key).or_default() += count;
    }
}
