//! The letters of the terrains in a language: they stand on the map, on Goods and on Demand Tiles.

use catalog::empyreal::Terrain;
use words::Words;

/// The letters of the six terrains and of the Wasteland.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Letters {
    land: [String; Terrain::ALL.len()],
    pub(crate) wasteland: String,
}

impl Letters {
    pub(crate) fn new(words: &Words) -> Self {
        let land = Terrain::ALL.map(|terrain| words.word(letter_word(terrain)));
        Self { land, wasteland: words.word("emp-map-letter-wasteland") }
    }

    pub(crate) fn of(&self, terrain: Terrain) -> &str {
        &self.land[terrain.index()]
    }

    /// All of them, for a name: drawings in two languages with the same letters are the same.
    pub(crate) fn joined(&self) -> String {
        self.land.concat() + &self.wasteland
    }
}

pub(crate) const fn letter_word(terrain: Terrain) -> &'static str {
    match terrain {
        Terrain::Mountain => "emp-map-letter-mountain",
        Terrain::Lake => "emp-map-letter-lake",
        Terrain::Forest => "emp-map-letter-forest",
        Terrain::Lava => "emp-map-letter-lava",
        Terrain::Glacier => "emp-map-letter-glacier",
        Terrain::Desert => "emp-map-letter-desert",
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
