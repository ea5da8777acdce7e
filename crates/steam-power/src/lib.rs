//! Steam Power, by the rules in `RULES.md`, whose numbers the code cites.
//!
//! A [`Position`] is a [`Table`], which lies open to everybody, the hands and the bag of contracts, and the draws to come.
//! One file for each action: build, factory, fulfil (with routes), take; turn for what joins them, scoring for the
//! end, combine for the solo game. What is printed on the components is in `data/`.

mod board;
mod build;
mod combine;
mod components;
mod contracts;
mod event;
mod factory;
mod fulfil;
mod goods;
mod ids;
mod labels;
mod laws;
mod moves;
mod payments;
mod position;
mod routes;
mod save;
mod scoring;
mod setup;
mod supply;
mod table;
mod take;
mod tiles;
mod track;
mod turn;
mod view;

pub use board::{Across, Board, BoardHex, LAYOUT, MAX_CITIES, MAX_HEXES, River, Site, Terrain};
pub use build::Change;
pub use contracts::{Bonus, CONTRACTS, Contract, MOST_NEEDED};
pub use event::{Deed, Event, Place};
pub use fulfil::next_colour;
pub use goods::{CityTile, Colour, Resources};
pub use hexes::BoardError;
pub use ids::{Cities, CityId, ContractId, Contracts, HexId, TileId};
pub use moves::Move;
pub use payments::Payments;
pub use position::Position;
pub use routes::{Prices, Way};
pub use scoring::{CITY_POINTS, POINTS_PER_FACTORY, Score};
pub use setup::Setup;
pub use supply::{Solo, Supply};
pub use table::{
    ACTIONS, BONUS_VARIES_BY, CROSSING_PRICE, City, Combine, FACTORY_RESOURCES, MISSING_PRICE, Owner, Phase,
    Player, STANDSTILL, TAKEN_AT_ONCE, Table, Variant,
};
pub use tiles::{Face, Kind, Tile, TileSet};
pub use track::{Link, MAX_PLAYERS, Path, Run, Stub, Track};
pub use view::View;
