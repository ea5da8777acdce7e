//! Where the resources of a contract come from.

use kernel::Seat;
use steam_power::{Move, Owner, Resources, Table, Way};

use super::prospect::{DOLLAR, POINT};

/// What it is worth, by the resources left, to bring one's own factory nearer to its end.
const OWN_EMPTIER: [i32; 7] = [0, 200, 60, 40, 30, 20, 10];
/// What it costs to do the same for a rival.
const RIVAL_EMPTIER: [i32; 7] = [0, 60, 15, 5, 0, 0, 0];

pub(super) fn choose(table: &Table, seat: Seat, needs: &Resources) -> Move {
    let ways = table.ways_to_bring(seat, needs);
    match ways.iter().max_by_key(|way| worth(table, seat, way)) {
        Some(way) => Move::Bring { from: table.board().site(way.from).coord, pay: way.pay },
        None => Move::Accept,
    }
}

fn worth(table: &Table, seat: Seat, way: &Way) -> i32 {
    let city = table.city(way.from);
    let left = usize::from(city.resources).min(6);
    let emptier = match city.factory {
        Some(Owner::Seat(owner)) if owner == seat => OWN_EMPTIER[left],
        Some(Owner::Seat(_)) => -RIVAL_EMPTIER[left],
        Some(Owner::Combine) | None => 0,
    };
    // A dollar that a rival gets counts a little more than one that the bank gets; so does paying whoever leads.
    let paid: i32 = way.pay.iter().map(|(to, dollars)| i32::from(dollars) * rivalry(table, to)).sum();
    emptier - i32::from(way.cost()) * DOLLAR - paid
}

/// What a dollar in this rival's hand costs us.
fn rivalry(table: &Table, rival: Seat) -> i32 {
    let ahead = table.all_seats().all(|seat| table.score(seat).total() <= table.score(rival).total());
    if ahead { POINT / 10 } else { POINT / 20 }
}
