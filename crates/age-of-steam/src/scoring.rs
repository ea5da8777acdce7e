//! AOS-11: victory points.

use kernel::Seat;
use serde::Serialize;

use crate::table::Table;

const POINTS_PER_INCOME: i32 = 3;
const POINTS_PER_SHARE: i32 = 3;

/// How a player's points are made.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct Score {
    pub income: i32,
    /// Not positive: shares cost points.
    pub shares: i32,
    pub track: i32,
}

impl Score {
    #[must_use]
    pub const fn total(&self) -> i32 {
        self.income + self.shares + self.track
    }
}

impl Table {
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
