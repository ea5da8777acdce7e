//! The end of a prospect: the money that the player has then.

use imperial_steam::{GOOD_WORTH, buyers, dividends, hubs_worth, income, overflow, total};

use super::prospect::Prospect;

/// How likely a plan to join Trieste goes wrong, for each round that it takes.
const RISK: f32 = 0.04;
/// What tolls cost those who have to pay them, more or less (IMP-12.6).
const TOLLS: f32 = 60.0;
/// How much of what shares could bring is counted on: they have to be sold while there is time.
const UNSOLD: f32 = 0.96;

// What is left over is worth a little by itself, since plans go wrong.
const STEP: f32 = 0.2;
const WORKER: f32 = 0.3;
const GOOD_LEFT: f32 = 2.0;
const CAR: f32 = 0.2;
const LEG: f32 = 5.0;

impl Prospect<'_> {
    pub(super) fn finish(&self) -> f32 {
        let income = income(self.passengers, self.stations) * self.table.last_income_times(self.outlook.seat);
        let stored = total(&self.goods) - overflow(&self.goods, self.engines, self.places());
        let below = self.hubs.iter().filter(|hub| **hub <= self.influence).count();
        let certain =
            self.cash + income + i32::from(stored) * GOOD_WORTH + self.key_money + hubs_worth(below);
        self.after_dividends(certain as f32 + self.contracts())
            + self.influence.min(15) as f32 * STEP
            + f32::from(self.crew()) * WORKER
            + f32::from(self.left.iter().sum::<u8>()) * GOOD_LEFT
            + f32::from(self.cars) * CAR
            - self.legs.len() as f32 * LEG
    }

    /// What contracts bring, by how likely it is that Trieste is joined.
    fn contracts(&self) -> f32 {
        let lost: i32 = self.waiting.iter().map(|contract| i32::from(contract.value)).sum();
        let worth = (self.fulfilled - lost) as f32;
        if self.joined {
            return worth * (1.0 - RISK * f32::from(self.round - self.first_round));
        }
        let tolls = if self.fulfilled + lost > 0 { TOLLS } else { 0.0 };
        (worth - tolls) * self.outlook.others_join
    }

    /// Shares are sold in the end where that brings more than it costs.
    fn after_dividends(&self, money: f32) -> f32 {
        let value = self.boards.shares.value(self.share);
        let kept = |sold: u8| {
            let money = money + (value * i32::from(sold)) as f32;
            money - dividends(money.round() as i32, self.shareholders + sold) as f32
        };
        let unsold = kept(0);
        let best = (1..=buyers(self.investors, self.share)).map(kept).fold(unsold, f32::max);
        unsold + (best - unsold) * UNSOLD
    }
}
