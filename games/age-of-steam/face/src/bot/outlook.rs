//! How many points a player can expect at the end: the rest of the game played out in the ledger alone.
//!
//! The network stays as it is, but for a little growth that is paid for; two cubes travel each turn, or one of the two
//! moves raises the engine; income, expenses and the income reduction follow the rules. What the ledger cannot pay is
//! raised by shares, as the player would have to. It is no forecast, but it compares what a player could do now: more
//! shares or fewer, this link or that, a cube or the engine.

use age_of_steam::accounts::{covered, expenses, margin, reduction};
use age_of_steam::{
    INCOME_PER_LINK, MOST_LINKS, MOST_SHARES, MOVE_ROUNDS, POINTS_PER_INCOME, POINTS_PER_SHARE, Phase,
    SHARE_PRICE, Table,
};
use kernel::Seat;

use super::net::Haul;

// The weights below were found by playing against each other; a note says what each stands for.

/// What a player spends on track and bids in a turn to come: between two tiles and three.
const SPENDING: f32 = 5.0;
/// By how many links that spending lets each cube travel further, every turn.
const GROWTH: f32 = 0.6;
/// How much of a haul is still there a turn later: rivals take cubes too.
const KEPT: f32 = 0.9;
/// What is left of a haul that a rival is about to make: they may come first.
const CONTESTED: f32 = 0.75;
/// A move in a turn to come finds a cube even when none can be seen for it now. How far that cube travels, as a share of
/// what the network allows…
const FRESH: f32 = 0.8;
/// …and what share of the network's links lies on its way.
const FRESH_LINKS: f32 = 0.5;

/// How sure a player is of the hauls that they plan: before track is built, while it is built, and when goods move.
const SURE_BEFORE: f32 = 0.0;
const SURE_BUILDING: f32 = 0.3;
const SURE_MOVING: f32 = 0.5;
/// Points for each dollar by which a player misses survival when the hauls that they are not sure of fail.
const RISK: f32 = 16.0;
/// Points for an elimination at the end of this turn, and for each dollar that makes it more certain: everything is lost.
const ELIMINATED: f32 = 80.0;
const OWING: f32 = 20.0;
/// Points for each dollar that would eliminate the player in a later turn. They would have seen it coming.
const OWING_LATER: f32 = 6.0;

/// What a link of the player's own brings when a cube travels it.
const PER_LINK: f32 = INCOME_PER_LINK as f32;
/// What a dollar of income is worth at the end.
const INCOME_POINTS: f32 = POINTS_PER_INCOME as f32;
/// How many dollars of income make up for the points that a share costs.
const INCOME_FOR_A_SHARE: f32 = POINTS_PER_SHARE as f32 / INCOME_POINTS;
/// The most hauls that the projection looks at: more than a player makes in a whole game, and few enough for the
/// bits of one number.
const MOST_HAULS: usize = 40;

/// The part of a position that the projection plays with. Its numbers are expectations, so they have fractions.
#[derive(Clone, Copy, Debug)]
pub(super) struct Ledger {
    pub(super) cash: f32,
    pub(super) income: f32,
    pub(super) shares: f32,
    pub(super) engine: u8,
    /// Moves of goods left in this turn.
    pub(super) moves: u8,
    /// Whether a move of this turn may still raise the engine.
    pub(super) may_raise: bool,
    /// Turns after this one.
    pub(super) turns: u8,
    /// Points for track.
    pub(super) track: f32,
    /// Links of the player's own.
    pub(super) links: f32,
    /// How much of this turn's uncontested hauls a careful player counts on when it comes to paying expenses.
    pub(super) sure: f32,
}

impl Ledger {
    /// The ledger of a player with both moves of the turn before them.
    pub(super) fn of(table: &Table, seat: Seat) -> Self {
        let player = table.player(seat);
        Self {
            cash: player.cash.into(),
            income: player.income.into(),
            shares: player.shares.into(),
            engine: player.engine,
            moves: MOVE_ROUNDS,
            may_raise: true,
            turns: table.turns() - table.turn,
            track: table.score(seat).map_or(0.0, |score| score.track as f32),
            links: player.markers.into(),
            sure: match table.phase {
                Phase::BuildTrack(_) => SURE_BUILDING,
                Phase::MoveGoods(_) => SURE_MOVING,
                _ => SURE_BEFORE,
            },
        }
    }

