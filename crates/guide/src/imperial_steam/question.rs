//! Where the game stands, what is asked, and what is good to know for the answer.

use catalog::imperial_steam::{
    Action, Engineer, Good, Goods, Hub, LAST_ROUND, Move, Player, Purchase, Stage, Table, View, hands, total,
};
use kernel::{Arg, Seat, Text, text};

use super::effects::producible;
use super::labels::orders_left;
use super::phrases::{self, goods, on_track, seats};
use super::trial::{action_of, legal};
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
    let moves = legal(view, seat);
    let (ask, now) = if player.overflow() > 0 {
        (text!("imp-ask-discard", count = player.overflow()), overflow(player))
    } else if table.points > 0 {
        (text!("imp-ask-points", points = table.points), vec![cars(&moves)])
    } else {
        match table.stage {
            Stage::Bidding { .. } => (text!("imp-ask-bid"), bidding(table)),
            Stage::Before => (text!("imp-ask-action"), before(table, seat)),
            Stage::Building { spare } => {
                (text!("imp-ask-second-track"), second_track(table, seat, &moves, spare))
            }
            Stage::Hiring { source } => {
                (text!("imp-ask-hire-more"), hiring(table, seat, &moves, source.is_some()))
            }
            Stage::Producing { .. } => (text!("imp-ask-produce-more"), producing(table, seat)),
            Stage::Ordering => (text!("imp-ask-order-more"), vec![ordering(table, seat, &moves)]),
            Stage::After => (text!("imp-ask-after"), after(table, &moves)),
            // No question is asked then.
            Stage::Over => (progress(table).phase, Vec::new()),
        }
    };
    // Of an action that cannot go on only free actions may be left, or not even those.
    let is_done = table.stage.is_begun() && table.points == 0 && player.overflow() == 0;
    let ask = match moves[..] {
        [Move::End] => text!("imp-ask-end"),
        _ if is_done && !moves.iter().any(|mv| action_of(mv).is_some()) => text!("imp-ask-after"),
        _ => ask,
    };
    Question { ask, now }
}

fn bidding(table: &Table) -> Vec<Text> {
    let mut hubs = Hub::ALL;
    hubs.sort_by_key(|hub| table.hub(*hub).influence);
    let hubs = hubs.map(|hub| {
        let influence = on_track(table.hub(hub).influence);
        text!("imp-now-hub-stands", hub = phrases::hub_in_short(table, hub), influence = influence).into()
    });
    vec![
        text!("imp-now-bid"),
        text!("imp-now-bid-hubs", hubs = Arg::List(hubs.to_vec())),
        text!("imp-now-bid-order", seats = seats(table.in_order())),
    ]
}

/// What the player’s own board does not show.
fn before(table: &Table, seat: Seat) -> Vec<Text> {
    let player = table.player(seat);
    let repeated: Vec<Arg> = Action::ALL
        .into_iter()
        .filter(|action| player.placed[action.index()] > 0)
        .map(|action| {
            let influence = on_track(player.placed[action.index()]);
            text!("imp-now-repeat", action = Arg::Word(action.word()), influence = influence).into()
        })
        .collect();
    let lacks = lacks(player);
    let aside = match (total(&lacks), repeated.is_empty()) {
        (0, true) => None,
        (0, false) => Some(text!("imp-now-repeated", actions = Arg::List(repeated))),
        (_, true) => Some(text!("imp-now-lacks", lacks = goods(&lacks))),
        (_, false) => {
            Some(text!("imp-now-lacks-repeated", lacks = goods(&lacks), actions = Arg::List(repeated)))
        }
    };
    std::iter::once(hands_left(table, player)).chain(aside).collect()
}

/// Whether that is the last round is told with them.
fn hands_left(table: &Table, player: &Player) -> Text {
    let (left, all) = (player.hands, hands(table.round));
    let joined = joined_trieste(table);
    if !joined.is_empty() {
        text!("imp-now-hands-trieste", seats = seats(joined), left = left, hands = all)
    } else if table.round == LAST_ROUND {
        text!("imp-now-hands-last-round", left = left, hands = all)
    } else {
        text!("imp-now-hands", left = left, hands = all)
    }
}

/// What of the goods for a track is not in store.
fn lacks(player: &Player) -> Goods {
    let mut lacks = FOR_TRACK;
    for (lack, has) in lacks.iter_mut().zip(player.goods) {
        *lack = lack.saturating_sub(has);
    }
    lacks
}

