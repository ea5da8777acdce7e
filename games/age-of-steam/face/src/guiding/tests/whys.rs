use std::collections::{BTreeSet, HashSet};

use super::*;
use crate::spots::Spot;
use age_of_steam::Column;
use face_kit::reason_is_whole;
use guide::Target;

/// In whole games, every spot that is on the path of no move has its reason, and no other spot has one.
#[test]
fn every_spot_that_cannot_be_used_has_its_reason() {
    let mut rules = HashSet::new();
    for (level, games) in [("random", 4), ("greedy", 4)] {
        let mut count = 0;
        play_out(level, games, |&Asked { view: table, seat, moves, .. }| {
            // Every seventh question: a number that no round of players divides.
            count += 1;
            if count % 7 != 0 && !moves.is_empty() {
                return;
            }
            let paths = moves.iter().flat_map(|mv| AgeOfSteam::path(table, seat, mv));
            let used: BTreeSet<String> = paths
                .filter_map(|target| match target {
                    Target::Spot { spot, .. } => Some(spot),
                    _ => None,
                })
                .collect();
            for spot in all_spots(table) {
                let why = why_not(table, seat, &spot);
                assert_eq!(why.is_none(), used.contains(&spot), "{spot}: {why:?}");
                let Some(why) = why else { continue };
                if rules.insert((why.rule(), why.text().message())) {
                    reason_is_whole::<AgeOfSteam>(&why.into());
                }
            }
        });
    }
    for rule in ["0.8", "4.1", "4.2", "4.6", "4.9", "4.10", "4.29", "5.1", "5.2", "5.3", "9.1"] {
        let rule = format!("AOS-{rule}");
        assert!(rules.iter().any(|(found, _)| *found == rule), "{rule} is never met: {rules:?}");
    }
}

fn all_spots(table: &Table) -> Vec<String> {
    let board = table.board();
    let hexes = board.hexes().map(|hex| board.coord(hex)).chain(board.lakes.iter().copied()).map(Spot::Hex);
    let cubes = board.stops().flat_map(|stop| {
        let at = board.coord(board.stop(stop).hex);
        Colour::ALL.map(|colour| Spot::Cube(at, colour))
    });
    let boxes = Column::all().flat_map(|column| (0..3).map(move |row| Spot::Box(column, row)));
    hexes.chain(cubes).chain(boxes).map(|spot| spot.to_string()).collect()
}

