use kernel::Source;
use serde::Deserialize;

use super::by_players;
use crate::goods::{Good, Goods};
use crate::kinds::Hub;
use crate::table::{HIRE_PRICES, LEVELS, MIN_PLAYERS, SHARE_ROWS, SHIPMENTS, TRACK_STEP};

/// The spaces of a column of the market.
pub const MARKET_SPACES: usize = 10;
/// The kinds of engine that are sold.
const ENGINES: usize = 5;
/// How many goods a hub gets, and so how many numbers a Growth tile has.
const GROWTH_STEPS: usize = 5;

/// What is printed on the boards beside the map.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Boards {
    /// What everybody begins with.
    pub start: Start,
    /// The Share board.
    pub shares: Shares,
    /// The Influence track.
    pub influence: Influence,
    /// Engines for sale.
    pub engines: Engines,
    /// Shipment tiles.
    pub shipments: ShipmentTiles,
    /// The market.
    pub market: Market,
    /// Growth tiles.
    pub growth: Growth,
    /// The Worker board.
    pub workers: Workers,
    /// What workers find in a new factory.
    pub factory_goods: FactoryGoods,
    /// The Factory board.
    pub factories: Factories,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Start {
    /// For two, three and four players.
    pub money: [u16; 3],
    pub source: Source,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Shares {
    pub values: [u16; SHARE_ROWS],
    /// The steps of influence that it costs to rise to each value (IMP-10.7).
    pub influence: [u8; SHARE_ROWS],
    /// The rows for investors.
    pub investors: u8,
    pub source: Source,
}

impl Shares {
    /// The value in a row.
    #[must_use]
    #[inline]
    pub const fn value(&self, row: u8) -> i32 {
        self.values[row as usize] as i32
    }

    /// The row one step up from this one; `None` at the top (IMP-5.4, IMP-10.7).
    #[must_use]
    #[inline]
    pub const fn next_row(&self, row: u8) -> Option<u8> {
        if (row as usize) + 1 < SHARE_ROWS { Some(row + 1) } else { None }
    }

    /// How many of the investors who come find an empty row, when there are this many already (IMP-10.3).
    #[must_use]
    #[inline]
    pub fn newcomers(&self, investors: u8, coming: u8) -> u8 {
        coming.min(self.investors.saturating_sub(investors))
    }

    /// The row of a value.
    #[must_use]
    pub fn row(&self, value: u16) -> Option<usize> {
        self.values.iter().position(|printed| *printed == value)
    }
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Influence {
    /// The last column.
    pub most: u16,
    pub source: Source,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Engines {
    pub levels: [u8; ENGINES],
    pub from_round: [u8; ENGINES],
    pub influence: [u8; ENGINES],
    pub source: Source,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ShipmentTiles {
    pub tiles: [u8; 9],
    pub source: Source,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Market {
    /// From the top, which is taken first.
    pub prices: [u16; MARKET_SPACES],
    pub source: Source,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Growth {
    pub tiles: [[u8; GROWTH_STEPS]; Hub::ALL.len()],
    pub source: Source,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Workers {
    pub prices: [u16; HIRE_PRICES],
    /// The sources of each hub, for two, three and four players.
    pub sources: [[u8; Hub::ALL.len()]; 3],
    pub source: Source,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct FactoryGoods {
    pub by_level: [u8; LEVELS],
    pub source: Source,
}

impl Workers {
    /// What a worker costs where the price of the source stands here (IMP-6.3).
    #[must_use]
    #[inline]
    pub const fn price(&self, place: u8) -> i32 {
        self.prices[place as usize] as i32
    }
}

impl FactoryGoods {
    /// The goods that a worker of this level, from 1, finds in a new factory (IMP-7.7).
    #[must_use]
    pub const fn of(&self, level: u8) -> u8 {
        self.by_level[level as usize - 1]
    }
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Factories {
    two_players: FactoryBoard,
    three_players: FactoryBoard,
    four_players: FactoryBoard,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct FactoryBoard {
    wood: FactoryRow,
    stone: FactoryRow,
    iron: FactoryRow,
    coal: FactoryRow,
    source: Source,
}

/// By the number of factories that were taken.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct FactoryRow {
    /// What the next one costs. The row ends with a space on which nothing is left to build, only to deliver.
    pub cost: Vec<u16>,
    /// What a delivery pays; coal pays keys instead.
    pub pays: Vec<u16>,
}

impl Market {
    /// What the next good costs while this many are there: an empty column keeps its last price (IMP-8.5, IMP-8.9).
    #[must_use]
    #[inline]
    pub fn price(&self, there: u8) -> i32 {
        let sold = MARKET_SPACES - usize::from(there);
        i32::from(self.prices[sold.min(MARKET_SPACES - 1)])
    }
}

impl FactoryRow {
    /// What the next factory costs once this many are taken (IMP-7.5); `None` when none is left.
    #[must_use]
    #[inline]
    pub fn price(&self, taken: u8) -> Option<i32> {
        (taken < self.factories()).then(|| i32::from(self.cost[usize::from(taken)]))
    }

    /// What a delivery pays once this many are taken (IMP-11.7); nothing for coal.
    #[must_use]
    #[inline]
    pub fn delivery(&self, taken: u8) -> i32 {
        self.pays.get(usize::from(taken)).map_or(0, |price| i32::from(*price))
    }

    /// How many there are.
    #[must_use]
    pub fn factories(&self) -> u8 {
        (self.cost.len() - 1) as u8
    }
}

impl Boards {
    /// The money that each of this number of players begins with.
    #[must_use]
    pub const fn money(&self, players: usize) -> u16 {
        self.start.money[by_players(players)]
    }

    /// The row of a kind of factory for this number of players.
    #[must_use]
    #[inline]
    pub const fn factory_row(&self, players: usize, good: Good) -> &FactoryRow {
        let board = match players {
            2 => &self.factories.two_players,
            3 => &self.factories.three_players,
            _ => &self.factories.four_players,
        };
        match good {
            Good::Wood => &board.wood,
            Good::Stone => &board.stone,
            Good::Iron => &board.iron,
            Good::Coal => &board.coal,
        }
    }

    /// Where the Factory board for this number of players is known from.
    #[must_use]
    pub const fn factory_source(&self, players: usize) -> Source {
        match players {
            2 => self.factories.two_players.source,
            3 => self.factories.three_players.source,
            _ => self.factories.four_players.source,
        }
    }

    /// How many sources of workers a hub has.
    #[must_use]
    #[inline]
    pub const fn sources(&self, players: usize, hub: Hub) -> u8 {
        self.workers.sources[by_players(players)][hub.index()]
    }

    /// The last column of the Influence track, in steps.
    #[must_use]
    #[inline]
    pub const fn most_influence(&self) -> u8 {
        (self.influence.most / TRACK_STEP) as u8
    }

    /// Where a marker comes to that rises by so many steps, as far as the track goes (IMP-1.5).
    #[must_use]
    #[inline]
    pub fn risen(&self, from: u8, steps: u8) -> u8 {
        from.saturating_add(steps).min(self.most_influence())
    }

    pub(crate) fn parse(text: &str) -> Result<Self, String> {
        let boards: Self = toml::from_str(text).map_err(|error| format!("boards.toml: {error}"))?;
        boards.check()?;
        Ok(boards)
    }

    fn check(&self) -> Result<(), String> {
        let needs =
            |holds: bool, what: &str| if holds { Ok(()) } else { Err(format!("boards.toml: {what}")) };
        for (players, expected) in (MIN_PLAYERS..).zip([6, 9, 12]) {
            for good in Good::ALL {
                let row = self.factory_row(players, good);
                needs(row.cost.len() == expected + 1, "a row of factories has one cost more than factories")?;
                let pays = if good == Good::Coal { 0 } else { row.cost.len() };
                needs(row.pays.len() == pays, "each cost has its payment, but coal has none")?;
            }
            let sources = Hub::ALL.map(|hub| self.sources(players, hub));
            needs(sources.iter().all(|count| (1..=2).contains(count)), "a hub has one or two sources")?;
            let engineers: u8 = sources.iter().sum();
            needs(usize::from(engineers) == 2 * players, "there are two engineers for each player")?;
        }
        needs(
            self.influence.most.is_multiple_of(TRACK_STEP) && self.influence.most <= 990,
            "influence has steps of 10",
        )?;
        needs(self.shares.values.is_sorted(), "share values rise")?;
        needs((1..=30).contains(&self.shares.investors), "there are rows for investors")?;
        needs(self.market.prices.is_sorted(), "prices rise from the top of the market")?;
        needs(self.engines.levels == [4, 5, 6, 7, 8], "engines for sale are IS-4 to IS-8")?;
        needs(self.shipments.tiles.len() > SHIPMENTS, "a few Shipment tiles are left over")
    }
}

/// What the market has at the start (IMP-0.9).
pub(crate) const FULL_MARKET: Goods = [MARKET_SPACES as u8; Good::ALL.len()];
