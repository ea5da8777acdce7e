//! A table as text that a person can read: cities and links by their names, goods by letters, contracts by their numbers.
//!
//! What follows from the rest (owners of links, networks, what is left of factories, engines and goods) is not written but
//! worked out again. What comes from outside is checked here as far as reading it needs, and by the laws before anything is
//! played on it.

mod phase;
mod player;

use std::collections::BTreeMap;

use kernel::{Seat, Seats};
use serde::{Deserialize, Serialize};

use crate::goods::{Good, Goods, counts, letters};
use crate::ids::{CityId, ContractId, Contracts, LinkId, Links};
use crate::influence::on_track;
use crate::kinds::{Engineer, Hub, Key};
use crate::printed::{Map, Printed, TileFace};
use crate::setup::SetupKind;
use crate::table::{ENGINE_KINDS, HubCity, MAX_PLAYERS, MIN_PLAYERS, REFILLS, SHIPMENTS, TRACK_STEP, Table};

use phase::SavedPhase;
use player::SavedPlayer;

/// The written form of a [`Table`]. Money and bids that are covered are not in it.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Saved {
    setup: SetupKind,
    hidden_money: bool,
    round: u8,
    // States that were kept say “stage”.
    #[serde(rename = "stage")]
    phase: SavedPhase,
    active: Seat,
    points: u8,
    delivered: bool,
    order: Vec<Seat>,
    /// By influence, the highest first.
    ranking: Vec<Seat>,
    seats: Vec<SavedPlayer>,
    /// What lies in each city: the number of a tile, or the colour of a hub.
    tiles: BTreeMap<String, String>,
    /// The Business tokens that are left.
    tokens: BTreeMap<String, u8>,
    /// The goods in demand, by their letters.
    demand: BTreeMap<String, String>,
    state_railways: Vec<String>,
    semmering: Option<Seat>,
    hubs: BTreeMap<String, SavedHub>,
    market: String,
    refills: Vec<String>,
    shipments: [u8; SHIPMENTS],
    scrapped: [u8; ENGINE_KINDS],
    contracts: Vec<String>,
    supply: [i16; Good::ALL.len()],
    /// What came from the bank; not there when it would tell somebody’s money.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    from_bank: Option<i32>,
}

#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct SavedHub {
    city: String,
    influence: u16,
    growth: u8,
    delivered: u8,
    gold: Option<Seat>,
    silver: Option<Seat>,
    prices: [u8; 2],
    engineers: [u8; Engineer::ALL.len()],
}

impl From<Table> for Saved {
    fn from(table: Table) -> Self {
        let table = &table;
        let map = table.map();
        let city = |city: CityId| map.city(city).id.clone();
        let spaces = || Map::all_cities().filter(|city| map.city(*city).space.is_some());
        let all_known = table.secret.known == Seats::first(usize::from(table.players));
        let demand = |id: CityId| {
            let demanded = Good::ALL.into_iter().filter(|good| table.city(id).demands(*good));
            (city(id), demanded.map(Good::letter).collect::<String>())
        };
        Self {
            setup: table.setup,
            hidden_money: table.hidden_money,
            round: table.round,
            phase: SavedPhase::of(table.phase),
            active: table.active,
            points: table.points,
            delivered: table.delivered,
            order: table.in_order().collect(),
            ranking: table.by_influence().collect(),
            seats: table.all_seats().map(|seat| SavedPlayer::of(table, seat)).collect(),
            tiles: spaces().map(|id| (city(id), table.tile_text(id))).collect(),
            tokens: spaces()
                .filter(|id| table.city(*id).business > 0)
                .map(|id| (city(id), table.city(id).business))
                .collect(),
            demand: spaces().filter(|id| table.city(*id).demand != 0).map(demand).collect(),
            state_railways: table.crowns.iter().map(|link| link.to_string()).collect(),
            semmering: table.semmering,
            hubs: Hub::ALL.into_iter().map(|hub| (hub.to_string(), save_hub(table, hub))).collect(),
            market: letters(&table.market),
            refills: table.refills.iter().map(letters).collect(),
            shipments: table.shipments,
            scrapped: table.scrapped,
            contracts: table.display.iter().map(|id| id.to_string()).collect(),
            supply: table.supply,
            from_bank: all_known.then_some(table.secret.from_bank),
        }
    }
}

impl TryFrom<Saved> for Table {
    type Error = String;

