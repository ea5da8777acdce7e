//! What goods, cars and influence are worth.

use imperial_steam::{Good, Hub, Player, Table, total};

use super::outlook::Outlook;
use super::ways::Way;
use super::weights::weights;

/// Wood, stone and iron. Coal is counted with the deliveries.
pub(super) fn goods(player: &Player, way: Option<Way>, turns: u8, rounds: u8) -> f32 {
    let w = weights();
    let way = way.unwrap_or_default();
    let builds = if turns == 0 { 0 } else { way.tracks.div_ceil(2) + u8::from(rounds > 0) };
    let needs = [builds, builds + way.bridges, builds + way.tunnels];
    let mut worth = 0.0;
    let mut sets = u8::MAX;
    for good in [Good::Wood, Good::Stone, Good::Iron] {
        let has = player.goods[good.index()];
        let all = has + player.landing[good.index()];
        sets = sets.min(all);
        for nth in 0..all {
            let needed = nth < needs[good.index()];
            worth += match (needed, nth) {
                (false, _) => 10.0,
                (true, 0..=1) => w.needed_good,
                (true, _) => 10.0 + (w.needed_good - 10.0) * 0.6,
            };
        }
    }
    let sets = sets.min(builds);
    worth += w.good_set * (f32::from(sets.min(2)) + 0.4 * f32::from(sets.saturating_sub(2).min(2)));
    // What will not fit is lost.
    let all = total(&player.goods) + total(&player.landing);
    let fits = player.places() + player.engines();
    worth - 12.0 * f32::from(all.saturating_sub(fits))
}

pub(super) fn cars(player: &Player, rounds: u8) -> f32 {
    let w = weights();
    let each = |nth: u8| w.car[usize::from(nth / 4).min(2)];
    let free = (0..player.places()).map(each).sum::<f32>() + f32::from(player.engines()) * 4.0;
    free * f32::from(rounds) / 7.0
}

pub(super) fn influence(table: &Table, outlook: &Outlook) -> f32 {
    let w = weights();
    let influence = table.player(outlook.seat).influence;
    let rounds = f32::from(outlook.rounds_left(table));
    let each = |nth: u8| w.influence[usize::from(nth / 5).min(2)];
    let steps: f32 = (0..influence).map(each).sum::<f32>() * (rounds + 0.5) / 7.5;
    let lowest = Hub::ALL.map(|hub| table.hub(hub).influence).into_iter().min().unwrap_or(0);
    let open = if influence >= lowest { w.hire_open * rounds / 7.0 } else { 0.0 };
    const HUBS: [f32; 5] = [0.0, 10.0, 30.0, 60.0, 100.0];
    let hubs = HUBS[table.hubs_not_above(outlook.seat)] * if rounds == 0.0 { 1.0 } else { w.hubs };
    steps + open + hubs
}
