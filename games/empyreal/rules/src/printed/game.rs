//! The numbers of the game by the number of players, and the upgrades.

use kernel::Source;
use serde::Deserialize;

use super::effects::{NodeId, Program, Step};
use super::read;
use crate::kinds::{Size, Upgrade};

/// What depends on the number of players.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct PlayerCount {
    /// For how many players.
    pub players: u8,
    /// Boards with the A or the B side up, which have two Cities.
    pub cities_of_two: u8,
    /// Boards with the C side up.
    pub cities_of_one: u8,
    /// The Demand Tiles of each City, by size.
    pub demand: [u8; Size::ALL.len()],
    /// As many tiles end the game.
    pub end_tiles: u8,
    /// Where the data comes from.
    pub source: Source,
}

/// The numbers of the rulebook.
#[derive(Debug)]
pub struct Game {
    counts: Vec<PlayerCount>,
    upgrades: [NodeId; Upgrade::ALL.len()],
}

impl Game {
    pub(super) fn parse(text: &str, program: &mut Program) -> Result<Self, String> {
        let file: File = read("game.toml", text)?;
        if file.players.iter().map(|row| row.players).ne(2..=6) {
            return Err("the numbers are by two to six players, in this order".into());
        }
        let mut upgrades = Vec::new();
        for (kind, row) in Upgrade::ALL.into_iter().zip(&file.upgrades) {
            if row.id != kind {
                return Err("the upgrades are mana, specialist and spellcars, in this order".into());
            }
            upgrades.push(program.add(&row.effect).map_err(|why| format!("“{kind}”: {why}"))?);
        }
        let upgrades = upgrades.try_into().map_err(|_| "there are three upgrades")?;
        Ok(Self { counts: file.players, upgrades })
    }

    /// The numbers for so many players.
    ///
    /// # Panics
    /// For fewer than two or more than six.
    #[must_use]
    #[inline]
    pub fn of(&self, players: usize) -> &PlayerCount {
        &self.counts[players - 2]
    }

    /// Where an upgrade begins.
    #[must_use]
    pub const fn upgrade(&self, upgrade: Upgrade) -> NodeId {
        self.upgrades[upgrade.index()]
    }
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct File {
    players: Vec<PlayerCount>,
    upgrades: Vec<UpgradeRow>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct UpgradeRow {
    id: Upgrade,
    effect: Vec<Step>,
    #[serde(rename = "source")]
    _source: Source,
}
