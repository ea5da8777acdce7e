//! AOS-1: issuing shares.

use kernel::{Refusal, Seat, text};

use crate::event::Event;
use crate::moves::Move;
use crate::table::{MOST_SHARES, Phase, SHARE_PRICE, Table};

impl Table {
    pub(crate) fn list_shares(&self, seat: Seat, out: &mut Vec<Move>) {
        let left = MOST_SHARES - self.player(seat).shares;
        out.extend((0..=left).map(Move::Issue));
    }

    pub(crate) fn issue(&mut self, seat: Seat, shares: u8, events: &mut Vec<Event>) -> Result<(), Refusal> {
        let &mut Phase::IssueShares { asked } = &mut self.phase else {
            return Err(crate::position::wrong_question(&self.phase));
        };
        let player = self.player_mut(seat);
        let left = MOST_SHARES - player.shares;
        if shares > left {
            let why = text!("aos-no-share-left", shares = shares, left = left, most = MOST_SHARES);
            return Err(Refusal::new("AOS-1.3", why));
        }
        player.shares += shares;
        player.cash += u16::from(shares) * SHARE_PRICE;
        events.push(Event::Issued { seat, shares, total: player.shares });
        if usize::from(asked) + 1 < self.order.len() {
            self.phase = Phase::IssueShares { asked: asked + 1 };
        } else {
            self.begin_auction(events);
        }
        Ok(())
    }
}
