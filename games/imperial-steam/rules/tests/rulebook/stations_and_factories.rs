//! IMP-7: build a station or a factory.

use imperial_steam::{Good, Hub, Phase};
use kernel::kit::TestScene as _;

use crate::scene::{PURPLE, RED, Scene, TURQUOISE, city, seat};

fn purple() -> Scene {
    Scene::new(4).tracks(PURPLE, "wien-bratislava wien-wr_neustadt wr_neustadt-gloggnitz bratislava-sopron")
}

/// IMP-7.1: in a city of the network with a free site, at its price; one in a city, three in all.
#[test]
fn stations() {
    for (id, price) in [("bratislava", 40), ("wr_neustadt", 50), ("sopron", 30), ("gloggnitz", 50)] {
        let scene = purple().cash(PURPLE, price).plays(PURPLE, &format!("station {id}"));
        assert_eq!((scene.money()[PURPLE], scene.phase()), (0, Phase::After), "{id}");
        assert!(scene.player(PURPLE).stations.contains(city(id)));
        purple().cash(PURPLE, price - 10).refuses(PURPLE, &format!("station {id}"), "IMP-7.1");
    }
    let scene =
        purple().refuses(PURPLE, "station graz", "IMP-7.1").refuses(PURPLE, "station wien", "IMP-7.1");
    // Bratislava has one site, Wr. Neustadt two.
    let scene = scene.tracks(RED, "wien-bratislava wien-wr_neustadt").stations(RED, "bratislava wr_neustadt");
    let scene = scene.refuses(PURPLE, "station bratislava", "IMP-7.1").plays(PURPLE, "station wr_neustadt");
    assert_eq!(scene.table().city(city("wr_neustadt")).stations, 2);
    let scene = scene.tracks(TURQUOISE, "wien-wr_neustadt").turn(TURQUOISE);
    let scene = scene.refuses(TURQUOISE, "station wr_neustadt", "IMP-7.1").again(PURPLE);
    let scene = scene.refuses(PURPLE, "station wr_neustadt", "IMP-7.1").plays(PURPLE, "station sopron");
    scene.again(PURPLE).refuses(PURPLE, "station gloggnitz", "IMP-7.1");
}

/// IMP-7.2: each station opens a floor of the warehouse.
#[test]
fn a_floor_for_each_station() {
    let scene = purple().goods(PURPLE, "WWWWC");
    assert_eq!((scene.player(PURPLE).places(), scene.player(PURPLE).overflow()), (4, 0));
    let scene = scene.plays(PURPLE, "station sopron");
    assert_eq!(scene.player(PURPLE).places(), 5);
    let scene = scene.turn(PURPLE).plays(PURPLE, "buy wood");
    assert_eq!((scene.goods_of(PURPLE).as_str(), scene.phase()), ("WWWWWC", Phase::After));
}

/// IMP-7.3: on a free site of a city of the network, of any kind; sites at roads belong to their city.
#[test]
fn factories_in_the_network() {
    for good in Good::ALL {
        for site in ["wien/a", "bratislava/1", "bratislava/a", "sopron/1"] {
            let scene = purple().plays(PURPLE, &format!("factory {site} {good} t1"));
            let (owner, factory) = scene.table().factory_at(site.parse().unwrap()).unwrap();
            assert_eq!((owner, factory.good, factory.left), (seat(PURPLE), good, 2));
        }
    }
    let scene =
        purple().factory(RED, "wien/a", Good::Coal, 1).refuses(PURPLE, "factory wien/a wood t1", "IMP-7.3");
    let scene = scene.refuses(PURPLE, "factory szombathely/a wood t1", "IMP-7.3");
    let scene = scene.refuses(PURPLE, "factory bratislava/2 wood t1", "IMP-7.3");
    let scene = scene.refuses(PURPLE, "factory gloggnitz/1 wood t1", "IMP-7.3");
    // What is built is built, though all its goods are gone.
    let scene =
        scene.plays(PURPLE, "factory sopron/1 wood t1").turn(PURPLE).factory(RED, "wien/b", Good::Coal, 0);
    scene.refuses(PURPLE, "factory sopron/1 wood t1", "IMP-7.3").refuses(
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
            let scene = Scene::new(players);
            if open.contains(site) {
                scene.plays(0, &mv);
            } else {
                scene.refuses(0, &mv, "IMP-7.4");
            }
        }
    }
}

