//! AOS-6 to AOS-8: income, expenses, elimination and income reduction.

use kernel::{Events, Seat};

use crate::event::{Event, Place};
use crate::phase::{Ending, Phase};
use crate::player::Player;
use crate::table::Table;

/// AOS-8.1: by how much an income falls.
#[must_use]
pub const fn reduction(income: u16) -> u16 {
    match income {
        0..=10 => 0,
        11..=20 => 2,
        21..=30 => 4,
        31..=40 => 6,
        41..=50 => 8,
        _ => 10,
    }
}

impl Player {
    /// AOS-7.1: what this player has to pay each turn.
    #[must_use]
    pub fn expenses(&self) -> u16 {
        u16::from(self.shares) + u16::from(self.engine)
    }

    /// AOS-6.1, AOS-7.1: what this player gains or loses each turn.
    #[must_use]
    pub fn per_turn(&self) -> i32 {
        i32::from(self.income) - i32::from(self.expenses())
    }

    /// AOS-7.2: what this player will lack when the expenses of this turn are paid, if nothing changes until then.
    #[must_use]
    pub fn shortage(&self) -> u16 {
        self.expenses().saturating_sub(self.cash.saturating_add(self.income))
    }

    /// AOS-7.3: whether that is more than the income can cover, and eliminates the player.
    #[must_use]
    pub fn is_ruined(&self) -> bool {
        self.shortage() > self.income
    }
}

impl Phase {
    /// Whether income and expenses of this turn are still to come.
    #[must_use]
    pub const fn is_before_accounts(&self) -> bool {
        !matches!(self, Self::Production(_) | Self::Growth | Self::Over(_))
    }
}

impl Table {
    pub(crate) fn settle_accounts(&mut self, events: &mut Events<Event>) {
        self.collect_income(events);
        self.pay_expenses(events);
        if self.order.len() > 1 {
            self.reduce_incomes(events);
            self.begin_growth();
        } else {
            let ending = if self.order.is_empty() { Ending::NobodyLeft } else { Ending::LastPlayer };
            self.end(ending, events);
        }
    }

    fn collect_income(&mut self, events: &mut Events<Event>) {
        for seat in self.order.clone() {
            let player = self.player_mut(seat);
            player.cash += player.income;
            events.push(Event::IncomePaid { seat, dollars: player.income });
        }
    }

    fn pay_expenses(&mut self, events: &mut Events<Event>) {
        for seat in self.order.clone() {
            let player = self.player_mut(seat);
            let due = player.expenses();
            let paid = due.min(player.cash);
            let unpaid = due - paid;
            player.cash -= paid;
            events.push(Event::ExpensesPaid { seat, dollars: paid });
            match player.income.checked_sub(unpaid) {
                Some(income) if unpaid > 0 => {
                    player.income = income;
                    events.push(Event::IncomeLost { seat, unpaid, income });
                }
                Some(_) => {}
                None => self.eliminate(seat, unpaid, events),
            }
        }
    }

    /// AOS-7.3 and 7.4.
    fn eliminate(&mut self, seat: Seat, unpaid: u16, events: &mut Events<Event>) {
        let player = self.player_mut(seat);
        player.eliminated = true;
        player.income = 0;
        player.action = None;
        events.push(Event::Eliminated { seat, unpaid });
        self.order.retain(|other| *other != seat);
        let sections = self.track.open_sections();
        let sections = sections.filter(|(stop, edge)| self.track.link_owner(*stop, *edge) == Some(seat));
        for (stop, edge) in sections.collect::<Vec<_>>() {
            self.track.set_owner_from(stop, edge, None);
            self.player_mut(seat).markers -= 1;
            events.push(Event::SectionLapsed { seat, from: Place::of(self.board(), stop) });
        }
    }

    fn reduce_incomes(&mut self, events: &mut Events<Event>) {
        for seat in self.order.clone() {
            let player = self.player_mut(seat);
            let by = reduction(player.income);
            if by > 0 {
                player.income -= by;
                events.push(Event::IncomeReduced { seat, by, income: player.income });
            }
        }
    }

    pub(crate) fn end(&mut self, ending: Ending, events: &mut Events<Event>) {
        self.phase = Phase::Over(ending);
        events.push(Event::Ended { ending });
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A10 and the edges of every band (AOS-8.1).
    #[test]
    fn income_falls_by_bands() {
        for (income, left) in [
            (0, 0),
            (10, 10),
            (11, 9),
            (20, 18),
            (21, 17),
            (30, 26),
            (31, 25),
            (40, 34),
            (41, 33),
            (50, 42),
            (51, 41),
            (90, 80),
        ] {
            assert_eq!(income - reduction(income), left, "income {income}");
        }
    }
}
