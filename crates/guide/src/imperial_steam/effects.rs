//! What a move brings about beyond what it says, and what it leaves.

use catalog::imperial_steam::{Event, FEE, Factory, Goods, Move, Purchase, Stage, Table, View};
use kernel::{Seat, Text, text};

use super::phrases::{self, goods, on_track, paid_to, steps, sum, together};
use super::trial::{Trial, action_of, repeat};

/// The goods that the factories still give in this action, one each.
pub(super) fn producible(table: &Table, seat: Seat) -> Goods {
    let done = match table.stage {
        Stage::Producing { done } => done,
        _ => 0,
    };
    let mut found = Goods::default();
    let still = |(at, factory): &(usize, &Factory)| factory.left > 0 && done >> at & 1 == 0;
    for (_, factory) in table.player(seat).factories.iter().enumerate().filter(still) {
        found[factory.good.index()] += 1;
    }
    found
}

/// In the order in which they come about.
pub(super) fn of(view: &View, seat: Seat, mv: &Move) -> Vec<Text> {
    let table = &view.table;
    let mut told = Vec::new();
    if let Some(action) = action_of(mv) {
        match repeat(table, seat, action) {
            0 => {}
            again => told.push(text!("imp-effect-repeat", influence = steps(again))),
        }
    }
    // A bid decides nothing before the others have bid, and nobody’s is known.
    let trial = if matches!(mv, Move::Bid(_) | Move::End) { None } else { Trial::of(view, seat, mv) };
    let Some(trial) = trial else { return told };
    let after = trial.position.table();
    told.extend(used(table, after, seat, mv));
    told.extend(trial.events.iter().filter_map(|event| effect(after, seat, mv, event)));
    if after.player(seat).overflow() > 0 {
        told.push(text!("imp-effect-overflow", count = after.player(seat).overflow()));
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
    (used != Goods::default()).then(|| text!("imp-effect-goods", goods = goods(&used)))
}

fn effect(after: &Table, seat: Seat, mv: &Move, event: &Event) -> Option<Text> {
    Some(match *event {
        Event::TrackLaid { owners, .. } if !owners.is_empty() => {
            text!("imp-effect-fee", paid = paid_to(FEE, owners.iter()))
        }
        // Those that are what the move is about are told with it.
        Event::InfluenceRose { seat: whose, steps: rise, .. }
            if whose == seat && !matches!(mv, Move::Give(_) | Move::Spend(Purchase::Influence)) =>
        {
            text!("imp-effect-influence", influence = steps(rise))
        }
        Event::TokenTaken { points, .. } => text!("imp-effect-points", points = points),
        Event::SemmeringTaken { .. } => text!("imp-effect-semmering"),
        Event::TriesteJoined { guldens, .. } => text!("imp-effect-trieste", sum = sum(guldens)),
        Event::KeyTaken { hub, gold: true, .. } => {
            text!("imp-effect-gold-key", hub = phrases::hub(after, hub))
        }
        Event::KeyTaken { hub, gold: false, .. } => {
            text!("imp-effect-silver-key", hub = phrases::hub(after, hub))
        }
        Event::HubRose { hub, now, .. } => {
            text!("imp-effect-hub", hub = phrases::hub(after, hub), now = now)
        }
        Event::ContractTaken { investors, .. } => text!("imp-effect-investors", investors = investors),
        Event::Discarded { good, count, .. } if !matches!(mv, Move::Discard(_)) => {
            text!("imp-effect-lost", goods = good.count(count))
        }
        _ => return None,
    })
}

/// Money, income and influence before and after it.
pub(super) fn balance(view: &View, seat: Seat, mv: &Move) -> Option<Text> {
    let cash = view.cash(seat)?;
    if let Move::Bid(guldens) = *mv {
        return (guldens > 0).then(|| money(cash, cash - i32::from(guldens)));
    }
    // What a point buys is all in its name.
    if matches!(mv, Move::End | Move::Spend(_)) {
        return None;
    }
    let trial = Trial::of(view, seat, mv)?;
    let (left, before, after) =
        (trial.position.cash(seat), view.table.player(seat), trial.position.table().player(seat));
    let mut parts = Vec::new();
    if left != cash {
        parts.push(money(cash, left));
    }
    if after.income() != before.income() {
        parts.push(text!("imp-balance-income", before = before.income(), now = after.income()));
    }
    if after.influence != before.influence {
        let (before, now) = (on_track(before.influence), on_track(after.influence));
        parts.push(text!("imp-balance-influence", before = before, now = now));
    }
    together(parts)
}

fn money(before: i32, left: i32) -> Text {
    text!("imp-balance-money", before = before, left = left)
}
