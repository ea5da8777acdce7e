//! A table as text that a person can read: hexes by their names, cards by their ids, Goods by letters.
//!
//! What follows from the rest (networks, the supply, the deck, the box) is not written but worked out again. What comes from
//! outside is checked here as far as reading it needs, and by the laws before anything is played on it.

mod frames;

use std::collections::BTreeMap;
use std::str::FromStr;

use arrayvec::ArrayVec;
use hexes::Coord;
use kernel::Seat;
use serde::{Deserialize, Serialize};

use crate::hex_set::HexSet;
use crate::ids::{CarId, Cars, HexId, People, PersonId};
use crate::kinds::{Award, Company, Goods, Kind, Terrain};
use crate::printed::{MAX_BOARDS, Printed, SideId};
use crate::table::{
    Delivered, GOODS, Laid, MARKET, MAX_PLAYERS, OF_COLOUR, Player, SLOTS, Slot, Staff, Stage, TRAINS, Table,
    Terms, TilePlace, TurnState, Variants,
};

use frames::{SavedFrame, node_of, text_of};

/// The written form of a [`Table`]. Stacks that are covered are not in it.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct SavedTable {
    variants: Variants,
    start: Seat,
    boards: Vec<String>,
    /// The Wasteland that was placed.
    wasteland: Vec<Coord>,
    /// By letters.
    goods: BTreeMap<String, String>,
    seats: Vec<SavedPlayer>,
    market: Vec<String>,
    discards: Vec<String>,
    stacks: BTreeMap<Kind, SavedStack>,
    /// Those of whom one is to be kept, where they may be known.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    drawn: Vec<String>,
    tiles: BTreeMap<Terrain, Vec<SavedTile>>,
    awards: Vec<Award>,
    stage: SavedStage,
    active: Seat,
    round: u16,
    ending: bool,
    /// Whether it is near for want of trains.
    #[serde(default)]
    by_trains: bool,
    turn: SavedTurn,
    stack: Vec<SavedFrame>,
}

#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct SavedStack {
    size: u8,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    people: Option<Vec<String>>,
}

#[derive(Clone, Copy, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
enum SavedTile {
    Box,
    City(Terrain),
    Folio(Seat),
}

#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct SavedStaff {
    person: String,
    ready: bool,
}

#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct SavedPlayer {
    company: Option<Company>,
    captain: Option<SavedStaff>,
    engineer: Option<SavedStaff>,
    surveyor: Option<SavedStaff>,
    station_master: Option<String>,
    second_station_master: Option<String>,
    conductor: u8,
    mana: u8,
    spent: u8,
    /// By place.
    railyard: BTreeMap<String, String>,
    /// What was delivered, by letters.
    goods: String,
    /// One for each train on the map.
    trains: Vec<Coord>,
}

#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
enum SavedStage {
    Awards,
    Companies,
    Headquarters { first: Option<Coord> },
    Specialists,
    Administrating { reclaimed: bool, refreshed: bool, gained: bool },
    Activating,
    Delivering,
    Upgrading,
    Closing,
    Final,
    Over,
}

#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct SavedTurn {
    terms: Terms,
    free_hexes: Vec<Coord>,
    on_move: Vec<String>,
    used: Vec<String>,
    locked: u8,
    activated: Vec<String>,
    activations: u8,
    first: bool,
    double: Option<String>,
    extra: u8,
    delivered: Delivered,
}

/// Reads the text of something, or says what it is not.
fn one<T: FromStr>(what: &str, text: &str) -> Result<T, String> {
    text.parse().map_err(|_| format!("there is no {what} “{}”", text.chars().take(40).collect::<String>()))
}

impl Terrain {
    /// As files and states write its Good.
    #[must_use]
    pub const fn letter(self) -> char {
        match self {
            Self::Mountain => 'M',
            Self::Lake => 'L',
            Self::Forest => 'F',
            Self::Lava => 'V',
            Self::Glacier => 'G',
            Self::Desert => 'D',
        }
    }
}

