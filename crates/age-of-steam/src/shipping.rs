//! AOS-5: moving goods.
//!
//! A cube is taken up, then moved link by link. Each question offers only what can still end in a city of the cube's
//! colour, so a cube once taken up always arrives.

use hexes::{Coord, Edge};
use kernel::{Arg, Refusal, Seat, Seats, text};

use crate::board::MAX_STOPS;
use crate::event::{Event, Place};
use crate::goods::Colour;
use crate::ids::StopId;
use crate::moves::Move;
use crate::position::wrong_question;
use crate::table::{Cargo, MOST_LINKS, MOVE_ROUNDS, Moving, Phase, Table};

/// A set of stops, bit by bit.
type Stops = u64;

const fn only(stop: StopId) -> Stops {
    1 << stop.index()
}

fn each(mut stops: Stops) -> impl Iterator<Item = StopId> {
    std::iter::from_fn(move || {
        (stops != 0).then(|| {
            let stop = StopId::new(stops.trailing_zeros() as usize);
            stops &= stops - 1;
            stop
        })
    })
}

/// Which stops are one completed link apart, and which cities are of which colour.
struct Network {
    adjacent: [Stops; MAX_STOPS],
    cities: [Stops; Colour::ALL.len()],
}

impl Network {
    fn of(table: &Table) -> Self {
        let mut network = Self { adjacent: [0; MAX_STOPS], cities: [0; Colour::ALL.len()] };
        for stop in table.board().stops() {
            let links = Edge::ALL.into_iter().filter_map(|edge| table.track.link(stop, edge));
            network.adjacent[stop.index()] = links.fold(0, |stops, far| stops | only(far));
            if let Some(colour) = table.colour(stop) {
                network.cities[colour.index()] |= only(stop);
            }
        }
        network
    }

    /// The stops from which a cube can get to a city of its colour over at most so many links, without touching the
    /// closed stops and without passing through another city of its colour on the way.
    fn reach(&self, colour: Colour, closed: Stops, links: u8) -> Stops {
        let goals = self.cities[colour.index()] & !closed;
        let (mut reached, mut rim) = (goals, goals);
        for _ in 0..links {
            let around = each(rim).fold(0, |stops, stop| stops | self.adjacent[stop.index()]);
            rim = around & !reached & !closed;
            if rim == 0 {
                break;
            }
            reached |= rim;
        }
        reached
    }

    /// Whether a cube in this city can be delivered at all.
    fn can_ship(&self, from: StopId, colour: Colour, links: u8, reach: Stops) -> bool {
        if self.adjacent[from.index()] == 0 {
            false
        } else if self.cities[colour.index()] & only(from) == 0 {
            reach & only(from) != 0
        } else {
            // From a city of its own colour the cube must get to another one without coming back.
            self.adjacent[from.index()] & self.reach(colour, only(from), links - 1) != 0
        }
    }
}

impl Table {
    pub(crate) fn begin_moving(&mut self) {
        self.phase = Phase::MoveGoods(Moving { round: 0, asked: 0, engine_raised: Seats::NONE, cargo: None });
    }

    pub(crate) fn list_shipping(&self, moving: &Moving, seat: Seat, out: &mut Vec<Move>) {
        if let Some(cargo) = &moving.cargo {
            self.for_each_way_on(cargo, seat, |to, _, over| {
                let to = self.board().coord(self.board().stop(to).hex);
                if !out.contains(&Move::Run { to, over }) {
                    out.push(Move::Run { to, over });
                }
            });
            return;
        }
        out.push(Move::Decline);
        if self.may_raise_engine(moving, seat).is_ok() {
            out.push(Move::Engine);
        }
        let engine = self.player(seat).engine;
        let network = Network::of(self);
        let reach = Colour::ALL.map(|colour| network.reach(colour, 0, engine));
        for from in self.board().stops().filter(|stop| network.adjacent[stop.index()] != 0) {
            for colour in Colour::ALL {
                if self.goods[from.index()][colour.index()] > 0
                    && network.can_ship(from, colour, engine, reach[colour.index()])
                {
                    let from = self.board().coord(self.board().stop(from).hex);
                    out.push(Move::Ship { from, colour });
                }
            }
        }
    }

