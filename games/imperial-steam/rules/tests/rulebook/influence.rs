//! IMP-1: the blind bid and the Influence track.

use imperial_steam::{Event, Phase};
use kernel::kit::TestScene as _;
use kernel::{Rules, Seats, Turn};
use serde_json::json;

use crate::situation::{PURPLE, RED, Situation, TURQUOISE, YELLOW, seat};

/// IMP-1.1: any multiple of 10, nothing included, up to all that one has; everybody at once, each once.
#[test]
fn bids() {
    let situation = Situation::bidding(2, &[]);
    let expected: Vec<String> = (0..=12).map(|tens| format!("bid {}", tens * 10)).collect();
    assert_eq!((situation.moves(0), situation.moves(1)), (expected.clone(), expected));
    assert!(matches!(situation.position.turn(), Turn::Owed { seats, .. } if seats == Seats::first(2)));
    let situation = situation.refuses(0, "bid 5", "IMP-1.1").refuses(0, "bid 130", "IMP-1.1");
    let situation = situation.plays(1, "bid 0").refuses(1, "bid 10", "IMP-1.1");
    assert_eq!(*situation.events, [Event::BidMade { seat: seat(1) }]);
    assert_eq!(situation.money(), [120, 120]);
    situation.plays(0, "bid 120");
}

/// IMP-1.2: those who bid nothing keep their place at 0; all other bids are paid, whatever comes of them.
#[test]
fn a_bid_of_nothing() {
    let situation = Situation::bidding(4, &[]).plays(PURPLE, "bid 0").plays(TURQUOISE, "bid 10");
    let situation = situation.plays(YELLOW, "bid 0").plays(RED, "bid 140");
    assert_eq!(situation.order(), [RED, TURQUOISE, PURPLE, YELLOW]);
    assert_eq!((situation.influences(), situation.money()), (vec![0, 10, 0, 140], vec![140, 130, 140, 0]));
    // All the same: all keep their places.
    let situation =
        (0..4).fold(Situation::bidding(4, &[]), |situation, number| situation.plays(number, "bid 0"));
    assert_eq!(situation.order(), [0, 1, 2, 3]);
}

/// IMP-1.2, IMP-1.3, IMP-1.4: whatever the bids are, the order is by amount, and by the old order among equals, in which
/// they are revealed.
#[test]
fn the_order_after_the_bid() {
    const OLD: [usize; 4] = [3, 1, 0, 2];
    let bidding = Situation::bidding(4, &[]).edit(|table| {
        (table["order"], table["ranking"], table["active"]) = (json!(OLD), json!(OLD), json!(OLD[0]));
    });
    for bids in [[70, 70, 50, 70], [0, 10, 0, 10], [30, 20, 10, 0], [50, 50, 50, 60], [10, 100, 10, 100]] {
        // Made in another order than they are revealed in.
        let situation = [2, 0, 3, 1].into_iter().fold(bidding.clone(), |situation, number| {
            situation.plays(number, &format!("bid {}", bids[number]))
        });
        let mut expected = OLD.to_vec();
        expected.sort_by_key(|number: &usize| std::cmp::Reverse(bids[*number]));
        assert_eq!(situation.order(), expected, "{bids:?}");
        assert_eq!(situation.table().active.index(), expected[0]);
    }
}

/// IMP-1.3: who comes to a column is below all who are there, from above as well as from below; separate effects are
/// separate moves.
#[test]
fn rows_of_a_column() {
    let situation = Situation::new(4).influence(&[50, 50, 40, 60]);
    assert_eq!(situation.ranking(), [RED, PURPLE, TURQUOISE, YELLOW]);
    let up = situation.clone().turn(YELLOW).plays(YELLOW, "give 10");
    assert_eq!(up.ranking(), [RED, PURPLE, TURQUOISE, YELLOW]);
    assert_eq!(up.influences(), [50, 50, 50, 60]);
    let down = situation.clone().turn(RED).plays(RED, "share 60");
    assert_eq!(
        (down.ranking(), down.influences()),
        (vec![PURPLE, TURQUOISE, RED, YELLOW], vec![50, 50, 40, 50])
    );
    // One step down for the second hand and one up for the gift: back in the column, but now the lowest there.
    let again = situation.clone().round(2).placed(PURPLE, "give", 1).plays(PURPLE, "give 10");
    assert_eq!((again.ranking(), again.influences()[PURPLE]), (vec![RED, TURQUOISE, PURPLE, YELLOW], 50));
    // Several steps of one effect do not stop on the way.
    let far = situation.turn(YELLOW).plays(YELLOW, "give 30");
    assert_eq!((far.ranking(), far.influences()[YELLOW]), (vec![YELLOW, RED, PURPLE, TURQUOISE], 70));
}

/// IMP-1.5: nobody falls below 0, so what cannot be paid in full cannot be done.
#[test]
fn nobody_falls_below_nothing() {
    let situation = Situation::new(4).round(4).influence(&[10, 0, 0, 0]);
    let situation = situation.placed(PURPLE, "pass", 2).refuses(PURPLE, "pass", "IMP-3.2");
    let situation = situation.placed(PURPLE, "pass", 1);
    assert_eq!(situation.clone().plays(PURPLE, "pass").influences()[PURPLE], 0);
    let situation = situation.share(PURPLE, 60).refuses(PURPLE, "share 90", "IMP-10.7");
    // The hand is paid for first.
    let situation =
        situation.share(PURPLE, 40).placed(PURPLE, "share", 1).refuses(PURPLE, "share 60", "IMP-10.7");
    situation.plays(PURPLE, "share 40");
}

/// IMP-1.5: at the end of the track further steps are lost, for players and for hubs.
#[test]
fn the_end_of_the_track() {
    let situation = Situation::new(4).influence(&[190, 0, 0, 0]).tile("bratislava", "27");
    let built = situation.clone().plays(PURPLE, "build wien-bratislava 11");
    assert_eq!(built.influences()[PURPLE], 200);
    assert!(built.events.contains(&Event::InfluenceRose { seat: seat(PURPLE), steps: 1, now: 200 }));
    // Nobody is let to pay for what is lost.
    situation.clone().refuses(PURPLE, "give 20", "IMP-10.6").plays(PURPLE, "give 10");
    let situation =
        situation.tile("bratislava", "blue").hubs([0, 0, 0, 200]).tracks(PURPLE, "wien-bratislava");
    let situation = situation
        .factory(PURPLE, "wien/a", imperial_steam::Good::Wood, 1)
        .plays(PURPLE, "deliver wien/a bratislava");
    assert_eq!(situation.table().hub(imperial_steam::Hub::Blue).influence, 20);
    assert!(!situation.events.iter().any(|event| matches!(event, Event::HubRose { .. })));
}

/// IMP-1.6: players who are not asked are refused, and so are answers to what is not asked.
#[test]
fn only_who_is_asked() {
    let situation = Situation::new(4);
    let situation = situation.refuses(TURQUOISE, "pass", "IMP-1.6").refuses(PURPLE, "bid 10", "IMP-1.6");
    let situation = situation.refuses(PURPLE, "discard wood", "IMP-1.6").plays(PURPLE, "pass");
    situation.refuses(TURQUOISE, "end", "IMP-1.6").refuses(PURPLE, "bid 10", "IMP-1.6");
    let situation = Situation::bidding(4, &[]).refuses(PURPLE, "pass", "IMP-1.6");
    assert_eq!(situation.phase(), Phase::Bidding { made: Seats::NONE });
}
