//! What whole games of random play say, in both languages: every event, and why moves that are tried at random are refused.

use face_kit::{Told, setup};
use kernel::Reason as _;
use steam_power::{Move, Position};

/// Random play alone would lay track for ever.
const fn eagerness(mv: &Move) -> usize {
    match mv {
        Move::Fulfil(_) | Move::Accept => 60,
        Move::Factory { .. } | Move::Take | Move::TakeFrom(_) => 20,
        Move::Remove | Move::Replace(_) => 1,
        _ => 3,
    }
}

/// What random play does not think of.
const TRIED: [&str; 16] = [
    "build A1 straight/0",
    "build D19 straight/0",
    "build C20 double-curve/0",
    "replace curve/1",
    "remove",
    "done",
    "factory B19 5",
    "factory B19 3",
    "factory A1 5",
    "fulfil c07",
    "bring B19",
    "bring A1 1:1",
    "accept",
    "take from 1",
    "bank",
    "skip",
];

#[test]
fn games_are_told_in_both_languages() {
    let mut told = Told::default();
    for game in 0..10 {
        let map = ["usa", "germany", "britain"][game % 3];
        let setup = setup::<Position>(1 + game % 5, &[("map", map), ("later_edition", "on")]);
        let late = told.game::<Position>(&setup, &format!("words {game}"), &TRIED, eagerness);
        assert_eq!(late.rule(), "SP-1.3");
    }
    told.is_rich(25, 25);
}
