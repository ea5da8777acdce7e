//! What the rules allow, for who knows no more than a view.

use imperial_steam::{Move, Position, View};
use kernel::{Rules, Seat, Stream};

/// The moves that a seat can make now. Of everything that is hidden they depend on nothing but the seat’s own.
pub(super) fn legal(view: &View, seat: Seat) -> Vec<Move> {
    let mut moves = Vec::new();
    Position::imagine(view, &mut Stream::from_seed([0; 32])).moves(seat, &mut moves);
    moves
}
