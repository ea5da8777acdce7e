use std::collections::HashSet;

use kernel::{message, text};
use serde_json::json;

use super::situation::{Situation, contracts, full_hands};
use super::*;

/// Whole games are led through in both languages: questions, moves, what they leave, what happened.
#[test]
fn every_question_and_move_is_put_into_words() {
    let (mut asked_keys, mut described, mut told) = (HashSet::new(), HashSet::new(), HashSet::new());
    play_out(15, |asked| {
        let (view, seat) = (asked.view, asked.seat);
        let progress = SteamPower::progress(view);
        assert_eq!(progress.round, u32::from(view.table.round));
        let question = SteamPower::question(view, seat);
        asked_keys.insert(question.ask.message());
        for text in [&progress.label, &progress.phase, &question.ask].into_iter().chain(&question.now) {
            let _ = said(text);
        }
        // A few of each question are enough: all of them are of the same making.
        for mv in asked.moves.iter().step_by(asked.moves.len() / 5 + 1) {
            let move_told = SteamPower::describe(view, seat, mv);
            described.insert(move_told.message());
            for phrase in said(&move_told) {
                let lower = phrase.chars().next().is_some_and(char::is_lowercase);
                assert!(lower && !phrase.ends_with('.'), "{mv}: {phrase}");
            }
            if let Some(balance) = SteamPower::balance(view, seat, mv) {
                let _ = said(&balance);
            }
        }
        for event in asked.events {
            let text = kernel::Happening::text(event);
            for sentence in said(&text) {
                assert!(sentence.ends_with('.'), "{sentence}");
            }
            told.insert(text.message());
        }
    });
    for key in [
        text!(sp_ask_first_action, actions = 0).message(),
        message!(sp_ask_second_action),
        message!(sp_ask_second_tile),
        text!(sp_ask_bring, colour = "").message(),
        message!(sp_ask_bonus_track),
        message!(sp_ask_bonus_factory),
        message!(sp_ask_bonus_contracts),
        text!(sp_solo_end, title = "", points = 0).message(),
        message!(ending_last_round),
    ] {
        assert!(asked_keys.contains(&key), "{key:?} is never asked: {asked_keys:?}");
    }
    assert!(described.len() > 14, "{described:?}");
    assert!(told.len() > 18, "{told:?}");
}

#[test]
fn what_is_asked_for_an_action() {
    let beginner = Situation::new(4).hand(0, "c01 c02");
    assert_eq!(
        beginner.question(),
        (
            "Your first action of two: what do you do?".to_owned(),
            [
                "Track goes on a lit hex, a factory in a lit city; a lit contract can be fulfilled.",
                "You have $20.",
                "You have no track yet: start next to any city.",
                "You cannot fulfil any of your contracts yet.",
                "Contracts fulfilled: 0 of the 9 that bring the end.",
            ]
            .map(str::to_owned)
            .to_vec()
        )
    );
    let later =
        Situation::network(4).hand(0, "c01 c37").cash(0, 8).fulfilled(2, "c02 c03 c04 c05 c06 c07 c08");
    let (ask, now) = later.plays(&["bank"]).question();
    assert_eq!(ask, "Your second action: what do you do?");
    assert_eq!(
        now,
        [
            "You have $11.",
            "You can fulfil 1 of the 2 contracts in your hand.",
            "Contracts fulfilled: 0 of the 9 that bring the end.",
            "Player 2 has fulfilled 7 of 9: the end is near.",
        ]
    );
    let last = Situation::network(5).fulfilled(1, "c02 c03 c04 c05 c06 c07 c08 c09");
    let (_, now) = last.question();
    assert_eq!(now[1..], ["You hold no contracts.", "This round is the last."]);
    assert_eq!(english(&SteamPower::progress(&last.view()).label), "Round 1, the last");
}

