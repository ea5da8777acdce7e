//! SP-7 and SP-8: the end and the score.

use kernel::kit::TestScene as _;
use kernel::{Rules, Seats};
use serde_json::json;
use steam_power::{Event, Score};

use crate::situation::{Situation, seat};

/// Contracts from this number on.
fn contracts(from: usize, count: usize) -> String {
    (from..from + count).map(|number| format!("c{number:02} ")).collect()
}

/// Everybody but these plays on with money until it is this seat's turn.
fn round_of_money(mut situation: Situation, players: impl IntoIterator<Item = usize>) -> Situation {
    for number in players {
        assert_eq!(situation.table().asked(), Seats::only(seat(number)));
        situation = situation.plays(number, "bank").plays(number, "bank");
    }
    situation
}

/// Seat 1 was first, and it is the turn of this seat; it holds two contracts that it can pay for.
fn near_the_end(players: usize, fulfiller: usize, fulfilled: usize) -> Situation {
    Situation::germany(players)
        .link(fulfiller, "Kiel", "Hamburg")
        .factory("Kiel", 'B', fulfiller, 5)
        .factory("Hamburg", 'W', fulfiller, 5)
        .edit(|state| state["table"]["first"] = json!(1))
        .fulfilled(fulfiller, &contracts(20, fulfilled))
        .hand(fulfiller, "c01 c05")
        .turn(fulfiller)
}

/// end-trigger (SP-7.1, SP-7.2): 14, 11, 9 or 8 contracts; play goes on until the player to the right of the first player
/// has had the turn.
#[test]
fn end_trigger() {
    for (players, enough) in [(2, 14), (3, 11), (4, 9), (5, 8)] {
        let rest = |from: usize| (from..players).chain([0]);
        // One less is not enough.
        let situation = near_the_end(players, 1, enough - 2).plays(1, "fulfil c01").plays(1, "accept");
        assert!(situation.events.iter().all(|event| !matches!(event, Event::LastRound { .. })));
        let situation = round_of_money(situation.plays(1, "bank"), rest(2));
        assert_eq!(
            (situation.table().round, situation.table().asked()),
            (2, Seats::only(seat(1))),
            "{players} players"
        );
        // The first player gets there, and everybody else has a turn.
        let situation = near_the_end(players, 1, enough - 1).plays(1, "fulfil c01").plays(1, "accept");
        let count = enough as u8;
        assert!(situation.events.contains(&Event::LastRound { seat: seat(1), contracts: count }));
        let situation = round_of_money(situation.plays(1, "bank"), rest(2));
        assert!(situation.events.contains(&Event::Ended));
        assert_eq!((situation.table().asked(), situation.table().round), (Seats::NONE, 1));
        assert_eq!(situation.standing().ending.name, "last-round");
        // The last player of the round gets there: the game ends with that turn, but not with the action.
        let situation = near_the_end(players, 0, enough - 1).plays(0, "fulfil c01").plays(0, "accept");
        assert_eq!(situation.table().asked(), Seats::only(seat(0)));
        assert_eq!(situation.plays(0, "bank").table().asked(), Seats::NONE);
    }
}

/// SP-7.2: others may fulfil more contracts than that in the last round; it is announced once.
#[test]
fn more_than_enough() {
    let situation = near_the_end(3, 2, 10).fulfilled(1, &contracts(36, 11));
    let situation = situation.plays(2, "fulfil c01").plays(2, "accept");
    assert!(situation.events.iter().all(|event| !matches!(event, Event::LastRound { .. })));
    let situation = situation.plays(2, "fulfil c05").plays(2, "accept");
    assert_eq!((situation.player(2).fulfilled.len(), situation.table().asked()), (12, Seats::only(seat(0))));
    assert_eq!(round_of_money(situation, [0]).table().asked(), Seats::NONE);
}

/// Thirty rounds of nothing but money, the last of them this one.
fn standing_still(rounds_before: u16) -> Situation {
    near_the_end(3, 1, 2).edit(move |state| {
        state["table"]["rules"] = json!(2);
        state["table"]["round"] = json!(40);
        state["table"]["last_progress"] = json!(40 - rounds_before - 1);
    })
}

/// SP-7.3: thirty rounds in which no link is completed, no factory built and no contract fulfilled end the game; with a
/// single contract the count begins again.
#[test]
fn a_game_that_stands_still_ends() {
    let situation = round_of_money(standing_still(28), [1, 2, 0]);
    assert_eq!(
        (situation.table().asked(), situation.table().idle_rounds()),
        (Seats::only(seat(1)), Some(30))
    );
    let situation = round_of_money(standing_still(29), [1, 2, 0]);
    assert!(situation.events.ends_with(&[Event::Standstill { rounds: 30 }, Event::Ended]));
    assert_eq!(
        (situation.table().asked(), situation.standing().ending.name.as_ref()),
        (Seats::NONE, "standstill")
    );
    assert!(situation.position.check().is_ok());
    let situation = standing_still(29).plays(1, "fulfil c01").plays(1, "accept").plays(1, "bank");
    assert_eq!(situation.table().idle_rounds(), Some(0));
    assert_eq!(round_of_money(situation, [2, 0]).table().idle_rounds(), Some(1));
}

/// SP-7.3: the last round is the last round, even in a standstill, and comes before it.
#[test]
fn enough_contracts_end_the_game_before_a_standstill_does() {
    let situation = standing_still(29).fulfilled(1, &contracts(20, 11));
    let situation = round_of_money(situation, [1, 2, 0]);
    assert_eq!(
        (situation.table().asked(), situation.standing().ending.name.as_ref()),
        (Seats::NONE, "last-round")
    );
}

