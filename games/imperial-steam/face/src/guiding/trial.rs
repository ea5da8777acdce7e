//! What the rules allow, for those who know no more than a view.

use imperial_steam::{Move, Position, View};
use kernel::{Rules, Seat, Stream};

/// The moves that a seat can make now. They depend on nothing that is hidden from it.
pub(super) fn legal(view: &View, seat: Seat) -> Vec<Move> {
    let mut moves = Vec::new();
    Position::imagine(view, &mut Stream::from_seed([0; 32])).moves(seat, &mut moves);
    moves
}
