use std::collections::{BTreeSet, HashSet};

use kernel::{message, text};

use serde_json::json;

use super::situation::Situation;
use super::*;

/// Whole games are led through in both languages: questions, moves, what they leave, what happened.
#[test]
fn every_question_and_move_is_put_into_words() {
    let (mut asked_for, mut described) = (HashSet::new(), BTreeSet::new());
    play_out(12, |asked| {
        let (view, seat) = (asked.view, asked.seat);
        let progress = ImperialSteam::progress(view);
        assert_eq!(progress.round, u32::from(view.table.round));
        let question = ImperialSteam::question(view, seat);
        asked_for.insert(question.ask.message());
        for text in [&progress.label, &progress.phase, &question.ask].into_iter().chain(&question.now) {
            said(text);
        }
        // A few of each question are enough: all of them are of the same making.
        for mv in asked.moves.iter().step_by(asked.moves.len() / 12 + 1) {
            let move_told = ImperialSteam::describe(view, seat, mv);
            described.insert(kind_of(mv));
            for phrase in said(&move_told) {
                let lower = phrase.chars().next().is_some_and(char::is_lowercase);
                assert!(lower && !phrase.ends_with('.'), "{mv}: {phrase}");
            }
            if let Some(balance) = ImperialSteam::balance(view, seat, mv) {
                said(&balance);
            }
        }
    });
    for question in [
        message!(imp_ask_bid),
        message!(imp_ask_action),
        message!(imp_ask_second_track),
        message!(imp_ask_hire_more),
        message!(imp_ask_produce_more),
        message!(imp_ask_order_more),
        text!(imp_ask_points, points = 1).message(),
        text!(imp_ask_discard, count = 1).message(),
        message!(imp_ask_after),
    ] {
        assert!(asked_for.contains(&question), "{question:?} is never asked: {asked_for:?}");
    }
    assert!(described.len() > 20, "{described:?}");
}

#[test]
fn what_is_asked_for_a_bid() {
    let position: Position = start(2, "bid", &[]);
    let view = position.view(Viewer::Seat(Seat::new(0)));
    let question = ImperialSteam::question(&view, Seat::new(0));
    assert_eq!(english(&question.ask), "How much do you bid for influence?");
    let now: Vec<_> = question.now.iter().map(english).collect();
    assert_eq!(
        now[..2],
        [
            "Your bid is paid and buys influence, which decides the turn order and where you can hire.",
            "To hire there takes 30 in Fürstenfeld (bronze), 50 in Graz (white), 70 in St. Veit a. d. Glan (green) and 90 \
             in Gloggnitz (blue)."
        ]
    );
    assert!(now[2].starts_with("At equal bids the first of these is ahead: "), "{now:?}");
    let bid = ImperialSteam::describe(&view, Seat::new(0), &Move::Bid(50));
    assert_eq!(english(&bid), "bid 50 guldens: enough for Fürstenfeld (bronze) and Graz (white)");
    let left = ImperialSteam::balance(&view, Seat::new(0), &Move::Bid(50)).unwrap();
    assert_eq!(english(&left), "120 → 70 guldens");
}

#[test]
fn what_is_asked_before_an_action() {
    let situation = Situation::new(2).goods(0, "WIC").has(0, "placed", json!({ "hire": 1 }));
    assert_eq!(
        situation.question(),
        (
            "Which action do you place a hand on?".to_owned(),
            [
                "This is your last hand of 2 in this round.",
                "For a track you lack 1 stone; one more hand costs influence on “Hire” (10).",
            ]
            .map(str::to_owned)
            .to_vec()
        )
    );
    assert_eq!(
        situation.describe("hire bronze-1 x2"),
        "hire 2 workers in Fürstenfeld (bronze hub) for 30 guldens; paying 1 step of influence for the repeated action"
    );
    assert_eq!(situation.balance("hire bronze-1 x2").unwrap(), "200 → 170 guldens; influence 50 → 40");
}