#[test]
fn reasons_by_rule() {
    let building = Situation::network().building(0);
    let moving = Situation::network().cubes("T9", Colour::Blue).cubes("T9", Colour::Red).moving();
    let weak = Situation::network().cubes("L7", Colour::Blue).cubes("Q10", Colour::Blue).moving();
    let far = Situation::new().building(0).plays(&[
        "build R9 gentle/1",
        "build Q10 straight/1",
        "build P11 gentle/2",
        "done",
    ]);
    let far = far.cubes("T9", Colour::Red).cubes("T9", Colour::Blue).moving();
    let one_link = moving.clone().plays(&["ship T9 blue"]);
    let three = moving.clone().player(0, |player| player.engine = 3).plays(&["ship T9 blue"]);
    let on_the_way = three.clone().plays(&["run Q10 over 0"]);
    let cases = [
        (
            &building,
            "hex-T9",
            Some(("AOS-4.6", "Evansville is a city: track leads up to a city, never onto it.")),
        ),
        (
            &building,
            "hex-A4",
            Some(("AOS-4.6", "A4 is not a land hex of this board: no track can lie there.")),
        ),
        (&building, "hex-S12", None),
        (
            &building,
            "cube-T9-blue",
            Some(("AOS-0.8", "That move belongs to another phase. The phase now is “Build track”.")),
        ),
        (
            &building,
            "box-A-1",
            Some(("AOS-0.8", "That move belongs to another phase. The phase now is “Build track”.")),
        ),
        (&moving, "hex-T9", None),
        (&moving, "cube-T9-blue", None),
        (
            &moving,
            "cube-T9-red",
            Some(("AOS-5.3", "No completed links lead from Evansville to a city that takes red cubes.")),
        ),
        (&moving, "cube-T9-black", Some(("AOS-5.1", "There is no black cube in Evansville."))),
        (&moving, "hex-L7", Some(("AOS-5.1", "No cubes lie in Chicago."))),
        (&moving, "hex-S10", Some(("AOS-5.1", "No cubes lie in S10."))),
        (
            &weak,
            "hex-L7",
            Some(("AOS-5.3", "No completed links lead from Chicago to a city that takes blue cubes.")),
        ),
        (
            &far,
            "hex-T9",
            Some((
                "AOS-5.2",
                "Your engine reaches over 1 link: too few to bring a blue cube from Evansville to a city of its colour.",
            )),
        ),
        (&one_link, "hex-Q12", None),
        (
            &one_link,
            "hex-Q10",
            Some((
                "AOS-5.3",
                "From Indianapolis your blue cube could not reach a city of its colour with the links your engine has left.",
            )),
        ),
        (&one_link, "hex-L7", Some(("AOS-5.2", "No completed link leads from Evansville to Chicago."))),
        (&one_link, "hex-S10", Some(("AOS-5.2", "No completed link leads from Evansville to S10."))),
        (
            &one_link,
            "cube-T9-red",
            Some(("AOS-5.3", "Your blue cube is on its way: bring it to a city of its colour first.")),
        ),
        (&three, "hex-Q10", None),
        (
            &on_the_way,
            "hex-T9",
            Some(("AOS-5.4", "The cube has already been in Evansville and may not come back.")),
        ),
        (&on_the_way, "nonsense", None),
    ];
    for (situation, spot, reason) in cases {
        let why = situation.reason(spot);
        let told = why.map(|why| (why.rule(), english(&why.text())));
        assert_eq!(told, reason.map(|(rule, why)| (rule, why.to_owned())), "{spot}");
    }
    // The others may ask too.
    let why = why_not(&building.0, Seat::new(2), "hex-S12").unwrap();
    assert_eq!((why.rule(), why), ("AOS-0.8", Reason::NotYourTurn { asked: Seat::new(0) }));
}

/// A town that takes no tile can still take a New City.
#[test]
fn a_town_that_can_be_urbanized_is_no_dead_end() {
    let poor = |action| {
        Situation::new().player(0, |player| (player.cash, player.action) = (0, Some(action))).building(0)
    };
    assert_eq!(poor(Action::Engineer).reason("hex-Q10").unwrap().rule(), "AOS-4.9");
    assert_eq!(poor(Action::Urbanization).reason("hex-Q10"), None);
}

/// The draw comes before the boxes.
#[test]
fn boxes_wait_for_cubes() {
    let producing = |drawn: Option<&[Colour]>| {
        Situation::new().edit(|table| {
            let drawn = drawn.map(|cubes| cubes.iter().copied().collect());
            table.display.take_top("light3".parse().unwrap());
            table.phase = Phase::Production(age_of_steam::Producing { seat: Seat::new(2), drawn });
        })
    };
    let drawn = producing(Some(&[Colour::Red]));
    assert_eq!(producing(None).reason("box-light3-1"), Some(Reason::NoCubeDrawn));
    assert_eq!(drawn.reason("box-light3-1"), None);
    assert!(matches!(drawn.reason("box-light3-2"), Some(Reason::FullBox { .. })));
    assert!(matches!(drawn.reason("box-A-3"), Some(Reason::NoBox { .. })));
    assert!(matches!(drawn.reason("hex-T9"), Some(Reason::WrongPhase { .. })));
    for (spot, told) in [
        ("box-light3-2", "This box is not empty: Kansas City (light 3), box 2."),
        ("box-E-1", "This box is not empty: New City E (dark 1), box 1."),
        ("box-A-3", "The goods display has no such box: New City A, box 3."),
        ("box-dark2-4", "The goods display has no such box: dark 2, box 4."),
    ] {
        assert_eq!(english(&drawn.reason(spot).unwrap().text()), told);
    }
}
