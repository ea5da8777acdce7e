//! IMP-10.1 to IMP-10.5: secure a contract.

use imperial_steam::{Event, Good, Phase};
use kernel::kit::TestScene as _;
use serde_json::json;

use crate::situation::{PURPLE, Situation, TURQUOISE, seat};

/// IMP-10.1: any from the display; it is not replaced, and there is no limit and no way back.
#[test]
fn taking_a_contract() {
    let mut situation =
        Situation::new(4).trains(PURPLE, &[8, 8]).goods(PURPLE, "").display("k01 k03 k09 k19");
    let mut left = 15;
    for contract in ["k01", "k19", "k09", "k03"] {
        situation = situation.again(PURPLE).plays(PURPLE, &format!("contract {contract}"));
        left -= 1;
        assert_eq!((situation.table().display.len(), situation.phase()), (left, Phase::After));
        assert!(situation.player(PURPLE).contracts.contains(contract.parse().unwrap()));
    }
    situation.turn(TURQUOISE).refuses(TURQUOISE, "contract k01", "IMP-10.1");
}

/// IMP-10.2: it reserves freight cars for good, and there must be as many; goods that lose their place go.
#[test]
fn reserved_cars() {
    for (contract, size) in [("k01", 1), ("k09", 2), ("k19", 3)] {
        let situation = Situation::new(4).goods(PURPLE, "C").display(contract);
        let mv = format!("contract {contract}");
        let taken = situation.clone().plays(PURPLE, &mv);
        assert_eq!((taken.player(PURPLE).reserved_cars, taken.player(PURPLE).free_cars()), (size, 3 - size));
        // Passenger cars and reserved ones do not count.
        let few = situation.has(PURPLE, "passenger_cars", json!(4 - size)).refuses(PURPLE, &mv, "IMP-10.2");
        assert_eq!(few.player(PURPLE).free_cars(), size - 1);
    }
    let situation = Situation::new(4).goods(PURPLE, "WWSI").display("k09").plays(PURPLE, "contract k09");
    assert_eq!(situation.moves(PURPLE), ["discard wood", "discard stone", "discard iron"]);
    let situation = situation
        .refuses(PURPLE, "end", "IMP-8.3")
        .plays(PURPLE, "discard stone")
        .plays(PURPLE, "discard wood");
    assert_eq!(situation.goods_of(PURPLE), "WI");
}

/// IMP-10.3, IMP-10.4: as many investors come, to the lowest of ten rows; those without a row do not.
#[test]
fn investors() {
    for (contract, there, then) in
        [("k01", 1, 2), ("k09", 1, 3), ("k19", 1, 4), ("k19", 0, 3), ("k19", 8, 10), ("k19", 10, 10)]
    {
        let situation = Situation::new(4)
            .trains(PURPLE, &[8, 8, 3])
            .contracts(PURPLE, "k20 k21 k22")
            .investors(PURPLE, there);
        let situation = situation.display(contract).plays(PURPLE, &format!("contract {contract}"));
        assert_eq!(situation.player(PURPLE).investors, then, "{there} and {contract}");
        let came = then - there;
        let id = contract.parse().unwrap();
        assert!(situation.events.contains(&Event::ContractTaken {
            seat: seat(PURPLE),
            contract: id,
            investors: came
        }));
    }
}

/// IMP-10.5: factories stand in the end where they bring most: each for one contract only.
#[test]
fn factories_where_they_bring_most() {
    let sites = ["wien/a", "wien/b", "wien/c", "wien/d", "bratislava/1", "bratislava/a"];
    // What is there, the contracts, and those that are fulfilled.
    for (factories, contracts, fulfilled) in [
        ("W", "k01", "k01"),
        ("W", "k01 k02", "k02"),
        ("WS", "k01 k03 k10", "k10"),
        ("WS", "k02 k04 k10", "k02 k04"),
        ("WS", "k10", "k10"),
        ("WI", "k01 k11", "k11"),
        ("WSI", "k19 k01", "k19"),
        ("WSI", "k02 k04 k06", "k02 k04 k06"),
        ("WSI", "k19 k02 k04 k06", "k02 k04 k06"),
        ("C", "k01", ""),
        ("", "k01", ""),
        ("WWS", "k23 k01 k10", "k23"),
        ("WWWW", "k09 k01 k02", "k09 k01 k02"),
    ] {
        let mut situation =
            Situation::new(4).tracks(PURPLE, "wien-bratislava").trains(PURPLE, &[8, 8]).goods(PURPLE, "");
        situation = situation.contracts(PURPLE, contracts);
        for (letter, site) in factories.chars().zip(sites) {
            situation = situation.factory(PURPLE, site, Good::from_letter(letter).unwrap(), 0);
        }
        let mut found: Vec<String> =
            situation.table().fulfilled(seat(PURPLE)).iter().map(|id| id.to_string()).collect();
        let mut expected: Vec<&str> = fulfilled.split_whitespace().collect();
        found.sort();
        expected.sort_unstable();
        assert_eq!(found, expected, "{factories} for {contracts}");
    }
}

/// IMP-10.5: a contract that is not secured yet would be fulfilled only beside all that are fulfilled now.
#[test]
fn contracts_that_would_be_fulfilled() {
    let situation = Situation::new(4).trains(PURPLE, &[8]).goods(PURPLE, "").contracts(PURPLE, "k01");
    let situation = situation.factory(PURPLE, "wien/a", Good::Wood, 0);
    let would =
        |situation: &Situation, id: &str| situation.table().would_fulfil(seat(PURPLE), id.parse().unwrap());
    // The wood factory is taken by the contract that is there, even if another one is worth more.
    assert_eq!(["k02", "k04", "k10"].map(|id| would(&situation, id)), [false; 3]);
    let situation = situation.factory(PURPLE, "wien/b", Good::Stone, 0);
    assert_eq!(["k02", "k04", "k10"].map(|id| would(&situation, id)), [false, true, false]);
}
