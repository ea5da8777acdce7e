//! Two letters for each city of a board, as many as the map has room for.

use steam_power::{Board, CityId};

pub(super) struct Names(Vec<[char; 2]>);

impl Names {
    /// The first letter of the name and the next one that tells the city from those before it.
    pub(super) fn of(board: &Board) -> Self {
        let mut names: Vec<[char; 2]> = Vec::new();
        for city in board.cities() {
            let letters: Vec<char> =
                board.site(city).name.chars().filter(|sign| sign.is_alphabetic()).collect();
            let first = letters.first().copied().unwrap_or('?');
            let second = letters.iter().skip(1).copied();
            let pairs = || second.clone().map(|second| [first, second]);
            let name = pairs().find(|pair| !names.contains(pair)).or_else(|| pairs().next());
            names.push(name.unwrap_or([first, ' ']));
        }
        Self(names)
    }

    pub(super) fn of_city(&self, city: CityId) -> String {
        self.0[city.index()].iter().collect()
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;

    #[test]
    fn every_city_of_a_shipped_board_has_a_name_of_its_own() {
        for board in Board::SHIPPED.iter().filter_map(|id| Board::shipped(id)) {
            let names = Names::of(board);
            let different: BTreeSet<String> = board.cities().map(|city| names.of_city(city)).collect();
            assert_eq!(different.len(), board.cities().len(), "{}", board.id);
        }
    }
}
