//! What every game passes, for every number of players.

#![allow(clippy::unwrap_used, reason = "a test that cannot go on should stop")]

use kernel::kit::{self, Kit};
use kernel::{Rules, Seat};
use steam_power::{ContractId, Move, Payments, Position, TileSet};

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
    Kit::<Position>::new(kit::setups::<Position>(), universe).games(1).every(60).everything();
}