#[test]
fn what_is_asked_about_an_incomplete_link() {
    let (ask, now) = Situation::network(2).plays(&["build D21 straight/0"]).question();
    assert_eq!(ask, "Do you lay a second tile?");
    assert_eq!(
        now,
        [
            "You have $20.",
            "Your link from Hamburg is incomplete: go on from its end at D21, or choose that last tile to replace \
             it or take it back."
        ]
    );
}

/// Who is paid what is known before anything is confirmed.
#[test]
fn what_is_asked_for_a_contract() {
    let situation = Situation::network(3).hand(0, "c29");
    assert_eq!(
        situation.describe("fulfil c29"),
        "fulfil the contract for 1 black, 1 white and 1 orange ($3 and 4 points): pay $2 to Player 1 and $10 to the \
         bank at least"
    );
    assert_eq!(situation.balance("fulfil c29").unwrap(), "$12, then +$3: $11 then");
    let bringing = situation.plays(&["fulfil c29"]);
    assert_eq!(
        bringing.question(),
        (
            "Where does the black resource come from?".to_owned(),
            [
                "Your contract asks for 1 black, 1 white and 1 orange; still to be brought: 1 black.",
                "The bank has been paid $10 for 2 that cannot be brought.",
                "Accepting brings all of it the cheapest way and pays $2 to Player 1.",
                "You have $10.",
            ]
            .map(str::to_owned)
            .to_vec()
        )
    );
    assert_eq!(bringing.describe("accept"), "accept the cheapest way: 1 black from Kiel; pay $2 to Player 1");
    assert_eq!(bringing.describe("bring B19 1:2"), "bring black from Kiel (B19): $2 to Player 1");
    assert_eq!(bringing.balance("accept").unwrap(), "$2, then +$3: $11 then");

    let own = Situation::network(3).factory("E14", 0, 5).hand(0, "c02").plays(&["fulfil c02"]);
    assert_eq!(own.question().1[1], "Accepting brings all of it the cheapest way, for nothing.");
    assert_eq!(own.describe("accept"), "accept the cheapest way: 2 white from Bremen; nothing to pay");
    assert_eq!(own.describe("bring E14"), "bring white from Bremen (E14): nothing to pay");
    assert_eq!((own.balance("bring E14"), own.balance("accept").unwrap()), (None, "+$3, $23 then".into()));
}

#[test]
fn what_a_bonus_offers() {
    let situation = |bonus: &str| Situation::network(2).phase(json!({ "bonus": bonus }));
    for (bonus, ask, first) in [
        ("track", "where do you lay track?", "You may lay one or two tiles, at the usual costs."),
        ("factory", "where do you build a factory?", "You may start it with 4 to 6 resources."),
        ("contracts", "do you take contracts?", "It is not one of your two actions."),
    ] {
        let (asked, now) = situation(bonus).question();
        assert_eq!(asked, format!("Bonus action: {ask}"));
        assert_eq!(
            (now[0].as_str(), now[now.len() - 1].as_str()),
            (first, "Use it now or never: what is skipped is lost.")
        );
    }
    let useless = Situation::new(2).phase(json!({ "bonus": "factory" })).question().1;
    assert_eq!(useless, ["There is nothing it could be used for now."]);
}

/// With the bag empty, contracts come from the fullest hands.
#[test]
fn whose_contracts_are_taken() {
    let full = full_hands();
    assert!(
        full.question().1.contains(
            &"The bag is empty: contracts are drawn from the fullest of the other hands.".to_owned()
        )
    );
    assert_eq!(
        full.describe("take from 1"),
        "take a contract from the hand of Player 1, then one from the fullest hand"
    );
    let second = full.clone().phase(json!("second-contract"));
    assert_eq!(
        second.question(),
        (
            "From whose hand do you take the second contract?".to_owned(),
            vec!["The fullest of the other hands, with 17 contracts each: Player 1 and Player 2.".to_owned()]
        )
    );
    assert_eq!(second.describe("take from 1"), "take a contract from the hand of Player 1");
    let one_left = full.hand(2, &contracts(32..=47));
    assert_eq!(
        one_left.describe("take"),
        "take the last contract from the bag, then one from the fullest hand"
    );
    assert_eq!(Situation::new(3).describe("take"), "take 2 contracts from the bag");
}

