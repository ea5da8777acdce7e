//! What whole games of random play say, in both languages: every event, and the refusals of moves tried at random.

mod rare;

use face_kit::{Told, setup};
use imperial_steam::{Good, Move, Position};

/// How much rather a move is made than one of 1, as random play alone would not get far from Wien; what nobody is eager for
/// is made when there is nothing else.
fn eagerness(mv: &Move) -> usize {
    match mv {
        Move::Build { .. } | Move::Deliver { .. } => 200,
        Move::Access(_) => 100,
        Move::Contract(_) => 20,
        Move::Order(Good::Wood | Good::Stone | Good::Iron) | Move::Engineer { .. } => 12,
        Move::Train(_) | Move::Upgrade { .. } | Move::Sell | Move::Hire { workers: 2..5, .. } => 5,
        Move::Bid(50..) | Move::Give(20..) | Move::Pass | Move::ProduceNothing => 0,
        Move::Leave | Move::End => 0,
        _ => 1,
    }
}

#[test]
fn games_are_told_in_both_languages() {
    let mut told = Told::default();
    for game in 0..36 {
        let kind = ["fixed", "normal", "random"][game / 3 % 3];
        let money = ["open", "hidden"][game / 9 % 2];
        let setup = setup::<Position>(2 + game % 3, &[("setup", kind), ("money", money)]);
        told.game::<Position>(&setup, &game.to_string(), &TRIED, eagerness);
    }
    told.is_rich(36, 60);
}

/// What random play does not think of.
const TRIED: [&str; 25] = [
    "bid 15",
    "bid 500",
    "build wien-bratislava -",
    "build wien-bratislava 333",
    "build muerzzuschlag-bruck 3",
    "hire white-2 x1",
    "hire bronze-1 x15",
    "station wien",
    "station bratislava",
    "station villach",
    "factory wien/1 wood t1",
    "factory wien/a coal w3",
    "factory wien/d stone t2",
    "produce all",
    "give 15",
    "give 2000",
    "share 50",
    "share 240",
    "train 3",
    "train 8",
    "upgrade 3 3",
    "access wien-bratislava",
    "deliver wien/a gloggnitz",
    "spend car",
    "discard coal",
];
