//! A table as text that a person can read: hexes by their labels, tracks by the compass, contracts by their numbers.
//!
//! What follows from the rest (links, pieces left, the stock) is not written but worked out again. What comes from outside
//! is checked here as far as reading it needs, and by the laws before anything is played on it.

use std::collections::BTreeMap;

use hexes::Coord;
use kernel::{MAX_SEATS, Seat};
use serde::{Deserialize, Serialize};

use crate::board::{Board, LAYOUT, MAX_CITIES};
use crate::contracts::Bonus;
use crate::goods::{CityTile, Colour, Resources};
use crate::ids::{Cities, CityId, ContractId, Contracts};
use crate::supply::Supply;
use crate::table::{City, Combine, Owner, Phase, Player, Table, Variant};
use crate::track::{MAX_PLAYERS, Path, Track};

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

impl TryFrom<Saved> for Table {
    type Error = String;

    fn try_from(saved: Saved) -> Result<Self, String> {
        let board = Board::shipped(&saved.map).ok_or_else(|| format!("there is no map “{}”", saved.map))?;
        let players = saved.seats.len();
        if !(1..=MAX_PLAYERS).contains(&players) {
            return Err(format!("a game with {players} players does not exist"));
        }
        let supply = Supply::shipped();
        let mut table = Self {
            rules_version: saved.rules,
            variant: saved.variant,
            players: players as u8,
            first: saved.first,
            round: saved.round,
            last_progress: saved.last_progress,
            active: saved.active,
            actions_left: saved.actions_left,
            phase: load_phase(&saved.phase)?,
            seats: [Player::at_start(); MAX_SEATS],
            track: load_track(board, &saved.track, players)?,
            cities: [City { tile: CityTile::Points, factory: None, resources: 0 }; MAX_CITIES],
            left_over: CityTile::ALL.map(|tile| supply.city_tiles.of(tile)),
            boosts: counts(&saved.boosts)?,
            stock: [supply.resources.of_each_colour; Colour::ALL.len()],
            bag: 0,
            combine: load_combine(board, saved.combine.as_ref())?,
        };
        for (seat, player) in Seat::all(players).zip(&saved.seats) {
            let trains = take(table.player(seat).trains, table.track.trains(seat), "trains")?;
            let fulfilled = contracts(&player.fulfilled)?;
            let loaded = table.player_mut(seat);
            (loaded.cash, loaded.hand, loaded.trains, loaded.fulfilled) =
                (player.cash, player.hand, trains, fulfilled);
        }
        table.load_cities(&saved.cities)?;
        let held: usize = table.all_seats().map(|seat| usize::from(table.player(seat).hand)).sum();
        table.bag = take(table.unseen().len() as u8, held, "contracts")?;
        Ok(table)
    }
}

impl Table {
    fn load_cities(&mut self, saved: &BTreeMap<Coord, SavedCity>) -> Result<(), String> {
        if saved.len() != self.board().cities().len() {
            return Err("there is not one city tile for each site".into());
        }
        for (at, city) in saved {
            let id = find_city(self.board(), *at)?;
            let tile = CityTile::from_letter(city.tile)
                .ok_or_else(|| format!("“{}” is no city tile: write B, W, O, G or V", city.tile))?;
            let left = &mut self.left_over[tile.index()];
            *left = take(*left, 1, "city tiles")?;
            if let Some(colour) = tile.colour() {
                let stock = &mut self.stock[colour.index()];
                *stock = take(*stock, usize::from(city.resources), "resources")?;
            }
            let factory = city.factory.map(|owner| match owner {
                SavedOwner::Seat(seat) => Owner::Seat(seat),
                SavedOwner::Combine => Owner::Combine,
            });
            if let Some(Owner::Seat(seat)) = factory {
                let left = &mut self.player_mut(seat).factories;
                *left = take(*left, 1, "factories")?;
            }
            self.cities[id.index()] = City { tile, factory, resources: city.resources };
        }
        Ok(())
    }
}

/// So many less, if there are so many.
fn take(have: u8, count: usize, what: &str) -> Result<u8, String> {
    let left = usize::from(have).checked_sub(count).ok_or_else(|| format!("there are too many {what}"))?;
    Ok(left as u8)
}

fn load_track(board: &'static Board, paths: &[SavedPath], players: usize) -> Result<Track, String> {
    let mut track = Track::empty(board);
    for saved in paths {
        let at = saved.at;
        let hex = board.find(at).ok_or_else(|| format!("{at} is no hex for track"))?;
        let segment = LAYOUT.segment(&saved.track).ok_or_else(|| format!("“{}” is no track", saved.track))?;
        if saved.owner.index() >= players {
            return Err(format!("the track at {at} has an owner who does not play"));
        }
        track
            .load(hex, Path::new(segment, saved.owner))
            .map_err(|why| format!("the track at {at}: {why}"))?;
    }
    track.recount_tiles()?;
    track.relink()?;
    Ok(track)
}

fn load_phase(saved: &SavedPhase) -> Result<Phase, String> {
    Ok(match saved {
        SavedPhase::Action => Phase::Action,
        SavedPhase::SecondTile => Phase::SecondTile,
        SavedPhase::Fulfilling { contract: id, needs, bought } => {
            Phase::Fulfilling { contract: contract(id)?, needs: counts(needs)?, bought: *bought }
        }
        SavedPhase::Bonus(bonus) => Phase::Bonus(*bonus),
        SavedPhase::SecondContract => Phase::SecondContract,
        SavedPhase::Over => Phase::Over,
    })
}

fn load_combine(board: &Board, saved: Option<&SavedCombine>) -> Result<Combine, String> {
    let Some(saved) = saved else { return Ok(Combine::default()) };
    let cities =
        |places: &[Coord]| places.iter().map(|at| find_city(board, *at)).collect::<Result<Cities, _>>();
    Ok(Combine { visited: cities(&saved.visited)?, connected: cities(&saved.connected)? })
}

fn find_city(board: &Board, at: Coord) -> Result<CityId, String> {
    board.find_city(at).ok_or_else(|| format!("there is no city at {at}"))
}

fn contract(id: &str) -> Result<ContractId, String> {
    id.parse().map_err(|()| format!("there is no contract “{id}”"))
}

fn contracts(ids: &[String]) -> Result<Contracts, String> {
    let set: Contracts = ids.iter().map(|id| contract(id)).collect::<Result<_, _>>()?;
    if set.len() == ids.len() { Ok(set) } else { Err("a contract is fulfilled twice".into()) }
}

fn letters(resources: &Resources) -> String {
    let repeated =
        |colour: Colour| std::iter::repeat_n(colour.letter(), usize::from(resources[colour.index()]));
    Colour::ALL.into_iter().flat_map(repeated).collect()
}

fn counts(letters: &str) -> Result<Resources, String> {
    let mut resources = Resources::default();
    for letter in letters.chars() {
        let colour = Colour::from_letter(letter)
            .ok_or_else(|| format!("“{letter}” is no resource: write B, W, O or G"))?;
        let count = &mut resources[colour.index()];
        *count = count.checked_add(1).ok_or("there are too many resources")?;
    }
    Ok(resources)
}
