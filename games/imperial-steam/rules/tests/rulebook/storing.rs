//! IMP-8.1 to IMP-8.3: where goods are stored, and what does not fit.

use imperial_steam::{Event, Good, Reason};
use kernel::kit::TestScene as _;
use serde_json::json;

use crate::situation::{PURPLE, Situation, seat};

/// IMP-8.1: a coal for each engine, any good for each unreserved freight car and each station.
#[test]
fn places() {
    // Trains, passenger cars, contracts, stations: so many places for any good.
    for (trains, passengers, contracts, stations, places) in [
        (&[3][..], 0, "", "", 4),
        (&[3], 1, "", "", 3),
        (&[3], 3, "", "", 1),
        (&[4, 3], 0, "", "", 8),
        (&[4, 3], 2, "k01", "", 5),
        (&[8, 5, 3], 0, "k19 k09", "", 12),
        (&[3], 0, "", "bratislava sopron", 6),
    ] {
        let situation =
            Situation::new(4).tracks(PURPLE, "wien-bratislava bratislava-sopron").goods(PURPLE, "");
        let situation = situation.trains(PURPLE, trains).has(PURPLE, "passenger_cars", json!(passengers));
        let situation = situation.contracts(PURPLE, contracts).stations(PURPLE, stations);
        assert_eq!(situation.player(PURPLE).places(), places);
        let engines = trains.len();
        // As many as fit, and one more of each kind.
        let full = format!("{}{}", "W".repeat(places.into()), "C".repeat(engines));
        let situation = situation.goods(PURPLE, &full);
        assert_eq!(situation.player(PURPLE).overflow(), 0, "{full}");
        for good in ["buy wood", "buy coal"] {
            let more = situation.clone().plays(PURPLE, good);
            let left = more.player(PURPLE).goods.iter().sum::<u8>();
            // One is gone, or somebody has to say which.
            assert!(more.player(PURPLE).overflow() == 1 || usize::from(left) == full.len(), "{good} {full}");
        }
        // Engines take nothing else.
        let others = situation.goods(PURPLE, &"S".repeat(places.into())).plays(PURPLE, "buy stone");
        assert_eq!(others.player(PURPLE).goods, [0, places, 0, 0]);
        assert!(others.events.contains(&Event::Discarded {
            seat: seat(PURPLE),
            good: Good::Stone,
            count: 1
        }));
    }
}

/// IMP-8.1: a coal stands on each engine, as far as there is any.
#[test]
fn coal_on_engines() {
    let situation = Situation::new(4).round(8).trains(PURPLE, &[5, 4]);
    for (goods, has_coal) in [("W", [false, false]), ("WC", [true, false]), ("WCCC", [true, true])] {
        let situation = situation.clone().goods(PURPLE, goods);
        let trains = situation.player(PURPLE).whole_trains();
        assert!(trains.map(|train| train.has_coal).eq(has_coal), "{goods}");
    }
}

/// IMP-8.1: what waits on the landing has no place and needs none.
#[test]
fn the_landing_is_no_place() {
    let situation =
        Situation::new(4).goods(PURPLE, "WWWWC").plays(PURPLE, "order wood").plays(PURPLE, "order stone");
    assert_eq!((situation.player(PURPLE).overflow(), situation.goods_of(PURPLE).as_str()), (0, "WWWWC"));
}

/// IMP-8.2: goods are rearranged without asking: coal goes to engines as they come.
#[test]
fn only_numbers_are_kept() {
    // Full, with a coal on a car; the new engine takes it, and with its own coal nothing is lost.
    let situation = Situation::new(4).round(2).goods(PURPLE, "WWWCC").plays(PURPLE, "train 4");
    assert_eq!((situation.goods_of(PURPLE).as_str(), situation.player(PURPLE).overflow()), ("WWWCCC", 0));
    // Five places; four others and three coal take six, were not two on the engines.
    let situation = situation.goods(PURPLE, "WWWWWWWCCC");
    assert_eq!(situation.player(PURPLE).overflow(), 0);
}

/// IMP-8.3: nothing is discarded but for want of room.
#[test]
fn nothing_goes_that_fits() {
    let situation = Situation::new(4).goods(PURPLE, "WWSIC");
    let why = |situation: &Situation| situation.table().why_no_discard(seat(PURPLE));
    assert_eq!(why(&situation), Some(Reason::RoomForAll));
    assert_eq!(why(&situation.plays(PURPLE, "buy stone")), None);
}

/// IMP-8.3: the player says what goes, old or new, but not coal that stands on an engine: that would make no room.
#[test]
fn what_does_not_fit() {
    let situation = Situation::new(4).goods(PURPLE, "WWSIC").plays(PURPLE, "buy stone");
    assert_eq!(situation.moves(PURPLE), ["discard wood", "discard stone", "discard iron"]);
    let situation = situation.refuses(PURPLE, "discard coal", "IMP-8.3").refuses(PURPLE, "end", "IMP-8.3");
    let supply = situation.table().supply;
    let situation = situation.plays(PURPLE, "discard wood");
    assert_eq!((situation.goods_of(PURPLE).as_str(), situation.table().supply[0]), ("WSSIC", supply[0] + 1));
    situation.plays(PURPLE, "end");
    // Coal beyond the engines may go.
    let situation = Situation::new(4).goods(PURPLE, "WWWC").plays(PURPLE, "buy coal");
    assert_eq!(situation.player(PURPLE).overflow(), 0);
    let situation = situation.turn(PURPLE).plays(PURPLE, "buy coal");
    assert_eq!(situation.moves(PURPLE), ["discard wood", "discard coal"]);
    let situation = situation.refuses(PURPLE, "discard iron", "IMP-8.3").plays(PURPLE, "discard coal");
    assert_eq!(situation.goods_of(PURPLE), "WWWCC");
    // Without a choice nobody is asked.
    let situation = Situation::new(4).goods(PURPLE, "WWWWC").plays(PURPLE, "buy wood");
    assert_eq!(
        (situation.goods_of(PURPLE).as_str(), situation.moves_like(PURPLE, "discard").len()),
        ("WWWWC", 0)
    );
}
