//! AOS-4: building track.
//!
//! A [`Site`](site::Site) gathers what matters about one hex for one builder; a [`Plan`] is a tile that may be laid
//! there, with its price. Playing always asks the judge in `plan`; listing asks it too, except for simple tiles on empty
//! land, which follow from the site alone.

mod lay;
mod list;
mod nearest;
mod plan;
mod site;
mod urbanize;
mod why;

use arrayvec::ArrayVec;
use hexes::{Coord, Edge};
use kernel::{Refusal, Seat};
use serde::Serialize;

use crate::event::{Event, Place};
use crate::ids::{StopId, TileId};
use crate::moves::Move;
use crate::table::{Action, Building, Phase, Table};

pub(crate) use plan::Plan;
use why::Why;

/// What a tile does to the hex it is laid on.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Change {
    /// The first tile there.
    Place,
    /// Adds track to what is there.
    Replace,
    /// Turns the open end of a section.
    Redirect,
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
        out.push(Move::Done);
        self.list_urbanizing(building, seat, out);
        self.list_builds(building, seat, out);
    }

    /// What it would cost this player, whose build turn it is, to lay this tile, and what it would do.
    pub fn quote(&self, seat: Seat, at: Coord, tile: TileId) -> Result<(u16, Change), Refusal> {
        match &self.phase {
            Phase::BuildTrack(building) => {
                self.plan(building, seat, at, tile).map(|plan| (plan.terms.cost, plan.terms.change))
            }
            _ => Err(crate::position::wrong_question(&self.phase)),
        }
    }

    pub(crate) fn build(
        &mut self,
        seat: Seat,
        at: Coord,
        tile: TileId,
        events: &mut Vec<Event>,
    ) -> Result<(), Refusal> {
        let Phase::BuildTrack(building) = &self.phase else {
            return Err(crate::position::wrong_question(&self.phase));
        };
        let plan = self.plan(building, seat, at, tile)?;
        self.lay(seat, &plan, events);
        Ok(())
    }

    fn plan(&self, building: &Building, seat: Seat, at: Coord, tile: TileId) -> Result<Plan, Refusal> {
        self.plan_or_why(building, seat, at, tile).map_err(|why| why.refusal(self, seat, at))
    }

    fn plan_or_why(&self, building: &Building, seat: Seat, at: Coord, tile: TileId) -> Result<Plan, Why> {
        let allowance = self.tile_allowance(seat);
        if building.built.len() >= allowance {
            return Err(Why::AllowanceUsed { allowance });
        }
        let hex = self.board().find(at).ok_or(Why::NoLand)?;
        if building.built.contains(&hex) {
            return Err(Why::BuiltThisTurn);
        }
        if let Some(stop) = self.board().hex(hex).stop.filter(|stop| self.track.is_city(*stop)) {
            return Err(Why::City { stop });
        }
        let site = self.site(seat, hex);
        let terms = self.terms(&site, seat, tile)?;
        Ok(Plan { site, tile, terms })
    }

    /// AOS-4.16: ends a player's build turn; sections he did not extend lapse.
    pub(crate) fn end_building(&mut self, seat: Seat, events: &mut Vec<Event>) {
        let Phase::BuildTrack(building) = &self.phase else { return };
        let asked = building.asked;
        let extended = building.extended;
        let lapsed = |(stop, edge): &(StopId, Edge)| {
            self.track.link_owner(*stop, *edge) == Some(seat) && !extended[stop.index()].contains(*edge)
        };
        // Nobody has more sections than markers.
        let lapsed: ArrayVec<_, 32> = self.track.open_sections().filter(lapsed).collect();
        for (stop, edge) in lapsed {
            self.track.set_owner_from(stop, edge, None);
            self.player_mut(seat).markers -= 1;
            events.push(Event::SectionLapsed { seat, from: Place::of(self.board(), stop) });
        }
        events.push(Event::BuildEnded { seat });
        if usize::from(asked) + 1 < self.order.len() {
            self.phase = Phase::BuildTrack(Building::turn(asked + 1));
        } else {
            self.begin_moving();
        }
    }
}
