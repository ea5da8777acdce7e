use std::collections::{BTreeSet, HashSet};

use empyreal::{HexId, Phase, Slot, Table, Terrain};
use face_kit::reason_is_whole;
use kernel::moves_seen;
use serde_json::json;

use super::situation::Situation;
use super::*;
use crate::spots::Spot;
use guide::Target;

/// In whole games, whatever cannot be used now has a reason, and what is lit has none.
#[test]
fn every_spot_that_cannot_be_used_has_its_reason() {
    let mut rules = HashSet::new();
    let mut count = 0;
    play_out(6, |asked| {
        // A number that no round of players divides.
        count += 1;
        if count % 89 != 0 || asked.moves.is_empty() {
            return;
        }
        let (view, seat) = (asked.view, asked.seat);
        let first = asked.moves.iter().filter_map(|mv| Empyreal::path(view, seat, mv).into_iter().next());
        let lit: BTreeSet<String> = first
            .filter_map(|target| match target {
                Target::Spot { spot, .. } => Some(spot),
                Target::Button { key, .. } => Some(key),
                _ => None,
            })
            .collect();
        for spot in some_spots(&view.table, count) {
            let why = Empyreal::why_not(view, seat, &spot);
            assert_eq!(why.is_none(), lit.contains(&spot), "{spot}: {why:?} {:?}", view.table.phase);
            let Some(why) = why else { continue };
            if rules.insert((why.rule, why.why.message())) {
                reason_is_whole::<Empyreal>(&why);
            }
        }
    });
    assert!(rules.len() > 12, "{rules:?}");
}

/// Some of everything that is drawn.
fn some_spots(table: &Table, count: usize) -> Vec<String> {
    let hexes = table.map.chart().all.iter().skip(count % 9).step_by(9);
    let mut spots: Vec<Spot> = hexes.map(|hex| Spot::Hex(table.coord(hex))).collect();
    spots.extend(table.tiles.stands().skip(count % 5).step_by(5).map(Spot::Stand));
    spots.extend(table.market.iter().copied().map(Spot::Market));
    spots.extend(empyreal::PersonKind::DRAFTED.map(Spot::Stack));
    for seat in table.all_seats().take(2) {
        spots.extend(Slot::all().map(|slot| Spot::Slot(seat, slot)));
        spots.extend((0..=6).map(|space| Spot::Space(seat, space)));
        spots.extend(table.player(seat).people().map(Spot::Person));
    }
    spots.extend(Terrain::ALL.map(Spot::Supply));
    spots.extend(table.awards().map(Spot::Award));
    spots.iter().map(Spot::to_string).collect()
}

#[track_caller]
fn rule(scene: &Situation, spot: &str) -> &'static str {
    let why = scene.why_not(spot).unwrap_or_else(|| panic!("{spot} is of use"));
    said(&why.why);
    why.rule
}

fn spot_of(table: &Table, hex: HexId) -> String {
    Spot::Hex(table.coord(hex)).to_string()
}

/// Land beside the network of seat 0 that nobody has built on.
fn beside(table: &Table) -> Vec<HexId> {
    let empty = |hex: &HexId| table.map.terrain(*hex).is_some() && table.map.trains_on(*hex) == 0;
    table.map.beside_network(Seat::new(0)).iter().filter(empty).collect()
}

#[test]
fn reasons_of_building() {
    let scene = Situation::new(4).mana(0).person("surveyor", "john-strong-stevenson");
    let table = scene.0.table().clone();
    let own = table.map.network(Seat::new(0)).iter().next().unwrap();
    let near = beside(&table);
    let builds = scene.clone().plays(&["use john-strong-stevenson"]);
    assert_eq!(rule(&builds, &spot_of(&table, own)), "EMP-8.3");
    assert_eq!(rule(&builds, &spot_of(&table, table.map.city[0])), "EMP-8.4");
    assert_eq!(builds.why_not(&spot_of(&table, near[0])), None);
    // Three others share a hex.
    let at = table.coord(near[0]).to_string();
    let full = (1..4).fold(scene.clone(), |scene, seat| scene.train(seat, &at));
    let full = full.plays(&["use john-strong-stevenson"]);
    assert_eq!(rule(&full, &spot_of(&table, near[0])), "EMP-8.2");
    // Others all around: nothing farther can be paid for.
    let fenced = near.iter().fold(scene, |scene, hex| scene.train(1, &table.coord(*hex).to_string()));
    let fenced = fenced.plays(&["use john-strong-stevenson"]);
    let after = fenced.0.table();
    let reach = table.map.chart().around_all(near.iter().copied().collect());
    let close = after.map.beside_network(Seat::new(0)) | after.map.network(Seat::new(0));
    let far = (reach & !close).iter().find(|hex| after.map.terrain(*hex).is_some()).unwrap();
    assert_eq!(rule(&fenced, &spot_of(after, far)), "EMP-8.14");
}

