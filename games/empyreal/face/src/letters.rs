//! The letters of the terrains in a language: they stand on the map, on Goods and on Demand Tiles.

use empyreal::Terrain;
use kernel::{Message, message};
use words::Words;

/// The letters of the six terrains and of the Wasteland.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Letters {
    land: [String; Terrain::ALL.len()],
    pub(crate) wasteland: String,
}

/// The letter of the Wasteland.
pub(crate) const WASTELAND: Message = message!(emp_map_letter_wasteland);

impl Letters {
    pub(crate) fn new(words: &Words) -> Self {
        let land = Terrain::ALL.map(|terrain| words.word(letter(terrain)));
        Self { land, wasteland: words.word(WASTELAND) }
    }

    pub(crate) fn of(&self, terrain: Terrain) -> &str {
        &self.land[terrain.index()]
    }

    /// All of them, for a name: drawings in two languages with the same letters are the same.
    pub(crate) fn joined(&self) -> String {
        self.land.concat() + &self.wasteland
    }
}

/// The letter of a terrain.
pub(crate) const fn letter(terrain: Terrain) -> Message {
    match terrain {
        Terrain::Mountain => message!(emp_map_letter_mountain),
        Terrain::Lake => message!(emp_map_letter_lake),
        Terrain::Forest => message!(emp_map_letter_forest),
        Terrain::Lava => message!(emp_map_letter_lava),
        Terrain::Glacier => message!(emp_map_letter_glacier),
        Terrain::Desert => message!(emp_map_letter_desert),
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use words::Language;

    use super::*;

    #[test]
    fn letters_differ_in_both_languages() {
        for language in [Language::English, Language::French] {
            let letters = Letters::new(&Words::new(language));
            let different: BTreeSet<&String> = letters.land.iter().chain([&letters.wasteland]).collect();
            assert_eq!(different.len(), Terrain::ALL.len() + 1, "{letters:?}");
            assert!(different.iter().all(|letter| letter.chars().count() == 1), "{letters:?}");
        }
    }
}
