//! The track tiles, read once from `data/tiles.toml`, and every way each can lie.

mod sets;

use std::fmt;
use std::sync::LazyLock;

use hexes::{Edge, Edges, Layout, Segment, Shape, is_tile_name, read_turned};
use kernel::printed::all_present;
use kernel::{Arg, Source, kinds};
use serde::Deserialize;

use crate::ids::{TileId, Tiles};
pub(crate) use sets::TileSets;

/// The most kinds of tile that a set can hold.
pub(crate) const MAX_KINDS: usize = 16;
const _: () = assert!(MAX_KINDS * Edge::ALL.len() <= Tiles::LIMIT);

/// A kind of tile, as the manifest counts them.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct TileKind(u8);

impl TileKind {
    /// Its place in the manifest, counted from 0.
    #[must_use]
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

kinds! {
    /// What a tile is for; its price depends on it. A town is printed on those of the last class.
    Class { Simple "simple", Coexist "coexist", Crossing "crossing", Town "town" }
}

/// A kind of tile.
#[derive(Clone, Debug)]
pub struct TileKindInfo {
    /// As notation and files call it.
    pub id: String,
    /// What it is for.
    pub class: Class,
    /// How many the box holds.
    pub count: u8,
    /// Its tracks.
    pub shape: Shape,
}

impl TileKindInfo {
    /// What people call it; a kind that is not in the box has only its notation.
    #[must_use]
    pub fn name(&self) -> Arg {
        crate::messages::aos_tile(&self.id).map_or_else(|| self.id.clone().into(), Arg::from)
    }
}

/// A tile as it lies.
#[derive(Clone, Debug)]
pub struct Tile {
    /// Which kind of tile it is.
    pub kind: TileKind,
    /// What it is for.
    pub class: Class,
    /// By how many sixths it is turned clockwise.
    pub turned: u8,
    /// Its tracks.
    pub shape: Shape,
    /// The edges that its tracks come up to.
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
    /// Where we know them from.
    pub source: Source,
    kinds: Vec<TileKindInfo>,
    tiles: Vec<Tile>,
    simple: [TileId; Segment::COUNT],
    /// For each simple segment, the two-track tiles that keep it, with the segment they add.
    adding_to: [Vec<(TileId, Segment)>; Segment::COUNT],
    sets: TileSets,
}

impl TileSet {
    /// The tiles of the base game.
    #[must_use]
    pub fn shipped() -> &'static Self {
        static TILES: LazyLock<TileSet> = LazyLock::new(|| {
            TileSet::parse(include_str!("../../data/tiles.toml")).expect("the shipped tiles are tested")
        });
        &TILES
    }

    /// Reads the file of a set of tiles, or says what is wrong with it.
    pub fn parse(text: &str) -> Result<Self, String> {
        let file: File = toml::from_str(text).map_err(|error| error.to_string())?;
        if file.tile.len() > MAX_KINDS {
            return Err(format!("there may be {MAX_KINDS} kinds of tile, not {}", file.tile.len()));
        }
        let kinds = file.tile.iter().map(Row::kind).collect::<Result<Vec<_>, _>>()?;
        for (index, kind) in kinds.iter().enumerate() {
            if kinds[..index].iter().any(|before| before.id == kind.id) {
                return Err(format!("tile “{}” is listed twice", kind.id));
            }
        }
        let tiles: Vec<Tile> = kinds
            .iter()
            .enumerate()
            .flat_map(|(index, info)| {
                (0..info.shape.rotations()).map(move |turned| lay(TileKind(index as u8), info, turned))
            })
            .collect();
        let ids = || tiles.iter().enumerate().map(|(index, tile)| (TileId::new(index), tile));

        let mut simple = [None; Segment::COUNT];
        for (id, tile) in ids() {
            if let (Class::Simple, Shape::One(segment)) = (tile.class, tile.shape) {
                simple[segment.index()] = Some(id);
            }
        }
        let simple = all_present(simple, "the simple tiles must cover straight, gentle and acute track")?;
        let adding_to = Segment::ALL.map(|kept| {
            ids()
                .filter_map(|(id, tile)| match tile.shape {
                    Shape::Two(one, other) if one == kept => Some((id, other)),
                    Shape::Two(other, one) if one == kept => Some((id, other)),
                    _ => None,
                })
                .collect()
        });
        Ok(Self { source: file.source, simple, sets: TileSets::of(&tiles), kinds, adding_to, tiles })
    }

    /// A tile as it lies.
    #[must_use]
    pub fn tile(&self, id: TileId) -> &Tile {
        &self.tiles[id.index()]
    }

    /// A kind of tile.
    #[must_use]
    pub fn kind(&self, kind: TileKind) -> &TileKindInfo {
        &self.kinds[kind.index()]
    }

    /// Every kind, in the order of the file.
    pub fn kinds(&self) -> impl Iterator<Item = (TileKind, &TileKindInfo)> {
        self.kinds.iter().enumerate().map(|(index, info)| (TileKind(index as u8), info))
    }

    /// Every way that a tile can lie.
    pub fn ids(&self) -> impl Iterator<Item = TileId> + use<> {
        (0..self.tiles.len()).map(TileId::new)
    }

    /// The simple tile with this track.
    #[must_use]
    pub const fn simple(&self, segment: Segment) -> TileId {
        self.simple[segment.index()]
    }

    /// The simple tiles by [`Segment::index`] of their track.
    #[must_use]
    pub const fn simple_tiles(&self) -> &[TileId; Segment::COUNT] {
        &self.simple
    }

    /// The two-track tiles that keep this track, with the one they add.
    #[must_use]
    pub fn adding_to(&self, kept: Segment) -> &[(TileId, Segment)] {
        &self.adding_to[kept.index()]
    }

    /// The tiles sorted by what is printed on them.
    pub(crate) const fn sets(&self) -> &TileSets {
        &self.sets
    }

    /// Reads `straight/2`. A tile that looks the same after fewer turns may be given by any of its turns.
    #[must_use]
    pub fn parse_tile(&self, text: &str) -> Option<TileId> {
        let (name, turned) = read_turned(text)?;
        let (kind, info) = self.kinds().find(|(_, info)| info.id == name)?;
        let turned = turned % info.shape.rotations();
        let first = self.tiles.iter().position(|tile| tile.kind == kind)?;
        Some(TileId::new(first + turned))
    }
}

impl fmt::Display for TileId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let set = TileSet::shipped();
        let tile = set.tile(*self);
        write!(f, "{}/{}", set.kind(tile.kind).id, tile.turned)
    }
}

fn lay(kind: TileKind, info: &TileKindInfo, turned: usize) -> Tile {
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
    fn kind(&self) -> Result<TileKindInfo, String> {
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
        Ok(TileKindInfo { id: self.name.clone(), class: self.class, count: self.count, shape })
    }
}

#[cfg(test)]
mod tests;
