//! How tiles are called in sentences.

use hexes::{Edge, Layout, Shape};
use kernel::{Arg, Message, Text, text};

use crate::ids::TileId;
use crate::printed::TileSet;

impl TileId {
    /// The tile as it lies: “gentle curve (N–SE)”, or for a town its exits.
    #[must_use]
    pub fn text(self) -> Text {
        let set = TileSet::shipped();
        let tile = set.tile(self);
        let tracks: Vec<Arg> = match tile.shape {
            Shape::Junction(exits) => exits.iter().map(|edge| side(edge).into()).collect(),
            shape => shape.segments().map(|segment| track(segment.ends()).into()).collect(),
        };
        text!(aos_tile_turned, tile = set.kind(tile.kind).name(), tracks = tracks)
    }
}

fn track((from, to): (Edge, Edge)) -> Text {
    text!(aos_track, from = side(from), to = side(to))
}

const fn side(edge: Edge) -> Message {
    Layout::Flat.side_in_short(edge)
}
