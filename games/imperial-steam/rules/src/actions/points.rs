//! IMP-5.2 to IMP-5.6: points of Business tokens.

use kernel::{Events, Seat};

use crate::event::Event;
use crate::kinds::Purchase;
use crate::moves::Move;
use crate::reason::Reason;
use crate::table::Table;

impl Table {
    pub(crate) fn judge_purchase(&self, seat: Seat, purchase: Purchase) -> Result<(), Reason> {
        if self.points == 0 {
            return Err(Reason::PointsMissing);
        }
        let player = self.player(seat);
        match purchase {
            Purchase::Influence if player.influence >= self.printed().boards.most_influence() => {
                Err(Reason::InfluenceAtEnd)
            }
            Purchase::Share if self.next_share(seat).is_none() => Err(Reason::ShareAtTop),
            Purchase::Car if player.free_cars() == 0 => Err(Reason::CarsUsedUp),
            _ => Ok(()),
        }
    }

    pub(crate) fn list_purchases(&self, seat: Seat, out: &mut Vec<Move>) {
        let possible = Purchase::ALL.into_iter().filter(|buy| self.judge_purchase(seat, *buy).is_ok());
        out.extend(possible.map(Move::Spend));
        out.push(Move::Leave);
    }

    pub(crate) fn purchase(
        &mut self,
        seat: Seat,
        purchase: Purchase,
        events: &mut Events<Event>,
    ) -> Result<(), Reason> {
        self.judge_purchase(seat, purchase)?;
        self.points -= 1;
        match purchase {
            Purchase::Influence => self.gain_influence(seat, 1, events),
            Purchase::Share => {
                self.player_mut(seat).share += 1;
                events.push(Event::ShareRose { seat, value: self.share_value(seat) });
            }
            Purchase::Car => {
                self.player_mut(seat).passenger_cars += 1;
                events.push(Event::CarTurned { seat });
            }
        }
        Ok(())
    }

    pub(crate) fn leave_points(&mut self, seat: Seat, events: &mut Events<Event>) -> Result<(), Reason> {
        if self.points == 0 {
            return Err(Reason::PointsMissing);
        }
        events.push(Event::PointsLeft { seat, points: self.points });
        self.points = 0;
        Ok(())
    }

    /// IMP-5.6: points that can buy nothing.
    pub(crate) fn drop_useless_points(&mut self, seat: Seat, events: &mut Events<Event>) {
        let nothing = Purchase::ALL.into_iter().all(|purchase| self.judge_purchase(seat, purchase).is_err());
        if self.points > 0 && nothing {
            events.push(Event::PointsLeft { seat, points: self.points });
            self.points = 0;
        }
    }
}
