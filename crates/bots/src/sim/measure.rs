//! How quick positions are to copy and to ask.

use std::hint::black_box;
use std::time::Instant;

use kernel::Rules;

use super::tally::Wide;

const COPIES: u32 = 20_000;
const LISTINGS: u32 = 500;

pub(super) fn copies_per_second<G: Rules>(position: &G) -> f64 {
    let began = Instant::now();
    for _ in 0..COPIES {
        black_box(black_box(position).clone());
    }
    f64::from(COPIES) / began.elapsed().as_secs_f64()
}

/// Microseconds to list the legal moves of one position.
pub(super) fn listing_micros<G: Rules>(wide: &Wide<G>) -> f64 {
    let mut moves = Vec::with_capacity(wide.moves);
    let began = Instant::now();
    for _ in 0..LISTINGS {
        moves.clear();
        black_box(&wide.position).moves(wide.seat, &mut moves);
        black_box(&moves);
    }
    began.elapsed().as_secs_f64() * 1e6 / f64::from(LISTINGS)
}
