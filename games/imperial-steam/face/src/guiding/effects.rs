//! What a move brings about beyond what it says.

use imperial_steam::{Event, Goods, Key, Move, Position, Purchase, Table, View, goods_text, paid_to};
use kernel::{Seat, Text, text, try_out};

use super::phrases::{self, steps, sum};

/// In the order in which they come about.
pub(super) fn of(view: &View, seat: Seat, mv: &Move) -> Vec<Text> {
    let table = &view.table;
    let mut told = Vec::new();
    if let Some(action) = mv.action() {
        match table.repeat_cost(seat, action) {
            0 => {}
            again => told.push(text!(imp_effect_repeat, influence = steps(again))),
        }
    }
    // A bid decides nothing before the others have bid, and nobody’s is known.
    if matches!(mv, Move::Bid(_) | Move::End) {
        return told;
    }
    let Ok((position, events)) = try_out::<Position>(view, seat, mv) else { return told };
    let after = position.table();
    told.extend(used(table, after, seat, mv));
    told.extend(events.iter().filter_map(|event| effect(after, seat, mv, event)));
    if after.player(seat).overflow() > 0 {
        told.push(text!(imp_effect_overflow, count = after.player(seat).overflow()));
    }
    told
}

/// The goods that go from the player board.
fn used(before: &Table, after: &Table, seat: Seat, mv: &Move) -> Option<Text> {
    if !matches!(mv, Move::Build { .. } | Move::Deliver { .. }) {
        return None;
    }
    let mut used = before.player(seat).goods;
    for (used, left) in used.iter_mut().zip(after.player(seat).goods) {
        *used = used.saturating_sub(left);
    }
    (used != Goods::default()).then(|| text!(imp_effect_goods, goods = goods_text(&used)))
}

fn effect(after: &Table, seat: Seat, mv: &Move, event: &Event) -> Option<Text> {
    Some(match *event {
        Event::TrackLaid { fee, owners, .. } if !owners.is_empty() => {
            text!(imp_effect_fee, paid = paid_to(fee, owners.iter()))
        }
        // Those that the move is about are told with it.
        Event::InfluenceRose { seat: whose, steps: rise, .. }
            if whose == seat && !matches!(mv, Move::Give(_) | Move::Spend(Purchase::Influence)) =>
        {
            text!(imp_effect_influence, influence = steps(rise))
        }
        Event::TokenTaken { points, .. } => text!(imp_effect_points, points = points),
        Event::SemmeringTaken { .. } => text!(imp_effect_semmering),
        Event::TriesteJoined { guldens, .. } => text!(imp_effect_trieste, sum = sum(guldens)),
        Event::KeyTaken { hub, key: Key::Gold, .. } => {
            text!(imp_effect_gold_key, hub = phrases::hub(after, hub))
        }
        Event::KeyTaken { hub, key: Key::Silver, .. } => {
            text!(imp_effect_silver_key, hub = phrases::hub(after, hub))
        }
        Event::HubRose { hub, now, .. } => {
            text!(imp_effect_hub, hub = phrases::hub(after, hub), now = now)
        }
        Event::ContractTaken { investors, .. } => text!(imp_effect_investors, investors = investors),
        Event::Discarded { good, count, .. } if !matches!(mv, Move::Discard(_)) => {
            text!(imp_effect_lost, goods = good.count(count))
        }
        _ => return None,
    })
}
