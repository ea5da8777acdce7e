//! Which cube to move and by which way, or whether to raise the engine.

use age_of_steam::{Cargo, Colour, MOVE_ROUNDS, Move, Moving, StopId, Stops, Table};
use kernel::Seat;

use super::best;
use super::net::{Net, in_dollars};
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
            let way = Way::of(&Cargo::taken_up(*colour, at), table, &net, seat);
            let earned = in_dollars(way.best_pay().unwrap_or(0));
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
    let way = Way::of(cargo, table, &net, seat);
    best(moves, |mv| {
        let Move::Run { to, over } = mv else { return f32::MIN };
        let rest = table.board().find_stop(*to).and_then(|stop| way.pay_at(stop));
        rest.map_or(f32::MIN, |rest| f32::from(Net::pay(table, seat, *over) + rest))
    })
}

/// A way that a cube could take.
#[derive(Clone, Copy)]
struct Way<'a> {
    table: &'a Table,
    net: &'a Net,
    colour: Colour,
    at: StopId,
    visited: Stops,
    /// How many more links the engine can carry it.
    left: u8,
}

impl<'a> Way<'a> {
    fn of(cargo: &Cargo, table: &'a Table, net: &'a Net, seat: Seat) -> Self {
        let (at, visited, left) = (cargo.at(), cargo.visited(), table.links_left(cargo, seat));
        Self { table, net, colour: cargo.colour, at, visited, left }
    }

    /// What the cube earns from here on its best way to a city of its colour, in quarters; `None` if it cannot arrive.
    fn best_pay(&self) -> Option<i8> {
        let ways = self.net.links(self.at).iter().map(|link| (StopId::new(link.to.into()), link.pay));
        let new = ways.filter(|(to, _)| !self.visited.contains(*to));
        new.filter_map(|(to, pay)| Some(pay + self.pay_at(to)?)).max()
    }

    /// The same once it has come to the next stop.
    fn pay_at(&self, at: StopId) -> Option<i8> {
        let left = self.left.checked_sub(1)?;
        if self.table.takes(at, self.colour) {
            return Some(0);
        }
        if left == 0 {
            return None;
        }
        let visited = self.visited.or(Stops::only(at));
        Self { at, visited, left, ..*self }.best_pay()
    }
}
