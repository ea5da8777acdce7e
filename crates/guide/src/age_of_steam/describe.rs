//! What a move does, and what it leaves of the money.

use catalog::age_of_steam::{Action, Change, MOST_LINKS, Move, Phase, SHARE_PRICE, Table, TileId};
use hexes::Coord;
use kernel::{Arg, Seat, Text, text};

use super::accounts::with_shortage;
use super::building::can_urbanize;
use super::earnings::earned;
use super::spots::{named, new_city_label};

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
            text!("aos-move-urbanize", town = named(at), city = new_city_label(city))
        }
        Move::Build { at, tile } => build(table, seat, at, tile),
        Move::Done if forgoes_new_city(table, seat) => text!("aos-move-done-no-new-city"),
        Move::Done => text!("aos-move-done"),
        Move::Ship { from, colour } => text!(
            "aos-move-ship",
            colour = Arg::Word(colour.word()),
            from = named(from),
            links = table.player(seat).engine
        ),
        Move::Run { to, over } => run(table, seat, to, over),
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
            text!("aos-move-stock", colour = colour, place = table.board().box_label(column, row))
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

/// Whether what is done now, a first tile or the end of building, gives a New City away.
fn forgoes_new_city(table: &Table, seat: Seat) -> bool {
    matches!(&table.phase, Phase::BuildTrack(building) if can_urbanize(table, building, seat))
}

/// A step of a cube on its way: who earns by it and, when it arrives, what its mover has earned in all.
fn run(table: &Table, seat: Seat, to: Coord, over: Option<Seat>) -> Text {
    let place = named(table, to);
    let step = match over {
        Some(owner) if owner == seat => text!("aos-move-run-own", to = place),
        Some(owner) if table.player(owner).eliminated => {
            text!("aos-move-run-unpaid", to = place, owner = owner)
        }
        Some(owner) => text!("aos-move-run", to = place, owner = owner),
        None => text!("aos-move-run-unowned", to = place),
    };
    let Phase::MoveGoods(moving) = &table.phase else { return step };
    let Some(cargo) = &moving.cargo else { return step };
    let colour = table.board().find_stop(to).and_then(|stop| table.colour(stop));
    // A cube of one link has earned no more than this step says.
    if colour != Some(cargo.colour) || cargo.links == 0 {
        return step;
    }
    match earned(table, seat, cargo) {
        Some(before) => {
            text!("aos-move-delivers", step = step, total = before + u8::from(over == Some(seat)))
        }
        None => step,
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
    let player = table.player(seat);
    let mut then = *player;
    let told = match *mv {
        Move::Issue(0) => return None,
        Move::Issue(shares) => {
            let gained = u16::from(shares) * SHARE_PRICE;
            (then.cash, then.shares) = (then.cash + gained, then.shares + shares);
            text!("aos-balance-issue", left = then.cash, shares = shares)
        }
        // What a bid costs in the end depends on the others: all of it at the most.
        Move::Bid(dollars) => {
            then.cash = then.cash.saturating_sub(dollars);
            text!("aos-balance-bid", left = then.cash)
        }
        Move::Drop => {
            then.cash = table.after(seat, mv).ok()?.player(seat).cash;
            if then.cash == player.cash {
                return None;
            }
            text!("aos-balance-pays", paid = player.cash - then.cash, left = then.cash)
        }
        Move::Build { at, tile } => {
            let (cost, _) = table.quote(seat, at, tile).ok()?;
            then.cash = then.cash.saturating_sub(cost);
            let pays = text!("aos-balance-pays", paid = cost, left = then.cash);
            match forgoes_new_city(table, seat) {
                true => text!("aos-balance-no-new-city", balance = pays),
                false => pays,
            }
        }
        Move::Engine | Move::Take(Action::Locomotive) if then.engine < MOST_LINKS => {
            then.engine += 1;
            text!("aos-balance-engine")
        }
        _ => return None,
    };
    Some(with_shortage(told, &then))
}
