//! What every game shares, and nothing more.
//!
//! A game is a type that implements [`Rules`]: it starts from a setup and a stream of [`Draws`], says who owes a
//! decision ([`Turn`]), lists the legal moves, plays one or refuses it with the number of the rule, and shows each
//! viewer what that viewer may know. Around that contract stand the things that need no game to be written:
//! [`Record`]s, [`Draft`]s, the fairness of draws, and the [`kit`] of tests that every game passes.

#![warn(missing_docs)]

// What the build script makes calls this crate by its name, as it does in every other.
extern crate self as kernel;

messages!();

#[cfg(feature = "bench")]
pub mod bench;
mod draft;
mod draws;
mod events;
mod face;
mod fairness;
mod kinds;
#[cfg(feature = "kit")]
pub mod kit;
pub mod notation;
mod played;
mod position;
pub mod printed;
mod record;
mod refusal;
mod rules;
mod seat;
mod sight;
mod small_id;
mod small_set;
mod standing;
pub mod text;

pub use draft::{Committed, Draft, Step};
pub use draws::{Draws, Stream};
pub use events::Events;
pub use face::{EventOf, Face, MoveOf, ReasonOf, SetupOf, ViewOf, imagine_any, moves_seen, try_out};
pub use fairness::{Fairness, FairnessError, is_printable};
pub use played::Played;
pub use record::{Entry, MOST_MOVES, Record, RecordError, Replay, Writer};
pub use refusal::{LawError, Reason, Refusal, SetupError};
pub use rules::{
    Choice, Component, GameInfo, Happening, NotationError, Options, Rules, Setup, Source, pick_listed,
};
pub use seat::{MAX_SEATS, Seat, Seats, Viewer};
pub use sight::Sight;
pub use standing::{Ending, Place, Standing, Turn};
pub use text::{Arg, Language, Message, Namer, Text, UnknownLanguageError};
