//! What a move does, and what it leaves of the money.

use catalog::age_of_steam::{Action, Change, Move, Phase, SHARE_PRICE, Supply, Table, TileId};
use hexes::Coord;
use kernel::{Arg, Seat, Text, text};

use super::spots::named;

pub(super) fn describe(table: &Table, seat: Seat, mv: &Move) -> Text {
    let named = |at: Coord| named(table, at);
    match *mv {
        Move::Issue(shares) => {
            text!("aos-move-issue", shares = shares, dollars = u16::from(shares) * SHARE_PRICE)
        }
        Move::Bid(dollars) => text!("aos-move-bid", dollars = dollars),
        Move::Pass => text!("aos-move-pass"),
        Move::Drop => text!("aos-move-drop"),
        Move::Take(action) => text!(
            "aos-move-take",
            action = Arg::Word(action.word()),
            what = Arg::Word(action_what_word(action))
        ),
        Move::Urbanize { at, city } => {
            let colour = Arg::Word(Supply::shipped().new_city(city).colour.word());
            text!("aos-move-urbanize", town = named(at), city = city.to_string(), colour = colour)
        }
        Move::Build { at, tile } => build(table, seat, at, tile),
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
    }
}

fn build(table: &Table, seat: Seat, at: Coord, tile: TileId) -> Text {
    let Ok((cost, change)) = table.quote(seat, at, tile) else { return tile.text() };
    let (at, tile) = (at.to_string(), tile.text());
    match change {
        Change::Place => text!("aos-move-build", at = at, cost = cost, tile = tile),
        Change::Replace => text!("aos-move-replace", at = at, cost = cost, tile = tile),
        Change::Redirect => text!("aos-move-redirect", at = at, cost = cost, tile = tile),
    }
}

/// The key of what an action is good for.
const fn action_what_word(action: Action) -> &'static str {
    match action {
        Action::FirstMove => "aos-action-first-move-what",
        Action::FirstBuild => "aos-action-first-build-what",
        Action::Engineer => "aos-action-engineer-what",
        Action::Locomotive => "aos-action-locomotive-what",
        Action::Urbanization => "aos-action-urbanization-what",
        Action::Production => "aos-action-production-what",
        Action::TurnOrder => "aos-action-turn-order-what",
    }
}

pub(super) fn balance(table: &Table, seat: Seat, mv: &Move) -> Option<Text> {
    let cash = table.player(seat).cash;
    match *mv {
        Move::Issue(0) => None,
        Move::Issue(shares) => {
            let gained = u16::from(shares) * SHARE_PRICE;
            Some(text!("aos-balance-gains", gained = gained, left = cash + gained))
        }
        // What a bid costs in the end depends on the others: all of it at the most.
        Move::Bid(dollars) => Some(text!("aos-balance-bid", left = cash.saturating_sub(dollars))),
        Move::Drop => {
            let left = table.after(seat, mv).ok()?.player(seat).cash;
            (left < cash).then(|| text!("aos-balance-pays", paid = cash - left, left = left))
        }
        Move::Build { at, tile } => {
            let (cost, _) = table.quote(seat, at, tile).ok()?;
            Some(text!("aos-balance-pays", paid = cost, left = cash.saturating_sub(cost)))
        }
        _ => None,
    }
}
