//! What one seat, or an onlooker, may know.

use kernel::{Draws, Seat, Seats, Stream, Viewer};
use serde::Serialize;

use crate::phase::Phase;
use crate::position::Position;
use crate::printed::Printed;
use crate::table::{COIN, STEP_PRICE, Secret, Table};

/// The table with what this viewer may not know covered: bids that were not revealed, and by agreement money.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct View {
    /// Whose view it is; `None` for an onlooker.
    pub seat: Option<Seat>,
    /// What lies on the table; what is covered is left empty.
    pub table: Table,
}

/// The most that a guess gives a player whose money is hidden.
const GUESSED_MONEY: u32 = 300;

impl View {
    pub(crate) fn of(table: &Table, viewer: Viewer) -> Self {
        let seat = viewer.seat();
        let mut table = table.clone();
        let own = |other: Seat| seat == Some(other);
        // At the end all is told (IMP-13.2). While bids are made everybody still has what everybody began with.
        let covers_money = table.hidden_money && !matches!(table.phase, Phase::Over | Phase::Bidding { .. });
        for other in table.all_seats().filter(|other| !own(*other)) {
            table.secret.bids[other.index()] = 0;
            if covers_money {
                table.secret.known.remove(other);
                table.secret.cash[other.index()] = 0;
            }
        }
        if covers_money {
            // It would give away the sum of what is covered.
            table.secret.from_bank = 0;
        }
        Self { table, seat }
    }

    /// A player’s money, where it may be known.
    #[must_use]
    pub fn cash(&self, seat: Seat) -> Option<i32> {
        self.table.secret.known.contains(seat).then(|| self.table.cash(seat))
    }

    /// The bid that this seat has made, while it waits for the others’.
    #[must_use]
    pub fn own_bid(&self) -> Option<u16> {
        match (self.table.phase, self.seat) {
            (Phase::Bidding { made }, Some(seat)) if made.contains(seat) => {
                Some(self.table.secret.bids[seat.index()])
            }
            _ => None,
        }
    }

    /// Whether all money is known.
    #[must_use]
    pub fn knows_all_money(&self) -> bool {
        self.table.secret.known == Seats::first(usize::from(self.table.players))
    }

    /// A position that agrees with this view; what the view hides is drawn from this stream.
    pub(crate) fn imagine(&self, stream: &mut Stream) -> Position {
        let mut table = self.table.clone();
        let players = usize::from(table.players);
        let start = i32::from(Printed::shipped().boards.money(players));
        let Secret { known, cash, bids, .. } = &mut table.secret;
        for other in Seat::all(players).filter(|other| !known.contains(*other)) {
            cash[other.index()] = stream.below(GUESSED_MONEY / COIN as u32 + 1) as i32 * COIN;
        }
        *known = Seats::first(players);
        if let Phase::Bidding { made } = table.phase {
            for other in made.iter().filter(|other| self.seat != Some(*other)) {
                let most = (cash[other.index()] / STEP_PRICE) as u32;
                bids[other.index()] = stream.below(most + 1) as u16 * STEP_PRICE as u16;
            }
        }
        table.secret.from_bank = table.secret.cash.iter().sum::<i32>() - start * players as i32;
        Position { table, draws: Draws::from_seed(stream.seed()) }
    }
}