/// `MMLV`
fn letters(goods: &Goods) -> String {
    let repeated = |good: Terrain| std::iter::repeat_n(good.letter(), usize::from(goods[good.index()]));
    Terrain::ALL.into_iter().flat_map(repeated).collect()
}

fn counts(letters: &str) -> Result<Goods, String> {
    let mut goods = Goods::default();
    for letter in letters.chars() {
        let good = Terrain::ALL.into_iter().find(|good| good.letter() == letter);
        let good = good.ok_or_else(|| format!("“{letter}” is no Good: write M, L, F, V, G or D"))?;
        let count = &mut goods[good.index()];
        *count = count.checked_add(1).ok_or("there are too many Goods")?;
    }
    Ok(goods)
}

impl SavedTable {
    pub(crate) fn of(table: &Table) -> Self {
        let chart = table.map.chart();
        let coords = |hexes: HexSet| hexes.iter().map(|hex| table.coord(hex)).collect::<Vec<_>>();
        let people = |people: People| people.iter().map(|person| person.to_string()).collect::<Vec<_>>();
        let stack = |kind: Kind| {
            let (size, known) = (table.stack_sizes[kind.stack()?], table.stack_of(kind));
            let shown = known.len() == usize::from(size);
            Some((kind, SavedStack { size, people: shown.then(|| people(known)) }))
        };
        let tiles = |colour: Terrain| {
            let first = colour.index() * OF_COLOUR.len();
            let places = table.tiles.0[first..first + OF_COLOUR.len()].iter().map(|place| match *place {
                TilePlace::Box => SavedTile::Box,
                TilePlace::City(city) => SavedTile::City(city),
                TilePlace::Folio(seat) => SavedTile::Folio(seat),
            });
            (colour, places.collect())
        };
        Self {
            variants: table.variants,
            start: table.start,
            boards: table.boards.iter().map(ToString::to_string).collect(),
            wasteland: coords(table.map.placed),
            goods: chart
                .all
                .iter()
                .filter(|hex| table.map.has_goods(*hex))
                .map(|hex| (table.coord(hex).to_string(), letters(table.map.goods(hex))))
                .collect(),
            seats: table.all_seats().map(|seat| save_player(table, seat)).collect(),
            market: table.market.iter().map(ToString::to_string).collect(),
            discards: table.discards.iter().map(|car| car.to_string()).collect(),
            stacks: Kind::DRAFTED.into_iter().filter_map(stack).collect(),
            drawn: people(table.secret.drawn),
            tiles: Terrain::ALL.into_iter().map(tiles).collect(),
            awards: table.awards().collect(),
            stage: save_stage(table),
            active: table.active,
            round: table.round,
            ending: table.ending,
            by_trains: table.by_trains,
            turn: SavedTurn {
                terms: table.turn.terms,
                free_hexes: coords(table.turn.free_hexes),
                on_move: table.turn.on_move.iter().map(|node| text_of(*node)).collect(),
                used: people(table.turn.used),
                locked: table.turn.locked,
                activated: Slot::all()
                    .filter(|slot| table.turn.activated & slot.bit() != 0)
                    .map(|slot| slot.to_string())
                    .collect(),
                activations: table.turn.activations,
                first: table.turn.first,
                double: table.turn.double.map(|car| car.to_string()),
                extra: table.turn.extra,
                delivered: table.turn.delivered,
            },
            stack: table.stack.iter().map(|frame| SavedFrame::of(table, *frame)).collect(),
        }
    }

