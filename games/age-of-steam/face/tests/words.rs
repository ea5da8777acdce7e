//! What whole games of random play say, in both languages: every event, and the refusals of moves tried at random.

use age_of_steam::{Move, Position};
use face_kit::{Told, setup};

/// Reckless bidding and borrowing would end most games before a cube moves.
fn is_careful(mv: &Move) -> bool {
    !matches!(mv, Move::Issue(4..) | Move::Bid(2..) | Move::Engine | Move::Decline)
}

#[test]
fn games_are_told_in_both_languages() {
    let mut told = Told::default();
    for game in 0..20 {
        let setup = setup::<Position>(3 + game % 4, &[]);
        told.game::<Position>(&setup, &game.to_string(), &[], |mv| usize::from(is_careful(mv)));
    }
    told.is_rich(20, 20);
}