/// IMP-7.5: the price of the next factory of the kind, whoever has taken the others; the row may run out.
#[test]
fn prices_of_the_factory_board() {
    let mut scene = Scene::new(2);
    let sites =
        ["wien/a", "wien/b", "bratislava/1", "wr_neustadt/1", "sopron/1", "szombathely/1", "zalaegerszeg/1"];
    let way =
        "wien-bratislava wien-wr_neustadt bratislava-sopron sopron-szombathely szombathely-zalaegerszeg";
    scene = scene
        .tile("zalaegerszeg", "22")
        .tracks(0, way)
        .tracks(1, way)
        .training(0, [7, 0, 0])
        .training(1, [7, 0, 0]);
    for (number, (site, price)) in sites.iter().zip([50, 40, 40, 40, 30, 30]).enumerate() {
        assert_eq!(scene.table().factory_price(Good::Iron), price);
        // In turns, and with just enough money.
        let seat = number % 2;
        let mv = format!("factory {site} iron t1");
        scene = scene.again(seat);
        scene = scene.cash(seat, price - 10).refuses(seat, &mv, "IMP-7.5").cash(seat, price).plays(seat, &mv);
        assert_eq!(scene.money()[seat], 0);
    }
    let scene = scene.again(0).cash(0, 500);
    scene.refuses(0, "factory zalaegerszeg/1 iron t1", "IMP-7.5").plays(0, "factory zalaegerszeg/1 wood t1");
}

/// IMP-7.6: a site at the price of a station takes that of the Hub tile when one lies in its city.
#[test]
fn a_hub_beside_a_road() {
    let way = "wien-lilienfeld lilienfeld-mariazell mariazell-leoben";
    for (tile, price) in [("8", 30), ("7", 40), ("white", 50), ("26", 60)] {
        let scene = Scene::new(4).tile("leoben", tile).tracks(PURPLE, way).cash(PURPLE, price);
        let scene = scene.plays(PURPLE, "factory leoben/a coal t1");
        assert_eq!(scene.money()[PURPLE], 0, "tile {tile}");
        let poor = Scene::new(4).tile("leoben", tile).tracks(PURPLE, way).cash(PURPLE, price - 10);
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
            let scene = purple().training(PURPLE, training).working(PURPLE, at_work);
            let supply = scene.table().supply[Good::Stone.index()];
            let other = if working { 't' } else { 'w' };
            let scene = scene.refuses(PURPLE, &format!("factory wien/a stone {other}{level}"), "IMP-7.7");
            let scene = scene.plays(PURPLE, &format!("factory wien/a stone {area}{level}"));
            let player = scene.player(PURPLE);
            assert_eq!((player.training, player.working, player.factories[0].left), (none, none, goods));
            assert_eq!(scene.table().supply[Good::Stone.index()], supply - i16::from(goods));
            assert_eq!((player.workers(), scene.goods_of(PURPLE).as_str()), (1, "WSIC"));
        }
    }
    purple().training(PURPLE, [0; 3]).refuses(PURPLE, "factory wien/a wood t1", "IMP-7.7");
}

/// IMP-7.8: a factory counts for contracts, also when its goods are gone.
#[test]
fn factories_count_for_contracts() {
    let scene = purple().goods(PURPLE, "C").contracts(PURPLE, "k01").factory(PURPLE, "wien/a", Good::Wood, 0);
    assert_eq!(scene.table().fulfilled(seat(PURPLE)), scene.player(PURPLE).contracts);
    assert_eq!(scene.table().hub(Hub::Blue).delivered, 0);
}
