//! SP-5: taking contracts, from the bag and from hands.

use kernel::{Events, Seat, Seats};

use crate::event::Event;
use crate::ids::{ContractId, Contracts};
use crate::moves::Move;
use crate::position::Position;
use crate::reason::Reason;
use crate::table::{Phase, TAKEN_AT_ONCE, Table};

impl Table {
    /// The others from whose hand this player may draw, now that the bag is empty (SP-5.2, SP-5.3).
    #[must_use]
    pub fn fullest_hands(&self, seat: Seat) -> Seats {
        self.fullest_of(seat, |seat| self.player(seat).hand)
    }

    fn fullest_of(&self, seat: Seat, hand: impl Fn(Seat) -> u8 + Copy) -> Seats {
        let others = self.all_seats().filter(|other| *other != seat);
        let fullest = others.clone().map(hand).max().unwrap_or(0);
        if fullest == 0 || (hand(seat) > fullest && !self.variant.steal_from_next) {
            return Seats::NONE;
        }
        others.filter(|other| hand(*other) == fullest).collect()
    }

    /// Whether a second contract can be drawn (SP-5.2) after the first, which comes from this hand or was the last of the
    /// bag.
    #[must_use]
    pub fn another_comes(&self, seat: Seat, from: Option<Seat>) -> bool {
        let hand = |of: Seat| self.player(of).hand + u8::from(of == seat) - u8::from(Some(of) == from);
        !self.fullest_of(seat, hand).is_empty()
    }

    pub(crate) fn list_taking(&self, seat: Seat, out: &mut Vec<Move>) {
        if self.bag > 0 {
            out.push(Move::Take);
            return;
        }
        let from = self.fullest_hands(seat);
        match from.len() {
            0 => {}
            1 => out.push(Move::Take),
            _ => out.extend(from.iter().map(Move::TakeFrom)),
        }
    }

    /// Whether `take` needs no choice.
    fn judge_take(&self, seat: Seat) -> Result<(), Reason> {
        match (self.bag, self.fullest_hands(seat).len()) {
            (1.., _) | (0, 1) => Ok(()),
            (0, 0) => Err(self.nothing_to_take()),
            (0, _) => Err(Reason::WhoseHand),
        }
    }

    const fn nothing_to_take(&self) -> Reason {
        Reason::NothingToTake { solo: self.is_solo() }
    }

    fn judge_take_from(&self, seat: Seat, from: Seat) -> Result<(), Reason> {
        if self.bag > 0 {
            return Err(Reason::BagFirst { contracts: self.bag });
        }
        let fullest = self.fullest_hands(seat);
        match fullest.len() {
            0 => Err(self.nothing_to_take()),
            1 => Err(Reason::OneHand),
            _ if fullest.contains(from) => Ok(()),
            _ => Err(Reason::NotTheFullest),
        }
    }
}

impl Position {
    /// `take`: as many as are due, until there is a choice of hands. Whether the action is over.
    pub(crate) fn take(&mut self, seat: Seat, events: &mut Events<Event>) -> Result<bool, Reason> {
        self.table.judge_take(seat)?;
        Ok(self.draw(seat, TAKEN_AT_ONCE, events))
    }

    /// `take from`
    pub(crate) fn take_from(
        &mut self,
        seat: Seat,
        from: Seat,
        events: &mut Events<Event>,
    ) -> Result<bool, Reason> {
        self.table.judge_take_from(seat, from)?;
        if self.table.phase == Phase::SecondContract {
            self.draw_from_hand(seat, from, events);
            return Ok(true);
        }
        let mut told = Events::new();
        self.draw_from_hand(seat, from, &mut told);
        let over = self.draw(seat, TAKEN_AT_ONCE - 1, &mut told);
        // Nobody sees afterwards which of two hands came first, so that is not told either.
        let mut told = told.into_vec();
        told.sort_by_key(|event| match event {
            Event::DrewFrom { from, .. } => Some(*from),
            _ => None,
        });
        events.extend(told);
        Ok(over)
    }

    /// Draws so many contracts one after the other, as far as no choice is needed.
    fn draw(&mut self, seat: Seat, due: u8, events: &mut Events<Event>) -> bool {
        let from_bag = due.min(self.table.bag);
        if from_bag > 0 {
            for _ in 0..from_bag {
                self.draw_from_bag(seat);
            }
            events.push(Event::Drew { seat, contracts: from_bag });
        }
        for _ in from_bag..due {
            let fullest = self.table.fullest_hands(seat);
            match (fullest.len(), fullest.iter().next()) {
                (1, Some(from)) => self.draw_from_hand(seat, from, events),
                (0, _) | (_, None) => return true,
                _ => {
                    self.table.phase = Phase::SecondContract;
                    return false;
                }
            }
        }
        true
    }

    pub(crate) fn draw_from_bag(&mut self, seat: Seat) {
        if let Some(contract) = self.pick(self.bag) {
            self.bag.remove(contract);
            self.table.bag -= 1;
            self.hands[seat.index()].insert(contract);
            self.table.player_mut(seat).hand += 1;
        }
    }

    fn draw_from_hand(&mut self, seat: Seat, from: Seat, events: &mut Events<Event>) {
        if let Some(contract) = self.pick(self.hands[from.index()]) {
            self.hands[from.index()].remove(contract);
            self.table.player_mut(from).hand -= 1;
            self.hands[seat.index()].insert(contract);
            self.table.player_mut(seat).hand += 1;
            events.push(Event::DrewFrom { seat, from });
        }
    }

    /// One of these contracts, each as likely as the others.
    fn pick(&mut self, among: Contracts) -> Option<ContractId> {
        (!among.is_empty())
            .then(|| self.draws.draw(|stream| stream.index(among.len())))
            .and_then(|at| among.iter().nth(at))
    }
}
