//! Why nothing can be done with a spot of the drawing. The rules say it themselves: every move that the spot could stand
//! for is put before them.

use catalog::steam_power::{Move, Payments, Phase, Table, TileSet, View};
use hexes::Coord;
use kernel::{Refusal, Seat, text};

use super::spots::{Spot, last_tile};

pub(super) fn why_not(view: &View, seat: Seat, spot: &str) -> Option<Refusal> {
    let spot = Spot::parse(spot)?;
    let tried = moves_at(&view.table, seat, spot).into_iter().map(|mv| view.after(seat, &mv).err());
    // One that can be made is enough.
    let whys = tried.collect::<Option<Vec<_>>>()?;
    let why = whys.into_iter().max_by_key(|why| telling(why.why.key))?;
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

/// Of the refusals of all tiles, the one that comes nearest to building tells most.
fn telling(key: &str) -> usize {
    const NEARER: [&str; 13] = [
        "sp-no-crossing-in-empty-hex",
        "sp-no-occupied",
        "sp-no-turns-track",
        "sp-no-same-tile",
        "sp-no-finish-first",
        "sp-no-first-track",
        "sp-no-unconnected",
        "sp-no-off-the-land",
        "sp-no-loop",
        "sp-no-joins-other",
        "sp-no-tile-left",
        "sp-no-train",
        "sp-no-too-dear",
    ];
    NEARER.iter().position(|nearer| *nearer == key).map_or(0, |at| at + 1)
}

/// A refusal speaks of one tile or route; here it is about all that were tried.
fn said_of_all(table: &Table, seat: Seat, at: Coord, why: Refusal) -> Refusal {
    match why.why.key {
        "sp-no-occupied" | "sp-no-turns-track" => why_no_crossing(table, at).unwrap_or(why),
        // The link does lead here, but what lies here lets no track in.
        "sp-no-finish-first" if is_ahead(table, seat, at) => why_no_crossing(table, at).unwrap_or(why),
        // A city of the network lies beside it, but so does track.
        "sp-no-unconnected" if touches_network(table, seat, at) => why_no_crossing(table, at).unwrap_or(why),
        // There are routes; none of them can be paid for.
        "sp-no-such-route" => {
            let city = table.board().find_city(at).map(|city| table.board().site(city).name.clone());
            Refusal::new("SP-4.8", text!("sp-no-money-for-rest", city = city.unwrap_or_default()))
        }
        _ => why,
    }
}

fn touches_network(table: &Table, seat: Seat, at: Coord) -> bool {
    let hex = table.board().find(at).map(|hex| table.board().hex(hex));
    let linked =
        |edge| hex.and_then(|hex| hex.city(edge)).is_some_and(|city| table.track.linked(seat).contains(city));
    hex.is_some_and(|hex| hex.cities.iter().any(linked))
}

fn is_ahead(table: &Table, seat: Seat, at: Coord) -> bool {
    let ahead = table.track.stub(seat).and_then(|stub| table.track.ahead(stub));
    ahead.is_some_and(|(hex, _)| table.board().hex(hex).coord == at)
}

/// Why the one track of a hex cannot be crossed.
fn why_no_crossing(table: &Table, at: Coord) -> Option<Refusal> {
    let tile = table.track.tile(table.board().find(at)?)?;
    let at = at.to_string();
    Some(match TileSet::shipped().face(tile).name.as_str() {
        "tight-curve" => Refusal::new("SP-2.13", text!("sp-no-crossing-of-tight-curve", at = at)),
        _ => Refusal::new("SP-2.13", text!("sp-no-crossing-fits", at = at)),
    })
}
