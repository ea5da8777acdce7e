//! Scripts raise money and influence.

use imperial_steam::{Action, FUNDS, STEP_PRICE, buyers, hubs_worth};

use crate::bot::prospect::Prospect;
use crate::bot::scripts::Script;

/// The money that is kept to use the influence.
const KEEP: i32 = 30;

impl Prospect<'_> {
    pub(super) fn sell(&mut self) {
        if buyers(self.investors, self.share) > 0 {
            self.investors -= 1;
            self.shareholders += 1;
            self.cash += self.boards.shares.value(self.share);
        }
    }

    pub(super) fn raise_share(&mut self, script: &Script) -> bool {
        let shares = &self.boards.shares;
        let Some(next) = shares.next_row(self.share) else { return false };
        if self.repeats(Action::Share) > 0 {
            return false;
        }
        let brings =
            |row: u8| i32::from(buyers(self.investors, row)) * (shares.value(row) - script.tenth).max(0);
        let steps = i32::from(shares.influence[usize::from(next)]);
        if self.influence < steps || brings(next) - brings(self.share) < script.share_gain {
            return false;
        }
        self.begin(Action::Share);
        self.influence -= steps;
        self.share = next;
        true
    }

    pub(super) fn give(&mut self, steps: i32) -> bool {
        if self.repeats(Action::Give) > 0 || self.cash < steps.saturating_mul(STEP_PRICE).saturating_add(KEEP)
        {
            return false;
        }
        self.begin(Action::Give);
        self.cash -= steps * STEP_PRICE;
        self.gain_influence(steps);
        true
    }

    /// Buys influence in the last round where hubs pay for it (IMP-12.4).
    pub(super) fn give_in_the_end(&mut self) -> bool {
        if self.rounds_left() > 0 || self.repeats(Action::Give) > 0 {
            return false;
        }
        let worth = |influence: i32| hubs_worth(self.hubs.iter().filter(|hub| **hub <= influence).count());
        let gain = |steps: &i32| worth(self.influence + steps) - worth(self.influence) - STEP_PRICE * steps;
        let steps = self.hubs.iter().map(|hub| hub - self.influence);
        let best = steps.filter(|steps| *steps > 0 && steps * STEP_PRICE <= self.cash).max_by_key(gain);
        let Some(steps) = best.filter(|steps| gain(steps) > STEP_PRICE) else { return false };
        self.begin(Action::Give);
        self.cash -= STEP_PRICE * steps;
        self.gain_influence(steps);
        true
    }

    pub(super) fn fundraise(&mut self) -> bool {
        if self.repeats(Action::Fundraise) > 0 {
            return false;
        }
        self.begin(Action::Fundraise);
        self.cash += FUNDS;
        true
    }
}
