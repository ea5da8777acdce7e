//! The printed map and the tracks on it, read from text.

use std::collections::BTreeMap;

use serde_json::Value;

/// A row and a column, as labels and the lines of a map file count them.
pub(crate) type Hex = (i32, i32);
/// Two edges, the lower number first; edges are counted clockwise from NE.
pub(crate) type Track = (usize, usize);

const COMPASS: [&str; 6] = ["NE", "E", "SE", "SW", "W", "NW"];
const STEPS: [Hex; 6] = [(-1, 1), (0, 2), (1, 1), (1, -1), (0, -2), (-1, -1)];

pub(crate) fn across((row, column): Hex, edge: usize) -> Hex {
    (row + STEPS[edge].0, column + STEPS[edge].1)
}

pub(crate) fn opposite(edge: usize) -> usize {
    (edge + 3) % 6
}

pub(crate) fn ordered(a: usize, b: usize) -> Track {
    (a.min(b), a.max(b))
}

fn edge(name: &str) -> usize {
    COMPASS.iter().position(|compass| *compass == name).unwrap()
}

/// Reads `NW-SE`.
pub(crate) fn track(text: &str) -> Track {
    let (a, b) = text.split_once('-').unwrap();
    ordered(edge(a), edge(b))
}

/// Reads `AA12`.
pub(crate) fn place(label: &str) -> Hex {
    let digits = label.find(|c: char| c.is_ascii_digit()).unwrap();
    let letters = label[..digits].bytes().fold(0, |row, letter| row * 26 + i32::from(letter - b'A') + 1);
    (letters - 1, label[digits..].parse().unwrap())
}

pub(crate) fn label((row, column): Hex) -> String {
    let letter = |number: i32| char::from(b'A' + number as u8);
    let mut label = String::new();
    if row >= 26 {
        label.push(letter(row / 26 - 1));
    }
    label.push(letter(row % 26));
    format!("{label}{column}")
}

/// The signs of a map's grid.
pub(crate) fn signs(map: &str) -> BTreeMap<Hex, char> {
    let text = match map {
        "usa" => include_str!("../../data/usa.toml"),
        "germany" => include_str!("../../data/germany.toml"),
        _ => include_str!("../../data/britain.toml"),
    };
    let grid = text.split("'''\n").nth(1).unwrap();
    let rows = (0..).zip(grid.lines());
    let cells =
        rows.flat_map(|(row, line)| (0..).zip(line.chars()).map(move |(column, sign)| ((row, column), sign)));
    cells.filter(|(_, sign)| *sign != ' ').collect()
}

/// The tracks of a face, unturned, and the kind of tile it is a side of.
pub(crate) const FACES: [(&str, &[&str], usize); 6] = [
    ("straight", &["W-E"], 0),
    ("curve", &["W-SE"], 0),
    ("tight-curve", &["W-SW"], 1),
    ("double-straight", &["W-E", "NW-SE"], 1),
    ("double-curve", &["W-SE", "SW-E"], 2),
    ("straight-curve", &["W-E", "NW-SW"], 2),
];
pub(crate) const TILES: [usize; 3] = [80, 10, 10];

/// Every way a tile can lie: its notation, its tracks in order, its kind. What looks the same is listed once.
pub(crate) fn tiles() -> Vec<(String, Vec<Track>, usize)> {
    let mut tiles: Vec<(String, Vec<Track>, usize)> = Vec::new();
    for (name, tracks, kind) in FACES {
        for turned in 0..6 {
            let turn = |text: &&str| {
                let (a, b) = track(text);
                ordered((a + turned) % 6, (b + turned) % 6)
            };
            let mut tracks: Vec<Track> = tracks.iter().map(turn).collect();
            tracks.sort_unstable();
            if tiles.iter().all(|(_, same, _)| *same != tracks) {
                tiles.push((format!("{name}/{turned}"), tracks, kind));
            }
        }
    }
    tiles
}

/// The map with everything that lies on it.
pub(crate) struct Ground {
    pub(crate) signs: BTreeMap<Hex, char>,
    /// Each track with its owner.
    pub(crate) laid: Vec<(Hex, Track, usize)>,
}

/// A link from its first city on.
#[derive(Clone, Debug)]
pub(crate) struct Chain {
    pub(crate) from: Hex,
    /// Where it leads, by which hex and which edge it gets there.
    pub(crate) last: (Hex, usize),
    pub(crate) complete: bool,
}

impl Chain {
    pub(crate) fn to(&self) -> Hex {
        across(self.last.0, self.last.1)
    }
}

impl Ground {
    pub(crate) fn read(state: &Value) -> Self {
        let text = |value: &Value| value.as_str().unwrap().to_string();
        let laid = state["table"]["track"].as_array().unwrap().iter().map(|path| {
            (
                place(&text(&path["at"])),
                track(&text(&path["track"])),
                path["owner"].as_u64().unwrap() as usize,
            )
        });
        Self { signs: signs(state["table"]["map"].as_str().unwrap()), laid: laid.collect() }
    }

    pub(crate) fn sign(&self, place: Hex) -> char {
        self.signs.get(&place).copied().unwrap_or('~')
    }

    pub(crate) fn tracks(&self, at: Hex) -> Vec<Track> {
        self.laid.iter().filter(|(place, ..)| *place == at).map(|(_, track, _)| *track).collect()
    }

    /// Every link of this owner, a complete one from both of its ends.
    pub(crate) fn chains(&self, owner: usize) -> Vec<Chain> {
        let own: Vec<_> = self.laid.iter().filter(|(.., whose)| *whose == owner).collect();
        let mut chains = Vec::new();
        for (at, (a, b), _) in &own {
            for (entered, left) in [(*a, *b), (*b, *a)] {
                let from = across(*at, entered);
                if self.sign(from) != 'C' {
                    continue;
                }
                let mut last = (*at, left);
                while let Some((next, (a, b), _)) = own.iter().find(|(next, (a, b), _)| {
                    *next == across(last.0, last.1) && [*a, *b].contains(&opposite(last.1))
                }) {
                    last = (*next, if *a == opposite(last.1) { *b } else { *a });
                }
                chains.push(Chain { from, last, complete: self.sign(across(last.0, last.1)) == 'C' });
            }
        }
        chains
    }

    /// The cities that lie side by side with these, and so on; these too.
    pub(crate) fn with_groups(&self, cities: &[Hex]) -> Vec<Hex> {
        let mut all = cities.to_vec();
        let mut at = 0;
        while let Some(city) = all.get(at).copied() {
            for beside in (0..6).map(|edge| across(city, edge)) {
                if self.sign(beside) == 'C' && !all.contains(&beside) {
                    all.push(beside);
                }
            }
            at += 1;
        }
        all
    }
}
