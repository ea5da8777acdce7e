//! Empyreal: Spells & Steam, by the rules in `RULES.md`, whose numbers the code cites.
//!
//! A [`Position`] is a [`Table`] and the draws. What cards do is written in `data/`, read by [`printed`] into one program of
//! small parts; `carrying_out` runs it, and what is still to be done of a card lies on the table as a [`Frame`] each, so that
//! a position can be saved and copied in the middle of a card. `possible` says whether a part would do anything, `asking`
//! lists the answers to a question, `answering` takes one. The rules that parts need are in a file for each chapter:
//! `building`, `transfers`, `ground`, `delivering`, `mana`, `spellcars`, `staff`, `turn`. Why something cannot be done is a
//! small value ([`Reason`]) until somebody wants to read it.
//!
//! ```
//! use empyreal::{Position, Reason, Setup};
//! use kernel::{Events, Fairness, Options, Reason as _, Rules, Setup as _};
//!
//! let setup = Setup::from_options(2, &Options::new())?;
//! let draws = Fairness::new("a secret")?.draws();
//! let mut position = Position::start(&setup, draws, &mut Events::ignored())?;
//!
//! // Companies are chosen first, each with its captain.
//! let last = position.table().asked_seat().ok_or("somebody chooses")?;
//! let choice = "company kings-line runika-zenanen".parse()?;
//! let mut moves = Vec::new();
//! position.moves(last, &mut moves);
//! assert!(moves.contains(&choice));
//! position.play(last, &choice, &mut Events::ignored()).map_err(|reason| reason.to_string())?;
//!
//! // A refusal is a reason that knows its rule and its sentence.
//! let first = position.table().asked_seat().ok_or("the other chooses")?;
//! let reason = position.play(last, &choice, &mut Events::ignored()).unwrap_err();
//! assert_eq!(reason, Reason::NotYourTurn { asked: first });
//! assert_eq!(reason.rule(), "EMP-1.6");
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

#![warn(missing_docs)]

kernel::messages!();

mod answering;
mod asking;
mod building;
mod carrying_out;
mod components;
mod delivering;
mod event;
mod ground;
mod hex_set;
mod ids;
mod kinds;
mod labels;
mod laws;
mod mana;
mod moves;
mod not_now;
mod out;
mod phase;
mod position;
mod possible;
mod prices;
pub mod printed;
mod reason;
mod save;
mod scope;
mod scoring;
mod setup;
mod spellcars;
mod staff;
mod table;
mod transfers;
mod turn;
mod view;

pub use building::Way;
pub use event::Event;
pub use hex_set::{HexSet, Hexes};
pub use ids::{CarId, Cars, HexId, People, PersonId};
pub use kinds::{Award, Awards, Boards, Company, Ending, Goods, PersonKind, Size, Teams, Terrain, Upgrade};
pub use labels::one_of;
pub use moves::Move;
pub use phase::{Phase, UnderWay};
pub use position::Position;
pub use reason::{Act, Reason};
pub use scoring::{COLOUR_BONUS, Score, share_out};
pub use setup::{AWARDS_KEPT, Setup};
pub use table::{
    Card, DEMAND_TILES, Delivered, END_OF_LINE, Frame, GOODS, Laid, Load, MANA_LIMIT, MARKET, MARKET_LOW,
    MAX_PLAYERS, Map, OF_COLOUR, Occasion, Player, ROWS, Repetitions, Run, SLOTS, START_MANA, Slot, Staff,
    Stand, TRAINS, TRAINS_IN_A_HEX, Table, Terms, TilePlace, Tiles, TurnState, Variants, WASTELAND_TILES,
};
pub use transfers::TEAMMATE;
pub use turn::MOST_SPACES;
pub use view::View;
