//! Reading a table: what comes from outside is checked as far as reading it needs.

use std::collections::BTreeMap;

use hexes::Coord;
use kernel::{MAX_SEATS, Seat};

use super::{Saved, SavedCity, SavedCombine, SavedOwner, SavedPath, SavedPhase};
use crate::goods::{CityTile, Colour, Resources};
use crate::ids::{Cities, CityId, ContractId, Contracts};
use crate::printed::{Board, LAYOUT, MAX_CITIES, Supply};
use crate::table::{City, Combine, MAX_PLAYERS, MIN_PLAYERS, Owner, Phase, Player, Table};
use crate::track::{Path, Track};

impl TryFrom<Saved> for Table {
    type Error = String;

    fn try_from(saved: Saved) -> Result<Self, String> {
        let board = Board::shipped(&saved.map).ok_or_else(|| format!("there is no map “{}”", saved.map))?;
        let players = saved.seats.len();
        if !(MIN_PLAYERS..=MAX_PLAYERS).contains(&players) {
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

/// What is left without this many, if there are enough.
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
