//! What a cube on its way has earned its mover.

use std::collections::BTreeSet;

use catalog::age_of_steam::{Cargo, StopId, Table};
use hexes::Edge;
use kernel::Seat;

/// How many of the links behind a cube are the seat's. The table shows where the cube has been but not in which order,
/// nor over which of two links between the same places: `None` when that leaves more than one answer.
pub(super) fn earned(table: &Table, seat: Seat, cargo: &Cargo) -> Option<u8> {
    let mut counts = BTreeSet::new();
    let before = cargo.visited & !bit(cargo.at);
    go_back(table, seat, cargo.at, before, 0, &mut counts);
    let count = counts.pop_first();
    count.filter(|_| counts.is_empty())
}

const fn bit(stop: StopId) -> u64 {
    1 << stop.index()
}

/// Tries every way back over the stops that are still to be visited, and notes how many own links each has.
fn go_back(table: &Table, seat: Seat, at: StopId, before: u64, own: u8, counts: &mut BTreeSet<u8>) {
    if before == 0 {
        counts.insert(own);
        return;
    }
    for edge in Edge::ALL {
        let Some(from) = table.track.link(at, edge).filter(|from| before & bit(*from) != 0) else { continue };
        let pays = table.track.link_owner(at, edge) == Some(seat);
        go_back(table, seat, from, before & !bit(from), own + u8::from(pays), counts);
    }
}
