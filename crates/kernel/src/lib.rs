//! What every game shares, and nothing more.
//!
//! A game is a type that implements [`Rules`]: it starts from a setup and a stream of [`Draws`], says who owes a
//! decision ([`Turn`]), lists the legal moves, plays one or refuses it with the number of the rule, and shows each
//! viewer what that viewer may know. Around that contract stand the things that need no game to be written:
//! [`Record`]s, [`Draft`]s, the fairness of draws, and the [`kit`] of tests that every game passes.

mod draft;
mod draws;
mod fairness;
mod kinds;
#[cfg(feature = "kit")]
pub mod kit;
pub mod notation;
mod played;
mod record;
mod refusal;
mod rules;
mod seat;
mod sight;
mod small_id;
mod small_set;
mod standing;
mod text;

pub use draft::{Committed, Draft, Step};
pub use draws::{Draws, Stream};
pub use fairness::{Fairness, FairnessError, is_printable};
pub use played::Played;
pub use record::{Entry, MOST_MOVES, Record, RecordError, Replay, Writer};
pub use refusal::{Broken, Refusal, SetupError};
pub use rules::{Choice, Component, GameInfo, Happening, NotationError, Options, Rules, Setup, Source};
pub use seat::{MAX_SEATS, Seat, Seats, Viewer};
pub use sight::Sight;
pub use standing::{Place, Standing, Turn};
pub use text::{Arg, Text};
