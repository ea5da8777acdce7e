//! What it costs: AOS-4.26 to AOS-4.29.

use kernel::kit::TestScene as _;

use crate::situation::Situation;

#[track_caller]
fn price(situation: Situation, builder: usize, notation: &str) -> u16 {
    let before = situation.cash(builder);
    before - situation.plays(builder, notation).cash(builder)
}

/// AOS-4.26: simple tiles, by terrain.
#[test]
fn a_first_simple_tile() {
    let situation = || Situation::new(3).building(0);
    assert_eq!(price(situation(), 0, "build S10 straight/1"), 2, "plain");
    assert_eq!(price(situation(), 0, "build R13 gentle/3"), 3, "river");
    assert_eq!(price(situation(), 0, "build S16 straight/0"), 4, "mountain");
}

/// AOS-4.26: complex tiles laid at once, each of their tracks connected, by terrain.
#[test]
fn a_first_complex_tile() {
    let plain = || Situation::new(3).built_by(0, &["S10 straight/1", "S12 acute/5"]).building(0);
    assert_eq!(price(plain(), 0, "build R11 pair-gentle/2"), 3);
    assert_eq!(price(plain(), 0, "build R11 cross-gentle/5"), 4);
    let river = || Situation::new(3).built_by(0, &["S10 gentle/2", "S12 gentle/4"]).building(0);
    assert_eq!(price(river(), 0, "build T11 pair-straight/4"), 4);
    assert_eq!(price(river(), 0, "build T11 cross-straight/1"), 5);
    let mountain = || Situation::new(3).built_by(0, &["N17 straight/0", "O16 acute/2"]).building(0);
    let beside = Situation::new(3).built_by(0, &["N17 straight/0"]).building(0);
    assert_eq!(price(beside, 0, "build P17 pair-straight/3"), 5);
    assert_eq!(price(mountain(), 0, "build P17 cross-gentle/3"), 6);
}

/// AOS-4.27: $1 for the town and $1 for each exit.
#[test]
fn a_first_tile_in_a_town() {
    let situation = || Situation::new(3).built_by(0, &["R9 gentle/1"]).building(0);
    assert_eq!(price(situation(), 0, "build Q10 town-one/4"), 2);
    assert_eq!(price(situation(), 0, "build Q10 straight/1"), 3);
    assert_eq!(price(situation(), 0, "build Q10 town-star/0"), 4);
    assert_eq!(price(situation(), 0, "build Q10 cross-straight/0"), 5);
}

/// AOS-4.28: replacing and redirecting; terrain does not matter.
#[test]
fn replacing() {
    let situation =
        || Situation::new(3).built_by(0, &["S10 straight/1", "R11 straight/1"]).built_by(1, &["S12 acute/5"]);
    assert_eq!(price(situation().building(1), 1, "build R11 cross-straight/1"), 3, "simple to crossing");
    let town = || Situation::new(3).built_by(0, &["R9 gentle/1", "Q10 town-one/4"]).building(0);
    assert_eq!(price(town(), 0, "build Q10 straight/1"), 3, "in a town");
    assert_eq!(price(town(), 0, "build Q10 cross-straight/0"), 3, "in a town, however many exits");
    let river = || Situation::new(3).built_by(0, &["S12 acute/5"]).building(0);
    assert_eq!(price(river(), 0, "build S12 straight/0"), 2, "a redirection, on a river");
    // S12 runs through from Cincinnati to the south; the acute curve beside it joins R11 to T11.
    let beside = Situation::new(3).built_by(0, &["S12 straight/0"]).built_by(1, &["R11 acute/1"]).building(1);
    assert_eq!(price(beside, 1, "build S12 pair-straight/3"), 2, "simple to coexisting, on a river");
}

/// AOS-4.29
#[test]
fn a_tile_is_paid_in_cash() {
    let poor = Situation::new(3).player(0, |player| player.cash = 2).building(0);
    assert!(poor.moves(0).iter().all(|notation| !notation.starts_with("build R13")));
    let poor = poor.refuses(0, "build R13 gentle/3", "AOS-4.29").plays(0, "build S10 straight/1");
    assert_eq!(poor.moves(0), ["done"]);
    poor.refuses(0, "build R11 straight/1", "AOS-4.29");
}
