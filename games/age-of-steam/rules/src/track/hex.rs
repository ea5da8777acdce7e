//! What lies on a hex, and what lies around it.

use std::fmt;

use hexes::{Edge, Edges};
use kernel::Seat;

use crate::ids::TileId;

/// What lies on a hex, and what lies around it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct Hex {
    pub(crate) tile: Option<TileId>,
    pub(super) owners: Owners,
    /// The edges across which there is a city, printed or new.
    pub(crate) cities: Edges,
    /// The edges that track on the neighbouring hex comes up to.
    pub(crate) track: Edges,
}

impl Hex {
    /// Whether there is nothing here, and nothing next to it that track could join.
    pub(crate) const fn is_remote(&self) -> bool {
        self.cities.is_empty() && self.track.is_empty() && self.tile.is_none()
    }
}

/// Who owns the track at each edge of a hex: four bits each, 0 for nobody and otherwise the seat's number plus 1.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub(super) struct Owners(u32);

impl Owners {
    pub(super) const fn get(self, edge: Edge) -> Option<Seat> {
        match self.0 >> (4 * edge.index()) & 0b1111 {
            0 => None,
            number => Some(Seat::new(number as usize - 1)),
        }
    }

    pub(super) fn set(&mut self, edge: Edge, owner: Option<Seat>) {
        let shift = 4 * edge.index();
        let number = owner.map_or(0, |seat| seat.index() as u32 + 1);
        self.0 = self.0 & !(0b1111 << shift) | number << shift;
    }
}

impl fmt::Debug for Owners {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(Edge::ALL.map(|edge| self.get(edge))).finish()
    }
}
