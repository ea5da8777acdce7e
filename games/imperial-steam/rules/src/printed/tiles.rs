use std::str::FromStr;

use arrayvec::ArrayVec;
use kernel::Source;
use serde::Deserialize;

use super::by_players;
use super::map::Map;
use crate::goods::Good;
use crate::ids::{CityId, TileId};
use crate::kinds::Hub;
use crate::table::{COIN, MIN_PLAYERS};

/// How many City tiles there are for each number of players.
pub const CITY_TILES: usize = 23;
/// The most sites for factories that a tile shows.
pub const MAX_TILE_SITES: usize = 2;

/// The City tiles for two, three and four players, the Hub City tiles, and what is printed in place of tiles.
#[derive(Debug)]
pub struct Tiles {
    tiles: Vec<CityTile>,
    /// Where each Hub tile lies in the fixed set-up for two, three and four players.
    hub_spaces: [[u8; 3]; Hub::ALL.len()],
}

/// What a city offers: on a tile, or printed on the board.
#[derive(Debug)]
pub struct CityTile {
    /// Which tile it is.
    pub face: TileFace,
    /// What a station costs.
    pub station: u16,
    /// How many sites for stations it has.
    pub stations: u8,
    /// What a factory costs on each of its sites.
    pub factories: ArrayVec<Cost, MAX_TILE_SITES>,
    /// The steps of influence that it brings (IMP-5.1).
    pub influence: u8,
    /// The number on the topmost Business token, which is also how many there are.
    pub business: u8,
    /// Bits of the goods in demand; a hub’s coal is not among them.
    pub demand: u8,
    /// Where it is known from.
    pub source: Source,
}

impl CityTile {
    /// Whether this good is in demand before any is delivered.
    #[must_use]
    pub const fn demands(&self, good: Good) -> bool {
        self.demand >> good.index() & 1 == 1
    }
}

/// Which tile, or what is printed in place of one.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum TileFace {
    /// A City tile, by its number.
    City(u8),
    /// The tile of a hub.
    Hub(Hub),
    /// Printed on the board.
    Printed(CityId),
}

/// What a factory on a site costs.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Cost {
    /// What the Factory board says.
    Board,
    /// What a station in the city costs.
    Station,
    /// This price.
    Guldens(u16),
}

impl FromStr for Cost {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        match text {
            "board" => Ok(Self::Board),
            "station" => Ok(Self::Station),
            price => price
                .parse()
                .ok()
                .filter(|guldens| i32::from(*guldens) % COIN == 0)
                .map(Self::Guldens)
                .ok_or_else(|| format!("“{price}” is no cost: write board, station or guldens")),
        }
    }
}

/// The demand for wood, stone and iron.
const HUB_DEMAND: u8 = 0b111;

impl Tiles {
    /// What a tile shows.
    #[must_use]
    #[inline]
    pub fn tile(&self, tile: TileId) -> &CityTile {
        &self.tiles[tile.index()]
    }

    /// The City tiles for this number of players.
    pub fn of(&self, players: usize) -> impl ExactSizeIterator<Item = TileId> + Clone + use<> {
        let first = by_players(players) * CITY_TILES;
        (first..first + CITY_TILES).map(TileId::new)
    }

    /// The City tile with this number, among those for this number of players.
    #[must_use]
    pub fn numbered(&self, players: usize, number: u8) -> Option<TileId> {
        self.of(players).find(|tile| self.tile(*tile).face == TileFace::City(number))
    }

    /// The tile of a hub.
    #[must_use]
    pub fn hub(&self, hub: Hub) -> TileId {
        TileId::new(3 * CITY_TILES + hub.index())
    }

    /// The space of a Hub tile in the fixed set-up (IMP-0.3).
    #[must_use]
    pub const fn hub_space(&self, hub: Hub, players: usize) -> u8 {
        self.hub_spaces[hub.index()][by_players(players)]
    }