/// SP-7.3: records and tables of version 1 go on as they did, and are written as they were.
#[test]
fn by_the_first_rules_nothing_ends_a_standstill() {
    let mut situation = near_the_end(3, 1, 2).edit(|state| {
        state["table"]["round"] = json!(40);
        let table = state["table"].as_object_mut().unwrap();
        table.remove("rules");
        table.remove("last_progress");
    });
    for _ in 0..3 {
        situation = round_of_money(situation, [1, 2, 0]);
    }
    assert_eq!((situation.table().round, situation.table().idle_rounds()), (43, None));
    let saved = serde_json::to_value(&situation.position).unwrap();
    assert!(saved["table"].get("rules").is_none() && saved["table"].get("last_progress").is_none());
}

/// money-vp (SP-8.1): every $5 is one point, the rest is nothing.
#[test]
fn money_vp() {
    for (dollars, points) in [(0, 0), (4, 0), (5, 1), (9, 1), (14, 2), (15, 3)] {
        assert_eq!(Situation::germany(2).cash(0, dollars).table().score(seat(0)).money, points, "${dollars}");
    }
}

/// SP-8.2: each fulfilled contract is worth its points; those in hand are worth nothing.
#[test]
fn points_of_contracts() {
    let situation = Situation::germany(2).fulfilled(0, "c01 c05 c17 c29 c37 c47").hand(0, "c48").cash(0, 0);
    let score = situation.table().score(seat(0));
    assert_eq!(score, Score { money: 0, contracts: 1 + 2 + 3 + 4 + 5 + 6, factories: 0, cities: 0 });
    assert_eq!(score.total(), 21);
    assert_eq!(situation.table().score(seat(1)).contracts, 0);
}

/// SP-8.3: two points for each factory of one's own on a flipped tile, none for one with resources.
#[test]
fn points_of_factories() {
    let situation = Situation::germany(2)
        .link(0, "Kiel", "Hamburg")
        .link(0, "Hamburg", "Bremen")
        .link(0, "Hamburg", "Hanover");
    let situation = situation
        .factory("Kiel", 'B', 0, 0)
        .factory("Hamburg", 'W', 0, 0)
        .factory("Bremen", 'O', 0, 1)
        .factory("Hanover", 'G', 1, 0);
    let factories = |number| situation.table().score(seat(number)).factories;
    assert_eq!((factories(0), factories(1)), (4, 2));
}

/// SP-8.4: being side by side with a Victory Point City is not enough, and an incomplete link is none.
#[test]
fn only_links_to_the_city_itself() {
    let situation = Situation::germany(3).city("Essen", 'V').city("Münster", 'B').city("Dortmund", 'B');
    let situation = situation.link(0, "Münster", "Dortmund").track(1, "I8 E-W").link(2, "Münster", "Essen");
    let cities = |number| situation.table().score(seat(number)).cities;
    assert_eq!((cities(0), cities(1), cities(2)), (0, 0, 4));
}

/// Two or more players at the end of the last round, with these contracts and this money.
fn ended(hands: &[(&str, u16)]) -> Situation {
    let last = hands.len() - 1;
    let situation = hands
        .iter()
        .enumerate()
        .fold(Situation::germany(hands.len()), |situation, (number, (fulfilled, cash))| {
            situation.fulfilled(number, fulfilled).cash(number, *cash)
        });
    situation.turn(last).plays(last, "bank").plays(last, "bank")
}

/// SP-8.5, SP-10.1: a game that goes on would end with its last round, alone with the last turn.
#[test]
fn the_standing_of_a_game_that_goes_on() {
    let standing = Situation::germany(3).fulfilled(2, "c29").table().standing();
    assert_eq!(standing.ending.name, "last-round");
    assert_eq!(standing.winners(), Seats::only(seat(2)));
    assert_eq!(Situation::germany(1).table().standing().ending.name, "last-turn");
    assert_eq!(standing_still(29).table().standing().ending.name, "standstill");
}

fn ranks(situation: &Situation) -> Vec<(usize, u8, Option<i32>)> {
    let standing = situation.standing();
    standing.places.iter().map(|place| (place.seat.index(), place.rank, place.score)).collect()
}

/// tie (SP-8.5): of those with equally many points, whoever has fulfilled more contracts is ahead; those who are still
/// equal share the place.
#[test]
fn tie() {
    // The same points: by fourteen contracts, or by money alone.
    let many = contracts(1, 14);
    let points: i32 = ended(&[(&many, 5), ("", 0)]).table().score(seat(0)).total();
    let richer = (points as u16) * 5;
    let situation = ended(&[(&many, 5), ("", richer - 6)]);
    assert_eq!(ranks(&situation), [(0, 1, Some(points)), (1, 2, Some(points))]);
    // One point more wins with fewer contracts.
    let situation = ended(&[(&many, 5), ("", richer - 1)]);
    assert_eq!(ranks(&situation), [(1, 1, Some(points + 1)), (0, 2, Some(points))]);
    // The same contracts and the same points: a place that is shared, and the next one is third.
    let situation = ended(&[("c01 c02 c03 c04 c05 c07 c09 c11 c13 c15 c06", 0), ("c29", 0), ("c31", 0)]);
    assert_eq!(ranks(&situation)[1..], [(2, 2, Some(5)), (1, 3, Some(4))]);
    let situation = ended(&[("c01 c02 c03 c04 c05 c07 c09 c11 c13 c15 c06", 0), ("c29", 5), ("c31", 0)]);
    assert_eq!(ranks(&situation)[1..], [(1, 2, Some(5)), (2, 2, Some(5))]);
}
