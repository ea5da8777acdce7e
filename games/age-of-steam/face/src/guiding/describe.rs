//! What a move does, and what it leaves of the money.

use age_of_steam::{Action, Change, Move, Phase, Table, TileId, proceeds};
use hexes::Coord;
use kernel::{Arg, Message, Seat, Text, message, text};

use super::accounts::with_shortage;
use super::spots::{named, new_city_label};

pub(super) fn describe(table: &Table, seat: Seat, mv: &Move) -> Text {
    let named = |at: Coord| named(table, at);
    match *mv {
        Move::Issue(shares) => {
            text!(aos_move_issue, shares = shares, dollars = proceeds(shares))
        }
        Move::Bid(dollars) => text!(aos_move_bid, dollars = dollars),
        Move::Pass => text!(aos_move_pass, news = message!(aos_news_pass)),
        Move::Drop => text!(aos_move_drop),
        Move::Take(action) => text!(aos_move_take, action = action.name(), what = good_for(action)),
        Move::Urbanize { at, city } => {
            text!(aos_move_urbanize, town = named(at), city = new_city_label(city))
        }
        Move::Build { at, tile } => build(table, seat, at, tile),
        Move::Done if table.gives_up_new_city(seat, mv) => {
            text!(aos_move_done_no_new_city, news = message!(aos_news_no_new_city))
        }
        Move::Done => text!(aos_move_done),
        Move::Ship { from, colour } => text!(
            aos_move_ship,
            colour = colour.name(),
            from = named(from),
            links = table.player(seat).engine
        ),
        Move::Run { to, over } => delivered(table, seat, to, over, run(table, seat, to, over)),
        Move::Engine => text!(aos_move_engine),
        Move::Decline if matches!(table.phase, Phase::Production(_)) => text!(aos_move_decline_production),
        Move::Decline => text!(aos_move_decline),
        Move::Produce => text!(aos_move_produce),
        Move::Stock { column, row } => {
            let cube = match &table.phase {
                Phase::Production(producing) => producing.next_cube(),
                _ => None,
            };
            let colour = cube.map_or(Arg::from(""), |cube| cube.name().into());
            text!(aos_move_stock, colour = colour, place = table.board().box_label(column, row))
        }
    }
}

fn build(table: &Table, seat: Seat, at: Coord, tile: TileId) -> Text {
    let Ok((cost, change)) = table.quote(seat, at, tile) else { return tile.text() };
    let (at, tile) = (at.to_string(), tile.text());
    match change {
        Change::Place => text!(aos_move_build, at = at, cost = cost, tile = tile),
        Change::Replace => text!(aos_move_replace, at = at, cost = cost, tile = tile),
        Change::Redirect => text!(aos_move_redirect, at = at, cost = cost, tile = tile),
    }
}

pub(super) fn news(table: &Table, seat: Seat, mv: &Move) -> Option<Text> {
    match *mv {
        Move::Pass => Some(text!(aos_news_pass)),
        Move::Take(action) => Some(good_for(action).into()),
        Move::Done if table.gives_up_new_city(seat, mv) => Some(text!(aos_news_no_new_city)),
        Move::Run { to, over } => Some(delivered(table, seat, to, over, earns(table, seat, over))),
        _ => None,
    }
}

/// A step of a cube on its way, and who earns by it.
fn run(table: &Table, seat: Seat, to: Coord, over: Option<Seat>) -> Text {
    let (to, news) = (named(table, to), earns(table, seat, over));
    match over {
        Some(owner) if owner == seat => text!(aos_move_run_own, to = to, news = news),
        Some(owner) if table.paid(over).is_none() => {
            text!(aos_move_run_unpaid, to = to, owner = owner, news = news)
        }
        Some(owner) => text!(aos_move_run, to = to, owner = owner, news = news),
        None => text!(aos_move_run_unowned, to = to, news = news),
    }
}

/// Who earns by a step over this track.
fn earns(table: &Table, seat: Seat, over: Option<Seat>) -> Text {
    match over {
        Some(owner) if owner == seat => text!(aos_news_run_own),
        Some(_) if table.paid(over).is_none() => text!(aos_news_run_unpaid),
        Some(owner) => text!(aos_news_run, owner = owner),
        None => text!(aos_news_run_unowned),
    }
}

/// What is said of a step, with what its mover has earned in all when the cube arrives by it.
fn delivered(table: &Table, seat: Seat, to: Coord, over: Option<Seat>, step: Text) -> Text {
    // A cube of one link has earned no more than this step says.
    let has_come_far = match &table.phase {
        Phase::MoveGoods(moving) => moving.cargo.as_ref().is_some_and(|cargo| cargo.links() > 0),
        _ => false,
    };
    match table.earned_on_arrival(seat, to, over) {
        Some(total) if has_come_far => text!(aos_move_delivers, step = step, total = total),
        _ => step,
    }
}

/// What an action is good for.
const fn good_for(action: Action) -> Message {
    match action {
        Action::FirstMove => message!(aos_action_first_move_what),
        Action::FirstBuild => message!(aos_action_first_build_what),
        Action::Engineer => message!(aos_action_engineer_what),
        Action::Locomotive => message!(aos_action_locomotive_what),
        Action::Urbanization => message!(aos_action_urbanization_what),
        Action::Production => message!(aos_action_production_what),
        Action::TurnOrder => message!(aos_action_turn_order_what),
    }
}

pub(super) fn balance(table: &Table, seat: Seat, mv: &Move) -> Option<Text> {
    let mut then = *table.player(seat);
    let told = match *mv {
        Move::Issue(0) => return None,
        Move::Issue(shares) => {
            then.issue(shares);
            text!(aos_balance_issue, left = then.cash, shares = shares)
        }
        // What a bid costs in the end depends on the others: all of it at the most.
        Move::Bid(dollars) => {
            then.cash = then.cash.saturating_sub(dollars);
            text!(aos_balance_bid, left = then.cash)
        }
        Move::Drop => {
            let Phase::Auction(auction) = &table.phase else { return None };
            let due = auction.due(seat);
            if due == 0 {
                return None;
            }
            then.cash = then.cash.saturating_sub(due);
            text!(aos_balance_pays, paid = due, left = then.cash)
        }
        Move::Build { at, tile } => {
            let (cost, _) = table.quote(seat, at, tile).ok()?;
            then.cash = then.cash.saturating_sub(cost);
            let pays = text!(aos_balance_pays, paid = cost, left = then.cash);
            match table.gives_up_new_city(seat, mv) {
                true => text!(aos_balance_no_new_city, balance = pays),
                false => pays,
            }
        }
        Move::Engine | Move::Take(Action::Locomotive) if then.can_raise_engine() => {
            then.raise_engine();
            text!(aos_balance_engine)
        }
        _ => return None,
    };
    Some(with_shortage(told, &then))
}
