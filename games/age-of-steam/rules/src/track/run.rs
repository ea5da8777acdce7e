//! Runs of track: where they begin, where they end, and what lies on the way.

use hexes::{Edge, Edges};
use kernel::Seat;

use super::Track;
use crate::ids::{HexId, StopId};

/// Where a run of track ends.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum End {
    /// At a city or town, coming in by this edge of its hex.
    Stop(StopId, Edge),
    /// Nowhere: the track comes to this edge of this hex, and nothing goes on from there.
    Open(HexId, Edge),
}

/// A run of track that begins at a stop.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Run {
    /// The stop, and the edge of its hex by which the run leaves.
    pub from: (StopId, Edge),
    /// Where it ends.
    pub end: End,
    /// Whose it is.
    pub owner: Option<Seat>,
    /// How many sections of track it has: tracks on tiles, and exits of towns.
    pub sections: u16,
}

impl Run {
    /// Whether it is a completed link.
    #[must_use]
    pub const fn is_complete(&self) -> bool {
        matches!(self.end, End::Stop(..))
    }
}

/// What track that leaves a hex meets on the other side.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Beyond {
    City(StopId, Edge),
    Track(HexId, Edge),
    Nothing,
}

impl Track {
    /// Follows track from an edge of a hex through the hex and on.
    ///
    /// There must be track at that edge.
    #[must_use]
    pub fn follow(&self, hex: HexId, edge: Edge) -> End {
        self.walk(hex, edge, |_, _, _| ())
    }

    /// Follows track as [`follow`](Self::follow) does and shows each section on the way: its hex, the edge it is
    /// entered by and the edge it is left by (none where it ends in a town).
    pub fn walk(&self, hex: HexId, edge: Edge, mut section: impl FnMut(HexId, Edge, Option<Edge>)) -> End {
        let (mut hex, mut entered) = (hex, edge);
        loop {
            let Some(left) = self.across(hex, entered) else {
                section(hex, entered, None);
                return self.end_in_town(hex, entered);
            };
            section(hex, entered, Some(left));
            match self.beyond(hex, left) {
                Beyond::City(city, edge) => return End::Stop(city, edge),
                Beyond::Track(across, edge) => (hex, entered) = (across, edge),
                Beyond::Nothing => return End::Open(hex, left),
            }
        }
    }

    /// The edge by which track that enters a hex leaves it again; `None` where it ends in a town.
    pub(super) fn across(&self, hex: HexId, entered: Edge) -> Option<Edge> {
        if self.board.hex(hex).stop.is_some() {
            return None;
        }
        self.tile(hex).and_then(|tile| tile.through(entered))
    }

    pub(super) fn end_in_town(&self, hex: HexId, entered: Edge) -> End {
        match self.board.hex(hex).stop {
            Some(town) => End::Stop(town, entered),
            None => End::Open(hex, entered),
        }
    }

    /// What track that leaves a hex by this edge meets.
    pub(crate) fn beyond(&self, hex: HexId, edge: Edge) -> Beyond {
        let around = self.hex(hex);
        match self.board.hex(hex).neighbour(edge) {
            Some(across) if around.cities.contains(edge) => match self.board.hex(across).stop {
                Some(city) => Beyond::City(city, edge.opposite()),
                None => Beyond::Nothing,
            },
            Some(across) if around.track.contains(edge) => Beyond::Track(across, edge.opposite()),
            _ => Beyond::Nothing,
        }
    }

    /// The run of track that leaves a stop by this edge, if there is track.
    #[must_use]
    pub fn run(&self, stop: StopId, edge: Edge) -> Option<Run> {
        let mut sections = 0;
        let end = self.walk_from(stop, edge, |_, _, _| sections += 1)?;
        Some(Run { from: (stop, edge), end, owner: self.link_owner(stop, edge), sections })
    }

    /// Follows the track that leaves a stop by this edge, section by section as [`walk`](Self::walk) does; `None` if
    /// there is none.
    pub fn walk_from(
        &self,
        stop: StopId,
        edge: Edge,
        mut section: impl FnMut(HexId, Edge, Option<Edge>),
    ) -> Option<End> {
        let hex = self.board.stop(stop).hex;
        if self.is_city(stop) {
            let across =
                self.board.hex(hex).neighbour(edge).filter(|_| self.hex(hex).track.contains(edge))?;
            return Some(self.walk(across, edge.opposite(), section));
        }
        self.edges(hex).contains(edge).then(|| {
            section(hex, edge, None);
            match self.beyond(hex, edge) {
                Beyond::City(city, edge) => End::Stop(city, edge),
                Beyond::Track(across, edge) => self.walk(across, edge, section),
                Beyond::Nothing => End::Open(hex, edge),
            }
        })
    }

    /// Every run of track, each unfinished section once and each completed link from both of its ends.
    pub fn runs(&self) -> impl Iterator<Item = Run> + '_ {
        let stops = self.board.stops();
        stops.flat_map(move |stop| self.edges_from(stop).iter().filter_map(move |edge| self.run(stop, edge)))
    }

    /// Every completed link once.
    pub fn completed_links(&self) -> impl Iterator<Item = Run> + '_ {
        self.runs().filter(|run| match run.end {
            End::Stop(stop, edge) => run.from < (stop, edge),
            End::Open(..) => false,
        })
    }

    /// Every unfinished section.
    pub fn unfinished(&self) -> impl Iterator<Item = Run> + '_ {
        self.open_sections().filter_map(|(stop, edge)| self.run(stop, edge))
    }

    /// Where every unfinished section begins: the stop and the edge of its hex.
    pub fn open_sections(&self) -> impl Iterator<Item = (StopId, Edge)> + '_ {
        self.board.stops().flat_map(move |stop| {
            let edges = self.edges_from(stop).iter();
            edges.filter(move |edge| self.link(stop, *edge).is_none()).map(move |edge| (stop, edge))
        })
    }

    /// The edges by which track leaves a stop.
    fn edges_from(&self, stop: StopId) -> Edges {
        let hex = self.board.stop(stop).hex;
        if self.is_city(stop) { self.hex(hex).track } else { self.edges(hex) }
    }
}
