//! Parts of drawings that come again and again, drawn once.

use std::collections::HashMap;
use std::hash::Hash;
use std::sync::{Mutex, PoisonError};

use rustc_hash::FxBuildHasher;

use crate::svg::Svg;

/// The most parts that are kept; one more, and all are dropped. No game's boards have as many hexes in all languages.
const MOST: usize = 8_192;

/// Parts that were drawn, each by a key that holds everything the part depends on.
#[derive(Debug)]
pub struct Kept<K>(Mutex<HashMap<K, Box<str>, FxBuildHasher>>);

impl<K: Eq + Hash> Kept<K> {
    pub const fn none() -> Self {
        Self(Mutex::new(HashMap::with_hasher(FxBuildHasher)))
    }

    /// Draws a part, or puts down what was drawn for the same key before.
    pub fn draw(&self, svg: &mut Svg, key: K, draw: impl FnOnce(&mut Svg)) {
        // Nothing is left half done under this lock.
        let mut kept = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(part) = kept.get(&key) {
            // Wherever tests draw, a key that leaves something out is found.
            if cfg!(debug_assertions) {
                let mut fresh = Svg::default();
                draw(&mut fresh);
                assert_eq!(**part, fresh.finish(), "a part depends on more than its key");
            }
            svg.append_text(part);
            return;
        }
        let mut fresh = Svg::default();
        draw(&mut fresh);
        svg.append(&fresh);
        if kept.len() >= MOST {
            kept.clear();
        }
        kept.insert(key, fresh.finish().into_boxed_str());
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn drawn(kept: &Kept<u8>, key: u8, text: &str) -> String {
        let mut svg = Svg::default();
        kept.draw(&mut svg, key, |svg| svg.title(text));
        svg.finish()
    }

    #[test]
    fn a_part_is_the_same_the_second_time() {
        let kept = Kept::none();
        for _ in 0..2 {
            assert_eq!(drawn(&kept, 1, "one"), "<title>one</title>");
            assert_eq!(drawn(&kept, 2, "two"), "<title>two</title>");
        }
    }

    #[test]
    #[should_panic = "a part depends on more than its key"]
    fn a_key_that_leaves_something_out_is_found() {
        let kept = Kept::none();
        drawn(&kept, 1, "one");
        drawn(&kept, 1, "another");
    }
}
