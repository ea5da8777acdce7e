//! The tiles sorted by what is printed on them, once and for all.
//!
//! Which of them fit a hex is asked all the time, and for many hexes at once. With these sets the answer is a few
//! operations on bits instead of a look at each tile.

use hexes::{Edges, Segment, Segments, Shape};

use super::{Class, MAX_KINDS, Tile, TileKind};
use crate::ids::{TileId, Tiles};

#[derive(Clone, Debug)]
pub(crate) struct TileSets {
    /// For each set of edges, the tiles that come up to no others.
    within: [Tiles; 64],
    /// For each set of edges, the tiles that come up to all of these and more.
    beyond: [Tiles; 64],
    /// For each number of edges, the tiles that come up to at most that many.
    at_most: [Tiles; 7],
    /// For each track, the two-track tiles that have it.
    with_track: [Tiles; Segment::COUNT],
    pairs: Tiles,
    kinds: [Tiles; MAX_KINDS],
    /// For each kind, the tracks that it can be turned to if it is simple.
    simple: [Segments; MAX_KINDS],
    classes: [Tiles; Class::ALL.len()],
}

impl TileSets {
    pub(super) fn of(tiles: &[Tile]) -> Self {
        let those = |wanted: &dyn Fn(&Tile) -> bool| -> Tiles {
            let ids = tiles.iter().enumerate().filter(|(_, tile)| wanted(tile));
            ids.map(|(index, _)| TileId::new(index)).collect()
        };
        let is_pair = |tile: &Tile| matches!(tile.shape, Shape::Two(..));
        let edges = |bits: usize| Edges::from_bits(bits as u8);
        Self {
            within: std::array::from_fn(|bits| those(&|tile| edges(bits).includes(tile.edges))),
            beyond: std::array::from_fn(|bits| {
                those(&|tile| tile.edges.includes(edges(bits)) && tile.edges != edges(bits))
            }),
            at_most: std::array::from_fn(|count| those(&|tile| tile.edges.len() <= count)),
            with_track: Segment::ALL.map(|track| {
                those(&|tile| is_pair(tile) && tile.shape.segments().any(|other| other == track))
            }),
            pairs: those(&is_pair),
            kinds: std::array::from_fn(|kind| those(&|tile| tile.kind.index() == kind)),
            simple: std::array::from_fn(|kind| {
                let simple = |tile: &&Tile| tile.kind.index() == kind && tile.class == Class::Simple;
                tiles.iter().filter(simple).flat_map(|tile| tile.shape.segments()).collect()
            }),
            classes: std::array::from_fn(|class| those(&|tile| tile.class as usize == class)),
        }
    }

    /// The tiles that come up to no other edges than these.
    pub(crate) const fn within(&self, edges: Edges) -> Tiles {
        self.within[edges.bits() as usize]
    }

    /// The tiles that come up to at least one of these edges.
    pub(crate) const fn touching(&self, edges: Edges) -> Tiles {
        self.within(Edges::ALL).without(self.within(Edges::ALL.without(edges)))
    }

    /// The tiles that come up to all of these edges and more.
    pub(crate) const fn beyond(&self, edges: Edges) -> Tiles {
        self.beyond[edges.bits() as usize]
    }

    /// The tiles that come up to at most this many edges.
    pub(crate) fn at_most(&self, edges: usize) -> Tiles {
        self.at_most[edges.min(self.at_most.len() - 1)]
    }

    /// The two-track tiles.
    pub(crate) const fn pairs(&self) -> Tiles {
        self.pairs
    }

    /// The two-track tiles that have no other tracks than these.
    pub(crate) fn pairs_of(&self, tracks: Segments) -> Tiles {
        let others = Segments::ALL.without(tracks).indices();
        others.fold(self.pairs, |pairs, track| pairs.without(self.with_track[track]))
    }

    pub(crate) const fn kind(&self, kind: TileKind) -> Tiles {
        self.kinds[kind.index()]
    }

    /// The tracks of the simple tiles of this kind.
    pub(crate) const fn simple(&self, kind: TileKind) -> Segments {
        self.simple[kind.index()]
    }

    pub(crate) const fn class(&self, class: Class) -> Tiles {
        self.classes[class as usize]
    }
}