#[test]
fn what_a_track_takes_and_brings() {
    let situation = Situation::new(2).training(0, [1, 0, 1]).tracks(1, "wien-wr_neustadt");
    let told = situation.describe("build wien-wr_neustadt 3");
    assert!(
        told.starts_with(
            "lay a track between Wien and Wr. Neustadt with 1 worker of level 3; using 1 wood, 1 stone and 1 iron; paying \
             10 guldens to Player 1"
        ),
        "{told}"
    );
    let first = situation.plays(&["build wien-bratislava 3"]);
    let first = if first.0.table().points > 0 { first.plays(&["leave"]) } else { first };
    let (ask, now) = first.question();
    assert_eq!(ask, "Do you lay a second track?");
    assert_eq!(
        now[0],
        "It takes no more wood, stone and iron, and your first crew has an experience of 1 to spare for it."
    );
    let told = first.describe("build bratislava-sopron 1");
    assert!(told.starts_with("lay a track between Bratislava and Sopron with 1 worker of level 1"), "{told}");
}

#[test]
fn what_a_delivery_brings() {
    let situation = Situation::new(2)
        .training(0, [1, 0, 0])
        .factory(0, "wien/a", "coal", 2)
        .goods(0, "CC")
        .tracks(0, "wien-wr_neustadt wr_neustadt-gloggnitz");
    let told = situation.describe("deliver wien/a gloggnitz");
    assert!(
        told.starts_with(
            "deliver 1 coal from Wien, site a, to Gloggnitz; using 1 coal; taking the gold key of Gloggnitz (blue hub); \
             Gloggnitz (blue hub) rises to "
        ),
        "{told}"
    );
    assert_eq!(situation.balance("deliver wien/a gloggnitz"), None);
}

/// Who can lay no second track is asked whether the turn is over.
#[test]
fn what_cannot_be_done_is_not_asked() {
    let situation = Situation::new(2).training(0, [0, 0, 1]).plays(&["build wien-bratislava 3"]);
    let situation = if situation.0.table().points > 0 { situation.plays(&["leave"]) } else { situation };
    let situation =
        situation.training(0, [0, 0, 0]).edit(|table| table["stage"] = json!({ "building": { "spare": 0 } }));
    assert_eq!(
        situation.question(),
        (
            "Anything else, or do you end your turn?".to_owned(),
            vec!["There is no link on which you could lay a second track.".to_owned()]
        )
    );
}

#[test]
fn what_has_to_go_is_told_with_what_can_stay() {
    let situation = Situation::new(2).goods(0, "WSSIIC");
    let (ask, now) = situation.question();
    assert_eq!(ask, "Which good goes back to the supply?");
    assert_eq!(now, ["Keep 4 of: 1 wood, 2 stone and 2 iron.", "(1 coal stays on the engine.)"]);
}

#[test]
fn a_contract_is_no_price() {
    let situation = Situation::new(2).training(0, [1, 0, 0]).factory(0, "wien/a", "coal", 2).goods(0, "WSIC");
    let situation = situation.edit(|table| {
        table["contracts"] = json!(["k01", "k02", "k03", "k04", "k05", "k06", "k07", "k08", "k28"])
    });
    let label = |mv: &str| {
        let path = ImperialSteam::path(&situation.view(), Seat::new(0), &mv.parse().unwrap());
        english(path.last().unwrap().label().unwrap())
    };
    assert_eq!(label("contract k07"), "1 coal factory: ±70 at the end (you have 1 of 1)");
    assert_eq!(label("contract k28"), "1 stone and 2 coal factories: ±240 at the end (you have 1 of 3)");
    assert_eq!(
        situation.describe("contract k28"),
        "secure a contract for 1 stone factory and 2 coal factories (1 of 3 are yours and free for it): at the end 240 \
         guldens are won if it is fulfilled, lost if not, and neither unless somebody has joined Wien and Trieste; it \
         reserves 3 freight cars; 3 investors come; then 2 goods too many have to go"
    );
    // A factory is counted for one contract only.
    let again = situation.plays(&["contract k07", "end", "pass", "end"]);
    assert!(again.describe("contract k28").contains("(0 of 3 are yours and free for it)"));
}
