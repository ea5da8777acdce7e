//! Why nothing can be done with a spot of the drawing. The rules say it themselves: every move that the spot could stand
//! for is put before them.

use guide::SpotName as _;
use hexes::Coord;
use kernel::{Seat, try_out};
use steam_power::{Move, Payments, Phase, Position, Reason, Table, TileSet, View};

use super::spots::{Spot, last_tile};

pub(super) fn why_not(view: &View, seat: Seat, spot: &str) -> Option<Reason> {
    let spot = Spot::parse(spot)?;
    let tried =
        moves_at(&view.table, seat, spot).into_iter().map(|mv| try_out::<Position>(view, seat, &mv).err());
    // One that can be made is enough.
    let whys = tried.collect::<Option<Vec<_>>>()?;
    let why = whys.into_iter().max_by_key(telling)?;
    Some(match spot {
        Spot::Hex(at) => said_of_all(&view.table, seat, at, why),
        _ => why,
    })
}

/// What somebody who points at this could want.
fn moves_at(table: &Table, seat: Seat, spot: Spot) -> Vec<Move> {
    match spot {
        Spot::Contract(contract) => vec![Move::Fulfil(contract)],
        Spot::Hand(from) => vec![Move::TakeFrom(from)],
        Spot::Hex(at) => match table.phase {
            Phase::Fulfilling { needs, .. } => {
                let city = table.board().find_city(at);
                let ways = table.ways_to_bring(seat, &needs).into_iter().filter(|way| Some(way.from) == city);
                let pays = ways.map(|way| way.pay).chain([Payments::NONE]);
                pays.map(|pay| Move::Bring { from: at, pay }).collect()
            }
            _ if table.board().find_city(at).is_some() => factories_at(table, at),
            _ if last_tile(table, seat) == Some(at) => {
                TileSet::shipped().ids().map(Move::Replace).chain([Move::Remove]).collect()
            }
            _ => TileSet::shipped().ids().map(|tile| Move::Build { at, tile }).collect(),
        },
    }
}

/// With the fewest resources that it may have, so that the number is never the reason.
fn factories_at(table: &Table, at: Coord) -> Vec<Move> {
    let colour = table.board().find_city(at).and_then(|city| table.city(city).tile.colour());
    let is_bonus = matches!(table.phase, Phase::Bonus(_));
    let resources = colour.map_or(0, |colour| *table.factory_sizes(colour, is_bonus).start());
    vec![Move::Factory { at, resources }]
}

/// Of the reasons against all tiles, the one that comes nearest to building tells most.
const fn telling(why: &Reason) -> u8 {
    match why {
        Reason::CrossingInEmptyHex { .. } => 1,
        Reason::OccupiedHex { .. } => 2,
        Reason::TurnsTrack { .. } => 3,
        Reason::SameTile { .. } => 4,
        Reason::FinishFirst { .. } => 5,
        Reason::FirstTrack { .. } => 6,
        Reason::Unconnected { .. } => 7,
        Reason::OffTheLand { .. } => 8,
        Reason::Loop { .. } => 9,
        Reason::JoinsOther { .. } => 10,
        Reason::NoTileLeft { .. } => 11,
        Reason::NoTrain => 12,
        Reason::TooDear { .. } => 13,
        _ => 0,
    }
}

/// A reason speaks of one tile or route; here it is about all that were tried.
fn said_of_all(table: &Table, seat: Seat, at: Coord, why: Reason) -> Reason {
    let what_lies_here = match why {
        Reason::OccupiedHex { .. } | Reason::TurnsTrack { .. } => true,
        // The link does lead here, but what lies here lets no track in.
        Reason::FinishFirst { .. } => table.leads_into(seat, at),
        // A link could begin beside it, but track lies there.
        Reason::Unconnected { .. } => table.lies_beside_a_start(seat, at),
        // There are routes; none of them can be paid for.
        Reason::NoSuchRoute { city, .. } => return Reason::NoMoneyForRest { city },
        _ => false,
    };
    if what_lies_here { table.why_no_crossing(at).unwrap_or(why) } else { why }
}
