//! The tiles that may be laid on one hex.

use hexes::Segments;

use crate::ids::{TileId, Tiles};
use crate::printed::TileSet;

/// The tiles that may be laid on one hex, as sets: they can be counted without being listed.
#[derive(Clone, Copy, Default, Debug)]
pub(super) struct Fitting {
    /// Simple tiles that are listed before the others, by their track.
    pub(super) tracks: Segments,
    pub(super) tiles: Tiles,
    /// Simple tiles that are listed after the others, by their track.
    pub(super) turned: Segments,
}

impl Fitting {
    pub(super) const fn len(&self) -> usize {
        // Counting bits takes some time on older processors, and on most hexes there are no such tiles.
        let others = if self.tiles.is_empty() { 0 } else { self.tiles.len() };
        let turned = if self.turned.is_empty() { 0 } else { self.turned.len() };
        self.tracks.len() + others + turned
    }

    pub(super) fn each(self, set: &TileSet) -> impl Iterator<Item = TileId> {
        let simple = |tracks: Segments| tracks.indices().map(|index| set.simple_tiles()[index]);
        simple(self.tracks).chain(self.tiles.iter()).chain(simple(self.turned))
    }
}
