use std::marker::PhantomData;

use kernel::{MoveOf, Sight, Stream};

use crate::{Bot, Greedy, Random};

/// The players that can be asked for by name, the weakest first.
pub const LEVELS: &[&str] = &["random", "greedy"];

/// No player has that name.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("there is no bot “{0}”; the bots are: {levels}", levels = LEVELS.join(", "))]
pub struct UnknownLevelError(pub String);

/// The player of this name, with chance of its own: the same seed plays the same moves.
pub fn bot<F: Greedy>(level: &str, seed: [u8; 32]) -> Result<Box<dyn Bot<F::Rules>>, UnknownLevelError> {
    match level {
        "random" => Ok(Box::new(Random::new(seed))),
        "greedy" => Ok(Box::new(GreedyBot::<F> { stream: Stream::from_seed(seed), face: PhantomData })),
        // Only the beginning: the name may come from outside and be of any length.
        _ => Err(UnknownLevelError(level.chars().take(40).collect())),
    }
}

/// A game's own sensible player, with a stream of its own.
struct GreedyBot<F> {
    stream: Stream,
    face: PhantomData<F>,
}

impl<F: Greedy> Bot<F::Rules> for GreedyBot<F> {
    fn choose(&mut self, sight: &Sight<'_, F::Rules>, moves: &[MoveOf<F>]) -> usize {
        F::greedy(sight, moves, &mut self.stream)
    }
}
