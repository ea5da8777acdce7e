//! IMP-10.6 to IMP-10.9 and IMP-11.1: give, move the share value, raise funds, pass, sell a share.

use kernel::Seat;

use crate::event::Event;
use crate::goods::Action;
use crate::moves::Move;
use crate::no::No;
use crate::table::{SHARE_ROWS, Stage, TEN, Table};

impl Table {
    /// The most that it makes sense to give: to the end of the track, as it stands after the hand is placed.
    fn most_to_give(&self, seat: Seat) -> u16 {
        let steps = self.printed().boards.most_influence() - self.influence_after(seat, Action::Give);
        u16::from(steps) * TEN as u16
    }

    pub(crate) fn judge_gift(&self, seat: Seat, guldens: u16) -> Result<(), No> {
        self.may_begin(seat, Action::Give)?;
        if !guldens.is_multiple_of(TEN as u16) {
            return Err(No::GiveTens { guldens });
        }
        if !self.affords(seat, i32::from(guldens)) {
            return Err(No::GiveTooMuch { guldens, cash: self.cash(seat) });
        }
        let most = self.most_to_give(seat);
        if guldens > most {
            return Err(No::GivePastEnd { most });
        }
        Ok(())
    }

    pub(crate) fn give(&mut self, seat: Seat, guldens: u16, events: &mut Vec<Event>) -> Result<(), No> {
        self.judge_gift(seat, guldens)?;
        self.begin(seat, Action::Give, events);
        self.stage = Stage::After;
        self.charge(seat, i32::from(guldens));
        events.push(Event::Given { seat, guldens });
        self.gain_influence(seat, (guldens / TEN as u16) as u8, events);
        Ok(())
    }

    /// The row of the value (IMP-10.7).
    pub(crate) fn judge_share(&self, seat: Seat, value: u16) -> Result<u8, No> {
        self.may_begin(seat, Action::Share)?;
        let shares = &self.printed().boards.shares;
        let row = shares.values.iter().position(|printed| *printed == value);
        let row = row.ok_or(No::ShareValueUnknown { value })?;
        let now = usize::from(self.player(seat).share);
        if row > now + 1 {
            return Err(No::OneStep { value: shares.values[now + 1] });
        }
        let (needs, has) = (shares.influence[row], self.influence_after(seat, Action::Share));
        if row > now && needs > has {
            return Err(No::ShareInfluence { needs, has });
        }
        Ok(row as u8)
    }

    pub(crate) fn move_share(&mut self, seat: Seat, value: u16, events: &mut Vec<Event>) -> Result<(), No> {
        let row = self.judge_share(seat, value)?;
        self.begin(seat, Action::Share, events);
        self.stage = Stage::After;
        let before = std::mem::replace(&mut self.player_mut(seat).share, row);
        let value = i32::from(value);
        if row > before {
            let steps = self.printed().boards.shares.influence[usize::from(row)];
            self.pay_influence(seat, steps, None, events);
            events.push(Event::ShareRose { seat, value });
        } else if row < before {
            events.push(Event::ShareFell { seat, value });
        } else {
            events.push(Event::ShareLeft { seat, value });
        }
        Ok(())
    }

    pub(crate) fn list_money(&self, seat: Seat, out: &mut Vec<Move>) {
        if self.may_begin(seat, Action::Give).is_ok() {
            let most = self.cash(seat).min(i32::from(self.most_to_give(seat)));
            out.extend((0..=most / TEN).map(|steps| Move::Give((steps * TEN) as u16)));
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

    pub(crate) fn fundraise(&mut self, seat: Seat, events: &mut Vec<Event>) -> Result<(), No> {
        self.may_begin(seat, Action::Fundraise)?;
        self.begin(seat, Action::Fundraise, events);
        self.stage = Stage::After;
        self.collect(seat, TEN);
        events.push(Event::FundsRaised { seat, guldens: TEN });
        Ok(())
    }

    pub(crate) fn pass(&mut self, seat: Seat, events: &mut Vec<Event>) -> Result<(), No> {
        self.may_begin(seat, Action::Pass)?;
        self.begin(seat, Action::Pass, events);
        self.stage = Stage::After;
        events.push(Event::Passed { seat });
        Ok(())
    }

    /// IMP-11.1, IMP-11.2
    #[inline]
    pub(crate) fn judge_sale(&self, seat: Seat) -> Result<(), No> {
        let player = self.player(seat);
        let Some(row) = player.investors.checked_sub(1) else { return Err(No::InvestorMissing) };
        if row < player.share {
            let pays = i32::from(self.printed().boards.shares.values[usize::from(row)]);
            return Err(No::InvestorTooLow { pays, value: self.share_value(seat) });
        }
        Ok(())
    }

    pub(crate) fn sell_share(&mut self, seat: Seat, events: &mut Vec<Event>) -> Result<(), No> {
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
