//! From whose hand to draw contracts.

use steam_power::{Move, Table};

/// Where several hands can be drawn from, the one of the player whom it hurts most.
pub(super) fn choose(table: &Table, moves: &[Move]) -> Option<Move> {
    let from = moves.iter().filter_map(|mv| match mv {
        Move::TakeFrom(seat) => Some(*seat),
        _ => None,
    });
    from.max_by_key(|seat| table.score(*seat).total()).map(Move::TakeFrom)
}
