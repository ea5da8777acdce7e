//! What a move does.

use age_of_steam::{
    Action, Change, INCOME_PER_LINK, MOST_LINKS, MOVE_ROUNDS, Move, PRODUCED, Phase, TILES,
    TILES_OF_THE_ENGINEER, Table, TileId, proceeds,
};
use hexes::Coord;
use kernel::{Arg, Seat, Text, message, text};

use super::labels::{named, new_city_label};

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
        Move::Take(action) => Some(good_for(action)),
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
        Some(owner) if owner == seat => text!(aos_news_run_own, dollars = INCOME_PER_LINK),
        Some(_) if table.paid(over).is_none() => text!(aos_news_run_unpaid),
        Some(owner) => text!(aos_news_run, dollars = INCOME_PER_LINK, owner = owner),
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

/// What is said of First Move calls the rounds “both”.
const _: () = assert!(MOVE_ROUNDS == 2);

/// What an action is good for.
fn good_for(action: Action) -> Text {
    match action {
        Action::FirstMove => text!(aos_action_first_move_what),
        Action::FirstBuild => text!(aos_action_first_build_what),
        Action::Engineer => {
            text!(aos_action_engineer_what, more = in_words(TILES_OF_THE_ENGINEER), usual = in_words(TILES))
        }
        Action::Locomotive => text!(aos_action_locomotive_what, most = in_words(MOST_LINKS.into())),
        Action::Urbanization => text!(aos_action_urbanization_what),
        Action::Production => text!(aos_action_production_what, cubes = in_words(PRODUCED)),
        Action::TurnOrder => text!(aos_action_turn_order_what),
    }
}

/// “three”
pub(super) fn in_words(number: usize) -> Text {
    text!(aos_number_word, number = number)
}
