//! Imperial Steam, by the rules in `RULES.md`, whose numbers the code cites.
//!
//! A [`Position`] is a [`Table`] and the draws; everything is drawn when the game is set up. `actions` has a file for each
//! Main Action and free action, `turn` and `round` what joins them, `scoring` the end. Why something cannot be done is a
//! small value ([`Reason`]) until somebody wants to read it. What is printed on the components is in `data/`, read by
//! [`printed`].
//!
//! ```
//! use imperial_steam::{Move, Position, Setup};
//! use kernel::{Events, Fairness, Options, Reason, Rules, Seat, Setup as _};
//!
//! let setup = Setup::from_options(2, &Options::new())?;
//! let draws = Fairness::new("a secret")?.draws();
//! let mut position = Position::start(&setup, draws, &mut Events::new())?;
//!
//! // Both bid for influence, each without knowing the other's bid.
//! let mut events = Events::new();
//! position.play(Seat::new(0), &"bid 50".parse()?, &mut events).map_err(|reason| reason.to_string())?;
//! let reason = position.play(Seat::new(1), &Move::Bid(500), &mut events).unwrap_err();
//! assert_eq!(reason.rule(), "IMP-1.1");
//! assert_eq!(reason.to_string(), "You cannot bid 500 guldens: you have 120.");
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

#![warn(missing_docs)]

kernel::messages!();

mod actions;
mod components;
mod crew;
mod event;
mod goods;
mod ids;
mod influence;
mod laws;
mod moves;
mod names;
mod position;
pub mod printed;
mod reason;
mod round;
mod save;
mod scoring;
mod setup;
mod table;
mod turn;
mod view;

pub use actions::{BUILD_GOODS, ShareStep, engine_price, raised_price, upgrade_price};
pub use crew::Crew;
pub use event::{Event, Part};
pub use goods::{Action, Engineer, Good, Goods, Hub, LinkKind, Purchase, letters, total};
pub use ids::{Cities, CityId, ContractId, Contracts, LinkId, Links, TileId};
pub use influence::on_track;
pub use moves::{Move, Source, Worker};
pub use names::{goods_text, paid_to};
pub use position::Position;
pub use reason::Reason;
pub use round::{hands, trained};
pub use scoring::{DIVIDEND_PARTS, Score, Step, TOLL, TollPath, TollStep, hubs_worth};
pub use setup::{Kind, Setup};
pub use table::{
    AccessPrice, City, ENGINEER_PRICE, FEE, FIRST_ENGINE, FIRST_REFILL, Factories, Factory, HIRE_PRICES,
    HubCity, LAST_ROUND, LEVELS, MAX_PLAYERS, MAX_STATIONS, MAX_TRACKS, MAX_TRAINS, MAX_WORKERS, Phase,
    Player, REFILLS, SHARE_ROWS, SHIPMENTS, Site, TEN, Table, income, overflow,
};
pub use view::View;
