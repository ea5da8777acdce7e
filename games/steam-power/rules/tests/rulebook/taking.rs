//! SP-5 and SP-6: taking contracts and money.

use kernel::Events;
use kernel::kit::TestScene as _;
use std::collections::BTreeSet;

use steam_power::{Event, Phase};

use crate::situation::{Situation, seat};

/// Hands of these sizes and this many contracts in the bag; all others have been fulfilled by seat 0.
fn hands(options: &[(&str, &str)], sizes: &[usize], bag: usize) -> Situation {
    let mut left = (1..=48).map(|number| format!("c{number:02}"));
    let mut situation = Situation::with(sizes.len(), options);
    let held: usize = sizes.iter().sum();
    let fulfilled: Vec<String> = left.by_ref().take(48 - held - bag).collect();
    situation = situation.fulfilled(0, &fulfilled.join(" "));
    for (number, size) in sizes.iter().enumerate() {
        let hand: Vec<String> = left.by_ref().take(*size).collect();
        situation = situation.hand(number, &hand.join(" "));
    }
    assert_eq!(usize::from(situation.table().bag), bag);
    situation
}

fn sizes(situation: &Situation) -> Vec<u8> {
    situation.table().all_seats().map(|seat| situation.table().player(seat).hand).collect()
}

/// SP-5.1: two from the bag, at random; a hand may have any size.
#[test]
fn two_from_the_bag() {
    let situation = hands(&[], &[20, 5, 5], 10).refuses(0, "take from 1", "SP-5.2");
    let situation = situation.plays(0, "take");
    assert_eq!((sizes(&situation), situation.table().bag), (vec![22, 5, 5], 8));
    assert!(situation.events.contains(&Event::Drew { seat: seat(0), contracts: 2 }));
    let drawn: BTreeSet<String> = (0..20)
        .map(|game| {
            let (mut position, _) = crate::situation::start(2, &[], &format!("bag {game}"));
            let (first, before) = (position.table().active, position.hand(position.table().active));
            kernel::Rules::play(&mut position, first, &steam_power::Move::Take, &mut Events::ignored())
                .unwrap();
            format!("{:?}", position.hand(first).without(before))
        })
        .collect();
    assert!(drawn.len() > 15);
}

/// take-empty-bag (SP-5.2): hands of 3, 5 and 5: the player with 3 draws from one of the two with 5.
#[test]
fn take_empty_bag() {
    let situation = hands(&[], &[3, 5, 5], 0);
    assert_eq!(situation.moves_like(0, "take"), ["take from 1", "take from 2"]);
    let situation = situation.refuses(0, "take", "SP-5.2").refuses(0, "take from 0", "SP-5.2");
    let situation = situation.plays(0, "take from 1");
    // Then the other one alone has the most, and gives the second.
    assert_eq!((sizes(&situation), situation.table().actions_left), (vec![5, 4, 4], 1));
    let from: Vec<_> = [1, 2].map(|from| Event::DrewFrom { seat: seat(0), from: seat(from) }).into();
    assert_eq!(*situation.events, from);
}

/// SP-5.2: unseen and at random.
#[test]
fn drawn_at_random() {
    let situation = hands(&[], &[3, 9, 5], 0);
    let before = situation.position.hand(seat(0));
    let drawn: BTreeSet<String> = (0..20_u8)
        .map(|game| {
            let situation = situation.clone().edit(|state| state["draws"] = draws(game)).plays(0, "take");
            assert_eq!(sizes(&situation), [5, 7, 5]);
            format!("{:?}", situation.position.hand(seat(0)).without(before))
        })
        .collect();
    assert!(drawn.len() > 10);
}

fn draws(seed: u8) -> serde_json::Value {
    serde_json::to_value(kernel::Draws::from_seed([seed; 32])).unwrap()
}

/// SP-5.2: one after the other, the bag first; for the second, it is looked at again who has most.
#[test]
fn the_bag_first() {
    let situation = hands(&[], &[3, 5, 6], 1).refuses(0, "take from 2", "SP-5.2").plays(0, "take");
    assert_eq!(
        (sizes(&situation), situation.table().bag, situation.table().actions_left),
        (vec![5, 5, 5], 0, 1)
    );
    assert_eq!(
        *situation.events,
        [Event::Drew { seat: seat(0), contracts: 1 }, Event::DrewFrom { seat: seat(0), from: seat(2) }]
    );
    // With a choice for the second, it is asked.
    let situation = hands(&[], &[3, 5, 5], 1).plays(0, "take");
    assert_eq!((situation.phase(), situation.table().actions_left), (Phase::SecondContract, 1));
    assert_eq!(situation.moves(0), ["take from 1", "take from 2"]);
    let situation =
        situation.refuses(0, "bank", "SP-1.3").refuses(0, "take", "SP-5.2").plays(0, "take from 2");
    assert_eq!(
        (sizes(&situation), situation.phase(), situation.table().actions_left),
        (vec![5, 5, 4], Phase::Action, 1)
    );
}

