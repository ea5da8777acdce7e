//! AOS-9 and AOS-10: production, goods growth, and the next turn.
//!
//! Growth is the one place in a turn where chance decides, so it works on the whole position.

use arrayvec::ArrayVec;
use kernel::{Refusal, Seat, text};

use crate::event::{Event, Place};
use crate::goods::{Colour, Column, Half, NewCity};
use crate::ids::StopId;
use crate::moves::Move;
use crate::position::{Position, wrong_question};
use crate::supply::Supply;
use crate::table::{Action, Ending, Phase, Producing, Table};

/// How many cubes Production draws.
const PRODUCED: usize = 2;

impl Table {
    /// Asks the player with Production, if there is one who could use it; otherwise the dice are due.
    pub(crate) fn begin_growth(&mut self) {
        let producer = self.holder(Action::Production).filter(|_| self.cubes_to_produce() > 0);
        self.phase = match producer {
            Some(seat) => Phase::Production(Producing { seat, drawn: None }),
            None => Phase::Growth,
        };
    }

    /// How many cubes Production would draw now.
    pub(crate) fn cubes_to_produce(&self) -> usize {
        let in_bag: usize = self.bag.iter().map(|count| usize::from(*count)).sum();
        PRODUCED.min(in_bag).min(self.display.empty_boxes().count())
    }
}

impl Table {
    pub(crate) fn list_production(&self, producing: &Producing, out: &mut Vec<Move>) {
        if producing.drawn.is_none() {
            out.extend([Move::Produce, Move::Decline]);
        } else {
            out.extend(self.display.empty_boxes().map(|(column, row)| Move::Stock { column, row }));
        }
    }

    fn producing(&self) -> Result<&Producing, Refusal> {
        match &self.phase {
            Phase::Production(producing) => Ok(producing),
            phase => Err(wrong_question(phase)),
        }
    }

    /// The production in progress, before its draw.
    fn producing_undrawn(&self) -> Result<&Producing, Refusal> {
        let producing = self.producing()?;
        match producing.drawn {
            None => Ok(producing),
            Some(_) => Err(Refusal::new("AOS-9.1", text!("aos-no-draw-again"))),
        }
    }

    pub(crate) fn decline_to_produce(&mut self, seat: Seat, events: &mut Vec<Event>) -> Result<(), Refusal> {
        self.producing_undrawn()?;
        events.push(Event::DeclinedToProduce { seat });
        self.phase = Phase::Growth;
        Ok(())
    }

    pub(crate) fn stock(
        &mut self,
        seat: Seat,
        column: Column,
        row: u8,
        events: &mut Vec<Event>,
    ) -> Result<(), Refusal> {
        let refuse = |why| Err(Refusal::new("AOS-9.1", why));
        let mut producing = self.producing()?.clone();
        let Some(drawn) = &mut producing.drawn else { return refuse(text!("aos-no-cube-drawn")) };
        let Some(place) = self.display.column_mut(column).get_mut(usize::from(row)) else {
            return refuse(text!("aos-no-box", column = column.to_string(), row = row.saturating_add(1)));
        };
        if place.is_some() {
            return refuse(text!("aos-no-empty-box", column = column.to_string(), row = row + 1));
        }
        // The position holds this phase only while a cube is left to place.
        let Some(colour) = (!drawn.is_empty()).then(|| drawn.remove(0)) else {
            return refuse(text!("aos-no-cube-drawn"));
        };
        *place = Some(colour);
        events.push(Event::Stocked { seat, colour, column, row });
        self.phase = if drawn.is_empty() { Phase::Growth } else { Phase::Production(producing) };
        Ok(())
    }

    /// AOS-9.3 to 9.5: one die for one half.
    fn grow_by(&mut self, half: Half, die: u8, events: &mut Vec<Event>) {
        let column = Column::printed(half, die);
        let printed = self.board().city_of(column).map(|city| (column, city));
        let new = NewCity::ALL.into_iter().filter(|city| Supply::shipped().new_city(*city).under == column);
        let new = new.filter_map(|city| Some((city.column(), self.track.site_of(city)?)));
        let growing: ArrayVec<(Column, StopId), 4> = printed.into_iter().chain(new).collect();
        for (column, city) in growing {
            if let Some((row, colour)) = self.display.take_top(column) {
                self.goods[city.index()][colour.index()] += 1;
                events.push(Event::Grew { city: Place::of(self.board(), city), colour, column, row });
            }
        }
    }

    /// AOS-10.1.
    fn next_turn(&mut self, events: &mut Vec<Event>) {
        if self.turn >= self.turns() {
            return self.end(Ending::LastTurn, events);
        }
        self.turn += 1;
        self.phase = Phase::IssueShares { asked: 0 };
        events.push(Event::TurnBegan { turn: self.turn, turns: self.turns() });
    }
}

impl Position {
    pub(crate) fn produce(&mut self, seat: Seat, events: &mut Vec<Event>) -> Result<(), Refusal> {
        self.table.producing_undrawn()?;
        let count = self.table.cubes_to_produce();
        let bag = &mut self.table.bag;
        let cubes: ArrayVec<Colour, PRODUCED> =
            self.draws.draw(|stream| (0..count).map(|_| Colour::ALL[stream.take(bag)]).collect());
        events.push(Event::Produced { seat, cubes: cubes.clone() });
        self.table.phase = Phase::Production(Producing { seat, drawn: Some(cubes) });
        Ok(())
    }

    /// AOS-9.2: rolls for the light half, then for the dark, and goes on to the next turn.
    pub(crate) fn grow(&mut self, events: &mut Vec<Event>) {
        let dice = usize::from(self.table.players);
        self.draws.draw(|stream| {
            for half in Half::ALL {
                let dice: ArrayVec<u8, { kernel::MAX_SEATS }> = (0..dice).map(|_| stream.die()).collect();
                events.push(Event::GrowthRolled { half, dice: dice.clone() });
                for die in dice {
                    self.table.grow_by(half, die, events);
                }
            }
        });
        self.table.next_turn(events);
    }
}
