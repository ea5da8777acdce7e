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
mod kinds;
mod labels;
mod laws;
mod moves;
mod phase;
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

pub use actions::{
    BUILD_GOODS, ShareStep, buyers, cars_gained, engine_price, investor_reaches, raised_price, trieste_bonus,
    upgrade_price, workers_left,
};
pub use crew::{Crew, experience_at};
pub use event::{Event, Part};
pub use goods::{Good, Goods, letters, total};
pub use ids::{Cities, CityId, ContractId, Contracts, LinkId, Links, TileId};
pub use influence::on_track;
pub use kinds::{Action, Engineer, FreeAction, Hub, Key, LinkKind, Purchase};
pub use labels::{goods_text, paid_to};
pub use moves::{Move, Subject, Worker, WorkerSource};
pub use phase::{Ending, Phase};
pub use position::Position;
pub use reason::{CityUse, GoodUse, Reason};
pub use round::{hands, trained};
pub use scoring::{DIVIDEND_PARTS, Score, Step, TOLL, TollPath, TollStep, dividends, hubs_worth};
pub use setup::{Setup, SetupKind};
pub use table::{
    AccessPrice, City, ENGINEER_PRICE, EXTRA_GOODS, FEE, FIRST_ENGINE, FIRST_REFILL, FUNDS, Factories,
    Factory, FactorySite, GOOD_WORTH, HIRE_PRICES, HubCity, INCOME_EACH, LAST_ROUND, LEVELS, MAX_PLAYERS,
    MAX_STATIONS, MAX_TRACKS, MAX_TRAINS, MAX_WORKERS, MIN_PLAYERS, Player, REFILLS, SEMMERING_TIMES,
    SHARE_ROWS, SHIPMENTS, STEP_PRICE, TRAIN_COAL, TRIESTE_BONUS, Table, Train, income, overflow, places,
    repeat_cost,
};
pub use view::View;