/// SP-5.3, SP-9.4: whoever alone holds most can draw nothing, or draws from the fullest hand of the others.
#[test]
fn whose_hand_is_the_fullest() {
    let most = Situation::new(3)
        .hand(0, &contracts(1..=18))
        .hand(1, &contracts(19..=33))
        .hand(2, &contracts(34..=48));
    let told =
        |situation: &Situation| situation.question().1.into_iter().find(|told| told.contains("bag")).unwrap();
    assert_eq!(
        told(&most),
        "There is nothing to take: the bag is empty, and there is no hand that you may draw from."
    );
    let steals = most.edit(|state| state["table"]["variant"]["steal_from_next"] = json!(true));
    assert_eq!(told(&steals), "The bag is empty: contracts are drawn from the fullest of the other hands.");
    let alone = Situation::new(1).hand(0, &contracts(1..=48));
    assert_eq!(told(&alone), "The bag is empty: no more contracts can be taken.");
}

/// Of several who lack equally few contracts, the first in the order of turns is named.
#[test]
fn who_brings_the_end_near() {
    let near = Situation::network(4)
        .fulfilled(1, "c02 c03 c04 c05 c06 c07 c08")
        .fulfilled(3, "c09 c10 c11 c12 c13 c14 c15");
    let told = |situation: &Situation| situation.question().1.pop().unwrap();
    assert_eq!(told(&near), "Player 1 has fulfilled 7 of 9: the end is near.");
    let begun_by_2 = near.edit(|state| state["table"]["first"] = json!(2));
    assert_eq!(told(&begun_by_2), "Player 3 has fulfilled 7 of 9: the end is near.");
}

#[test]
fn a_move_says_what_it_does() {
    let situation = Situation::network(3);
    for (mv, told) in [
        ("build D21 straight/0", "lay a straight (E–W) at D21, free"),
        ("factory E14 5", "build a factory in Bremen (E14), with 5 white"),
        ("bank", "take $3 from the bank"),
        ("skip", "skip the bonus action: it is lost"),
        ("done", "lay no second tile"),
    ] {
        assert_eq!(situation.describe(mv), told);
    }
    assert_eq!(situation.balance("bank").unwrap(), "+$3, $23 then");
    for mv in ["build D21 straight/0", "factory E14 5", "take"] {
        assert_eq!(situation.balance(mv), None, "{mv}");
    }
    let begun = situation.plays(&["build D21 straight/0"]);
    assert_eq!(begun.describe("remove"), "take back the last tile, at D21: no money comes back");
    assert_eq!(begun.describe("replace curve/0"), "replace the last tile, at D21, by a curve (SE–W), free");
    let hills = Situation::new(2);
    assert_eq!(hills.describe("build J19 straight/0"), "lay a straight (E–W) at J19 for $2");
    assert_eq!(hills.balance("build J19 straight/0").unwrap(), "$2, leaves $18");
    let nearly = Situation::new(2).track(0, "D17 E-W");
    assert!(
        nearly.describe("build D15 curve/5").ends_with(", and complete the link from Hamburg to Bremen"),
        "{}",
        nearly.describe("build D15 curve/5")
    );
}

#[test]
fn french_colours_agree() {
    use steam_power::Colour;
    let said = |colour: Colour, count| {
        Words::new(Language::French).say(&text!(sp_source, resources = colour.count(count), from = "Kiel"))
    };
    assert_eq!(said(Colour::Black, 1), "1 noire depuis Kiel");
    assert_eq!(said(Colour::Grey, 2), "2 grises depuis Kiel");
    assert_eq!(said(Colour::Orange, 3), "3 orange depuis Kiel");
}
