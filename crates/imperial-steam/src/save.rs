//! A table as text that a person can read: cities and links by their names, goods by letters, contracts by their numbers.
//!
//! What follows from the rest (owners of links, networks, what is left of factories, engines and goods) is not written but
//! worked out again. What comes from outside is checked here as far as reading it needs, and by the laws before anything is
//! played on it.

use std::collections::BTreeMap;

use kernel::{Seat, Seats};
use serde::{Deserialize, Serialize};

use crate::goods::{Action, Engineer, Good, Goods, Hub, counts, letters};
use crate::ids::{Cities, CityId, ContractId, Contracts, LinkId, Links};
use crate::printed::{Face, Map, Printed};
use crate::setup::{GOODS_IN_BOX, Kind};
use crate::table::{
    ENGINE_KINDS, FIRST_ENGINE, Factories, Factory, HubCity, LEVELS, MAX_PLAYERS, MAX_TRAINS, MAX_WORKERS,
    Player, REFILLS, SHIPMENTS, Site, Stage, Table,
};

/// Far more money than any game can bring, and far from where sums of it would overflow.
const MOST_MONEY: i32 = 1_000_000;

/// The written form of a [`Table`]. Money and bids that are covered are not in it.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct SavedTable {
    setup: Kind,
    hidden_money: bool,
    round: u8,
    stage: SavedStage,
    active: Seat,
    points: u8,
    delivered: bool,
    order: Vec<Seat>,
    /// By influence, the highest first.
    ranking: Vec<Seat>,
    seats: Vec<SavedPlayer>,
    /// What lies in each city: the number of a tile, or the colour of a hub.
    tiles: BTreeMap<String, String>,
    /// The Business tokens that are left, and the goods in demand.
    tokens: BTreeMap<String, u8>,
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
struct SavedPlayer {
    #[serde(default, skip_serializing_if = "Option::is_none")]
    cash: Option<i32>,
    /// A bid that waits for the others.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    bid: Option<u16>,
    influence: u16,
    training: [u8; LEVELS],
    working: [u8; LEVELS],
    engineers: Vec<Engineer>,
    trains: Vec<u8>,
    passenger_cars: u8,
    reserved_cars: u8,
    goods: String,
    landing: String,
    stations: Vec<String>,
    tracks: Vec<String>,
    factories: Vec<SavedFactory>,
    contracts: Vec<String>,
    share: u16,
    investors: u8,
    shareholders: u8,
    hands: u8,
    placed: BTreeMap<String, u8>,
}

#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct SavedFactory {
    site: String,
    good: Good,
    left: u8,
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

#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
enum SavedStage {
    Bidding { made: Vec<Seat> },
    Before,
    Building { spare: u8 },
    Hiring { source: Option<String> },
    Producing { done: Vec<u8> },
    Ordering,
    After,
    Over,
}

