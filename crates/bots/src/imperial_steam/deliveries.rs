//! What the goods beside the player’s workers will bring, and the keys.

use arrayvec::ArrayVec;
use imperial_steam::{Good, Hub, Table};

use super::outlook::Outlook;
use super::weights::weights;

/// What deliveries that can still be made are worth, with the coal that they take and have.
pub(super) fn worth(table: &Table, outlook: &Outlook) -> f32 {
    let w = weights();
    let player = table.player(outlook.seat);
    let rounds = outlook.rounds_left(table);
    let mut offers: [ArrayVec<f32, 16>; 4] = Default::default();
    let mut demands = 0.0;
    for (city, way) in outlook.markets(table) {
        let Some(way) = way else { continue };
        let near = if way == 0.0 {
            w.at_hand
        } else if rounds == 0 {
            continue;
        } else {
            (w.near - w.distance * way).max(0.1)
        };
        for good in Good::ALL {
            let price = if good == Good::Coal {
                let Some(hub) = table.hub_at(city) else { continue };
                next_key(table, outlook, hub)
            } else if table.city(city).demands(good) {
                table.delivery_price(good) as f32
            } else {
                continue;
            };
            let offer = price * near;
            if offer > 0.0 {
                demands += offer;
                let _ = offers[good.index()].try_push(offer);
            }
        }
    }
    let mut deliveries: ArrayVec<f32, 48> = ArrayVec::new();
    let mut spare = 0u8;
    for good in Good::ALL {
        let offers = &mut offers[good.index()];
        offers.sort_unstable_by(|a, b| b.total_cmp(a));
        let left: u8 = player.factories.iter().filter(|factory| factory.good == good).map(|factory| factory.left).sum();
        let taken = offers.len().min(usize::from(left));
        deliveries.extend(offers[..taken].iter().copied());
        spare += left - taken as u8;
    }
    deliveries.sort_unstable_by(|a, b| b.total_cmp(a));
    let turn = u8::from(table.active == outlook.seat && !table.delivered && table.stage.is_begun());
    let turns = usize::from(outlook.turns_left(table) + turn);
    let made = deliveries.len().min(turns);
    spare += (deliveries.len() - made) as u8;
    let coal = usize::from(player.goods[Good::Coal.index()] + player.landing[Good::Coal.index()]);
    let missing = made.saturating_sub(coal);
    let over = coal.saturating_sub(made);
    let spare_worth = if outlook.turns_left(table) > 0 { w.spare_good } else { 0.0 };
    deliveries[..made].iter().sum::<f32>() - missing as f32 * w.coal
        + over as f32 * 10.0
        + f32::from(spare) * spare_worth
        + demands * w.demand * (f32::from(rounds) / 4.0).min(1.0)
}

/// What the next key of a hub will be worth to the player, if it can be had.
fn next_key(table: &Table, outlook: &Outlook, hub: Hub) -> f32 {
    let city = table.hub(hub);
    if city.keys.contains(&Some(outlook.seat)) {
        return 0.0;
    }
    match city.next_key() {
        Some(0) => in_the_end(table, outlook, hub),
        Some(_) => in_the_end(table, outlook, hub) / 2.0,
        None => 0.0,
    }
}

fn in_the_end(table: &Table, outlook: &Outlook, hub: Hub) -> f32 {
    let city = table.hub(hub);
    let steps = &table.printed().boards.growth.tiles[usize::from(city.growth)];
    let to_come: u8 = steps[usize::from(city.delivered)..].iter().sum();
    let rounds = f32::from(outlook.rounds_left(table));
    10.0 * (f32::from(city.influence) + (rounds * weights().growth).min(f32::from(to_come)))
}

/// What the player’s keys will be worth.
pub(super) fn keys(table: &Table, outlook: &Outlook) -> f32 {
    let mut worth = 0.0;
    for hub in Hub::ALL {
        for (owner, share) in table.hub(hub).keys.into_iter().zip([1.0, 0.5]) {
            if owner == Some(outlook.seat) {
                worth += in_the_end(table, outlook, hub) * share;
            }
        }
    }
    worth
}
