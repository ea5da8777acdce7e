//! What every game passes, for every number of players.

#![allow(clippy::unwrap_used, reason = "a test that cannot go on should stop")]

mod common;

use kernel::kit::{self, Kit, at_random, play};
use kernel::{Rules, Seat};
use steam_power::{Board, Change, ContractId, Event, Move, Payments, Position, TileSet};

use common::whimsical;

/// Everything that could be said in a position, sense or nonsense.
fn universe(position: &Position, seat: Seat) -> Vec<Move> {
    let board = position.table().board();
    let cities: Vec<_> = board.cities().map(|city| board.site(city).coord).collect();
    let hexes = board.hexes().map(|hex| board.hex(hex).coord);
    let elsewhere = board.water.iter().copied().take(3).chain(cities.iter().copied().take(3));
    let mut moves = vec![Move::Remove, Move::Done, Move::Accept, Move::Take, Move::Bank, Move::Skip];
    for at in hexes.chain(elsewhere) {
        moves.extend(TileSet::shipped().ids().map(|tile| Move::Build { at, tile }));
    }
    moves.extend(TileSet::shipped().ids().map(Move::Replace));
    moves.extend(ContractId::all().map(Move::Fulfil));
    moves.extend(Seat::all(5).map(Move::TakeFrom));
    let payments = payments(position, seat);
    for &at in &cities {
        moves.extend((0..=7).map(|resources| Move::Factory { at, resources }));
        moves.extend(payments.iter().map(|pay| Move::Bring { from: at, pay: *pay }));
    }
    moves
}

/// No payment, any single ones, and all that are listed.
fn payments(position: &Position, seat: Seat) -> Vec<Payments> {
    let mut payments = vec![Payments::NONE];
    for to in Seat::all(5) {
        for dollars in 1..=2 {
            let mut pay = Payments::NONE;
            pay.add(to, dollars);
            payments.push(pay);
        }
    }
    let mut moves = Vec::new();
    position.moves(seat, &mut moves);
    payments.extend(moves.iter().filter_map(|mv| match mv {
        Move::Bring { pay, .. } => Some(*pay),
        _ => None,
    }));
    payments
}

#[test]
fn random_games() {
    Kit::<Position>::new(kit::setups::<Position>(), universe)
        .games(1)
        .every(90)
        .choosing(at_random)
        .everything();
}

#[test]
fn sensible_games() {
    Kit::<Position>::new(kit::setups::<Position>(), universe)
        .seed(2)
        .games(1)
        .every(60)
        .choosing(whimsical)
        .everything();
}

/// Those games deserve their name: within some of them every rule is met that a game may do without.
#[test]
fn sensible_games_use_the_rules() {
    let mut met = [false; RULES_MET.len()];
    let games = (0..20).flat_map(|game| (1..=5).map(move |players| (game, players)));
    for (game, players) in games {
        for map in Board::SHIPPED {
            let secret = format!("worth their name {game}");
            let events = play(players, &[("map", map)], &secret, whimsical, |_| ());
            for (met, (_, is_met)) in met.iter_mut().zip(RULES_MET) {
                *met |= events.iter().any(is_met);
            }
        }
        if met == [true; RULES_MET.len()] {
            return;
        }
    }
    let never = RULES_MET.iter().zip(met).filter(|(_, met)| !met).map(|((name, _), _)| *name);
    panic!("what never happens: {}", never.collect::<Vec<_>>().join(", "));
}

type IsMet = fn(&Event) -> bool;

/// What is to happen in sensible games.
const RULES_MET: [(&str, IsMet); 15] = [
    ("a link", |event| matches!(event, Event::LinkCompleted { .. })),
    ("a crossing", |event| matches!(event, Event::Built { change: Change::Cross, .. })),
    ("a replacement", |event| matches!(event, Event::Built { change: Change::Replace, .. })),
    ("a tile taken back", |event| matches!(event, Event::Removed { .. })),
    ("a factory", |event| matches!(event, Event::FactoryBuilt { resources: 5, .. })),
    ("a factory with another size", |event| matches!(event, Event::FactoryBuilt { resources: 4 | 6, .. })),
    ("a resource from the bank", |event| matches!(event, Event::Bought { .. })),
    (
        "a resource for nothing",
        |event| matches!(event, Event::Brought { payments, .. } if payments.total() == 0),
    ),
    (
        "a resource that is paid for",
        |event| matches!(event, Event::Brought { payments, .. } if payments.total() > 1),
    ),
    ("a flipped city", |event| matches!(event, Event::Flipped { .. })),
    ("a bonus that is skipped", |event| matches!(event, Event::BonusSkipped { .. })),
    ("contracts from the bag", |event| matches!(event, Event::Drew { .. })),
    ("a contract from a hand", |event| matches!(event, Event::DrewFrom { .. })),
    ("the last round", |event| matches!(event, Event::LastRound { .. })),
    ("a fee to the bank", |event| matches!(event, Event::Brought { to_bank: 1.., .. })),
];
