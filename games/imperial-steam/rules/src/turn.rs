//! IMP-1.1 and IMP-3: bids, and turns.

use kernel::{Events, Seat, Seats};

use crate::event::Event;
use crate::kinds::FreeAction;
use crate::moves::Move;
use crate::phase::Phase;
use crate::reason::Reason;
use crate::table::{STEP_PRICE, Table};

impl Table {
    /// Adds every legal move of a seat that owes a decision.
    pub(crate) fn list(&self, seat: Seat, out: &mut Vec<Move>) {
        if matches!(self.phase, Phase::Bidding { .. }) {
            let steps = 0..=self.cash(seat) / STEP_PRICE;
            out.extend(steps.map(|steps| Move::Bid((steps * STEP_PRICE) as u16)));
            return;
        }
        if self.player(seat).overflow() > 0 {
            self.list_discards(seat, out);
            return;
        }
        if self.points > 0 {
            self.list_purchases(seat, out);
        } else {
            match self.phase {
                Phase::Before => {
                    self.list_builds(seat, out);
                    self.list_hires(seat, out);
                    self.list_buildings(seat, out);
                    self.list_production(seat, out);
                    self.list_trade(seat, out);
                    self.list_trains(seat, out);
                    self.list_contracts(seat, out);
                    self.list_money(seat, out);
                }
                Phase::Building { .. } => self.list_builds(seat, out),
                Phase::Hiring { .. } => self.list_hires(seat, out),
                Phase::Producing { .. } => self.list_production(seat, out),
                Phase::Ordering => self.list_trade(seat, out),
                Phase::Bidding { .. } | Phase::After | Phase::Over => {}
            }
        }
        self.list_free(seat, out);
        if self.phase.is_begun() && self.points == 0 {
            out.push(Move::End);
        }
    }

    /// Whether a free action may be taken again in this turn: deliveries are made once, the others as often as wanted (IMP-3.4).
    #[must_use]
    #[inline]
    pub const fn may_repeat(&self, action: FreeAction) -> bool {
        match action {
            FreeAction::Deliver => !self.delivered,
            FreeAction::Sell | FreeAction::Access => true,
        }
    }

    fn list_free(&self, seat: Seat, out: &mut Vec<Move>) {
        if self.judge_sale(seat).is_ok() {
            out.push(Move::Sell);
        }
        self.list_deliveries(seat, out);
        self.list_access(seat, out);
    }

    /// Plays a move of a seat that owes a decision.
    pub(crate) fn dispatch(
        &mut self,
        seat: Seat,
        mv: Move,
        events: &mut Events<Event>,
    ) -> Result<(), Reason> {
        if let Phase::Bidding { made } = self.phase {
            return match mv {
                Move::Bid(guldens) => self.bid(seat, guldens, made, events),
                _ => Err(Reason::WrongBidding),
            };
        }
        if self.player(seat).overflow() > 0 {
            let Move::Discard(good) = mv else { return Err(Reason::WrongDiscard) };
            return self.discard(seat, good, events);
        }
        match mv {
            Move::Build { link, crew } => self.build(seat, link, crew, events)?,
            Move::Hire { source, workers } => self.hire(seat, source, workers, events)?,
            Move::Engineer { kind, hub } => self.hire_engineer(seat, kind, hub, events)?,
            Move::Station(city) => self.build_station(seat, city, events)?,
            Move::Factory { site, good, worker } => self.build_factory(seat, site, (good, worker), events)?,
            Move::Produce(site) => self.produce(seat, site, events)?,
            Move::ProduceAll => self.produce_all(seat, events)?,
            Move::ProduceNothing => self.produce_nothing(seat, events)?,
            Move::Buy(good) => self.buy(seat, good, events)?,
            Move::Order(good) => self.order(seat, good, events)?,
            Move::Train(level) => self.buy_train(seat, level, events)?,
            Move::Upgrade { from, to } => self.upgrade_train(seat, from, to, events)?,
            Move::Contract(contract) => self.take_contract(seat, contract, events)?,
            Move::Give(guldens) => self.give(seat, guldens, events)?,
            Move::Share(value) => self.move_share(seat, value, events)?,
            Move::Fundraise => self.fundraise(seat, events)?,
            Move::Pass => self.pass(seat, events)?,
            Move::Sell => self.sell_share(seat, events)?,
            Move::Deliver { from, to } => self.deliver(seat, from, to, events)?,
            Move::Access(link) => self.buy_access(seat, link, events)?,
            Move::Spend(purchase) => self.purchase(seat, purchase, events)?,
            Move::Leave => self.leave_points(seat, events)?,
            Move::End => return self.end_turn(events),
            Move::Bid(_) | Move::Discard(_) => return Err(Reason::WrongBefore),
        }
        self.discard_without_choice(seat, events);
        self.drop_useless_points(seat, events);
        Ok(())
    }

    /// IMP-1.1
    fn bid(&mut self, seat: Seat, bid: u16, made: Seats, events: &mut Events<Event>) -> Result<(), Reason> {
        if !bid.is_multiple_of(STEP_PRICE as u16) {
            return Err(Reason::BidOfTens { bid });
        }
        if !self.affords(seat, i32::from(bid)) {
            return Err(Reason::BidTooHigh { bid, cash: self.cash(seat) });
        }
        self.secret.bids[seat.index()] = bid;
        let mut made = made;
        made.insert(seat);
        events.push(Event::BidMade { seat });
        self.phase = Phase::Bidding { made };
        if made.len() == usize::from(self.players) {
            self.reveal_bids(events);
        }
        Ok(())
    }

    /// IMP-1.2, IMP-1.4
    fn reveal_bids(&mut self, events: &mut Events<Event>) {
        for seat in self.in_order() {
            let guldens = std::mem::take(&mut self.secret.bids[seat.index()]);
            self.charge(seat, i32::from(guldens));
            events.push(Event::BidRevealed { seat, guldens });
            self.set_influence(seat, self.steps_for(guldens));
        }
        self.set_order(events);
        events.push(Event::RoundBegan { round: self.round });
        self.begin_turn(self.order[0]);
    }

    /// IMP-2.7
    pub(crate) fn set_order(&mut self, events: &mut Events<Event>) {
        self.order = self.ranking;
        events.tell(|| Event::TurnOrder { seats: self.in_order().collect() });
    }

    pub(crate) const fn begin_turn(&mut self, seat: Seat) {
        self.active = seat;
        self.phase = Phase::Before;
        self.delivered = false;
    }

    /// IMP-3.1, IMP-3.5: the turn goes to the next player who has hands left; without any, the round is over.
    fn end_turn(&mut self, events: &mut Events<Event>) -> Result<(), Reason> {
        if !self.phase.is_begun() {
            return Err(Reason::EndBefore);
        }
        if self.points > 0 {
            return Err(Reason::EndPoints { points: self.points });
        }
        match self.next_to_play() {
            Some(seat) => self.begin_turn(seat),
            None => self.end_round(events),
        }
        Ok(())
    }

    /// Who has a hand left and is next after the active player; the active player last.
    pub(crate) fn next_to_play(&self) -> Option<Seat> {
        let players = usize::from(self.players);
        let index = self.in_order().position(|seat| seat == self.active).unwrap_or(0);
        (1..=players).map(|n| self.order[(index + n) % players]).find(|seat| self.player(*seat).hands > 0)
    }
}
