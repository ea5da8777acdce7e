//! Where the game stands, what is asked, and what is good to know for the answer.

use catalog::imperial_steam::{
    Action, Crew, Engineer, Good, Goods, Hub, LAST_ROUND, Move, Player, Stage, Table, View, hands, total,
};
use kernel::{Arg, Seat, Text, text};

use super::effects::producible;
use super::labels::orders_left;
use super::phrases::{self, goods, on_track, seats, sum};
use super::trial::legal;
use crate::{Progress, Question};

/// What a track takes (IMP-4.7).
const FOR_TRACK: Goods = [1, 1, 1, 0];

pub(super) fn progress(table: &Table) -> Progress {
    let phase = match table.stage {
        Stage::Over if table.trieste_is_joined() => text!("ending-trieste"),
        Stage::Over => text!("ending-last-round"),
        _ => Text::plain(table.phase_word()),
    };
    let label = text!("imp-progress-round", round = table.round, rounds = LAST_ROUND);
    Progress { round: table.round.into(), label, phase }
}

pub(super) fn question(view: &View, seat: Seat) -> Question {
    let table = &view.table;
    let player = table.player(seat);
    let (ask, now) = if player.overflow() > 0 {
        let now = text!("imp-now-overflow", goods = goods(&player.goods), places = player.places());
        (text!("imp-ask-discard", count = player.overflow()), vec![now, text!("imp-now-coal-on-engine")])
    } else if table.points > 0 {
        (text!("imp-ask-points", points = table.points), points(table, seat))
    } else {
        match table.stage {
            Stage::Bidding { .. } => (text!("imp-ask-bid"), bidding(view, seat)),
            Stage::Before => (text!("imp-ask-action"), before(view, seat)),
            Stage::Building { spare } => (text!("imp-ask-second-track"), second_track(view, seat, spare)),
            Stage::Hiring { workers } => (text!("imp-ask-hire-more"), hiring(view, seat, workers)),
            Stage::Producing { .. } => (text!("imp-ask-produce-more"), producing(view, seat)),
            Stage::Ordering => (text!("imp-ask-order-more"), ordering(view, seat)),
            Stage::After => (text!("imp-ask-after"), after(view, seat)),
            // No question is asked then.
            Stage::Over => (progress(table).phase, Vec::new()),
        }
    };
    // Free actions may be all that is left, or not even those.
    let ask = match legal(view, seat)[..] {
        [Move::End] => text!("imp-ask-end"),
        _ => ask,
    };
    Question { ask, now }
}

/// “You have 80 guldens; your influence is 50.”
fn purse(view: &View, seat: Seat) -> Text {
    let influence = on_track(view.table.player(seat).influence);
    text!("imp-now-purse", cash = sum(view.cash(seat).unwrap_or_default()), influence = influence)
}

fn bidding(view: &View, seat: Seat) -> Vec<Text> {
    let table = &view.table;
    let mut hubs = Hub::ALL;
    hubs.sort_by_key(|hub| table.hub(*hub).influence);
    let hubs = hubs.map(|hub| {
        let influence = on_track(table.hub(hub).influence);
        text!("imp-now-hub-stands", hub = phrases::hub(table, hub), influence = influence).into()
    });
    vec![
        text!("imp-now-bid-money", cash = sum(view.cash(seat).unwrap_or_default())),
        text!("imp-now-bid-hubs", hubs = Arg::List(hubs.to_vec())),
        text!("imp-now-bid-order", seats = seats(table.in_order())),
    ]
}

fn before(view: &View, seat: Seat) -> Vec<Text> {
    let (table, player) = (&view.table, view.table.player(seat));
    let mut now = vec![
        text!("imp-now-hands", left = player.hands, hands = hands(table.round)),
        purse(view, seat),
        stock(player),
        crew(player),
    ];
    let repeated: Vec<Arg> = Action::ALL
        .into_iter()
        .filter(|action| player.placed[action.index()] > 0)
        .map(|action| text!("imp-quoted", what = Arg::Word(action.word())).into())
        .collect();
    if !repeated.is_empty() {
        now.push(text!("imp-now-repeated", actions = Arg::List(repeated)));
    }
    now.extend(end_in_sight(table));
    now
}

/// What is in store, and what of the goods for a track is not.
fn stock(player: &Player) -> Text {
    let mut lacks = FOR_TRACK;
    for (lack, has) in lacks.iter_mut().zip(player.goods) {
        *lack = lack.saturating_sub(has);
    }
    let stored = goods(&player.goods);
    match total(&lacks) {
        0 => text!("imp-now-stock", goods = stored),
        _ => text!("imp-now-stock-lacks", goods = stored, lacks = goods(&lacks)),
    }
}

