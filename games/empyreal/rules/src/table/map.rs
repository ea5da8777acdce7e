//! The map as it lies: what the hexes are, and the Goods and trains on them.

use kernel::Seat;

use super::MAX_PLAYERS;
use crate::hex_set::HexSet;
use crate::ids::HexId;
use crate::kinds::{Goods, Terrain};
use crate::printed::{Chart, MAX_HEXES, Printed, Sign};

/// Trains that one hex can hold (EMP-8.2).
pub const TRAINS_IN_A_HEX: u8 = 3;

/// What is on the map.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Map {
    /// How many boards it is made of.
    pub boards: u8,
    /// The hexes of each terrain; a hex that becomes Wasteland leaves its terrain.
    pub land: [HexSet; Terrain::ALL.len()],
    /// Wasteland, printed or placed.
    pub wasteland: HexSet,
    /// The Wasteland that was placed by players.
    pub placed: HexSet,
    /// The City of each colour.
    pub city: [HexId; Terrain::ALL.len()],
    /// The Cities.
    pub cities: HexSet,
    /// What lies beside a City.
    pub beside_city: HexSet,
    /// Hexes that can take no more trains.
    pub full: HexSet,
    /// For each seat, the hexes with one of its trains.
    pub network: [HexSet; MAX_PLAYERS],
    pub(crate) goods: [Goods; MAX_HEXES],
    /// Two bits for each seat.
    pub(crate) trains: [u16; MAX_HEXES],
}

impl Map {
    /// The map of boards with these signs, still without Goods.
    pub(crate) fn new(boards: usize, signs: impl Fn(HexId) -> Sign) -> Self {
        let chart = Printed::shipped().boards.chart(boards);
        let mut map = Self {
            boards: boards as u8,
            land: [HexSet::NONE; Terrain::ALL.len()],
            wasteland: HexSet::NONE,
            placed: HexSet::NONE,
            city: [HexId::new(0); Terrain::ALL.len()],
            cities: HexSet::NONE,
            beside_city: HexSet::NONE,
            full: HexSet::NONE,
            network: [HexSet::NONE; MAX_PLAYERS],
            goods: [Goods::default(); MAX_HEXES],
            trains: [0; MAX_HEXES],
        };
        for hex in chart.all.iter() {
            match signs(hex) {
                Sign::Land(terrain) => map.land[terrain.index()].insert(hex),
                Sign::Wasteland => map.wasteland.insert(hex),
                Sign::City(colour) => {
                    map.city[colour.index()] = hex;
                    map.cities.insert(hex);
                }
            }
        }
        map.beside_city = chart.around_all(map.cities);
        map
    }

    /// How the hexes lie.
    #[must_use]
    #[inline]
    pub fn chart(&self) -> &'static Chart {
        Printed::shipped().boards.chart(usize::from(self.boards))
    }

    /// The terrain of a hex that is neither a City nor Wasteland.
    #[must_use]
    #[inline]
    pub fn terrain(&self, hex: HexId) -> Option<Terrain> {
        Terrain::ALL.into_iter().find(|terrain| self.land[terrain.index()].contains(hex))
    }

    /// The colour of the City on this hex.
    #[must_use]
    pub fn city_at(&self, hex: HexId) -> Option<Terrain> {
        self.cities.contains(hex).then(|| {
            Terrain::ALL
                .into_iter()
                .find(|colour| self.city[colour.index()] == hex)
                .unwrap_or(Terrain::Mountain)
        })
    }

    /// The Goods on a hex.
    #[must_use]
    #[inline]
    pub const fn goods(&self, hex: HexId) -> &Goods {
        &self.goods[hex.index()]
    }

    /// Whether a Good is on a hex.
    #[must_use]
    #[inline]
    pub fn has_goods(&self, hex: HexId) -> bool {
        self.goods[hex.index()] != [0; 6]
    }

    /// The trains of a seat on a hex.
    #[must_use]
    #[inline]
    pub const fn trains(&self, seat: Seat, hex: HexId) -> u8 {
        (self.trains[hex.index()] >> (2 * seat.index()) & 3) as u8
    }

    /// All trains on a hex.
    #[must_use]
    #[inline]
    pub const fn trains_on(&self, hex: HexId) -> u8 {
        let bits = self.trains[hex.index()];
        ((bits & 0x5555).count_ones() + 2 * (bits & 0xaaaa).count_ones()) as u8
    }

    /// The hexes with a train of a seat.
    #[must_use]
    pub fn network(&self, seat: Seat) -> HexSet {
        self.network[seat.index()]
    }

    /// The hexes beside a network that are not in it (EMP-6.2).
    #[must_use]
    #[inline]
    pub fn beside_network(&self, seat: Seat) -> HexSet {
        let network = self.network[seat.index()];
        self.chart().around_all(network) & !network
    }

    pub(crate) fn add_train(&mut self, seat: Seat, hex: HexId) {
        self.trains[hex.index()] += 1 << (2 * seat.index());
        self.network[seat.index()].insert(hex);
        self.full.set(hex, self.trains_on(hex) >= TRAINS_IN_A_HEX);
    }

    pub(crate) fn take_train(&mut self, seat: Seat, hex: HexId) {
        self.trains[hex.index()] -= 1 << (2 * seat.index());
        self.network[seat.index()].set(hex, self.trains(seat, hex) > 0);
        self.full.set(hex, self.trains_on(hex) >= TRAINS_IN_A_HEX);
    }

    /// A hex loses its terrain (EMP-9.2).
    pub(crate) fn lay_waste(&mut self, hex: HexId) {
        for land in &mut self.land {
            land.remove(hex);
        }
        self.wasteland.insert(hex);
        self.placed.insert(hex);
    }
}