#[test]
fn reasons_of_railyards() {
    let scene = Situation::new(2).mana(1);
    assert_eq!(rule(&scene, "slot-0-1-1"), "EMP-4.3");
    assert_eq!(rule(&scene, "space-0-3"), "EMP-4.2");
    assert_eq!(rule(&scene, "space-0-0"), "EMP-4.1");
    assert_eq!(rule(&scene, "space-0-5"), "EMP-4.1");
    assert_eq!(rule(&scene, "space-1-1"), "EMP-4.1");
    assert_eq!(rule(&scene, "slot-1-1-1"), "EMP-4.3");
    // What a spellcar has just brought pays for no other.
    let cars = [("1/1", "meditation-mecha"), ("1/2", "flow-controller"), ("1/3", "mana-surger")];
    let locked = cars.into_iter().fold(scene.clone(), |scene, (slot, car)| scene.car(0, slot, car));
    let locked = locked.plays(&["move 1", "activate 1/2"]);
    assert_eq!(rule(&locked, "slot-0-1-3"), "EMP-4.8");
    assert_eq!(rule(&locked, "slot-0-1-2"), "EMP-4.4");
    assert_eq!(rule(&locked, "slot-0-2-1"), "EMP-4.3");
    assert_eq!(locked.why_not("slot-0-1-1"), None);
    // The second row first.
    let gains = scene.person("engineer", "adelaide-chivers").plays(&["use adelaide-chivers"]);
    assert_eq!(rule(&gains, "slot-0-1-2"), "EMP-1.6");
    let car = gains.0.table().market[0];
    assert_eq!(gains.why_not(&Spot::Market(car).to_string()), None);
    let places = gains.plays(&[&format!("gain {car}")]);
    assert_eq!(rule(&places, "slot-0-1-3"), "EMP-5.4");
    assert_eq!(rule(&places, "slot-0-1-1"), "EMP-5.5");
}

#[test]
fn reasons_of_people() {
    let scene = Situation::new(2).mana(5).person("surveyor", "eirene-lemina-kobor");
    let used = scene.clone().plays(&["use eirene-lemina-kobor"]);
    assert_eq!(rule(&used, "person-eirene-lemina-kobor"), "EMP-2.3");
    let other = scene.0.table().player(Seat::new(1)).captain.unwrap().person;
    assert_eq!(rule(&scene, &Spot::Person(other).to_string()), "EMP-2.1");
    assert_eq!(rule(&scene, "stack-engineer"), "EMP-7.7");
    assert_eq!(rule(&scene, "hex-A1"), "EMP-1.2");
    let why = Empyreal::why_not(&scene.view(), Seat::new(1), "stack-engineer").unwrap();
    assert_eq!(why.rule, "EMP-1.6");
    let moved = scene.plays(&["move 1"]);
    assert_eq!(rule(&moved, "person-eirene-lemina-kobor"), "EMP-1.3");
}

