//! Imperial Steam, by the rules in `RULES.md`, whose numbers the code cites.
//!
//! A [`Position`] is a [`Table`] and the draws; everything is drawn when the game is set up. `actions` has a file for each
//! Main Action and free action, `turn` and `round` what joins them, `scoring` the end. Why something cannot be done is a
//! small value (`no`) until somebody wants to read it. What is printed on the components is in `data/`, read by [`printed`].

mod actions;
mod components;
mod crew;
mod event;
mod goods;
mod ids;
mod influence;
mod labels;
mod laws;
mod moves;
mod no;
mod position;
pub mod printed;
mod round;
mod save;
mod scoring;
mod setup;
mod table;
mod turn;
mod view;

pub use actions::engine_price;
pub use crew::Crew;
pub use event::{Event, Part};
pub use goods::{Action, Engineer, Good, Goods, Hub, LinkKind, Purchase, letters, total};
pub use ids::{Cities, CityId, ContractId, Contracts, LinkId, Links, TileId};
pub use moves::{Move, Source, Worker};
pub use position::Position;
pub use round::hands;
pub use scoring::{Score, Step, TOLL, TollPath, TollStep};
pub use setup::{Kind, Setup};
pub use table::{
    AccessPrice, City, ENGINEER_PRICE, FEE, FIRST_ENGINE, FIRST_REFILL, Factories, Factory, HIRE_PRICES,
    HubCity, LAST_ROUND, LEVELS, MAX_PLAYERS, MAX_STATIONS, MAX_TRACKS, MAX_TRAINS, MAX_WORKERS, Player,
    REFILLS, SHARE_ROWS, SHIPMENTS, Site, Stage, TEN, Table,
};
pub use view::View;
