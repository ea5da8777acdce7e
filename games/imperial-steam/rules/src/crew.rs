//! Work crews (IMP-4.8).

use std::fmt;
use std::str::FromStr;

use crate::table::{LEVELS, MAX_WORKERS};

/// How many workers of each level go to work.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Crew(pub [u8; LEVELS]);

/// The experience of a worker, by the place of their level: as much as its number (IMP-4.8).
#[must_use]
#[inline]
pub const fn experience_at(level: usize) -> u8 {
    level as u8 + 1
}

impl Crew {
    /// The experience of all of them together (IMP-4.8).
    #[must_use]
    #[inline]
    pub const fn experience(self) -> u8 {
        self.0[0] * experience_at(0) + self.0[1] * experience_at(1) + self.0[2] * experience_at(2)
    }

    /// How many they are.
    #[must_use]
    pub const fn workers(self) -> u8 {
        self.0[0] + self.0[1] + self.0[2]
    }

    /// The experience that they have beyond the effort.
    #[must_use]
    #[inline]
    pub const fn spare(self, effort: u8) -> u8 {
        self.experience().saturating_sub(effort)
    }

    /// Whether they are all among those in training.
    #[must_use]
    pub fn is_among(self, training: &[u8; LEVELS]) -> bool {
        self.0.iter().zip(training).all(|(sent, there)| sent <= there)
    }

    /// Whether one of them could stay and the others would still do.
    #[must_use]
    #[inline]
    pub fn is_too_large(self, effort: u8) -> bool {
        let smallest = (1..).zip(self.0).find(|(_, sent)| *sent > 0).map(|(level, _)| level);
        smallest.is_some_and(|smallest| self.experience() >= effort + smallest)
    }

    /// Every crew that does the work with nobody too many.
    #[inline]
    pub fn for_each(training: &[u8; LEVELS], effort: u8, mut found: impl FnMut(Self)) {
        let most = |level: usize, left: u8| training[level].min(left.div_ceil(level as u8 + 1));
        for third in 0..=most(2, effort) {
            let left = effort.saturating_sub(3 * third);
            for second in 0..=most(1, left) {
                let first = left.saturating_sub(2 * second);
                let crew = Self([first, second, third]);
                if first <= training[0] && !crew.is_too_large(effort) {
                    found(crew);
                }
            }
        }
    }
}

/// The levels, the highest first: `3221`; `-` for nobody.
impl fmt::Display for Crew {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.workers() == 0 {
            return f.write_str("-");
        }
        for level in (0..LEVELS).rev() {
            (0..self.0[level]).try_for_each(|_| write!(f, "{}", level + 1))?;
        }
        Ok(())
    }
}

impl FromStr for Crew {
    type Err = ();

    fn from_str(text: &str) -> Result<Self, ()> {
        let mut crew = Self::default();
        if text == "-" {
            return Ok(crew);
        }
        let levels = text.as_bytes();
        if levels.is_empty() || levels.len() > usize::from(MAX_WORKERS) || !levels.iter().rev().is_sorted() {
            return Err(());
        }
        for level in levels {
            let index = level.checked_sub(b'1').map(usize::from).filter(|index| *index < LEVELS).ok_or(())?;
            crew.0[index] += 1;
        }
        Ok(crew)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn crews(training: [u8; LEVELS], effort: u8) -> Vec<String> {
        let mut crews = Vec::new();
        Crew::for_each(&training, effort, |crew| crews.push(crew.to_string()));
        crews
    }

    #[test]
    fn crews_do_the_work_with_nobody_too_many() {
        assert_eq!(crews([9, 9, 9], 3), ["111", "21", "22", "3"]);
        assert_eq!(crews([0, 2, 0], 3), ["22"]);
        assert_eq!(crews([1, 0, 1], 2), ["3"]);
        assert_eq!(crews([2, 0, 0], 3), [""; 0]);
        assert_eq!(crews([2, 2, 2], 0), ["-"]);
    }

    /// Compares with a naive enumeration for all small inputs.
    #[test]
    fn no_crew_is_missed() {
        for training in (0..4u8).flat_map(|a| (0..4).flat_map(move |b| (0..4).map(move |c| [a, b, c]))) {
            for effort in 0..16 {
                let mut naive = Vec::new();
                for third in 0..=training[2] {
                    for second in 0..=training[1] {
                        for first in 0..=training[0] {
                            let crew = Crew([first, second, third]);
                            if crew.experience() >= effort && !crew.is_too_large(effort) {
                                naive.push(crew.to_string());
                            }
                        }
                    }
                }
                assert_eq!(crews(training, effort), naive, "{training:?} {effort}");
            }
        }
    }
}
