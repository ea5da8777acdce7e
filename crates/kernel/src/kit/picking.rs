use super::{Moment, moves_of};
use crate::{Rules, Seat};

/// How many places of a list are looked at in a position that the costly checks look at.
const PLACES: usize = 16;

pub(super) fn check<G: Rules>(moment: &mut Moment<'_, G>) {
    for seat in Seat::all(moment.position.players()) {
        let moves = moves_of(moment.position, seat);
        if let (true, Some(last)) = (moment.sampled, moves.len().checked_sub(1)) {
            let drawn = (0..PLACES).map(|_| moment.stream.index(moves.len()));
            for place in [0, last].into_iter().chain(drawn) {
                picks_what_is_listed(moment.position, seat, &moves, place);
            }
        }
        random(moment, seat, &moves);
    }
}

/// The move that is drawn is the one that would be drawn from the list, and the draws after it are the same too.
fn random<G: Rules>(moment: &mut Moment<'_, G>, seat: Seat, moves: &[G::Move]) {
    let mut own = moment.stream.clone();
    let expected = (!moves.is_empty()).then(|| &moves[moment.stream.index(moves.len())]);
    let drawn = moment.position.random_move(seat, &mut own);
    assert_eq!(drawn.as_ref(), expected, "seat {seat} draws a move at random");
    let next = |stream: &mut crate::Stream| stream.below(u32::MAX);
    assert_eq!(next(&mut own), next(moment.stream), "seat {seat} draws more than one move");
}

/// The move at a place of the list is found there, and all of them are counted.
fn picks_what_is_listed<G: Rules>(position: &G, seat: Seat, moves: &[G::Move], place: usize) {
    let mut told = None;
    let picked = position.pick_move(seat, &mut Vec::new(), |count| {
        told = Some(count);
        place
    });
    assert_eq!(told, Some(moves.len()), "the moves of seat {seat} as they are counted");
    assert_eq!(picked.as_ref(), Some(&moves[place]), "seat {seat} picks move {place}");
}
