//! EMP-6: deliveries and Demand Tiles.

use kernel::{Events, Seat};

use crate::event::Event;
use crate::ids::HexId;
use crate::kinds::{Ending, Size, Terrain};
use crate::phase::Phase;
use crate::reason::{Act, Reason};
use crate::table::{Delivered, Frame, Load, Occasion, Stand, Table, TilePlace};

impl Occasion {
    /// How many Goods may be delivered; `None` for any number.
    #[must_use]
    pub const fn most(self) -> Option<u8> {
        match self {
            Self::Card { most, .. } => Some(most),
            Self::EndOfLine | Self::Final => None,
        }
    }

    /// Whether a Demand Tile can be earned.
    const fn earns(self) -> bool {
        !matches!(self, Self::Card { tile: false, .. })
    }
}

impl Table {
    /// The Goods of a colour in a network.
    #[must_use]
    pub fn goods_in_network(&self, seat: Seat, good: Terrain) -> u16 {
        self.map.network(seat).iter().map(|hex| u16::from(self.map.goods(hex)[good.index()])).sum()
    }

    /// The Cities beside a network.
    pub fn cities_in_reach(&self, seat: Seat) -> impl Iterator<Item = Terrain> {
        let near = self.map.beside_network(seat);
        Terrain::ALL.into_iter().filter(move |colour| near.contains(self.map.city[colour.index()]))
    }

    /// The Goods by which a delivery falls short of a tile and may still claim it (EMP-6.10).
    fn bonus(&self, seat: Seat, occasion: Occasion) -> u8 {
        if occasion == Occasion::EndOfLine { self.terms(seat).demand_bonus } else { 0 }
    }

    /// The Goods that earn a seat a tile of this size in such a delivery (EMP-6.5, EMP-6.10).
    #[must_use]
    pub fn goods_for(&self, seat: Seat, occasion: Occasion, size: Size) -> u8 {
        size.goods().saturating_sub(self.bonus(seat, occasion)).max(1)
    }

    /// The sizes of tiles that a delivery could earn with Goods enough (EMP-6.5, EMP-6.14).
    pub fn tiles_to_earn(&self, load: Load) -> impl Iterator<Item = Size> {
        Size::ALL.into_iter().filter(move |size| {
            let stand = Stand { city: load.city, colour: load.good, size: *size };
            load.occasion.earns() && self.tiles.at(stand) > 0
        })
    }

    /// Those that it earns with the Goods taken so far.
    pub(crate) fn claims(&self, load: Load) -> impl Iterator<Item = Size> {
        self.tiles_to_earn(load)
            .filter(move |size| self.goods_for(self.active, load.occasion, *size) <= load.taken)
    }

    /// The colours that a City takes: its own, and those of tiles that stand there (EMP-6.3, EMP-6.14).
    pub fn colours_taken(&self, city: Terrain) -> impl Iterator<Item = Terrain> {
        let stands =
            move |colour| Size::ALL.into_iter().any(|size| self.tiles.at(Stand { city, colour, size }) > 0);
        Terrain::ALL.into_iter().filter(move |colour| *colour == city || stands(*colour))
    }

    /// Every City with every colour that can be delivered to it.
    pub(crate) fn deliveries(
        &self,
        seat: Seat,
        occasion: Occasion,
    ) -> impl Iterator<Item = (Terrain, Terrain)> {
        self.cities_in_reach(seat).flat_map(move |city| {
            Terrain::ALL
                .into_iter()
                .filter(move |good| self.judge_deliver(seat, occasion, city, *good).is_ok())
                .map(move |good| (city, good))
        })
    }

    pub(crate) fn judge_deliver(
        &self,
        seat: Seat,
        occasion: Occasion,
        city: Terrain,
        good: Terrain,
    ) -> Result<(), Reason> {
        let hex = self.map.city[city.index()];
        if self.colours_taken(city).all(|colour| colour != good) {
            return Err(Reason::OtherColour { city, good });
        }
        if !self.map.beside_network(seat).contains(hex) {
            return Err(Reason::CityFar { city, act: Act::Deliver });
        }
        let there = self.goods_in_network(seat, good);
        if there == 0 {
            return Err(Reason::NothingToDeliver { good });
        }
        if good != city {
            // EMP-6.14: only for a tile, so there have to be Goods enough for one.
            let most = u16::from(occasion.most().unwrap_or(u8::MAX));
            let taken = there.min(most).min(u16::from(u8::MAX) - 1) as u8;
            if self.claims(Load { occasion, city, good, taken }).next().is_none() {
                return Err(Reason::SwappedTileNeeds { city, good });
            }
        }
        Ok(())
    }

    /// The Goods that can still be taken for a delivery.
    pub(crate) fn loads(&self, load: Load) -> impl Iterator<Item = HexId> {
        self.map.network(self.active).iter().filter(move |hex| self.map.goods(*hex)[load.good.index()] > 0)
    }

