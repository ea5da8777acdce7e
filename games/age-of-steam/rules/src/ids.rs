//! Small numbers that stand for a hex, a stop or a tile, each of its own type so that none is taken for another.

use kernel::{small_id, small_set};

small_id! {
    /// A land hex of a board.
    HexId
}
small_id! {
    /// A city or town of a board.
    StopId
}
small_id! {
    /// A tile as it lies: its kind and how it is turned.
    TileId
}
small_set! {
    /// A set of cities and towns.
    Stops of StopId
}
small_set! {
    /// A set of tiles as they lie. It has room for all that a set of kinds can make.
    Tiles of TileId in u128
}
