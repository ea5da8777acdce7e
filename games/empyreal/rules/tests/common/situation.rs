//! A position made for a test, and what can be said about it.
//!
//! A test says what matters; where a card comes from or where a good goes to is worked out, so that the laws hold.

use empyreal::{CarId, Event, HexSet, Map, PersonId, PersonKind, Position, Terrain};
use kernel::Events;
use kernel::kit;
pub(crate) use kernel::kit::scene::seat;
use serde_json::{Value, json};

/// Three hexes beside which there is every terrain, a Wasteland (I12) and the City of the lakes (D7). Mountain G12; lake B7,
/// C10, H9; forest C6, D9, H13, I10; lava B9, E10, F7; glacier E8, F11, G8; desert G10.
pub(crate) const HUB: &str = "C8 F9 H11";

/// The companies of the seats with their own captains.
const COMPANIES: [(&str, &str); 6] = [
    ("kings-line", "runika-zenanen"),
    ("kerigan", "rayleigh-kerigan"),
    ("gesselheim", "bartok-kulle"),
    ("caterpillar", "marcinae-ayle-shorec"),
    ("afterworld", "dolores-malephaise"),
    ("golden-sands", "seth-cremmul"),
];

/// A table in play: seat 0 begins and is to play, everybody has a company with its captain and five crystals, and nobody has
/// a train on the map, which is always the same one.
#[derive(Clone)]
pub(crate) struct Situation {
    pub(crate) position: Position,
    /// What the moves played last brought about.
    pub(crate) events: Events<Event>,
}

/// A game as it starts.
pub(crate) fn start(players: usize, options: &[(&str, &str)], secret: &str) -> Situation {
    let (position, events) = kit::start(players, options, secret);
    Situation { position, events }
}

const fn boards(players: usize) -> &'static [&'static str] {
    match players {
        2 | 3 => &["a1", "a2", "a3"],
        4 => &["a1", "a2", "c3", "c6"],
        5 => &["a1", "c2", "c3", "c5", "c6"],
        _ => &["c1", "c2", "c3", "c4", "c5", "c6"],
    }
}

/// The hexes of all terrains.
pub(crate) fn all_land(map: &Map) -> HexSet {
    map.land.into_iter().fold(HexSet::NONE, |all, land| all | land)
}

fn kind_of(person: &str) -> PersonKind {
    person.parse::<PersonId>().unwrap_or_else(|()| panic!("there is no {person}")).kind()
}

impl Situation {
    pub(crate) fn new(players: usize) -> Self {
        Self::with(players, &[])
    }

    pub(crate) fn with(players: usize, options: &[(&str, &str)]) -> Self {
        Self::choosing(players, options).edit(|table| {
            table["active"] = json!(0);
            table["stage"] = json!("specialists");
            for (seat, (company, captain)) in table["seats"].as_array_mut().unwrap().iter_mut().zip(COMPANIES)
            {
                seat["company"] = json!(company);
                seat["captain"] = json!({ "person": captain, "ready": true });
                seat["mana"] = json!(5);
            }
        })
    }

    /// Companies are chosen, by the last seat first.
    pub(crate) fn choosing(players: usize, options: &[(&str, &str)]) -> Self {
        let scene = start(players, options, "scene").edit(|table| {
            table["boards"] = json!(boards(players));
            table["goods"] = json!({});
            table["start"] = json!(0);
            table["active"] = json!(players - 1);
        });
        let map = &scene.position.table().map;
        let printed: serde_json::Map<String, Value> = all_land(map)
            .iter()
            .filter_map(|hex| {
                let letter = map.terrain(hex)?.letter();
                Some((map.chart().coord(hex).to_string(), json!(letter.to_string())))
            })
            .collect();
        scene.edit(|table| table["goods"] = json!(printed))
    }

    /// Changes the written form of the table, which must load again: the laws hold.
    #[track_caller]
    pub(crate) fn edit(mut self, change: impl FnOnce(&mut Value)) -> Self {
        let mut state = serde_json::to_value(&self.position).unwrap();
        change(&mut state["table"]);
        self.position = serde_json::from_value(state).unwrap_or_else(|error| panic!("{error}"));
        self
    }

    /// Sets a field of a seat.
    #[track_caller]
    pub(crate) fn has(self, number: usize, field: &str, value: Value) -> Self {
        self.edit(|table| table["seats"][number][field] = value)
    }

    /// It is the beginning of this seat’s turn.
    #[track_caller]
    pub(crate) fn turn(self, number: usize) -> Self {
        self.edit(|table| table["active"] = json!(number))
    }

    /// Available and spent.
    #[track_caller]
    pub(crate) fn mana(self, number: usize, available: u8, spent: u8) -> Self {
        self.has(number, "mana", json!(0)).has(number, "spent", json!(spent)).has(
            number,
            "mana",
            json!(available),
        )
    }

    #[track_caller]
    pub(crate) fn conductor(self, number: usize, column: u8) -> Self {
        self.has(number, "conductor", json!(column))
    }

    /// The trains of a seat, such as `C8 D9`.
    #[track_caller]
    pub(crate) fn trains(self, number: usize, hexes: &str) -> Self {
        let hexes: Vec<&str> = hexes.split_whitespace().collect();
        self.has(number, "trains", json!(hexes))
    }

