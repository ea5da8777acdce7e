//! AOS-4.26 to 4.28: what track costs.

use hexes::Edges;

use crate::printed::{Class, Terrain};

/// AOS-4.28: every redirection.
pub const REDIRECTED: u16 = 2;
/// AOS-4.27: the town itself, in the price of its first tile.
pub const TOWN: u16 = 1;
/// AOS-4.27: each exit of that tile.
pub const EXIT: u16 = 1;
/// AOS-4.28: every replacement in a town.
pub const REPLACED_IN_TOWN: u16 = 3;
/// No tile costs less.
pub(super) const CHEAPEST: u16 = 2;

/// AOS-4.26: the first tile on a hex that is no town.
#[must_use]
pub const fn first(terrain: Terrain, class: Class) -> u16 {
    let by_class = match class {
        Class::Simple | Class::Town => 0,
        Class::Coexist => 1,
        Class::Crossing => 2,
    };
    terrain.price() + by_class
}

/// AOS-4.28: a tile of this class that adds track to the one on a hex that is no town.
#[must_use]
pub const fn added(class: Class) -> u16 {
    match class {
        Class::Crossing => 3,
        Class::Simple | Class::Coexist | Class::Town => 2,
    }
}

/// AOS-4.27, AOS-4.28: a tile with these exits in a town that had those.
#[must_use]
pub const fn in_town(had: Edges, exits: Edges) -> u16 {
    if had.is_empty() { TOWN + EXIT * exits.len() as u16 } else { REPLACED_IN_TOWN }
}
