//! AOS-2: the auction for player order.

use arrayvec::ArrayVec;
use kernel::{Events, MAX_SEATS, Seat, Seats};

use crate::event::Event;
use crate::moves::Move;
use crate::phase::{Auction, Phase};
use crate::player::Action;
use crate::reason::Reason;
use crate::table::Table;

impl Auction {
    /// The highest bid so far, 0 when there is none.
    #[must_use]
    pub fn high_bid(&self) -> u16 {
        self.bids.iter().copied().max().unwrap_or(0)
    }

    /// The player who holds the highest bid.
    #[must_use]
    pub fn high_bidder(&self) -> Option<Seat> {
        let high = self.high_bid();
        self.bidders.iter().copied().find(|seat| high > 0 && self.bids[seat.index()] == high)
    }

    fn next(&mut self) {
        self.asked = (self.asked + 1) % self.bidders.len() as u8;
    }

    /// AOS-2.7: what the player who drops out now has to pay.
    #[must_use]
    pub fn due(&self, seat: Seat) -> u16 {
        let bid = self.bids[seat.index()];
        match self.bidders.len() {
            _ if self.dropped.is_empty() => 0,
            0..=2 => bid,
            _ => bid.div_ceil(2),
        }
    }
}

impl Table {
    pub(crate) fn begin_auction(&mut self, events: &mut Events<Event>) {
        let auction = Auction {
            bidders: self.order.clone(),
            asked: 0,
            bids: [0; MAX_SEATS],
            passed: Seats::NONE,
            dropped: ArrayVec::new(),
        };
        self.go_on_bidding(auction, events);
    }

    fn may_pass(&self, auction: &Auction, seat: Seat) -> bool {
        self.player(seat).action == Some(Action::TurnOrder) && !auction.passed.contains(seat)
    }

    pub(crate) fn list_bids(&self, auction: &Auction, seat: Seat, out: &mut Vec<Move>) {
        out.push(Move::Drop);
        if self.may_pass(auction, seat) {
            out.push(Move::Pass);
        }
        out.extend((auction.high_bid() + 1..=self.player(seat).cash).map(Move::Bid));
    }

    pub(crate) fn bid(&mut self, seat: Seat, dollars: u16, events: &mut Events<Event>) -> Result<(), Reason> {
        let mut auction = self.auction()?;
        let high = auction.high_bid();
        if dollars <= high {
            return Err(Reason::LowBid { dollars, least: high + 1 });
        }
        let cash = self.player(seat).cash;
        if dollars > cash {
            return Err(Reason::BidOverCash { dollars, cash });
        }
        auction.bids[seat.index()] = dollars;
        events.push(Event::Bid { seat, dollars });
        auction.next();
        self.go_on_bidding(auction, events);
        Ok(())
    }

    pub(crate) fn pass(&mut self, seat: Seat, events: &mut Events<Event>) -> Result<(), Reason> {
        let mut auction = self.auction()?;
        if !self.may_pass(&auction, seat) {
            let used = auction.passed.contains(seat);
            return Err(if used { Reason::SecondPass } else { Reason::NoPass });
        }
        auction.passed.insert(seat);
        events.push(Event::Passed { seat });
        auction.next();
        self.go_on_bidding(auction, events);
        Ok(())
    }

    pub(crate) fn drop_out(&mut self, seat: Seat, events: &mut Events<Event>) -> Result<(), Reason> {
        let mut auction = self.auction()?;
        self.leave_auction(&mut auction, seat, events);
        self.go_on_bidding(auction, events);
        Ok(())
    }

    fn auction(&self) -> Result<Auction, Reason> {
        match &self.phase {
            Phase::Auction(auction) => Ok(auction.clone()),
            phase => Err(Reason::wrong_question(phase)),
        }
    }

    /// Takes the bidder who is asked out of the auction; the one after them is asked next.
    fn leave_auction(&mut self, auction: &mut Auction, seat: Seat, events: &mut Events<Event>) {
        let place = auction.bidders.len() as u8;
        let paid = auction.due(seat);
        self.player_mut(seat).cash -= paid;
        auction.bidders.remove(usize::from(auction.asked));
        auction.asked %= auction.bidders.len() as u8;
        auction.dropped.push(seat);
        events.push(Event::DroppedOut { seat, place, paid });
    }

    /// Finds the next bidder who has a choice, or ends the auction.
    fn go_on_bidding(&mut self, mut auction: Auction, events: &mut Events<Event>) {
        while auction.bidders.len() > 1 {
            let seat = auction.bidders[usize::from(auction.asked)];
            let high = auction.high_bid();
            if auction.high_bidder() == Some(seat) {
                auction.next();
            } else if self.player(seat).cash <= high && !self.may_pass(&auction, seat) {
                self.leave_auction(&mut auction, seat, events);
            } else {
                self.phase = Phase::Auction(auction);
                return;
            }
        }
        let winner = auction.bidders[0];
        let paid = auction.bids[winner.index()];
        self.player_mut(winner).cash -= paid;
        events.push(Event::WonAuction { seat: winner, paid });
        self.order = std::iter::once(winner).chain(auction.dropped.iter().rev().copied()).collect();
        self.begin_selecting();
    }
}
