//! A table as text that a person can read: hexes by their labels, tracks by the compass, contracts by their numbers.
//!
//! What follows from the rest (links, pieces left, the stock) is not written but worked out again. What comes from outside
//! is checked here as far as reading it needs, and by the laws before anything is played on it.

mod load;

use std::collections::BTreeMap;

use hexes::Coord;
use kernel::Seat;
use serde::{Deserialize, Serialize};

use crate::goods::{Colour, Resources};
use crate::ids::Cities;
use crate::printed::{Bonus, LAYOUT};
use crate::table::{City, Owner, Phase, Player, Table, Variant};

/// The written form of a [`Table`].
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Saved {
    #[serde(default = "first_rules", skip_serializing_if = "is_first_rules")]
    rules: u32,
    map: String,
    variant: Variant,
    first: Seat,
    round: u16,
    #[serde(default, skip_serializing_if = "is_round_zero")]
    last_progress: u16,
    active: Seat,
    actions_left: u8,
    phase: SavedPhase,
    seats: Vec<SavedPlayer>,
    track: Vec<SavedPath>,
    cities: BTreeMap<Coord, SavedCity>,
    boosts: String,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    combine: Option<SavedCombine>,
}

/// A position that does not say by which rules it is played is one of the first, which had no need to.
const fn first_rules() -> u32 {
    1
}

#[allow(clippy::trivially_copy_pass_by_ref, reason = "serde asks for a reference")]
const fn is_first_rules(rules: &u32) -> bool {
    *rules == first_rules()
}

#[allow(clippy::trivially_copy_pass_by_ref, reason = "serde asks for a reference")]
const fn is_round_zero(round: &u16) -> bool {
    *round == 0
}

#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct SavedPlayer {
    cash: u16,
    hand: u8,
    fulfilled: Vec<String>,
}

#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct SavedPath {
    at: Coord,
    /// Such as `W-SE`.
    track: String,
    owner: Seat,
}

#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct SavedCity {
    tile: char,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    factory: Option<SavedOwner>,
    #[serde(default, skip_serializing_if = "is_zero")]
    resources: u8,
}

#[allow(clippy::trivially_copy_pass_by_ref, reason = "serde asks for a reference")]
const fn is_zero(number: &u8) -> bool {
    *number == 0
}

#[derive(Clone, Copy, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
enum SavedOwner {
    Seat(Seat),
    Combine,
}

#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct SavedCombine {
    visited: Vec<Coord>,
    connected: Vec<Coord>,
}

#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
enum SavedPhase {
    Action,
    SecondTile,
    Fulfilling { contract: String, needs: String, bought: u8 },
    Bonus(Bonus),
    SecondContract,
    Over,
}

impl From<Table> for Saved {
    fn from(table: Table) -> Self {
        let board = table.board();
        let places = |cities: Cities| cities.iter().map(|city| board.site(city).coord).collect();
        let tracks = board.hexes().flat_map(|hex| {
            let paths = table.track.paths(hex).into_iter().flatten();
            paths.map(move |path| {
                let track = LAYOUT.track(path.segment());
                SavedPath { at: board.hex(hex).coord, track, owner: path.owner() }
            })
        });
        Self {
            map: board.id.clone(),
            rules: table.rules_version,
            variant: table.variant,
            first: table.first,
            round: table.round,
            last_progress: table.last_progress,
            active: table.active,
            actions_left: table.actions_left,
            phase: save_phase(&table.phase),
            seats: table.all_seats().map(|seat| save_player(table.player(seat))).collect(),
            track: tracks.collect(),
            cities: board.cities().map(|id| (board.site(id).coord, save_city(table.city(id)))).collect(),
            boosts: letters(&table.boosts),
            combine: table.is_solo().then(|| SavedCombine {
                visited: places(table.combine.visited),
                connected: places(table.combine.connected),
            }),
        }
    }
}

fn save_phase(phase: &Phase) -> SavedPhase {
    match phase {
        Phase::Action => SavedPhase::Action,
        Phase::SecondTile => SavedPhase::SecondTile,
        Phase::Fulfilling { contract, needs, bought } => {
            let (contract, needs) = (contract.to_string(), letters(needs));
            SavedPhase::Fulfilling { contract, needs, bought: *bought }
        }
        Phase::Bonus(bonus) => SavedPhase::Bonus(*bonus),
        Phase::SecondContract => SavedPhase::SecondContract,
        Phase::Over => SavedPhase::Over,
    }
}

fn save_player(player: &Player) -> SavedPlayer {
    let fulfilled = player.fulfilled.iter().map(|contract| contract.to_string()).collect();
    SavedPlayer { cash: player.cash, hand: player.hand, fulfilled }
}

fn save_city(city: &City) -> SavedCity {
    let factory = city.factory.map(|owner| match owner {
        Owner::Seat(seat) => SavedOwner::Seat(seat),
        Owner::Combine => SavedOwner::Combine,
    });
    SavedCity { tile: city.tile.letter(), factory, resources: city.resources }
}

fn letters(resources: &Resources) -> String {
    let repeated =
        |colour: Colour| std::iter::repeat_n(colour.letter(), usize::from(resources[colour.index()]));
    Colour::ALL.into_iter().flat_map(repeated).collect()
}
