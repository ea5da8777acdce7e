//! What track is made of: paths, links, open ends.

use std::num::NonZeroU8;

use arrayvec::ArrayVec;
use hexes::{Edge, Edges, Segment};
use kernel::Seat;

use crate::ids::{CityId, HexId};
use crate::table::MAX_PLAYERS;

/// A stretch of track across a hex, and whose it is.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Path(NonZeroU8);

impl Path {
    /// Track of this player.
    #[must_use]
    #[inline]
    pub const fn new(segment: Segment, owner: Seat) -> Self {
        // One more than the number, so that an `Option` of it is a single byte too.
        match NonZeroU8::new((owner.index() * Segment::COUNT + segment.index()) as u8 + 1) {
            Some(number) => Self(number),
            None => unreachable!(),
        }
    }

    /// Never 0.
    pub(super) const fn byte(self) -> u8 {
        self.0.get()
    }

    const fn number(self) -> usize {
        self.0.get() as usize - 1
    }

    /// The edges that it joins.
    #[must_use]
    #[inline]
    pub const fn segment(self) -> Segment {
        Segment::ALL[self.number() % Segment::COUNT]
    }

    /// Whose it is.
    #[must_use]
    #[inline]
    pub const fn owner(self) -> Seat {
        Seat::new(self.number() / Segment::COUNT)
    }
}

impl std::fmt::Debug for Path {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{:?} of {}", self.segment(), self.owner())
    }
}

/// A completed link between two cities; the one with the lower number first.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct Link {
    /// One city.
    pub a: CityId,
    /// The other.
    pub b: CityId,
    /// Whose it is.
    pub owner: Seat,
}

/// The open end of an incomplete link.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Stub {
    /// The city that the link begins at.
    pub start: CityId,
    /// The last tile.
    pub hex: HexId,
    /// The edge at which the last tile's track ends.
    pub out: Edge,
}

/// Where incomplete links end: the hexes that they lead to, and the edges by which they would enter them.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct OpenEnds(ArrayVec<(HexId, Edge), MAX_PLAYERS>);

impl OpenEnds {
    #[inline]
    pub(super) fn push(&mut self, hex: HexId, edge: Edge) {
        self.0.push((hex, edge));
    }

    /// The edges of this hex at which one of them ends.
    #[must_use]
    #[inline]
    pub fn at(&self, hex: HexId) -> Edges {
        self.0.iter().filter(|(ahead, _)| *ahead == hex).map(|(_, edge)| *edge).collect()
    }
}

/// A link from its city on, complete or not.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Run {
    /// Whose it is.
    pub owner: Seat,
    /// The city that it begins at.
    pub from: CityId,
    /// Each hex with the edge by which the track enters and the one by which it leaves.
    pub hexes: Vec<(HexId, Edge, Edge)>,
    /// `None` for an incomplete link.
    pub to: Option<CityId>,
}
