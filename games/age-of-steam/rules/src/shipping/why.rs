//! Why a cube cannot be moved: one cube by one link, or any cube at all.

use hexes::Coord;
use kernel::Seat;

use super::Network;
use crate::cargo::Cargo;
use crate::event::NamedStop;
use crate::goods::Colour;
use crate::ids::{StopId, Stops};
use crate::phase::Phase;
use crate::printed::MAX_STOPS;
use crate::reason::{HexName, Reason};
use crate::table::Table;

/// More links than any path without a second visit can have.
const MOST_STEPS: u8 = MAX_STOPS as u8;

impl Table {
    /// Where the cube is that a player, who is asked for one, would take up.
    pub(super) fn judge_ship(&self, seat: Seat, from: Coord, colour: Colour) -> Result<StopId, Reason> {
        let is_there = |stop: &StopId| self.goods[stop.index()][colour.index()] > 0;
        let no_cube = || Reason::NoCube { colour, from: HexName::of(self.board(), from) };
        let stop = self.board().find_stop(from).filter(is_there).ok_or_else(no_cube)?;
        let network = Network::of(self);
        let can_ship =
            |links| network.can_ship(stop, colour, links, network.reach(colour, Stops::NONE, links));
        let (links, from) = (self.player(seat).engine, NamedStop::of(self.board(), stop));
        if can_ship(links) {
            Ok(stop)
        } else if can_ship(MOST_STEPS) {
            Err(Reason::WeakEngine { colour, from, links })
        } else {
            Err(Reason::NoWay { colour, from })
        }
    }

    /// Why this player, who is asked for a cube, can take up none of those on this hex; `None` when there is one that they
    /// can.
    #[must_use]
    pub fn why_no_cube(&self, seat: Seat, from: Coord) -> Option<Reason> {
        if let Err(reason) = self.moving_without_cargo() {
            return Some(reason);
        }
        let is_here = |colour: &Colour| {
            self.board().find_stop(from).is_some_and(|stop| self.goods[stop.index()][colour.index()] > 0)
        };
        let mut nearest: Option<Reason> = None;
        for colour in Colour::ALL.into_iter().filter(is_here) {
            let reason = self.judge_ship(seat, from, colour).err()?;
            // An engine can be raised: tell of it rather than of track that is lacking.
            if matches!(reason, Reason::WeakEngine { .. })
                || !matches!(nearest, Some(Reason::WeakEngine { .. }))
            {
                nearest = Some(reason);
            }
        }
        nearest.or(Some(Reason::NoCubes { at: HexName::of(self.board(), from) }))
    }

    /// Why the cube that this player has taken up cannot go to this hex next; `None` when it can.
    #[must_use]
    pub fn why_no_run(&self, seat: Seat, to: Coord) -> Option<Reason> {
        let moving = match &self.phase {
            Phase::MoveGoods(moving) => moving,
            phase => return Some(Reason::wrong_question(phase)),
        };
        let Some(cargo) = &moving.cargo else { return Some(Reason::NoCargo) };
        let mut can_go = false;
        self.for_each_way_on(cargo, seat, |stop, _| can_go |= self.place_of(stop) == to);
        if can_go {
            return None;
        }
        let whys = self.all_seats().map(Some).chain([None]).map(|over| self.why_not_run(cargo, to, over));
        // Where there is a link, the reason is another one.
        let lacks_link = |why: &Reason| matches!(why, Reason::NoLinkOf { .. } | Reason::NoUnownedLink { .. });
        let other = whys.into_iter().find(|why| !lacks_link(why));
        let (from, to) = (NamedStop::of(self.board(), cargo.at()), HexName::of(self.board(), to));
        Some(other.unwrap_or(Reason::NoLink { from, to }))
    }

    /// Why a cube cannot take a link that is not one of its ways on.
    pub(super) fn why_not_run(&self, cargo: &Cargo, to: Coord, over: Option<Seat>) -> Reason {
        let from = NamedStop::of(self.board(), cargo.at());
        let no_link = || match over {
            Some(owner) => Reason::NoLinkOf { from, to, owner },
            None => Reason::NoUnownedLink { from, to },
        };
        let Some(stop) = self.board().find_stop(to) else { return no_link() };
        if cargo.visited().contains(stop) {
            Reason::SecondVisit { stop: NamedStop::of(self.board(), stop) }
        } else if self.has_link(cargo.at(), stop, over) {
            Reason::NoWayOn { colour: cargo.colour, to: NamedStop::of(self.board(), stop) }
        } else {
            no_link()
        }
    }
}
