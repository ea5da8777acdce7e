//! IMP-3: turns, hands and free actions.

use imperial_steam::{Action, Good, Phase, Reason};
use kernel::kit::TestScene as _;
use serde_json::json;

use crate::situation::{PURPLE, RED, Situation, TURQUOISE, YELLOW, seat};

/// IMP-3.1: one hand in a turn, in turn order, until nobody has any left.
#[test]
fn one_hand_after_the_other() {
    let situation = Situation::new(4).refuses(PURPLE, "end", "IMP-3.1").plays(PURPLE, "fundraise");
    let situation = situation.refuses(PURPLE, "pass", "IMP-3.1").refuses(PURPLE, "fundraise", "IMP-3.1");
    assert_eq!((situation.phase(), situation.table().active), (Phase::After, seat(PURPLE)));
    let mut situation = situation.plays(PURPLE, "end");
    for number in [TURQUOISE, YELLOW, RED] {
        assert_eq!(situation.table().active, seat(number));
        situation = situation.plays(number, "pass").plays(number, "end");
    }
    assert_eq!(situation.table().active, seat(PURPLE));
    // Who has none left is not asked again, and has no free actions.
    let situation = situation.edit(|table| {
        for number in [PURPLE, TURQUOISE, YELLOW] {
            table["seats"][number]["placed"] = json!({ "pass": 2 });
        }
        table["active"] = json!(YELLOW);
        table["stage"] = json!("after");
    });
    let situation = situation.plays(YELLOW, "end");
    assert_eq!((situation.table().active, situation.table().round), (seat(RED), 1));
    let situation = situation.refuses(PURPLE, "sell", "IMP-1.6").plays(RED, "fundraise").plays(RED, "end");
    assert_eq!(situation.table().round, 2);
}

/// Everything that a seat can do with a hand, by the tile it goes to.
const EACH: [(Action, &str); 11] = [
    (Action::Build, "build wien-bratislava 11"),
    (Action::Hire, "hire bronze-1 x1"),
    (Action::Building, "factory wien/a wood t1"),
    (Action::Produce, "produce nothing"),
    (Action::Goods, "buy wood"),
    (Action::Train, "train 4"),
    (Action::Contract, "contract k01"),
    (Action::Give, "give 0"),
    (Action::Share, "share 40"),
    (Action::Fundraise, "fundraise"),
    (Action::Pass, "pass"),
];

/// IMP-3.2: each own hand on a tile costs a step, on each of the eleven; what cannot be paid cannot be done.
#[test]
fn hands_that_are_there() {
    for (action, mv) in EACH {
        for there in 0..=3 {
            let situation = Situation::new(4).round(4).goods(PURPLE, "WSI");
            let situation = situation.placed(PURPLE, action.notation(), there).display("k01");
            let poor = situation.clone().influence(&[10 * u16::from(there), 0, 0, 0]).hubs([0; 4]);
            let after = poor.plays(PURPLE, mv);
            assert_eq!(after.influences()[PURPLE], 0, "{mv} with {there} hands");
            assert_eq!(after.player(PURPLE).placed[action.index()], there + 1);
            if there > 0 {
                let poorer = situation.influence(&[10 * u16::from(there) - 10, 0, 0, 0]).hubs([0; 4]);
                poorer.refuses(PURPLE, mv, "IMP-3.2");
            }
        }
    }
}

/// IMP-3.3: an action with no move at all is not carried out, but some always have one.
#[test]
fn no_hand_for_nothing() {
    let always = [Action::Produce, Action::Give, Action::Share, Action::Fundraise, Action::Pass];
    for action in Action::ALL {
        let why = (!always.contains(&action)).then_some(Reason::NothingToDo);
        assert_eq!(action.why_no_move(), why, "{action}");
    }
}

/// IMP-3.3: a player without influence, money, goods or anything has five tiles to go to, as many as there are hands.
#[test]
fn there_is_always_a_tile() {
    let mut situation =
        Situation::new(2).round(4).influence(&[0, 0]).cash(0, 0).goods(0, "").training(0, [0; 3]);
    situation = situation.investors(0, 0).has(0, "passenger_cars", json!(3));
    assert_eq!(situation.moves(0), ["produce nothing", "give 0", "share 40", "fundraise", "pass"]);
    // Without fundraising: what is raised could be spent.
    for (left, mv) in [(4, "produce nothing"), (3, "give 0"), (2, "share 40"), (1, "pass"), (0, "fundraise")]
    {
        situation = situation.plays(0, mv).plays(0, "end");
        assert_eq!(situation.player(0).hands, left);
        if left > 0 {
            situation = situation.turn(0);
        }
    }
    // Nothing else is done for nothing.
    let situation = Situation::new(2).round(2).factory(0, "wien/a", Good::Wood, 0);
    situation.refuses(0, "produce all", "IMP-8.4").refuses(0, "produce wien/a", "IMP-8.4");
}

/// IMP-3.4: before, during and after the Main Action, and as often as wanted.
#[test]
fn free_actions_at_any_time() {
    let situation = || {
        let situation =
            Situation::new(4).trains(PURPLE, &[8, 3]).contracts(PURPLE, "k19").investors(PURPLE, 4);
        situation
            .factory(PURPLE, "wien/a", Good::Wood, 3)
            .tile("bratislava", "blue")
            .tracks(PURPLE, "wien-bratislava")
    };
    let before =
        situation().plays(PURPLE, "sell").plays(PURPLE, "deliver wien/a bratislava").plays(PURPLE, "sell");
    assert_eq!(before.phase(), Phase::Before);
    before.plays(PURPLE, "fundraise").plays(PURPLE, "sell");
    for (mv, stage) in [
        ("build wien-wr_neustadt 21", Phase::Building { spare: 0 }),
        ("hire bronze-1 x1", Phase::Hiring { source: "bronze-1".parse().ok() }),
        ("engineer bridge bronze", Phase::Hiring { source: None }),
        ("produce wien/a", Phase::Producing { done: 1 }),
        ("order wood", Phase::Ordering),
        ("pass", Phase::After),
    ] {
        let situation = situation().training(PURPLE, [1, 1, 0]).edit(|table| {
            for (hub, engineers) in
                [("bronze", [2, 0]), ("white", [0, 2]), ("green", [1, 1]), ("blue", [1, 1])]
            {
                table["hubs"][hub]["engineers"] = json!(engineers);
            }
        });
        let situation = situation.plays(PURPLE, mv);
        assert_eq!(situation.phase(), stage, "{mv}");
        let situation =
            if situation.table().points > 0 { situation.plays(PURPLE, "leave") } else { situation };
        let during = situation.plays(PURPLE, "sell").plays(PURPLE, "deliver wien/a bratislava");
        assert_eq!(during.phase(), stage, "a free action is none of {mv}");
        during.plays(PURPLE, "end");
    }
}

/// IMP-3.5: a turn waits for its player, even when there is nothing else to do.
#[test]
fn a_turn_ends_when_its_player_says_so() {
    let situation = Situation::new(2).investors(0, 0).plays(0, "pass");
    assert_eq!((situation.moves(0), situation.table().active), (vec!["end".to_owned()], seat(0)));
    assert_eq!(situation.plays(0, "end").table().active, seat(1));
}
