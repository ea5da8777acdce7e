//! The track tiles, read once from `data/tiles.toml`, and every way each face can lie.

use std::fmt;
use std::sync::LazyLock;

use hexes::{Edges, Segment, Shape, is_tile_name, read_turned};
use kernel::printed::all_present;
use kernel::{Message, Source, small_id};
use serde::Deserialize;

use super::LAYOUT;
use crate::ids::TileId;
use crate::messages;

small_id! {
    /// A kind of tile: which two faces it has.
    TileKind
}

impl TileKind {
    /// How many there are.
    pub const COUNT: usize = 3;
    /// All of them, in the order of the file.
    pub const ALL: [Self; Self::COUNT] = [Self::new(0), Self::new(1), Self::new(2)];
}

/// One side of a kind of tile.
#[derive(Clone, Debug)]
pub struct TileFace {
    /// As notation calls it.
    pub id: String,
    name: Message,
    /// The kind of tile that it is a side of.
    pub kind: TileKind,
    /// Its tracks, unturned.
    pub shape: Shape,
    /// Where it comes from.
    pub source: Source,
}

impl TileFace {
    /// What people call it.
    #[must_use]
    pub const fn name(&self) -> Message {
        self.name
    }
}

/// A face as it lies.
#[derive(Clone, Copy, Debug)]
pub struct Tile {
    /// Counts the [faces](TileSet::faces).
    pub face: usize,
    /// The kind of its face.
    pub kind: TileKind,
    /// By how many sixths it is turned clockwise.
    pub turned: u8,
    /// Its tracks as they lie.
    pub shape: Shape,
    /// The edges that they reach.
    pub edges: Edges,
}

/// All tiles, by their track.
#[derive(Clone, Debug)]
pub struct TileSet {
    /// How many there are of each kind.
    pub counts: [(u8, Source); TileKind::COUNT],
    faces: Vec<TileFace>,
    tiles: Vec<Tile>,
    single: [TileId; Segment::COUNT],
    crossing: [[Option<TileId>; Segment::COUNT]; Segment::COUNT],
}

impl TileSet {
    /// What comes with the program.
    #[must_use]
    pub fn shipped() -> &'static Self {
        static TILES: LazyLock<TileSet> = LazyLock::new(|| {
            TileSet::parse(include_str!("../../data/tiles.toml")).expect("the shipped tiles are tested")
        });
        &TILES
    }

    /// Reads a file, or says what is wrong with it.
    pub fn parse(text: &str) -> Result<Self, String> {
        let file: File = toml::from_str(text).map_err(|error| error.to_string())?;
        let rows: [Row; TileKind::COUNT] = file.tile.try_into().map_err(|rows: Vec<Row>| {
            format!("there are {} kinds of tile, not {}", TileKind::COUNT, rows.len())
        })?;
        let mut faces: Vec<TileFace> = Vec::new();
        for (kind, row) in TileKind::ALL.into_iter().zip(&rows) {
            for face in &row.face {
                let face = face.read(kind)?;
                if faces.iter().any(|before| before.id == face.id) {
                    return Err(format!("face “{}” is listed twice", face.id));
                }
                faces.push(face);
            }
        }
        let lie = |(index, face): (usize, &TileFace)| {
            let (kind, shape) = (face.kind, face.shape);
            (0..shape.rotations()).map(move |turned| {
                let shape = shape.turned(turned);
                Tile { face: index, kind, turned: turned as u8, shape, edges: shape.edges() }
            })
        };
        let tiles: Vec<Tile> = faces.iter().enumerate().flat_map(lie).collect();
        for (index, tile) in tiles.iter().enumerate() {
            if let Some(same) = tiles[..index].iter().find(|before| before.shape == tile.shape) {
                let (id, other) = (&faces[tile.face].id, &faces[same.face].id);
                return Err(format!("face “{id}” has the same tracks as “{other}”"));
            }
        }
        let (mut single, mut crossing) = ([None; Segment::COUNT], [[None; Segment::COUNT]; Segment::COUNT]);
        for (index, tile) in tiles.iter().enumerate() {
            let id = Some(TileId::new(index));
            match tile.shape {
                Shape::One(segment) => single[segment.index()] = id,
                Shape::Two(one, other) => {
                    crossing[one.index()][other.index()] = id;
                    crossing[other.index()][one.index()] = id;
                }
                Shape::Junction(_) => return Err("a face has one track or two".into()),
            }
        }
        let single =
            all_present(single, "the faces with one track must cover straights, curves and tight curves")?;
        Ok(Self {
            counts: rows.each_ref().map(|row| (row.count, row.source)),
            faces,
            tiles,
            single,
            crossing,
        })
    }

    /// A tile as it lies.
    #[must_use]
    #[inline]
    pub fn tile(&self, id: TileId) -> &Tile {
        &self.tiles[id.index()]
    }

    /// Every side of every kind of tile.
    #[must_use]
    pub fn faces(&self) -> &[TileFace] {
        &self.faces
    }

    /// The side that shows.
    #[must_use]
    pub fn face(&self, id: TileId) -> &TileFace {
        &self.faces[self.tile(id).face]
    }

    /// Every way that a tile can lie.
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

    /// The tile with this track beside one that stays, or alone where none does; `None` where no tile crosses so.
    #[must_use]
    #[inline]
    pub const fn beside(&self, kept: Option<Segment>, path: Segment) -> Option<TileId> {
        match kept {
            None => Some(self.single(path)),
            Some(kept) => self.crossing(kept, path),
        }
    }

    /// Whether any tile crosses this track.
    #[must_use]
    pub fn is_crossed(&self, segment: Segment) -> bool {
        self.crossing[segment.index()].iter().any(Option::is_some)
    }

    /// Reads `straight/2`. A face that looks the same after fewer turns may be given by any of its turns.
    #[must_use]
    pub fn parse_tile(&self, text: &str) -> Option<TileId> {
        let (id, turned) = read_turned(text)?;
        let face = self.faces.iter().position(|face| face.id == id)?;
        let turned = turned % self.faces[face].shape.rotations();
        let first = self.tiles.iter().position(|tile| tile.face == face)?;
        Some(TileId::new(first + turned))
    }
}

impl fmt::Display for TileId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let set = TileSet::shipped();
        write!(f, "{}/{}", set.face(*self).id, set.tile(*self).turned)
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
    face: Vec<TileFaceRow>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct TileFaceRow {
    name: String,
    tracks: Vec<String>,
    source: Source,
}

impl TileFaceRow {
    fn read(&self, kind: TileKind) -> Result<TileFace, String> {
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
        let name = messages::sp_face(&self.name).ok_or_else(|| wrong("there is no word for it"))?;
        Ok(TileFace { id: self.name.clone(), name, kind, shape, source: self.source })
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
        let shipped = include_str!("../../data/tiles.toml");
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
