//! EMP-0 and EMP-15: how a game is set up, and what is hidden then.

use empyreal::printed::{Printed, TILES};
use empyreal::{Boards, CarId, Company, PersonId, PersonKind, Phase, Setup, Terrain};
use kernel::{Options, Rules, Setup as _, Viewer};

use crate::common::situation::{Situation, seat, start};

/// EMP-0.2, EMP-0.3, EMP-15.1: the boards are a legal selection, as the option asks; each has 30 hexes, and they lie in
/// different places from game to game.
#[test]
fn boards_are_drawn() {
    for (players, large, small) in [(2, 3, 0), (3, 3, 0), (4, 2, 2), (5, 1, 4), (6, 0, 6)] {
        let mut seen = Vec::new();
        for option in Boards::ALL {
            for secret in ["one", "two", "three"] {
                let scene = start(players, &[("boards", option.notation())], secret);
                let boards = &scene.table().boards;
                let letters: Vec<char> = boards.iter().map(|laid| laid.side.printed().letter()).collect();
                assert_eq!(letters.iter().filter(|letter| **letter == 'c').count(), small);
                let asked = match option {
                    Boards::Any => letters.iter().copied().find(|letter| *letter != 'c').unwrap_or('a'),
                    Boards::A => 'a',
                    Boards::B => 'b',
                };
                assert_eq!(letters.iter().filter(|letter| **letter == asked).count(), large);
                assert_eq!(scene.table().map.chart().hexes(), 30 * boards.len());
                seen.push(boards.iter().map(ToString::to_string).collect::<Vec<_>>());
            }
        }
        seen.sort();
        seen.dedup();
        assert!(seen.len() > 5, "{seen:?}");
        assert!(seen.iter().flatten().any(|board| board.ends_with("-turned")));
    }
}

/// EMP-0.4, EMP-15.5: one good of its terrain on each hex that is neither City nor Wasteland; 35 of each colour in all.
#[test]
fn goods_lie_on_the_land() {
    let scene = start(4, &[], "goods");
    let table = scene.table();
    let mut on_map = [0; 6];
    for hex in table.map.chart().all.iter() {
        let goods = table.map.goods(hex);
        match table.map.terrain(hex) {
            Some(terrain) => {
                assert_eq!((goods[terrain.index()], goods.iter().sum::<u8>()), (1, 1));
                on_map[terrain.index()] += 1;
            }
            None => assert_eq!(goods.iter().sum::<u8>(), 0),
        }
    }
    for good in Terrain::ALL {
        assert_eq!(table.supply[good.index()] + on_map[good.index()], 35);
    }
}

/// EMP-0.8: the start player is drawn, and begins every round.
#[test]
fn the_start_player_is_drawn() {
    let starts = |secret: &str| start(3, &[], secret).table().start.index();
    let mut seen: Vec<usize> = ["a", "b", "c", "d", "e", "f", "g", "h", "i", "j"].map(starts).into();
    seen.sort_unstable();
    seen.dedup();
    assert_eq!(seen, [0, 1, 2]);
}

/// EMP-1.1: after the start player the turn goes clockwise, round after round.
#[test]
fn turns_go_clockwise() {
    let mut scene = Situation::new(3).edit(|table| {
        table["start"] = 1.into();
        table["active"] = 1.into();
    });
    for (place, round) in [(1, 1), (2, 1), (0, 1), (1, 2), (2, 2)] {
        assert_eq!((scene.asked(), scene.table().round), (seat(place), round));
        scene = scene.refuses_for(seat((place + 1) % 3), "administrate", "EMP-1.6");
        scene = scene.plays("administrate; skip");
    }
}

/// EMP-0.9, EMP-0.10: each company and each Captain once, and only its own Captain or a wild one.
#[test]
fn companies_and_captains_are_picked_once() {
    Situation::choosing(3, &[])
        .refuses("company kerigan runika-zenanen", "EMP-0.9")
        .refuses("company kerigan manch", "EMP-0.9")
        .plays("company kerigan trias-blackwind")
        .refuses("company kerigan rayleigh-kerigan", "EMP-0.10")
        .refuses("company kings-line trias-blackwind", "EMP-0.10")
        .plays("company kings-line irialandradayamorella; company afterworld dolores-malephaise");
}

/// EMP-0.10, EMP-13.5: in the friendly game a wild Captain is kept for whoever needs one.
#[test]
fn a_captain_is_left_for_everybody() {
    let friendly = Situation::choosing(6, &[("friendly", "on")]);
    assert_eq!(friendly.moves_like("company gesselheim").len(), 2);
    let scene = friendly
        .refuses("company gesselheim bartok-kulle", "EMP-13.5")
        .refuses("company kerigan trias-blackwind", "EMP-0.10")
        .plays("company kerigan rayleigh-kerigan; company gesselheim trias-blackwind")
        .refuses("company kings-line irialandradayamorella", "EMP-0.10");
    scene.plays("company kings-line runika-zenanen; company caterpillar irialandradayamorella");
}

