//! IMP-1: the Influence track.

use kernel::Seat;

use crate::event::Event;
use crate::goods::{Action, Hub};
use crate::table::Table;

impl Table {
    /// Moves a marker, as one move, to the topmost empty space of its new column (IMP-1.3). The ranking is the rows: whoever
    /// comes to a column is behind all who are in it or in higher ones.
    pub(crate) fn set_influence(&mut self, seat: Seat, steps: u8) {
        let before = self.player(seat).influence;
        if before == steps {
            return;
        }
        self.player_mut(seat).influence = steps;
        let players = usize::from(self.players);
        let from = self.ranking[..players].iter().position(|other| *other == seat).unwrap_or(0);
        self.ranking.copy_within(from + 1..players, from);
        let others = &self.ranking[..players - 1];
        let to = others.iter().take_while(|other| self.player(**other).influence >= steps).count();
        self.ranking.copy_within(to..players - 1, to + 1);
        self.ranking[to] = seat;
    }

    /// Steps up, as far as the track goes (IMP-1.5).
    pub(crate) fn gain_influence(&mut self, seat: Seat, steps: u8, events: &mut Vec<Event>) {
        let before = self.player(seat).influence;
        let now = (before + steps).min(self.printed().boards.most_influence());
        if now > before {
            self.set_influence(seat, now);
            events.push(Event::InfluenceRose { seat, steps: now - before, now: u16::from(now) * 10 });
        }
    }

    /// Steps down; there are as many.
    pub(crate) fn pay_influence(
        &mut self,
        seat: Seat,
        steps: u8,
        repeated: Option<Action>,
        events: &mut Vec<Event>,
    ) {
        if steps > 0 {
            let now = self.player(seat).influence - steps;
            self.set_influence(seat, now);
            events.push(Event::InfluencePaid { seat, steps, now: u16::from(now) * 10, repeated });
        }
    }

    /// IMP-11.9
    pub(crate) fn grow(&mut self, hub: Hub, events: &mut Vec<Event>) {
        let boards = &self.printed().boards;
        let most = boards.most_influence();
        let city = &mut self.hubs[hub.index()];
        let steps = boards.growth.tiles[usize::from(city.growth)][usize::from(city.delivered)];
        let before = city.influence;
        city.delivered += 1;
        city.influence = (before + steps).min(most);
        if city.influence > before {
            events.push(Event::HubRose {
                hub,
                steps: city.influence - before,
                now: u16::from(city.influence) * 10,
            });
        }
    }
}
