//! Which cube to move and by which way, or whether to raise the engine.

use age_of_steam::{Cargo, MOVE_ROUNDS, Move, Moving, StopId, Table};
use kernel::Seat;

use super::best;
use super::net::{Net, QUARTERS};
use super::outlook::{Ledger, keep_best};

pub(super) fn choose(table: &Table, seat: Seat, moving: &Moving, moves: &[Move]) -> usize {
    match &moving.cargo {
        Some(cargo) => go_on(table, seat, cargo, moves),
        None => take_up(table, seat, moving, moves),
    }
}

/// The move after which the rest of the game looks best.
fn take_up(table: &Table, seat: Seat, moving: &Moving, moves: &[Move]) -> usize {
    let net = Net::with_rivals(table, seat);
    let mut ledger = Ledger::of(table, seat);
    // This move is one of those left; each choice is valued by what comes after it.
    ledger.moves = MOVE_ROUNDS - 1 - moving.round;
    ledger.may_raise = !moving.engine_raised.contains(seat);
    let mut hauls = Vec::new();
    net.hauls(table, ledger.last_engine(), &mut hauls);
    keep_best(&mut hauls);
    best(moves, |mv| match mv {
        Move::Engine => Ledger { engine: ledger.engine + 1, may_raise: false, ..ledger }.project(&hauls),
        Move::Ship { from, colour } => {
            let Some(at) = table.board().find_stop(*from) else { return f32::MIN };
            let cargo = Cargo { colour: *colour, at, visited: 1 << at.index(), links: 0 };
            let earned = f32::from(best_pay(&net, &cargo, ledger.engine).unwrap_or(0)) / QUARTERS;
            let mut left = hauls.clone();
            let same = |haul: &super::net::Haul| haul.is_of(at, *colour) && haul.arrives == 0;
            if let Some(gone) = left.iter().position(same) {
                left.remove(gone);
            }
            Ledger { income: ledger.income + earned, ..ledger }.project(&left)
        }
        _ => ledger.project(&hauls),
    })
}

/// The way on that pays best.
fn go_on(table: &Table, seat: Seat, cargo: &Cargo, moves: &[Move]) -> usize {
    let net = Net::of(table, seat);
    let engine = table.player(seat).engine;
    best(moves, |mv| {
        let Move::Run { to, over } = mv else { return f32::MIN };
        let rest = table.board().find_stop(*to).and_then(|stop| pay_at(&net, cargo, stop, engine));
        rest.map_or(f32::MIN, |rest| f32::from(Net::pay(table, seat, *over) + rest))
    })
}

/// What a cube on its way earns from here on its best way to a city of its colour, in quarters; `None` if it cannot
/// arrive.
fn best_pay(net: &Net, cargo: &Cargo, engine: u8) -> Option<i8> {
    let ways = net.links(cargo.at).iter().filter(|link| cargo.visited & 1 << link.to == 0);
    let pays = ways.filter_map(|link| {
        let rest = pay_at(net, cargo, StopId::new(link.to.into()), engine)?;
        Some(link.pay + rest)
    });
    pays.max()
}

/// The same once it has come to the next stop.
fn pay_at(net: &Net, cargo: &Cargo, at: StopId, engine: u8) -> Option<i8> {
    let links = cargo.links + 1;
    if net.is_colour(at, cargo.colour) {
        return (links <= engine).then_some(0);
    }
    if links >= engine {
        return None;
    }
    best_pay(net, &Cargo { at, visited: cargo.visited | 1 << at.index(), links, ..*cargo }, engine)
}
