//! Where the game stands, what is asked, and what is good to know for the answer.

use imperial_steam::{
    Action, EXTRA_GOODS, Engineer, Good, Hub, INCOME_EACH, LAST_ROUND, LinkKind, Move, Phase, Player,
    Position, Purchase, Table, View, goods_text, hands, on_track, total,
};
use kernel::{Arg, Seat, Text, moves_seen, text};

use super::phrases::{self, seats};
use super::scoring;
use guide::{Progress, Question};

pub(super) fn progress(table: &Table) -> Progress {
    let phase = match table.phase {
        Phase::Over => scoring::ending_name(table.ending()),
        _ => table.phase_name().into(),
    };
    let label = text!(imp_progress_round, round = table.round, rounds = LAST_ROUND);
    Progress { round: table.round.into(), label, phase }
}

pub(super) fn question(view: &View, seat: Seat) -> Question {
    let table = &view.table;
    let player = table.player(seat);
    let moves = moves_seen::<Position>(view, seat);
    let (ask, now) = if player.overflow() > 0 {
        (text!(imp_ask_discard, count = player.overflow()), overflow(player))
    } else if table.points > 0 {
        (text!(imp_ask_points, points = table.points), vec![cars(&moves)])
    } else {
        match table.phase {
            Phase::Bidding { .. } => (text!(imp_ask_bid), bidding(table)),
            Phase::Before => (text!(imp_ask_action), before(table, seat)),
            Phase::Building { spare } => {
                (text!(imp_ask_second_track), second_track(table, seat, &moves, spare))
            }
            Phase::Hiring { source } => {
                (text!(imp_ask_hire_more), hiring(table, seat, &moves, source.is_some()))
            }
            Phase::Producing { .. } => (text!(imp_ask_produce_more), producing(table, seat)),
            Phase::Ordering => (text!(imp_ask_order_more), vec![ordering(table, seat, &moves)]),
            Phase::After => (text!(imp_ask_after), after(table, &moves)),
            // No question is asked then.
            Phase::Over => (progress(table).phase, Vec::new()),
        }
    };
    // When an action cannot go on, only free actions may be left, or not even those.
    let is_done = table.phase.is_begun() && !table.is_interrupted();
    let ask = match moves[..] {
        [Move::End] => text!(imp_ask_end),
        _ if is_done && !moves.iter().any(|mv| mv.action().is_some()) => text!(imp_ask_after),
        _ => ask,
    };
    Question { ask, now }
}

fn bidding(table: &Table) -> Vec<Text> {
    let mut hubs = Hub::ALL;
    hubs.sort_by_key(|hub| table.hub(*hub).influence);
    let hubs = hubs.map(|hub| {
        let influence = on_track(table.hub(hub).influence);
        text!(imp_now_hub_stands, hub = phrases::hub_in_short(table, hub), influence = influence).into()
    });
    vec![
        text!(imp_now_bid),
        text!(imp_now_bid_hubs, hubs = Arg::List(hubs.to_vec())),
        text!(imp_now_bid_order, seats = seats(table.in_order())),
    ]
}

/// What the player’s own board does not tell.
fn before(table: &Table, seat: Seat) -> Vec<Text> {
    let player = table.player(seat);
    let repeated: Vec<Arg> = Action::ALL
        .into_iter()
        .filter(|action| table.repeat_cost(seat, *action) > 0)
        .map(|action| {
            let influence = on_track(table.repeat_cost(seat, action));
            text!(imp_now_repeat, action = action.name(), influence = influence).into()
        })
        .collect();
    let lacks = table.goods_missing(seat);
    let aside = match (total(&lacks), repeated.is_empty()) {
        (0, true) => None,
        (0, false) => Some(text!(imp_now_repeated, actions = Arg::List(repeated))),
        (_, true) => Some(text!(imp_now_lacks, lacks = goods_text(&lacks))),
        (_, false) => {
            Some(text!(imp_now_lacks_repeated, lacks = goods_text(&lacks), actions = Arg::List(repeated)))
        }
    };
    std::iter::once(hands_left(table, player)).chain(aside).collect()
}

