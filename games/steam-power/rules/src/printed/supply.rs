//! What lies beside the board, and the numbers of the rules, read once from `data/supply.toml`.

use std::sync::LazyLock;

use kernel::{Message, Source};
use serde::Deserialize;

use crate::goods::CityTile;
use crate::messages;
use crate::track::MAX_TRAINS;

/// What lies beside the board.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Supply {
    /// What a player starts with.
    pub for_each_player: ForEachPlayer,
    /// The resources in the box.
    pub resources: ResourceCount,
    /// The city tiles in the box.
    pub city_tiles: CityTileCount,
    /// When the game ends, by the number of players.
    pub end: Vec<End>,
    /// The numbers of the solo game.
    pub solo: Solo,
}

/// What a player starts with (SP-0.3).
#[derive(Clone, Copy, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ForEachPlayer {
    /// Trains.
    pub trains: u8,
    /// Factories.
    pub factories: u8,
    /// Dollars.
    pub money: u16,
    /// Contracts in hand.
    pub contracts: u8,
    /// Where it comes from.
    pub source: Source,
}

/// The resources in the box (SP-0.6).
#[derive(Clone, Copy, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ResourceCount {
    /// How many of each colour.
    pub of_each_colour: u8,
    /// Where it comes from.
    pub source: Source,
}

/// The city tiles in the box (SP-0.2).
#[derive(Clone, Copy, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct CityTileCount {
    /// How many produce each colour.
    pub of_each_colour: u8,
    /// How many Victory Point Cities.
    pub with_points: u8,
    /// Where it comes from.
    pub source: Source,
}

impl CityTileCount {
    /// How many there are of this kind.
    #[must_use]
    pub const fn of(&self, tile: CityTile) -> u8 {
        match tile {
            CityTile::Resources(_) => self.of_each_colour,
            CityTile::Points => self.with_points,
        }
    }
}

/// How many fulfilled contracts bring the end of the game (SP-7.1).
#[derive(Clone, Copy, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct End {
    /// With this many players.
    pub players: u8,
    /// This many contracts.
    pub contracts: u8,
    /// Where it comes from.
    pub source: Source,
}

/// The solo game (SP-10).
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Solo {
    /// How many turns it has.
    pub turns: u16,
    /// Where it comes from.
    pub source: Source,
    /// The lowest first.
    pub title: Vec<Title>,
}

/// What somebody who plays alone may call themselves at the end (SP-10.7).
#[derive(Clone, Debug, Deserialize)]
#[serde(try_from = "TitleRow")]
pub struct Title {
    /// As data calls it.
    pub id: String,
    name: Message,
    /// The least points for it.
    pub points: i32,
    /// Where it comes from.
    pub source: Source,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct TitleRow {
    name: String,
    points: i32,
    source: Source,
}

impl TryFrom<TitleRow> for Title {
    type Error = String;

    fn try_from(row: TitleRow) -> Result<Self, String> {
        let TitleRow { name: id, points, source } = row;
        let name = messages::sp_title(&id).ok_or_else(|| format!("title “{id}”: there is no word for it"))?;
        Ok(Self { id, name, points, source })
    }
}

impl Title {
    /// What people call it.
    #[must_use]
    pub const fn name(&self) -> Message {
        self.name
    }
}

impl Supply {
    /// What comes with the program.
    #[must_use]
    pub fn shipped() -> &'static Self {
        static SUPPLY: LazyLock<Supply> = LazyLock::new(|| {
            Supply::parse(include_str!("../../data/supply.toml")).expect("the shipped supply is tested")
        });
        &SUPPLY
    }

    /// Reads a file, or says what is wrong with it.
    pub fn parse(text: &str) -> Result<Self, String> {
        let supply: Self = toml::from_str(text).map_err(|error| error.to_string())?;
        let trains = supply.for_each_player.trains;
        if usize::from(trains) > MAX_TRAINS {
            return Err(format!(
                "{trains} trains for each player are too many: there is room for {MAX_TRAINS}"
            ));
        }
        Ok(supply)
    }

    /// How many fulfilled contracts bring the end; `None` in the solo game.
    #[must_use]
    pub fn contracts_to_end(&self, players: usize) -> Option<u8> {
        self.end.iter().find(|end| usize::from(end.players) == players).map(|end| end.contracts)
    }
}

impl Solo {
    /// The title that this many points earn.
    #[must_use]
    pub fn title(&self, points: i32) -> Option<&Title> {
        self.title.iter().rev().find(|title| points >= title.points).or(self.title.first())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn more_trains_than_links_can_be_kept_are_refused() {
        let more = include_str!("../../data/supply.toml").replacen("trains = 18", "trains = 19", 1);
        let error = Supply::parse(&more).expect_err("there is no room for them");
        assert!(error.contains("19 trains"), "{error}");
    }

    #[test]
    fn titles_by_points() {
        let solo = &Supply::shipped().solo;
        for (points, title) in
            [(0, "stoker"), (44, "stoker"), (45, "fireman"), (64, "driver"), (85, "legend")]
        {
            assert_eq!(solo.title(points).unwrap().id, title);
        }
    }
}
