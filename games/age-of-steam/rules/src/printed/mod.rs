//! What is printed on the components, read once from `data/`.

mod board;
mod supply;
mod tiles;

pub use board::{Board, BoardHex, MAX_HEXES, MAX_STOPS, PrintedCity, River, Stop, Terrain};
pub use supply::{Counted, NewCityTile, Supply};
pub use tiles::{Class, Tile, TileKind, TileKindInfo, TileSet};
pub(crate) use tiles::{MAX_KINDS, TileSets};
