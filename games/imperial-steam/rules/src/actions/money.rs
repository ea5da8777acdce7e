//! IMP-10.6 to IMP-10.9 and IMP-11.1: give, move the share value, raise funds, pass, sell a share.

use std::cmp::Ordering;

use kernel::{Events, Seat};

use crate::event::Event;
use crate::kinds::Action;
use crate::moves::Move;
use crate::phase::Phase;
use crate::reason::Reason;
use crate::table::{FUNDS, SHARE_ROWS, STEP_PRICE, Table};

/// Where a share value goes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ShareStep {
    /// Up, for this many steps of influence.
    Up(u8),
    /// Down, for nothing.
    Down,
    /// It stays where it is (IMP-3.3).
    None,
}

/// Whether an investor in one row buys a share whose value stands in the other (IMP-11.2).
#[must_use]
#[inline]
pub const fn investor_reaches(row: u8, share: u8) -> bool {
    row >= share
}

/// How many of this many investors buy a share whose value stands in this row, one after the other (IMP-11.1, IMP-11.2).
#[must_use]
#[inline]
pub const fn buyers(investors: u8, share: u8) -> u8 {
    investors.saturating_sub(share)
}

impl Table {
    /// Which way a player’s share value goes when it is moved to this one (IMP-10.7).
    #[must_use]
    pub fn share_step(&self, seat: Seat, value: u16) -> ShareStep {
        let shares = &self.printed().boards.shares;
        match i32::from(value).cmp(&self.share_value(seat)) {
            Ordering::Greater => ShareStep::Up(shares.row(value).map_or(0, |row| shares.influence[row])),
            Ordering::Less => ShareStep::Down,
            Ordering::Equal => ShareStep::None,
        }
    }

    /// The most that can be given: what takes the marker to the end of the track once the hand is placed.
    fn most_to_give(&self, seat: Seat) -> u16 {
        let steps = self.printed().boards.most_influence() - self.influence_after(seat, Action::Give);
        u16::from(steps) * STEP_PRICE as u16
    }

    pub(crate) fn judge_gift(&self, seat: Seat, guldens: u16) -> Result<(), Reason> {
        self.may_begin(seat, Action::Give)?;
        if !guldens.is_multiple_of(STEP_PRICE as u16) {
            return Err(Reason::GiveTens { guldens });
        }
        if !self.affords(seat, i32::from(guldens)) {
            return Err(Reason::GiveTooMuch { guldens, cash: self.cash(seat) });
        }
        let most = self.most_to_give(seat);
        if guldens > most {
            return Err(Reason::GivePastEnd { most });
        }
        Ok(())
    }

    pub(crate) fn give(
        &mut self,
        seat: Seat,
        guldens: u16,
        events: &mut Events<Event>,
    ) -> Result<(), Reason> {
        self.judge_gift(seat, guldens)?;
        self.begin(seat, Action::Give, events);
        self.phase = Phase::After;
        self.charge(seat, i32::from(guldens));
        events.push(Event::Given { seat, guldens });
        self.gain_influence(seat, (guldens / STEP_PRICE as u16) as u8, events);
        Ok(())
    }

    /// The row of the value (IMP-10.7).
    pub(crate) fn judge_share(&self, seat: Seat, value: u16) -> Result<u8, Reason> {
        self.may_begin(seat, Action::Share)?;
        let shares = &self.printed().boards.shares;
        let row = shares.row(value).ok_or(Reason::ShareValueUnknown { value })?;
        let now = usize::from(self.player(seat).share);
        if row > now + 1 {
            return Err(Reason::OneStep { value: shares.values[now + 1] });
        }
        let (needs, has) = (shares.influence[row], self.influence_after(seat, Action::Share));
        if row > now && needs > has {
            return Err(Reason::ShareInfluence { needs, has });
        }
        Ok(row as u8)
    }

    pub(crate) fn move_share(
        &mut self,
        seat: Seat,
        value: u16,
        events: &mut Events<Event>,
    ) -> Result<(), Reason> {
        let row = self.judge_share(seat, value)?;
        self.begin(seat, Action::Share, events);
        self.phase = Phase::After;
        let step = self.share_step(seat, value);
        self.player_mut(seat).share = row;
        let value = i32::from(value);
        match step {
            ShareStep::Up(steps) => {
                self.pay_influence(seat, steps, None, events);
                events.push(Event::ShareRose { seat, value });
            }
            ShareStep::Down => events.push(Event::ShareFell { seat, value }),
            ShareStep::None => events.push(Event::ShareLeft { seat, value }),
        }
        Ok(())
    }

    pub(crate) fn list_money(&self, seat: Seat, out: &mut Vec<Move>) {
        if self.may_begin(seat, Action::Give).is_ok() {
            let most = self.cash(seat).min(i32::from(self.most_to_give(seat)));
            let steps = 0..=most / STEP_PRICE;
            out.extend(steps.map(|steps| Move::Give((steps * STEP_PRICE) as u16)));
        }
        if self.may_begin(seat, Action::Share).is_ok() {
            let now = usize::from(self.player(seat).share);
            let values = &self.printed().boards.shares.values[..SHARE_ROWS.min(now + 2)];
            out.extend(
                values
                    .iter()
                    .copied()
                    .filter(|value| self.judge_share(seat, *value).is_ok())
                    .map(Move::Share),
            );
        }
        for (action, mv) in [(Action::Fundraise, Move::Fundraise), (Action::Pass, Move::Pass)] {
            if self.may_begin(seat, action).is_ok() {
                out.push(mv);
            }
        }
    }

    pub(crate) fn fundraise(&mut self, seat: Seat, events: &mut Events<Event>) -> Result<(), Reason> {
        self.may_begin(seat, Action::Fundraise)?;
        self.begin(seat, Action::Fundraise, events);
        self.phase = Phase::After;
        self.collect(seat, FUNDS);
        events.push(Event::FundsRaised { seat, guldens: FUNDS });
        Ok(())
    }

    pub(crate) fn pass(&mut self, seat: Seat, events: &mut Events<Event>) -> Result<(), Reason> {
        self.may_begin(seat, Action::Pass)?;
        self.begin(seat, Action::Pass, events);
        self.phase = Phase::After;
        events.push(Event::Passed { seat });
        Ok(())
    }

    /// Whether the player’s topmost investor would buy a share (IMP-11.1, IMP-11.2).
    #[inline]
    pub fn judge_sale(&self, seat: Seat) -> Result<(), Reason> {
        let player = self.player(seat);
        let Some(row) = player.investors.checked_sub(1) else { return Err(Reason::InvestorMissing) };
        if !investor_reaches(row, player.share) {
            let pays = self.printed().boards.shares.value(row);
            return Err(Reason::InvestorTooLow { pays, value: self.share_value(seat) });
        }
        Ok(())
    }

    pub(crate) fn sell_share(&mut self, seat: Seat, events: &mut Events<Event>) -> Result<(), Reason> {
        self.judge_sale(seat)?;
        let player = self.player_mut(seat);
        player.investors -= 1;
        player.shareholders += 1;
        let guldens = self.share_value(seat);
        self.collect(seat, guldens);
        events.push(Event::ShareSold { seat, guldens });
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn investors_buy_from_the_topmost_down() {
        for (investors, share) in
            (0..=10).flat_map(|investors| (0..SHARE_ROWS as u8).map(move |share| (investors, share)))
        {
            let one_after_the_other = (0..investors).rev().take_while(|row| investor_reaches(*row, share));
            assert_eq!(usize::from(buyers(investors, share)), one_after_the_other.count());
        }
    }
}
