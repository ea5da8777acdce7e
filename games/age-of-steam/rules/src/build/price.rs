//! AOS-4.26 to 4.28: what track costs. The price of a first simple tile is that of the land: [`Terrain::price`] (AOS-4.26).

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
pub(super) const CHEAPEST: u16 = {
    let mut cheapest = lower(REDIRECTED, lower(TOWN + EXIT, REPLACED_IN_TOWN));
    let mut class = 0;
    while class < Class::ALL.len() {
        cheapest = lower(cheapest, added(Class::ALL[class]));
        let mut terrain = 0;
        while terrain < Terrain::ALL.len() {
            cheapest = lower(cheapest, first(Terrain::ALL[terrain], Class::ALL[class]));
            terrain += 1;
        }
        class += 1;
    }
    cheapest
};

const fn lower(one: u16, other: u16) -> u16 {
    if one < other { one } else { other }
}

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
