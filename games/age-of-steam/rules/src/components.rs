//! The contents of the box, counted against the rulebook's own lists.

use kernel::{Component, Source};

use crate::goods::{Colour, Column, NewCity};
use crate::printed::{Board, Supply, TileSet};

/// The tile manifest at the end of the rulebook.
const MANIFEST: [(&str, u32); 15] = [
    ("straight", 48),
    ("gentle", 55),
    ("acute", 7),
    ("cross-straight", 4),
    ("cross-mixed", 4),
    ("cross-gentle", 3),
    ("pair-left", 1),
    ("pair-right", 1),
    ("pair-straight", 1),
    ("pair-gentle", 1),
    ("town-one", 3),
    ("town-left", 2),
    ("town-right", 2),
    ("town-star", 2),
    ("town-half", 2),
];
const CUBES: [u32; 5] = [20, 20, 20, 20, 16];
const NEW_CITIES: [u32; 5] = [1, 1, 1, 1, 4];

pub(crate) fn list() -> Vec<Component> {
    let mut list = Vec::new();
    list_tiles(&mut list, TileSet::shipped());
    list_supply(&mut list, Supply::shipped());
    for id in Board::SHIPPED {
        if let Some(board) = Board::shipped(id) {
            list_board(&mut list, board);
        }
    }
    list
}

/// Tiles, by kind and in all.
pub(crate) fn list_tiles(list: &mut Vec<Component>, tiles: &TileSet) {
    let mut add = |name: String, found: u32, expected: u32| {
        list.push(Component { name, found, expected, source: tiles.source, file: "tiles.toml" });
    };
    for (_, info) in tiles.kinds() {
        let expected = MANIFEST.iter().find(|(name, _)| *name == info.id).map_or(0, |(_, count)| *count);
        add(format!("{} tiles", info.id), u32::from(info.count), expected);
    }
    add("track tiles".into(), tiles.kinds().map(|(_, info)| u32::from(info.count)).sum(), 136);
}

pub(crate) fn list_supply(list: &mut Vec<Component>, supply: &Supply) {
    let mut add = |name: String, found: u32, expected: u32, source: Source| {
        list.push(Component { name, found, expected, source, file: "supply.toml" });
    };
    for colour in Colour::ALL {
        let index = colour.index();
        let (found, source) = (u32::from(supply.cubes[index]), supply.cube_sources[index]);
        add(format!("{colour} cubes"), found, CUBES[index], source);
    }
    for colour in Colour::ALL {
        let of_colour =
            NewCity::ALL.into_iter().filter(|city| supply.new_city(*city).colour == colour).count();
        add(format!("{colour} New Cities"), of_colour as u32, NEW_CITIES[colour.index()], Source::Rulebook);
    }
    add("town disks".into(), u32::from(supply.town_disks.count), 8, supply.town_disks.source);
    let markers = supply.ownership_markers;
    add("ownership markers for each player".into(), u32::from(markers.count), 20, markers.source);
    for (players, expected) in [(3, 10), (4, 8), (5, 7), (6, 6)] {
        let length = supply.lengths().find(|(for_players, ..)| *for_players == players);
        let (found, source) = length.map_or((0, Source::Rulebook), |(_, turns, source)| (turns, source));
        add(format!("turns with {players} players"), u32::from(found), expected, source);
    }
    let boxes: usize = Column::all().map(Column::boxes).sum();
    add("boxes of the goods display".into(), boxes as u32, 52, Source::Rulebook);
}

/// Nothing is counted of a board that is not named here.
fn list_board(list: &mut Vec<Component>, board: &Board) {
    if board.id == "rust-belt" {
        list_rust_belt(list, board);
    }
}

/// What the rulebook says of its board.
fn list_rust_belt(list: &mut Vec<Component>, board: &Board) {
    let mut add = |name: String, found: usize, expected: usize, source: Source| {
        let (found, expected) = (found as u32, expected as u32);
        list.push(Component { name, found, expected, source, file: "rust-belt.toml" });
    };
    let cities: Vec<_> = board.stops().filter_map(|stop| board.stop(stop).city).collect();
    let towns = board.stops().len() - cities.len();
    let columns = Column::all().filter(|column| board.city_of(*column).is_some()).count();
    add(format!("{}: cities", board.title), cities.len(), 12, board.source);
    add(format!("{}: towns", board.title), towns, 14, board.source);
    add(format!("{}: columns with a city", board.title), columns, 12, board.source);
    let cubes: usize = cities.iter().map(|city| usize::from(city.cubes)).sum();
    add(format!("{}: cubes to start with", board.title), cubes, 26, Source::Rulebook);
    add(format!("{}: hexes of land", board.title), board.hexes().len(), 162, board.source);
    add(format!("{}: hexes of water", board.title), board.lakes.len(), 27, board.source);
    // Courses are only drawn: three rivers fit the river hexes.
    add(format!("{}: courses of rivers", board.title), board.rivers.len(), 3, Source::Reconstructed);
}

#[cfg(test)]
mod tests {
    use kernel::printed::miscounted;

    use super::*;

    #[test]
    fn everything_is_there_as_often_as_it_should_be() {
        assert_eq!(miscounted(&list()), [""; 0]);
    }

    #[test]
    fn of_a_board_that_is_not_named_nothing_is_counted() {
        let shipped = include_str!("../data/rust-belt.toml");
        let text = shipped.replacen("id = \"rust-belt\"", "id = \"elsewhere\"", 1);
        let mut found = Vec::new();
        list_board(&mut found, &Board::parse(&text).unwrap());
        assert_eq!(found.len(), 0);
        list_board(&mut found, &Board::parse(shipped).unwrap());
        assert!(!found.is_empty());
    }

    #[test]
    fn a_wrong_count_in_a_file_is_found() {
        let text = include_str!("../data/tiles.toml").replacen("count = 48", "count = 47", 1);
        let mut found = Vec::new();
        list_tiles(&mut found, &TileSet::parse(&text).unwrap());
        assert_eq!(miscounted(&found), ["straight tiles", "track tiles"]);
    }
}