    pub(crate) fn load(self) -> Result<Table, String> {
        let players = self.seats.len();
        if !(2..=MAX_PLAYERS).contains(&players) {
            return Err(format!("a game with {players} players does not exist"));
        }
        if self.start.index() >= players || self.active.index() >= players {
            return Err("somebody who does not play".into());
        }
        let boards = load_boards(&self.boards, players)?;
        let mut table = Table::bare(players, self.variants, boards, self.start);
        table.map.goods = [Goods::default(); crate::printed::MAX_HEXES];
        let find = |table: &Table, coord: Coord| {
            table.map.chart().find(coord).ok_or_else(|| format!("there is no hex {coord}"))
        };
        for coord in &self.wasteland {
            let hex = find(&table, *coord)?;
            if table.map.cities.contains(hex) || table.map.wasteland.contains(hex) {
                return Err(format!("no Wasteland can have been placed on {coord}"));
            }
            table.map.lay_waste(hex);
        }
        for (coord, goods) in &self.goods {
            let hex = find(&table, one("hex", coord)?)?;
            table.map.goods[hex.index()] = counts(goods)?;
        }
        for (seat, saved) in Seat::all(players).zip(&self.seats) {
            saved.load(&mut table, seat, &find)?;
        }
        table.market = load_market(&self.market)?;
        table.discards = load_cars_as_set(&self.discards)?;
        table.stage = self.load_stage(&table)?;
        table.active = self.active;
        table.round = self.round;
        table.ending = self.ending;
        table.by_trains = self.by_trains;
        table.awards = self.awards.iter().fold(0, |all, award| all | 1 << award.index());
        for (colour, places) in &self.tiles {
            load_tiles(&mut table, *colour, places)?;
        }
        table.turn = self.turn.load(&table)?;
        for frame in &self.stack {
            let frame = frame.load(&table)?;
            table.stack.try_push(frame).map_err(|_| "too much is still to be done")?;
        }
        self.load_hidden(&mut table)?;
        load_supply(&mut table)?;
        Ok(table)
    }

    fn load_stage(&self, table: &Table) -> Result<Stage, String> {
        Ok(match self.stage {
            SavedStage::Awards => Stage::Awards,
            SavedStage::Companies => Stage::Companies,
            SavedStage::Headquarters { first } => {
                let first = first.map(|coord| hex_of(table, coord)).transpose()?;
                Stage::Headquarters { first }
            }
            SavedStage::Specialists => Stage::Specialists,
            SavedStage::Administrating { reclaimed, refreshed, gained } => {
                Stage::Administrating { reclaimed, refreshed, gained }
            }
            SavedStage::Activating => Stage::Activating,
            SavedStage::Delivering => Stage::Delivering,
            SavedStage::Upgrading => Stage::Upgrading,
            SavedStage::Closing => Stage::Closing,
            SavedStage::Final => Stage::Final,
            SavedStage::Over => Stage::Over,
        })
    }

    /// The stacks are written; the deck and the box are what is left.
    fn load_hidden(&self, table: &mut Table) -> Result<(), String> {
        let cards = &Printed::shipped().cards;
        let (no_people, no_cars) = cards.left_out(table.variants.friendly);
        for (kind, saved) in &self.stacks {
            let Some(stack) = kind.stack() else { return Err("captains have no stack".into()) };
            let people = saved.people.as_ref().ok_or("what is covered cannot be played on")?;
            let people = load_people(people)?;
            table.stack_sizes[stack] = saved.size;
            table.secret.stacks[stack] = people;
        }
        table.secret.drawn = load_people(&self.drawn)?;
        let in_sight = table.people_in_sight();
        for kind in Kind::DRAFTED {
            let left = cards.of_kind(kind).without(no_people).without(in_sight);
            table.secret.boxed = table.secret.boxed.or(left);
        }
        table.secret.deck = CarId::tiles().collect::<Cars>().without(no_cars).without(table.cars_in_sight());
        table.deck_size = table.secret.deck.len() as u8;
        Ok(())
    }
}

fn save_stage(table: &Table) -> SavedStage {
    match table.stage {
        Stage::Awards => SavedStage::Awards,
        Stage::Companies => SavedStage::Companies,
        Stage::Headquarters { first } => {
            SavedStage::Headquarters { first: first.map(|hex| table.coord(hex)) }
        }
        Stage::Specialists => SavedStage::Specialists,
        Stage::Administrating { reclaimed, refreshed, gained } => {
            SavedStage::Administrating { reclaimed, refreshed, gained }
        }
        Stage::Activating => SavedStage::Activating,
        Stage::Delivering => SavedStage::Delivering,
        Stage::Upgrading => SavedStage::Upgrading,
        Stage::Closing => SavedStage::Closing,
        Stage::Final => SavedStage::Final,
        Stage::Over => SavedStage::Over,
    }
}