    pub(crate) fn judge_load(&self, load: Load, hex: HexId, good: Terrain) -> Result<(), Reason> {
        if good != load.good {
            return Err(Reason::WrongGood { good, city: load.city });
        }
        if !self.map.network(self.active).contains(hex) {
            return Err(Reason::NotInNetwork { hex: self.coord(hex), act: Act::Deliver });
        }
        self.has_good(hex, good, Act::Deliver)
    }

    /// Whether all Goods can be taken at once.
    pub(crate) fn judge_load_all(&self, load: Load) -> Result<(), Reason> {
        let there = self.goods_in_network(self.active, load.good);
        match load.occasion.most() {
            Some(most) if there > u16::from(most.saturating_sub(load.taken)) => {
                Err(Reason::TooManyGoods { most })
            }
            _ if there == 0 => Err(Reason::NothingToDeliver { good: load.good }),
            _ => Ok(()),
        }
    }

    /// Whether a delivery can end with what has been taken.
    pub(crate) fn judge_ship(&self, load: Load) -> Result<(), Reason> {
        if load.taken == 0 {
            return Err(Reason::NothingLoaded);
        }
        if load.good != load.city && self.claims(load).next().is_none() {
            return Err(Reason::SwappedTileNeeds { city: load.city, good: load.good });
        }
        Ok(())
    }

    pub(crate) fn load(&mut self, hex: HexId, good: Terrain) {
        self.map.goods[hex.index()][good.index()] -= 1;
        self.me().goods[good.index()] += 1;
    }

    pub(crate) fn load_all(&mut self, good: Terrain) -> u8 {
        let mut taken = 0;
        for hex in self.map.network(self.active).iter() {
            taken += std::mem::take(&mut self.map.goods[hex.index()][good.index()]);
        }
        self.me().goods[good.index()] += taken;
        taken
    }

    /// The Goods have been taken: a tile may be claimed, if there is one.
    pub(crate) fn ship(&mut self, load: Load, events: &mut Events<Event>) {
        if self.claims(load).next().is_some() {
            self.stack.push(Frame::Claiming(load));
        } else {
            self.finish_delivery(load, None, events);
        }
    }

    pub(crate) fn judge_claim(&self, load: Load, size: Size) -> Result<(), Reason> {
        let stand = Stand { city: load.city, colour: load.good, size };
        if self.tiles.at(stand) == 0 {
            return Err(Reason::DemandMissing { size, city: load.city });
        }
        if !self.claims(load).any(|other| other == size) {
            let needs = self.goods_for(self.active, load.occasion, size);
            return Err(Reason::NotEarned { size, needs, taken: load.taken });
        }
        Ok(())
    }

    pub(crate) fn finish_delivery(&mut self, load: Load, tile: Option<Size>, events: &mut Events<Event>) {
        let seat = self.active;
        if let Some(size) = tile {
            if size.goods() > load.taken {
                self.tell_helpers(|terms| terms.demand_bonus, events);
            }
            let stand = Stand { city: load.city, colour: load.good, size };
            self.tiles.put(stand, TilePlace::Folio(seat));
        }
        if load.occasion == Occasion::EndOfLine {
            self.turn.delivered = if tile.is_some() { Delivered::WithTile } else { Delivered::WithoutTile };
        }
        let Load { city, good, taken, .. } = load;
        events.push(Event::Delivered { seat, city, good, goods: taken, tile });
        self.look_for_the_end(events);
    }

    /// EMP-11.1, EMP-11.2
    pub(crate) fn look_for_the_end(&mut self, events: &mut Events<Event>) {
        // Every delivery and every build comes by here.
        self.idle = 0;
        let playing = !matches!(self.phase, Phase::Final | Phase::Over | Phase::Headquarters { .. });
        if self.is_last_round() || !playing {
            return;
        }
        let seat = self.active;
        let by = if self.tiles_missing(seat) == 0 {
            Ending::Tiles
        } else if self.player(seat).trains == 0 {
            Ending::Trains
        } else {
            return;
        };
        self.ended_by = Some(by);
        events.push(Event::EndNears { seat, by });
    }

    /// The colours that Voco may bring (EMP-6.12).
    pub(crate) fn goods_of_cities(&self, seat: Seat) -> impl Iterator<Item = Terrain> {
        self.cities_in_reach(seat).filter(|colour| self.supply[colour.index()] > 0)
    }

    /// EMP-6.13: whether tiles stand at two Cities.
    pub(crate) fn tiles_can_swap(&self) -> bool {
        let mut cities = self.tiles.stands().map(|stand| stand.city);
        let first = cities.next();
        first.is_some_and(|first| cities.any(|city| city != first))
    }
}
