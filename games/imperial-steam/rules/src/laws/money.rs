//! Money and bids.

use kernel::LawError;

use crate::goods::Good;
use crate::kinds::Action;
use crate::phase::Phase;
use crate::printed::Map;
use crate::round::hands;
use crate::table::{
    COIN, FUNDS, INCOME_EACH, MAX_STATIONS, MAX_TRACKS, MAX_TRAINS, STEP_PRICE, TRIESTE_BONUS, Table,
};

/// Far more money than any game can bring, and far too little for sums of it to overflow.
const MOST_MONEY: i32 = 1_000_000;
/// More than the bank pays in a whole game.
const MOST_PAID: i32 = 100_000;

impl Table {
    /// More than anybody can have in any position that the laws allow.
    pub(crate) const TOO_MUCH: i32 = MOST_MONEY + MOST_PAID;

    pub(super) fn check_money(&self) -> Result<(), LawError> {
        let start = i32::from(self.printed().boards.money(usize::from(self.players)));
        let bidding = matches!(self.phase, Phase::Bidding { .. });
        let mut sum = 0;
        for seat in self.all_seats() {
            let cash = self.cash(seat);
            let fair = cash >= 0 && cash % COIN == 0 && (cash == start || !bidding);
            LawError::unless(fair, "money", || format!("seat {seat} has {cash}"))?;
            let bid = i32::from(self.secret.bids[seat.index()]);
            let made = matches!(self.phase, Phase::Bidding { made } if made.contains(seat));
            LawError::unless(bid == 0 || made && bid <= cash && bid % STEP_PRICE == 0, "bids", || {
                format!("seat {seat} bids {bid}")
            })?;
            sum += i64::from(cash);
        }
        let from_bank = self.secret.from_bank;
        let expected = i64::from(start) * i64::from(self.players) + i64::from(from_bank);
        LawError::unless_equal("money", "all money", sum, expected)?;
        // The limit grows with whatever brings money, so that a table at the limit can be played on.
        LawError::unless(from_bank <= MOST_MONEY + self.most_paid(), "money", || {
            format!("{from_bank} came from the bank")
        })
    }

    /// The most that the bank can have paid, judging by what shows on the table.
    fn most_paid(&self) -> i32 {
        let (boards, players) = (&self.printed().boards, i32::from(self.players));
        let rounds = i32::from(self.round) - 1;
        // IMP-2.5
        let largest = boards.engines.levels.into_iter().max().unwrap_or(0);
        let income = (MAX_TRAINS as i32 * i32::from(largest) + MAX_STATIONS as i32) * INCOME_EACH;
        // IMP-11.1
        let share = boards.shares.values.into_iter().max().unwrap_or(0);
        // IMP-11.7
        let pays = |good| boards.factory_row(usize::from(self.players), good).pays.iter().copied().max();
        let delivery = Good::ALL.into_iter().filter_map(pays).max().unwrap_or(0);
        let filled = |city| (self.tile(city).demand & !self.city(city).demand).count_ones() as i32;
        let deliveries: i32 = Map::all_cities().map(filled).sum();
        // IMP-10.8, in earlier rounds with every hand.
        let earlier: i32 = (1..self.round).map(|round| i32::from(hands(round))).sum();
        let mut paid =
            rounds * income * players + deliveries * i32::from(delivery) + earlier * players * FUNDS;
        for seat in self.all_seats() {
            let player = self.player(seat);
            paid += i32::from(player.shareholders) * i32::from(share);
            paid += i32::from(player.placed[Action::Fundraise.index()]) * FUNDS;
            // IMP-5.9
            paid += if self.has_trieste(seat) { MAX_TRACKS as i32 * TRIESTE_BONUS } else { 0 };
        }
        paid
    }
}