    /// The links a cube on its way may take next: where each leads, by which edge it leaves, and whose it is.
    fn for_each_way_on(&self, cargo: &Cargo, seat: Seat, mut way: impl FnMut(StopId, Edge, Option<Seat>)) {
        let left = self.player(seat).engine.saturating_sub(cargo.links);
        if left == 0 {
            return;
        }
        let reach = Network::of(self).reach(cargo.colour, cargo.visited, left - 1);
        for edge in Edge::ALL {
            if let Some(to) = self.track.link(cargo.at, edge).filter(|to| reach & only(*to) != 0) {
                way(to, edge, self.track.link_owner(cargo.at, edge));
            }
        }
    }

    /// Whether a cube on its way can still arrive.
    pub(crate) fn can_go_on(&self, cargo: &Cargo, seat: Seat) -> bool {
        let mut ways = 0;
        self.for_each_way_on(cargo, seat, |_, _, _| ways += 1);
        ways > 0
    }

    fn may_raise_engine(&self, moving: &Moving, seat: Seat) -> Result<(), Refusal> {
        let refuse = |why| Err(Refusal::new("AOS-5.7", why));
        if moving.engine_raised.contains(seat) {
            return refuse(text!("aos-no-second-engine"));
        }
        if self.player(seat).engine >= MOST_LINKS {
            return refuse(text!("aos-no-engine-left", most = MOST_LINKS));
        }
        Ok(())
    }

    fn moving(&self) -> Result<Moving, Refusal> {
        match &self.phase {
            Phase::MoveGoods(moving) => Ok(*moving),
            phase => Err(wrong_question(phase)),
        }
    }

    /// A cube that was taken up has to arrive before anything else.
    fn moving_without_cargo(&self) -> Result<Moving, Refusal> {
        let moving = self.moving()?;
        match moving.cargo {
            None => Ok(moving),
            Some(cargo) => {
                let why = text!("aos-no-cargo-under-way", colour = Arg::Word(cargo.colour.word()));
                Err(Refusal::new("AOS-5.3", why))
            }
        }
    }

    pub(crate) fn ship(
        &mut self,
        seat: Seat,
        from: Coord,
        colour: Colour,
        events: &mut Vec<Event>,
    ) -> Result<(), Refusal> {
        let mut moving = self.moving_without_cargo()?;
        let word = Arg::Word(colour.word());
        let stop = self.board().find_stop(from);
        let no_cube = || {
            let named = stop.map_or_else(|| from.to_string(), |stop| self.board().stop(stop).name.clone());
            Refusal::new("AOS-5.1", text!("aos-no-cube", colour = word.clone(), from = named))
        };
        let stop = stop.ok_or_else(no_cube)?;
        if self.goods[stop.index()][colour.index()] == 0 {
            return Err(no_cube());
        }
        let engine = self.player(seat).engine;
        let network = Network::of(self);
        if !network.can_ship(stop, colour, engine, network.reach(colour, 0, engine)) {
            let from = Place::of(self.board(), stop);
            // Told apart: too weak an engine, and no way at all.
            let somehow = network.can_ship(stop, colour, MOST_STEPS, network.reach(colour, 0, MOST_STEPS));
            return Err(if somehow {
                Refusal::new(
                    "AOS-5.2",
                    text!("aos-no-engine-for-it", colour = word, from = from, links = engine),
                )
            } else {
                Refusal::new("AOS-5.3", text!("aos-no-way", colour = word, from = from))
            });
        }
        self.goods[stop.index()][colour.index()] -= 1;
        moving.cargo = Some(Cargo { colour, at: stop, visited: only(stop), links: 0 });
        self.phase = Phase::MoveGoods(moving);
        events.push(Event::Shipped { seat, from: Place::of(self.board(), stop), colour });
        Ok(())
    }

