//! IMP-6: hire.

use imperial_steam::{Hub, Phase};
use kernel::kit::TestScene as _;
use serde_json::json;

use crate::situation::{PURPLE, Situation, TURQUOISE, seat};

/// Everything is in reach of Purple, and each hub has a Bridge and a Tunnel Engineer.
fn purple() -> Situation {
    Situation::new(4).hubs([10, 20, 30, 40]).cash(PURPLE, 1000).edit(|table| {
        for hub in Hub::ALL {
            table["hubs"][hub.notation()]["engineers"] = json!([1, 1]);
        }
    })
}

/// IMP-6.1: all workers of an action come from one source; but not nothing.
#[test]
fn from_one_source() {
    let situation = purple().plays(PURPLE, "hire white-1 x2");
    assert_eq!(situation.phase(), Phase::Hiring { source: "white-1".parse().ok() });
    let situation =
        situation.refuses(PURPLE, "hire white-2 x1", "IMP-6.1").refuses(PURPLE, "hire blue-2 x1", "IMP-6.1");
    // One after the other from that source.
    let situation = situation.plays(PURPLE, "sell").plays(PURPLE, "hire white-1 x1");
    situation
        .plays(PURPLE, "engineer bridge blue")
        .plays(PURPLE, "engineer tunnel green")
        .plays(PURPLE, "end");
    // The engineers first, then workers.
    let situation = purple().plays(PURPLE, "engineer bridge blue").plays(PURPLE, "hire white-1 x2");
    situation.refuses(PURPLE, "hire white-2 x1", "IMP-6.1").plays(PURPLE, "engineer tunnel white");
    assert!("hire white-1 x0".parse::<imperial_steam::Move>().is_err());
    // There are only so many sources.
    let situation = Situation::new(2).hubs([0; 4]);
    assert_eq!(situation.table().sources().count(), 4);
    situation.refuses(0, "hire white-2 x1", "IMP-6.1");
}

/// IMP-6.2: a hub is open to players with as much influence; a repeated action is paid for first.
#[test]
fn hubs_in_reach() {
    let situation = purple().influence(&[30, 0, 0, 0]);
    for (hub, open) in [("bronze", true), ("white", true), ("green", true), ("blue", false)] {
        for mv in [format!("hire {hub}-1 x1"), format!("engineer bridge {hub}")] {
            if open {
                situation.clone().plays(PURPLE, &mv);
            } else {
                situation.clone().refuses(PURPLE, &mv, "IMP-6.2");
            }
        }
    }
    // Rows do not matter: the lowest in a column reaches what the highest does.
    situation.clone().influence(&[30, 30, 30, 30]).turn(3).plays(3, "hire green-1 x1");
    let situation =
        situation.round(2).placed(PURPLE, "hire", 1).refuses(PURPLE, "hire green-1 x1", "IMP-6.2");
    let situation =
        situation.refuses(PURPLE, "engineer bridge green", "IMP-6.2").plays(PURPLE, "hire white-1 x1");
    // And it is not paid twice within the action.
    situation.refuses(PURPLE, "engineer bridge green", "IMP-6.2").plays(PURPLE, "engineer bridge white");
}

/// IMP-6.2: what is told of a hub is what hiring there would be answered.
#[test]
fn hubs_that_are_open() {
    let open = |situation: &Situation| Hub::ALL.map(|hub| situation.table().is_hub_open(seat(PURPLE), hub));
    let situation = purple().influence(&[30, 0, 0, 0]).round(2);
    assert_eq!(open(&situation), [true, true, true, false]);
    // Another hand on the action would be paid for first, also while Purple waits for their turn.
    let repeated = situation.placed(PURPLE, "hire", 1);
    assert_eq!(open(&repeated), [true, true, false, false]);
    let waiting = repeated.clone().turn(TURQUOISE).plays(TURQUOISE, "pass");
    assert_eq!(open(&waiting), [true, true, false, false]);
    // Once it is paid, and once there is no hand left to place, nothing more is.
    let hiring = repeated.clone().plays(PURPLE, "hire bronze-1 x1");
    assert_eq!(open(&hiring), [true, true, false, false]);
    let done = repeated.turn(TURQUOISE).placed(PURPLE, "pass", 2);
    assert_eq!(open(&done), [true, true, true, false]);
}

/// IMP-6.3: each worker costs the price of the source, which rises by 10 up to 50; prices stay.
#[test]
fn prices_rise() {
    for (workers, cost, price) in
        [(1, 10, 20), (2, 30, 30), (3, 60, 40), (4, 100, 50), (5, 150, 50), (7, 250, 50)]
    {
        let situation = purple().plays(PURPLE, &format!("hire white-1 x{workers}"));
        assert_eq!(situation.money()[PURPLE], 1000 - cost);
        let source = "white-1".parse().unwrap();
        assert_eq!(situation.table().worker_price(source), price);
        assert_eq!(situation.table().worker_price("white-2".parse().unwrap()), 10);
        assert_eq!(situation.plays(PURPLE, "end").round_ends().table().worker_price(source), price);
        let exactly = purple().cash(PURPLE, cost).plays(PURPLE, &format!("hire white-1 x{workers}"));
        assert_eq!(exactly.money()[PURPLE], 0);
        purple().cash(PURPLE, cost - 10).refuses(PURPLE, &format!("hire white-1 x{workers}"), "IMP-6.3");
    }
}

/// IMP-6.4: new workers train at level 1; fifteen in all, those at work and in factories too.
#[test]
fn fifteen_workers() {
    let situation = purple().training(PURPLE, [1, 2, 3]).working(PURPLE, [1, 1, 3]);
    let situation = situation.factory(PURPLE, "wien/a", imperial_steam::Good::Wood, 0);
    assert_eq!(situation.player(PURPLE).workers(), 12);
    let situation = situation.refuses(PURPLE, "hire white-1 x4", "IMP-6.4").plays(PURPLE, "hire white-1 x3");
    assert_eq!((situation.player(PURPLE).training, situation.player(PURPLE).workers()), ([4, 2, 3], 15));
    let situation =
        situation.plays(PURPLE, "end").turn(PURPLE).round(2).refuses(PURPLE, "hire white-1 x1", "IMP-6.4");
    // A factory takes one of them along: that worker is not free again.
    let situation = situation.plays(PURPLE, "factory wien/b wood t1").plays(PURPLE, "end").turn(PURPLE);
    assert_eq!(situation.player(PURPLE).workers(), 15);
    situation.refuses(PURPLE, "hire white-1 x1", "IMP-6.4").plays(PURPLE, "engineer bridge white");
}

/// IMP-6.5: an engineer costs 30; one of each in an action is possible, two of a kind never; they stay.
#[test]
fn engineers() {
    let situation = purple().cash(PURPLE, 60).plays(PURPLE, "engineer bridge white");
    assert_eq!(situation.phase(), Phase::Hiring { source: None });
    let situation =
        situation.refuses(PURPLE, "engineer bridge blue", "IMP-6.5").plays(PURPLE, "engineer tunnel white");
    assert_eq!((situation.money()[PURPLE], situation.player(PURPLE).engineers), (0, [true, true]));
    assert_eq!(situation.table().hub(Hub::White).engineers, [0, 0]);
    let situation = situation.plays(PURPLE, "end").turn(1).refuses(1, "engineer bridge white", "IMP-6.5");
    assert_eq!(situation.turn(0).round_ends().player(PURPLE).engineers, [true, true]);
    purple().cash(PURPLE, 20).refuses(PURPLE, "engineer bridge white", "IMP-6.5");
}
