//! AOS-1: issuing shares.

use kernel::{Events, Seat};

use crate::event::Event;
use crate::moves::Move;
use crate::phase::Phase;
use crate::player::{MOST_SHARES, Player, SHARE_PRICE};
use crate::reason::Reason;
use crate::table::Table;

/// AOS-1.2: what this many shares bring.
#[must_use]
pub fn proceeds(shares: u8) -> u16 {
    u16::from(shares) * SHARE_PRICE
}

impl Player {
    /// AOS-1.2: issues this many shares.
    pub(crate) fn issue(&mut self, shares: u8) {
        self.shares += shares;
        self.cash += proceeds(shares);
    }

    /// AOS-1.3: how many shares this player may still issue.
    #[must_use]
    pub const fn shares_left(&self) -> u8 {
        MOST_SHARES - self.shares
    }
}

impl Table {
    pub(crate) fn list_shares(&self, seat: Seat, out: &mut Vec<Move>) {
        let left = self.player(seat).shares_left();
        out.extend((0..=left).map(Move::Issue));
    }

    pub(crate) fn issue(&mut self, seat: Seat, shares: u8, events: &mut Events<Event>) -> Result<(), Reason> {
        let &mut Phase::IssueShares { asked } = &mut self.phase else {
            return Err(Reason::wrong_question(&self.phase));
        };
        let player = self.player_mut(seat);
        let left = player.shares_left();
        if shares > left {
            return Err(Reason::ShareLimit { shares, left });
        }
        player.issue(shares);
        events.push(Event::Issued { seat, shares, total: player.shares });
        if usize::from(asked) + 1 < self.order.len() {
            self.phase = Phase::IssueShares { asked: asked + 1 };
        } else {
            self.begin_auction(events);
        }
        Ok(())
    }
}
