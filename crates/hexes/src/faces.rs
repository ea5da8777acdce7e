//! How the files and the notation of all games write what is printed on a tile.

use crate::{Layout, Segment, Shape};

impl Layout {
    /// Reads `W-SE`: the track between these two edges.
    #[must_use]
    pub fn segment(self, text: &str) -> Option<Segment> {
        let (a, b) = text.split_once('-')?;
        Segment::between(self.edge(a)?, self.edge(b)?)
    }

    /// Writes a track as [`segment`](Self::segment) reads it.
    #[must_use]
    pub fn track(self, segment: Segment) -> String {
        let (a, b) = segment.ends();
        format!("{}-{}", self.compass(a), self.compass(b))
    }

    /// Reads one track, or two that share no edge.
    pub fn tracks(self, texts: &[String]) -> Result<Shape, String> {
        let segment = |text: &String| {
            let example = self.track(Segment::ALL[1]);
            self.segment(text).ok_or_else(|| format!("“{text}” is no track, write {example}"))
        };
        match texts {
            [one] => Ok(Shape::One(segment(one)?)),
            [one, other] => {
                Shape::two(segment(one)?, segment(other)?).ok_or("its tracks share an edge".into())
            }
            _ => Err("it needs one track or two".into()),
        }
    }
}

/// Whether a tile can be called that: names are part of the notation.
#[must_use]
pub fn is_tile_name(name: &str) -> bool {
    !name.is_empty() && name.chars().all(|c| c.is_ascii_lowercase() || c == '-')
}

/// Reads `straight/2`: the name of a tile, and by how many sixths it is turned clockwise.
#[must_use]
pub fn read_turned(text: &str) -> Option<(&str, usize)> {
    let (name, turned) = text.split_once('/')?;
    let turned = ["0", "1", "2", "3", "4", "5"].iter().position(|sixths| *sixths == turned)?;
    Some((name, turned))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn tracks_read_back() {
        for layout in [Layout::Flat, Layout::Pointed] {
            for segment in Segment::ALL {
                assert_eq!(layout.segment(&layout.track(segment)), Some(segment));
            }
            for wrong in ["", "N", "E-E", "N-X", "SE"] {
                assert_eq!(layout.segment(wrong), None, "{wrong}");
            }
        }
        let tracks =
            |texts: &[&str]| Layout::Flat.tracks(&texts.iter().map(ToString::to_string).collect::<Vec<_>>());
        assert!(matches!(tracks(&["N-S"]), Ok(Shape::One(_))));
        assert!(matches!(tracks(&["N-S", "NE-SW"]), Ok(Shape::Two(..))));
        for (wrong, complaint) in [
            (&["N-S", "S-SW"][..], "share an edge"),
            (&["N-E"], "“N-E” is no track, write N-SE"),
            (&[], "one track"),
        ] {
            assert!(tracks(wrong).unwrap_err().contains(complaint), "{wrong:?}");
        }
    }

    #[test]
    fn turned_tiles() {
        assert_eq!(read_turned("straight/2"), Some(("straight", 2)));
        for wrong in ["straight", "straight/6", "straight/-1", "straight/02", "straight/"] {
            assert_eq!(read_turned(wrong), None, "{wrong}");
        }
        assert!(is_tile_name("cross-mixed") && !is_tile_name("") && !is_tile_name("Cross"));
    }
}
