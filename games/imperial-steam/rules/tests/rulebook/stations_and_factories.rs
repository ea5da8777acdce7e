//! IMP-7: build a station or a factory.

use imperial_steam::{Good, Hub, Phase};
use kernel::kit::TestScene as _;

use crate::situation::{PURPLE, RED, Situation, TURQUOISE, city, seat};

fn purple() -> Situation {
    Situation::new(4)
        .tracks(PURPLE, "wien-bratislava wien-wr_neustadt wr_neustadt-gloggnitz bratislava-sopron")
}

/// IMP-7.1: in a city of the network with a free site, at its price; one in a city, three in all.
#[test]
fn stations() {
    for (id, price) in [("bratislava", 40), ("wr_neustadt", 50), ("sopron", 30), ("gloggnitz", 50)] {
        let situation = purple().cash(PURPLE, price).plays(PURPLE, &format!("station {id}"));
        assert_eq!((situation.money()[PURPLE], situation.phase()), (0, Phase::After), "{id}");
        assert!(situation.player(PURPLE).stations.contains(city(id)));
        purple().cash(PURPLE, price - 10).refuses(PURPLE, &format!("station {id}"), "IMP-7.1");
    }
    let situation =
        purple().refuses(PURPLE, "station graz", "IMP-7.1").refuses(PURPLE, "station wien", "IMP-7.1");
    // Bratislava has one site, Wr. Neustadt two.
    let situation =
        situation.tracks(RED, "wien-bratislava wien-wr_neustadt").stations(RED, "bratislava wr_neustadt");
    let situation =
        situation.refuses(PURPLE, "station bratislava", "IMP-7.1").plays(PURPLE, "station wr_neustadt");
    assert_eq!(situation.table().city(city("wr_neustadt")).stations, 2);
    let situation = situation.tracks(TURQUOISE, "wien-wr_neustadt").turn(TURQUOISE);
    let situation = situation.refuses(TURQUOISE, "station wr_neustadt", "IMP-7.1").again(PURPLE);
    let situation =
        situation.refuses(PURPLE, "station wr_neustadt", "IMP-7.1").plays(PURPLE, "station sopron");
    situation.again(PURPLE).refuses(PURPLE, "station gloggnitz", "IMP-7.1");
}

/// IMP-7.2: each station opens a floor of the warehouse.
#[test]
fn a_floor_for_each_station() {
    let situation = purple().goods(PURPLE, "WWWWC");
    assert_eq!((situation.player(PURPLE).places(), situation.player(PURPLE).overflow()), (4, 0));
    let situation = situation.plays(PURPLE, "station sopron");
    assert_eq!((situation.player(PURPLE).places(), situation.player(PURPLE).floors()), (5, 2));
    let situation = situation.turn(PURPLE).plays(PURPLE, "buy wood");
    assert_eq!((situation.goods_of(PURPLE).as_str(), situation.phase()), ("WWWWWC", Phase::After));
}

/// IMP-7.3: on a free site of a city of the network, of any kind; sites at roads belong to their city.
#[test]
fn factories_in_the_network() {
    for good in Good::ALL {
        for site in ["wien/a", "bratislava/1", "bratislava/a", "sopron/1"] {
            let situation = purple().plays(PURPLE, &format!("factory {site} {good} t1"));
            let (owner, factory) = situation.table().factory_at(site.parse().unwrap()).unwrap();
            assert_eq!((owner, factory.good, factory.left), (seat(PURPLE), good, 2));
        }
    }
    let situation =
        purple().factory(RED, "wien/a", Good::Coal, 1).refuses(PURPLE, "factory wien/a wood t1", "IMP-7.3");
    let situation = situation.refuses(PURPLE, "factory szombathely/a wood t1", "IMP-7.3");
    let situation = situation.refuses(PURPLE, "factory bratislava/2 wood t1", "IMP-7.3");
    let situation = situation.refuses(PURPLE, "factory gloggnitz/1 wood t1", "IMP-7.3");
    // What is built is built, though all its goods are gone.
    let situation = situation.plays(PURPLE, "factory sopron/1 wood t1").turn(PURPLE).factory(
        RED,
        "wien/b",
        Good::Coal,
        0,
    );
    situation.refuses(PURPLE, "factory sopron/1 wood t1", "IMP-7.3").refuses(
        PURPLE,
        "factory wien/b wood t1",
        "IMP-7.3",
    );
}