fn crew(player: &Player) -> Text {
    match player.experience() {
        0 => text!("imp-now-no-crew"),
        experience => text!("imp-now-crew", workers = Crew(player.training).text(), experience = experience),
    }
}

fn end_in_sight(table: &Table) -> Option<Text> {
    let joined: Vec<Seat> = table.all_seats().filter(|seat| table.has_trieste(*seat)).collect();
    if !joined.is_empty() {
        Some(text!("imp-now-trieste", seats = seats(joined)))
    } else if table.round == LAST_ROUND {
        Some(text!("imp-now-last-round"))
    } else {
        None
    }
}

fn second_track(view: &View, seat: Seat, spare: u8) -> Vec<Text> {
    let (table, player) = (&view.table, view.table.player(seat));
    if !legal(view, seat).iter().any(|mv| matches!(mv, Move::Build { .. })) {
        return vec![text!("imp-now-no-second-track"), purse(view, seat)];
    }
    let mut now = vec![text!("imp-now-second-track", spare = spare), crew(player)];
    let extra: Vec<Text> = [(Engineer::Bridge, Good::Stone), (Engineer::Tunnel, Good::Iron)]
        .into_iter()
        .filter(|(kind, _)| table.has_engineer(seat, *kind))
        .map(|(kind, good)| {
            let left = player.has(good);
            match kind {
                Engineer::Bridge => text!("imp-now-bridge-stone", left = left),
                Engineer::Tunnel => text!("imp-now-tunnel-iron", left = left),
            }
        })
        .collect();
    now.extend(extra);
    now.push(purse(view, seat));
    now
}

fn hiring(view: &View, seat: Seat, hired: bool) -> Vec<Text> {
    let (table, moves) = (&view.table, legal(view, seat));
    let open: Vec<Arg> = Engineer::ALL
        .into_iter()
        .filter(|open| moves.iter().any(|mv| matches!(mv, Move::Engineer { kind, .. } if kind == open)))
        .map(|kind| Arg::Word(kind.word()))
        .collect();
    let mut now = Vec::new();
    if hired {
        now.push(text!("imp-now-workers-hired"));
    } else if moves.iter().any(|mv| matches!(mv, Move::Hire { .. })) {
        now.push(text!("imp-now-workers-may"));
    }
    now.push(if !open.is_empty() {
        text!("imp-now-engineers", engineers = Arg::List(open))
    } else if Engineer::ALL.into_iter().all(|kind| table.has_engineer(seat, kind)) {
        text!("imp-now-engineers-all")
    } else {
        text!("imp-now-engineers-none", influence = on_track(table.player(seat).influence))
    });
    now.push(purse(view, seat));
    now
}

fn producing(view: &View, seat: Seat) -> Vec<Text> {
    let left = producible(&view.table, seat);
    let mut now = vec![match total(&left) {
        0 => text!("imp-now-produced-all"),
        _ => text!("imp-now-producible", goods = goods(&left)),
    }];
    now.push(room(view.table.player(seat)));
    now
}

/// The places that are still free.
fn room(player: &Player) -> Text {
    let coal_elsewhere = player.has(Good::Coal).saturating_sub(player.engines());
    let others = total(&player.goods) - player.has(Good::Coal);
    let free = player.places().saturating_sub(others + coal_elsewhere);
    text!("imp-now-room", goods = goods(&player.goods), free = free)
}

fn ordering(view: &View, seat: Seat) -> Vec<Text> {
    let (table, player) = (&view.table, view.table.player(seat));
    vec![
        text!(
            "imp-now-orders",
            goods = goods(&player.landing),
            left = orders_left(table, seat),
            most = table.shipment()
        ),
        purse(view, seat),
    ]
}

fn points(table: &Table, seat: Seat) -> Vec<Text> {
    let player = table.player(seat);
    vec![
        text!(
            "imp-now-points",
            influence = on_track(player.influence),
            value = sum(table.share_value(seat)),
            cars = player.free_cars()
        ),
        text!("imp-now-points-car"),
    ]
}

fn after(view: &View, seat: Seat) -> Vec<Text> {
    let more = legal(view, seat).iter().any(|mv| *mv != Move::End);
    let free = more.then(|| text!("imp-now-free-actions"));
    free.into_iter().chain([purse(view, seat)]).chain(end_in_sight(&view.table)).collect()
}
