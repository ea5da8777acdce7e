//! Which action to take, by what comes of each.

use kernel::Seat;
use steam_power::{Bonus, Move, Phase, View};

use super::links::{first_links, routes};
use super::prospect::{ACTION, Prospect};
use super::reach::Route;

pub(super) fn choose(view: &View, seat: Seat, moves: &[Move]) -> Move {
    let table = &view.table;
    let begun = table.track.stub(seat).is_some();
    let laying = matches!(table.phase, Phase::Action | Phase::SecondTile | Phase::Bonus(Bonus::Track));
    let now = Prospect::new(view, seat);
    let (now, routes): (Prospect<'_>, Vec<Route>) = if !laying {
        (now, Vec::new())
    } else if begun || !now.linked.is_empty() {
        let routes = routes(table, seat);
        (now.with_routes(&routes), routes.into_iter().flatten().collect())
    } else {
        (now, first_links(table, seat))
    };
    // The tile that is being laid has been paid for with the action that it is part of.
    let free = match table.phase {
        Phase::SecondTile => 1,
        Phase::Bonus(_) => ACTION,
        _ => 0,
    };
    let mut best = (moves[moves.len() - 1], i32::MIN);
    let mut offer = |mv: Move, value: i32| {
        if value > best.1 {
            best = (mv, value);
        }
    };
    for route in &routes {
        if i32::from(route.dollars) <= now.cash && (begun || now.trains > 0) {
            offer(route.first, after_link(&now, route, free));
        }
    }
    for mv in moves {
        if let Some(value) = after(&now, table, mv, free) {
            offer(*mv, value);
        }
    }
    if routes.is_empty() && begun && laying && moves.contains(&Move::Remove) {
        let mut then = now.clone();
        then.spend(ACTION - free);
        offer(Move::Remove, then.play_out());
    }
    best.0
}

fn after_link(now: &Prospect<'_>, route: &Route, free: i32) -> i32 {
    let mut then = now.clone();
    then.spend((i32::from(route.tiles) - free).max(0));
    then.cash -= i32::from(route.dollars);
    if then.linked.is_empty() {
        then.link(route.from);
    }
    then.link(route.to);
    then.play_out()
}

/// What comes of a move that lays no track.
fn after(now: &Prospect<'_>, table: &steam_power::Table, mv: &Move, free: i32) -> Option<i32> {
    let mut then = now.clone();
    match *mv {
        Move::Fulfil(contract) => then.fulfil(contract),
        Move::Factory { at, resources } => {
            then.spend(ACTION - free);
            then.build_factory(table.board().find_city(at)?, resources);
        }
        Move::Take | Move::TakeFrom(_) => {
            then.spend(ACTION - free);
            then.unknown += 2;
        }
        Move::Bank => {
            then.spend(ACTION);
            then.cash += i32::from(table.variant.bank_money());
        }
        Move::Done | Move::Skip => {}
        _ => return None,
    }
    Some(then.play_out())
}
