//! AOS-5: moving goods.
//!
//! A cube is taken up, then moved link by link. Each question offers only what can still end in a city of the cube's
//! colour, so a cube once taken up always arrives.

mod network;
mod why;

use hexes::{Coord, Edge};
use kernel::{Events, Seat};

use self::network::Network;
use crate::cargo::{Cargo, INCOME_PER_LINK, Leg};
use crate::event::{Event, NamedStop};
use crate::goods::Colour;
use crate::ids::{StopId, Stops};
use crate::moves::Move;
use crate::phase::{MOVE_ROUNDS, Moving, Phase};
use crate::reason::Reason;
use crate::table::Table;

impl Table {
    pub(crate) fn begin_moving(&mut self) {
        self.phase = Phase::MoveGoods(Moving::round(0));
    }

    pub(crate) fn list_shipping(&self, moving: &Moving, seat: Seat, out: &mut Vec<Move>) {
        if let Some(cargo) = &moving.cargo {
            self.for_each_way_on(cargo, seat, |to, over| {
                let to = self.place_of(to);
                if !out.contains(&Move::Run { to, over }) {
                    out.push(Move::Run { to, over });
                }
            });
            return;
        }
        out.push(Move::Decline);
        if self.judge_engine(moving, seat).is_ok() {
            out.push(Move::Engine);
        }
        let engine = self.player(seat).engine;
        let network = Network::of(self);
        let reach = Colour::ALL.map(|colour| network.reach(colour, Stops::NONE, engine));
        for from in self.board().stops().filter(|stop| network.is_linked(*stop)) {
            for colour in Colour::ALL {
                if self.goods[from.index()][colour.index()] > 0
                    && network.can_ship(from, colour, engine, reach[colour.index()])
                {
                    out.push(Move::Ship { from: self.place_of(from), colour });
                }
            }
        }
    }

    fn place_of(&self, stop: StopId) -> Coord {
        self.board().coord(self.board().stop(stop).hex)
    }

    /// AOS-5.3: whether a cube of this colour ends its way at this stop.
    #[must_use]
    pub fn takes(&self, stop: StopId, colour: Colour) -> bool {
        self.colour(stop) == Some(colour)
    }

    /// AOS-5.5: who is paid for a link of this owner's; an eliminated player is not.
    #[must_use]
    pub fn paid(&self, owner: Option<Seat>) -> Option<Seat> {
        owner.filter(|owner| !self.player(*owner).eliminated)
    }

    /// AOS-5.2: how many more links this player's engine can carry a cube on its way.
    #[must_use]
    pub fn links_left(&self, cargo: &Cargo, seat: Seat) -> u8 {
        self.player(seat).engine.saturating_sub(cargo.links())
    }

    /// AOS-5.5: by how much the cube on its way will have raised the income of its mover in all, when a link of this owner's
    /// brings it to a city that takes it; `None` where it would have to go on.
    #[must_use]
    pub fn earned_on_arrival(&self, seat: Seat, to: Coord, over: Option<Seat>) -> Option<u8> {
        let Phase::MoveGoods(Moving { cargo: Some(cargo), .. }) = &self.phase else { return None };
        let arrives = self.takes(self.board().find_stop(to)?, cargo.colour);
        let last = if self.paid(over) == Some(seat) { INCOME_PER_LINK } else { 0 };
        arrives.then(|| cargo.earned(seat) + last)
    }

    /// Whether somebody, or nobody, owns a completed link from one stop to another.
    pub(crate) fn has_link(&self, from: StopId, to: StopId, owner: Option<Seat>) -> bool {
        Edge::ALL
            .into_iter()
            .any(|edge| self.track.link(from, edge) == Some(to) && self.track.link_owner(from, edge) == owner)
    }

    /// The links a cube on its way may take next: where each leads, and whose it is.
    fn for_each_way_on(&self, cargo: &Cargo, seat: Seat, mut way: impl FnMut(StopId, Option<Seat>)) {
        let left = self.links_left(cargo, seat);
        if left == 0 {
            return;
        }
        let at = cargo.at();
        let reach = Network::of(self).reach(cargo.colour, cargo.visited(), left - 1);
        for edge in Edge::ALL {
            if let Some(to) = self.track.link(at, edge).filter(|to| reach.contains(*to)) {
                way(to, self.track.link_owner(at, edge));
            }
        }
    }

