//! IMP-11.10 to IMP-11.12: buy access to a State Railway.

use imperial_steam::{AccessPrice, Event, Phase};
use kernel::kit::TestScene as _;

use crate::situation::{PURPLE, RED, Situation, TURQUOISE, YELLOW, link, seat};

/// State Railways from Bratislava (a station for 40) to Sopron (30) and on to Szombathely (the bronze hub, 50).
fn purple() -> Situation {
    let situation =
        Situation::new(4).state_railways("bratislava-sopron sopron-szombathely gloggnitz-muerzzuschlag");
    situation.tracks(PURPLE, "wien-bratislava")
}

/// IMP-11.10: it touches the network; no goods, crew or engineer; as often as wanted, at any time of the turn.
#[test]
fn access() {
    let situation = purple().goods(PURPLE, "").training(PURPLE, [0; 3]);
    let situation = situation.refuses(PURPLE, "access sopron-szombathely", "IMP-4.2");
    let situation = situation
        .refuses(PURPLE, "access wien-lilienfeld", "IMP-11.10")
        .plays(PURPLE, "access bratislava-sopron");
    let situation = situation.plays(PURPLE, "leave").plays(PURPLE, "access sopron-szombathely");
    assert_eq!((situation.player(PURPLE).tracks.len(), situation.phase()), (3, Phase::Before));
    assert_eq!(situation.player(PURPLE).hands, 2, "no hand is placed");
    // A bridge takes no engineer.
    let situation = purple().tracks(PURPLE, "wien-wr_neustadt wr_neustadt-gloggnitz").goods(PURPLE, "");
    let situation = situation.plays(PURPLE, "pass").plays(PURPLE, "access gloggnitz-muerzzuschlag");
    assert_eq!(situation.player(PURPLE).engineers, [false; 2]);
    // Between the two tracks of an action, and the second goes on from there.
    let situation = purple().training(PURPLE, [0, 0, 2]).plays(PURPLE, "build wien-lilienfeld 3");
    let situation = situation.plays(PURPLE, "access bratislava-sopron").plays(PURPLE, "leave").refuses(
        PURPLE,
        "build sopron-szombathely 3",
        "IMP-4.4",
    );
    assert_eq!(situation.phase(), Phase::Building { spare: 0 });
    situation.plays(PURPLE, "build wr_neustadt-sopron 3");
}

/// IMP-11.11: the higher station price to the bank when nobody is there, the lower to each player who is.
#[test]
fn prices() {
    let situation = purple();
    assert_eq!(situation.table().access_price(link("bratislava-sopron")), AccessPrice::Bank(40));
    assert_eq!(situation.table().access_price(link("sopron-szombathely")), AccessPrice::Bank(50));
    situation.clone().cash(PURPLE, 30).refuses(PURPLE, "access bratislava-sopron", "IMP-11.11");
    let first = situation.cash(PURPLE, 40).plays(PURPLE, "access bratislava-sopron");
    assert_eq!(first.money(), [0, 200, 200, 200]);
    let situation = purple()
        .tracks(RED, "wien-bratislava bratislava-sopron")
        .tracks(YELLOW, "wien-bratislava bratislava-sopron");
    assert_eq!(situation.table().access_price(link("bratislava-sopron")), AccessPrice::Owners(30));
    situation.clone().cash(PURPLE, 50).refuses(PURPLE, "access bratislava-sopron", "IMP-11.11");
    let situation = situation.cash(PURPLE, 60).plays(PURPLE, "access bratislava-sopron");
    assert_eq!(situation.money(), [0, 200, 230, 230]);
    let owners = [seat(YELLOW), seat(RED)].into_iter().collect();
    let (seat, link) = (seat(PURPLE), link("bratislava-sopron"));
    assert!(situation.events.contains(&Event::AccessBought { seat, link, paid: 30, owners }));
    assert_eq!(situation.table().tracks[link.index()].len(), 3);
    assert!(situation.player(TURQUOISE).tracks.is_empty());
}

/// IMP-11.12: the limits of tracks hold, and the city gives what it gives.
#[test]
fn limits_and_opportunities() {
    let situation = purple().plays(PURPLE, "access bratislava-sopron");
    assert_eq!(situation.table().points, 2, "the token of Sopron");
    situation.plays(PURPLE, "leave").refuses(PURPLE, "access bratislava-sopron", "IMP-4.3");
    let full = purple().tracks(PURPLE, "bratislava-wr_neustadt").refuses(
        PURPLE,
        "access bratislava-sopron",
        "IMP-4.5",
    );
    full.stations(PURPLE, "bratislava").plays(PURPLE, "access bratislava-sopron");
    let situation = purple().tile("sopron", "5").plays(PURPLE, "access bratislava-sopron");
    assert_eq!(situation.influences()[PURPLE], 70);
}
