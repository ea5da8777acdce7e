//! What lies beside the board, and the numbers of the rules, read once from `data/supply.toml`.

use std::sync::LazyLock;

use kernel::Source;
use serde::Deserialize;

use crate::goods::CityTile;

/// What lies beside the board.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Supply {
    pub for_each_player: ForEachPlayer,
    pub resources: ResourceCount,
    pub city_tiles: CityTileCount,
    pub end: Vec<End>,
    pub solo: Solo,
}

#[derive(Clone, Copy, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ForEachPlayer {
    pub trains: u8,
    pub factories: u8,
    pub money: u16,
    pub contracts: u8,
    pub source: Source,
}

#[derive(Clone, Copy, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ResourceCount {
    pub of_each_colour: u8,
    pub source: Source,
}

#[derive(Clone, Copy, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct CityTileCount {
    pub of_each_colour: u8,
    pub with_points: u8,
    pub source: Source,
}

impl CityTileCount {
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
    pub players: u8,
    pub contracts: u8,
    pub source: Source,
}

/// The solo game (SP-10).
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Solo {
    pub turns: u16,
    pub source: Source,
    /// The lowest first.
    pub title: Vec<Title>,
}

#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Title {
    pub name: String,
    /// The least points for it.
    pub points: i32,
    pub source: Source,
}

impl Supply {
    #[must_use]
    pub fn shipped() -> &'static Self {
        static SUPPLY: LazyLock<Supply> = LazyLock::new(|| {
            Supply::parse(include_str!("../data/supply.toml")).expect("the shipped supply is tested")
        });
        &SUPPLY
    }

    pub fn parse(text: &str) -> Result<Self, String> {
        toml::from_str(text).map_err(|error| error.to_string())
    }

    /// How many fulfilled contracts bring the end; `None` in the solo game.
    #[must_use]
    pub fn contracts_to_end(&self, players: usize) -> Option<u8> {
        self.end.iter().find(|end| usize::from(end.players) == players).map(|end| end.contracts)
    }
}

impl Solo {
    /// The title that so many points earn.
    #[must_use]
    pub fn title(&self, points: i32) -> &str {
        let earned = self.title.iter().rev().find(|title| points >= title.points);
        earned.or(self.title.first()).map_or("", |title| title.name.as_str())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn titles_by_points() {
        let solo = &Supply::shipped().solo;
        for (points, title) in
            [(0, "stoker"), (44, "stoker"), (45, "fireman"), (64, "driver"), (85, "legend")]
        {
            assert_eq!(solo.title(points), title);
        }
    }
}
