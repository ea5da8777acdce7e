//! IMP-10.5 once more: every way to fulfil some of the contracts is tried.

use imperial_steam::{Contracts, Position};
use kernel::{Seat, Stream};
use serde_json::Value;

use crate::board::{CONTRACTS, seats, words};
use crate::{look_at_games, made_up};

/// The most that any set of the player’s contracts is worth that the factories suffice for.
fn best(player: &Value) -> i64 {
    let contracts = words(&player["contracts"]);
    let factories: Vec<char> = player["factories"]
        .as_array()
        .unwrap()
        .iter()
        .map(|factory| factory["good"].as_str().unwrap().to_uppercase().chars().next().unwrap())
        .collect();
    let sets = 0..1u32 << contracts.len();
    let worth = |set: u32| {
        let chosen = contracts.iter().enumerate().filter(|(index, _)| set >> index & 1 == 1);
        let (mut free, mut sum) = (factories.clone(), 0);
        for (_, id) in chosen {
            let (needs, value) = &CONTRACTS[id];
            for kind in needs.chars() {
                free.remove(free.iter().position(|factory| *factory == kind)?);
            }
            sum += value;
        }
        Some(sum)
    };
    sets.filter_map(worth).max().unwrap()
}

fn value(contracts: Contracts) -> i64 {
    contracts.iter().map(|id| CONTRACTS[&id.to_string()].1).sum()
}

fn agree(position: &Position, table: &Value) -> usize {
    let mut compared = 0;
    for (number, player) in seats(table).iter().enumerate() {
        let found = position.table().fulfilled(Seat::new(number));
        assert!(found.iter().all(|id| position.table().player(Seat::new(number)).contracts.contains(id)));
        assert_eq!(value(found), best(player), "{player}");
        // And those that are named can be fulfilled at once.
        let mut needs = [0; 4];
        for id in found.iter() {
            for (sum, more) in needs.iter_mut().zip(position.table().contract(id).factories) {
                *sum += more;
            }
        }
        let kinds = position.table().player(Seat::new(number)).factory_kinds();
        assert!(needs.iter().zip(kinds).all(|(needs, have)| *needs <= have));
        compared += usize::from(!found.is_empty());
    }
    compared
}

#[test]
fn contracts_are_fulfilled_as_well_as_can_be() {
    let (mut positions, mut some) = (0, 0);
    look_at_games(2, 5, |position, table| {
        positions += 1;
        some += agree(position, table);
    });
    assert!(positions > 500 && some > 30, "{positions} positions, {some} with contracts that are fulfilled");
}

/// Many contracts for few factories, as games seldom have them.
#[test]
fn many_contracts() {
    let mut stream = Stream::from_seed([7; 32]);
    let positions = (0..3000).filter_map(|_| made_up::position(true, &mut stream));
    let hard: usize =
        positions.map(|position| agree(&position, &serde_json::to_value(&position).unwrap()["table"])).sum();
    assert!(hard > 1000, "{hard}");
}
