//! EMP-9: Wasteland, trains and Goods on the map.

use kernel::{Events, Seat};

use crate::event::Event;
use crate::hex_set::HexSet;
use crate::ids::HexId;
use crate::kinds::{Goods, Terrain};
use crate::possible::{moves_bound_train, program};
use crate::printed::{Colour, NodeId, Op};
use crate::reason::{Act, Reason};
use crate::scope::Scope;
use crate::table::{Table, WASTELAND_TILES};

impl Table {
    /// EMP-9.1
    pub(crate) fn wasteland_sites(&self, seat: Seat) -> HexSet {
        if self.wasteland_left() == 0 {
            return HexSet::NONE;
        }
        let map = &self.map;
        let near = map.chart().around_all(map.network(seat)) | map.network(seat);
        near & !map.cities & !map.wasteland
    }

    pub(crate) fn judge_lay_waste(&self, seat: Seat, hex: HexId) -> Result<(), Reason> {
        let map = &self.map;
        if map.cities.contains(hex) {
            return Err(Reason::WastelandInCity { hex: self.coord(hex) });
        }
        if map.wasteland.contains(hex) {
            return Err(Reason::WastelandTwice { hex: self.coord(hex) });
        }
        if self.wasteland_left() == 0 {
            return Err(Reason::WastelandUsedUp { tiles: WASTELAND_TILES as u8 });
        }
        if !self.wasteland_sites(seat).contains(hex) {
            return Err(Reason::WastelandFar { hex: self.coord(hex) });
        }
        Ok(())
    }

    /// EMP-9.2; EMP-10.1 where the Goods come to the folio.
    pub(crate) fn lay_waste(&mut self, hex: HexId, to_folio: bool, events: &mut Events<Event>) {
        let goods = std::mem::take(&mut self.map.goods[hex.index()]);
        let seat = self.active;
        let into = if to_folio { &mut self.player_mut(seat).goods } else { &mut self.supply };
        for (into, goods) in into.iter_mut().zip(goods) {
            *into += goods;
        }
        self.map.lay_waste(hex);
        events.push(Event::WastelandPlaced { seat, hex: self.coord(hex), goods, to_folio });
    }

    /// The hexes whose train a card may move: that of the bound hex, or any.
    pub(crate) fn movable(&self, from_bound: bool, scope: &Scope) -> HexSet {
        let network = self.map.network(scope.seat);
        if from_bound { network & scope.run.hex.map_or(HexSet::NONE, HexSet::only) } else { network }
    }

    /// EMP-9.5: where a train can move from here.
    pub(crate) fn landings(&self, seat: Seat, from: HexId) -> HexSet {
        let map = &self.map;
        map.chart().around(from) & !map.cities & !map.network(seat) & !map.full
    }

    pub(crate) fn judge_shift(&self, seat: Seat, from: HexId, to: HexId) -> Result<(), Reason> {
        let map = &self.map;
        if !map.network(seat).contains(from) {
            return Err(Reason::NotInNetwork { hex: self.coord(from), act: Act::MoveTrain });
        }
        if !map.chart().around(from).contains(to) {
            return Err(Reason::NotBeside { hex: self.coord(to), of: self.coord(from), act: Act::MoveTrain });
        }
        if map.cities.contains(to) {
            return Err(Reason::TrainInCity { hex: self.coord(to) });
        }
        if map.network(seat).contains(to) {
            return Err(Reason::OwnTrainMoves { hex: self.coord(to) });
        }
        if map.full.contains(to) {
            return Err(Reason::HexFullMoves { hex: self.coord(to) });
        }
        Ok(())
    }

    pub(crate) fn shift(&mut self, seat: Seat, from: HexId, to: HexId, events: &mut Events<Event>) {
        self.map.take_train(seat, from);
        self.map.add_train(seat, to);
        events.push(Event::TrainMoved { seat, from: self.coord(from), to: self.coord(to) });
    }

    /// EMP-9.7: one’s own hex, the other, and whose train is there.
    pub(crate) fn switches(&self, seat: Seat) -> impl Iterator<Item = (HexId, HexId, Seat)> {
        let own = self.map.network(seat);
        own.iter().flat_map(move |hex| {
            let around = self.map.chart().around(hex) & !own;
            around.iter().flat_map(move |other| {
                self.all_seats()
                    .filter(move |rival| self.compete(seat, *rival) && self.map.trains(*rival, other) > 0)
                    .map(move |rival| (hex, other, rival))
            })
        })
    }

