//! SP-10: the solo game.

use std::collections::BTreeSet;

use kernel::kit::TestScene as _;
use kernel::{Events, Rules, Seats};
use serde_json::json;
use steam_power::{Deed, Event, Move, Owner, Supply};

use crate::situation::{Situation, seat, start};

/// Where the Combine went in the last move, and what it did.
fn visit(events: &[Event]) -> Option<(&'static str, Deed)> {
    events.iter().find_map(|event| match event {
        Event::CombineVisited { city, deed } => Some((city.name, *deed)),
        _ => None,
    })
}

/// The Combine is about to visit this city: it has been everywhere else.
fn next_visit(situation: Situation, city: &str) -> Situation {
    let (board, at) = (situation.table().board(), situation.coord(city));
    let others: Vec<String> = board.cities().map(|city| board.site(city).coord.to_string()).collect();
    let others: Vec<&String> = others.iter().filter(|other| **other != at).collect();
    situation.edit(|state| state["table"]["combine"]["visited"] = json!(others))
}

fn visited(situation: Situation, city: &str) -> (Situation, Deed) {
    let situation = next_visit(situation, city).turn(0).plays(0, "bank");
    assert_eq!(visit(&situation.events), None, "only after the turn");
    let situation = situation.plays(0, "bank");
    let (name, deed) = visit(&situation.events).unwrap();
    assert_eq!(name, city);
    (situation, deed)
}

/// SP-10.1: sixteen turns of two actions with the usual set-up, on any map.
#[test]
fn sixteen_turns() {
    for map in ["usa", "germany", "britain"] {
        let (mut position, _) = start(1, &[("map", map)], "solo");
        let player = position.table().player(seat(0));
        assert_eq!((player.cash, player.trains, player.factories, player.hand), (5, 18, 15, 5));
        let mut events = Events::new();
        for turn in 1..=16 {
            assert_eq!((position.table().round, position.table().asked()), (turn, Seats::only(seat(0))));
            for _ in 0..2 {
                position.play(seat(0), &Move::Bank, &mut events).unwrap();
            }
        }
        assert_eq!(position.table().asked(), Seats::NONE);
        let situation = Situation { position, ..Situation::with(1, &[]) };
        assert_eq!(situation.standing().ending.name, "last-turn");
        assert_eq!(events.iter().filter(|event| matches!(event, Event::CombineVisited { .. })).count(), 16);
    }
}

/// SP-10.2: the Combine sits nowhere and has neither money nor links nor contracts.
#[test]
fn the_combine_has_nothing() {
    let (position, _) = start(1, &[("map", "germany")], "combine");
    assert_eq!((position.players(), position.table().bag), (1, 48 - 5));
    let situation = Situation::germany(1).link(0, "Kiel", "Hamburg");
    let (situation, _) = visited(situation.city("Kiel", 'B'), "Kiel");
    assert!(situation.table().track.links().iter().all(|link| link.owner == seat(0)));
    assert_eq!(situation.money(), [26]);
    // It is in the solo game only.
    let mut state = serde_json::to_value(Situation::germany(2).position).unwrap();
    state["table"]["combine"] = json!({ "visited": ["B19"], "connected": [] });
    assert!(serde_json::from_value::<steam_power::Position>(state).is_err());
}

/// SP-10.3: every site once in a random order, then shuffled again.
#[test]
fn every_city_once() {
    let mut first = BTreeSet::new();
    for game in 0..12 {
        let (mut position, _) = start(1, &[("map", "britain")], &format!("visits {game}"));
        let mut places = Vec::new();
        for _ in 0..3 {
            let mut state = serde_json::to_value(&position).unwrap();
            state["table"]["round"] = json!(1);
            position = serde_json::from_value(state).unwrap();
            for _ in 0..15 {
                let mut events = Events::new();
                position.play(seat(0), &Move::Bank, &mut events).unwrap();
                position.play(seat(0), &Move::Bank, &mut events).unwrap();
                places.push(visit(&events).unwrap().0);
            }
        }
        let (once, again) = places.split_at(27);
        assert_eq!(once.iter().collect::<BTreeSet<_>>().len(), 27);
        assert_eq!(again.iter().collect::<BTreeSet<_>>().len(), 18);
        first.insert(places[0]);
    }
    assert!(first.len() > 6, "{first:?}");
}

