//! Games of Imperial Steam to draw: played by a simple, deterministic player who does a little of everything.

use catalog::imperial_steam::{Good, Move, Position, Setup, Table};
use kernel::{Fairness, Options, Rules, Seat, Setup as _};

/// A game from a seed, played until `enough` says so or it ends.
pub(crate) fn played(
    players: usize,
    options: &[(&str, &str)],
    seed: &str,
    enough: impl Fn(&Table) -> bool,
) -> Position {
    let options: Options = options.iter().map(|(key, value)| ((*key).into(), (*value).into())).collect();
    let setup = Setup::from_options(players, &options).expect("so many can play");
    let draws = Fairness::new(seed).expect("a plain seed").draws();
    let mut position = Position::start(&setup, draws, &mut Vec::new()).expect("a good setup");
    let mut decisions = 0;
    while let Some(seat) = position.table().owing().iter().next() {
        if enough(position.table()) {
            break;
        }
        let mut moves = Vec::new();
        position.moves(seat, &mut moves);
        let mv = choose(&position, seat, &moves, decisions);
        position.play(seat, &mv, &mut Vec::new()).expect("a listed move");
        decisions += 1;
    }
    position
}

/// The start of this round.
pub(crate) fn at_round(players: usize, seed: &str, round: u8) -> Position {
    played(players, &[], seed, move |table| table.round == round)
}

pub(crate) fn to_the_end(players: usize, seed: &str) -> Position {
    played(players, &[], seed, |_| false)
}

fn choose(position: &Position, seat: Seat, moves: &[Move], decisions: usize) -> Move {
    let (table, player) = (position.table(), position.table().player(seat));
    let cash = position.cash(seat);
    let materials = [Good::Wood, Good::Stone, Good::Iron];
    let lacking =
        |good: Good| materials.contains(&good) && player.has(good) + player.landing[good.index()] == 0;
    let few = |count: u8, most: u8| if count < most { 1 } else { -1 };
    let worth = |mv: &Move| match *mv {
        Move::Bid(guldens) => 100 - (i32::from(guldens) - 50 - 10 * seat.index() as i32).abs(),
        Move::Build { link, .. } => {
            let ends = table.map().link(link).ends();
            let fresh = ends.iter().filter(|city| !player.network.contains(**city)).count() as i32;
            let south = ends.iter().map(|city| i32::from(table.map().city(*city).at.1)).max().unwrap_or(0);
            if fresh > 0 { 90 + south / 20 } else { 5 }
        }
        Move::Hire { workers, .. } => {
            if cash > 30 {
                78 * few(player.workers(), 9) + i32::from(workers.min(3))
            } else {
                10
            }
        }
        Move::Engineer { .. } => 70,
        Move::Station(_) => {
            if cash > 70 {
                66
            } else {
                10
            }
        }
        Move::Factory { worker, .. } => 74 * few(player.factories.len() as u8, 6) - i32::from(worker.level),
        Move::ProduceAll => {
            55 + 8 * player.factories.iter().filter(|factory| factory.left > 0).count() as i32
        }
        Move::Order(good) | Move::Buy(good) => {
            if lacking(good) {
                76
            } else {
                20
            }
        }
        Move::Train(_) | Move::Upgrade { .. } => {
            if player.engines() < 3 && cash > 60 {
                92
            } else {
                12
            }
        }
        Move::Contract(id) => {
            let left = i32::from(player.free_cars()) - i32::from(table.contract(id).size);
            if left >= 3 { 64 * few(player.contracts.len() as u8, 4) } else { -30 }
        }
        Move::Give(guldens) => {
            let wanted = table.hubs.iter().map(|hub| hub.influence).min().unwrap_or(0);
            let lacking = 10 * i32::from(wanted.saturating_sub(player.influence));
            let eager = if lacking > 0 && cash > 60 { 80 } else { 20 };
            eager - (i32::from(guldens) - lacking.max(10)).abs()
        }
        Move::Share(value) => {
            if value == 60 {
                71
            } else {
                i32::from(value) / 10
            }
        }
        Move::Sell => {
            if cash < 40 && table.share_value(seat) > 40 {
                120
            } else {
                -20
            }
        }
        Move::Deliver { .. } => 130,
        Move::Access(_) if cash > 60 => 65,
        Move::Spend(_) => 50,
        Move::Fundraise => 22,
        Move::End => 15,
        Move::Discard(good) => {
            if good == Good::Coal {
                5
            } else {
                1
            }
        }
        _ => 0,
    };
    // Equals take turns, so that no two games are the same.
    let count = moves.len();
    *(0..count)
        .map(|at| &moves[(at + 7 * decisions) % count])
        .max_by_key(|mv| worth(mv))
        .expect("who is asked has a move")
}
