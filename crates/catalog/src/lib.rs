//! The one list of games, and a game in play whose type its users need not know: tables, the line protocol and other
//! programs are built on it.
//!
//! A game is added by a line in `games!` in `game_id.rs` and its dependency in `Cargo.toml`. Code that knows only a game's
//! name uses [`Game`], or [`with_game!`] for work that is worth compiling for each game.

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
pub use game_id::{GameId, UnknownGameError, faces};
pub use scene_builder::SceneRequest;

/// A face that implements everything a table needs.
pub trait Playable: Guided + Drawn + Greedy {}

impl<F: Guided + Drawn + Greedy> Playable for F {}