fn joined_trieste(table: &Table) -> Vec<Seat> {
    table.all_seats().filter(|seat| table.has_trieste(*seat)).collect()
}

fn end_in_sight(table: &Table) -> Option<Text> {
    let joined = joined_trieste(table);
    if !joined.is_empty() {
        Some(text!("imp-now-trieste", seats = seats(joined)))
    } else if table.round == LAST_ROUND {
        Some(text!("imp-now-last-round"))
    } else {
        None
    }
}

fn second_track(table: &Table, seat: Seat, moves: &[Move], spare: u8) -> Vec<Text> {
    if !moves.iter().any(|mv| matches!(mv, Move::Build { .. })) {
        return vec![text!("imp-now-no-second-track")];
    }
    let lacks = |kind, good| table.has_engineer(seat, kind) && table.player(seat).has(good) == 0;
    let mut now = vec![text!("imp-now-second-track", spare = spare)];
    if lacks(Engineer::Bridge, Good::Stone) {
        now.push(text!("imp-now-bridge-stone"));
    }
    if lacks(Engineer::Tunnel, Good::Iron) {
        now.push(text!("imp-now-tunnel-iron"));
    }
    now
}

/// Who may still be hired.
fn hiring(table: &Table, seat: Seat, moves: &[Move], hired: bool) -> Vec<Text> {
    let open: Vec<Arg> = Engineer::ALL
        .into_iter()
        .filter(|open| moves.iter().any(|mv| matches!(mv, Move::Engineer { kind, .. } if kind == open)))
        .map(|kind| Arg::Word(kind.word()))
        .collect();
    let workers = match (hired, moves.iter().any(|mv| matches!(mv, Move::Hire { .. }))) {
        (true, true) => text!("imp-now-workers-more"),
        (false, true) => text!("imp-now-workers-may"),
        (_, false) => text!("imp-now-workers-none"),
    };
    let engineers = if !open.is_empty() {
        text!("imp-now-engineers", engineers = Arg::List(open))
    } else if Engineer::ALL.into_iter().all(|kind| table.has_engineer(seat, kind)) {
        text!("imp-now-engineers-all")
    } else {
        text!("imp-now-engineers-none", influence = on_track(table.player(seat).influence))
    };
    vec![workers, engineers]
}

fn producing(table: &Table, seat: Seat) -> Vec<Text> {
    let left = producible(table, seat);
    match total(&left) {
        0 => vec![text!("imp-now-produced-all")],
        _ => vec![text!("imp-now-producible", goods = goods(&left)), room(table.player(seat))],
    }
}

/// Goods beside the coal on engines, and how many coal those are.
fn beside_engines(player: &Player) -> (Goods, u8) {
    let on_engines = player.has(Good::Coal).min(player.engines());
    let mut others = player.goods;
    others[Good::Coal.index()] -= on_engines;
    (others, on_engines)
}

/// The places that are still free.
fn room(player: &Player) -> Text {
    let (others, _) = beside_engines(player);
    text!("imp-now-room", free = player.places().saturating_sub(total(&others)))
}

fn overflow(player: &Player) -> Vec<Text> {
    let (others, on_engines) = beside_engines(player);
    let keep = text!("imp-now-overflow", goods = goods(&others), places = player.places());
    let coal = (on_engines > 0).then(|| {
        let coal = Good::Coal.count(on_engines);
        text!("imp-now-coal-on-engine", coal = coal, engines = on_engines)
    });
    std::iter::once(keep).chain(coal).collect()
}

fn ordering(table: &Table, seat: Seat, moves: &[Move]) -> Text {
    match orders_left(table, seat) {
        0 => text!("imp-now-ordered-all", most = table.shipment()),
        _ if !moves.iter().any(|mv| matches!(mv, Move::Order(_))) => text!("imp-now-no-order"),
        left => text!("imp-now-orders", left = left, most = table.shipment()),
    }
}

/// Of what a point buys, the one thing that wants explaining.
fn cars(moves: &[Move]) -> Text {
    if moves.contains(&Move::Spend(Purchase::Car)) {
        text!("imp-now-points-car")
    } else {
        text!("imp-now-points-no-car")
    }
}

fn after(table: &Table, moves: &[Move]) -> Vec<Text> {
    let more = moves.iter().any(|mv| *mv != Move::End);
    let free = more.then(|| text!("imp-now-free-actions"));
    free.into_iter().chain(end_in_sight(table)).collect()
}
