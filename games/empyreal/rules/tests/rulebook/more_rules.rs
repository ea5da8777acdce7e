//! Rules that no example and no card shows alone.

use empyreal::{CarId, PersonKind, Phase, Slot, Terrain};
use serde_json::json;

use crate::cards::hub;
use crate::common::situation::{HUB, Situation, seat};

/// EMP-3.1, EMP-4.7: only available crystals are spent, and who cannot pay cannot do it.
#[test]
fn spent_crystals_pay_nothing() {
    let scene = hub().mana(0, 1, 9).refuses("move 3", "EMP-4.2").car(0, "2/2", "mana-surger");
    scene.plays("move 2").refuses("activate 2/2", "EMP-4.7").plays("activate 2/1; build G8");
}

/// EMP-4.1, EMP-4.2: the conductor moves one to four spaces.
#[test]
fn the_conductor_moves_at_most_four_spaces() {
    Situation::new(2)
        .mana(0, 10, 0)
        .refuses("move 5", "EMP-4.1")
        .refuses("move 0", "EMP-4.1")
        .plays("move 4");
}

/// EMP-4.3, EMP-4.4: cars of the column only, each once; the player may stop at any time.
#[test]
fn cars_of_the_column() {
    let scene = hub().car(0, "1/2", "one-of-two-mountain-forest").plays("move 1");
    let scene = scene.refuses("activate 2/1", "EMP-4.3").refuses("activate 1/3", "EMP-4.3");
    let scene = scene.plays("activate 1/1; build C10").refuses("activate 1/1", "EMP-4.4").plays("done");
    assert_eq!(scene.asked(), seat(1));
}

/// EMP-5.3: when the deck runs out the discards are shuffled; if there are too few, all are dealt; if none, the two stay.
#[test]
fn a_deck_that_runs_out() {
    let market = ["metro", "hypetrain", "icecar"];
    let scene = Situation::new(2).market(&market).edit(|table| {
        let others = CarId::tiles().map(|car| car.to_string()).filter(|car| !market.contains(&car.as_str()));
        table["discards"] = others.collect();
    });
    assert_eq!((scene.table().deck_size, scene.table().discards.len()), (0, 64));
    let scene = scene.plays("administrate; gain metro");
    assert_eq!((scene.table().market.len(), scene.table().discards.len()), (6, 0));
    assert_eq!(scene.table().deck_size, 66 - 6);
    let shuffled =
        |event: &empyreal::Event| matches!(event, empyreal::Event::MarketDealt { shuffled: true, .. });
    assert!(scene.events.iter().any(shuffled));
}

/// All tiles but these are in railyards; seat 0 has one space left.
fn hoarded(market: &[&str]) -> Situation {
    let mut cars = CarId::tiles().map(|car| car.to_string()).filter(|car| !market.contains(&car.as_str()));
    Situation::new(6).edit(|table| {
        table["market"] = json!(market);
        for number in 0..6 {
            for slot in Slot::all().map(|slot| slot.to_string()).filter(|slot| number > 0 || slot != "5/3") {
                if let Some(car) = cars.next() {
                    table["seats"][number]["railyard"][slot] = json!(car);
                }
            }
        }
    })
}

/// EMP-5.3, EMP-5.6: nothing is left to deal, so the two of the Market stay, and without room nothing is taken.
#[test]
fn nothing_left_to_deal() {
    let scene = hoarded(&["metro", "hypetrain", "car-bomb"]);
    assert_eq!((scene.table().deck_size, scene.table().discards.len()), (0, 0));
    let scene = scene.plays("administrate; gain metro; place 5/3");
    assert_eq!(scene.table().market.len(), 2);
    let scene = scene.edit(|table| table["active"] = json!(0)).plays("administrate");
    assert_eq!((scene.table().market.len(), scene.asked()), (2, seat(1)));
}

/// EMP-5.6: a spellcar may be declined, the second of two as well.
#[test]
fn a_spellcar_is_declined() {
    let scene = Situation::new(2).conductor(0, 5).plays("move 1; upgrade spellcars; skip");
    assert_eq!((scene.player(0).tiles().count(), scene.table().market.len(), scene.asked()), (0, 6, seat(1)));
    let taken = Situation::new(2).table().market[0];
    let one = Situation::new(2)
        .conductor(0, 5)
        .plays(&format!("move 1; upgrade spellcars; gain {taken}; place 1/2; skip"));
    assert_eq!((one.player(0).tiles().count(), one.asked()), (1, seat(1)));
}

