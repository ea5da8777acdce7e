//! A table made for a test.

use face_kit::{FaceScene as _, first_asked, play_all, start};
use kernel::{Rules, Seat, Viewer};
use serde_json::{Value, json};
use steam_power::{Position, Reason, View};

use crate::SteamPower;
use crate::guiding::why_not::why_not;

/// A table on the map of Germany. Nobody holds a contract, everybody has $20, and it is the turn of seat 0, who was first.
#[derive(Clone)]
pub(super) struct Situation(pub(super) Position);

impl Situation {
    pub(super) fn new(players: usize) -> Self {
        Self(start(players, "scene", &[("map", "germany")])).edit(|state| {
            state["table"]["first"] = json!(0);
            state["table"]["active"] = json!(0);
            for number in 0..players {
                state["table"]["seats"][number]["cash"] = json!(20);
                state["table"]["seats"][number]["hand"] = json!(0);
                state["hands"][number] = json!([]);
            }
        })
    }

    /// Seat 0: Hamburg – Bremen. Seat 1: Kiel – Hamburg, and a factory with three black resources in Kiel. Hamburg is
    /// orange and Bremen white, both without a factory.
    pub(super) fn network(players: usize) -> Self {
        let situation = Self::new(players).track(0, "D17 E-W, D15 E-SW").track(1, "C20 NW-SW");
        situation.city("B19", 'B').city("D19", 'O').city("E14", 'W').factory("B19", 1, 3)
    }

    /// Changes the written form of the position, which must load again: the laws still hold.
    #[track_caller]
    pub(super) fn edit(self, change: impl FnOnce(&mut Value)) -> Self {
        let mut state = serde_json::to_value(&self.0).unwrap();
        change(&mut state);
        Self(serde_json::from_value(state).unwrap())
    }

    pub(super) fn cash(self, number: usize, dollars: u16) -> Self {
        self.edit(|state| state["table"]["seats"][number]["cash"] = json!(dollars))
    }

    /// This seat holds exactly these contracts, such as `c01 c17`.
    pub(super) fn hand(self, number: usize, contracts: &str) -> Self {
        let contracts: Vec<&str> = contracts.split_whitespace().collect();
        self.edit(|state| {
            state["table"]["seats"][number]["hand"] = json!(contracts.len());
            state["hands"][number] = json!(contracts);
        })
    }

    pub(super) fn fulfilled(self, number: usize, contracts: &str) -> Self {
        let contracts: Vec<&str> = contracts.split_whitespace().collect();
        self.edit(|state| state["table"]["seats"][number]["fulfilled"] = json!(contracts))
    }

    /// Exactly this track, such as `C20 NW-SW, D21 W-E`.
    pub(super) fn track(self, owner: usize, paths: &str) -> Self {
        let saved = |path: &str| {
            let (at, track) = path.split_once(' ').unwrap();
            json!({ "at": at, "track": track, "owner": owner })
        };
        let paths: Vec<Value> = paths.split(", ").map(saved).collect();
        self.edit(|state| state["table"]["track"].as_array_mut().unwrap().extend(paths))
    }

    /// Puts a city tile on this site, in exchange for what lay there.
    pub(super) fn city(self, at: &str, tile: char) -> Self {
        let tile = json!(tile);
        self.edit(|state| {
            let cities = state["table"]["cities"].as_object_mut().unwrap();
            let old = cities[at]["tile"].clone();
            if old != tile {
                // From the far end of the board, where no situation is.
                let other = cities.iter().rev().find(|(_, city)| city["tile"] == tile).unwrap().0.clone();
                cities[&other]["tile"] = old;
                cities[at]["tile"] = tile;
            }
        })
    }

    pub(super) fn factory(self, at: &str, owner: usize, resources: u8) -> Self {
        self.edit(|state| {
            let city = &mut state["table"]["cities"][at];
            city["factory"] = json!({ "seat": owner });
            city["resources"] = json!(resources);
        })
    }

    /// The last action of the turn has got as far as this.
    pub(super) fn phase(self, phase: Value) -> Self {
        self.edit(|state| {
            state["table"]["phase"] = phase;
            state["table"]["actions_left"] = json!(0);
        })
    }

    #[track_caller]
    pub(super) fn plays(mut self, moves: &[&str]) -> Self {
        play_all(&mut self.0, moves);
        self
    }

    pub(super) fn reason(&self, spot: &str) -> Option<Reason> {
        why_not(&self.view(), self.asked(), spot)
    }
}

impl face_kit::FaceScene for Situation {
    type Face = SteamPower;

    fn asked(&self) -> Seat {
        first_asked(&self.0)
    }

    fn view(&self) -> View {
        self.0.view(Viewer::Seat(self.asked()))
    }
}

/// These contracts, as a hand is written.
pub(super) fn contracts(numbers: std::ops::RangeInclusive<u8>) -> String {
    numbers.map(|number| format!("c{number:02}")).collect::<Vec<_>>().join(" ")
}

/// All contracts are in hands, most of them in those of seats 1 and 2, equally many.
pub(super) fn full_hands() -> Situation {
    Situation::new(3).hand(0, &contracts(1..=14)).hand(1, &contracts(15..=31)).hand(2, &contracts(32..=48))
}
