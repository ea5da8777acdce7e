//! What is printed on the components, read once from the files in `data/`.

mod boards;
mod contracts;
mod map;
mod setups;
mod tiles;

use std::sync::LazyLock;

use crate::table::MIN_PLAYERS;

pub(crate) use boards::FULL_MARKET;
pub use boards::{Boards, FactoryRow, MARKET_SPACES};
pub use contracts::{CONTRACTS, Contract, DECKS};
pub use map::{CITIES, LINKS, Map, PrintedCity, PrintedLink, REGIONS, RoadSite};
pub use setups::{NormalCard, STATE_CARDS, Setups, StateCard};
pub use tiles::{CITY_TILES, CityTile, Cost, MAX_TILE_SITES, TileFace, Tiles};

/// Everything that is printed.
#[derive(Debug)]
pub struct Printed {
    /// Cities and links.
    pub map: Map,
    /// City tiles and hub tiles.
    pub tiles: Tiles,
    /// The boards beside the map.
    pub boards: Boards,
    /// The contracts.
    pub contracts: [Contract; CONTRACTS],
    /// The set-ups and their cards.
    pub setups: Setups,
}

/// A data file as it is shipped: its name and its text.
pub type DataFile = (&'static str, &'static str);

impl Printed {
    /// The files, in the order in which they are read.
    pub const FILES: [DataFile; 5] = [
        ("map.toml", include_str!("../../data/map.toml")),
        ("tiles.toml", include_str!("../../data/tiles.toml")),
        ("boards.toml", include_str!("../../data/boards.toml")),
        ("contracts.toml", include_str!("../../data/contracts.toml")),
        ("setups.toml", include_str!("../../data/setups.toml")),
    ];

    /// What is shipped.
    #[must_use]
    pub fn shipped() -> &'static Self {
        static PRINTED: LazyLock<Printed> = LazyLock::new(|| {
            Printed::parse(Printed::FILES.map(|(_, text)| text)).expect("the shipped data is tested")
        });
        &PRINTED
    }

    /// Reads the files, in the order of [`FILES`](Self::FILES).
    pub fn parse([map, tiles, boards, contracts, setups]: [&str; 5]) -> Result<Self, String> {
        let map = Map::parse(map)?;
        let tiles = Tiles::parse(tiles, &map)?;
        Ok(Self {
            boards: Boards::parse(boards)?,
            contracts: Contract::parse_all(contracts)?,
            setups: Setups::parse(setups, &map)?,
            map,
            tiles,
        })
    }
}

/// Which of three lists is for this number of players.
pub(crate) const fn by_players(players: usize) -> usize {
    players - MIN_PLAYERS
}
