//! Which action to take, by what comes of each.

use kernel::Seat;
use steam_power::{Move, Phase, TAKEN_AT_ONCE, Table, View};

use super::links::{first_links, routes};
use super::prospect::{ACTION, Prospect};
use super::reach::Route;

/// How many moves are thought through after a glance at each.
const FAVOURITES: usize = 6;

/// A move, and what may come of it.
struct Idea<'a> {
    mv: Move,
    then: Prospect<'a>,
    glance: i32,
}

pub(super) fn choose(view: &View, seat: Seat, moves: &[Move]) -> Move {
    let mut ideas = ideas(view, seat, moves);
    ideas.sort_by_key(|idea| std::cmp::Reverse(idea.glance));
    ideas.truncate(FAVOURITES);
    let mut best = (moves[moves.len() - 1], i32::MIN);
    for idea in &ideas {
        let value = idea.glance.max(idea.then.play_out());
        if value > best.1 {
            best = (idea.mv, value);
        }
    }
    best.0
}

fn ideas<'a>(view: &'a View, seat: Seat, moves: &[Move]) -> Vec<Idea<'a>> {
    let table = &view.table;
    let begun = table.track.stub(seat).is_some();
    let laying = table.phase.lays_track();
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
    let mut ideas = Vec::with_capacity(64);
    let mut offer = |mv: Move, then: Prospect<'a>| ideas.push(Idea { mv, glance: then.glance(), then });
    let leads_on = |route: &&Route| !now.linked.contains(route.to);
    // An open end that leads to nothing new is brought to any end.
    let stuck = begun && !routes.iter().any(|route| leads_on(&route));
    for route in routes.iter().filter(|route| stuck || leads_on(route)) {
        if i32::from(route.dollars) <= now.cash && moves.contains(&route.first) {
            offer(route.first, after_link(&now, route, free));
        }
    }
    for mv in moves {
        if let Some(then) = after(&now, table, mv, free) {
            offer(*mv, then);
        }
    }
    if routes.is_empty() && begun && laying && moves.contains(&Move::Remove) {
        let mut then = now.clone();
        then.spend(ACTION - free);
        offer(Move::Remove, then);
    }
    ideas
}

fn after_link<'a>(now: &Prospect<'a>, route: &Route, free: i32) -> Prospect<'a> {
    let mut then = now.clone();
    then.spend((i32::from(route.tiles) - free).max(0));
    then.cash -= i32::from(route.dollars);
    if then.linked.is_empty() {
        then.link(route.from);
    }
    then.link(route.to);
    then
}

/// What comes of a move that lays no track.
fn after<'a>(now: &Prospect<'a>, table: &Table, mv: &Move, free: i32) -> Option<Prospect<'a>> {
    let mut then = now.clone();
    match *mv {
        Move::Fulfil(contract) => then.fulfil(contract),
        Move::Factory { at, resources } => {
            then.spend(ACTION - free);
            then.build_factory(table.board().find_city(at)?, resources);
        }
        Move::Take | Move::TakeFrom(_) => {
            then.spend(ACTION - free);
            then.unknown += i32::from(TAKEN_AT_ONCE);
        }
        Move::Bank => {
            then.spend(ACTION);
            then.cash += i32::from(table.variant.bank_money());
        }
        Move::Done | Move::Skip => {}
        _ => return None,
    }
    Some(then)
}
