use std::collections::BTreeSet;

use serde_json::json;

use super::scene::Scene;
use super::*;

/// Whole games are led through in both languages: questions, moves, what they leave, what happened.
#[test]
fn every_question_and_move_is_put_into_words() {
    let (mut asked_keys, mut described) = (BTreeSet::new(), BTreeSet::new());
    play_out(12, |asked| {
        let (view, seat) = (asked.view, asked.seat);
        let progress = Position::progress(view);
        assert_eq!(progress.round, u32::from(view.table.round));
        let question = Position::question(view, seat);
        asked_keys.insert(question.ask.key);
        for text in [&progress.label, &progress.phase, &question.ask].into_iter().chain(&question.now) {
            said(text);
        }
        // A few of each question are enough: all of them are of the same making.
        for mv in asked.moves.iter().step_by(asked.moves.len() / 12 + 1) {
            let move_told = Position::describe(view, seat, mv);
            described.insert(verb(mv));
            for phrase in said(&move_told) {
                let lower = phrase.chars().next().is_some_and(char::is_lowercase);
                assert!(lower && !phrase.ends_with('.'), "{mv}: {phrase}");
            }
            if let Some(balance) = Position::balance(view, seat, mv) {
                said(&balance);
            }
        }
    });
    for key in [
        "imp-ask-bid",
        "imp-ask-action",
        "imp-ask-second-track",
        "imp-ask-hire-more",
        "imp-ask-produce-more",
        "imp-ask-order-more",
        "imp-ask-points",
        "imp-ask-discard",
        "imp-ask-after",
    ] {
        assert!(asked_keys.contains(key), "{key} is never asked: {asked_keys:?}");
    }
    assert!(described.len() > 20, "{described:?}");
}

#[test]
fn what_is_asked_for_a_bid() {
    let position = start(2, "bid", &[]);
    let view = position.view(Viewer::Seat(Seat::new(0)));
    let question = Position::question(&view, Seat::new(0));
    assert_eq!(english(&question.ask), "How much do you bid for influence?");
    let now: Vec<_> = question.now.iter().map(english).collect();
    assert_eq!(
        now[..2],
        [
            "You have 120 guldens. What you bid is paid, whatever the others bid, and each 10 guldens are a step of \
             influence.",
            "You can hire at a hub once your influence is no lower than the hub’s: Fürstenfeld (bronze hub) 30, Graz \
             (white hub) 50, St. Veit a. d. Glan (green hub) 70 and Gloggnitz (blue hub) 90."
        ]
    );
    let bid = Position::describe(&view, Seat::new(0), &Move::Bid(50));
    assert_eq!(english(&bid), "bid 50 guldens: enough for Fürstenfeld (bronze hub) and Graz (white hub)");
    let left = Position::balance(&view, Seat::new(0), &Move::Bid(50)).unwrap();
    assert_eq!(english(&left), "50 guldens, leaves 70 guldens");
}

#[test]
fn what_is_asked_before_an_action() {
    let scene = Scene::new(2).goods(0, "WIC").has(0, "placed", json!({ "hire": 1 }));
    assert_eq!(
        scene.question(),
        (
            "Which action do you place a hand on?".to_owned(),
            [
                "This is your last hand of 2 in this round.",
                "You have 200 guldens; your influence is 50.",
                "In store: 1 wood, 1 iron and 1 coal. To build tracks you lack 1 stone.",
                "In training: 2 workers of level 1, an experience of 2.",
                "Another hand there costs influence: “Hire”.",
            ]
            .map(str::to_owned)
            .to_vec()
        )
    );
    assert_eq!(
        scene.describe("hire bronze-1 x2"),
        "hire 2 workers in Fürstenfeld (bronze hub) for 30 guldens; paying 1 step of influence for the repeated action"
    );
    assert_eq!(
        scene.balance("hire bronze-1 x2").unwrap(),
        "30 guldens, leaves 170 guldens; influence 40 then"
    );
}

#[test]
fn what_a_track_takes_and_brings() {
    let scene = Scene::new(2).training(0, [1, 0, 1]).tracks(1, "wien-wr_neustadt");
    let told = scene.describe("build wien-wr_neustadt 3");
    assert!(
        told.starts_with(
            "lay a track between Wien and Wr. Neustadt with 1 worker of level 3; using 1 wood, 1 stone and 1 iron; paying \
             10 guldens to Player 1"
        ),
        "{told}"
    );
    let first = scene.plays(&["build wien-bratislava 3"]);
    let first = if first.0.table().points > 0 { first.plays(&["leave"]) } else { first };
    let (ask, now) = first.question();
    assert_eq!(ask, "Do you lay a second track?");
    assert_eq!(
        now[0],
        "A second track takes no more wood, stone and iron. Your crew has an experience of 1 to spare for it."
    );
    let told = first.describe("build bratislava-sopron 1");
    assert!(told.starts_with("lay a track between Bratislava and Sopron with 1 worker of level 1"), "{told}");
}

#[test]
fn what_a_delivery_brings() {
    let scene = Scene::new(2)
        .training(0, [1, 0, 0])
        .factory(0, "wien/a", "coal", 2)
        .goods(0, "CC")
        .tracks(0, "wien-wr_neustadt wr_neustadt-gloggnitz");
    let told = scene.describe("deliver wien/a gloggnitz");
    assert!(
        told.starts_with(
            "deliver 1 coal from Wien, site a, to Gloggnitz; using 1 coal; taking the gold key of Gloggnitz (blue hub); \
             Gloggnitz (blue hub) rises to "
        ),
        "{told}"
    );
    assert_eq!(scene.balance("deliver wien/a gloggnitz"), None);
}
