//! The links that a player could build next.

use kernel::Seat;
use steam_power::{Cities, CityId, CityTile, Table};

use super::atlas::Atlas;
use super::reach::{Reach, Route, Routes};

/// How much money may be missing for a route that is looked at all the same.
const MAY_BE_MISSING: u16 = 3;
/// The same for a link that is begun.
const MAY_BE_MISSING_TO_FINISH: u16 = 12;
/// The longest first link, in tiles.
const LONGEST_FIRST: u8 = 2;

/// For each city, how this player would come there.
pub(super) fn routes(table: &Table, seat: Seat) -> Routes {
    let (track, cash) = (&table.track, table.player(seat).cash);
    if track.stub(seat).is_some() {
        return Reach::new(track, seat, cash.saturating_add(MAY_BE_MISSING_TO_FINISH)).out_of_stub(seat);
    }
    Reach::new(track, seat, cash.saturating_add(MAY_BE_MISSING)).out_of_cities(starts(table, seat))
}

/// The cities that a link may begin in. A city of points beside the network stays a goal.
fn starts(table: &Table, seat: Seat) -> Cities {
    let is_for_points = |city: &CityId| table.city(*city).tile == CityTile::Points;
    let goals = table.starts(seat).without(table.track.linked(seat)).iter().filter(is_for_points).collect();
    table.starts(seat).without(goals)
}

/// Every first link of a player who has none, each in one direction.
pub(super) fn first_links(table: &Table, seat: Seat) -> Vec<Route> {
    let (board, cash) = (table.board(), table.player(seat).cash);
    let mut found = Vec::new();
    for from in board.cities() {
        let near = Atlas::of(board).from(from).iter().any(|distance| distance.tiles <= LONGEST_FIRST);
        if !near {
            continue;
        }
        let reach = Reach::new(&table.track, seat, cash).within(LONGEST_FIRST);
        let routes = reach.out_of_cities(Cities::only(from));
        found.extend(routes.into_iter().flatten().filter(|route| route.from < route.to));
    }
    found
}
