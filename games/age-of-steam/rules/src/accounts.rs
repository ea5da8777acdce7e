//! AOS-6 to AOS-8: income, expenses, elimination and income reduction.

use std::ops::{Add, Sub};

use kernel::{Events, Seat};

use crate::event::{Event, NamedStop};
use crate::moves::Move;
use crate::phase::{Ending, Phase};
use crate::player::{Action, Player};
use crate::table::Table;

/// What accounts are kept in: whole dollars in a game, fractions of them where somebody reckons in expectations.
pub trait Amount: Copy + Default + PartialOrd + Add<Output = Self> + Sub<Output = Self> {}

impl<A: Copy + Default + PartialOrd + Add<Output = A> + Sub<Output = A>> Amount for A {}

/// AOS-7.1: what a player with this many shares and an engine of this many links has to pay each turn.
pub fn expenses<A: Amount>(shares: A, links: A) -> A {
    shares + links
}

/// AOS-7.2: cash and income after the expenses, which leave `left` of the cash. That is below 0 where the cash does not cover
/// them; then it lowers the income instead. An income below 0 eliminates the player (AOS-7.3).
pub fn covered<A: Amount>(left: A, income: A) -> (A, A) {
    let nothing = A::default();
    if left < nothing { (nothing, income + left) } else { (left, income) }
}

/// How much a player can still spend before the accounts of the turn without being eliminated by them: income is collected
/// first (AOS-6.1), and then it covers what is lacking (AOS-7.2). Below 0 the player is ruined.
pub fn margin<A: Amount>(cash: A, income: A, expenses: A) -> A {
    cash + (income + income) - expenses
}

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
        expenses(self.shares.into(), self.engine.into())
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

    /// How much this player can still spend this turn without being eliminated, if nothing else changes: see [`margin`].
    #[must_use]
    pub fn margin(&self) -> i32 {
        margin(self.cash.into(), self.income.into(), self.expenses().into())
    }

    /// AOS-7.3: whether this player will lack more than the income can cover, and be eliminated.
    #[must_use]
    pub fn is_ruined(&self) -> bool {
        self.margin() < 0
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
    /// This player once a legal move of theirs is paid for, with the cash that it raises and the expenses that it brings every
    /// turn. A bid counts as paid in full, since what it costs in the end depends on the others. `None` for a move that neither
    /// costs nor raises anything.
    #[must_use]
    pub fn player_once_paid(&self, seat: Seat, mv: &Move) -> Option<Player> {
        let mut player = *self.player(seat);
        let cost = match *mv {
            Move::Bid(dollars) => dollars,
            Move::Drop => match &self.phase {
                Phase::Auction(auction) => auction.due(seat),
                _ => 0,
            },
            Move::Build { at, tile } => self.quote(seat, at, tile).ok()?.0,
            _ => 0,
        };
        player.cash = player.cash.saturating_sub(cost);
        match *mv {
            Move::Issue(shares) => player.issue(shares),
            Move::Engine | Move::Take(Action::Locomotive) if player.can_raise_engine() => {
                player.raise_engine();
            }
            _ => {}
        }
        (player != *self.player(seat)).then_some(player)
    }

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
            let (had, due) = (player.cash, player.expenses());
            let (cash, income) = covered(i32::from(had) - i32::from(due), player.income.into());
            player.cash = cash as u16;
            let paid = had - player.cash;
            let unpaid = due - paid;
            events.push(Event::ExpensesPaid { seat, dollars: paid });
            match u16::try_from(income) {
                Ok(income) if unpaid > 0 => {
                    player.income = income;
                    events.push(Event::IncomeLost { seat, unpaid, income });
                }
                Ok(_) => {}
                Err(_) => self.eliminate(seat, unpaid, events),
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
            events.push(Event::SectionLapsed { seat, from: NamedStop::of(self.board(), stop) });
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
