//! What whole games of random play say: every event, and why moves that are tried at random are refused.

use empyreal::{Move, Position};
use face_kit::{Told, setup};

/// How much rather a move is made than another: whoever leaves everything out neither builds nor delivers.
const fn eagerness(mv: &Move) -> usize {
    match mv {
        Move::Claim(_) | Move::Deliver { .. } => 40,
        Move::Build { .. } | Move::Activate(_) | Move::Double(_) | Move::Use(_) => 8,
        Move::Skip | Move::Done => 0,
        _ => 2,
    }
}

const TABLES: [(usize, &[(&str, &str)]); 6] = [
    (2, &[]),
    (3, &[("awards", "expert"), ("open_information", "on")]),
    (4, &[("boards", "a"), ("teams", "2v2")]),
    (4, &[("boards", "b"), ("awards", "two"), ("epic", "on")]),
    (5, &[("friendly", "on")]),
    (6, &[("teams", "3v3")]),
];

/// What random play does not think of.
const TRIED: [&str; 24] = [
    "company kings-line orman-kaspar",
    "company kings-line bartok-kulle",
    "hex Z99",
    "move 5",
    "reclaim",
    "refresh",
    "activate-first",
    "choose 9",
    "draft captain",
    "draft surveyor",
    "rearrange 2/2 2/2",
    "rearrange 1/2 3/1",
    "rearrange 1/1 3/2",
    "copy deep-one",
    "copy luc-von-gott",
    "take all",
    "claim quadruple",
    "claim double",
    "deliver lake forest",
    "tile lake/lake-double",
    "good lake",
    "good lava",
    "discard 1/2",
    "wasteland A1",
];

#[test]
fn games_are_told_in_both_languages() {
    let mut told = Told::default();
    for (game, (players, options)) in TABLES.into_iter().cycle().take(12).enumerate() {
        let setup = setup::<Position>(players, options);
        told.game::<Position>(&setup, &game.to_string(), &TRIED, eagerness);
    }
    told.is_rich(36, 70);
}
