//! Games of Steam Power to draw: played by a simple, deterministic player who builds links and factories and fulfils
//! what they can.

use face_kit::{play_until, start};
use hexes::Coord;
use kernel::{Events, Rules, Seat};
use steam_power::{Across, CityId, Move, Position, Table};
use steam_power_face::SteamPower;

/// A game on a map from a seed, played until `enough` says so or it ends.
pub(crate) fn played(map: &str, players: usize, seed: &str, enough: impl Fn(&Table) -> bool) -> Position {
    let position = start(players, seed, &[("map", map)]);
    play_until::<SteamPower>(position, |position| enough(position.table()), choose)
}

/// The start of this round.
pub(crate) fn at_round(map: &str, players: usize, seed: &str, round: u16) -> Position {
    played(map, players, seed, move |table| table.round == round)
}

pub(crate) fn to_the_end(map: &str, players: usize, seed: &str) -> Position {
    played(map, players, seed, |_| false)
}

fn choose(position: &Position, seat: Seat, moves: &[Move]) -> Move {
    let table = position.table();
    let worth = |mv: &Move| match mv {
        Move::Fulfil(contract) => 400 + i32::from(contract.contract().points),
        Move::Accept => 500,
        Move::Factory { resources, .. } => 150 + i32::from(*resources),
        Move::Build { .. } | Move::Replace(_) => after(position, seat, mv),
        Move::Remove => -50,
        Move::Take | Move::TakeFrom(_) => {
            if table.player(seat).hand < 4 {
                60
            } else {
                15
            }
        }
        Move::Bank => {
            if table.player(seat).cash < 3 {
                55
            } else {
                10
            }
        }
        Move::Bring { .. } | Move::Done | Move::Skip => 0,
    };
    *moves.iter().rev().max_by_key(|mv| worth(mv)).expect("whoever is asked has a move")
}

/// Links are worth most, and an incomplete one the more the nearer it is to another city.
fn after(position: &Position, seat: Seat, mv: &Move) -> i32 {
    let mut then = position.clone();
    then.play(seat, mv, &mut Events::ignored()).expect("a listed move");
    let count = |table: &Table| table.track.links().iter().filter(|link| link.owner == seat).count() as i32;
    let (before, table) = (position.table(), then.table());
    let reached = table.track.linked(seat).len() as i32 - before.track.linked(seat).len() as i32;
    let links = 40 * (count(table) - count(before)) + 50 * reached;
    let hope = table.track.stub(seat).map_or(0, |stub| {
        let own = |city: &CityId| *city == stub.start || table.track.linked(seat).contains(*city);
        let Across::Hex(ahead) = table.board().hex(stub.hex).across(stub.out) else { return 0 };
        let at = table.board().hex(ahead).coord;
        let cities = table.board().cities().filter(|city| !own(city));
        60 - 12 * cities.map(|city| distance(at, table.board().site(city).coord)).min().unwrap_or(5)
    });
    let cash = i32::from(before.player(seat).cash) - i32::from(table.player(seat).cash);
    links + hope - 4 * cash
}

/// Where tops are pointed.
fn distance(one: Coord, other: Coord) -> i32 {
    let columns = (i32::from(one.column) - i32::from(other.column)).abs();
    let rows = (i32::from(one.row) - i32::from(other.row)).abs();
    rows + (columns - rows).max(0) / 2
}
