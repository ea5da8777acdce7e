//! A table made for a test.

use empyreal::{Move, Phase, Position, View};
use face_kit::{first_asked, play_all, start};
use kernel::{Events, Rules, Seat, Viewer};
use serde_json::{Value, json};

use crate::Empyreal;

/// The beginning of the first turn, which is that of seat 0.
#[derive(Clone)]
pub(super) struct Situation(pub(super) Position);

impl Situation {
    pub(super) fn new(players: usize) -> Self {
        Self::before(players, &[], |phase| phase == Phase::Specialists)
            .edit(|table| (table["start"], table["active"]) = (json!(0), json!(0)))
    }

    /// A game as it comes to a phase for the first time.
    pub(super) fn before(players: usize, options: &[(&str, &str)], phase: impl Fn(Phase) -> bool) -> Self {
        let mut position: Position = start(players, "scene", options);
        while !phase(position.table().phase) {
            let seat = position.turn().seats().iter().next().unwrap();
            let mut moves: Vec<Move> = Vec::new();
            position.moves(seat, &mut moves);
            position.play(seat, &moves[0], &mut Events::ignored()).unwrap();
        }
        Self(position)
    }

    /// Changes the written form of the table, which must load again: the laws still hold.
    #[track_caller]
    pub(super) fn edit(self, change: impl FnOnce(&mut Value)) -> Self {
        let mut state = serde_json::to_value(&self.0).unwrap();
        change(&mut state["table"]);
        Self(serde_json::from_value(state).unwrap())
    }

    /// So much of five crystals is available to seat 0.
    pub(super) fn mana(self, mana: u8) -> Self {
        self.edit(|table| {
            (table["seats"][0]["mana"], table["seats"][0]["spent"]) = (json!(mana), json!(5 - mana));
        })
    }

    /// Seat 0 has somebody from the stack or the box.
    pub(super) fn person(self, kind: &str, id: &str) -> Self {
        self.person_of(0, kind, id)
    }

    pub(super) fn person_of(self, seat: usize, kind: &str, id: &str) -> Self {
        self.edit(|table| {
            table["seats"][seat][kind] = json!({ "person": id, "ready": true });
            take_from_stack(&mut table["stacks"][kind], id);
        })
    }

    pub(super) fn master(self, seat: usize, id: &str) -> Self {
        self.edit(|table| {
            table["seats"][seat]["station_master"] = json!(id);
            take_from_stack(&mut table["stacks"]["station-master"], id);
        })
    }

    /// A spellcar tile of a seat; it is not in the market then.
    pub(super) fn car(self, seat: usize, slot: &str, id: &str) -> Self {
        self.edit(|table| {
            table["market"].as_array_mut().unwrap().retain(|car| *car != json!(id));
            table["seats"][seat]["railyard"][slot] = json!(id);
        })
    }

    /// One more train of a seat.
    pub(super) fn train(self, seat: usize, hex: &str) -> Self {
        self.edit(|table| table["seats"][seat]["trains"].as_array_mut().unwrap().push(json!(hex)))
    }

    #[track_caller]
    pub(super) fn plays(mut self, moves: &[&str]) -> Self {
        play_all(&mut self.0, moves);
        self
    }
}

impl face_kit::FaceScene for Situation {
    type Face = Empyreal;

    fn asked(&self) -> Seat {
        first_asked(&self.0)
    }

    fn view(&self) -> View {
        self.0.view(Viewer::Seat(self.asked()))
    }
}

/// Somebody leaves a stack: this one, or another whose place this one has taken.
fn take_from_stack(stack: &mut Value, id: &str) {
    let people = stack["people"].as_array_mut().unwrap();
    let index = people.iter().position(|person| *person == json!(id)).unwrap_or(0);
    people.remove(index);
    stack["size"] = json!(people.len());
}
