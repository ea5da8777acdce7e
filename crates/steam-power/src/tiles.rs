//! The track tiles, read once from `data/tiles.toml`, and every way each face can lie.

use std::fmt;
use std::sync::LazyLock;

use hexes::{Edges, Segment, Shape, is_tile_name, read_turned};
use kernel::Source;
use serde::Deserialize;

use crate::board::LAYOUT;
use crate::ids::TileId;

/// A kind of tile: which two faces it has.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Kind(u8);

impl Kind {
    pub const COUNT: usize = 3;
    pub const ALL: [Self; Self::COUNT] = [Self(0), Self(1), Self(2)];

    #[must_use]
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

/// One side of a kind of tile.
#[derive(Clone, Debug)]
pub struct Face {
    pub name: String,
    /// The key of what people call it.
    pub word: String,
    pub kind: Kind,
    pub shape: Shape,
    pub source: Source,
}

/// A face as it lies.
#[derive(Clone, Copy, Debug)]
pub struct Tile {
    /// Counts the [faces](TileSet::faces).
    pub face: usize,
    pub kind: Kind,
    /// By how many sixths it is turned clockwise.
    pub turned: u8,
    pub shape: Shape,
    pub edges: Edges,
}

/// All tiles, by their track.
#[derive(Clone, Debug)]
pub struct TileSet {
    /// How many there are of each kind.
    pub counts: [(u8, Source); Kind::COUNT],
    faces: Vec<Face>,
    tiles: Vec<Tile>,
    single: [TileId; Segment::COUNT],
    crossing: [[Option<TileId>; Segment::COUNT]; Segment::COUNT],
}

impl TileSet {
    #[must_use]
    pub fn shipped() -> &'static Self {
        static TILES: LazyLock<TileSet> = LazyLock::new(|| {
            TileSet::parse(include_str!("../data/tiles.toml")).expect("the shipped tiles are tested")
        });
        &TILES
    }

    pub fn parse(text: &str) -> Result<Self, String> {
        let file: File = toml::from_str(text).map_err(|error| error.to_string())?;
        let rows: [Row; Kind::COUNT] = file.tile.try_into().map_err(|rows: Vec<Row>| {
            format!("there are {} kinds of tile, not {}", Kind::COUNT, rows.len())
        })?;
        let mut faces: Vec<Face> = Vec::new();
        for (kind, row) in Kind::ALL.into_iter().zip(&rows) {
            for face in &row.face {
                let face = face.read(kind)?;
                if faces.iter().any(|before| before.name == face.name) {
                    return Err(format!("face “{}” is listed twice", face.name));
                }
                faces.push(face);
            }
        }
        let lie = |(at, face): (usize, &Face)| {
            let (kind, shape) = (face.kind, face.shape);
            (0..shape.rotations()).map(move |turned| {
                let shape = shape.turned(turned);
                Tile { face: at, kind, turned: turned as u8, shape, edges: shape.edges() }
            })
        };
        let tiles: Vec<Tile> = faces.iter().enumerate().flat_map(lie).collect();
        for (at, tile) in tiles.iter().enumerate() {
            if let Some(same) = tiles[..at].iter().find(|before| before.shape == tile.shape) {
                let (name, other) = (&faces[tile.face].name, &faces[same.face].name);
                return Err(format!("face “{name}” has the same tracks as “{other}”"));
            }
        }
        let (mut single, mut crossing) = ([None; Segment::COUNT], [[None; Segment::COUNT]; Segment::COUNT]);
        for (at, tile) in tiles.iter().enumerate() {
            let id = Some(TileId::new(at));
            match tile.shape {
                Shape::One(segment) => single[segment.index()] = id,
                Shape::Two(one, other) => {
                    crossing[one.index()][other.index()] = id;
                    crossing[other.index()][one.index()] = id;
                }
                Shape::Junction(_) => return Err("a face has one track or two".into()),
            }
        }
        if single.iter().any(Option::is_none) {
            return Err("the faces with one track must cover straights, curves and tight curves".into());
        }
        let single = single.map(|id| id.expect("just seen to be there"));
        Ok(Self {
            counts: rows.each_ref().map(|row| (row.count, row.source)),
            faces,
            tiles,
            single,
            crossing,
        })
    }

