//! Games to draw: played by a simple, deterministic player who builds links and ships what they can.

use age_of_steam::{Action, End, Move, Phase, Position, Run, Table};
use age_of_steam_face::AgeOfSteam;
use face_kit::{play_until, start};
use hexes::Coord;
use kernel::{Events, Record, Replay, Rules, Seat};

/// A game with this many players from a seed, played until `enough` says so or it ends.
pub(crate) fn played(players: usize, seed: &str, enough: impl Fn(&Table) -> bool) -> Position {
    play_until::<AgeOfSteam>(start(players, seed, &[]), |position| enough(position.table()), choose)
}

pub(crate) fn at_start(players: usize, seed: &str) -> Position {
    played(players, seed, |_| true)
}

/// The build phase of this turn, when most have built.
pub(crate) fn at_building(players: usize, seed: &str, turn: u8) -> Position {
    played(players, seed, move |table| {
        table.turn == turn
            && matches!(&table.phase, Phase::BuildTrack(building) if usize::from(building.asked) + 1 == players)
    })
}

pub(crate) fn to_the_end(players: usize, seed: &str) -> Position {
    played(players, seed, |_| false)
}

fn choose(position: &Position, seat: Seat, moves: &[Move]) -> Move {
    let table = position.table();
    let worth = |mv: &Move| match mv {
        Move::Issue(shares) => {
            let player = table.player(seat);
            let needed = 9 + i32::from(player.expenses()) - i32::from(player.income) - i32::from(player.cash);
            -(i32::from(*shares) - (needed + 4).max(0) / 5).abs()
        }
        Move::Drop | Move::Produce => 1,
        Move::Take(action) => match (action, (table.turn + seat.index() as u8) % 3) {
            (Action::Urbanization, _) => 3,
            (Action::Engineer, 0) | (Action::FirstMove, 1) | (Action::Production, 2) => 2,
            (Action::TurnOrder, _) => 0,
            _ => 1,
        },
        Move::Urbanize { .. } | Move::Build { .. } | Move::Done => after(position, seat, mv),
        Move::Ship { .. } => 2,
        Move::Run { over, .. } => 2 + i32::from(*over == Some(seat)),
        Move::Engine if table.player(seat).engine < 2 + table.turn / 3 => 1,
        Move::Engine => -1,
        _ => 0,
    };
    *moves.iter().rev().max_by_key(|mv| worth(mv)).expect("who is asked has a move")
}

/// What a seat's track is worth after a move: links most, and sections the more the nearer they are to somewhere.
fn after(position: &Position, seat: Seat, mv: &Move) -> i32 {
    let mut then = position.clone();
    then.play(seat, mv, &mut Events::ignored()).expect("a listed move");
    let (before, table) = (position.table(), then.table());
    let links: i32 = table
        .track
        .completed_links()
        .filter(|link| link.owner == Some(seat))
        .map(|link| 60 + i32::from(link.sections))
        .sum();
    let mut sections: Vec<i32> =
        table.track.unfinished().filter(|run| run.owner == Some(seat)).map(|run| hope(table, &run)).collect();
    sections.sort_unstable();
    let sections = sections.pop().unwrap_or(0) - 8 * sections.len() as i32;
    let cash = i32::from(before.player(seat).cash) - i32::from(table.player(seat).cash);
    links + sections - cash
}

/// The nearer a section has come to another city or town, the better.
fn hope(table: &Table, run: &Run) -> i32 {
    let End::Open(hex, edge) = run.end else { return 0 };
    let Some(ahead) = table.board().coord(hex).neighbour(hexes::Layout::Flat, edge) else { return 0 };
    let stops = table.board().stops().filter(|stop| *stop != run.from.0);
    let nearest = stops.map(|stop| distance(ahead, table.board().coord(table.board().stop(stop).hex))).min();
    20 - 5 * nearest.unwrap_or(4)
}

fn distance(one: Coord, other: Coord) -> i32 {
    let columns = (i32::from(one.column) - i32::from(other.column)).abs();
    let rows = (i32::from(one.row) - i32::from(other.row)).abs();
    columns + (rows - columns).max(0) / 2
}

/// The recorded game of four good players, played so far.
pub(crate) fn golden(share: f64) -> Position {
    let text = include_str!("../../../rules/tests/goldens/four-players.record");
    let record = Record::parse(text).expect("a good record");
    let mut replay = Replay::<Position>::new(&record).expect("a game of this house");
    for _ in 0..(record.entries.len() as f64 * share) as usize {
        replay.step().expect("a legal game");
    }
    replay.position().clone()
}
