//! What is printed on the components, read once from `data/`.

mod board;
mod contracts;
mod supply;
mod tiles;

pub use board::{Across, Board, BoardHex, CitySite, LAYOUT, MAX_CITIES, MAX_HEXES, River, Terrain};
pub use contracts::{Bonus, CONTRACTS, Contract, MOST_NEEDED};
pub use supply::{CityTileCount, End, ForEachPlayer, ResourceCount, Solo, Supply, Title};
pub use tiles::{Tile, TileFace, TileKind, TileSet};
