//! The track tiles, read once from `data/tiles.toml`, and every way each can lie.

use std::fmt;
use std::sync::LazyLock;

use hexes::{Edge, Edges, Layout, Segment, Segments, Shape, is_tile_name, read_turned};
use kernel::Source;
use serde::{Deserialize, Serialize};

use crate::ids::TileId;

/// The most kinds of tile that a set can hold.
pub(crate) const MAX_KINDS: usize = 16;

/// A kind of tile, as the manifest counts them.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Kind(u8);

impl Kind {
    #[must_use]
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

/// What a tile is for; its price depends on it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Class {
    Simple,
    Coexist,
    Crossing,
    /// A town is printed on it.
    Town,
}

/// A kind of tile.
#[derive(Clone, Debug)]
pub struct KindInfo {
    pub name: String,
    /// The key of what people call it.
    pub word: String,
    pub class: Class,
    pub count: u8,
    pub shape: Shape,
}

/// A tile as it lies.
#[derive(Clone, Debug)]
pub struct Tile {
    pub kind: Kind,
    pub class: Class,
    /// By how many sixths it is turned clockwise.
    pub turned: u8,
    pub shape: Shape,
    pub edges: Edges,
    /// For each edge, the other end of the track there.
    through: [Option<Edge>; 6],
}

impl Tile {
    /// Where track that enters by this edge leaves again, if it runs across.
    #[must_use]
    pub const fn through(&self, edge: Edge) -> Option<Edge> {
        self.through[edge.index()]
    }
}

/// All tiles, and those of interest to a builder picked out in advance.
#[derive(Clone, Debug)]
pub struct TileSet {
    pub source: Source,
    kinds: Vec<KindInfo>,
    tiles: Vec<Tile>,
    simple: [TileId; Segment::COUNT],
    /// The simple kinds with all the tracks that each can be turned to.
    simple_kinds: Vec<(Kind, Segments)>,
    /// Two-track tiles, with their tracks.
    complex: Vec<(Segments, TileId)>,
    /// For each simple segment, the two-track tiles that keep it, with the segment they add.
    adding_to: [Vec<(TileId, Segment)>; Segment::COUNT],
    /// For each set of exits, the tiles that have these and more.
    more_exits: Vec<Vec<(Edges, TileId)>>,
}

impl TileSet {
    /// The tiles of the base game.
    #[must_use]
    pub fn shipped() -> &'static Self {
        static TILES: LazyLock<TileSet> = LazyLock::new(|| {
            TileSet::parse(include_str!("../data/tiles.toml")).expect("the shipped tiles are tested")
        });
        &TILES
    }

    pub fn parse(text: &str) -> Result<Self, String> {
        let file: File = toml::from_str(text).map_err(|error| error.to_string())?;
        if file.tile.len() > MAX_KINDS {
            return Err(format!("there may be {MAX_KINDS} kinds of tile, not {}", file.tile.len()));
        }
        let kinds = file.tile.iter().map(Row::kind).collect::<Result<Vec<_>, _>>()?;
        for (at, kind) in kinds.iter().enumerate() {
            if kinds[..at].iter().any(|before| before.name == kind.name) {
                return Err(format!("tile “{}” is listed twice", kind.name));
            }
        }
        let tiles: Vec<Tile> = kinds
            .iter()
            .enumerate()
            .flat_map(|(at, info)| {
                (0..info.shape.rotations()).map(move |turned| lay(Kind(at as u8), info, turned))
            })
            .collect();
        let ids = || tiles.iter().enumerate().map(|(at, tile)| (TileId::new(at), tile));

        let mut simple = [None; Segment::COUNT];
        for (id, tile) in ids() {
            if let (Class::Simple, Shape::One(segment)) = (tile.class, tile.shape) {
                simple[segment.index()] = Some(id);
            }
        }
        if simple.iter().any(Option::is_none) {
            return Err("the simple tiles must cover straight, gentle and acute track".into());
        }
        let kinds_of = |kind: Kind| {
            let of_kind = tiles.iter().filter(move |tile| tile.kind == kind && tile.class == Class::Simple);
            of_kind.flat_map(|tile| tile.shape.segments()).collect::<Segments>()
        };
        let simple_kinds = (0..kinds.len()).map(|at| (Kind(at as u8), kinds_of(Kind(at as u8))));
        let simple_kinds = simple_kinds.filter(|(_, segments)| !segments.is_empty()).collect();
        let complex: Vec<_> = ids()
            .filter(|(_, tile)| matches!(tile.shape, Shape::Two(..)))
            .map(|(id, tile)| (tile.shape.segments().collect(), id))
            .collect();
        let adding_to = Segment::ALL.map(|kept| {
            ids()
                .filter_map(|(id, tile)| match tile.shape {
                    Shape::Two(one, other) if one == kept => Some((id, other)),
                    Shape::Two(other, one) if one == kept => Some((id, other)),
                    _ => None,
                })
                .collect()
        });
        let more_exits = (0..64)
            .map(|bits| {
                let exits = Edges::from_bits(bits);
                ids()
                    .filter(|(_, tile)| tile.edges != exits && tile.edges.includes(exits))
                    .map(|(id, tile)| (tile.edges, id))
                    .collect()
            })
            .collect();
        Ok(Self {
            source: file.source,
            simple: simple.map(|id| id.expect("just seen to be there")),
            simple_kinds,
            kinds,
            complex,
            adding_to,
            more_exits,
            tiles,
        })
    }

    #[must_use]
    pub fn tile(&self, id: TileId) -> &Tile {
        &self.tiles[id.index()]
    }

    #[must_use]
    pub fn kind(&self, kind: Kind) -> &KindInfo {
        &self.kinds[kind.index()]
    }

    pub fn kinds(&self) -> impl Iterator<Item = (Kind, &KindInfo)> {
        self.kinds.iter().enumerate().map(|(at, info)| (Kind(at as u8), info))
    }

    pub fn ids(&self) -> impl Iterator<Item = TileId> + use<> {
        (0..self.tiles.len()).map(TileId::new)
    }

    /// The simple tile with this track.
    #[must_use]
    pub const fn simple(&self, segment: Segment) -> TileId {
        self.simple[segment.index()]
    }

    /// The simple kinds with all the tracks that each can be turned to.
    #[must_use]
    pub fn simple_kinds(&self) -> &[(Kind, Segments)] {
        &self.simple_kinds
    }

    /// The simple tiles by [`Segment::index`] of their track.
    #[must_use]
    pub const fn simple_tiles(&self) -> &[TileId; Segment::COUNT] {
        &self.simple
    }

    /// The two-track tiles, with their tracks.
    #[must_use]
    pub fn complex(&self) -> &[(Segments, TileId)] {
        &self.complex
    }

    #[must_use]
    pub fn adding_to(&self, kept: Segment) -> &[(TileId, Segment)] {
        &self.adding_to[kept.index()]
    }

    /// The tiles that have these exits and more, with all the exits they have.
    #[must_use]
    pub fn more_exits(&self, exits: Edges) -> &[(Edges, TileId)] {
        &self.more_exits[usize::from(exits.bits())]
    }

    /// Reads `straight/2`. A tile that looks the same after fewer turns may be given by any of its turns.
    #[must_use]
    pub fn parse_tile(&self, text: &str) -> Option<TileId> {
        let (name, turned) = read_turned(text)?;
        let (kind, info) = self.kinds().find(|(_, info)| info.name == name)?;
        let turned = turned % info.shape.rotations();
        let first = self.tiles.iter().position(|tile| tile.kind == kind)?;
        Some(TileId::new(first + turned))
    }
}

