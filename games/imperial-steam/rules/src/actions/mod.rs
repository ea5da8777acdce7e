//! The Main Actions and the free actions, a file each. Each has a `judge`, which says whether it is possible and what it
//! takes; the list of moves asks it, and so does play.

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

pub use build::{BUILD_GOODS, trieste_bonus};
pub use hire::{raised_price, workers_left};
pub use money::{ShareStep, buyers, investor_reaches};
pub use train::{cars_gained, engine_price, upgrade_price};

use kernel::{Events, Seat};

use crate::event::Event;
use crate::kinds::Action;
use crate::phase::Phase;
use crate::reason::Reason;
use crate::table::Table;

impl Action {
    /// Why an action is not carried out when there is no move of it that could be refused, as when no contract is on display: a
    /// hand is not placed for nothing. `None` for those that always have a move (IMP-3.3).
    #[must_use]
    pub const fn why_no_move(self) -> Option<Reason> {
        match self {
            Self::Build | Self::Hire | Self::Building | Self::Goods | Self::Train | Self::Contract => {
                Some(Reason::NothingToDo)
            }
            Self::Produce | Self::Give | Self::Share | Self::Fundraise | Self::Pass => None,
        }
    }
}

impl Table {
    /// Whether a hand may be placed on this action: it is time for it, and the player can pay for the hands that lie there
    /// already (IMP-3.2).
    #[inline]
    pub(crate) fn may_begin(&self, seat: Seat, action: Action) -> Result<(), Reason> {
        self.no_points_first()?;
        if self.phase != Phase::Before {
            return Err(Reason::WrongAction);
        }
        let player = self.player(seat);
        let hands = player.repeat_cost(action);
        if hands > player.influence {
            return Err(Reason::Repeat { hands, influence: player.influence });
        }
        Ok(())
    }

    /// Points of a Business token are spent before anything but free actions is done (IMP-5.2).
    #[inline]
    pub(crate) const fn no_points_first(&self) -> Result<(), Reason> {
        if self.points > 0 { Err(Reason::PointsFirst) } else { Ok(()) }
    }

    /// Places a hand; the action was judged to be possible.
    pub(crate) fn begin(&mut self, seat: Seat, action: Action, events: &mut Events<Event>) {
        let player = self.player_mut(seat);
        let steps = player.repeat_cost(action);
        player.placed[action.index()] += 1;
        player.hands -= 1;
        self.pay_influence(seat, steps, Some(action), events);
    }

    /// The steps of influence that the next hand of a player costs on this action (IMP-3.2); none once the hand of their
    /// turn was placed, and none when they have no hand left to place in this round.
    #[must_use]
    #[inline]
    pub fn repeat_cost(&self, seat: Seat, action: Action) -> u8 {
        let player = self.player(seat);
        let is_to_come = self.phase == Phase::Before || self.active != seat;
        if is_to_come && player.hands > 0 { player.repeat_cost(action) } else { 0 }
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
