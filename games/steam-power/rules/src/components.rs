//! The contents of the box, counted against the rulebook's own lists.

use kernel::{Component, Source};

use crate::goods::{CityTile, Colour};
use crate::ids::ContractId;
use crate::printed::{Board, CONTRACTS, Supply, TileSet};

const TILE_COUNTS: [(&str, u32); 3] = [
    ("straight/curve tiles", 80),
    ("tight curve/double straight tiles", 10),
    ("double curve/straight curve tiles", 10),
];
const CITY_TILE_COUNTS: [u32; CityTile::ALL.len()] = [7, 7, 7, 7, 5];
const ENDS: [(u8, u32); 4] = [(2, 14), (3, 11), (4, 9), (5, 8)];

pub(crate) fn list() -> Vec<Component> {
    let mut list = Vec::new();
    list_tiles(&mut list, TileSet::shipped());
    list_supply(&mut list, Supply::shipped());
    list_contracts(&mut list);
    for board in Board::SHIPPED.iter().filter_map(|id| Board::shipped(id)) {
        list_board(&mut list, board);
    }
    list
}

pub(crate) fn list_tiles(list: &mut Vec<Component>, tiles: &TileSet) {
    for ((name, expected), (found, source)) in TILE_COUNTS.into_iter().zip(tiles.counts) {
        let (name, found) = (name.to_string(), u32::from(found));
        list.push(Component { name, found, expected, source, file: "tiles.toml" });
    }
    let found = tiles.counts.iter().map(|(count, _)| u32::from(*count)).sum();
    let (name, source) = ("track tiles".to_string(), Source::Rulebook);
    list.push(Component { name, found, expected: 100, source, file: "tiles.toml" });
}

fn list_supply(list: &mut Vec<Component>, supply: &Supply) {
    let mut add = |name: String, found: u8, expected: u32, source: Source| {
        list.push(Component { name, found: u32::from(found), expected, source, file: "supply.toml" });
    };
    let player = supply.for_each_player;
    add("trains for each player".into(), player.trains, 18, player.source);
    add("factories for each player".into(), player.factories, 15, player.source);
    add("contracts to start with".into(), player.contracts, 5, player.source);
    for colour in Colour::ALL {
        let resources = supply.resources;
        add(format!("{colour} resources"), resources.of_each_colour, 30, resources.source);
    }
    for (tile, expected) in CityTile::ALL.into_iter().zip(CITY_TILE_COUNTS) {
        let name = tile.colour().map_or("Victory Point".to_string(), |colour| colour.to_string());
        let tiles = supply.city_tiles;
        add(format!("{name} city tiles"), tiles.of(tile), expected, tiles.source);
    }
    for (players, expected) in ENDS {
        let end = supply.end.iter().find(|end| end.players == players);
        let (found, source) = end.map_or((0, Source::Rulebook), |end| (end.contracts, end.source));
        add(format!("contracts to end a game with {players} players"), found, expected, source);
    }
    add("turns of the solo game".into(), supply.solo.turns as u8, 16, supply.solo.source);
}

fn list_contracts(list: &mut Vec<Component>) {
    let mut add = |name: &str, found: usize, expected: u32, source: Source| {
        let (name, found) = (name.to_string(), found as u32);
        list.push(Component { name, found, expected, source, file: "contracts.toml" });
    };
    let contracts = || ContractId::all().map(ContractId::contract);
    add("contracts", contracts().count(), CONTRACTS as u32, Source::Rulebook);
    let resources = contracts().flat_map(|contract| contract.needs).map(usize::from).sum();
    add("resources needed by all contracts", resources, 140, Source::Reconstructed);
    let with_money = contracts().filter(|contract| contract.money > 0).count();
    add("contracts that pay money", with_money, 24, Source::Reconstructed);
    let with_bonus = contracts().filter(|contract| contract.bonus.is_some()).count();
    add("contracts with a bonus action", with_bonus, 24, Source::Reconstructed);
}

/// The printed boards are not known: ours have to be what we meant them to be. Of one that is not named here nothing is
/// counted.
fn list_board(list: &mut Vec<Component>, board: &Board) {
    let (file, sites, hexes) = match board.id.as_str() {
        "usa" => ("usa.toml", 31, 206),
        "germany" => ("germany.toml", 33, 221),
        "britain" => ("britain.toml", 27, 171),
        _ => return,
    };
    let mut add = |what: &str, found: usize, expected: u32| {
        let (name, found) = (format!("{}: {what}", board.title), found as u32);
        list.push(Component { name, found, expected, source: board.source, file });
    };
    add("sites of city tiles", board.cities().len(), sites);
    add("hexes for track", board.hexes().len(), hexes);
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
        let shipped = include_str!("../data/britain.toml");
        let text = shipped.replacen("id = \"britain\"", "id = \"elsewhere\"", 1);
        let mut found = Vec::new();
        list_board(&mut found, &Board::parse(&text).unwrap());
        assert_eq!(found.len(), 0);
        list_board(&mut found, &Board::parse(shipped).unwrap());
        assert!(!found.is_empty());
    }

    #[test]
    fn a_wrong_count_in_a_file_is_found() {
        let text = include_str!("../data/tiles.toml").replacen("count = 80", "count = 79", 1);
        let mut found = Vec::new();
        list_tiles(&mut found, &TileSet::parse(&text).unwrap());
        assert_eq!(miscounted(&found), ["straight/curve tiles", "track tiles"]);
    }
}
