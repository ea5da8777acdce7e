//! AOS-9 and AOS-10: production, goods growth, and the next turn.
//!
//! Growth is the one place in a turn where chance decides, so it works on the whole position.

use arrayvec::ArrayVec;
use kernel::{Events, MAX_SEATS, Seat};

use crate::event::{Event, NamedStop};
use crate::goods::{Colour, Column, Half, NewCity};
use crate::ids::StopId;
use crate::moves::Move;
use crate::phase::{Ending, PRODUCED, Phase, Producing};
use crate::player::Action;
use crate::position::Position;
use crate::printed::Supply;
use crate::reason::Reason;
use crate::table::Table;

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

    pub(crate) fn list_production(&self, producing: &Producing, out: &mut Vec<Move>) {
        if producing.drawn.is_none() {
            out.extend([Move::Produce, Move::Decline]);
        } else {
            out.extend(self.display.empty_boxes().map(|(column, row)| Move::Stock { column, row }));
        }
    }

    fn producing(&self) -> Result<&Producing, Reason> {
        match &self.phase {
            Phase::Production(producing) => Ok(producing),
            phase => Err(Reason::wrong_question(phase)),
        }
    }

    /// The production in progress, before its draw.
    fn producing_undrawn(&self) -> Result<&Producing, Reason> {
        let producing = self.producing()?;
        match producing.drawn {
            None => Ok(producing),
            Some(_) => Err(Reason::DrawnAlready),
        }
    }

    pub(crate) fn decline_to_produce(
        &mut self,
        seat: Seat,
        events: &mut Events<Event>,
    ) -> Result<(), Reason> {
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
        events: &mut Events<Event>,
    ) -> Result<(), Reason> {
        let mut producing = self.producing()?.clone();
        let Some(drawn) = &mut producing.drawn else { return Err(Reason::NoCubeDrawn) };
        let Some(place) = self.display.column_mut(column).get_mut(usize::from(row)) else {
            return Err(Reason::NoBox { column, row });
        };
        if place.is_some() {
            return Err(Reason::FullBox { column, row, city: self.board().name_of_column(column) });
        }
        // The position holds this phase only while a cube is left to place.
        let Some(colour) = (!drawn.is_empty()).then(|| drawn.remove(0)) else {
            return Err(Reason::NoCubeDrawn);
        };
        *place = Some(colour);
        events.push(Event::Stocked { seat, colour, column, row });
        self.phase = if drawn.is_empty() { Phase::Growth } else { Phase::Production(producing) };
        Ok(())
    }

    /// AOS-9.3, AOS-9.4: the city that the cubes of a column come to; none while its New City is not on the board.
    #[must_use]
    pub fn city_of(&self, column: Column) -> Option<StopId> {
        match column.new_city() {
            Some(city) => self.track.site_of(city),
            None => self.board().city_of(column),
        }
    }

    /// AOS-0.3: the column whose cubes come to this city; none for a town.
    #[must_use]
    pub fn column_of(&self, city: StopId) -> Option<Column> {
        let printed = self.board().stop(city).city.map(|city| city.column);
        printed.or_else(|| self.track.new_city(city).map(NewCity::column))
    }

    /// AOS-9.3 to 9.5: one die for one half.
    fn grow_by(&mut self, half: Half, die: u8, events: &mut Events<Event>) {
        let printed = Column::printed(half, die);
        let new = NewCity::ALL.into_iter().filter(|city| Supply::shipped().new_city(*city).under == printed);
        for column in std::iter::once(printed).chain(new.map(NewCity::column)) {
            if let Some(city) = self.city_of(column)
                && let Some((row, colour)) = self.display.take_top(column)
            {
                self.goods[city.index()][colour.index()] += 1;
                events.push(Event::Grew { city: NamedStop::of(self.board(), city), colour, column, row });
            }
        }
    }

    /// AOS-10.1.
    fn next_turn(&mut self, events: &mut Events<Event>) {
        if self.turn >= self.turns() {
            return self.end(Ending::LastTurn, events);
        }
        self.turn += 1;
        self.phase = Phase::IssueShares { asked: 0 };
        events.push(Event::TurnBegan { turn: self.turn, turns: self.turns() });
    }
}

impl Position {
    pub(crate) fn produce(&mut self, seat: Seat, events: &mut Events<Event>) -> Result<(), Reason> {
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
    pub(crate) fn grow(&mut self, events: &mut Events<Event>) {
        let dice = usize::from(self.table.players);
        self.draws.draw(|stream| {
            for half in Half::ALL {
                let dice: ArrayVec<u8, MAX_SEATS> = (0..dice).map(|_| stream.die()).collect();
                events.push(Event::GrowthRolled { half, dice: dice.clone() });
                for die in dice {
                    self.table.grow_by(half, die, events);
                }
            }
        });
        self.table.next_turn(events);
    }
}