/// SP-5.2: the first from the only fullest hand, the second from one of two that are equal now.
#[test]
fn the_second_choice() {
    let situation = hands(&[], &[2, 6, 5], 0);
    assert_eq!(situation.moves_like(0, "take"), ["take"]);
    let situation = situation.refuses(0, "take from 1", "SP-5.2").plays(0, "take");
    assert_eq!((sizes(&situation), situation.phase()), (vec![3, 5, 5], Phase::SecondContract));
    let situation = situation.plays(0, "take from 1");
    assert_eq!(sizes(&situation), [4, 4, 5]);
    // Only among those who have most.
    let four = hands(&[], &[2, 5, 5, 4], 0).refuses(0, "take from 3", "SP-5.2").plays(0, "take from 2");
    assert_eq!(sizes(&four), [4, 4, 4, 4]);
}

/// SP-5.3: a player who alone has the most can draw nothing; one with as many as others, from those. After the first their
/// own hand may be the fullest: then there is no second.
#[test]
fn the_own_hand_is_the_fullest() {
    let situation = hands(&[], &[6, 5, 5], 0);
    assert!(situation.moves_like(0, "take").is_empty());
    situation.refuses(0, "take", "SP-5.3").refuses(0, "take from 1", "SP-5.3").plays(0, "bank");
    let situation = hands(&[], &[5, 5, 4], 0).plays(0, "take");
    assert_eq!((sizes(&situation), situation.table().actions_left), (vec![6, 4, 4], 1));
    // The bag's last one makes it so.
    let situation = hands(&[], &[5, 5, 4], 1).plays(0, "take");
    assert_eq!((sizes(&situation), situation.phase()), (vec![6, 5, 4], Phase::Action));
    // Nobody has any.
    let situation = hands(&[], &[0, 0, 0], 0);
    situation.refuses(0, "take", "SP-5.3");
}

/// SP-9.4: `steal_from_next` lets them draw from the fullest hand among the others.
#[test]
fn steal_from_next() {
    let on = &[("steal_from_next", "on")];
    let situation = hands(on, &[8, 5, 4], 0).plays(0, "take");
    assert_eq!((sizes(&situation), situation.phase()), (vec![9, 4, 4], Phase::SecondContract));
    assert_eq!(sizes(&situation.plays(0, "take from 2")), [10, 4, 3]);
    let situation = hands(on, &[8, 5, 5], 0);
    assert_eq!(situation.moves_like(0, "take"), ["take from 1", "take from 2"]);
    // Where others have most anyway, and where nobody has any, nothing changes.
    assert_eq!(sizes(&hands(on, &[3, 5, 7], 0).plays(0, "take")), [5, 5, 5]);
    hands(on, &[3, 0, 0], 0).refuses(0, "take", "SP-5.3");
}

/// SP-4.14: with the bag empty, the bonus draws from hands too.
#[test]
fn a_bonus_from_hands() {
    let situation = hands(&[("map", "germany")], &[3, 5, 4], 1).link(0, "Kiel", "Hamburg").edit(|state| {
        state["table"]["phase"] = serde_json::json!({ "bonus": "contracts" });
        state["table"]["actions_left"] = serde_json::json!(1);
    });
    let situation = situation.plays(0, "take");
    assert_eq!(
        (sizes(&situation), situation.table().bag, situation.table().actions_left),
        (vec![5, 4, 4], 0, 1)
    );
}

/// SP-4.14, SP-5.3: a bonus that nothing can be drawn for is skipped.
#[test]
fn a_bonus_without_contracts() {
    let situation = hands(&[("map", "germany")], &[6, 2], 0).link(0, "Kiel", "Hamburg");
    let situation = situation.edit(|state| {
        state["table"]["phase"] = serde_json::json!({ "bonus": "contracts" });
        state["table"]["actions_left"] = serde_json::json!(1);
    });
    assert_eq!(situation.moves(0), ["skip"]);
    situation.refuses(0, "take", "SP-5.3").plays(0, "skip");
}

/// bank-action (SP-6.1): $3; SP-9.1: $5 in the later edition.
#[test]
fn bank_action() {
    let situation = Situation::germany(2).plays(0, "bank");
    assert_eq!((situation.money(), situation.table().actions_left), (vec![23, 20], 1));
    assert!(situation.events.contains(&Event::TookMoney { seat: seat(0), dollars: 3 }));
    let later = Situation::with(2, &[("later_edition", "on")]).plays(0, "bank");
    assert_eq!(later.money(), [25, 20]);
    assert!(later.events.contains(&Event::TookMoney { seat: seat(0), dollars: 5 }));
}
