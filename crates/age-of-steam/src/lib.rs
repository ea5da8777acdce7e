//! Age of Steam, by the rules in `RULES.md`, whose numbers the code cites.
//!
//! A [`Position`] is a [`Table`], all of it open to everybody, and the draws to come. One file for each phase: shares,
//! auction, actions, build, shipping, accounts, growth, scoring. What is printed on the components is in `data/`.

mod accounts;
mod actions;
mod auction;
mod board;
mod build;
mod components;
mod event;
mod goods;
mod growth;
mod ids;
mod labels;
mod laws;
mod moves;
mod phrases;
mod position;
mod save;
mod scoring;
mod setup;
mod shares;
mod shipping;
mod supply;
mod table;
mod tiles;
mod track;
mod trial;

pub use accounts::reduction;
pub use board::{Board, BoardHex, MAX_HEXES, MAX_STOPS, PrintedCity, River, Stop, Terrain};
pub use build::{Change, TILES, TILES_OF_THE_ENGINEER};
pub use event::{Event, Place};
pub use goods::{Colour, Column, Cubes, Half, NewCity};
pub use hexes::BoardError;
pub use ids::{HexId, StopId, TileId};
pub use moves::Move;
pub use position::Position;
pub use scoring::Score;
pub use setup::Setup;
pub use supply::{NewCityTile, Supply};
pub use table::{
    Action, Auction, Building, Cargo, Display, Ending, MOST_LINKS, MOST_SHARES, MOVE_ROUNDS, Moving, Phase,
    Player, Producing, SHARE_PRICE, Table,
};
pub use tiles::{Class, Kind, KindInfo, Tile, TileSet};
pub use track::{End, Run, Track};