/// EMP-0.12: the first train only where the second finds a place.
#[test]
fn a_headquarters_needs_two_hexes() {
    let scene = Situation::choosing(3, &[]).plays("company kerigan rayleigh-kerigan");
    let scene = scene.plays("company gesselheim bartok-kulle; company kings-line runika-zenanen");
    assert_eq!(scene.phase(), Phase::Headquarters { first: None });
    // Around B13 there are a City and two other hexes.
    let alone = scene.edit(|table| {
        table["seats"][0]["trains"] = serde_json::json!(["A12", "C12"]);
        table["active"] = 1.into();
    });
    alone.refuses("headquarters B13", "EMP-0.12").plays("headquarters C8");
}

/// EMP-0.13, EMP-7.7, EMP-13.4: deck, box and stacks are hidden; with open information the stacks lie open.
#[test]
fn what_is_hidden() {
    let seen = |scene: &Situation, viewer: Viewer| serde_json::to_value(scene.position.view(viewer)).unwrap();
    let closed = Situation::new(3);
    let open = Situation::with(3, &[("open_information", "on")]);
    for viewer in [Viewer::Seat(seat(0)), Viewer::Seat(seat(1)), Viewer::Spectator] {
        assert!(seen(&closed, viewer)["table"]["stacks"]["engineer"]["people"].is_null());
        assert_eq!(seen(&open, viewer)["table"]["stacks"]["engineer"]["people"].as_array().unwrap().len(), 4);
    }
    let drafting = Situation::new(3).conductor(0, 5).plays("move 1; upgrade specialist; draft engineer");
    let people = |viewer| seen(&drafting, viewer)["table"]["stacks"]["engineer"]["people"].clone();
    assert_eq!(people(Viewer::Seat(seat(0))).as_array().unwrap().len(), 4);
    assert!(people(Viewer::Seat(seat(1))).is_null() && people(Viewer::Spectator).is_null());
    let aella = Situation::with(3, &[("open_information", "on")]).person(0, "aella-ivaline-oranhei");
    let aella = aella.plays("use aella-ivaline-oranhei");
    assert_eq!(seen(&aella, Viewer::Seat(seat(0)))["table"]["drawn"].as_array().unwrap().len(), 3);
    assert!(seen(&aella, Viewer::Seat(seat(1)))["table"]["drawn"].is_null(), "the box stays hidden");
}

/// EMP-15.3: home terrains go by the colour of the trains.
#[test]
fn home_terrains() {
    let homes = Company::ALL.map(|company| Printed::shipped().cards.folio(company).home);
    let expected =
        [Terrain::Mountain, Terrain::Lake, Terrain::Forest, Terrain::Lava, Terrain::Glacier, Terrain::Desert];
    assert_eq!(homes, expected);
}

/// EMP-13.1, EMP-14.2: options may be combined, but not teams with awards, nor with another number of players.
#[test]
fn options_go_together() {
    let allowed = |players, options: &[(&str, &str)]| {
        let options: Options = options.iter().map(|(key, value)| ((*key).into(), (*value).into())).collect();
        Setup::from_options(players, &options).is_ok()
    };
    let all = [("awards", "expert"), ("epic", "on"), ("open_information", "on"), ("friendly", "on")];
    assert!(allowed(5, &all));
    assert!(!allowed(1, &[]) && !allowed(7, &[]), "EMP-0.1");
    for (players, teams) in [(4, "2v2"), (6, "2v2v2"), (6, "3v3")] {
        assert!(allowed(players, &[("teams", teams), ("epic", "on"), ("friendly", "on")]));
        assert!(!allowed(players, &[("teams", teams), ("awards", "two")]));
        assert!(!allowed(players, &[("teams", teams), ("awards", "expert")]));
        assert!(!allowed(players - 1, &[("teams", teams)]));
    }
    assert!(!allowed(6, &[("teams", "2v2")]));
}

/// EMP-13.5, EMP-13.6: who and what is left out of a friendly game.
#[test]
fn a_friendly_game() {
    let people: Vec<String> = PersonId::all()
        .filter(|person| !person.printed().friendly)
        .map(|person| person.to_string())
        .collect();
    let expected = [
        "bartok-kulle",
        "marcinae-ayle-shorec",
        "aerlion",
        "malandrax-mecchi",
        "ariel-malephaise",
        "cin-atalar",
        "telemyr",
        "dareios-kuel",
        "feylana-chorgitz",
        "lucca-turlotte",
        "tegusgan",
    ];
    assert_eq!(people, expected);
    let cars: Vec<String> =
        CarId::all().filter(|car| !car.printed().friendly).map(|car| car.to_string()).collect();
    let expected =
        ["car-bomb", "corruption-junction", "icecar", "pollinator", "switching-station", "volcanic-vexxer"];
    assert_eq!(cars, expected);
    for secret in ["a", "b", "c", "d", "e", "f"] {
        let scene = start(6, &[("friendly", "on")], secret);
        assert_eq!(usize::from(scene.table().deck_size) + scene.table().market.len(), TILES - expected.len());
        for kind in PersonKind::DRAFTED {
            assert!(scene.table().stack_of(kind).iter().all(|person| person.printed().friendly));
        }
        assert!(scene.table().market.iter().all(|car| car.printed().friendly));
    }
}
