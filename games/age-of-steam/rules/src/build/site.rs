//! What matters about one hex for one builder.

use hexes::{Coord, Edges, Segment, Segments};
use kernel::Seat;

use crate::ids::{HexId, StopId};
use crate::printed::Tile;
use crate::table::Table;
use crate::track::End;

/// One hex as one builder finds it.
#[derive(Clone, Copy, Debug)]
pub(crate) struct BuildSite {
    pub(crate) hex: HexId,
    pub(crate) at: Coord,
    pub(crate) tile: Option<&'static Tile>,
    pub(crate) town: Option<StopId>,
    /// Whether it is a town where the builder has an exit.
    pub(crate) has_exit: bool,
    /// The edges across which there is land.
    pub(crate) land: Edges,
    /// The edges across which there is a city.
    pub(crate) cities: Edges,
    /// The edges that another player's track comes up to.
    pub(crate) foreign: Edges,
    /// The edges that the builder's own track comes up to.
    pub(crate) own: Edges,
    /// The edges that unowned track comes up to.
    pub(crate) unowned: Edges,
    /// The edges where new track touches a city, the builder's track, or unowned track that leads to one.
    pub(crate) joins: Edges,
    /// The edges that lead to a stop.
    pub(crate) leading: Edges,
    /// For each of them, the stop that lies across it or at the far end of the track there.
    pub(crate) leads: [Option<StopId>; 6],
}

impl Table {
    pub(crate) fn site(&self, seat: Seat, hex: HexId) -> BuildSite {
        let board = self.board();
        let printed = board.hex(hex);
        let around = self.track.hex(hex);
        let mut site = BuildSite {
            hex,
            at: printed.coord,
            tile: self.track.tile(hex),
            town: self.track.town(hex),
            has_exit: printed.stop.is_some() && self.track.has_exit(seat, hex),
            land: printed.land,
            cities: around.cities,
            foreign: Edges::NONE,
            own: Edges::NONE,
            unowned: Edges::NONE,
            joins: around.cities,
            leading: printed.stops,
            leads: [None; 6],
        };
        for edge in around.track.iter() {
            match self.track.owner_across(hex, edge) {
                None => site.unowned.insert(edge),
                Some(owner) if owner == seat => site.own.insert(edge),
                Some(_) => site.foreign.insert(edge),
            }
        }
        site.joins = site.joins.or(site.own);
        site.leading = site.leading.or(site.own).or(site.unowned);
        // Most sites have one way to one stop. It does not matter which, and following track is what costs most here.
        if site.town.is_some() || site.leading.len() > 1 || !site.unowned.is_empty() {
            self.follow_ways(seat, &mut site);
        }
        site
    }

    fn follow_ways(&self, seat: Seat, site: &mut BuildSite) {
        let printed = self.board().hex(site.hex);
        for edge in site.leading.iter() {
            let Some(across) = printed.neighbour(edge) else { continue };
            let far = if site.own.or(site.unowned).contains(edge) {
                match self.track.follow(across, edge.opposite()) {
                    End::Stop(stop, _) => Some(stop),
                    End::Open(..) => None,
                }
            } else {
                self.board().hex(across).stop
            };
            site.leads[edge.index()] = far;
            if site.unowned.contains(edge) && far.is_some_and(|stop| self.reaches(seat, stop)) {
                site.joins.insert(edge);
            }
        }
    }

    /// AOS-4.10: whether track that leads to this stop is as good as the builder's own.
    fn reaches(&self, seat: Seat, stop: StopId) -> bool {
        self.track.is_city(stop) || self.track.has_exit(seat, self.board().stop(stop).hex)
    }
}

impl BuildSite {
    /// The edges new track may use at all.
    pub(crate) const fn allowed(&self) -> Edges {
        self.land.without(self.foreign)
    }

    /// Every track that may be built here as new track (AOS-4.7, 4.8, 4.10, 4.12).
    pub(crate) fn tracks(&self) -> Segments {
        let mut tracks = tracks_between(self.allowed(), self.joins);
        // Few hexes have two edges that lead to a stop: only there can track lead back.
        if self.leading.len() > 1 {
            for track in tracks.and(tracks_between(self.leading, self.leading)).iter() {
                if self.loops(track).is_some() {
                    tracks.remove(track);
                }
            }
        }
        tracks
    }

    /// Whether a segment would lead from a stop back to itself.
    pub(crate) fn loops(&self, segment: Segment) -> Option<StopId> {
        let (a, b) = segment.ends();
        self.leads[a.index()].filter(|stop| self.leads[b.index()] == Some(*stop))
    }
}

/// The tracks with both ends at `allowed` edges and at least one at an edge of `wanted`.
pub(crate) fn tracks_between(allowed: Edges, wanted: Edges) -> Segments {
    INSIDE[allowed.bits() as usize].and(tracks_touching(wanted))
}

pub(crate) fn tracks_touching(edges: Edges) -> Segments {
    TOUCHING[edges.bits() as usize]
}

/// For each set of edges, the segments that lie wholly inside it.
static INSIDE: [Segments; 64] = table(true);
/// For each set of edges, the segments that touch it.
static TOUCHING: [Segments; 64] = table(false);

const fn table(inside: bool) -> [Segments; 64] {
    let mut table = [Segments::NONE; 64];
    let mut bits = 0;
    while bits < 64 {
        let edges = Edges::from_bits(bits as u8);
        table[bits] =
            if inside { Segments::within(edges, Edges::ALL) } else { Segments::within(Edges::ALL, edges) };
        bits += 1;
    }
    table
}
