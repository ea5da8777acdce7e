//! IMP-1: the Influence track.

use kernel::{Events, Seat};

use crate::event::Event;
use crate::kinds::{Action, Hub};
use crate::table::{STEP_PRICE, TRACK_STEP, Table};

/// Steps as the numbers of the Influence track.
#[must_use]
pub const fn on_track(steps: u8) -> u16 {
    steps as u16 * TRACK_STEP
}

impl Table {
    /// Moves a marker, in one move, to the topmost empty space of its new column (IMP-1.3). The ranking stands for the rows: a
    /// marker that comes to a column is behind all that are in it or in higher ones.
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

    /// The steps of influence that so many guldens buy, as far as the track goes (IMP-1.2, IMP-1.5).
    #[must_use]
    pub fn steps_for(&self, guldens: u16) -> u8 {
        (guldens / STEP_PRICE as u16).min(u16::from(self.printed().boards.most_influence())) as u8
    }

    /// The hubs that are not above this many steps (IMP-6.2, IMP-12.4).
    pub fn hubs_within(&self, steps: u8) -> impl Iterator<Item = Hub> {
        Hub::ALL.into_iter().filter(move |hub| self.hub(*hub).influence <= steps)
    }

    /// Where a player’s marker stands one step up, as far as the track goes (IMP-1.5, IMP-5.3).
    #[must_use]
    pub fn next_influence(&self, seat: Seat) -> u16 {
        on_track(self.printed().boards.risen(self.player(seat).influence, 1))
    }

    /// Steps up, as far as the track goes (IMP-1.5).
    pub(crate) fn gain_influence(&mut self, seat: Seat, steps: u8, events: &mut Events<Event>) {
        let before = self.player(seat).influence;
        let now = self.printed().boards.risen(before, steps);
        if now > before {
            self.set_influence(seat, now);
            events.push(Event::InfluenceRose { seat, steps: now - before, now: on_track(now) });
        }
    }

    /// Steps down; the player has as many.
    pub(crate) fn pay_influence(
        &mut self,
        seat: Seat,
        steps: u8,
        repeated: Option<Action>,
        events: &mut Events<Event>,
    ) {
        if steps > 0 {
            let now = self.player(seat).influence - steps;
            self.set_influence(seat, now);
            events.push(Event::InfluencePaid { seat, steps, now: on_track(now), repeated });
        }
    }

    /// The steps by which a hub rises with each delivery (IMP-11.9).
    #[must_use]
    pub fn growth(&self, hub: Hub) -> &'static [u8] {
        &self.printed().boards.growth.tiles[usize::from(self.hub(hub).growth)]
    }

    /// IMP-11.9
    pub(crate) fn grow(&mut self, hub: Hub, events: &mut Events<Event>) {
        let (boards, growth) = (&self.printed().boards, self.growth(hub));
        let city = &mut self.hubs[hub.index()];
        let steps = growth[usize::from(city.delivered)];
        let before = city.influence;
        city.delivered += 1;
        city.influence = boards.risen(before, steps);
        if city.influence > before {
            events.push(Event::HubRose {
                hub,
                steps: city.influence - before,
                now: on_track(city.influence),
            });
        }
    }
}