    pub(crate) fn judge_switch(
        &self,
        seat: Seat,
        own: HexId,
        other: HexId,
        rival: Seat,
    ) -> Result<(), Reason> {
        let map = &self.map;
        if !map.network(seat).contains(own) {
            return Err(Reason::NotInNetwork { hex: self.coord(own), act: Act::SwitchTrains });
        }
        if !map.chart().around(own).contains(other) {
            return Err(Reason::NotBeside {
                hex: self.coord(other),
                of: self.coord(own),
                act: Act::SwitchTrains,
            });
        }
        if !self.compete(seat, rival) || map.trains(rival, other) == 0 {
            return Err(Reason::RivalTrainMissing { hex: self.coord(other) });
        }
        if map.network(seat).contains(other) {
            return Err(Reason::OwnTrainSwitches { hex: self.coord(other) });
        }
        Ok(())
    }

    pub(crate) fn switch(&mut self, own: HexId, other: HexId, rival: Seat, events: &mut Events<Event>) {
        let seat = self.active;
        for (whose, from, to) in [(seat, own, other), (rival, other, own)] {
            self.map.take_train(whose, from);
            self.map.add_train(whose, to);
        }
        events.push(Event::TrainsSwitched { seat, own: self.coord(own), rival, other: self.coord(other) });
    }

    /// EMP-9.9
    pub(crate) fn remove_trains(&mut self, centre: HexId, events: &mut Events<Event>) {
        let mut trains = 0;
        for hex in (self.map.chart().around(centre) | HexSet::only(centre)).iter() {
            for seat in self.all_seats() {
                for _ in 0..self.map.trains(seat, hex) {
                    self.map.take_train(seat, hex);
                    self.player_mut(seat).trains += 1;
                    trains += 1;
                }
            }
        }
        events.push(Event::TrainsRemoved { seat: self.active, hex: self.coord(centre), trains });
    }

    pub(crate) fn goods_around(&self, hex: HexId) -> bool {
        self.map.chart().around(hex).iter().any(|hex| self.map.has_goods(hex))
    }

    /// Whether there are so many Goods that this step may return.
    pub(crate) fn returnable(&self, node: NodeId, scope: &Scope, count: u8) -> bool {
        let mut left = u32::from(count);
        for hex in self.return_hexes(node, scope.seat).iter() {
            let goods: u32 = self.map.goods(hex).iter().map(|count| u32::from(*count)).sum();
            left = left.saturating_sub(goods);
        }
        left == 0
    }

    pub(crate) fn return_hexes(&self, node: NodeId, seat: Seat) -> HexSet {
        let moves = exchanged_for(node).is_some_and(moves_bound_train);
        let fits =
            |hex: &HexId| self.map.has_goods(*hex) && (!moves || !self.landings(seat, *hex).is_empty());
        self.map.network(seat).iter().filter(fits).collect()
    }

    pub(crate) fn judge_return(
        &self,
        node: NodeId,
        seat: Seat,
        hex: HexId,
        good: Terrain,
    ) -> Result<(), Reason> {
        let moves = exchanged_for(node).is_some_and(moves_bound_train);
        let act = if moves { Act::ReturnToMove } else { Act::ReturnGood };
        if !self.map.network(seat).contains(hex) {
            return Err(Reason::NotInNetwork { hex: self.coord(hex), act });
        }
        self.has_good(hex, good, act)?;
        if !self.return_hexes(node, seat).contains(hex) {
            return Err(Reason::TrainStuck { hex: self.coord(hex) });
        }
        Ok(())
    }

    pub(crate) fn has_good(&self, hex: HexId, good: Terrain, act: Act) -> Result<(), Reason> {
        if self.map.goods(hex)[good.index()] == 0 {
            return Err(Reason::GoodMissing { hex: self.coord(hex), good, act });
        }
        Ok(())
    }

    /// EMP-9.15
    pub(crate) fn return_good(&mut self, hex: HexId, good: Terrain, events: &mut Events<Event>) {
        self.map.goods[hex.index()][good.index()] -= 1;
        self.supply[good.index()] += 1;
        events.push(Event::GoodReturned { seat: self.active, hex: self.coord(hex), good });
    }

