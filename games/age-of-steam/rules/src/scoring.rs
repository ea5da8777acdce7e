//! AOS-11: victory points.

use kernel::{Seat, Standing};
use serde::Serialize;

use crate::phase::{Ending, Phase};
use crate::table::Table;

/// AOS-11.1: what a dollar of income is worth at the end.
pub const POINTS_PER_INCOME: i32 = 3;
/// AOS-11.1: what a share costs at the end.
pub const POINTS_PER_SHARE: i32 = 3;

/// How a player's points are made.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct Score {
    /// For income.
    pub income: i32,
    /// Not positive: shares cost points.
    pub shares: i32,
    /// For track in completed links.
    pub track: i32,
}

impl Score {
    /// All of it.
    #[must_use]
    pub const fn total(&self) -> i32 {
        self.income + self.shares + self.track
    }
}

impl Table {
    /// AOS-11.3: how everybody comes in if the game ends as it stands. One that goes on would end with its last turn.
    #[must_use]
    pub fn standing(&self) -> Standing {
        let ending = match self.phase {
            Phase::Over(ending) => ending,
            _ => Ending::LastTurn,
        };
        let scores = self.all_seats().map(|seat| (seat, self.score(seat).map(|score| score.total())));
        Standing::rank(scores, kernel::Ending::new(ending.notation()))
    }

    /// What this player would score now; `None` when eliminated.
    #[must_use]
    pub fn score(&self, seat: Seat) -> Option<Score> {
        let player = self.player(seat);
        let owned = self.track.completed_links().filter(|link| link.owner == Some(seat));
        (!player.eliminated).then(|| Score {
            income: POINTS_PER_INCOME * i32::from(player.income),
            shares: -POINTS_PER_SHARE * i32::from(player.shares),
            track: owned.map(|link| i32::from(link.sections)).sum(),
        })
    }
}