    fn try_from(saved: Saved) -> Result<Self, String> {
        let players = saved.seats.len();
        if !(MIN_PLAYERS..=MAX_PLAYERS).contains(&players) {
            return Err(format!("a game with {players} players does not exist"));
        }
        let map = &Printed::shipped().map;
        let mut table = Self::bare(saved.setup, players, saved.hidden_money);
        table.round = saved.round;
        table.phase = saved.phase.load()?;
        (table.active, table.points, table.delivered) = (saved.active, saved.points, saved.delivered);
        table.order = load_order(&saved.order, players)?;
        table.ranking = load_order(&saved.ranking, players)?;
        saved.load_cities(&mut table)?;
        table.crowns = links(map, &saved.state_railways)?;
        table.semmering = saved.semmering;
        for hub in Hub::ALL {
            let found = saved.hubs.get(hub.notation()).ok_or_else(|| format!("the {hub} hub is missing"))?;
            table.hubs[hub.index()] = load_hub(map, found)?;
        }
        table.market = counts(&saved.market)?;
        let refills: Vec<Goods> =
            saved.refills.iter().map(|goods| counts(goods)).collect::<Result<_, _>>()?;
        table.refills = refills.try_into().map_err(|_| format!("there are goods over {REFILLS} rounds"))?;
        (table.shipments, table.scrapped, table.supply) = (saved.shipments, saved.scrapped, saved.supply);
        table.display = contracts(&saved.contracts)?;
        table.secret.from_bank = saved.from_bank.ok_or("the money of the bank is missing")?;
        for (seat, player) in Seat::all(players).zip(&saved.seats) {
            table.load_player(seat, player)?;
        }
        Ok(table)
    }
}

impl Saved {
    fn load_cities(&self, table: &mut Table) -> Result<(), String> {
        let (map, tiles) = (table.map(), &table.printed().tiles);
        let players = usize::from(table.players);
        for (id, text) in &self.tiles {
            let city = city(map, id)?;
            if map.city(city).space.is_none() {
                return Err(format!("no tile lies in {id}"));
            }
            let number = || text.parse().ok().and_then(|number| tiles.numbered(players, number));
            let tile = match text.parse::<Hub>() {
                Ok(hub) => Some(tiles.hub(hub)),
                Err(()) => number(),
            };
            table
                .place(city, tile.ok_or_else(|| format!("there is no tile “{text}” for {players} players"))?);
            (table.cities[city.index()].business, table.cities[city.index()].demand) = (0, 0);
        }
        let spaces = Map::all_cities().filter(|city| map.city(*city).space.is_some()).count();
        if self.tiles.len() != spaces {
            return Err("there is not one tile for each space".into());
        }
        for (id, tokens) in &self.tokens {
            table.cities[city(map, id)?.index()].business = *tokens;
        }
        for (id, demand) in &self.demand {
            for letter in demand.chars() {
                let good = Good::from_letter(letter).ok_or_else(|| format!("“{letter}” is no good"))?;
                table.cities[city(map, id)?.index()].demand |= 1 << good.index();
            }
        }
        Ok(())
    }
}

impl Table {
    /// As states and records write what lies in a city: the number of a tile, or the colour of a hub.
    pub(crate) fn tile_text(&self, city: CityId) -> String {
        match self.tile(city).face {
            TileFace::City(number) => number.to_string(),
            TileFace::Hub(hub) => hub.to_string(),
            TileFace::Printed(_) => "printed".into(),
        }
    }
}

fn save_hub(table: &Table, hub: Hub) -> SavedHub {
    let saved = table.hub(hub);
    SavedHub {
        city: table.map().city(saved.city).id.clone(),
        influence: on_track(saved.influence),
        growth: saved.growth + 1,
        delivered: saved.delivered,
        gold: saved.keys[Key::Gold.index()],
        silver: saved.keys[Key::Silver.index()],
        prices: saved.sources,
        engineers: saved.engineers,
    }
}

fn load_hub(map: &Map, saved: &SavedHub) -> Result<HubCity, String> {
    let growth = saved.growth.checked_sub(1).filter(|tile| usize::from(*tile) < Hub::ALL.len());
    Ok(HubCity {
        city: city(map, &saved.city)?,
        influence: steps(saved.influence)?,
        growth: growth.ok_or("Growth tiles are numbered from 1 to 4")?,
        delivered: saved.delivered,
        keys: [saved.gold, saved.silver],
        sources: saved.prices,
        engineers: saved.engineers,
    })
}

fn load_order(saved: &[Seat], players: usize) -> Result<[Seat; MAX_PLAYERS], String> {
    let set: Seats = saved.iter().copied().collect();
    if saved.len() != players || set != Seats::first(players) {
        return Err("an order has every seat once".into());
    }
    let mut order = std::array::from_fn(Seat::new);
    order[..players].copy_from_slice(saved);
    Ok(order)
}

fn steps(influence: u16) -> Result<u8, String> {
    if !influence.is_multiple_of(TRACK_STEP) {
        return Err(format!("influence has steps of {TRACK_STEP}"));
    }
    u8::try_from(influence / TRACK_STEP).map_err(|_| "there is not so much influence".into())
}

fn city(map: &Map, id: &str) -> Result<CityId, String> {
    map.find_city(id).ok_or_else(|| format!("there is no city “{id}”"))
}

fn links(map: &Map, texts: &[String]) -> Result<Links, String> {
    let find = |text: &String| map.find_link(text).ok_or_else(|| format!("there is no link “{text}”"));
    let list: Vec<LinkId> = texts.iter().map(find).collect::<Result<_, _>>()?;
    Ok(list.into_iter().collect())
}

fn contracts(ids: &[String]) -> Result<Contracts, String> {
    let find = |id: &String| id.parse::<ContractId>().map_err(|()| format!("there is no contract “{id}”"));
    ids.iter().map(find).collect()
}
