//! SP-2: building track.

mod judge;
mod lay;
mod list;
mod nearest;

use serde::Serialize;

/// What building a tile does.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Change {
    /// A tile is laid in an empty hex.
    Lay,
    /// A tile is replaced by a crossing that keeps its track.
    Cross,
    /// The last tile of an incomplete link is replaced.
    Replace,
}
