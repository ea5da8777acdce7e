//! Bringing the end, when nobody gets anywhere any more.
//!
//! Late in a game every contract may cost more than it brings, and whoever is behind does not want the end. Then all
//! would take money for ever, which changes nothing.

use steam_power::{Move, Phase, View};

/// After this many rounds in which nobody got anywhere, nothing better is left.
const PATIENCE: u16 = 3;
/// By rules that do not count such rounds: after this many rounds in all. Usual games have half as many.
const VERY_LONG: u16 = 60;

/// What to do instead of this, if the game stands still: fulfil whatever can be fulfilled, or else work towards it.
pub(super) fn instead_of(chosen: Move, view: &View, moves: &[Move]) -> Move {
    let table = &view.table;
    let stands_still = table.idle_rounds().map_or(table.round > VERY_LONG, |idle| idle >= PATIENCE);
    let gets_somewhere = matches!(chosen, Move::Fulfil(_) | Move::Factory { .. });
    if table.phase != Phase::Action || table.is_solo() || gets_somewhere || !stands_still {
        return chosen;
    }
    let fulfillable = moves.iter().filter_map(|mv| match mv {
        Move::Fulfil(contract) => Some(*contract),
        _ => None,
    });
    match fulfillable.max_by_key(|id| (id.contract().points, id.contract().money)) {
        Some(contract) => Move::Fulfil(contract),
        // Sooner or later there is money enough for any contract.
        None if !view.hand.is_empty() && !table.track.linked(table.active).is_empty() => Move::Bank,
        None if view.hand.is_empty() && moves.contains(&Move::Take) => Move::Take,
        None => chosen,
    }
}
