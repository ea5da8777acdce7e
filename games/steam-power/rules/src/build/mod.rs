//! SP-2: building track.

mod judge;
mod lay;
mod list;
mod nearest;

use kernel::kinds;

kinds! {
    /// What building a tile does: it is laid in an empty hex, it is a crossing that keeps the track in a hex, or it takes the
    /// place of the last tile of an incomplete link.
    Change { Lay "lay", Cross "cross", Replace "replace" }
}