impl SavedTable {
    pub(crate) fn of(table: &Table) -> Self {
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
            stage: save_stage(table.stage),
            active: table.active,
            points: table.points,
            delivered: table.delivered,
            order: table.in_order().collect(),
            ranking: table.by_influence().collect(),
            seats: table.all_seats().map(|seat| save_player(table, seat)).collect(),
            tiles: spaces().map(|id| (city(id), table.tile_text(id))).collect(),
            tokens: spaces()
                .filter(|id| table.city(*id).business > 0)
                .map(|id| (city(id), table.city(id).business))
                .collect(),
            demand: spaces().filter(|id| table.city(*id).demand != 0).map(demand).collect(),
            state_railways: table.crowns.iter().map(|link| map.link_text(link)).collect(),
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

    pub(crate) fn load(self) -> Result<Table, String> {
        let players = self.seats.len();
        if !(2..=MAX_PLAYERS).contains(&players) {
            return Err(format!("a game with {players} players does not exist"));
        }
        let map = &Printed::shipped().map;
        let mut table = Table::bare(self.setup, players, self.hidden_money);
        table.round = self.round;
        table.stage = load_stage(&self.stage)?;
        (table.active, table.points, table.delivered) = (self.active, self.points, self.delivered);
        table.order = load_order(&self.order, players)?;
        table.ranking = load_order(&self.ranking, players)?;
        self.load_cities(&mut table)?;
        table.crowns = links(map, &self.state_railways)?;
        table.semmering = self.semmering;
        for hub in Hub::ALL {
            let saved = self.hubs.get(hub.notation()).ok_or_else(|| format!("the {hub} hub is missing"))?;
            table.hubs[hub.index()] = load_hub(map, saved)?;
        }
        table.market = counts(&self.market)?;
        let refills: Vec<Goods> = self.refills.iter().map(|goods| counts(goods)).collect::<Result<_, _>>()?;
        table.refills = refills.try_into().map_err(|_| format!("there are goods over {REFILLS} rounds"))?;
        (table.shipments, table.scrapped, table.supply) = (self.shipments, self.scrapped, self.supply);
        table.display = contracts(&self.contracts)?;
        table.secret.from_bank = self.from_bank.ok_or("the money of the bank is missing")?;
        for (seat, saved) in Seat::all(players).zip(&self.seats) {
            table.load_player(seat, saved)?;
        }
        Ok(table)
    }

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
            Face::City(number) => number.to_string(),
            Face::Hub(hub) => hub.to_string(),
            Face::Printed(_) => "printed".into(),
        }
    }

    fn load_player(&mut self, seat: Seat, saved: &SavedPlayer) -> Result<(), String> {
        let map = self.map();
        let shares = &self.printed().boards.shares;
        let share = shares.values.iter().position(|value| *value == saved.share);
        let tracks = links(map, &saved.tracks)?;
        let stations: Cities = saved.stations.iter().map(|id| city(map, id)).collect::<Result<_, _>>()?;
        let mut trains = [0; MAX_TRAINS];
        for (at, level) in saved.trains.iter().enumerate() {
            *trains.get_mut(at).ok_or("nobody has more than three trains")? = *level;
        }
        let mut factories = Factories::NONE;
        if saved.factories.len() > usize::from(MAX_WORKERS) {
            return Err("nobody has more factories than workers".into());
        }
        for factory in &saved.factories {
            let site: Site =
                factory.site.parse().map_err(|()| format!("there is no site “{}”", factory.site))?;
            if self.is_built(site) {
                return Err(format!("two factories stand on {}", factory.site));
            }
            self.cities[site.city.index()].built |= 1 << site.slot;
            let taken = &mut self.taken[factory.good.index()];
            *taken = taken.checked_add(1).ok_or("there are too many factories")?;
            factories.push(Factory { site, good: factory.good, left: factory.left });
        }
        let mut placed = [0; Action::ALL.len()];
        for (action, hands) in &saved.placed {
            let action: Action = action.parse().map_err(|()| format!("there is no action “{action}”"))?;
            placed[action.index()] = *hands;
        }
        let mut engineers = [false; Engineer::ALL.len()];
        for kind in &saved.engineers {
            engineers[kind.index()] = true;
        }
        for station in stations.without(Cities::only(map.wien)).iter() {
            let stations = &mut self.cities[station.index()].stations;
            *stations = stations.saturating_add(1);
        }
        for link in tracks.iter() {
            self.tracks[link.index()].insert(seat);
        }
        for level in trains.into_iter().filter(|level| *level > FIRST_ENGINE) {
            let left = self.engines.get_mut(usize::from(level - FIRST_ENGINE) - 1);
            let left = left.ok_or_else(|| format!("there is no engine IS-{level}"))?;
            *left = left.checked_sub(1).ok_or_else(|| format!("there are too many engines IS-{level}"))?;
        }
        if seat.index() == 0 {
            for (left, scrapped) in self.engines.iter_mut().zip(self.scrapped) {
                *left = left.checked_sub(scrapped).ok_or("there are too many engines")?;
            }
        }
        let cash = saved.cash.ok_or("the money of a player is missing")?;
        if cash > MOST_MONEY {
            return Err(format!("there are not {cash} guldens"));
        }
        self.secret.cash[seat.index()] = cash;
        self.secret.bids[seat.index()] = saved.bid.unwrap_or(0);
        let network = tracks.iter().flat_map(|link| map.link(link).ends()).chain([map.wien]).collect();
        *self.player_mut(seat) = Player {
            influence: steps(saved.influence)?,
            training: saved.training,
            working: saved.working,
            engineers,
            trains,
            passenger_cars: saved.passenger_cars,
            reserved_cars: saved.reserved_cars,
            goods: counts(&saved.goods)?,
            landing: counts(&saved.landing)?,
            stations,
            tracks,
            network,
            factories,
            contracts: contracts(&saved.contracts)?,
            share: share.ok_or_else(|| format!("no share is worth {}", saved.share))? as u8,
            investors: saved.investors,
            shareholders: saved.shareholders,
            hands: saved.hands,
            placed,
        };
        Ok(())
    }
}

