//! A table as text that a person can read: hexes by their labels, tiles and cubes in notation.
//!
//! What follows from the rest (links, what lies around a hex, the supply) is not written but worked out again. What
//! comes from outside is checked here as far as reading it needs, and by the laws before anything is played on it.

use std::collections::BTreeMap;

use arrayvec::ArrayVec;
use hexes::{Coord, Edge, Edges};
use kernel::{MAX_SEATS, Seat, Seats};
use serde::{Deserialize, Serialize};

use crate::build::TILES_OF_THE_ENGINEER;
use crate::cargo::{Cargo, Leg};
use crate::goods::{Colour, Column, Cubes, NewCity};
use crate::ids::{HexId, StopId};
use crate::phase::{Auction, Building, Ending, Moving, Phase, Producing};
use crate::player::Player;
use crate::printed::{Board, MAX_STOPS, Supply, TileSet};
use crate::table::{Display, Table};
use crate::track::Track;

/// The written form of a [`Table`].
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Saved {
    map: String,
    turn: u8,
    phase: SavedPhase,
    order: ArrayVec<Seat, MAX_SEATS>,
    /// One for each player at the start.
    seats: ArrayVec<Player, MAX_SEATS>,
    track: Vec<SavedTile>,
    new_cities: BTreeMap<Coord, NewCity>,
    /// The cubes in each city that has any, as letters.
    goods: BTreeMap<Coord, String>,
    /// Each column from its top, as letters; `-` for an empty box.
    display: BTreeMap<String, String>,
    bag: String,
}

#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct SavedTile {
    at: Coord,
    tile: String,
    /// Who owns the track at each of the tile's edges.
    owners: BTreeMap<Edge, Option<Seat>>,
}

#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
enum SavedPhase {
    IssueShares {
        asked: u8,
    },
    Auction(Auction),
    SelectActions {
        asked: u8,
    },
    BuildTrack {
        asked: u8,
        built: ArrayVec<Coord, TILES_OF_THE_ENGINEER>,
        urbanized: bool,
        extended: BTreeMap<Coord, Vec<Edge>>,
    },
    MoveGoods {
        round: u8,
        asked: u8,
        engine_raised: Seats,
        cargo: Option<SavedCargo>,
    },
    Production(Producing),
    Over(Ending),
}

#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct SavedCargo {
    colour: Colour,
    from: Coord,
    legs: Vec<SavedLeg>,
}

#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct SavedLeg {
    to: Coord,
    /// Whose the link is.
    over: Option<Seat>,
}

impl From<Table> for Saved {
    fn from(table: Table) -> Self {
        let board = table.board();
        let place = |stop: StopId| board.coord(board.stop(stop).hex);
        Self {
            map: board.id.clone(),
            turn: table.turn,
            phase: save_phase(&table),
            order: table.order.clone(),
            seats: table.all_seats().map(|seat| *table.player(seat)).collect(),
            track: board
                .hexes()
                .filter_map(|hex| {
                    let tile = table.track.tile_id(hex)?;
                    let edges = table.track.edges(hex).iter();
                    let owners = edges.map(|edge| (edge, table.track.owner(hex, edge))).collect();
                    Some(SavedTile { at: board.coord(hex), tile: tile.to_string(), owners })
                })
                .collect(),
            new_cities: board
                .stops()
                .filter_map(|stop| Some((place(stop), table.track.new_city(stop)?)))
                .collect(),
            goods: board
                .stops()
                .map(|stop| (place(stop), letters(&table.goods[stop.index()])))
                .filter(|(_, cubes)| !cubes.is_empty())
                .collect(),
            display: Column::all()
                .map(|column| {
                    let boxes = table.display.column(column).iter();
                    (column.to_string(), boxes.map(|cube| cube.map_or('-', Colour::letter)).collect())
                })
                .collect(),
            bag: letters(&table.bag),
        }
    }
}

fn save_phase(table: &Table) -> SavedPhase {
    let board = table.board();
    let place = |stop: StopId| board.coord(board.stop(stop).hex);
    match &table.phase {
        Phase::IssueShares { asked } => SavedPhase::IssueShares { asked: *asked },
        Phase::Auction(auction) => SavedPhase::Auction(auction.clone()),
        Phase::SelectActions { asked } => SavedPhase::SelectActions { asked: *asked },
        Phase::BuildTrack(building) => SavedPhase::BuildTrack {
            asked: building.asked,
            built: building.built.iter().map(|hex| board.coord(*hex)).collect(),
            urbanized: building.urbanized,
            extended: board
                .stops()
                .map(|stop| (place(stop), building.extended[stop.index()].iter().collect::<Vec<_>>()))
                .filter(|(_, edges)| !edges.is_empty())
                .collect(),
        },
        Phase::MoveGoods(moving) => SavedPhase::MoveGoods {
            round: moving.round,
            asked: moving.asked,
            engine_raised: moving.engine_raised,
            cargo: moving.cargo.as_ref().map(|cargo| SavedCargo {
                colour: cargo.colour,
                from: place(cargo.from),
                legs: cargo.legs.iter().map(|leg| SavedLeg { to: place(leg.to), over: leg.owner }).collect(),
            }),
        },
        Phase::Production(producing) => SavedPhase::Production(producing.clone()),
        Phase::Growth => unreachable!("the dice are rolled before a move is over"),
        Phase::Over(ending) => SavedPhase::Over(*ending),
    }
}

impl TryFrom<Saved> for Table {
    type Error = String;