fn save_player(table: &Table, seat: Seat) -> SavedPlayer {
    let player = table.player(seat);
    let staff = |staff: Option<Staff>| {
        staff.map(|staff| SavedStaff { person: staff.person.to_string(), ready: staff.ready })
    };
    let trains = table
        .map
        .network(seat)
        .iter()
        .flat_map(|hex| std::iter::repeat_n(table.coord(hex), usize::from(table.map.trains(seat, hex))));
    SavedPlayer {
        company: player.company,
        captain: staff(player.captain),
        engineer: staff(player.engineer),
        surveyor: staff(player.surveyor),
        station_master: player.master.map(|person| person.to_string()),
        second_station_master: player.second.map(|person| person.to_string()),
        conductor: player.conductor,
        mana: player.mana,
        spent: player.spent,
        railyard: player.tiles().map(|(slot, car)| (slot.to_string(), car.to_string())).collect(),
        goods: letters(&player.goods),
        trains: trains.collect(),
    }
}

impl SavedPlayer {
    fn load(
        &self,
        table: &mut Table,
        seat: Seat,
        find: &impl Fn(&Table, Coord) -> Result<HexId, String>,
    ) -> Result<(), String> {
        let staff = |saved: &Option<SavedStaff>, kind: Kind| -> Result<Option<Staff>, String> {
            let Some(saved) = saved else { return Ok(None) };
            Ok(Some(Staff { person: person(&saved.person, kind)?, ready: saved.ready }))
        };
        let master =
            |saved: &Option<String>| saved.as_ref().map(|id| person(id, Kind::StationMaster)).transpose();
        let mut yard = [None; SLOTS];
        for (slot, car) in &self.railyard {
            yard[one::<Slot>("place", slot)?.index()] = Some(tile(car)?);
        }
        for coord in &self.trains {
            let hex = find(table, *coord)?;
            if table.map.cities.contains(hex) || table.map.full.contains(hex) {
                return Err(format!("there is no room for a train on {coord}"));
            }
            table.map.add_train(seat, hex);
        }
        let on_map = u8::try_from(self.trains.len()).ok().filter(|count| *count <= TRAINS);
        *table.player_mut(seat) = Player {
            company: self.company,
            captain: staff(&self.captain, Kind::Captain)?,
            engineer: staff(&self.engineer, Kind::Engineer)?,
            surveyor: staff(&self.surveyor, Kind::Surveyor)?,
            master: master(&self.station_master)?,
            second: master(&self.second_station_master)?,
            conductor: self.conductor,
            mana: self.mana,
            spent: self.spent,
            yard,
            goods: counts(&self.goods)?,
            trains: TRAINS - on_map.ok_or("a company has 35 trains")?,
        };
        Ok(())
    }
}

impl SavedTurn {
    fn load(&self, table: &Table) -> Result<TurnState, String> {
        let slot = |text: &String| one::<Slot>("place", text);
        let mut on_move = ArrayVec::new();
        for text in &self.on_move {
            on_move.try_push(node_of(text)?).map_err(|_| "too much waits for the conductor")?;
        }
        let mut activated = 0;
        for text in &self.activated {
            activated |= slot(text)?.bit();
        }
        Ok(TurnState {
            terms: self.terms,
            free_hexes: self
                .free_hexes
                .iter()
                .map(|coord| hex_of(table, *coord))
                .collect::<Result<_, _>>()?,
            on_move,
            used: load_people(&self.used)?,
            locked: self.locked,
            activated,
            activations: self.activations,
            first: self.first,
            double: self.double.as_ref().map(|car| one("spellcar", car)).transpose()?,
            extra: self.extra,
            delivered: self.delivered,
        })
    }
}

