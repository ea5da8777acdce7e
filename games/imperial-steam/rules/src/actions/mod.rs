//! The Main Actions and the free actions, a file each. Every one of them has a `judge`, which says whether it is possible
//! and what it takes, and is asked by the list of moves as well as by play.

mod build;
mod building;
mod contract;
mod deliver;
mod goods;
mod hire;
mod money;
mod points;
mod state;
mod train;

pub use build::BUILD_GOODS;
pub use hire::raised_price;
pub use money::ShareStep;
pub use train::{engine_price, upgrade_price};

use kernel::{Events, Seat};

use crate::event::Event;
use crate::goods::Action;
use crate::reason::Reason;
use crate::table::{Phase, Table};

impl Table {
    /// Whether a hand may be placed on this action: it is the time for it, and the influence is there for those that lie there
    /// already (IMP-3.2).
    #[inline]
    pub(crate) fn may_begin(&self, seat: Seat, action: Action) -> Result<(), Reason> {
        self.no_points_first()?;
        if self.phase != Phase::Before {
            return Err(Reason::WrongAction);
        }
        let player = self.player(seat);
        let hands = player.placed[action.index()];
        if hands > player.influence {
            return Err(Reason::Repeat { hands, influence: player.influence });
        }
        Ok(())
    }

    /// Points of a Business token come before anything but free actions (IMP-5.2).
    #[inline]
    pub(crate) const fn no_points_first(&self) -> Result<(), Reason> {
        if self.points > 0 { Err(Reason::PointsFirst) } else { Ok(()) }
    }

    /// Places a hand; the action was judged to be possible.
    pub(crate) fn begin(&mut self, seat: Seat, action: Action, events: &mut Events<Event>) {
        let player = self.player_mut(seat);
        let steps = player.placed[action.index()];
        player.placed[action.index()] += 1;
        player.hands -= 1;
        self.pay_influence(seat, steps, Some(action), events);
    }

    /// The steps of influence that a hand costs now on this action: one for each that lies there (IMP-3.2); none once the
    /// hand of this turn was placed.
    #[must_use]
    #[inline]
    pub fn repeat_cost(&self, seat: Seat, action: Action) -> u8 {
        if self.phase == Phase::Before { self.player(seat).placed[action.index()] } else { 0 }
    }

    /// The influence that is left after a hand is placed on this action.
    #[inline]
    pub(crate) fn influence_after(&self, seat: Seat, action: Action) -> u8 {
        self.player(seat).influence.saturating_sub(self.repeat_cost(seat, action))
    }

    #[inline]
    pub(crate) const fn affords(&self, seat: Seat, guldens: i32) -> bool {
        self.cash(seat) >= guldens
    }
}