    /// What is printed in this city.
    #[must_use]
    pub fn printed(&self, city: CityId) -> Option<TileId> {
        self.tiles.iter().position(|tile| tile.face == TileFace::Printed(city)).map(TileId::new)
    }

    /// All tiles.
    pub fn iter(&self) -> impl Iterator<Item = &CityTile> {
        self.tiles.iter()
    }

    pub(crate) fn parse(text: &str, map: &Map) -> Result<Self, String> {
        let file: File = toml::from_str(text).map_err(|error| format!("tiles.toml: {error}"))?;
        let mut tiles = Vec::new();
        for (rows, players) in
            [&file.two_players, &file.three_players, &file.four_players].into_iter().zip(MIN_PLAYERS..)
        {
            if rows.len() != CITY_TILES {
                return Err(format!("{players} players have {CITY_TILES} City tiles, not {}", rows.len()));
            }
            for row in rows {
                if map.space(row.number).is_none() {
                    return Err(format!("there is no space {} for a tile", row.number));
                }
                tiles.push(row.read()?);
            }
        }
        for (row, hub) in file.hubs.iter().zip(Hub::ALL) {
            if row.spaces.iter().any(|space| map.space(*space).is_none()) {
                return Err(format!("there is no such space for the {hub} Hub tile"));
            }
            if row.hub != hub {
                return Err("Hub tiles are bronze, white, green and blue, in this order".into());
            }
            tiles.push(plain(TileFace::Hub(hub), row.station, row.sites, HUB_DEMAND, row.source));
        }
        for row in &file.printed {
            let city = map.find_city(&row.city).ok_or_else(|| format!("there is no city “{}”", row.city))?;
            tiles.push(plain(TileFace::Printed(city), row.station, row.sites, 0, row.source));
        }
        let tiles = Self { tiles, hub_spaces: file.hubs.map(|row| row.spaces) };
        for city in Map::all_cities() {
            if map.city(city).space.is_some() == tiles.printed(city).is_some() {
                return Err(format!("{} needs a space or what is printed there", map.city(city).name));
            }
        }
        Ok(tiles)
    }
}

const fn plain(face: TileFace, station: u16, stations: u8, demand: u8, source: Source) -> CityTile {
    let factories = ArrayVec::new_const();
    CityTile { face, station, stations, factories, influence: 0, business: 0, demand, source }
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct File {
    two_players: Vec<Row>,
    three_players: Vec<Row>,
    four_players: Vec<Row>,
    hubs: [HubRow; Hub::ALL.len()],
    printed: Vec<PrintedRow>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Row {
    number: u8,
    station: u16,
    sites: u8,
    #[serde(default)]
    factories: Vec<String>,
    #[serde(default)]
    influence: u8,
    #[serde(default)]
    business: u8,
    #[serde(default)]
    demand: String,
    source: Source,
}

impl Row {
    fn read(&self) -> Result<CityTile, String> {
        let wrong = |what: String| format!("City tile {}: {what}", self.number);
        let mut factories = ArrayVec::new();
        for cost in &self.factories {
            let cost = cost.parse().map_err(wrong)?;
            factories.try_push(cost).map_err(|_| wrong("it has too many sites".into()))?;
        }
        let mut demand = 0;
        for letter in self.demand.chars() {
            let good = Good::from_letter(letter).filter(|good| *good != Good::Coal);
            demand |= 1 << good.ok_or_else(|| wrong("it demands W, S or I".into()))?.index();
        }
        if self.business > 3 {
            return Err(wrong("Business tokens are 1, 2 and 3".into()));
        }
        Ok(CityTile {
            face: TileFace::City(self.number),
            station: self.station,
            stations: self.sites,
            factories,
            influence: self.influence,
            business: self.business,
            demand,
            source: self.source,
        })
    }
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct HubRow {
    hub: Hub,
    station: u16,
    sites: u8,
    spaces: [u8; 3],
    source: Source,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct PrintedRow {
    city: String,
    station: u16,
    sites: u8,
    source: Source,
}
