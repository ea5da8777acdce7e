use kernel::{Rules, Sight, Stream};

use crate::Bot;

/// Any legal move, each as likely as the others. It never looks at the position.
#[derive(Clone, Debug)]
pub struct Random {
    stream: Stream,
}

impl Random {
    #[must_use]
    pub fn new(seed: [u8; 32]) -> Self {
        Self { stream: Stream::from_seed(seed) }
    }
}

impl<G: Rules> Bot<G> for Random {
    fn choose(&mut self, _sight: &Sight<'_, G>, moves: &[G::Move]) -> usize {
        self.stream.index(moves.len())
    }

    fn chance(&mut self) -> Option<&mut Stream> {
        Some(&mut self.stream)
    }
}