    pub(crate) fn run(
        &mut self,
        seat: Seat,
        to: Coord,
        over: Option<Seat>,
        events: &mut Vec<Event>,
    ) -> Result<(), Refusal> {
        let mut moving = self.moving()?;
        let Some(mut cargo) = moving.cargo else {
            return Err(Refusal::new("AOS-5.1", text!("aos-no-cargo")));
        };
        let mut found = None;
        self.for_each_way_on(&cargo, seat, |stop, _, owner| {
            if self.board().coord(self.board().stop(stop).hex) == to && owner == over {
                found = Some(stop);
            }
        });
        let Some(stop) = found else { return Err(self.why_not_run(&cargo, to, over)) };
        // AOS-5.5: an eliminated owner is paid nothing.
        let paid = over.filter(|owner| !self.player(*owner).eliminated);
        if let Some(owner) = paid {
            self.player_mut(owner).income += 1;
        }
        let (from, to) = (Place::of(self.board(), cargo.at), Place::of(self.board(), stop));
        events.push(Event::Ran { seat, colour: cargo.colour, from, to, paid });
        cargo.at = stop;
        cargo.visited |= only(stop);
        cargo.links += 1;
        if self.colour(stop) == Some(cargo.colour) {
            self.bag[cargo.colour.index()] += 1;
            events.push(Event::Delivered { seat, city: to, colour: cargo.colour, links: cargo.links });
            moving.cargo = None;
            self.next_mover(moving, events);
        } else {
            moving.cargo = Some(cargo);
            self.phase = Phase::MoveGoods(moving);
        }
        Ok(())
    }

    fn why_not_run(&self, cargo: &Cargo, to: Coord, over: Option<Seat>) -> Refusal {
        let from = Place::of(self.board(), cargo.at);
        let no_link = || {
            let why = match over {
                Some(owner) => text!("aos-no-link-of", from = from, to = to.to_string(), owner = owner),
                None => text!("aos-no-link-unowned", from = from, to = to.to_string()),
            };
            Refusal::new("AOS-5.2", why)
        };
        let Some(stop) = self.board().find_stop(to) else { return no_link() };
        let is_linked = Edge::ALL.into_iter().any(|edge| {
            self.track.link(cargo.at, edge) == Some(stop) && self.track.link_owner(cargo.at, edge) == over
        });
        if cargo.visited & only(stop) != 0 {
            Refusal::new("AOS-5.4", text!("aos-no-second-visit", stop = Place::of(self.board(), stop)))
        } else if !is_linked {
            no_link()
        } else {
            let colour = Arg::Word(cargo.colour.word());
            Refusal::new(
                "AOS-5.3",
                text!("aos-no-way-on", colour = colour, to = Place::of(self.board(), stop)),
            )
        }
    }

    pub(crate) fn raise_engine_instead(
        &mut self,
        seat: Seat,
        events: &mut Vec<Event>,
    ) -> Result<(), Refusal> {
        let mut moving = self.moving_without_cargo()?;
        self.may_raise_engine(&moving, seat)?;
        self.raise_engine(seat, events);
        moving.engine_raised.insert(seat);
        self.next_mover(moving, events);
        Ok(())
    }

    pub(crate) fn decline_to_move(&mut self, seat: Seat, events: &mut Vec<Event>) -> Result<(), Refusal> {
        let moving = self.moving_without_cargo()?;
        events.push(Event::DeclinedToMove { seat });
        self.next_mover(moving, events);
        Ok(())
    }

    fn next_mover(&mut self, mut moving: Moving, events: &mut Vec<Event>) {
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

/// More links than any path without a second visit can have.
const MOST_STEPS: u8 = MAX_STOPS as u8;