    pub(crate) fn place_good(&mut self, hex: HexId, good: Terrain, events: &mut Events<Event>) {
        self.supply[good.index()] -= 1;
        self.map.goods[hex.index()][good.index()] += 1;
        events.push(Event::GoodPlaced { seat: self.active, hex: self.coord(hex), good });
    }

    pub(crate) fn move_good(&mut self, from: HexId, to: HexId, good: Terrain, events: &mut Events<Event>) {
        self.map.goods[from.index()][good.index()] -= 1;
        self.map.goods[to.index()][good.index()] += 1;
        let (from, to) = (self.coord(from), self.coord(to));
        events.push(Event::GoodMoved { seat: self.active, from, to, good });
    }

    /// Cin (EMP-9.10).
    pub(crate) fn pull_all(&mut self, to: HexId, events: &mut Events<Event>) {
        let mut goods = Goods::default();
        for from in self.map.chart().around(to).iter() {
            for (sum, taken) in goods.iter_mut().zip(std::mem::take(&mut self.map.goods[from.index()])) {
                *sum += taken;
            }
        }
        for (there, more) in self.map.goods[to.index()].iter_mut().zip(goods) {
            *there += more;
        }
        events.push(Event::GoodsPulled { seat: self.active, hex: self.coord(to), goods });
    }

    /// EMP-9.13: a Good of the network, and another colour in the supply.
    pub(crate) fn replaceable(&self, seat: Seat) -> bool {
        self.map
            .network(seat)
            .iter()
            .any(|hex| Terrain::ALL.into_iter().any(|good| self.judge_replace(seat, hex, good).is_ok()))
    }

    pub(crate) fn judge_replace(&self, seat: Seat, hex: HexId, good: Terrain) -> Result<(), Reason> {
        if !self.map.network(seat).contains(hex) {
            return Err(Reason::NotInNetwork { hex: self.coord(hex), act: Act::ExchangeGood });
        }
        self.has_good(hex, good, Act::ExchangeGood)?;
        if !Terrain::ALL.into_iter().any(|other| other != good && self.supply[other.index()] > 0) {
            return Err(Reason::SupplyOut { good: None });
        }
        Ok(())
    }

    /// EMP-9.10: a Good where no competitor is, and a hex of the network to bring it to.
    pub(crate) fn fetchable(&self, seat: Seat) -> bool {
        self.fetch_hexes(seat).iter().any(|hex| self.map.has_goods(hex) && self.can_receive(seat, hex))
    }

    pub(crate) fn fetch_hexes(&self, seat: Seat) -> HexSet {
        self.map.chart().all & !self.competitors(seat)
    }

    /// Whether the network has a hex other than this one.
    fn can_receive(&self, seat: Seat, from: HexId) -> bool {
        !(self.map.network(seat) & !HexSet::only(from)).is_empty()
    }

    pub(crate) fn judge_fetch(&self, seat: Seat, hex: HexId, good: Terrain) -> Result<(), Reason> {
        self.has_good(hex, good, Act::MoveGood)?;
        if !self.fetch_hexes(seat).contains(hex) {
            return Err(Reason::CompetitorThere { hex: self.coord(hex) });
        }
        if !self.can_receive(seat, hex) {
            return Err(Reason::NowhereToMove { hex: self.coord(hex) });
        }
        Ok(())
    }

    pub(crate) fn judge_place_good(&self, colour: Colour, hex: HexId, good: Terrain) -> Result<(), Reason> {
        if self.supply[good.index()] == 0 {
            return Err(Reason::SupplyOut { good: Some(good) });
        }
        if !self.placeable(colour, hex).any(|other| other == good) {
            return Err(Reason::WrongColour { hex: self.coord(hex), good });
        }
        Ok(())
    }
}

/// What is gained in exchange for these steps, if they are a price.
fn exchanged_for(node: NodeId) -> Option<NodeId> {
    let parents = std::iter::successors(Some(node), |node| program().parent(*node));
    parents.map(|node| program().op(node)).find_map(|op| match op {
        Op::Exchange { get, .. } => Some(*get),
        _ => None,
    })
}