    /// Whether a cube on its way can still arrive.
    pub(crate) fn can_go_on(&self, cargo: &Cargo, seat: Seat) -> bool {
        let mut ways = 0;
        self.for_each_way_on(cargo, seat, |_, _| ways += 1);
        ways > 0
    }

    fn judge_engine(&self, moving: &Moving, seat: Seat) -> Result<(), Reason> {
        if moving.engine_raised.contains(seat) {
            return Err(Reason::SecondEngine);
        }
        if !self.player(seat).can_raise_engine() {
            return Err(Reason::NoEngineLeft);
        }
        Ok(())
    }

    fn moving(&self) -> Result<Moving, Reason> {
        match &self.phase {
            Phase::MoveGoods(moving) => Ok(moving.clone()),
            phase => Err(Reason::wrong_question(phase)),
        }
    }

    /// A cube that was taken up has to arrive before anything else.
    fn moving_without_cargo(&self) -> Result<Moving, Reason> {
        let moving = self.moving()?;
        match &moving.cargo {
            None => Ok(moving),
            Some(cargo) => Err(Reason::CargoUnderWay { colour: cargo.colour }),
        }
    }

    pub(crate) fn ship(
        &mut self,
        seat: Seat,
        from: Coord,
        colour: Colour,
        events: &mut Events<Event>,
    ) -> Result<(), Reason> {
        let mut moving = self.moving_without_cargo()?;
        let stop = self.judge_ship(seat, from, colour)?;
        self.goods[stop.index()][colour.index()] -= 1;
        moving.cargo = Some(Cargo::taken_up(colour, stop));
        self.phase = Phase::MoveGoods(moving);
        events.push(Event::Shipped { seat, from: NamedStop::of(self.board(), stop), colour });
        Ok(())
    }

    pub(crate) fn run(
        &mut self,
        seat: Seat,
        to: Coord,
        over: Option<Seat>,
        events: &mut Events<Event>,
    ) -> Result<(), Reason> {
        let mut moving = self.moving()?;
        let Some(mut cargo) = moving.cargo.take() else { return Err(Reason::NoCargo) };
        let mut found = None;
        self.for_each_way_on(&cargo, seat, |stop, owner| {
            if self.place_of(stop) == to && owner == over {
                found = Some(stop);
            }
        });
        let Some(stop) = found else { return Err(self.why_not_run(&cargo, to, over)) };
        let paid = self.paid(over);
        if let Some(owner) = paid {
            self.player_mut(owner).income += u16::from(INCOME_PER_LINK);
        }
        let (from, to) = (NamedStop::of(self.board(), cargo.at()), NamedStop::of(self.board(), stop));
        events.push(Event::Ran { seat, colour: cargo.colour, from, to, paid });
        cargo.legs.push(Leg { to: stop, owner: over });
        if self.takes(stop, cargo.colour) {
            self.bag[cargo.colour.index()] += 1;
            events.push(Event::Delivered { seat, city: to, colour: cargo.colour, links: cargo.links() });
            self.next_mover(moving, events);
        } else {
            moving.cargo = Some(cargo);
            self.phase = Phase::MoveGoods(moving);
        }
        Ok(())
    }

    pub(crate) fn raise_engine_instead(
        &mut self,
        seat: Seat,
        events: &mut Events<Event>,
    ) -> Result<(), Reason> {
        let mut moving = self.moving_without_cargo()?;
        self.judge_engine(&moving, seat)?;
        self.raise_engine(seat, events);
        moving.engine_raised.insert(seat);
        self.next_mover(moving, events);
        Ok(())
    }

    pub(crate) fn decline_to_move(&mut self, seat: Seat, events: &mut Events<Event>) -> Result<(), Reason> {
        let moving = self.moving_without_cargo()?;
        events.push(Event::DeclinedToMove { seat });
        self.next_mover(moving, events);
        Ok(())
    }

    fn next_mover(&mut self, mut moving: Moving, events: &mut Events<Event>) {
        moving.asked += 1;
        if usize::from(moving.asked) == self.order.len() {
            moving.asked = 0;
            moving.round += 1;
        }
        if moving.round < MOVE_ROUNDS {
            self.phase = Phase::MoveGoods(moving);
        } else {
            self.settle_accounts(events);
        }
    }
}
