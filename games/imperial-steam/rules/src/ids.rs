//! Small numbers that stand for a city, a link or a contract, each of its own type so that none is taken for another, and
//! sets of them as the bits of one number.

use std::fmt;

use kernel::{small_id, small_set};

use crate::printed::Printed;

small_id! {
    /// A city of the map.
    CityId
}
small_id! {
    /// A link between two cities.
    LinkId
}
small_id! {
    /// One of the contracts.
    ContractId
}
small_id! {
    /// A tile, or what is printed in place of one.
    TileId
}

small_set! {
    /// A set of cities.
    Cities of CityId
}
small_set! {
    /// A set of links.
    Links of LinkId
}
small_set! {
    /// A set of contracts.
    Contracts of ContractId
}

/// As notation writes it: `wien`.
impl fmt::Display for CityId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&Printed::shipped().map.city(*self).id)
    }
}

/// As notation writes it: `wien-bratislava`.
impl fmt::Display for LinkId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let [a, b] = Printed::shipped().map.link(*self).ends();
        write!(f, "{a}-{b}")
    }
}
