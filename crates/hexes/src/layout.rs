use kernel::{Message, message};

use crate::Edge;

/// How the hexes of a board stand.
///
/// A side keeps its number: what is the top of a hex with a flat top is the upper right of one with a pointed top, and
/// so on clockwise. So track, tiles and turns are the same on both; only neighbours, names and drawings differ.
///
/// ```
/// use hexes::{Edge, Layout};
///
/// assert_eq!(Layout::Flat.compass(Edge::N), "N");
/// assert_eq!(Layout::Pointed.compass(Edge::N), "NE");
/// assert_eq!(Layout::Pointed.edge("E"), Some(Edge::NE));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Layout {
    /// Hexes stand in columns, each column half a hex higher or lower than the next.
    Flat,
    /// Hexes lie in rows, each row half a hex further left or right than the next.
    Pointed,
}

impl Layout {
    /// How far the hex across this edge lies: in columns and in rows.
    #[must_use]
    #[inline]
    pub const fn step(self, edge: Edge) -> (i8, i8) {
        match (self, edge) {
            (Self::Flat, Edge::N) => (0, -2),
            (Self::Flat, Edge::S) => (0, 2),
            (Self::Flat, Edge::NE) | (Self::Pointed, Edge::N) => (1, -1),
            (_, Edge::SE) => (1, 1),
            (Self::Flat, Edge::SW) | (Self::Pointed, Edge::S) => (-1, 1),
            (_, Edge::NW) => (-1, -1),
            (Self::Pointed, Edge::NE) => (2, 0),
            (Self::Pointed, Edge::SW) => (-2, 0),
        }
    }

    /// Where this edge lies by the compass, such as `NE`.
    #[must_use]
    pub const fn compass(self, edge: Edge) -> &'static str {
        const FLAT: [&str; 6] = ["N", "NE", "SE", "S", "SW", "NW"];
        const POINTED: [&str; 6] = ["NE", "E", "SE", "SW", "W", "NW"];
        match self {
            Self::Flat => FLAT[edge.index()],
            Self::Pointed => POINTED[edge.index()],
        }
    }

    /// What this edge is called in a sentence: “northeast”.
    #[must_use]
    pub const fn side(self, edge: Edge) -> Message {
        const FLAT: [Message; 6] = [
            message!(edge_n),
            message!(edge_ne),
            message!(edge_se),
            message!(edge_s),
            message!(edge_sw),
            message!(edge_nw),
        ];
        const POINTED: [Message; 6] = [
            message!(edge_ne),
            message!(edge_e),
            message!(edge_se),
            message!(edge_sw),
            message!(edge_w),
            message!(edge_nw),
        ];
        match self {
            Self::Flat => FLAT[edge.index()],
            Self::Pointed => POINTED[edge.index()],
        }
    }

    /// What this edge is called in short: “NE”, in French too as French calls it.
    #[must_use]
    pub const fn side_in_short(self, edge: Edge) -> Message {
        const FLAT: [Message; 6] = [
            message!(edge_n_short),
            message!(edge_ne_short),
            message!(edge_se_short),
            message!(edge_s_short),
            message!(edge_sw_short),
            message!(edge_nw_short),
        ];
        const POINTED: [Message; 6] = [
            message!(edge_ne_short),
            message!(edge_e_short),
            message!(edge_se_short),
            message!(edge_sw_short),
            message!(edge_w_short),
            message!(edge_nw_short),
        ];
        match self {
            Self::Flat => FLAT[edge.index()],
            Self::Pointed => POINTED[edge.index()],
        }
    }

    /// The edge that lies there by the compass.
    #[must_use]
    pub fn edge(self, compass: &str) -> Option<Edge> {
        Edge::ALL.into_iter().find(|edge| self.compass(*edge) == compass)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_lies_across_lies_there_by_the_compass() {
        for layout in [Layout::Flat, Layout::Pointed] {
            for edge in Edge::ALL {
                let ((columns, rows), name) = (layout.step(edge), layout.compass(edge));
                let signs = [(rows < 0, 'N'), (rows > 0, 'S'), (columns > 0, 'E'), (columns < 0, 'W')];
                let expected: String =
                    signs.into_iter().filter(|(so, _)| *so).map(|(_, sign)| sign).collect();
                assert_eq!(name, expected);
                assert_eq!(layout.edge(name), Some(edge));
                let (back, up) = layout.step(edge.opposite());
                assert_eq!((columns + back, rows + up), (0, 0));
            }
        }
        assert_eq!((Layout::Pointed.edge("N"), Layout::Flat.edge("W")), (None, None));
    }
}
