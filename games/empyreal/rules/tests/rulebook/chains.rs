//! What a build is said to lead over is what was crossed: it hangs together, and costs what is paid.

use empyreal::printed::{Build, Obstacle, Op};
use empyreal::{Event, HexId, HexSet, Move, Table, Way};
use hexes::Coord;
use kernel::{Seat, Stream};

use crate::common::situation::{HUB, Situation, all_land};

/// Competitors all around the network of seat 0, and some Wasteland, by chance.
fn crowded(car: &str, stream: &mut Stream) -> Situation {
    let scene =
        Situation::new(3).trains(0, HUB).mana(0, 10, 0).person(0, "wendy-thristle").car(0, "1/2", car);
    let map = &scene.table().map;
    let free = all_land(map) & !map.network(Seat::new(0));
    let mut land: Vec<String> = free.iter().map(|hex| map.chart().coord(hex).to_string()).collect();
    stream.shuffle(&mut land);
    let (rivals, rest) = land.split_at(land.len() / 3);
    let wasteland = &rest[..6];
    scene
        .trains(1, &rivals[..rivals.len() / 2].join(" "))
        .trains(2, &rivals[rivals.len() / 2..].join(" "))
        .wasteland(&wasteland.join(" "))
}

fn asked_build(table: &Table) -> Option<&'static Build> {
    match table.asking() {
        Some((Op::Build(build), _)) => Some(build),
        _ => None,
    }
}

/// What a Transfer over a hex costs, and of which kind it is.
fn transfer(table: &Table, over: HexId) -> (u8, Obstacle) {
    let (map, terms) = (&table.map, table.terms(table.active));
    if map.cities.contains(over) {
        (terms.city, Obstacle::City)
    } else if map.wasteland.contains(over) {
        (terms.wasteland, Obstacle::Wasteland)
    } else {
        assert!(table.competitors(table.active).contains(over), "{} is not crossed", table.coord(over));
        (terms.competitor, Obstacle::Competitor)
    }
}

/// What a chain costs when each free Transfer of the spellcar is used where it saves most.
fn price(table: &Table, build: &Build, way: Way, chain: &[HexId]) -> u8 {
    let paid = chain.iter().filter(|over| way.free != Some(**over)).map(|over| transfer(table, *over));
    let paid: Vec<(u8, Obstacle)> = paid.collect();
    let all: u8 = paid.iter().map(|(price, _)| price).sum();
    let free = build.free.iter().map(|token| {
        paid.iter().filter(|(_, kind)| kind == token).map(|(price, _)| *price).max().unwrap_or(0)
    });
    all - free.sum::<u8>()
}

fn holds(table: &Table, build: &Build, way: Way) {
    let chain = table.build_chain(way);
    let at = format!(
        "{} over {:?}",
        table.coord(way.hex),
        chain.iter().map(|over| table.coord(*over)).collect::<Vec<_>>()
    );
    let mut here: HexSet = table.map.beside_network(table.active);
    for over in &chain {
        assert!(here.contains(*over), "{at} does not hang together");
        here = table.map.chart().around(*over);
    }
    assert!(here.contains(way.hex), "{at} does not lead there");
    let crossed: HexSet = chain.iter().copied().collect();
    assert_eq!(crossed.len(), chain.len(), "{at} leads over a hex twice");
    assert!(way.free.is_none_or(|free| crossed.contains(free)), "{at} leaves out what is free");
    assert_eq!(price(table, build, way, &chain), way.price, "{at}");
}

/// What is told of a build once it is made is the chain that was shown for it.
fn tells(scene: &Situation, way: Way) {
    let table = scene.table();
    let (hex, free) = (table.coord(way.hex), way.free.map(|over| table.coord(over)));
    let shown: Vec<Coord> = table.build_chain(way).into_iter().map(|over| table.coord(over)).collect();
    let built = Event::Built { seat: table.active, hex, over: shown, price: way.price };
    let after = scene.clone().plays(&Move::Build { hex, free }.to_string());
    assert!(after.events.contains(&built), "{:?}, not: {built:?}", after.events);
}

/// EMP-8.15, EMP-8.17, EMP-8.18: for Wendy with an Overtaker, with a Bypass and with neither.
#[test]
fn a_chain_names_what_was_crossed() {
    let mut stream = Stream::from_seed([8; 32]);
    let mut with_both = 0;
    for car in ["past-competitor-lake", "past-city-and-wasteland-forest", "one-of-two-lava-desert"] {
        for _ in 0..40 {
            let scene = crowded(car, &mut stream).plays("use wendy-thristle; move 1; activate 1/2");
            let table = scene.table();
            let Some(build) = asked_build(table) else { continue };
            for way in table.build_ways() {
                with_both += usize::from(way.free.is_some() && !build.free.is_empty());
                holds(table, build, way);
                tells(&scene, way);
            }
        }
    }
    assert!(with_both > 50, "{with_both}");
}
