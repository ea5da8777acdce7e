//! Workers, and how likely it is that they get to Trieste.

use imperial_steam::{LAST_ROUND, Player, Table, hands};

use super::ways::Way;
use super::weights::weights;

/// What the workers can do in all rounds to come, and with what is left of this one.
fn capacity(table: &Table, player: &Player) -> f32 {
    let now = if player.hands > 0 { f32::from(player.experience()) } else { 0.0 };
    let workers = player.training.iter().chain(&player.working).sum::<u8>();
    let most = 3.0 * f32::from(workers);
    let [first, second, third] = player.training;
    let working = player.working;
    let mut each = f32::from(2 * first + 3 * second + 3 * third + working[0] + 2 * working[1] + 3 * working[2]);
    let mut all = now;
    for _ in table.round..LAST_ROUND {
        all += each;
        each = (each + 0.4 * f32::from(workers)).min(most);
    }
    all
}

/// How likely it is that this player joins Trieste in time.
pub(super) fn chance(table: &Table, player: &Player, way: Option<Way>) -> f32 {
    let Some(way) = way else { return 0.0 };
    if way.links == 0 {
        return 1.0;
    }
    let w = weights();
    let effort = f32::from(way.effort) + 2.0;
    let ratio = capacity(table, player) / effort;
    let by_workers = ((ratio - w.hopeless) / (w.sure - w.hopeless)).clamp(0.0, 0.95);
    let turns: u8 = player.hands + (table.round + 1..=LAST_ROUND).map(hands).sum::<u8>();
    let builds = f32::from(way.tracks.div_ceil(2));
    let by_turns = ((f32::from(turns) - 1.2 * builds) / (builds + 1.0)).clamp(0.0, 1.0);
    by_workers * by_turns
}

/// What the workers who are in no factory are worth.
pub(super) fn worth(player: &Player, rounds: u8) -> f32 {
    let w = weights();
    let workers = player.training.iter().chain(&player.working).sum::<u8>();
    let each = |nth: u8| match nth {
        0..=2 => w.worker[0],
        3..=5 => w.worker[1],
        6..=8 => w.worker[2],
        _ => w.worker[3],
    };
    let [a, b, c] = player.training;
    let [d, e, f] = player.working;
    let levels = f32::from(2 * a + 3 * b + 3 * c + d + 2 * e + 3 * f).min(20.0);
    let fade = (f32::from(rounds) / 5.0).min(1.0);
    ((0..workers).map(each).sum::<f32>() + levels * w.level) * fade
}
