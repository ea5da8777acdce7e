//! A position made for a test, and what can be said about it.
//!
//! A test says what matters; all that follows from it (what is left in the supply, tokens that were taken, hands) is worked
//! out, so that the laws hold.

use imperial_steam::printed::Printed;
use imperial_steam::{CityId, Event, Good, Hub, LinkId, Position, hands};
use kernel::Events;
use kernel::kit;
pub(crate) use kernel::kit::scene::seat;
use serde_json::{Value, json};

use crate::balance::balance;

/// The colours of the rulebook’s examples.
pub(crate) const PURPLE: usize = 0;
pub(crate) const TURQUOISE: usize = 1;
pub(crate) const YELLOW: usize = 2;
pub(crate) const RED: usize = 3;

/// A table in play, laid out as the fixed set-up says: round 1, and it is the turn of seat 0. Everybody has 200 guldens, an
/// influence of 50 (seat 0 on top, then seat 1, ...) and what everybody begins with.
#[derive(Clone)]
pub(crate) struct Situation {
    pub(crate) position: Position,
    /// What the last move brought about.
    pub(crate) events: Events<Event>,
}

pub(crate) fn city(id: &str) -> CityId {
    Printed::shipped().map.find_city(id).unwrap_or_else(|| panic!("there is no city {id}"))
}

pub(crate) fn link(text: &str) -> LinkId {
    Printed::shipped().map.find_link(text).unwrap_or_else(|| panic!("there is no link {text}"))
}

/// A game as it starts.
pub(crate) fn start(players: usize, options: &[(&str, &str)], secret: &str) -> (Position, Events<Event>) {
    kit::start(players, options, secret)
}

kernel::scene!(Situation, Position);

impl Situation {
    pub(crate) fn new(players: usize) -> Self {
        Self::with(players, &[])
    }

    pub(crate) fn with(players: usize, options: &[(&str, &str)]) -> Self {
        let situation = Self::bidding(players, options);
        situation.edit(|table| {
            table["stage"] = json!("before");
            for seat in table["seats"].as_array_mut().unwrap() {
                seat["cash"] = json!(200);
                seat["influence"] = json!(50);
            }
        })
    }

    /// As a game begins, but for the order: seat 0 is the first.
    pub(crate) fn bidding(players: usize, options: &[(&str, &str)]) -> Self {
        let (position, events) = start(players, options, "scene");
        let order: Vec<usize> = (0..players).collect();
        Self { position, events }.edit(|table| {
            table["order"] = json!(order);
            table["ranking"] = json!(order);
            table["active"] = json!(0);
        })
    }

    /// Changes the written form of the table. What follows from it is set right, and it must load again: the laws hold.
    #[track_caller]
    pub(crate) fn edit(mut self, change: impl FnOnce(&mut Value)) -> Self {
        let mut state = serde_json::to_value(&self.position).unwrap();
        change(&mut state["table"]);
        balance(&mut state["table"]);
        self.position = serde_json::from_value(state).unwrap_or_else(|error| panic!("{error}"));
        self
    }

    /// Sets a field of a seat.
    #[track_caller]
    pub(crate) fn has(self, number: usize, field: &str, value: Value) -> Self {
        self.edit(|table| {
            let place = &mut table["seats"][number][field];
            assert!(!place.is_null(), "a player has no {field}");
            *place = value;
        })
    }

    /// It is the beginning of this seat’s turn.
    #[track_caller]
    pub(crate) fn turn(self, number: usize) -> Self {
        self.edit(|table| {
            table["active"] = json!(number);
            table["stage"] = json!("before");
            table["delivered"] = json!(false);
        })
    }

    /// As [`turn`](Self::turn), and this seat has all hands back.
    #[track_caller]
    pub(crate) fn again(self, number: usize) -> Self {
        self.edit(|table| {
            table["active"] = json!(number);
            table["stage"] = json!("before");
            table["delivered"] = json!(false);
            table["seats"][number]["placed"] = json!({});
        })
    }

    #[track_caller]
    pub(crate) fn round(self, round: u8) -> Self {
        self.edit(|table| table["round"] = json!(round))
    }

    #[track_caller]
    pub(crate) fn cash(self, number: usize, guldens: i32) -> Self {
        self.has(number, "cash", json!(guldens))
    }

    /// The influence of everybody; of those who have the same, the one with the lower number is above.
    #[track_caller]
    pub(crate) fn influence(self, influence: &[u16]) -> Self {
        self.edit(|table| {
            let mut ranking: Vec<usize> = (0..influence.len()).collect();
            ranking.sort_by_key(|number| std::cmp::Reverse(influence[*number]));
            table["ranking"] = json!(ranking);
            for (number, influence) in influence.iter().enumerate() {
                table["seats"][number]["influence"] = json!(influence);
            }
        })
    }