/// EMP-7.9: a draft may be declined before the stack is picked up, and then must keep one.
#[test]
fn a_stack_picked_up_gives_a_specialist() {
    let scene =
        Situation::new(2).conductor(0, 5).tired(0, "runika-zenanen").plays("move 1; upgrade specialist");
    let declined = scene.clone().plays("skip");
    assert!(declined.player(0).captain.unwrap().ready && declined.player(0).engineer.is_none());
    let scene = scene.plays("draft surveyor").refuses("skip", "EMP-1.6").refuses("draft engineer", "EMP-1.6");
    let kept = scene.moves()[0].clone();
    let scene = scene.plays(&kept);
    assert!(scene.player(0).surveyor.unwrap().ready);
    let stack = scene.table().stack_of(PersonKind::Surveyor);
    assert_eq!((stack.len(), scene.table().stack_sizes[1]), (2, 2));
}

/// EMP-7.8: nobody is replaced, and a used Surveyor keeps its place; of an empty stack nobody is drafted.
#[test]
fn a_kind_is_drafted_once() {
    Situation::new(2)
        .conductor(0, 5)
        .tired(0, "cin-atalar")
        .stack(PersonKind::Engineer, &[])
        .plays("move 1; upgrade specialist")
        .refuses("draft surveyor", "EMP-7.8")
        .refuses("draft engineer", "EMP-7.7")
        .plays("draft station-master");
}

/// EMP-6.3, EMP-6.6: a City without tiles still accepts goods; one that is not network-adjacent does not.
#[test]
fn a_city_without_tiles() {
    let gone = json!({ "folio": 1 });
    let scene = [0, 2, 4]
        .into_iter()
        .fold(Situation::new(2).trains(0, HUB), |scene, index| scene.tile("lake", index, gone.clone()));
    let scene =
        scene.goods("C8", "LLLF").conductor(0, 5).plays("move 1").refuses("deliver forest", "EMP-6.3");
    let scene = scene.plays("deliver lake; take all");
    assert_eq!((scene.delivered_by(0), scene.phase()), ("LLLL".into(), Phase::Upgrading));
}

/// EMP-8.3, EMP-8.4: no train is in a City; EMP-8.13: a build must be reached.
#[test]
fn builds_that_are_refused() {
    let scene = Situation::new(2).trains(0, HUB).plays("move 1; activate 1/1");
    let scene =
        scene.refuses("build D7", "EMP-8.4").refuses("build H11", "EMP-8.3").refuses("build L3", "EMP-8.13");
    scene.refuses("build C9", "EMP-0.2").plays("build C10");
}

/// EMP-8.16: no Transfers where the hex is given, and none help a Wasteland.
#[test]
fn transfers_do_not_help_everywhere() {
    let scene = Situation::new(2).trains(0, "C6").mana(0, 10, 0).car(0, "1/2", "corruption-junction");
    scene.plays("move 1; activate 1/2").refuses("wasteland E8", "EMP-9.1");
}

/// EMP-8.18: a free Transfer that one build does not need is there for a later one of the turn.
#[test]
fn a_free_transfer_is_kept() {
    let scene = hub()
        .person(0, "wendy-thristle")
        .conductor(0, 4)
        .car(0, "5/2", "one-of-two-mountain-forest")
        .plays("use wendy-thristle; move 1; activate 5/1; build G12");
    assert_eq!(scene.table().turn.terms.free_transfers, 1);
    assert_eq!(scene.plays("activate 5/2; build D11 free E10").mana_of(0), (4, 1));
}

