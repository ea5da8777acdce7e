//! A position made for a test, and what can be said about it.

use std::collections::BTreeSet;

use hexes::{Coord, Segment};
use kernel::Events;
pub(crate) use kernel::kit::scene::seat;
use kernel::kit::{self, TestScene as _};
use serde_json::{Value, json};
use steam_power::{City, Event, LAYOUT, Phase, Player, Position, Table, TileSet};

/// A table in play. Nobody holds a contract, everybody has $20, and it is the turn of seat 0, who was first.
#[derive(Clone)]
pub(crate) struct Situation {
    pub(crate) position: Position,
    /// What the last move brought about.
    pub(crate) events: Events<Event>,
    /// The cities whose tiles the situation has chosen.
    pub(crate) spoken_of: BTreeSet<String>,
}

pub(crate) fn at(label: &str) -> Coord {
    label.parse().unwrap()
}

/// A game as it starts.
pub(crate) fn start(players: usize, options: &[(&str, &str)], secret: &str) -> (Position, Events<Event>) {
    kit::start(players, options, secret)
}

kernel::scene!(Situation, Position);

impl Situation {
    pub(crate) fn germany(players: usize) -> Self {
        Self::with(players, &[("map", "germany")])
    }

    pub(crate) fn with(players: usize, options: &[(&str, &str)]) -> Self {
        let (position, _) = start(players, options, "scene");
        let situation = Self { position, events: Events::new(), spoken_of: BTreeSet::new() };
        situation.edit(|state| {
            state["table"]["first"] = json!(0);
            state["table"]["active"] = json!(0);
            for number in 0..players {
                state["table"]["seats"][number]["cash"] = json!(20);
                state["table"]["seats"][number]["hand"] = json!(0);
                state["hands"][number] = json!([]);
            }
        })
    }

    /// Changes the written form of the position, which must load again: the laws still hold.
    #[track_caller]
    pub(crate) fn edit(mut self, change: impl FnOnce(&mut Value)) -> Self {
        let mut state = serde_json::to_value(&self.position).unwrap();
        change(&mut state);
        self.position = serde_json::from_value(state).unwrap();
        self
    }

    /// It is the beginning of this seat's turn.
    pub(crate) fn turn(self, number: usize) -> Self {
        self.edit(|state| {
            state["table"]["active"] = json!(number);
            state["table"]["actions_left"] = json!(2);
            state["table"]["phase"] = json!("action");
        })
    }

    pub(crate) fn cash(self, number: usize, dollars: u16) -> Self {
        self.edit(|state| state["table"]["seats"][number]["cash"] = json!(dollars))
    }

    /// This seat holds exactly these contracts, such as `c01 c17`.
    pub(crate) fn hand(self, number: usize, contracts: &str) -> Self {
        let contracts: Vec<&str> = contracts.split_whitespace().collect();
        self.edit(|state| {
            state["table"]["seats"][number]["hand"] = json!(contracts.len());
            state["hands"][number] = json!(contracts);
        })
    }

    pub(crate) fn fulfilled(self, number: usize, contracts: &str) -> Self {
        let contracts: Vec<&str> = contracts.split_whitespace().collect();
        self.edit(|state| state["table"]["seats"][number]["fulfilled"] = json!(contracts))
    }

    /// Builds a track, such as `C20 NW-SW`: alone in an empty hex, or across the track that is there.
    #[track_caller]
    pub(crate) fn lays(self, number: usize, path: &str) -> Self {
        let notation = self.notation(path);
        self.plays(number, &notation)
    }

    #[track_caller]
    pub(crate) fn refuses_to_lay(self, number: usize, path: &str, rule: &str) -> Self {
        let notation = self.notation(path);
        self.refuses(number, &notation, rule)
    }

    #[track_caller]
    fn notation(&self, path: &str) -> String {
        let (label, track) = path.split_once(' ').unwrap();
        let tiles = TileSet::shipped();
        let paths = self.table().board().find(at(label)).map(|hex| self.table().track.paths(hex));
        let tile = match paths {
            Some([Some(kept), _]) => {
                tiles.crossing(kept.segment(), segment(track)).expect("no tile crosses so")
            }
            _ => tiles.single(segment(track)),
        };
        format!("build {label} {tile}")
    }

    pub(crate) fn table(&self) -> &Table {
        self.position.table()
    }

    pub(crate) fn player(&self, number: usize) -> &Player {
        self.table().player(seat(number))
    }

    pub(crate) fn money(&self) -> Vec<u16> {
        self.table().all_seats().map(|seat| self.table().player(seat).cash).collect()
    }

    pub(crate) fn at_city(&self, name: &str) -> City {
        *self.table().city(self.city_id(name))
    }

    /// The tile in a hex.
    pub(crate) fn tile(&self, label: &str) -> Option<String> {
        let hex = self.table().board().find(at(label)).unwrap();
        self.table().track.tile(hex).map(|tile| tile.to_string())
    }

    /// The completed links between two cities, by their owners.
    pub(crate) fn links(&self, one: &str, other: &str) -> Vec<usize> {
        let mut ends = [self.city_id(one), self.city_id(other)];
        ends.sort_unstable();
        let links = self.table().track.links().iter().filter(|link| [link.a, link.b] == ends);
        links.map(|link| link.owner.index()).collect()
    }

    pub(crate) fn phase(&self) -> Phase {
        self.table().phase
    }
}

/// Reads `NW-SW`.
pub(crate) fn segment(track: &str) -> Segment {
    let (a, b) = track.split_once('-').unwrap();
    Segment::between(LAYOUT.edge(a).unwrap(), LAYOUT.edge(b).unwrap()).unwrap()
}