impl fmt::Display for TileId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let set = TileSet::shipped();
        let tile = set.tile(*self);
        write!(f, "{}/{}", set.kind(tile.kind).name, tile.turned)
    }
}

fn lay(kind: Kind, info: &KindInfo, turned: usize) -> Tile {
    let shape = info.shape.turned(turned);
    let mut through = [None; 6];
    for segment in shape.segments() {
        let (a, b) = segment.ends();
        through[a.index()] = Some(b);
        through[b.index()] = Some(a);
    }
    Tile { kind, class: info.class, turned: turned as u8, shape, edges: shape.edges(), through }
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct File {
    source: Source,
    tile: Vec<Row>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Row {
    name: String,
    class: Class,
    count: u8,
    #[serde(default)]
    tracks: Vec<String>,
    #[serde(default)]
    exits: Vec<Edge>,
}

impl Row {
    fn kind(&self) -> Result<KindInfo, String> {
        let wrong = |what: &str| format!("tile “{}”: {what}", self.name);
        if !is_tile_name(&self.name) {
            return Err(wrong("a name has lower-case letters and hyphens only"));
        }
        let shape = if self.exits.is_empty() {
            Layout::Flat.tracks(&self.tracks).map_err(|what| wrong(&what))?
        } else if self.tracks.is_empty() {
            Shape::Junction(self.exits.iter().copied().collect())
        } else {
            return Err(wrong("it needs tracks or exits, not both"));
        };
        let fits = match (self.class, shape) {
            (Class::Simple, Shape::One(_)) | (Class::Town, Shape::Junction(_)) => true,
            (Class::Crossing, Shape::Two(one, other)) => one.crosses(other),
            (Class::Coexist, Shape::Two(one, other)) => !one.crosses(other),
            _ => false,
        };
        if !fits {
            return Err(wrong("its tracks do not fit its class"));
        }
        let word = format!("aos-tile-{}", self.name);
        Ok(KindInfo { name: self.name.clone(), word, class: self.class, count: self.count, shape })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_way_a_tile_can_lie() {
        let set = TileSet::shipped();
        assert_eq!(set.ids().count(), 77);
        assert_eq!(set.complex().len(), 36);
        for id in set.ids() {
            assert_eq!(set.parse_tile(&id.to_string()), Some(id));
        }
        assert_eq!(set.parse_tile("straight/5"), set.parse_tile("straight/2"));
        for wrong in ["straight", "straight/6", "straight/-1", "Straight/0", "curve/1", "/", ""] {
            assert_eq!(set.parse_tile(wrong), None, "{wrong}");
        }
    }

    #[test]
    fn three_exits_can_lie_in_every_pattern() {
        let set = TileSet::shipped();
        for bits in 0..64 {
            let exits = Edges::from_bits(bits);
            let towns =
                set.ids().filter(|id| set.tile(*id).edges == exits && set.tile(*id).class == Class::Town);
            assert_eq!(towns.count(), usize::from(exits.len() == 1 || exits.len() == 3), "{exits:?}");
        }
    }

    #[test]
    fn what_is_wrong_with_a_file_is_named() {
        let shipped = include_str!("../data/tiles.toml");
        for (from, to, complaint) in [
            ("N-S\"", "N-X\"", "is no track"),
            ("class = \"simple\"", "class = \"town\"", "do not fit its class"),
            ("name = \"gentle\"", "name = \"straight\"", "listed twice"),
            ("[\"N-S\", \"NE-SW\"]", "[\"N-S\", \"S-SW\"]", "share an edge"),
            ("count = 48", "count = -1", "invalid value"),
            ("name = \"acute\"", "name = \"Acute\"", "lower-case"),
        ] {
            let error = TileSet::parse(&shipped.replacen(from, to, 1)).expect_err(to);
            assert!(error.contains(complaint), "{error}");
        }
    }
}
