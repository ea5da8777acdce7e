//! What came of the games, for people and for programs.

use kernel::Rules;
use std::collections::BTreeMap;

use kernel::Setup;
use serde::Serialize;

use super::tally::{Counts, Tally, Wide};
use super::{Plan, StuckGame, game, measure};
use crate::Greedy;

/// How many stuck games are named.
const MOST_STUCK_TOLD: usize = 20;

#[derive(Clone, Debug, Serialize)]
pub struct Report {
    pub game: &'static str,
    pub players: usize,
    pub seed: String,
    /// The level of each seat.
    pub levels: Vec<String>,
    /// How many were played to their ends.
    pub games: u64,
    /// How many came to no end; scores, decisions and endings do not count them.
    pub stuck: usize,
    /// The first of those.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub stuck_games: Vec<StuckGame>,
    pub decisions: u64,
    pub seconds: f64,
    pub games_per_s: f64,
    pub decisions_per_s: f64,
    pub scores: Scores,
    /// Games in which nobody was put out.
    pub unharmed: u64,
    pub wins: Wins,
    pub endings: BTreeMap<String, u64>,
    /// How often each card was used, those that never were too; empty where that was not counted.
    #[serde(skip_serializing_if = "BTreeMap::is_empty")]
    pub uses: BTreeMap<&'static str, u64>,
    /// The question with the most answers; `None` when no game was played.
    pub widest: Option<Widest>,
    /// The size of a position that lies in memory by itself.
    pub position_bytes: usize,
    pub copies_per_s: f64,
}

#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Scores {
    pub seats: Vec<Spread>,
    pub winners: Spread,
}

/// How scores are spread. The quartiles are scores that came up, not means between two; all are `None` when there are none.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Spread {
    pub count: u64,
    pub min: Option<i32>,
    pub lower_quartile: Option<i32>,
    pub median: Option<i32>,
    pub upper_quartile: Option<i32>,
    pub max: Option<i32>,
    pub mean: Option<f64>,
    /// How often the seat was put out of the game, and so has no score.
    pub eliminated: u64,
}

/// Shared wins count for each of those who share them.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Wins {
    pub seats: Vec<u64>,
    pub levels: BTreeMap<String, u64>,
}

#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Widest {
    pub moves: usize,
    /// The secret of its game, and the number of the decision in it.
    pub secret: String,
    pub decision: u64,
    pub listing_micros: f64,
}

impl Spread {
    fn of(counts: &Counts, eliminated: u64) -> Self {
        let count: u64 = counts.values().sum();
        // The score below which a share of all scores lies.
        let quantile = |quarters: u64| {
            let mut left = (count.checked_sub(1)?) * quarters / 4;
            counts.iter().find_map(|(score, times)| match left.checked_sub(*times) {
                Some(rest) => {
                    left = rest;
                    None
                }
                None => Some(*score),
            })
        };
        let sum: i64 = counts.iter().map(|(score, times)| i64::from(*score) * *times as i64).sum();
        Self {
            count,
            min: quantile(0),
            lower_quartile: quantile(1),
            median: quantile(2),
            upper_quartile: quantile(3),
            max: quantile(4),
            mean: (count > 0).then(|| sum as f64 / count as f64),
            eliminated,
        }
    }
}

pub(super) fn make<F: Greedy>(
    plan: &Plan<F>,
    tally: Tally<F::Rules>,
    widest: Option<&Wide<F::Rules>>,
    seconds: f64,
) -> Report {
    let players = plan.setup.players();
    let per_second = |count: u64| if seconds > 0.0 { count as f64 / seconds } else { 0.0 };
    let seats = tally.scores.iter().zip(&tally.eliminated);
    let mut uses = tally.uses;
    let mut stuck_games = tally.stuck;
    stuck_games.sort_by_key(|stuck| stuck.game);
    if plan.cards {
        for card in F::Rules::cards() {
            uses.entry(card).or_default();
        }
    }
    Report {
        game: F::Rules::INFO.id,
        players,
        seed: plan.seed.clone(),
        levels: (0..players).map(|seat| game::level(plan, seat).into()).collect(),
        games: tally.games,
        stuck: stuck_games.len(),
        stuck_games: stuck_games.into_iter().take(MOST_STUCK_TOLD).collect(),
        decisions: tally.decisions,
        seconds,
        games_per_s: per_second(tally.games),
        decisions_per_s: per_second(tally.decisions),
        scores: Scores {
            seats: seats.map(|(counts, eliminated)| Spread::of(counts, *eliminated)).collect(),
            winners: Spread::of(&tally.winners, 0),
        },
        unharmed: tally.unharmed,
        wins: Wins { seats: tally.wins, levels: tally.level_wins },
        endings: tally.endings,
        uses,
        position_bytes: size_of::<F::Rules>(),
        copies_per_s: widest.map_or(0.0, |wide| measure::copies_per_second(&wide.position)),
        widest: widest.map(|wide| Widest {
            moves: wide.moves,
            secret: format!("{}/{}", plan.seed, wide.game),
            decision: wide.decision,
            listing_micros: measure::listing_micros(wide),
        }),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn quartiles_are_scores_that_came_up() {
        let counts = Counts::from([(-5, 1), (10, 3), (40, 1)]);
        let spread = Spread::of(&counts, 2);
        assert_eq!((spread.min, spread.lower_quartile, spread.median), (Some(-5), Some(10), Some(10)));
        assert_eq!((spread.upper_quartile, spread.max, spread.mean), (Some(10), Some(40), Some(13.0)));
        assert_eq!((spread.count, spread.eliminated), (5, 2));
        let none = Spread::of(&Counts::new(), 0);
        assert_eq!((none.count, none.min, none.median, none.mean), (0, None, None, None));
    }
}
