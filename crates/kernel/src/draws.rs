use std::fmt;

use rand_chacha::ChaCha20Rng;
use rand_core::{Rng, SeedableRng};
use serde::{Deserialize, Serialize};

/// Everything that chance will decide in one game: a seed, and how much of its stream has been used.
///
/// It lives inside the position, so a copy of a position draws what the original would have drawn. The stream is
/// ChaCha20; the sampling on top of it is [`Stream`]'s own and pinned by golden tests, because a record must replay to
/// the same position with any later version of this program.
///
/// ```
/// use kernel::Draws;
///
/// let mut draws = Draws::from_seed([7; 32]);
/// let mut copy = draws.clone();
/// let dice = draws.draw(|stream| [stream.die(), stream.die()]);
/// assert_eq!(copy.draw(|stream| stream.die()), dice[0]);
/// assert_eq!(copy.draw(|stream| stream.die()), dice[1], "it goes on where it was left");
/// assert_eq!(copy.used(), draws.used());
/// ```
#[derive(Clone, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Draws {
    seed: [u8; 32],
    used: u64,
}

impl Draws {
    /// The draws of this seed, none of them made yet.
    #[must_use]
    pub const fn from_seed(seed: [u8; 32]) -> Self {
        Self { seed, used: 0 }
    }

    /// How many 32-bit words of the stream are gone. It grows with every draw, so two positions with the same number
    /// have seen the same chance.
    #[must_use]
    #[inline]
    pub const fn used(&self) -> u64 {
        self.used
    }

    /// Draws from the stream, from where it was left.
    pub fn draw<T>(&mut self, draw: impl FnOnce(&mut Stream) -> T) -> T {
        let mut rng = ChaCha20Rng::from_seed(self.seed);
        rng.set_word_pos(u128::from(self.used));
        let mut stream = Stream { rng };
        let drawn = draw(&mut stream);
        // A stream of 2^64 words outlasts any game; the cast cannot lose anything.
        self.used = stream.rng.get_word_pos() as u64;
        drawn
    }
}

impl fmt::Debug for Draws {
    /// The seed stays out of logs and panics: whoever knows it knows every draw to come.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Draws").field("used", &self.used).finish_non_exhaustive()
    }
}

/// Unbiased dice, picks and shuffles from a ChaCha20 stream.
#[derive(Clone)]
pub struct Stream {
    rng: ChaCha20Rng,
}

impl Stream {
    /// The stream of this seed, from its beginning.
    #[must_use]
    pub fn from_seed(seed: [u8; 32]) -> Self {
        Self { rng: ChaCha20Rng::from_seed(seed) }
    }

    /// A fresh seed, for a stream or a position that must not share this one's future.
    pub fn seed(&mut self) -> [u8; 32] {
        let mut seed = [0; 32];
        self.rng.fill_bytes(&mut seed);
        seed
    }

    /// A number from 0 up to but without `bound`, each as likely as the others.
    ///
    /// # Panics
    /// When `bound` is 0: there is nothing to choose from.
    #[inline]
    pub fn below(&mut self, bound: u32) -> u32 {
        assert!(bound > 0, "a draw needs something to choose from");
        // Multiply and keep the high half; words whose low half falls into the short rest would favour some results,
        // and are drawn again. The rest is below the bound, so that hardly ever a division is needed to know it.
        loop {
            let product = u64::from(self.rng.next_u32()) * u64::from(bound);
            let low = product as u32;
            if low >= bound || low >= bound.wrapping_neg() % bound {
                return (product >> 32) as u32;
            }
        }
    }

    /// An index into something of this length.
    #[inline]
    pub fn index(&mut self, length: usize) -> usize {
        self.below(u32::try_from(length).expect("nothing here has four thousand million parts")) as usize
    }

    /// A six-sided die.
    #[inline]
    pub fn die(&mut self) -> u8 {
        self.below(6) as u8 + 1
    }

    /// Shuffles in place, every order as likely as the others.
    pub fn shuffle<T>(&mut self, items: &mut [T]) {
        for last in (1..items.len()).rev() {
            items.swap(last, self.index(last + 1));
        }
    }

    /// Takes one of the things counted, each single thing as likely as the others. Returns which kind it was.
    ///
    /// # Panics
    /// When nothing is left to take.
    #[inline]
    pub fn take(&mut self, counts: &mut [u8]) -> usize {
        let total = counts.iter().map(|&count| u32::from(count)).sum();
        let mut rank = self.below(total);
        for (kind, count) in counts.iter_mut().enumerate() {
            match rank.checked_sub(u32::from(*count)) {
                Some(rest) => rank = rest,
                None => {
                    *count -= 1;
                    return kind;
                }
            }
        }
        unreachable!("the rank is below the sum of the counts")
    }
}

impl fmt::Debug for Stream {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Stream").finish_non_exhaustive()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Records replay only while these stay as they are: a change here needs a new rules version for every game.
    #[test]
    fn golden_draws() {
        let mut draws = Draws::from_seed([7; 32]);
        let dice = draws.draw(|stream| std::array::from_fn::<u8, 12, _>(|_| stream.die()));
        assert_eq!(dice, GOLDEN_DICE);
        let mut order: [u8; 8] = std::array::from_fn(|n| n as u8);
        draws.draw(|stream| stream.shuffle(&mut order));
        assert_eq!(order, GOLDEN_ORDER);
        let mut counts = [3, 0, 5, 2];
        let taken = draws.draw(|stream| std::array::from_fn::<usize, 10, _>(|_| stream.take(&mut counts)));
        assert_eq!(taken, GOLDEN_TAKEN);
        assert_eq!(counts, [0; 4]);
    }

    const GOLDEN_DICE: [u8; 12] = [3, 2, 5, 3, 6, 3, 1, 6, 6, 1, 3, 3];
    const GOLDEN_ORDER: [u8; 8] = [7, 3, 6, 0, 5, 2, 4, 1];
    const GOLDEN_TAKEN: [usize; 10] = [2, 3, 0, 2, 0, 2, 3, 2, 2, 0];

    #[test]
    fn one_long_draw_is_many_short_ones() {
        let mut long = Draws::from_seed([1; 32]);
        let mut short = long.clone();
        let at_once = long.draw(|stream| std::array::from_fn::<u32, 100, _>(|_| stream.below(1000)));
        let one_by_one = std::array::from_fn::<u32, 100, _>(|_| short.draw(|stream| stream.below(1000)));
        assert_eq!(at_once, one_by_one);
        assert_eq!(long, short);
    }

    #[test]
    fn every_face_comes_up_about_as_often() {
        let mut stream = Stream::from_seed([3; 32]);
        let mut seen = [0u32; 6];
        for _ in 0..60_000 {
            seen[usize::from(stream.die()) - 1] += 1;
        }
        assert!(seen.iter().all(|count| (9_600..10_400).contains(count)), "{seen:?}");
    }

    #[test]
    fn the_seed_is_not_printed() {
        assert_eq!(format!("{:?}", Draws::from_seed([42; 32])), "Draws { used: 0, .. }");
    }
}
