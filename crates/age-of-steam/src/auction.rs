//! AOS-2: the auction for player order.

use arrayvec::ArrayVec;
use kernel::{MAX_SEATS, Refusal, Seat, Seats, text};

use crate::event::Event;
use crate::moves::Move;
use crate::position::wrong_question;
use crate::table::{Action, Auction, Phase, Table};

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
    fn due(&self, seat: Seat) -> u16 {
        let bid = self.bids[seat.index()];
        match self.bidders.len() {
            _ if self.dropped.is_empty() => 0,
            0..=2 => bid,
            _ => bid.div_ceil(2),
        }
    }
}

impl Table {
    pub(crate) fn begin_auction(&mut self, events: &mut Vec<Event>) {
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

    pub(crate) fn bid(&mut self, seat: Seat, dollars: u16, events: &mut Vec<Event>) -> Result<(), Refusal> {
        let mut auction = self.auction()?;
        let high = auction.high_bid();
        if dollars <= high {
            let why = text!("aos-no-low-bid", dollars = dollars, least = high + 1);
            return Err(Refusal::new("AOS-2.2", why));
        }
        let cash = self.player(seat).cash;
        if dollars > cash {
            return Err(Refusal::new(
                "AOS-2.3",
                text!("aos-no-bid-over-cash", dollars = dollars, cash = cash),
            ));
        }
        auction.bids[seat.index()] = dollars;
        events.push(Event::Bid { seat, dollars });
        auction.next();
        self.go_on_bidding(auction, events);
        Ok(())
    }

    pub(crate) fn pass(&mut self, seat: Seat, events: &mut Vec<Event>) -> Result<(), Refusal> {
        let mut auction = self.auction()?;
        if !self.may_pass(&auction, seat) {
            let used = auction.passed.contains(seat);
            let why = if used { text!("aos-no-second-pass") } else { text!("aos-no-pass") };
            return Err(Refusal::new("AOS-2.5", why));
        }
        auction.passed.insert(seat);
        events.push(Event::Passed { seat });
        auction.next();
        self.go_on_bidding(auction, events);
        Ok(())
    }

    pub(crate) fn drop_out(&mut self, seat: Seat, events: &mut Vec<Event>) -> Result<(), Refusal> {
        let mut auction = self.auction()?;
        self.leave_auction(&mut auction, seat, events);
        self.go_on_bidding(auction, events);
        Ok(())
    }

    fn auction(&self) -> Result<Auction, Refusal> {
        match &self.phase {
            Phase::Auction(auction) => Ok(auction.clone()),
            phase => Err(wrong_question(phase)),
        }
    }

    /// Takes the bidder who is asked out of the auction; the one after him is asked next.
    fn leave_auction(&mut self, auction: &mut Auction, seat: Seat, events: &mut Vec<Event>) {
        let place = auction.bidders.len() as u8;
        let paid = auction.due(seat);
        self.player_mut(seat).cash -= paid;
        auction.bidders.remove(usize::from(auction.asked));
        auction.asked %= auction.bidders.len() as u8;
        auction.dropped.push(seat);
        events.push(Event::DroppedOut { seat, place, paid });
    }

    /// Finds the next bidder who has a choice, or ends the auction.
    fn go_on_bidding(&mut self, mut auction: Auction, events: &mut Vec<Event>) {
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
