//! A table as text that a person can read: hexes by their names, cards by their ids, Goods by letters.
//!
//! What follows from the rest (networks, the supply, the deck, the box) is not written but worked out again. What comes from
//! outside is checked here as far as reading it needs, and by the laws before anything is played on it.

mod frames;
mod players;
mod texts;
mod turns;

use std::collections::BTreeMap;

use arrayvec::ArrayVec;
use hexes::Coord;
use kernel::Seat;
use serde::{Deserialize, Serialize};

use crate::ids::{CarId, Cars};
use crate::kinds::{Award, Ending, Goods, PersonKind, Terrain};
use crate::printed::{MAX_BOARDS, MAX_HEXES, Printed, SideId};
use crate::table::{GOODS, Laid, MARKET, MAX_PLAYERS, OF_COLOUR, Table, TilePlace, Variants};

use frames::SavedFrame;
use players::SavedPlayer;
use texts::{coords_of, counts, hex_of, ids_of, letters, load_cars, load_people, one};
use turns::{SavedPhase, SavedTurn};

/// The written form of a [`Table`]. Stacks that are covered are not in it.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Saved {
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
    stacks: BTreeMap<PersonKind, SavedStack>,
    /// Those of whom one is to be kept, where they may be known.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    drawn: Vec<String>,
    tiles: BTreeMap<Terrain, Vec<SavedTile>>,
    awards: Vec<Award>,
    /// The states that are stored call it `stage`.
    #[serde(rename = "stage")]
    phase: SavedPhase,
    active: Seat,
    round: u16,
    /// What triggered the end of the game, if anything has.
    ended_by: Option<String>,
    idle: u8,
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

impl From<Table> for Saved {
    fn from(table: Table) -> Self {
        let table = &table;
        let chart = table.map.chart();
        let stack = |kind: PersonKind| {
            let (size, known) = (table.stack_sizes[kind.stack()?], table.stack_of(kind));
            let shown = known.len() == usize::from(size);
            Some((kind, SavedStack { size, people: shown.then(|| ids_of(known)) }))
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
            wasteland: coords_of(table, table.map.placed),
            goods: chart
                .all
                .iter()
                .filter(|hex| table.map.has_goods(*hex))
                .map(|hex| (table.coord(hex).to_string(), letters(table.map.goods(hex))))
                .collect(),
            seats: table.all_seats().map(|seat| SavedPlayer::of(table, seat)).collect(),
            market: table.market.iter().map(ToString::to_string).collect(),
            discards: table.discards.iter().map(|car| car.to_string()).collect(),
            stacks: PersonKind::DRAFTED.into_iter().filter_map(stack).collect(),
            drawn: ids_of(table.secret.drawn),
            tiles: Terrain::ALL.into_iter().map(tiles).collect(),
            awards: table.awards().collect(),
            phase: SavedPhase::of(table),
            active: table.active,
            round: table.round,
            ended_by: table.ended_by.map(|ending| ending.to_string()),
            idle: table.idle,
            turn: SavedTurn::of(table),
            stack: table.stack.iter().map(|frame| SavedFrame::of(table, *frame)).collect(),
        }
    }
}

impl TryFrom<Saved> for Table {
    type Error = String;

    fn try_from(saved: Saved) -> Result<Self, String> {
        let players = saved.seats.len();
        if !(2..=MAX_PLAYERS).contains(&players) {
            return Err(format!("a game with {players} players does not exist"));
        }
        if saved.start.index() >= players || saved.active.index() >= players {
            return Err("somebody who does not play".into());
        }
        let boards = load_boards(&saved.boards, players)?;
        let mut table = Self::bare(players, saved.variants, boards, saved.start);
        table.map.goods = [Goods::default(); MAX_HEXES];
        for coord in &saved.wasteland {
            let hex = hex_of(&table, *coord)?;
            if table.map.cities.contains(hex) || table.map.wasteland.contains(hex) {
                return Err(format!("no Wasteland can have been placed on {coord}"));
            }
            table.map.lay_waste(hex);
        }
        for (coord, goods) in &saved.goods {
            let hex = hex_of(&table, one("hex", coord)?)?;
            table.map.goods[hex.index()] = counts(goods)?;
        }
        for (seat, player) in Seat::all(players).zip(&saved.seats) {
            player.load(&mut table, seat)?;
        }
        table.market = load_market(&saved.market)?;
        table.discards = load_cars(&saved.discards)?.into_iter().collect();
        table.phase = saved.phase.load(&table)?;
        table.active = saved.active;
        table.round = saved.round;
        table.ended_by = saved.ended_by.as_deref().map(load_ending).transpose()?;
        table.idle = saved.idle;
        table.awards = saved.awards.iter().fold(0, |all, award| all | 1 << award.index());
        for (colour, places) in &saved.tiles {
            load_tiles(&mut table, *colour, places)?;
        }
        table.turn = saved.turn.load(&table)?;
        for frame in &saved.stack {
            let frame = frame.load(&table)?;
            table.stack.try_push(frame).map_err(|_| "too much is still to be done")?;
        }
        saved.load_hidden(&mut table)?;
        load_supply(&mut table)?;
        Ok(table)
    }
}

impl Saved {
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
        for kind in PersonKind::DRAFTED {
            let left = cards.of_kind(kind).without(no_people).without(in_sight);
            table.secret.boxed = table.secret.boxed.or(left);
        }
        table.secret.deck = CarId::tiles().collect::<Cars>().without(no_cars).without(table.cars_in_sight());
        table.deck_size = table.secret.deck.len() as u8;
        Ok(())
    }
}

/// States of before call the Demand Tiles `tiles`.
fn load_ending(text: &str) -> Result<Ending, String> {
    if text == "tiles" { Ok(Ending::Tiles) } else { one("ending", text) }
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