/// IMP-7.4: of the four sites in Wien one is open from three, one from four players on.
#[test]
fn sites_for_more_players() {
    for (players, open) in [(2, "ab"), (3, "abc"), (4, "abcd")] {
        for site in "abcd".chars() {
            let mv = format!("factory wien/{site} wood t1");
            let situation = Situation::new(players);
            if open.contains(site) {
                situation.plays(0, &mv);
            } else {
                situation.refuses(0, &mv, "IMP-7.4");
            }
        }
    }
}

/// IMP-7.5: the price of the next factory of the kind, whoever has taken the others; the row may run out.
#[test]
fn prices_of_the_factory_board() {
    let mut situation = Situation::new(2);
    let sites =
        ["wien/a", "wien/b", "bratislava/1", "wr_neustadt/1", "sopron/1", "szombathely/1", "zalaegerszeg/1"];
    let way =
        "wien-bratislava wien-wr_neustadt bratislava-sopron sopron-szombathely szombathely-zalaegerszeg";
    situation = situation
        .tile("zalaegerszeg", "22")
        .tracks(0, way)
        .tracks(1, way)
        .training(0, [7, 0, 0])
        .training(1, [7, 0, 0]);
    for (number, (site, price)) in sites.iter().zip([50, 40, 40, 40, 30, 30]).enumerate() {
        assert_eq!(situation.table().next_factory_price(Good::Iron), Some(price));
        // In turns, and with just enough money.
        let seat = number % 2;
        let mv = format!("factory {site} iron t1");
        situation = situation.again(seat);
        situation =
            situation.cash(seat, price - 10).refuses(seat, &mv, "IMP-7.5").cash(seat, price).plays(seat, &mv);
        assert_eq!(situation.money()[seat], 0);
    }
    let situation = situation.again(0).cash(0, 500);
    assert_eq!(situation.table().next_factory_price(Good::Iron), None);
    situation
        .refuses(0, "factory zalaegerszeg/1 iron t1", "IMP-7.5")
        .plays(0, "factory zalaegerszeg/1 wood t1");
}

/// IMP-7.6: a site at the price of a station takes that of the Hub tile when one lies in its city.
#[test]
fn a_hub_beside_a_road() {
    let way = "wien-lilienfeld lilienfeld-mariazell mariazell-leoben";
    for (tile, price) in [("8", 30), ("7", 40), ("white", 50), ("26", 60)] {
        let situation = Situation::new(4).tile("leoben", tile).tracks(PURPLE, way).cash(PURPLE, price);
        let situation = situation.plays(PURPLE, "factory leoben/a coal t1");
        assert_eq!(situation.money()[PURPLE], 0, "tile {tile}");
        let poor = Situation::new(4).tile("leoben", tile).tracks(PURPLE, way).cash(PURPLE, price - 10);
        poor.refuses(PURPLE, "factory leoben/a coal t1", "IMP-7.5");
    }
}

/// IMP-7.7: a worker of any level from either area goes for good, and two, three or four goods come.
#[test]
fn the_worker_of_a_factory() {
    for (level, goods) in [(1, 2), (2, 3), (3, 4)] {
        for (area, working) in [('t', false), ('w', true)] {
            let mut one = [0; 3];
            one[level - 1] = 1;
            let none = [0; 3];
            let (training, at_work) = if working { (none, one) } else { (one, none) };
            let situation = purple().training(PURPLE, training).working(PURPLE, at_work);
            let supply = situation.table().supply[Good::Stone.index()];
            let other = if working { 't' } else { 'w' };
            let situation =
                situation.refuses(PURPLE, &format!("factory wien/a stone {other}{level}"), "IMP-7.7");
            let situation = situation.plays(PURPLE, &format!("factory wien/a stone {area}{level}"));
            let player = situation.player(PURPLE);
            assert_eq!((player.training, player.working, player.factories[0].left), (none, none, goods));
            assert_eq!(situation.table().supply[Good::Stone.index()], supply - i16::from(goods));
            assert_eq!((player.workers(), situation.goods_of(PURPLE).as_str()), (1, "WSIC"));
        }
    }
    purple().training(PURPLE, [0; 3]).refuses(PURPLE, "factory wien/a wood t1", "IMP-7.7");
}

/// IMP-7.8: a factory counts for contracts, also when its goods are gone.
#[test]
fn factories_count_for_contracts() {
    let situation =
        purple().goods(PURPLE, "C").contracts(PURPLE, "k01").factory(PURPLE, "wien/a", Good::Wood, 0);
    assert_eq!(situation.table().fulfilled(seat(PURPLE)), situation.player(PURPLE).contracts);
    assert_eq!(situation.table().hub(Hub::Blue).delivered, 0);
}
