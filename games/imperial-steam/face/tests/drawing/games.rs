//! Games to draw: played by a simple, deterministic player who does a little of everything.

use face_kit::{play_until, start};
use imperial_steam::{Good, Move, Position, Table};
use imperial_steam_face::ImperialSteam;
use kernel::Seat;

/// A game from a seed, played until `enough` says so or it ends.
pub(crate) fn played(
    players: usize,
    options: &[(&str, &str)],
    seed: &str,
    enough: impl Fn(&Table) -> bool,
) -> Position {
    let mut decisions = 0;
    let choose = |position: &Position, seat: Seat, moves: &[Move]| {
        decisions += 1;
        choose(position, seat, moves, decisions - 1)
    };
    play_until::<ImperialSteam>(start(players, seed, options), |position| enough(position.table()), choose)
}

/// The start of this round.
pub(crate) fn at_round(players: usize, seed: &str, round: u8) -> Position {
    played(players, &[], seed, move |table| table.round == round)
}

pub(crate) fn to_the_end(players: usize, seed: &str) -> Position {
    played(players, &[], seed, |_| false)
}

fn choose(position: &Position, seat: Seat, moves: &[Move], decisions: usize) -> Move {
    // Equals take turns, so that no two games are the same.
    let count = moves.len();
    let all = (0..count).map(|index| &moves[(index + 7 * decisions) % count]);
    *all.max_by_key(|mv| worth(position, seat, mv)).expect("who is asked has a move")
}

/// Track before all else, then what it takes; money from shares, and from deliveries as soon as there are any.
fn worth(position: &Position, seat: Seat, mv: &Move) -> i32 {
    let (table, player) = (position.table(), position.table().player(seat));
    let cash = position.cash(seat);
    let when = |wanted: bool, worth: i32| if wanted { worth } else { 1 };
    let lacks = |good: Good| player.has(good) + player.landing[good.index()] == 0;
    match *mv {
        Move::Bid(guldens) => 200 - (i32::from(guldens) - 30 - 10 * (seat.index() as i32 % 2)).abs(),
        Move::Build { link, .. } => {
            let ends = table.map().link(link).ends();
            let fresh = ends.iter().find(|city| !player.network.contains(**city));
            fresh.map_or(4, |city| 100 + i32::from(table.map().city(*city).at.1) / 100)
        }
        Move::Deliver { .. } => 130,
        Move::Sell => when(cash < 110, 120),
        Move::Spend(_) => 50,
        Move::Order(good) | Move::Buy(good) => when(lacks(good) && cash > 30, 86),
        Move::Hire { workers, .. } => when(player.workers() < 7 && cash > 40, 89 + i32::from(workers.min(4))),
        Move::Give(guldens) => {
            let lowest = table.hubs.iter().map(|hub| hub.influence).min().unwrap_or(0);
            let lacking = 10 * i32::from(lowest.saturating_sub(player.influence));
            when(lacking > 0 && cash > 60, 84) - (i32::from(guldens) - lacking.max(10)).abs()
        }
        Move::Factory { good, worker, .. } => {
            let pays = i32::from(good != Good::Coal);
            when(player.factories.len() < 6 && cash > 50, 85) + 4 * pays - i32::from(worker.level)
        }
        Move::Engineer { .. } => when(cash > 70, 79),
        Move::Train(_) => when(player.free_cars() < 5 && cash > 60, 87),
        Move::Upgrade { .. } => when(player.free_cars() < 5 && cash > 60, 78),
        Move::Contract(id) => {
            when(player.free_cars() >= table.contract(id).size + 3, if cash < 80 { 88 } else { 60 })
        }
        Move::ProduceAll => when(player.factories.iter().any(|factory| lacks(factory.good)), 76),
        Move::Station(_) => when(cash > 90, 70),
        Move::Access(_) => when(cash > 90, 65),
        Move::Share(value) => when(player.investors > player.share + 2, 40 + i32::from(value) / 10),
        Move::Fundraise => 20,
        Move::End => 15,
        Move::Discard(good) => i32::from(player.has(good)),
        _ => 0,
    }
}
