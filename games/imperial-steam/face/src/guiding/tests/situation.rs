//! A table made for a test.

use face_kit::{first_asked, play_all, start};
use imperial_steam::{Good, Position, View, hands};
use kernel::{Rules, Seat, Viewer};
use serde_json::{Value, json};

use super::ImperialSteam;

/// A table of the fixed set-up in round 1. Everybody has 200 guldens, an influence of 50 and what everybody begins with, and
/// it is the turn of seat 0.
#[derive(Clone)]
pub(super) struct Situation(pub(super) Position);

impl Situation {
    pub(super) fn new(players: usize) -> Self {
        Self(start(players, "scene", &[])).edit(|table| {
            let order: Vec<usize> = (0..players).collect();
            (table["order"], table["ranking"], table["active"]) = (json!(order), json!(order), json!(0));
            table["stage"] = json!("before");
            for seat in table["seats"].as_array_mut().unwrap() {
                (seat["cash"], seat["influence"]) = (json!(200), json!(50));
            }
        })
    }

    /// Changes the written form of the table, which must load again: the laws still hold. The bank, the supply, hands and
    /// Business tokens are set right.
    #[track_caller]
    pub(super) fn edit(self, change: impl FnOnce(&mut Value)) -> Self {
        let mut state = serde_json::to_value(&self.0).unwrap();
        let before = state["table"].clone();
        change(&mut state["table"]);
        balance(&before, &mut state["table"]);
        Self(serde_json::from_value(state).unwrap())
    }

    /// Sets a field of a seat.
    #[track_caller]
    pub(super) fn has(self, number: usize, field: &str, value: Value) -> Self {
        self.edit(|table| table["seats"][number][field] = value)
    }

    pub(super) fn cash(self, number: usize, guldens: i32) -> Self {
        self.has(number, "cash", json!(guldens))
    }

    pub(super) fn goods(self, number: usize, goods: &str) -> Self {
        self.has(number, "goods", json!(goods))
    }

    pub(super) fn training(self, number: usize, workers: [u8; 3]) -> Self {
        self.has(number, "training", json!(workers))
    }

    pub(super) fn tracks(self, number: usize, links: &str) -> Self {
        self.has(number, "tracks", json!(links.split_whitespace().collect::<Vec<_>>()))
    }

    pub(super) fn round(self, round: u8) -> Self {
        self.edit(|table| {
            table["round"] = json!(round);
            for (index, goods) in table["refills"].as_array_mut().unwrap().iter_mut().enumerate() {
                if index + 4 <= usize::from(round) {
                    *goods = json!("");
                }
            }
        })
    }

    pub(super) fn factory(self, number: usize, site: &str, good: &str, left: u8) -> Self {
        self.edit(|table| {
            let list = table["seats"][number]["factories"].as_array_mut().unwrap();
            list.push(json!({ "site": site, "good": good, "left": left }));
        })
    }

    /// An engineer who came from this hub.
    pub(super) fn engineer(self, number: usize, kind: &str, hub: &str) -> Self {
        self.edit(|table| {
            table["seats"][number]["engineers"].as_array_mut().unwrap().push(json!(kind));
            let waiting = &mut table["hubs"][hub]["engineers"][usize::from(kind == "tunnel")];
            *waiting = json!(waiting.as_u64().unwrap() - 1);
        })
    }

    #[track_caller]
    pub(super) fn plays(mut self, moves: &[&str]) -> Self {
        play_all(&mut self.0, moves);
        self
    }
}

impl face_kit::FaceScene for Situation {
    type Face = ImperialSteam;

    fn asked(&self) -> Seat {
        first_asked(&self.0)
    }

    fn view(&self) -> View {
        self.0.view(Viewer::Seat(self.asked()))
    }
}

fn balance(before: &Value, table: &mut Value) {
    let money = |table: &Value| sum(&table["seats"], |seat| seat["cash"].as_i64().unwrap());
    let from_bank = table["from_bank"].as_i64().unwrap() + money(table) - money(before);
    table["from_bank"] = json!(from_bank);
    for good in Good::ALL {
        let lies = |table: &Value| goods_on(table, good);
        let supply = table["supply"][good.index()].as_i64().unwrap() + lies(before) - lies(table);
        table["supply"][good.index()] = json!(supply);
    }
    let all = i64::from(hands(table["round"].as_u64().unwrap() as u8));
    for seat in table["seats"].as_array_mut().unwrap() {
        let placed: i64 =
            seat["placed"].as_object().unwrap().values().map(|hands| hands.as_i64().unwrap()).sum();
        seat["hands"] = json!(all - placed);
    }
    let came = |table: &Value, id: &str| {
        let joined = |seat: &Value| {
            let tracks = seat["tracks"].as_array().unwrap().iter();
            i64::from(tracks.flat_map(|link| link.as_str().unwrap().split('-')).any(|city| city == id))
        };
        sum(&table["seats"], joined)
    };
    let tokens = table["tokens"].clone();
    for (id, left) in tokens.as_object().unwrap() {
        let left = left.as_i64().unwrap() + came(before, id) - came(table, id);
        table["tokens"][id] = json!(left.max(0));
    }
    table["tokens"].as_object_mut().unwrap().retain(|_, left| *left != json!(0));
}

fn sum(list: &Value, of: impl Fn(&Value) -> i64) -> i64 {
    list.as_array().unwrap().iter().map(of).sum()
}

/// Everywhere but in the supply and in cities.
fn goods_on(table: &Value, good: Good) -> i64 {
    let count = |goods: &Value| goods.as_str().unwrap().matches(good.letter()).count() as i64;
    let in_factories = |seat: &Value| {
        let of_kind =
            |factory: &Value| i64::from(factory["good"] == json!(good)) * factory["left"].as_i64().unwrap();
        sum(&seat["factories"], of_kind)
    };
    let held = |seat: &Value| count(&seat["goods"]) + count(&seat["landing"]) + in_factories(seat);
    count(&table["market"]) + sum(&table["refills"], count) + sum(&table["seats"], held)
}
