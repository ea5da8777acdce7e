//! Steam Power, by the rules in `RULES.md`, whose numbers the code cites.
//!
//! A [`Position`] is a [`Table`], which lies open to everybody, the hands and the bag of contracts, and the draws to come.
//! One file for each action: build, factory, fulfil (with routes), take; turn for what joins them, scoring for the
//! end, combine for the solo game. What is printed on the components is in `data/`, and is had from `printed`.
//!
//! ```
//! use kernel::{Events, Fairness, Options, Reason as _, Rules, Setup as _};
//! use steam_power::{Position, Reason, Setup};
//!
//! let setup = Setup::from_options(3, &Options::new())?;
//! let draws = Fairness::new("a secret")?.draws();
//! let mut position = Position::start(&setup, draws, &mut Events::ignored())?;
//!
//! // The first player has two actions. One of the five is to take money.
//! let first = position.table().active;
//! let mut moves = Vec::new();
//! position.moves(first, &mut moves);
//! assert!(moves.contains(&"bank".parse()?));
//! position.play(first, &"bank".parse()?, &mut Events::ignored()).map_err(|reason| reason.to_string())?;
//! assert_eq!(position.table().player(first).cash, 8);
//!
//! // A refusal is a reason that knows its rule and its sentence.
//! let contract = position.hand(first).lowest().ok_or("nobody starts with an empty hand")?;
//! let reason = position.play(first, &steam_power::Move::Fulfil(contract), &mut Events::ignored()).unwrap_err();
//! assert_eq!(reason, Reason::NoNetwork);
//! assert_eq!(reason.rule(), "SP-4.2");
//! assert_eq!(reason.to_string(), "You have no network yet: complete a link first.");
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

#![warn(missing_docs)]

kernel::messages!();

mod build;
mod combine;
mod components;
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
mod printed;
mod reason;
mod routes;
mod save;
mod scoring;
mod setup;
mod table;
mod take;
mod track;
mod turn;
mod view;

pub use build::Change;
pub use event::{Deed, Event, NamedCity};
pub use factory::usual_factory_sizes;
pub use fulfil::next_colour;
pub use goods::{CityTile, Colour, Resources};
pub use hexes::BoardError;
pub use ids::{Cities, CityId, ContractId, Contracts, HexId, TileId};
pub use moves::{Beginning, Move};
pub use payments::Payments;
pub use position::Position;
pub use printed::{
    Across, Board, BoardHex, Bonus, CONTRACTS, CitySite, CityTileCount, Contract, End, ForEachPlayer, LAYOUT,
    MAX_CITIES, MAX_HEXES, MOST_NEEDED, ResourceCount, River, Solo, Supply, Terrain, Tile, TileFace,
    TileKind, TileSet, Title,
};
pub use reason::Reason;
pub use routes::{PriceList, Prices, Tolls, Way, preference, price_from};
pub use scoring::{CITY_POINTS, DOLLARS_PER_POINT, Ending, Score, city_points};
pub use setup::Setup;
pub use table::{
    ACTIONS, CROSSING_PRICE, City, Combine, FACTORY_RESOURCES, MAX_PLAYERS, MIN_PLAYERS, MISSING_PRICE,
    Owner, Phase, Player, TAKEN_AT_ONCE, TILES, Table, Variant,
};
pub use take::Draw;
pub use track::{Link, OpenEnds, Path, Run, Stub, Track};
pub use view::View;
