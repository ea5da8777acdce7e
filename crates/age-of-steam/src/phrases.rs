//! How tiles and edges are called in sentences.

use hexes::{Edge, Shape};
use kernel::{Arg, Text, text};

use crate::ids::TileId;
use crate::tiles::TileSet;

impl TileId {
    /// The tile as it lies: “gentle curve (N–SE)”, or for a town its exits.
    #[must_use]
    pub fn text(self) -> Text {
        let set = TileSet::shipped();
        let tile = set.tile(self);
        let tracks: Vec<Arg> = match tile.shape {
            Shape::Junction(exits) => exits.iter().map(|edge| Arg::Word(edge_short_word(edge))).collect(),
            shape => shape.segments().map(|segment| track(segment.ends()).into()).collect(),
        };
        text!("aos-tile-turned", tile = Arg::Word(&set.kind(tile.kind).word), tracks = Arg::List(tracks))
    }
}

fn track((from, to): (Edge, Edge)) -> Text {
    text!("aos-track", from = Arg::Word(edge_short_word(from)), to = Arg::Word(edge_short_word(to)))
}

pub(crate) const fn edge_word(edge: Edge) -> &'static str {
    match edge {
        Edge::N => "edge-n",
        Edge::NE => "edge-ne",
        Edge::SE => "edge-se",
        Edge::S => "edge-s",
        Edge::SW => "edge-sw",
        Edge::NW => "edge-nw",
    }
}

const fn edge_short_word(edge: Edge) -> &'static str {
    match edge {
        Edge::N => "edge-n-short",
        Edge::NE => "edge-ne-short",
        Edge::SE => "edge-se-short",
        Edge::S => "edge-s-short",
        Edge::SW => "edge-sw-short",
        Edge::NW => "edge-nw-short",
    }
}
