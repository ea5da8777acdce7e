//! AOS-4: building track.
//!
//! A [`BuildSite`](site::BuildSite) gathers what matters about one hex for one builder; a [`Plan`] is a tile that may be laid
//! there, with its price. Playing always asks the judge in `plan`; listing finds most of what is legal from the site with
//! bit sets, and asks the judge about the rest. Where any one move will do, `pick` finds it without a list.

mod fitting;
mod lay;
mod list;
mod nearest;
mod pick;
mod plan;
pub mod price;
mod site;
mod urbanize;

use arrayvec::ArrayVec;
use hexes::{Coord, Edge};
use kernel::{Events, Seat, kinds};

use crate::event::{Event, NamedStop};
use crate::ids::{StopId, TileId};
use crate::moves::Move;
use crate::phase::{Building, Phase};
use crate::player::Action;
use crate::reason::Reason;
use crate::table::Table;

pub(crate) use plan::Plan;

kinds! {
    /// What a tile does to the hex it is laid on: it is the first one there, it adds track to what is there, or it turns the
    /// open end of a section.
    Change { Place "place", Replace "replace", Redirect "redirect" }
}

/// How many tiles a player may lay in a build turn.
pub const TILES: usize = 3;
/// How many the Engineer may.
pub const TILES_OF_THE_ENGINEER: usize = 4;

impl Table {
    pub(crate) fn begin_building(&mut self) {
        self.phase = Phase::BuildTrack(Building::turn(0));
    }

    /// How many tiles this player may lay in a build turn.
    #[must_use]
    pub fn tile_allowance(&self, seat: Seat) -> usize {
        if self.player(seat).action == Some(Action::Engineer) { TILES_OF_THE_ENGINEER } else { TILES }
    }

    pub(crate) fn list_building(&self, building: &Building, seat: Seat, out: &mut Vec<Move>) {
        self.list_before_builds(seat, out);
        self.list_builds(building, seat, out);
    }

    /// What is listed before the tiles.
    fn list_before_builds(&self, seat: Seat, out: &mut Vec<Move>) {
        out.push(Move::Done);
        self.list_urbanizing(seat, out);
    }

    /// What it would cost this player, whose build turn it is, to lay this tile, and what it would do.
    pub fn quote(&self, seat: Seat, at: Coord, tile: TileId) -> Result<(u16, Change), Reason> {
        match &self.phase {
            Phase::BuildTrack(building) => {
                self.plan(building, seat, at, tile).map(|plan| (plan.terms.cost, plan.terms.change))
            }
            _ => Err(Reason::wrong_question(&self.phase)),
        }
    }

    pub(crate) fn build(
        &mut self,
        seat: Seat,
        at: Coord,
        tile: TileId,
        events: &mut Events<Event>,
    ) -> Result<(), Reason> {
        let Phase::BuildTrack(building) = &self.phase else {
            return Err(Reason::wrong_question(&self.phase));
        };
        let plan = self.plan(building, seat, at, tile)?;
        self.lay(seat, &plan, events);
        Ok(())
    }

    fn plan(&self, building: &Building, seat: Seat, at: Coord, tile: TileId) -> Result<Plan, Reason> {
        if self.tiles_to_lay(building, seat) == 0 {
            return Err(Reason::AllowanceUsed { allowance: self.tile_allowance(seat) });
        }
        let hex = self.board().find(at).ok_or(Reason::NoLand { at })?;
        if building.built.contains(&hex) {
            return Err(Reason::BuiltThisTurn { at });
        }
        if let Some(stop) = self.board().hex(hex).stop.filter(|stop| self.track.is_city(*stop)) {
            return Err(Reason::City { city: NamedStop::of(self.board(), stop) });
        }
        let site = self.site(seat, hex);
        let terms = self.terms(&site, seat, tile)?;
        Ok(Plan { site, tile, terms })
    }

    /// AOS-4.16: the sections that this player has not extended in this build turn, by the stop and edge they begin at.
    /// They will be nobody's when the turn ends.
    pub fn lapsing(&self, building: &Building, seat: Seat) -> impl Iterator<Item = (StopId, Edge)> {
        let is_lapsing = move |(stop, edge): &(StopId, Edge)| {
            self.track.link_owner(*stop, *edge) == Some(seat)
                && !building.extended[stop.index()].contains(*edge)
        };
        self.track.open_sections().filter(is_lapsing)
    }

    /// AOS-4.1: how many tiles this player may still lay in this build turn.
    #[must_use]
    pub fn tiles_to_lay(&self, building: &Building, seat: Seat) -> usize {
        self.tile_allowance(seat).saturating_sub(building.built.len())
    }

    /// AOS-4.16: ends a player's build turn; sections they did not extend lapse.
    pub(crate) fn end_building(&mut self, seat: Seat, events: &mut Events<Event>) {
        let Phase::BuildTrack(building) = &self.phase else { return };
        let asked = building.asked;
        // Nobody has more sections than markers.
        let lapsed: ArrayVec<_, 32> = self.lapsing(building, seat).collect();
        for (stop, edge) in lapsed {
            self.track.set_owner_from(stop, edge, None);
            self.player_mut(seat).markers -= 1;
            events.push(Event::SectionLapsed { seat, from: NamedStop::of(self.board(), stop) });
        }
        events.push(Event::BuildEnded { seat });
        if usize::from(asked) + 1 < self.order.len() {
            self.phase = Phase::BuildTrack(Building::turn(asked + 1));
        } else {
            self.begin_moving();
        }
    }
}