    #[must_use]
    #[inline]
    pub fn tile(&self, id: TileId) -> &Tile {
        &self.tiles[id.index()]
    }

    #[must_use]
    pub fn faces(&self) -> &[Face] {
        &self.faces
    }

    #[must_use]
    pub fn face(&self, id: TileId) -> &Face {
        &self.faces[self.tile(id).face]
    }

    pub fn ids(&self) -> impl Iterator<Item = TileId> + use<> {
        (0..self.tiles.len()).map(TileId::new)
    }

    /// The tile with this track alone.
    #[must_use]
    #[inline]
    pub const fn single(&self, segment: Segment) -> TileId {
        self.single[segment.index()]
    }

    /// The tile with both of these tracks, if there is one.
    #[must_use]
    #[inline]
    pub const fn crossing(&self, one: Segment, other: Segment) -> Option<TileId> {
        self.crossing[one.index()][other.index()]
    }

    /// Reads `straight/2`. A face that looks the same after fewer turns may be given by any of its turns.
    #[must_use]
    pub fn parse_tile(&self, text: &str) -> Option<TileId> {
        let (name, turned) = read_turned(text)?;
        let face = self.faces.iter().position(|face| face.name == name)?;
        let turned = turned % self.faces[face].shape.rotations();
        let first = self.tiles.iter().position(|tile| tile.face == face)?;
        Some(TileId::new(first + turned))
    }
}

impl fmt::Display for TileId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let set = TileSet::shipped();
        write!(f, "{}/{}", set.face(*self).name, set.tile(*self).turned)
    }
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct File {
    tile: Vec<Row>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Row {
    count: u8,
    source: Source,
    face: Vec<FaceRow>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct FaceRow {
    name: String,
    tracks: Vec<String>,
    source: Source,
}

impl FaceRow {
    fn read(&self, kind: Kind) -> Result<Face, String> {
        let wrong = |what: &str| format!("face “{}”: {what}", self.name);
        if !is_tile_name(&self.name) {
            return Err(wrong("a name has lower-case letters and hyphens only"));
        }
        let shape = LAYOUT.tracks(&self.tracks).map_err(|what| wrong(&what))?;
        if let Shape::Two(one, other) = shape
            && !one.crosses(other)
        {
            return Err(wrong("its tracks do not cross"));
        }
        let word = format!("sp-face-{}", self.name);
        Ok(Face { name: self.name.clone(), word, kind, shape, source: self.source })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_way_a_tile_can_lie() {
        let set = TileSet::shipped();
        assert_eq!(set.ids().count(), 30);
        for id in set.ids() {
            assert_eq!(set.parse_tile(&id.to_string()), Some(id));
        }
        assert_eq!(set.parse_tile("straight/5"), set.parse_tile("straight/2"));
        for wrong in ["straight", "straight/6", "straight/-1", "Straight/0", "bend/1", "/", ""] {
            assert_eq!(set.parse_tile(wrong), None, "{wrong}");
        }
    }

    /// SP-2.13: the three crossing faces make up all the ways in which two tracks can cross.
    #[test]
    fn two_tracks_that_cross_have_a_tile() {
        let set = TileSet::shipped();
        for one in Segment::ALL {
            assert_eq!(set.tile(set.single(one)).shape, Shape::One(one));
            for other in Segment::ALL {
                assert_eq!(set.crossing(one, other).is_some(), one.crosses(other), "{one:?} {other:?}");
            }
        }
    }

    #[test]
    fn what_is_wrong_with_a_file_is_named() {
        let shipped = include_str!("../data/tiles.toml");
        for (from, to, complaint) in [
            ("\"W-E\"", "\"W-X\"", "is no track"),
            ("name = \"curve\"", "name = \"straight\"", "listed twice"),
            ("[\"W-E\", \"NW-SE\"]", "[\"W-E\", \"NW-NE\"]", "do not cross"),
            ("[\"W-SW\"]", "[\"W-SW\", \"E-NE\", \"NW-SE\"]", "one track or two"),
            ("name = \"tight-curve\"", "name = \"Tight\"", "lower-case"),
            ("[\"W-SW\"]", "[\"W-SE\"]", "has the same tracks as “curve”"),
        ] {
            let error = TileSet::parse(&shipped.replacen(from, to, 1)).expect_err(to);
            assert!(error.contains(complaint), "{error}");
        }
    }
}
