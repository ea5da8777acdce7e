//! Every card, from the move that begins it to its last question.

use std::collections::BTreeSet;

use empyreal::{CarId, PersonId, PersonKind};
use face_kit::are_sentences;
use kernel::{Stream, moves_seen, try_out};

use super::paths::paths_are_good;
use super::situation::Situation;
use super::*;

/// A table on which most cards do something: seat 0 has a small network beside a competitor’s, mana that is spent, and the
/// others have people and spellcars.
fn table() -> Situation {
    let mut scene = Situation::new(3).mana(4);
    for (seat, trains) in [(0, 4), (1, 4)] {
        for _ in 0..trains {
            let table = scene.0.table();
            let fits =
                |hex: &empyreal::HexId| table.map.terrain(*hex).is_some() && table.map.trains_on(*hex) < 2;
            let beside = table.map.beside_network(Seat::new(0)).iter().filter(fits);
            let hex = beside.map(|hex| table.coord(hex).to_string()).next().unwrap();
            scene = scene.train(seat, &hex);
        }
    }
    let scene = scene.person_of(1, "engineer", "orman-kaspar").person_of(1, "surveyor", "mindra-dirac");
    let scene = scene.master(1, "antine-frass").car(1, "2/2", "metro").car(0, "2/2", "deep-one");
    let scene = scene.car(0, "1/2", "horizon-chaser");
    scene.edit(|table| table["seats"][0]["captain"]["ready"] = serde_json::json!(false))
}

/// Goes on at random until nothing of the card is left, and looks at every question on the way.
fn lead_through(mut scene: Situation, stream: &mut Stream, seen: &mut BTreeSet<String>) {
    for _ in 0..14 {
        let (view, seat) = (scene.view(), scene.asked());
        let moves = moves_seen::<Position>(&view, seat);
        let asked = Asked { view: &view, seat, moves: &moves, events: &[] };
        are_sentences(&asked);
        paths_are_good(&asked);
        for mv in moves.iter().step_by(moves.len() / 8 + 1) {
            let phrase = english(&Empyreal::describe(&view, seat, mv));
            assert!(phrase.starts_with(char::is_lowercase), "{mv}: {phrase}");
        }
        seen.extend(moves.iter().map(kind_of));
        if view.table.stack.is_empty() {
            return;
        }
        let mv = moves[stream.index(moves.len())];
        scene = scene.plays(&[&mv.to_string()]);
    }
}

#[test]
fn every_person_is_led_through() {
    let mut stream = Stream::from_seed([5; 32]);
    let (mut seen, mut used) = (BTreeSet::new(), 0);
    let table = table();
    for person in PersonId::all().filter(|person| person.kind() != PersonKind::Captain) {
        if table.0.table().owner(person).is_some() {
            continue;
        }
        let id = person.to_string();
        let scene = match person.kind() {
            PersonKind::StationMaster => table.clone().master(0, &id),
            kind => table.clone().person_of(0, kind.notation(), &id),
        };
        let mut begins = vec![vec![format!("use {id}")]];
        if person.kind() == PersonKind::StationMaster {
            begins.extend([vec!["administrate".to_owned()], vec!["move 1".to_owned()]]);
            begins.push(vec!["move 1".to_owned(), "activate 1/2".to_owned()]);
        }
        for begin in begins {
            for _ in 0..3 {
                let mut scene = scene.clone();
                let begun = begin.iter().all(|mv| {
                    let seat = scene.asked();
                    scene.0.play(seat, &mv.parse().unwrap(), &mut Events::ignored()).is_ok()
                });
                if begun {
                    used += 1;
                    lead_through(scene, &mut stream, &mut seen);
                }
            }
        }
    }
    assert!(used > 100, "{used}");
    for kind in ["copy", "double", "hex", "rearrange", "reclaim", "shift", "take", "tile", "trade"] {
        assert!(seen.contains(kind), "{kind} is never offered: {seen:?}");
    }
}

#[test]
fn every_spellcar_is_led_through() {
    let mut stream = Stream::from_seed([6; 32]);
    let (mut seen, mut used) = (BTreeSet::new(), 0);
    let table = table();
    let lies = |car: CarId| {
        let table = table.0.table();
        table.all_seats().any(|seat| table.player(seat).yard.contains(&Some(car)))
    };
    for car in CarId::tiles().filter(|car| !lies(*car)) {
        let scene = table.clone().car(0, "1/1", &car.to_string());
        let scene = scene.plays(&["move 1"]);
        let seat = scene.asked();
        let begins = "activate 1/1".parse().unwrap();
        if seat != Seat::new(0) || try_out::<Position>(&scene.view(), seat, &begins).is_err() {
            continue;
        }
        used += 1;
        lead_through(scene.plays(&["activate 1/1"]), &mut stream, &mut seen);
    }
    assert!(used > 40, "{used}");
    for kind in ["build", "choose", "copy", "discard", "good", "skip", "switch", "take", "wasteland"] {
        assert!(seen.contains(kind), "{kind} is never offered: {seen:?}");
    }
}

/// A free Transfer asks which way is meant, where there are several.
#[test]
fn a_free_transfer_is_named() {
    let scene = table().person_of(0, "engineer", "wendy-thristle").plays(&["use wendy-thristle"]);
    let scene = scene.person_of(0, "surveyor", "john-strong-stevenson").plays(&["use john-strong-stevenson"]);
    let (view, seat) = (scene.view(), scene.asked());
    let moves = moves_seen::<Position>(&view, seat);
    let free = *moves.iter().find(|mv| matches!(mv, Move::Build { free: Some(_), .. })).unwrap();
    assert_eq!(Empyreal::path(&view, seat, &free).len(), 2);
    let told = english(&Empyreal::describe(&view, seat, &free));
    assert!(told.contains(" over ") && told.contains("free"), "{told}");
    paths_are_good(&Asked { view: &view, seat, moves: &moves, events: &[] });
}