    /// The influence of bronze, white, green and blue.
    #[track_caller]
    pub(crate) fn hubs(self, influence: [u16; 4]) -> Self {
        self.edit(|table| {
            for (hub, influence) in Hub::ALL.into_iter().zip(influence) {
                table["hubs"][hub.notation()]["influence"] = json!(influence);
            }
        })
    }

    /// Goods by letters, such as `WWSIC`.
    #[track_caller]
    pub(crate) fn goods(self, number: usize, goods: &str) -> Self {
        self.has(number, "goods", json!(goods))
    }

    #[track_caller]
    pub(crate) fn training(self, number: usize, workers: [u8; 3]) -> Self {
        self.has(number, "training", json!(workers))
    }

    #[track_caller]
    pub(crate) fn working(self, number: usize, workers: [u8; 3]) -> Self {
        self.has(number, "working", json!(workers))
    }

    /// Adds tracks, such as `wien-bratislava bratislava-sopron`.
    #[track_caller]
    pub(crate) fn tracks(self, number: usize, links: &str) -> Self {
        self.adds(number, "tracks", links)
    }

    #[track_caller]
    pub(crate) fn stations(self, number: usize, cities: &str) -> Self {
        self.adds(number, "stations", cities)
    }

    #[track_caller]
    pub(crate) fn engineers(self, number: usize, kinds: &str) -> Self {
        self.adds(number, "engineers", kinds)
    }

    /// Gives contracts, such as `k01 k17`.
    #[track_caller]
    pub(crate) fn contracts(self, number: usize, contracts: &str) -> Self {
        self.adds(number, "contracts", contracts)
    }

    #[track_caller]
    fn adds(self, number: usize, field: &str, words: &str) -> Self {
        self.edit(|table| {
            let list = table["seats"][number][field].as_array_mut().unwrap();
            list.extend(words.split_whitespace().map(|word| json!(word)));
        })
    }

    /// These contracts are on display, among others.
    #[track_caller]
    pub(crate) fn display(self, contracts: &str) -> Self {
        self.edit(|table| {
            let list = table["contracts"].as_array_mut().unwrap();
            for id in contracts.split_whitespace() {
                list.retain(|shown| shown != id);
                list.insert(0, json!(id));
            }
        })
    }

    /// Trains by their numbers, the largest first.
    #[track_caller]
    pub(crate) fn trains(self, number: usize, trains: &[u8]) -> Self {
        self.has(number, "trains", json!(trains))
    }

    #[track_caller]
    pub(crate) fn share(self, number: usize, value: u16) -> Self {
        self.has(number, "share", json!(value))
    }

    #[track_caller]
    pub(crate) fn investors(self, number: usize, investors: u8) -> Self {
        self.has(number, "investors", json!(investors))
    }

    /// Hands that lie on an action already.
    #[track_caller]
    pub(crate) fn placed(self, number: usize, action: &str, hands: u8) -> Self {
        self.edit(|table| table["seats"][number]["placed"][action] = json!(hands))
    }

    /// A factory with this many goods left.
    #[track_caller]
    pub(crate) fn factory(self, number: usize, site: &str, good: Good, left: u8) -> Self {
        self.edit(|table| {
            let list = table["seats"][number]["factories"].as_array_mut().unwrap();
            list.push(json!({ "site": site, "good": good, "left": left }));
        })
    }

    #[track_caller]
    pub(crate) fn state_railways(self, links: &str) -> Self {
        let links: Vec<&str> = links.split_whitespace().collect();
        self.edit(|table| table["state_railways"] = json!(links))
    }

    /// Puts a tile (`12`) or a hub (`white`) into a city; what lay there goes where it comes from.
    #[track_caller]
    pub(crate) fn tile(self, id: &str, tile: &str) -> Self {
        self.edit(|table| {
            let lies = table["tiles"].as_object().unwrap().iter().find(|(_, lies)| **lies == json!(tile));
            let from =
                lies.map(|(from, _)| from.clone()).unwrap_or_else(|| panic!("there is no tile {tile}"));
            for field in ["tiles", "demand"] {
                let field = table[field].as_object_mut().unwrap();
                let (one, other) = (field.remove(id), field.remove(&from));
                field.extend(one.map(|one| (from.clone(), one)));
                field.extend(other.map(|other| (id.to_owned(), other)));
            }
        })
    }

    /// All hands are placed and the game is over, as it stands.
    #[track_caller]
    pub(crate) fn over(self) -> Self {
        self.edit(|table| {
            let round = table["round"].as_u64().unwrap() as u8;
            table["stage"] = json!("over");
            for seat in table["seats"].as_array_mut().unwrap() {
                seat["placed"] = json!({ "pass": hands(round) });
            }
        })
    }
}
