//! What a cube on its way has earned its mover.

use std::collections::BTreeSet;

use catalog::age_of_steam::{Cargo, StopId, Table};
use hexes::Edge;
use kernel::Seat;

/// How many of the links behind a cube are the seat's. The table shows where the cube has been but not in which order,
/// nor over which of two links between the same places: `None` when that leaves more than one answer.
pub(super) fn earned(table: &Table, seat: Seat, cargo: &Cargo) -> Option<u8> {
    let mut counts = BTreeSet::new();
    let way = Way { table, seat, cargo };
    way.go_back(cargo.at, cargo.visited & !bit(cargo.at), 0, &mut counts);
    let count = counts.pop_first();
    count.filter(|_| counts.is_empty())
}

const fn bit(stop: StopId) -> u64 {
    1 << stop.index()
}

struct Way<'a> {
    table: &'a Table,
    seat: Seat,
    cargo: &'a Cargo,
}

impl Way<'_> {
    /// Tries every way back over the stops that the cube has been at before, and notes how many own links each has.
    fn go_back(&self, at: StopId, before: u64, own: u8, counts: &mut BTreeSet<u8>) {
        let colour = self.table.colour(at);
        if before == 0 {
            // Cubes start in cities.
            if colour.is_some() {
                counts.insert(own);
            }
            return;
        }
        // A city of its colour would have kept it.
        if colour == Some(self.cargo.colour) {
            return;
        }
        for edge in Edge::ALL {
            let from = self.table.track.link(at, edge).filter(|from| before & bit(*from) != 0);
            let Some(from) = from else { continue };
            let pays = self.table.track.link_owner(at, edge) == Some(self.seat);
            self.go_back(from, before & !bit(from), own + u8::from(pays), counts);
        }
    }
}