/// The hands that are left, and whether the round is the last.
fn hands_left(table: &Table, player: &Player) -> Text {
    let (left, all) = (player.hands, hands(table.round));
    let joined = joined_trieste(table);
    if !joined.is_empty() {
        text!(imp_now_hands_trieste, seats = seats(joined), left = left, hands = all)
    } else if table.is_last_round() {
        text!(imp_now_hands_last_round, left = left, hands = all)
    } else {
        text!(imp_now_hands, left = left, hands = all)
    }
}

fn joined_trieste(table: &Table) -> Vec<Seat> {
    table.all_seats().filter(|seat| table.has_trieste(*seat)).collect()
}

fn end_in_sight(table: &Table) -> Option<Text> {
    let joined = joined_trieste(table);
    if !joined.is_empty() {
        Some(text!(imp_now_trieste, seats = seats(joined)))
    } else if table.is_last_round() {
        Some(text!(imp_now_last_round))
    } else {
        None
    }
}

fn second_track(table: &Table, seat: Seat, moves: &[Move], spare: u8) -> Vec<Text> {
    if !moves.iter().any(|mv| matches!(mv, Move::Build { .. })) {
        return vec![text!(imp_now_no_second_track)];
    }
    let mut now = vec![text!(imp_now_second_track, spare = spare)];
    let missing = |kind| table.extra_good_missing(seat, kind).map(|good| good.count(EXTRA_GOODS));
    now.extend(missing(LinkKind::Bridge).map(|good| text!(imp_now_bridge_lacks, good = good)));
    now.extend(missing(LinkKind::Tunnel).map(|good| text!(imp_now_tunnel_lacks, good = good)));
    now
}

/// Who may still be hired.
fn hiring(table: &Table, seat: Seat, moves: &[Move], hired: bool) -> Vec<Text> {
    let open: Vec<Arg> = Engineer::ALL
        .into_iter()
        .filter(|open| moves.iter().any(|mv| matches!(mv, Move::Engineer { kind, .. } if kind == open)))
        .map(|kind| kind.name().into())
        .collect();
    let workers = match (hired, moves.iter().any(|mv| matches!(mv, Move::Hire { .. }))) {
        (true, true) => text!(imp_now_workers_more),
        (false, true) => text!(imp_now_workers_may),
        (_, false) => text!(imp_now_workers_none),
    };
    let engineers = if !open.is_empty() {
        text!(imp_now_engineers, engineers = Arg::List(open))
    } else if Engineer::ALL.into_iter().all(|kind| table.has_engineer(seat, kind)) {
        text!(imp_now_engineers_all)
    } else {
        text!(imp_now_engineers_none, influence = on_track(table.player(seat).influence))
    };
    vec![workers, engineers]
}

fn producing(table: &Table, seat: Seat) -> Vec<Text> {
    let left = table.producible(seat);
    match total(&left) {
        0 => vec![text!(imp_now_produced_all)],
        _ => vec![text!(imp_now_producible, goods = goods_text(&left)), room(table.player(seat))],
    }
}

/// The places that are still free.
fn room(player: &Player) -> Text {
    text!(imp_now_room, free = player.free_places())
}

fn overflow(player: &Player) -> Vec<Text> {
    let on_engines = player.coal_on_engines();
    let keep = text!(imp_now_overflow, goods = goods_text(&player.stored()), places = player.places());
    let coal = (on_engines > 0).then(|| {
        let coal = Good::Coal.count(on_engines);
        text!(imp_now_coal_on_engine, coal = coal, engines = on_engines)
    });
    std::iter::once(keep).chain(coal).collect()
}

fn ordering(table: &Table, seat: Seat, moves: &[Move]) -> Text {
    match table.orders_left(seat) {
        0 => text!(imp_now_ordered_all, most = table.shipment()),
        _ if !moves.iter().any(|mv| matches!(mv, Move::Order(_))) => text!(imp_now_no_order),
        left => text!(imp_now_orders, left = left, most = table.shipment()),
    }
}

/// The one thing a point buys that needs explaining.
fn cars(moves: &[Move]) -> Text {
    if moves.contains(&Move::Spend(Purchase::Car)) {
        text!(imp_now_points_car, income = INCOME_EACH)
    } else {
        text!(imp_now_points_no_car)
    }
}

fn after(table: &Table, moves: &[Move]) -> Vec<Text> {
    let more = moves.iter().any(|mv| *mv != Move::End);
    let free = more.then(|| text!(imp_now_free_actions));
    free.into_iter().chain(end_in_sight(table)).collect()
}
