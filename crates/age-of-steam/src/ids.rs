//! Small numbers that stand for a hex, a stop or a tile, each of its own type so that none is taken for another.

use kernel::small_id;

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
