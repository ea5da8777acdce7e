//! IMP-11.10 to IMP-11.12: buy access to a State Railway.

use imperial_steam::{AccessPrice, Event, Phase};
use kernel::kit::TestScene as _;

use crate::scene::{PURPLE, RED, Scene, TURQUOISE, YELLOW, link, seat};

/// State Railways from Bratislava (a station for 40) to Sopron (30) and on to Szombathely (the bronze hub, 50).
fn purple() -> Scene {
    let scene = Scene::new(4).state_railways("bratislava-sopron sopron-szombathely gloggnitz-muerzzuschlag");
    scene.tracks(PURPLE, "wien-bratislava")
}

/// IMP-11.10: it touches the network; no goods, crew or engineer; as often as wanted, at any time of the turn.
#[test]
fn access() {
    let scene = purple().goods(PURPLE, "").training(PURPLE, [0; 3]);
    let scene = scene.refuses(PURPLE, "access sopron-szombathely", "IMP-4.2");
    let scene = scene
        .refuses(PURPLE, "access wien-lilienfeld", "IMP-11.10")
        .plays(PURPLE, "access bratislava-sopron");
    let scene = scene.plays(PURPLE, "leave").plays(PURPLE, "access sopron-szombathely");
    assert_eq!((scene.player(PURPLE).tracks.len(), scene.phase()), (3, Phase::Before));
    assert_eq!(scene.player(PURPLE).hands, 2, "no hand is placed");
    // A bridge takes no engineer.
    let scene = purple().tracks(PURPLE, "wien-wr_neustadt wr_neustadt-gloggnitz").goods(PURPLE, "");
    let scene = scene.plays(PURPLE, "pass").plays(PURPLE, "access gloggnitz-muerzzuschlag");
    assert_eq!(scene.player(PURPLE).engineers, [false; 2]);
    // Between the two tracks of an action, and the second goes on from there.
    let scene = purple().training(PURPLE, [0, 0, 2]).plays(PURPLE, "build wien-lilienfeld 3");
    let scene = scene.plays(PURPLE, "access bratislava-sopron").plays(PURPLE, "leave").refuses(
        PURPLE,
        "build sopron-szombathely 3",
        "IMP-4.4",
    );
    assert_eq!(scene.phase(), Phase::Building { spare: 0 });
    scene.plays(PURPLE, "build wr_neustadt-sopron 3");
}

/// IMP-11.11: the higher station price to the bank when nobody is there, the lower to each player who is.
#[test]
fn prices() {
    let scene = purple();
    assert_eq!(scene.table().access_price(link("bratislava-sopron")), AccessPrice::Bank(40));
    assert_eq!(scene.table().access_price(link("sopron-szombathely")), AccessPrice::Bank(50));
    scene.clone().cash(PURPLE, 30).refuses(PURPLE, "access bratislava-sopron", "IMP-11.11");
    let first = scene.cash(PURPLE, 40).plays(PURPLE, "access bratislava-sopron");
    assert_eq!(first.money(), [0, 200, 200, 200]);
    let scene = purple()
        .tracks(RED, "wien-bratislava bratislava-sopron")
        .tracks(YELLOW, "wien-bratislava bratislava-sopron");
    assert_eq!(scene.table().access_price(link("bratislava-sopron")), AccessPrice::Owners(30));
    scene.clone().cash(PURPLE, 50).refuses(PURPLE, "access bratislava-sopron", "IMP-11.11");
    let scene = scene.cash(PURPLE, 60).plays(PURPLE, "access bratislava-sopron");
    assert_eq!(scene.money(), [0, 200, 230, 230]);
    let owners = [seat(YELLOW), seat(RED)].into_iter().collect();
    let (seat, link) = (seat(PURPLE), link("bratislava-sopron"));
    assert!(scene.events.contains(&Event::AccessBought { seat, link, paid: 30, owners }));
    assert_eq!(scene.table().tracks[link.index()].len(), 3);
    assert!(scene.player(TURQUOISE).tracks.is_empty());
}

/// IMP-11.12: the limits of tracks hold, and the city gives what it gives.
#[test]
fn limits_and_opportunities() {
    let scene = purple().plays(PURPLE, "access bratislava-sopron");
    assert_eq!(scene.table().points, 2, "the token of Sopron");
    scene.plays(PURPLE, "leave").refuses(PURPLE, "access bratislava-sopron", "IMP-4.3");
    let full = purple().tracks(PURPLE, "bratislava-wr_neustadt").refuses(
        PURPLE,
        "access bratislava-sopron",
        "IMP-4.5",
    );
    full.stations(PURPLE, "bratislava").plays(PURPLE, "access bratislava-sopron");
    let scene = purple().tile("sopron", "5").plays(PURPLE, "access bratislava-sopron");
    assert_eq!(scene.influences()[PURPLE], 70);
}
