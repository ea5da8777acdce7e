//! A sensible player of Imperial Steam.
//!
//! Every move that is worth a look is tried on the table as the player sees it, carried on to the end of its action
//! ([`trying`]), and the one after which the table is worth most is made. What a table is [`worth`] to a seat is the money
//! that it may end with: what it has, what its factories can deliver, what its contracts bring when Trieste is joined, and
//! the means to get further: workers, goods, cars and influence. How far it is to Trieste and to the hubs is found once for
//! each decision ([`outlook`], [`ways`]).

mod bidding;
mod contracts;
mod crews;
mod deliveries;
mod means;
mod outlook;
mod trying;
mod ways;
mod weights;
mod worth;

use imperial_steam::{Move, Position, Stage};
use kernel::{Sight, Stream};

use crate::Greedy;

impl Greedy for Position {
    fn greedy(sight: &Sight<'_, Self>, moves: &[Move], stream: &mut Stream) -> usize {
        if moves.len() == 1 {
            return 0;
        }
        let (view, seat) = (sight.view(), sight.seat());
        let chosen = match view.table.stage {
            Stage::Bidding { .. } => bidding::choose(&view, seat, stream),
            _ => trying::choose(&view, seat, moves),
        };
        moves.iter().position(|listed| *listed == chosen).unwrap_or(0)
    }
}