    fn try_from(saved: Saved) -> Result<Self, String> {
        let board = Board::shipped(&saved.map).ok_or_else(|| format!("there is no map “{}”", saved.map))?;
        let players = saved.seats.len();
        if Supply::shipped().turns(players).is_none() {
            return Err(format!("a game with {players} players does not exist"));
        }
        let mut seats = [Player::at_start(); MAX_SEATS];
        seats[..players].copy_from_slice(&saved.seats);
        let mut table = Self {
            players: players as u8,
            turn: saved.turn,
            phase: load_phase(saved.phase, board)?,
            order: saved.order,
            seats,
            track: load_track(board, &saved.track, &saved.new_cities)?,
            goods: [Cubes::default(); MAX_STOPS],
            display: Display::default(),
            bag: counts(&saved.bag)?,
        };
        for (at, cubes) in &saved.goods {
            table.goods[find_stop(board, *at)?.index()] = counts(cubes)?;
        }
        for column in Column::all() {
            let name = column.to_string();
            let cubes =
                saved.display.get(&name).ok_or_else(|| format!("column {name} of the display is missing"))?;
            if cubes.chars().count() != column.boxes() {
                return Err(format!("column {name} of the display has {} boxes", column.boxes()));
            }
            for (slot, letter) in table.display.column_mut(column).iter_mut().zip(cubes.chars()) {
                *slot = if letter == '-' { None } else { Some(colour(letter)?) };
            }
        }
        if saved.display.len() != Column::COUNT {
            return Err("the display has columns that do not exist".into());
        }
        Ok(table)
    }
}

fn load_track(
    board: &'static Board,
    tiles: &[SavedTile],
    new_cities: &BTreeMap<Coord, NewCity>,
) -> Result<Track, String> {
    let mut track = Track::empty(board);
    for (at, city) in new_cities {
        let town = find_stop(board, *at)?;
        if track.is_city(town) || track.site_of(*city).is_some() {
            return Err(format!("New City {city} cannot lie at {at}"));
        }
        track.place_new_city(town, *city);
    }
    for saved in tiles {
        let at = saved.at;
        let hex = find_hex(board, at)?;
        let tile = TileSet::shipped()
            .parse_tile(&saved.tile)
            .ok_or_else(|| format!("there is no tile “{}”", saved.tile))?;
        track.load_tile(hex, tile).map_err(|why| format!("the tile at {at}: {why}"))?;
        let edges: Edges = saved.owners.keys().copied().collect();
        if edges != track.edges(hex) {
            return Err(format!("the owners at {at} do not fit the tile there"));
        }
        for (edge, owner) in &saved.owners {
            track.set_owner(hex, *edge, *owner);
        }
    }
    track.relink();
    Ok(track)
}

fn load_phase(saved: SavedPhase, board: &'static Board) -> Result<Phase, String> {
    Ok(match saved {
        SavedPhase::IssueShares { asked } => Phase::IssueShares { asked },
        SavedPhase::Auction(auction) => Phase::Auction(auction),
        SavedPhase::SelectActions { asked } => Phase::SelectActions { asked },
        SavedPhase::BuildTrack { asked, built, urbanized, extended } => {
            let mut building = Building::turn(asked);
            building.built = built.into_iter().map(|at| find_hex(board, at)).collect::<Result<_, _>>()?;
            building.urbanized = urbanized;
            for (at, edges) in extended {
                building.extended[find_stop(board, at)?.index()] = edges.into_iter().collect();
            }
            Phase::BuildTrack(building)
        }
        SavedPhase::MoveGoods { round, asked, engine_raised, cargo } => {
            let cargo = cargo.map(|cargo| load_cargo(&cargo, board)).transpose()?;
            Phase::MoveGoods(Moving { round, asked, engine_raised, cargo })
        }
        SavedPhase::Production(producing) => Phase::Production(producing),
        SavedPhase::Over(ending) => Phase::Over(ending),
    })
}

fn load_cargo(saved: &SavedCargo, board: &Board) -> Result<Cargo, String> {
    let mut cargo = Cargo::taken_up(saved.colour, find_stop(board, saved.from)?);
    for leg in &saved.legs {
        let leg = Leg { to: find_stop(board, leg.to)?, owner: leg.over };
        cargo.legs.try_push(leg).map_err(|_| "a cube has gone over more links than any engine allows")?;
    }
    Ok(cargo)
}

fn find_hex(board: &Board, at: Coord) -> Result<HexId, String> {
    board.find(at).ok_or_else(|| format!("{at} is no land hex of this map"))
}

fn find_stop(board: &Board, at: Coord) -> Result<StopId, String> {
    board.find_stop(at).ok_or_else(|| format!("there is no city or town at {at}"))
}

fn letters(cubes: &Cubes) -> String {
    Colour::ALL
        .into_iter()
        .flat_map(|colour| std::iter::repeat_n(colour.letter(), usize::from(cubes[colour.index()])))
        .collect()
}

fn counts(letters: &str) -> Result<Cubes, String> {
    let mut cubes = Cubes::default();
    for letter in letters.chars() {
        let count = &mut cubes[colour(letter)?.index()];
        *count = count.checked_add(1).ok_or("there are too many cubes")?;
    }
    Ok(cubes)
}

fn colour(letter: char) -> Result<Colour, String> {
    Colour::from_letter(letter)
        .ok_or_else(|| format!("“{letter}” is no colour of cube: write R, B, P, Y or K"))
}