    /// The goods of a hex by letters, such as `LLM`.
    #[track_caller]
    pub(crate) fn goods(self, hex: &str, letters: &str) -> Self {
        self.edit(|table| {
            let goods = table["goods"].as_object_mut().unwrap();
            goods.remove(hex);
            if !letters.is_empty() {
                goods.insert(hex.into(), json!(letters));
            }
        })
    }

    /// No goods are on the map.
    #[track_caller]
    pub(crate) fn without_goods(self) -> Self {
        self.edit(|table| table["goods"] = json!({}))
    }

    /// What a seat has delivered, by letters.
    #[track_caller]
    pub(crate) fn delivered(self, number: usize, letters: &str) -> Self {
        self.has(number, "goods", json!(letters))
    }

    /// Everything of a colour that was in the supply has been delivered by a seat.
    #[track_caller]
    pub(crate) fn without_supply(self, number: usize, good: Terrain) -> Self {
        let left = usize::from(self.position.table().supply[good.index()]);
        self.edit(|table| {
            let goods = table["seats"][number]["goods"].as_str().unwrap();
            table["seats"][number]["goods"] =
                json!(goods.to_owned() + &good.letter().to_string().repeat(left));
        })
    }

    /// Wasteland that was placed; its goods are gone.
    #[track_caller]
    pub(crate) fn wasteland(self, hexes: &str) -> Self {
        self.edit(|table| {
            for hex in hexes.split_whitespace() {
                table["goods"].as_object_mut().unwrap().remove(hex);
                table["wasteland"].as_array_mut().unwrap().push(json!(hex));
            }
        })
    }

    /// Somebody works for a seat: a specialist from a stack or the box, or a captain from wherever.
    #[track_caller]
    pub(crate) fn person(self, number: usize, person: &str) -> Self {
        let kind = kind_of(person);
        self.edit(|table| {
            if kind == PersonKind::Captain {
                let before = table["seats"][number]["captain"].take();
                for seat in table["seats"].as_array_mut().unwrap() {
                    if seat["captain"]["person"] == person {
                        seat["captain"] = before.clone();
                    }
                }
            } else {
                let stack = &mut table["stacks"][kind.notation()];
                let people = stack["people"].as_array_mut().unwrap();
                people.retain(|other| other != person);
                stack["size"] = json!(people.len());
            }
            let place = &mut table["seats"][number];
            match kind {
                PersonKind::StationMaster => place["station_master"] = json!(person),
                _ => place[kind.notation()] = json!({ "person": person, "ready": true }),
            }
        })
    }

    /// As [`person`](Self::person), face-down.
    #[track_caller]
    pub(crate) fn tired(self, number: usize, person: &str) -> Self {
        let field = kind_of(person).notation();
        self.person(number, person).edit(|table| table["seats"][number][field]["ready"] = json!(false))
    }

    /// The specialists of a stack.
    #[track_caller]
    pub(crate) fn stack(self, kind: PersonKind, people: &[&str]) -> Self {
        self.edit(|table| {
            table["stacks"][kind.notation()] = json!({ "size": people.len(), "people": people });
        })
    }

    /// Lays a spellcar in a place such as `1/2`; in the Market another one takes its place.
    #[track_caller]
    pub(crate) fn car(self, number: usize, slot: &str, car: &str) -> Self {
        let spare = self.spare_cars(&[car]);
        self.edit(|table| {
            table["seats"][number]["railyard"][slot] = json!(car);
            for shown in table["market"].as_array_mut().unwrap() {
                if shown == car {
                    *shown = json!(spare[0]);
                }
            }
        })
    }

    /// Spellcars in the deck, but for some.
    fn spare_cars(&self, except: &[&str]) -> Vec<String> {
        let table = self.position.table();
        let yards = table.all_seats().flat_map(|seat| table.player(seat).yard).flatten();
        let used: Vec<CarId> =
            yards.chain(table.market.iter().copied()).chain(table.discards.iter()).collect();
        let spare = CarId::tiles().filter(|car| !used.contains(car)).map(|car| car.to_string());
        // The common ones, which do least, come last.
        spare.filter(|car| !except.contains(&car.as_str())).collect::<Vec<_>>().into_iter().rev().collect()
    }

    /// A Market of exactly these.
    #[track_caller]
    pub(crate) fn market(self, cars: &[&str]) -> Self {
        self.edit(|table| table["market"] = json!(cars))
    }

    /// Where a Demand Tile is: of the two doubles (0, 1), the two triples (2, 3) and the quadruple (4) of a colour.
    #[track_caller]
    pub(crate) fn tile(self, colour: &str, index: usize, place: Value) -> Self {
        self.edit(|table| table["tiles"][colour][index] = place)
    }

    /// A seat has the doubles of these colours.
    #[track_caller]
    pub(crate) fn doubles(self, number: usize, colours: &str) -> Self {
        self.edit(|table| {
            for colour in colours.split_whitespace() {
                table["tiles"][colour][0] = json!({ "folio": number });
            }
        })
    }

    #[track_caller]
    pub(crate) fn awards(self, awards: [&str; 2]) -> Self {
        self.edit(|table| table["awards"] = json!(awards))
    }

    /// The last round has begun.
    #[track_caller]
    pub(crate) fn ending(self) -> Self {
        self.edit(|table| table["ended_by"] = json!("demand-tiles"))
    }

    /// The game is over as it stands.
    #[track_caller]
    pub(crate) fn over(self) -> Self {
        self.edit(|table| {
            table["ended_by"] = json!("demand-tiles");
            table["active"] = json!(0);
            table["stage"] = json!("over");
        })
    }
}