/// Whatever a spot is for, something is said of it where no move is about it.
#[test]
fn reasons_without_a_move() {
    let (scene, awards) = (Situation::new(2), Situation::before(3, &[("awards", "two")], is_specialists));
    let companies = Situation::before(2, &[], |phase| phase == Phase::Companies);
    let places = Situation::before(2, &[], |phase| matches!(phase, Phase::Headquarters { .. }));
    let asked = places.asked();
    let other = places.0.table().all_seats().find(|seat| *seat != asked).unwrap();
    let captain = |seat| Spot::Person(places.0.table().player(seat).captain.unwrap().person).to_string();
    let award = Spot::Award(awards.0.table().awards().next().unwrap()).to_string();
    let market = Spot::Market(scene.0.table().market[0]).to_string();
    let activates = scene.clone().plays(&["move 1"]);
    let builds = Situation::new(2).person("surveyor", "john-strong-stevenson");
    let builds = builds.plays(&["use john-strong-stevenson"]);
    for (scene, spot, rule, told) in [
        (&builds, "stack-engineer", "EMP-1.6", "John Strong Stevenson is under way: answer that first."),
        (&scene, "hex-A1", "EMP-1.2", "Track is built by spellcars and specialists: use one"),
        (&activates, "hex-A1", "EMP-4.3", "Activate a spellcar: what it does is done on the map."),
        (&companies, "hex-A1", "EMP-0.12", "Headquarters are placed when all companies are chosen."),
        (&scene, &market, "EMP-5.1", "Spellcars are taken by administrating"),
        (&scene, "stack-engineer", "EMP-7.7", "A specialist is drafted as an upgrade"),
        (&awards, &award, "EMP-12.1", "Awards are shared out when the game is over."),
        (&scene, "company-kerigan", "EMP-0.9", "Companies and captains are chosen before the game."),
        (&scene, "captain-seth-cremmul", "EMP-0.9", "Companies and captains are chosen before the game."),
        (&places, &captain(asked), "EMP-1.2", "This is not the time to use a specialist."),
        (&places, &captain(other), "EMP-2.1", "You use your own people;"),
        (&scene, "slot-1-1-1", "EMP-4.3", "This railyard is not yours."),
        (&places, &format!("slot-{asked}-1-1"), "EMP-4.3", "Spellcars are activated at the stop"),
        (&scene, "space-1-1", "EMP-4.1", "This conductor is not yours."),
        (&scene, "space-0-0", "EMP-4.1", "Your conductor only moves forward, up to 4 spaces."),
        (&places, &format!("space-{asked}-2"), "EMP-4.1", "Your conductor moves once a turn"),
        (&scene, "supply-lake", "EMP-9.15", "Goods come from the supply when a card says so."),
    ] {
        is_told(scene, spot, rule, told);
    }
}

fn is_specialists(phase: Phase) -> bool {
    phase == Phase::Specialists
}

#[track_caller]
fn is_told(scene: &Situation, spot: &str, rule: &str, told: &str) {
    let why = scene.why_not(spot).unwrap_or_else(|| panic!("{spot} is of use"));
    let [english, _] = said(&why.why);
    assert!(why.rule == rule && english.starts_with(told), "{spot}: {why:?}");
}

#[test]
fn reasons_of_cities_and_tiles() {
    let waste = Situation::new(2).person("engineer", "aerlion").plays(&["use aerlion"]);
    let city = waste.0.table().map.city[Terrain::Lake.index()];
    assert_eq!(rule(&waste, &spot_of(waste.0.table(), city)), "EMP-9.1");
    let scene = Situation::new(2).person("surveyor", "lyal-kerigan");
    let table = scene.0.table().clone();
    let beside_city = table.map.chart().around(city);
    let near = beside_city.iter().find(|hex| table.map.terrain(*hex).is_some()).unwrap();
    let at = table.coord(near).to_string();
    let scene = scene.train(0, &at).edit(|table| {
        table["goods"][&at] = json!("LL".replace('L', &Terrain::Lake.letter().to_string()));
    });
    is_told(&scene, "stand-lake-lake-quadruple", "EMP-6.5", "A tile quadruple demand is taken in a delivery");
    let delivers = scene.plays(&["use lyal-kerigan"]);
    assert_eq!(delivers.why_not(&spot_of(&table, city)), None);
    let far = Terrain::ALL.into_iter().map(|colour| table.map.city[colour.index()]);
    let mut far = far.filter(|hex| delivers.why_not(&spot_of(&table, *hex)).is_some());
    assert_eq!(rule(&delivers, &spot_of(&table, far.next().unwrap())), "EMP-6.3");
    is_told(&delivers, &spot_of(&table, near), "EMP-6.3", "Deliveries go to cities beside your network.");
    let take = format!("take {at} lake");
    let loads = delivers.plays(&["deliver lake", &take, &take]);
    let may_end = moves_seen::<Position>(&loads.view(), loads.asked()).contains(&Move::Done);
    let claims = if may_end { loads.plays(&["done"]) } else { loads };
    assert_eq!(rule(&claims, "stand-lake-lake-quadruple"), "EMP-6.5");
    is_told(&claims, &spot_of(&table, city), "EMP-6.3", "This delivery has begun: take its goods.");
    assert_eq!(claims.why_not("stand-lake-lake-double"), None);
}
