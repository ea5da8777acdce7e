//! Age of Steam, by the rules in `RULES.md`, whose numbers the code cites.
//!
//! A [`Position`] is a [`Table`], all of it open to everybody, and the draws to come. One file for each phase: shares,
//! auction, actions, build, shipping, accounts, growth, scoring. What is printed on the components is in `data/`.
//!
//! ```
//! use age_of_steam::{Position, Reason, Setup};
//! use kernel::{Events, Fairness, Options, Rules, Setup as _};
//!
//! let setup = Setup::from_options(3, &Options::new())?;
//! let draws = Fairness::new("a secret")?.draws();
//! let mut position = Position::start(&setup, draws, &mut Events::ignored())?;
//!
//! // The first in player order is asked for shares.
//! let first = position.table().order[0];
//! let mut moves = Vec::new();
//! position.moves(first, &mut moves);
//! assert_eq!(moves.len(), 14);
//!
//! // A refusal is a reason that knows its rule and its sentence.
//! let too_many = position.play(first, &"issue 14".parse()?, &mut Events::ignored());
//! assert_eq!(too_many, Err(Reason::ShareLimit { shares: 14, left: 13 }));
//! position.play(first, &"issue 2".parse()?, &mut Events::ignored()).map_err(|reason| reason.to_string())?;
//! assert_eq!(position.table().player(first).cash, 20);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

#![warn(missing_docs)]

kernel::messages!();

pub mod accounts;
mod actions;
mod auction;
mod build;
mod cargo;
mod components;
mod event;
mod goods;
mod growth;
mod hex_set;
mod ids;
mod labels;
mod laws;
mod moves;
mod phase;
mod player;
mod position;
mod printed;
mod reason;
mod save;
mod scoring;
mod setup;
mod shares;
mod shipping;
mod table;
mod track;

pub use build::{Change, TILES, TILES_OF_THE_ENGINEER, price};
pub use cargo::{Cargo, INCOME_PER_LINK, Leg};
pub use event::{Event, NamedStop};
pub use goods::{Colour, Column, Cubes, DIE, Half, NewCity};
pub use hexes::BoardError;
pub use ids::{HexId, StopId, Stops, TileId};
pub use labels::content_name;
pub use moves::Move;
pub use phase::{Auction, Building, Ending, MOVE_ROUNDS, Moving, PRODUCED, Phase, Producing};
pub use player::{Action, MOST_LINKS, MOST_SHARES, Player, SHARE_PRICE};
pub use position::Position;
pub use printed::{
    Board, BoardHex, Class, Counted, MAX_HEXES, MAX_STOPS, NewCityTile, PrintedCity, River, Stop, Supply,
    Terrain, Tile, TileKind, TileKindInfo, TileSet,
};
pub use reason::{HexName, Reason};
pub use scoring::{POINTS_PER_INCOME, POINTS_PER_SHARE, Score};
pub use setup::Setup;
pub use shares::proceeds;
pub use table::{Display, MAX_PLAYERS, MIN_PLAYERS, Table};
pub use track::{End, Run, Track};
