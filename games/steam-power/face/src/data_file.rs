//! Files of one's own: boards, tiles and contracts.

use guide::{DataFile, DataFiles, FileName};
use steam_power::{Board, Contract, Terrain, TileSet};
use toml::{Table, Value};

use crate::SteamPower;

impl DataFiles for SteamPower {
    fn read(text: &str) -> Option<Result<DataFile, String>> {
        let file: Table = toml::from_str(text).ok()?;
        if is_contracts(&file) {
            Some(contracts(text))
        } else if is_tiles(&file) {
            Some(tiles(text))
        } else {
            board(&file, text)
        }
    }
}

/// The tables of this name.
fn tables<'a>(file: &'a Table, name: &str) -> impl Iterator<Item = &'a Table> {
    file.get(name).and_then(Value::as_array).into_iter().flatten().filter_map(Value::as_table)
}

/// Whether it lists contracts that need resources.
fn is_contracts(file: &Table) -> bool {
    tables(file, "contract").next().is_some()
}

/// Whether its tiles have faces.
fn is_tiles(file: &Table) -> bool {
    tables(file, "tile").any(|tile| tile.contains_key("face"))
}

/// A board, if it can be read as one of this game or is drawn as those are.
fn board(file: &Table, text: &str) -> Option<Result<DataFile, String>> {
    match Board::parse(text) {
        Ok(board) => Some(Ok(described(board))),
        Err(why) => has_pointed_hexes(file).then(|| Err(why.to_string())),
    }
}

/// Whether it has a picture of hexes with pointed tops: neighbours in a line of it have a single space between them.
fn has_pointed_hexes(file: &Table) -> bool {
    let is_sign = |letter: &char| !letter.is_whitespace();
    let side_by_side = |three: &[char]| is_sign(&three[0]) && !is_sign(&three[1]) && is_sign(&three[2]);
    file.get("grid").and_then(Value::as_str).is_some_and(|grid| {
        let mut lines = grid.lines().map(|line| line.chars().collect::<Vec<_>>());
        lines.any(|line| line.windows(3).any(side_by_side))
    })
}

fn described(board: Board) -> DataFile {
    let count = |terrain| board.hexes().filter(|hex| board.hex(*hex).terrain == terrain).count();
    let beside = board.cities().filter(|city| board.site(*city).group.len() > 1).count();
    let content = format!(
        "{} hexes for track, of these {} hills and {} mountains; {} water; {} cities, of these {beside} side by side \
         with another",
        board.hexes().len(),
        count(Terrain::Hills),
        count(Terrain::Mountains),
        board.water.len(),
        board.cities().len(),
    );
    let name = FileName { id: board.id, title: board.title, source: board.source };
    DataFile { what: "board", name: Some(name), content }
}

fn tiles(text: &str) -> Result<DataFile, String> {
    let tiles = TileSet::parse(text)?;
    let count: u32 = tiles.counts.iter().map(|(count, _)| u32::from(*count)).sum();
    let content = format!("{count} tiles of {} kinds, {} faces", tiles.counts.len(), tiles.faces().len());
    Ok(DataFile { what: "tiles", name: None, content })
}

fn contracts(text: &str) -> Result<DataFile, String> {
    let contracts = Contract::parse_all(text)?;
    let resources: u32 = contracts.iter().flat_map(|contract| contract.needs).map(u32::from).sum();
    let with_bonus = contracts.iter().filter(|contract| contract.bonus.is_some()).count();
    let content = format!(
        "{} contracts that need {resources} resources; {} pay money, {with_bonus} bring a bonus action",
        contracts.len(),
        contracts.len() - with_bonus,
    );
    Ok(DataFile { what: "contracts", name: None, content })
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A file of the rules' crate, and what it is read as.
    fn read(text: &str) -> (&'static str, String) {
        let file = SteamPower::read(text).unwrap().unwrap();
        (file.what, file.content)
    }

    #[test]
    fn files_are_known_by_what_they_hold() {
        let board = include_str!("../../rules/data/usa.toml");
        let (what, content) = read(board);
        assert_eq!(what, "board");
        assert!(content.starts_with("206 hexes for track, of these 30 hills and 22 mountains;"), "{content}");
        assert!(content.ends_with("31 cities, of these 0 side by side with another"), "{content}");
        let wrong = board.replacen("at = \"A2\"", "at = \"A4\"", 1);
        let complaint = SteamPower::read(&wrong).unwrap().unwrap_err();
        assert!(complaint.contains("Seattle is listed at A4"), "{complaint}");
        let tiles = include_str!("../../rules/data/tiles.toml");
        assert_eq!(read(tiles), ("tiles", "100 tiles of 3 kinds, 6 faces".into()));
        let contracts = include_str!("../../rules/data/contracts.toml");
        let counted = "48 contracts that need 140 resources; 24 pay money, 24 bring a bonus action";
        assert_eq!(read(contracts), ("contracts", counted.into()));
        let wrong = contracts.replacen("money = 3", "money = 0", 1);
        let complaint = SteamPower::read(&wrong).unwrap().unwrap_err();
        assert!(complaint.contains("either money or a bonus"), "{complaint}");
    }

    #[test]
    fn files_of_other_games_are_left_alone() {
        for text in [
            "",
            "no file at all",
            "[[tile]]\nname = \"x\"",
            "grid = \"\"\n[[town]]\n",
            "grid = \"\"\n[[city]]\ncolour = \"red\"",
            "grid = \"\"\"\n.     C\n   .     ~\n\"\"\"\n[[city]]\ncolour = \"red\"",
            "[fixed]\n",
        ] {
            assert_eq!(SteamPower::read(text), None, "{text}");
        }
    }
}
