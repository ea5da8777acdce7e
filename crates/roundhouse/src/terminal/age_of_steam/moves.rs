//! Moves as a list of choices shows them.

use catalog::age_of_steam::{Change, Move, Phase, SHARE_PRICE, Supply, Table, TileId, TileSet};
use hexes::Coord;
use kernel::{Arg, Refusal, Seat, text};
use words::Words;

pub(super) fn describe(table: &Table, seat: Seat, mv: &Move, words: &Words) -> String {
    let named = |at: Coord| {
        let stop = table.board().find_stop(at);
        stop.map_or_else(|| at.to_string(), |stop| format!("{} ({at})", table.board().stop(stop).name))
    };
    let text = match *mv {
        Move::Issue(shares) => {
            text!("aos-move-issue", shares = shares, dollars = u16::from(shares) * SHARE_PRICE)
        }
        Move::Bid(dollars) => text!("aos-move-bid", dollars = dollars),
        Move::Pass => text!("aos-move-pass"),
        Move::Drop => text!("aos-move-drop"),
        Move::Take(action) => {
            let what = words.word(&format!("{}-what", action.word()));
            text!("aos-move-take", action = Arg::Word(action.word()), what = what)
        }
        Move::Urbanize { at, city } => {
            let colour = Arg::Word(Supply::shipped().new_city(city).colour.word());
            text!("aos-move-urbanize", town = named(at), city = city.to_string(), colour = colour)
        }
        Move::Build { at, tile } => return build(table, seat, at, tile, words),
        Move::Done => text!("aos-move-done"),
        Move::Ship { from, colour } => {
            text!("aos-move-ship", colour = Arg::Word(colour.word()), from = named(from))
        }
        Move::Run { to, over: Some(owner) } if owner == seat => text!("aos-move-run-own", to = named(to)),
        Move::Run { to, over: Some(owner) } => text!("aos-move-run", to = named(to), owner = owner),
        Move::Run { to, over: None } => text!("aos-move-run-unowned", to = named(to)),
        Move::Engine => text!("aos-move-engine"),
        Move::Decline if matches!(table.phase, Phase::Production(_)) => text!("aos-move-decline-production"),
        Move::Decline => text!("aos-move-decline"),
        Move::Produce => text!("aos-move-produce"),
        Move::Stock { column, row } => {
            let cube = match &table.phase {
                Phase::Production(producing) => producing.drawn.iter().flatten().next(),
                _ => None,
            };
            let colour = cube.map_or(Arg::from(""), |cube| Arg::Word(cube.word()));
            text!("aos-move-stock", colour = colour, row = row + 1, column = column.to_string())
        }
    };
    words.say(&text)
}

fn build(table: &Table, seat: Seat, at: Coord, tile: TileId, words: &Words) -> String {
    let Ok((cost, change)) = table.quote(seat, at, tile) else { return words.say(&tile.text()) };
    let (at, tile) = (at.to_string(), tile.text());
    words.say(&match change {
        Change::Place => text!("aos-move-build", at = at, cost = cost, tile = tile),
        Change::Replace => text!("aos-move-replace", at = at, cost = cost, tile = tile),
        Change::Redirect => text!("aos-move-redirect", at = at, cost = cost, tile = tile),
    })
}

/// For `build Q10`: why no tile at all can be laid there now. `None` when different tiles have different reasons.
pub(super) fn why_no_tile(table: &Table, seat: Seat, beginning: &str) -> Option<Refusal> {
    let (verb, at) = beginning.trim().split_once(' ')?;
    let at: Coord = at.trim().to_ascii_uppercase().parse().ok()?;
    if !verb.eq_ignore_ascii_case("build") || !matches!(table.phase, Phase::BuildTrack(_)) {
        return None;
    }
    let mut reasons = TileSet::shipped().ids().map(|tile| table.quote(seat, at, tile).err());
    let first = reasons.next()??;
    reasons.all(|reason| reason.is_some_and(|reason| reason.rule == first.rule)).then_some(first)
}