    /// The strongest engine that could matter in this game.
    pub(super) fn last_engine(&self) -> u8 {
        (self.engine + self.turns + 1).min(MOST_LINKS)
    }

    /// The points at the end, with the best number of engine raises from now on.
    pub(super) fn project(&self, hauls: &[Haul]) -> f32 {
        let raises = (MOST_LINKS - self.engine).min(self.turns + 1);
        (0..=raises).map(|raises| self.play_out(hauls, raises)).fold(f32::MIN, f32::max)
    }

    fn play_out(mut self, hauls: &[Haul], mut raises: u8) -> f32 {
        debug_assert!(hauls.len() <= MOST_HAULS);
        let mut gone = 0u64;
        let mut loss = 0.0;
        for turn in 0..=self.turns {
            if turn > 0 {
                self.moves = MOVE_ROUNDS;
                self.may_raise = true;
                if turn < self.turns {
                    self.raise_money();
                }
            }
            let mut sure = self.income;
            for _ in 0..self.moves {
                if raises > 0 && self.may_raise && self.engine < MOST_LINKS {
                    raises -= 1;
                    self.may_raise = false;
                    self.engine += 1;
                    continue;
                }
                let (index, earned) = self.best_haul(hauls, gone, turn);
                gone |= index.map_or(0, |index| 1 << index);
                self.income += earned;
                if index.is_some_and(|index| !hauls[index].contested) {
                    sure += self.sure * earned;
                }
            }
            if turn == 0 {
                loss += RISK * (-margin(self.cash, sure, self.expenses())).max(0.0);
            }
            let owed = self.settle();
            loss += if turn == 0 { ELIMINATED * owed.min(1.0) + OWING * owed } else { OWING_LATER * owed };
        }
        INCOME_POINTS * (self.income - INCOME_FOR_A_SHARE * self.shares) + self.track - loss
    }

    /// The haul to make in this turn or one to come, and the income it can be expected to bring.
    fn best_haul(&self, hauls: &[Haul], gone: u64, turn: u8) -> (Option<usize>, f32) {
        let engine = usize::from(self.engine);
        let most = f32::from(self.engine);
        let grown = GROWTH * f32::from(turn);
        let kept = KEPT.powi(i32::from(turn));
        let fresh_links = if turn == 0 { 0.0 } else { FRESH * most.min(FRESH_LINKS * self.links + grown) };
        let mut best = (None, PER_LINK * fresh_links);
        for (index, haul) in hauls.iter().enumerate() {
            if gone & 1 << index != 0 || haul.arrives > turn || haul.best[engine] <= 0 {
                continue;
            }
            let there = if haul.contested { CONTESTED } else { 1.0 };
            let income = haul.income(self.engine) + PER_LINK * grown;
            let earned = income.min(PER_LINK * most) * there * kept;
            if earned > best.1 {
                best = (Some(index), earned);
            }
        }
        best
    }

    fn expenses(&self) -> f32 {
        expenses(self.shares, self.engine.into())
    }

    /// Before a turn to come: pays for a little track, by shares if need be.
    fn raise_money(&mut self) {
        let need = SPENDING + (self.expenses() - self.income).max(0.0);
        let missing = (need - self.cash).max(0.0);
        let shares = (missing / f32::from(SHARE_PRICE)).min(f32::from(MOST_SHARES) - self.shares);
        self.shares += shares;
        self.cash = (self.cash + shares * f32::from(SHARE_PRICE) - SPENDING).max(0.0);
    }

    /// Income, expenses and reduction. Returns by how much the income would fall below nothing.
    fn settle(&mut self) -> f32 {
        let left = self.cash + (self.income - self.expenses());
        (self.cash, self.income) = covered(left, self.income);
        let owed = (-self.income).max(0.0);
        self.income = self.income.max(0.0);
        self.income -= f32::from(reduction(self.income as u16));
        owed
    }
}

/// Keeps the hauls that earn most.
pub(super) fn keep_best(hauls: &mut Vec<Haul>) {
    if hauls.len() > MOST_HAULS {
        hauls.sort_by_key(|haul| std::cmp::Reverse((haul.best[haul.best.len() - 1], haul.best[2])));
        hauls.truncate(MOST_HAULS);
    }
}
