//! Small numbers that stand for a hex, a city, a tile or a contract, each of its own type so that none is mistaken for
//! another, and sets of cities and of contracts as the bits of one number.

use kernel::{small_id, small_set};

small_id! {
    /// A hex of a board that track can be built on.
    HexId
}
small_id! {
    /// The site of a city tile.
    CityId
}
small_id! {
    /// A tile as it lies: its face and how it is turned.
    TileId
}
small_id! {
    /// One of the contracts.
    ContractId
}

small_set! {
    /// A set of cities.
    Cities of CityId
}
small_set! {
    /// A set of contracts.
    Contracts of ContractId
}
