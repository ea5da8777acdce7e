//! The one place that lists the games, and the one game without a type of its own that tables, the line protocol and other
//! programs stand on.
//!
//! A game is added by a line in [`games!`](self) below and its dependency in `Cargo.toml`. Who asks for a game by name goes
//! through [`Game`], or through [`with_game!`] for work that is worth compiling once for each.

kernel::messages!();

// First: the others use its macro.
#[macro_use]
mod game_id;

mod bots;
mod draft;
mod game;
pub mod scene;
mod scene_builder;

use ::bots::Greedy;
use draw::Drawn;
use guide::Guided;

pub use draft::DraftText;
pub use game::{
    Drafted, Game, GameError, MoveError, OpenGame, OpenedGame, PlayOutcome, PositionSnapshot, SnapshotReport,
    Told, VerifiedRecord, VerifyError, load_game, no_more_moves, open_face, open_game, verify,
};
pub use game_id::{GameId, UnknownGame, faces};
pub use scene_builder::SceneRequest;

/// A face with all that a table needs.
pub trait Playable: Guided + Drawn + Greedy {}

impl<F: Guided + Drawn + Greedy> Playable for F {}
