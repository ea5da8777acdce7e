//! Files of one's own: boards, tiles, and what lies beside the board.

use age_of_steam::{Board, Supply, Terrain, TileSet};
use guide::{DataFile, DataFiles, FileName};
use toml::{Table, Value};

use crate::AgeOfSteam;

impl DataFiles for AgeOfSteam {
    fn read(text: &str) -> Option<Result<DataFile, String>> {
        let file: Table = text.parse().ok()?;
        if file.contains_key("new_city") {
            return Some(Supply::parse(text).map(|supply| describe_supply(&supply)));
        }
        if is_tiles(&file) {
            return Some(TileSet::parse(text).map(|tiles| describe_tiles(&tiles)));
        }
        if !is_board(&file) {
            return None;
        }
        match Board::parse(text) {
            Ok(board) => Some(Ok(describe_board(&board))),
            // Boards of other games have a grid too: only the cities and towns tell which game it was meant for.
            Err(why) => has_our_places(&file).then(|| Err(why.to_string())),
        }
    }
}

/// The entries of a list of tables.
fn entries<'a>(file: &'a Table, list: &str) -> impl Iterator<Item = &'a Table> {
    file.get(list).and_then(Value::as_array).into_iter().flatten().filter_map(Value::as_table)
}

/// Whether its tiles say what they are for.
fn is_tiles(file: &Table) -> bool {
    entries(file, "tile").any(|tile| tile.contains_key("class"))
}

fn is_board(file: &Table) -> bool {
    file.contains_key("grid") || has_our_places(file)
}

fn has_our_places(file: &Table) -> bool {
    let ours = |city: &Table| city.contains_key("colour") || city.contains_key("growth");
    file.contains_key("town") || entries(file, "city").any(ours)
}

fn describe_board(board: &Board) -> DataFile {
    let count = |terrain| board.hexes().filter(|hex| board.hex(*hex).terrain == terrain).count();
    let cities = board.stops().filter(|stop| board.stop(*stop).city.is_some()).count();
    let content = format!(
        "{} land hexes, of these {} river and {} mountain; {} lakes; {cities} cities, {} towns",
        board.hexes().len(),
        count(Terrain::River),
        count(Terrain::Mountain),
        board.lakes.len(),
        board.stops().len() - cities,
    );
    let name = FileName { id: board.id.clone(), title: board.title.clone(), source: board.source };
    DataFile { what: "board", name: Some(name), content }
}

fn describe_tiles(tiles: &TileSet) -> DataFile {
    let count: u32 = tiles.kinds().map(|(_, kind)| u32::from(kind.count)).sum();
    let content = format!("{count} tiles of {} kinds", tiles.kinds().count());
    DataFile { what: "tiles", name: None, content }
}

fn describe_supply(supply: &Supply) -> DataFile {
    let cubes: u32 = supply.cubes.iter().map(|count| u32::from(*count)).sum();
    let content = format!(
        "{cubes} cubes, {} New Cities, {} town disks",
        supply.new_cities.len(),
        supply.town_disks.count
    );
    DataFile { what: "supply", name: None, content }
}

#[cfg(test)]
mod tests {
    use super::*;

    const BOARD: &str = include_str!("../../rules/data/rust-belt.toml");
    const TILES: &str = include_str!("../../rules/data/tiles.toml");
    const SUPPLY: &str = include_str!("../../rules/data/supply.toml");

    fn read(text: &str) -> Option<Result<(&'static str, String), String>> {
        AgeOfSteam::read(text).map(|read| read.map(|file| (file.what, file.content)))
    }

    #[test]
    fn what_is_shipped_is_known() {
        let content =
            "162 land hexes, of these 19 river and 9 mountain; 27 lakes; 12 cities, 14 towns".to_owned();
        assert_eq!(read(BOARD), Some(Ok(("board", content))));
        assert_eq!(read(TILES), Some(Ok(("tiles", "136 tiles of 15 kinds".to_owned()))));
        assert_eq!(read(SUPPLY), Some(Ok(("supply", "96 cubes, 8 New Cities, 8 town disks".to_owned()))));
    }

    #[test]
    fn what_is_broken_is_still_ours() {
        for (text, from, to, complaint) in [
            (BOARD, "at = \"L7\"", "at = \"L8\"", "Chicago is listed at L8, where the grid shows no city"),
            (BOARD, "grid =", "grit =", "grit"),
            (TILES, "name = \"acute\"", "name = \"Acute\"", "lower-case"),
        ] {
            let told = read(&text.replacen(from, to, 1)).map(|read| read.unwrap_err());
            assert!(told.as_ref().is_some_and(|told| told.contains(complaint)), "{told:?}");
        }
    }

    #[test]
    fn what_is_not_ours_is_left_to_others() {
        let tiles_of_another = "[[tile]]\ncount = 1\n[[tile.face]]\nname = \"straight\"";
        let board_of_another = "id = \"x\"\ngrid = \"\"\n[[city]]\nat = \"A1\"";
        for text in ["", "hubs = [1]", tiles_of_another, board_of_another, "no TOML at all"] {
            assert_eq!(read(text), None, "{text}");
        }
    }
}
