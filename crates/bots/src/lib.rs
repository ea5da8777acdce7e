//! Players that see only what their seat may see.

use kernel::{Rules, Sight, Stream};

/// A player: given a sight of the position and its legal moves, it names one of them.
pub trait Bot<G: Rules>: Send {
    /// The index of the chosen move. `moves` is never empty.
    fn choose(&mut self, sight: &Sight<'_, G>, moves: &[G::Move]) -> usize;
}

/// A game with a sensible player of its own.
pub trait Greedy: Rules {
    fn greedy(sight: &Sight<'_, Self>, moves: &[Self::Move], stream: &mut Stream) -> usize;
}
