//! Players that see only what their seat may see, and the simulations they play.
//!
//! A [`Bot`] is given a [`Sight`] and the legal moves, and names one of them. [`Random`] plays every game; a game that
//! implements [`Greedy`] brings a sensible player of its own. [`sim`] plays many games and counts what came of them.

mod level;
mod random;
pub mod sim;

use kernel::{Face, MoveOf, Rules, Sight, Stream};

pub use level::{LEVELS, UnknownLevelError, bot};
pub use random::Random;

/// A player: given a sight of the position and its legal moves, it names one of them.
pub trait Bot<G: Rules>: Send {
    /// The index of the chosen move. `moves` is never empty.
    fn choose(&mut self, sight: &Sight<'_, G>, moves: &[G::Move]) -> usize;

    /// The random stream of a player that takes any legal move, so that one can be picked with [`Rules::pick_move`] instead of
    /// listing all. `None` for a player that chooses.
    fn chance(&mut self) -> Option<&mut Stream> {
        None
    }
}

/// A game with a sensible player of its own.
pub trait Greedy: Face {
    /// The index of the chosen move. `moves` is never empty.
    fn greedy(sight: &Sight<'_, Self::Rules>, moves: &[MoveOf<Self>], stream: &mut Stream) -> usize;
}
