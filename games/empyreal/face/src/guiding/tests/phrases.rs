use std::collections::{BTreeSet, HashSet};

use empyreal::Terrain;
use kernel::{Arg, message, text};
use serde_json::json;

use super::situation::Situation;
use super::*;

/// Whole games are led through in both languages: questions, moves, what they leave, what happened.
#[test]
fn every_question_and_move_is_put_into_words() {
    let (mut asked_keys, mut described) = (HashSet::new(), BTreeSet::new());
    let mut count = 0;
    play_out(12, |asked| {
        let (view, seat) = (asked.view, asked.seat);
        count += 1;
        let progress = Empyreal::progress(view);
        assert_eq!(progress.round, u32::from(view.table.round));
        let question = Empyreal::question(view, seat);
        // What a card asks comes after its name.
        let what = question.ask.message().gaps().iter().position(|gap| *gap == "what");
        let asks = match what.map(|index| &question.ask.args()[index]) {
            Some(Arg::Text(what)) => what.message(),
            Some(Arg::Word(what)) => *what,
            _ => question.ask.message(),
        };
        if !asked_keys.insert(asks) && count % 5 != 0 {
            return;
        }
        for text in [&progress.label, &progress.phase, &question.ask].into_iter().chain(&question.now) {
            said(text);
        }
        // A few of each question are enough: all of them are of the same making.
        for mv in asked.moves.iter().step_by(asked.moves.len() / 12 + 1) {
            let move_told = Empyreal::describe(view, seat, mv);
            described.insert(kind_of(mv));
            for phrase in said(&move_told) {
                let lower = phrase.chars().next().is_some_and(char::is_lowercase);
                assert!(lower && !phrase.ends_with('.'), "{mv}: {phrase}");
            }
            if let Some(balance) = Empyreal::balance(view, seat, mv) {
                said(&balance);
            }
        }
    });
    for key in [
        message!(emp_ask_award),
        message!(emp_ask_company),
        text!(emp_ask_headquarters, terrain = "").message(),
        text!(emp_ask_headquarters_second, hex = "").message(),
        message!(emp_ask_specialists),
        message!(emp_ask_main_action),
        message!(emp_ask_administrate_gain),
        text!(emp_ask_activate, column = "").message(),
        message!(emp_ask_upgrade),
        message!(emp_ask_choose),
        text!(emp_ask_build, site = "").message(),
        message!(emp_ask_wasteland),
        message!(emp_ask_draft),
        text!(emp_ask_keep, kind = "").message(),
        text!(emp_ask_gain, left = "").message(),
        text!(emp_ask_place, car = "").message(),
        message!(emp_ask_deliver),
        text!(emp_ask_load, good = "", city = "").message(),
        text!(emp_ask_claim, city = "").message(),
        text!(emp_ask_discard, by = "").message(),
    ] {
        assert!(asked_keys.contains(&key), "{key:?} is never asked: {asked_keys:?}");
    }
    assert!(described.len() > 20, "{described:?}");
}

/// A card that asks is named, with what is left of it and the mana there is for it.
#[test]
fn a_card_asks_by_its_name() {
    let scene =
        Situation::new(3).person("surveyor", "john-strong-stevenson").plays(&["use john-strong-stevenson"]);
    let (ask, now) = scene.question();
    assert_eq!(ask, "John Strong Stevenson: build on any terrain but wasteland. Where?");
    assert_eq!(
        now,
        [
            "Build up to 3 times on any terrain but wasteland.",
            "3 of 3 times are left.",
            "A transfer over a city costs 3 mana, over a competitor 2, over a wasteland 4.",
            "You have 5 mana available, of 5 crystals.",
        ]
    );
}

/// The victim of a Car Bomb is told whose it was.
#[test]
fn a_victim_is_told_why() {
    let scene = Situation::new(2).mana(5).car(0, "1/2", "car-bomb").car(1, "1/2", "metro");
    let scene = scene.plays(&["move 1", "activate 1/2"]);
    assert_eq!(scene.asked(), Seat::new(1));
    let (ask, now) = scene.question();
    assert_eq!(ask, "Car Bomb: Player 0 makes you discard a spellcar. Which one?");
    assert_eq!(now.len(), 1);
    assert_eq!(scene.describe("discard 1/2"), "discard Metro, stop 1, place 2");
}

/// At the end of the line Hai makes do with one good less, and nowhere else.
#[test]
fn hai_is_counted_with_what_earns_a_tile() {
    let near_city = |scene: Situation| {
        let table = scene.0.table();
        let city = table.map.city[Terrain::Lake.index()];
        let beside = table.map.chart().around(city);
        let near = beside.iter().find(|hex| table.map.terrain(*hex).is_some()).unwrap();
        let at = table.coord(near).to_string();
        let scene = scene.train(0, &at);
        scene.edit(|table| {
            table["goods"][&at] = json!(Terrain::Lake.letter().to_string());
            table["seats"][0]["conductor"] = json!(5);
        })
    };
    let told = |scene: Situation| scene.plays(&["move 1"]).question().1.swap_remove(0);
    let all = "All goods of one colour in your network can go, or some of them.";
    let without = near_city(Situation::new(2));
    assert_eq!(told(without), format!("{all} 2, 3 or 4 earn a demand tile."));
    let with = near_city(Situation::new(2).master(0, "hai-of-noirwood"));
    assert_eq!(told(with), format!("{all} 1, 2 or 3 earn a demand tile."));
}

#[test]
fn prices_are_told_with_what_they_leave() {
    let scene = Situation::new(2).mana(5);
    assert_eq!(scene.describe("move 1"), "move your conductor 1 space, to stop 1");
    assert_eq!(scene.describe("move 3"), "move your conductor 3 spaces, to stop 3, for 3 mana (2 left)");
    assert_eq!(scene.balance("move 3").as_deref(), Some("Scorched Earth. 5 → 2 mana"));
    let first = scene.balance("move 1").unwrap();
    assert!(first.contains("mountain") && !first.contains('→'), "{first}");
    let locked = Situation::new(2).mana(1).car(0, "1/1", "meditation-mecha").car(0, "1/2", "flow-controller");
    let (_, now) = locked.plays(&["move 1", "activate 1/2"]).question();
    assert_eq!(
        now[0],
        "You have 4 mana available, of 5 crystals; 3 mana came from an activation and cannot pay for another."
    );
}
