use guide::{Figure, Motion, SpotName as _};
use kernel::{Ending, Turn};
use serde_json::json;

use super::situation::Situation;
use super::*;
use crate::spots::Spot;

#[test]
fn players_stand_in_the_order_of_their_turns() {
    let situation = Situation::network(3)
        .fulfilled(0, "c01 c02 c03 c04 c05 c06 c07 c08 c09 c10 c11")
        .hand(1, "c20 c21")
        .edit(|state| state["table"]["first"] = json!(2));
    let rows = SteamPower::players(&situation.view());
    assert_eq!(rows.iter().map(|row| row.seat.index()).collect::<Vec<_>>(), [2, 0, 1]);
    let notes: Vec<_> = rows.iter().map(|row| row.note.as_ref().map(english)).collect();
    assert_eq!(
        notes,
        [Some("First player".to_owned()), Some("Enough contracts: last round".to_owned()), None]
    );
    let points = SteamPower::score(&situation.view(), Seat::new(1)).unwrap();
    assert_eq!(
        rows[2].figures,
        [
            Figure::Money(20),
            Figure::Number(0),
            Figure::Number(2),
            Figure::Number(17),
            Figure::Number(14),
            Figure::Number(points.into())
        ]
    );
    assert!(rows.iter().all(|row| row.figures.len() == SteamPower::columns().len() && !row.out));
    for column in SteamPower::columns() {
        let _ = said(&column.heading.into());
    }
    let both = situation.edit(|state| state["table"]["first"] = json!(0));
    let note = SteamPower::players(&both.view())[0].note.clone().unwrap();
    assert_eq!(english(&note), "First player; enough contracts: last round");
}

#[test]
fn points_are_told_as_the_rules_count_them() {
    let situation =
        Situation::network(2).city("D19", 'V').factory("E14", 0, 0).fulfilled(0, "c01 c37").cash(0, 14);
    let points: Vec<_> = SteamPower::points(&situation.view(), Seat::new(0))
        .iter()
        .map(|(what, points)| (english(what), *points))
        .collect();
    assert_eq!(
        points,
        [
            ("Money, $5 a point", 2),
            ("Contracts", 6),
            ("Worked-out factories", 2),
            ("Victory Point Cities", 2)
        ]
        .map(|(what, points)| (what.to_owned(), points))
    );
    assert_eq!(SteamPower::score(&situation.view(), Seat::new(0)), Some(12));
}

#[test]
fn a_solo_game_ends_with_a_title() {
    let over = Situation::new(1).cash(0, 330).edit(|state| {
        state["table"]["round"] = json!(16);
        state["table"]["actions_left"] = json!(0);
        state["table"]["phase"] = json!("over");
    });
    let progress = SteamPower::progress(&over.view());
    assert_eq!(english(&progress.label), "Turn 16 of 16");
    assert_eq!(english(&progress.phase), "Stationmaster, with 66 points");
    let note = SteamPower::players(&over.view())[0].note.clone().unwrap();
    assert_eq!(english(&note), "Stationmaster");
    assert_eq!(SteamPower::players(&Situation::new(1).view())[0].note, None);
    for title in &steam_power::Supply::shipped().solo.title {
        let dollars = 5 * u16::try_from(title.points).unwrap();
        let earned = over.clone().cash(0, dollars).0.table().title().unwrap();
        assert_eq!((&earned.id, earned.name()), (&title.id, title.name()));
    }
}

#[test]
fn a_game_that_stands_still_ends_so() {
    let last_turn = Situation::new(3).edit(|state| {
        state["table"]["round"] = json!(30);
        state["table"]["active"] = json!(2);
    });
    let over = last_turn.plays(&["bank", "bank"]);
    let told = "Nothing was built or delivered any more.";
    let progress = SteamPower::progress(&over.0.view(Viewer::Spectator));
    assert_eq!(
        (english(&progress.label), english(&progress.phase)),
        ("Round 30".to_owned(), told.to_owned())
    );
    let Turn::Over(standing) = over.0.turn() else { panic!("it goes on") };
    assert_eq!(english(&SteamPower::ending(&standing.ending)), told);
}

/// A record may have been written by rules that know other endings.
#[test]
fn an_unknown_ending_is_told_as_the_end() {
    assert_eq!(english(&SteamPower::ending(&Ending::new("flood"))), "End of the game");
}

/// What is told of an event is on the board, and a resource that is taken is seen to go.
#[test]
fn events_know_their_places() {
    let (mut placed, mut brought) = (0, 0);
    play_out(10, |asked| {
        let board = asked.view.table.board();
        for event in asked.events {
            let places = SteamPower::places(event);
            for place in &places {
                if let Spot::Hex(at) = Spot::parse(place).unwrap() {
                    assert!(board.find(at).is_some() || board.find_city(at).is_some(), "{event:?}");
                }
                placed += 1;
            }
            let motion = SteamPower::motion(event);
            match event {
                Event::Brought { seat, colour, from, .. } => {
                    let (from, to) = (format!("hex-{}", from.at), format!("hand-{seat}"));
                    assert_eq!(places, std::slice::from_ref(&from));
                    assert_eq!(motion, Some(Motion { piece: format!("resource-{colour}"), from, to }));
                    brought += 1;
                }
                _ => assert_eq!(motion, None),
            }
        }
    });
    assert!(placed > 500 && brought > 50, "{placed} {brought}");
}