/// SP-10.4: what the Combine does, city by city.
#[test]
fn deeds() {
    let situation = Situation::germany(1)
        .link(0, "Kiel", "Hamburg")
        .city("Hamburg", 'V')
        .city("Kiel", 'O')
        .city("Bremen", 'W');
    // A Victory Point City is shared from now on.
    assert_eq!(situation.table().score(seat(0)).cities, 4);
    let (shared, deed) = visited(situation.clone(), "Hamburg");
    assert_eq!((deed, shared.table().score(seat(0)).cities), (Deed::Connects, 2));
    let (again, _) = visited(shared, "Hamburg");
    assert_eq!(again.table().score(seat(0)).cities, 2, "it counts as one player");
    // A connected city without a factory gets one; the player's own factories stay in the box.
    let (built, deed) = visited(situation.clone(), "Kiel");
    assert_eq!(deed, Deed::Builds { colour: steam_power::Colour::Orange, resources: 5 });
    assert_eq!((built.at_city("Kiel").factory, built.at_city("Kiel").resources), (Some(Owner::Combine), 5));
    assert_eq!((built.player(0).factories, built.table().stock[2]), (15, 25));
    // A city that is not connected does not.
    let (nothing, deed) = visited(situation.clone(), "Bremen");
    assert_eq!((deed, nothing.at_city("Bremen").factory), (Deed::FindsNoLink, None));
    // A resource is taken from a factory, whoever's it is; the last one flips the tile, which scores as usual.
    let (taken, deed) = visited(situation.factory("Kiel", 'O', 0, 2), "Kiel");
    assert_eq!(deed, Deed::Takes { colour: steam_power::Colour::Orange });
    assert_eq!((taken.at_city("Kiel").resources, taken.table().score(seat(0)).factories), (1, 0));
    let (flipped, _) = visited(taken, "Kiel");
    assert!(flipped.events.iter().any(|event| matches!(event, Event::Flipped { .. })));
    assert_eq!((flipped.table().stock[2], flipped.table().score(seat(0)).factories), (30, 2));
    // A flipped tile stays as it is.
    let (flipped, deed) = visited(flipped, "Kiel");
    assert_eq!((deed, flipped.at_city("Kiel").factory), (Deed::FindsItWorkedOut, Some(Owner::Seat(seat(0)))));
}

/// SP-10.4, SP-3.3: the Combine builds with what the stock holds, and not at all without.
#[test]
fn the_combine_and_a_short_stock() {
    let mut situation =
        Situation::germany(1).link(0, "Kiel", "Hamburg").link(0, "Hamburg", "Bremen").city("Kiel", 'W');
    for (from, to) in [("Bremen", "Münster"), ("Hamburg", "Hanover"), ("Hanover", "Magdeburg")] {
        situation = situation.link(0, from, to);
    }
    for city in ["Bremen", "Münster", "Hanover", "Magdeburg"] {
        situation = situation.factory(city, 'W', 0, 6);
    }
    let (three, deed) = visited(situation.clone().factory("Hamburg", 'W', 0, 3), "Kiel");
    assert_eq!(
        (deed, three.table().stock[1]),
        (Deed::Builds { colour: steam_power::Colour::White, resources: 3 }, 0)
    );
    let (_, deed) = visited(situation.factory("Hamburg", 'W', 0, 6), "Kiel");
    assert_eq!(deed, Deed::Nothing);
}

/// SP-10.5: a resource from a factory of the Combine costs $1, paid to the bank.
#[test]
fn the_fee_of_the_combine() {
    let situation =
        Situation::germany(1).link(0, "Kiel", "Hamburg").with_factory("Kiel", 'B', json!("combine"), 5);
    let situation = situation.hand(0, "c01");
    situation.clone().cash(0, 1).refuses(0, "fulfil c01", "SP-4.8");
    let situation = situation.cash(0, 2).plays(0, "fulfil c01");
    assert_eq!(situation.moves(0), ["accept", "bring B19"]);
    let situation = situation.plays(0, "bring B19");
    assert_eq!(situation.money(), [1]);
    let fee = situation
        .events
        .iter()
        .any(|event| matches!(event, Event::Brought { to_bank: 1, payments, .. } if payments.total() == 0));
    assert!(fee);
    // One's own factory is chosen before it.
    let own = Situation::germany(1).link(0, "Kiel", "Hamburg").with_factory("Kiel", 'B', json!("combine"), 1);
    let own = own.factory("Hamburg", 'B', 0, 5).hand(0, "c01").plays(0, "fulfil c01").plays(0, "accept");
    assert_eq!((own.money(), own.at_city("Kiel").resources), (vec![23], 1));
}

/// SP-10.6: with the bag empty nothing can be taken, and no number of contracts ends the game.
#[test]
fn contracts_of_the_solo_game() {
    let all: Vec<String> = (1..=48).map(|number| format!("c{number:02}")).collect();
    let situation = Situation::germany(1).fulfilled(0, &all[..40].join(" ")).hand(0, &all[40..].join(" "));
    assert!(situation.moves_like(0, "take").is_empty());
    let situation = situation.refuses(0, "take", "SP-10.6").plays(0, "bank").plays(0, "bank");
    assert_eq!((situation.table().asked(), situation.table().round), (Seats::only(seat(0)), 2));
    // The last one of the bag comes alone.
    let last = Situation::germany(1)
        .fulfilled(0, &all[..40].join(" "))
        .hand(0, &all[41..].join(" "))
        .plays(0, "take");
    assert_eq!((last.player(0).hand, last.table().bag, last.table().actions_left), (8, 0, 1));
}

/// SP-10.7: scored as usual, and a title for it.
#[test]
fn the_ladder() {
    let solo = &Supply::shipped().solo;
    let ladder = [
        (44, "stoker"),
        (45, "fireman"),
        (54, "fireman"),
        (55, "driver"),
        (64, "driver"),
        (65, "stationmaster"),
        (74, "stationmaster"),
        (75, "railway-baron"),
        (84, "railway-baron"),
        (85, "legend"),
    ];
    for (points, title) in ladder {
        assert_eq!(solo.title(points).unwrap().id, title, "{points}");
    }
    let situation = Situation::germany(1).fulfilled(0, "c47 c48").cash(0, 4);
    let situation =
        situation.edit(|state| state["table"]["round"] = json!(16)).plays(0, "bank").plays(0, "bank");
    let place = situation.standing().places[0];
    assert_eq!((place.rank, place.score), (1, Some(12 + 2)));
}