fn hex_of(table: &Table, coord: Coord) -> Result<HexId, String> {
    table.map.chart().find(coord).ok_or_else(|| format!("there is no hex {coord}"))
}

fn person(id: &str, kind: Kind) -> Result<PersonId, String> {
    let person: PersonId = one("person", id)?;
    if person.kind() == kind {
        Ok(person)
    } else {
        Err(format!("“{id}” is not of the kind “{kind}”"))
    }
}

fn tile(id: &str) -> Result<CarId, String> {
    let car: CarId = one("spellcar", id)?;
    if car.is_tile() { Ok(car) } else { Err(format!("“{id}” is printed on a folio")) }
}

fn load_cars(ids: &[String]) -> Result<Vec<CarId>, String> {
    ids.iter().map(|id| tile(id)).collect()
}

fn load_cars_as_set(ids: &[String]) -> Result<Cars, String> {
    Ok(load_cars(ids)?.into_iter().collect())
}

fn load_people(ids: &[String]) -> Result<People, String> {
    ids.iter().map(|id| one("person", id)).collect()
}

fn load_market(ids: &[String]) -> Result<ArrayVec<CarId, MARKET>, String> {
    let mut market = ArrayVec::new();
    for car in load_cars(ids)? {
        if market.contains(&car) {
            return Err("a spellcar is in the Market twice".into());
        }
        market.try_push(car).map_err(|_| "the Market is too large")?;
    }
    Ok(market)
}

fn load_boards(texts: &[String], players: usize) -> Result<ArrayVec<Laid, MAX_BOARDS>, String> {
    let boards: Vec<Laid> = texts.iter().map(|text| one("board", text)).collect::<Result<_, _>>()?;
    let count = Printed::shipped().game.of(players);
    let of =
        |small: bool| boards.iter().filter(|laid| (laid.side.printed().letter() == 'c') == small).count();
    let mut colours: Vec<Terrain> = boards.iter().flat_map(|laid| laid.side.printed().cities()).collect();
    colours.sort_unstable();
    let letters: Vec<char> =
        boards.iter().map(|laid| laid.side.printed().letter()).filter(|letter| *letter != 'c').collect();
    let one_letter = letters.windows(2).all(|two| two[0] == two[1]);
    let mut physical: Vec<u8> = boards.iter().map(|laid| SideId::printed(laid.side).board).collect();
    physical.sort_unstable();
    physical.dedup();
    let right = of(false) == usize::from(count.cities_of_two)
        && of(true) == usize::from(count.cities_of_one)
        && colours == Terrain::ALL
        && one_letter
        && physical.len() == boards.len();
    if !right {
        return Err(format!("these boards do not make a map for {players} players"));
    }
    Ok(boards.into_iter().collect())
}

fn load_tiles(table: &mut Table, colour: Terrain, places: &[SavedTile]) -> Result<(), String> {
    if places.len() != OF_COLOUR.len() {
        return Err(format!("there are {} Demand Tiles of a colour", OF_COLOUR.len()));
    }
    let first = colour.index() * OF_COLOUR.len();
    for (place, saved) in table.tiles.0[first..].iter_mut().zip(places) {
        *place = match *saved {
            SavedTile::Box => TilePlace::Box,
            SavedTile::City(city) => TilePlace::City(city),
            SavedTile::Folio(seat) => TilePlace::Folio(seat),
        };
    }
    Ok(())
}

/// The supply is what is neither on the map nor on a folio.
fn load_supply(table: &mut Table) -> Result<(), String> {
    for good in Terrain::ALL {
        let on_map: u32 =
            table.map.chart().all.iter().map(|hex| u32::from(table.map.goods(hex)[good.index()])).sum();
        let on_folios: u32 =
            table.all_seats().map(|seat| u32::from(table.player(seat).goods[good.index()])).sum();
        let left = u32::from(GOODS).checked_sub(on_map + on_folios);
        table.supply[good.index()] =
            left.ok_or_else(|| format!("there are more than {GOODS} Goods of {good}"))? as u8;
    }
    Ok(())
}
