use empyreal::Position;
use face_kit::{mostly, setup};
use kernel::{Rules, Viewer};
use words::Language;

use super::*;

/// A game after so many moves: track wherever it can be built.
fn played(players: usize, moves: usize) -> Position {
    let setup = setup::<Position>(players, &[("awards", "two")]);
    let builds = |mv: &Move| matches!(mv, Move::Build { .. });
    face_kit::played::<Empyreal>(&setup, moves, |legal, stream| mostly(legal, builds, stream))
}

fn seen(position: &Position, seat: usize) -> View {
    position.view(Viewer::Seat(Seat::new(seat)))
}

#[test]
fn the_map() {
    let view = seen(&played(2, 250), 0);
    insta::assert_snapshot!(Empyreal::board(&view, &Words::new(Language::English), Screen::plain(None)));
}

#[test]
fn a_narrow_window_shows_the_west_and_the_east() {
    let view = seen(&played(6, 300), 0);
    let drawn = Empyreal::board(&view, &Words::new(Language::French), Screen::plain(Some(70)));
    assert!(drawn.lines().all(|line| line.chars().count() <= 70), "{drawn}");
}

#[test]
fn what_lies_beside_the_map() {
    let view = seen(&played(3, 350), 1);
    insta::assert_snapshot!(Empyreal::state(&view, &Words::new(Language::English), Screen::plain(None)));
    insta::assert_snapshot!(Empyreal::state(&view, &Words::new(Language::French), Screen::plain(None)));
}

/// As the page says it: whoever lies under a station master is not merely face-down.
#[test]
fn a_covered_surveyor_is_said_to_be_covered() {
    let (surveyor, master) = ("aella-ivaline-oranhei", "peril");
    let mut state = serde_json::to_value(played(2, 40)).unwrap();
    let table = &mut state["table"];
    for (kind, person) in [("surveyor", surveyor), ("station-master", master)] {
        let people = table["stacks"][kind]["people"].as_array_mut().unwrap();
        people.retain(|other| other != person);
        table["stacks"][kind]["size"] = people.len().into();
    }
    table["seats"][0]["surveyor"] = serde_json::json!({ "person": surveyor, "ready": false });
    let said = |state: &serde_json::Value, language| {
        let position: Position = serde_json::from_value(state.clone()).unwrap();
        Empyreal::state(&seen(&position, 0), &Words::new(language), Screen::plain(None))
    };
    assert!(said(&state, Language::English).contains("(surveyor) face-down:"));
    state["table"]["seats"][0]["second_station_master"] = master.into();
    assert!(said(&state, Language::English).contains("(surveyor) covered:"));
    assert!(said(&state, Language::French).contains(") recouvert"));
}

#[test]
fn what_is_typed_points_at_a_spot() {
    let position = played(2, 40);
    let asked = position.table().asked_seat().unwrap();
    let view = seen(&position, asked.index());
    let column = view.table.player(asked).conductor + 2;
    let city = view.table.coord(view.table.map.city[1]);
    for (typed, spot) in [
        ("build c7", Some("hex-C7".to_owned())),
        ("build C7 free C5", Some("hex-C7".to_owned())),
        ("activate 3/1", Some(format!("slot-{asked}-3-1"))),
        ("move 2", Some(format!("space-{asked}-{column}"))),
        ("use manch", Some("person-manch".to_owned())),
        ("USE manch", Some("person-manch".to_owned())),
        ("use nobody", None),
        ("shift c7", Some("hex-C7".to_owned())),
        ("company kings-line", Some("company-kings-line".to_owned())),
        ("gain metro", Some("market-metro".to_owned())),
        ("deliver lake", Some(format!("hex-{city}"))),
        ("build somewhere", None),
        ("administrate", None),
    ] {
        assert_eq!(Empyreal::spot(&view, typed), spot, "{typed}");
    }
}
