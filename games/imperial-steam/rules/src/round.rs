//! IMP-2: what happens between the turns.

use kernel::Events;

use crate::event::Event;
use crate::goods::{Good, Goods, total};
use crate::kinds::Action;
use crate::phase::Phase;
use crate::printed::MARKET_SPACES;
use crate::table::{FIRST_HANDS, FIRST_REFILL, LAST_ROUND, LEVELS, Player, Table};

/// The hands of a player in this round (IMP-2.2).
#[must_use]
pub const fn hands(round: u8) -> u8 {
    let more = if round > 4 { 3 } else { round - 1 };
    FIRST_HANDS + more
}

/// The place of a round among those over which goods lie.
const fn refill_at(round: u8) -> Option<usize> {
    match round.checked_sub(FIRST_REFILL) {
        Some(index) => Some(index as usize),
        None => None,
    }
}

impl Table {
    /// IMP-2.8
    pub(crate) fn end_round(&mut self, events: &mut Events<Event>) {
        if self.is_last_round() {
            self.phase = Phase::Over;
            events.push(Event::Ended { round: self.round, trieste: self.trieste_is_joined() });
            self.tell_scores(events);
            return;
        }
        self.round += 1;
        events.push(Event::RoundBegan { round: self.round });
        for seat in self.all_seats() {
            let round = self.round;
            let player = self.player_mut(seat);
            player.hands = hands(round);
            player.placed = [0; Action::ALL.len()];
        }
        self.fill_market(events);
        for seat in self.in_order() {
            let player = self.player_mut(seat);
            let goods = std::mem::take(&mut player.landing);
            for (stored, arrived) in player.goods.iter_mut().zip(goods) {
                *stored += arrived;
            }
            if total(&goods) > 0 {
                events.push(Event::OrderArrived { seat, goods });
                self.discard_without_choice(seat, events);
            }
        }
        for seat in self.in_order() {
            let guldens = self.player(seat).income();
            self.collect(seat, guldens);
            events.push(Event::Income { seat, guldens });
            self.player_mut(seat).train_workers();
        }
        self.set_order(events);
        self.begin_turn(self.order[0]);
    }

    /// Whether the game ends with this round.
    #[must_use]
    pub fn is_last_round(&self) -> bool {
        self.round == LAST_ROUND || self.trieste_is_joined()
    }

    /// The goods that lie over a round (IMP-0.8).
    #[must_use]
    pub fn refill(&self, round: u8) -> Goods {
        refill_at(round).map_or_else(Goods::default, |index| self.refills[index])
    }

    /// IMP-2.3
    fn fill_market(&mut self, events: &mut Events<Event>) {
        let Some(refill) = refill_at(self.round) else { return };
        let goods = std::mem::take(&mut self.refills[refill]);
        let mut filled = Goods::default();
        for good in Good::ALL {
            let (come, there) = (goods[good.index()], &mut self.market[good.index()]);
            let fit = come.min(MARKET_SPACES as u8 - *there);
            *there += fit;
            filled[good.index()] = fit;
            self.supply[good.index()] += i16::from(come - fit);
        }
        events.push(Event::MarketFilled { goods: filled });
    }
}

impl Player {
    pub(crate) fn train_workers(&mut self) {
        self.training = trained(self.training, std::mem::take(&mut self.working));
    }
}

/// The workers in training once a round is over: those who waited rise by a level, and those who worked come back (IMP-2.6).
#[must_use]
pub const fn trained(waiting: [u8; LEVELS], working: [u8; LEVELS]) -> [u8; LEVELS] {
    [working[0], waiting[0] + working[1], waiting[1] + waiting[2] + working[2]]
}

#[cfg(test)]
mod tests {
    use super::hands;

    #[test]
    fn a_hand_more_in_rounds_2_to_4() {
        assert_eq!([1, 2, 3, 4, 5, 8].map(hands), [2, 3, 4, 5, 5, 5]);
    }
}