fn save_player(table: &Table, seat: Seat) -> SavedPlayer {
    let (player, map) = (table.player(seat), table.map());
    let known = table.secret.known.contains(seat);
    // Whether a bid is there is told by the stage; how much only to who may know it.
    let bid = table.secret.bids[seat.index()];
    SavedPlayer {
        cash: known.then(|| table.cash(seat)),
        bid: (bid > 0).then_some(bid),
        influence: u16::from(player.influence) * 10,
        training: player.training,
        working: player.working,
        engineers: Engineer::ALL.into_iter().filter(|kind| player.engineers[kind.index()]).collect(),
        trains: player.trains.into_iter().filter(|level| *level > 0).collect(),
        passenger_cars: player.passenger_cars,
        reserved_cars: player.reserved_cars,
        goods: letters(&player.goods),
        landing: letters(&player.landing),
        stations: player.stations.iter().map(|city| map.city(city).id.clone()).collect(),
        tracks: player.tracks.iter().map(|link| map.link_text(link)).collect(),
        factories: player
            .factories
            .iter()
            .map(|factory| SavedFactory {
                site: factory.site.to_string(),
                good: factory.good,
                left: factory.left,
            })
            .collect(),
        contracts: player.contracts.iter().map(|id| id.to_string()).collect(),
        share: table.share_value(seat) as u16,
        investors: player.investors,
        shareholders: player.shareholders,
        hands: player.hands,
        placed: Action::ALL
            .into_iter()
            .zip(player.placed)
            .filter(|(_, hands)| *hands > 0)
            .map(|(action, hands)| (action.to_string(), hands))
            .collect(),
    }
}

fn save_hub(table: &Table, hub: Hub) -> SavedHub {
    let saved = table.hub(hub);
    SavedHub {
        city: table.map().city(saved.city).id.clone(),
        influence: u16::from(saved.influence) * 10,
        growth: saved.growth + 1,
        delivered: saved.delivered,
        gold: saved.keys[0],
        silver: saved.keys[1],
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

fn save_stage(stage: Stage) -> SavedStage {
    match stage {
        Stage::Bidding { made } => SavedStage::Bidding { made: made.iter().collect() },
        Stage::Before => SavedStage::Before,
        Stage::Building { spare } => SavedStage::Building { spare },
        Stage::Hiring { source } => SavedStage::Hiring { source: source.map(|source| source.to_string()) },
        Stage::Producing { done } => {
            SavedStage::Producing { done: (0..MAX_WORKERS).filter(|at| done >> at & 1 == 1).collect() }
        }
        Stage::Ordering => SavedStage::Ordering,
        Stage::After => SavedStage::After,
        Stage::Over => SavedStage::Over,
    }
}

fn load_stage(saved: &SavedStage) -> Result<Stage, String> {
    Ok(match saved {
        SavedStage::Bidding { made } => Stage::Bidding { made: made.iter().copied().collect() },
        SavedStage::Before => Stage::Before,
        SavedStage::Building { spare } => Stage::Building { spare: *spare },
        SavedStage::Hiring { source: None } => Stage::Hiring { source: None },
        SavedStage::Hiring { source: Some(source) } => {
            let read = source.parse().map_err(|()| format!("there is no source “{source}”"))?;
            Stage::Hiring { source: Some(read) }
        }
        SavedStage::Producing { done } => {
            if done.iter().any(|at| *at >= MAX_WORKERS) {
                return Err("a factory that is not there has produced".into());
            }
            Stage::Producing { done: done.iter().fold(0, |done, at| done | 1 << at) }
        }
        SavedStage::Ordering => Stage::Ordering,
        SavedStage::After => Stage::After,
        SavedStage::Over => Stage::Over,
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
    if !influence.is_multiple_of(10) {
        return Err("influence has steps of 10".into());
    }
    u8::try_from(influence / 10).map_err(|_| "there is not so much influence".into())
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

/// What the laws compare the goods of a game with.
pub(crate) const ALL_GOODS: i16 = GOODS_IN_BOX;