/// EMP-14.4: teammates are no competitors.
#[test]
fn teammates_are_no_competitors() {
    let teams = |other: usize| Situation::with(4, &[("teams", "2v2")]).trains(0, "C4").trains(other, "C6 D5");
    for car in ["follow-through", "switching-station"] {
        teams(2).car(0, "1/2", car).plays("move 1").refuses("activate 1/2", "EMP-2.5");
        teams(1).car(0, "1/2", car).plays("move 1; activate 1/2");
    }
    let bomb = teams(2).car(0, "1/2", "car-bomb").car(2, "1/2", "metro");
    bomb.clone().plays("move 1").refuses("activate 1/2", "EMP-2.5");
    assert_eq!(bomb.car(3, "1/2", "icecar").plays("move 1; activate 1/2").asked(), seat(3));
    teams(2).person(0, "dolores-malephaise").plays("use dolores-malephaise; take C6 lake; hex C4");
    teams(1)
        .person(0, "dolores-malephaise")
        .plays("use dolores-malephaise")
        .refuses("take C6 lake", "EMP-9.10");
    teams(2).person(0, "candide-malephaise").refuses("use candide-malephaise", "EMP-2.5");
    let free = teams(2).car(0, "1/2", "past-competitor-forest").plays("move 1; activate 1/2");
    assert_eq!(free.price("build C8"), 1);
    let wendy = teams(2).person(0, "wendy-thristle").car(0, "1/2", "past-competitor-forest");
    assert_eq!(wendy.plays("use wendy-thristle; move 1; activate 1/2").moves_like("build C8"), ["build C8"]);
}

/// EMP-14.3: with a competitor’s train there too it is still 1, over a Wasteland still 4.
#[test]
fn teammates_in_mixed_hexes() {
    let scene = Situation::with(4, &[("teams", "2v2")]).trains(0, "C4").trains(2, "C6").trains(1, "C6");
    let scene = scene.car(0, "1/2", "one-of-two-mountain-forest");
    assert_eq!(scene.clone().plays("move 1; activate 1/2").price("build C8"), 1);
    assert_eq!(scene.wasteland("C6").plays("move 1; activate 1/2").price("build C8"), 4);
}

/// EMP-14.5: “another player” may be a teammate, for Arret, Doc and Telemyr.
#[test]
fn another_player_may_be_a_teammate() {
    let teams = || Situation::with(4, &[("teams", "2v2")]);
    let arret = teams().person(0, "arret-draamivaar").person(2, "luc-von-gott");
    arret.plays("use arret-draamivaar; copy luc-von-gott");
    let doc = teams().mana(0, 1, 1).person(0, "doc-silnan").person(2, "hikaru-sorayama");
    assert_eq!(doc.plays("use doc-silnan; copy hikaru-sorayama").mana_of(0), (4, 0));
    let telemyr = teams().person(0, "telemyr").plays("use telemyr; trade runika-zenanen bartok-kulle");
    assert_eq!(telemyr.player(2).captain.unwrap().person.to_string(), "runika-zenanen");
}

/// EMP-14.7: one company alone has to reach the number of tiles that so many players need.
#[test]
fn tiles_of_a_team_are_not_added_up() {
    let deliver = "move 1; deliver lake; take all; claim double";
    let scene = Situation::with(4, &[("teams", "2v2")]).trains(0, "C4").goods("C4", "LL").conductor(0, 5);
    let apart = scene.clone().doubles(0, "mountain forest").doubles(2, "lava glacier desert").plays(deliver);
    assert!(!apart.table().is_last_round());
    assert!(scene.doubles(0, "mountain forest lava glacier").plays(deliver).table().is_last_round());
}

/// EMP-14.10: in a tie the teams compare goods, then trains, then who has the seat furthest from the start player.
#[test]
fn ties_of_teams() {
    let teams = || Situation::with(4, &[("teams", "2v2")]).without_goods();
    let first = |scene: Situation| scene.over().ranking()[0] % 2;
    assert_eq!(first(teams()), 1);
    assert_eq!(first(teams().trains(2, "C4")), 0);
    let goods =
        teams().trains(0, "C4").trains(2, "D5").delivered(1, "LL").delivered(0, "F").doubles(2, "mountain");
    assert_eq!(goods.clone().over().table().totals()[..2], [2 + 5, 2 + 5]);
    assert_eq!(first(goods), 1);
    assert_eq!(teams().table().colours_won(0), 0, "EMP-14.9: not for none");
}

/// EMP-9.15: what is returned goes to the supply.
#[test]
fn returned_goods_are_in_the_supply() {
    let scene = hub().person(0, "dareios-kuel");
    let supply = scene.table().supply;
    let scene = scene.plays("use dareios-kuel; take C8 mountain; take F9 desert");
    for good in [Terrain::Mountain, Terrain::Desert] {
        assert_eq!(scene.table().supply[good.index()], supply[good.index()] + 1);
    }
    let none =
        hub().car(0, "1/2", "transmuter").without_supply(1, Terrain::Lake).plays("move 1; activate 1/2");
    none.plays("take C8 mountain").refuses("good lake", "EMP-9.15").plays("good lava");
}
