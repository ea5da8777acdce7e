//! SP-0: the game and its set-up.

use std::collections::BTreeSet;

use kernel::kit::TestScene as _;
use kernel::{Options, Rules, Seats, Setup as _, Viewer};
use steam_power::{CONTRACTS, CityTile, Colour, Event, Setup};

use crate::situation::{Situation, seat, start};

/// SP-0.1: one to five play; an unknown map, option or value is refused.
#[test]
fn one_to_five_play() {
    for (players, accepted) in [(0, false), (1, true), (2, true), (5, true), (6, false)] {
        assert_eq!(Setup::from_options(players, &Options::new()).is_ok(), accepted, "{players} players");
    }
    let six = Setup::from_options(6, &Options::new()).unwrap_err().to_string();
    assert!(six.contains("SP-0.1"), "{six}");
    let wrong = |key: &str, value: &str| {
        let options = Options::from([(key.into(), value.into())]);
        Setup::from_options(4, &options).unwrap_err().to_string()
    };
    for (key, value, told) in [
        ("map", "moon", "usa, germany, britain"),
        ("later_edition", "yes", "off, on"),
        ("solo", "on", "later_edition"),
    ] {
        let complaint = wrong(key, value);
        assert!(complaint.contains(told), "{complaint}");
    }
}

/// setup-board (SP-0.2): a random tile on every site; those left over of the 33 are open to all.
#[test]
fn setup_board() {
    for (map, left_over) in [("usa", 2), ("germany", 0), ("britain", 6)] {
        let (position, events) = start(3, &[("map", map)], "board");
        let table = position.table();
        let sites: Vec<CityTile> = table.board().cities().map(|city| table.city(city).tile).collect();
        assert_eq!(sites.len() + left_over, 33);
        assert_eq!(table.left_over.iter().map(|count| usize::from(*count)).sum::<usize>(), left_over);
        for (tile, count) in CityTile::ALL.into_iter().zip([7, 7, 7, 7, 5]) {
            let on_sites = sites.iter().filter(|site| **site == tile).count();
            assert_eq!(on_sites + usize::from(table.left_over[tile.index()]), count, "{map} {tile:?}");
        }
        let letters: String = sites.iter().map(|tile| tile.letter()).collect();
        assert!(events.contains(&Event::CitiesDrawn { tiles: letters.clone() }));
        assert_eq!(position.view(Viewer::Spectator).table.left_over, table.left_over);
        let (other, _) = start(3, &[("map", map)], "another board");
        assert_ne!(
            letters,
            other.table().cities.map(|city| city.tile.letter())[..sites.len()].iter().collect::<String>()
        );
    }
}

/// setup-face (SP-0.2): every tile starts on its productive side, without a factory and without resources.
#[test]
fn setup_face() {
    let (position, _) = start(4, &[], "face");
    let table = position.table();
    assert!(
        table
            .board()
            .cities()
            .map(|city| table.city(city))
            .all(|city| { !city.is_flipped() && city.factory.is_none() && city.resources == 0 })
    );
    // Only the last resource taken turns one over.
    let situation =
        Situation::germany(2).link(0, "Kiel", "Hamburg").factory("Kiel", 'B', 0, 2).hand(0, "c01");
    assert!(!situation.at_city("Kiel").is_flipped());
    let situation = situation.plays(0, "fulfil c01").plays(0, "bring B19");
    assert!(!situation.at_city("Kiel").is_flipped());
    assert!(situation.plays(0, "bring B19").at_city("Kiel").is_flipped());
}

/// setup-player (SP-0.3, SP-0.4): five contracts, $5, 18 trains, 15 factories each; any player may be first.
#[test]
fn setup_player() {
    let mut first = BTreeSet::new();
    let mut hands = BTreeSet::new();
    for game in 0..40 {
        let (position, events) = start(5, &[], &format!("players {game}"));
        let table = position.table();
        for seat in table.all_seats() {
            let player = table.player(seat);
            assert_eq!((player.cash, player.trains, player.factories), (5, 18, 15));
            assert_eq!((player.hand, player.fulfilled.len(), position.hand(seat).len()), (5, 0, 5));
        }
        assert_eq!(usize::from(table.bag), CONTRACTS - 25);
        assert_eq!((table.first, table.round, table.actions_left), (table.active, 1, 2));
        assert!(events.contains(&Event::FirstPlayer { seat: table.first }));
        first.insert(table.first.index());
        hands.insert(format!("{:?}", position.hand(seat(0))));
    }
    assert_eq!(first.len(), 5, "anybody can be first");
    assert!(hands.len() > 30, "contracts are drawn at random");
}

/// SP-0.4: the first player stays the first player of every round.
#[test]
fn the_first_player_stays() {
    let mut situation = Situation::germany(3).edit(|state| {
        state["table"]["first"] = serde_json::json!(1);
        state["table"]["active"] = serde_json::json!(1);
    });
    for round in 1..=3 {
        for number in [1, 2, 0] {
            assert_eq!(
                (situation.table().round, situation.table().asked()),
                (round, Seats::only(seat(number)))
            );
            situation = situation.plays(number, "bank").plays(number, "bank");
        }
        assert_eq!(situation.table().first, seat(1));
        assert!(situation.events.contains(&Event::RoundBegan { round: round + 1 }));
    }
}

/// SP-0.5: what others hold and what the bag holds is hidden; hands by their size and everything else are open.
#[test]
fn hands_are_secret() {
    let situation = Situation::germany(3).hand(0, "c01 c02").hand(1, "c03 c04 c05").fulfilled(1, "c10");
    let other = situation.clone().hand(1, "c20 c30 c40");
    for viewer in [Viewer::Spectator, Viewer::Seat(seat(0)), Viewer::Seat(seat(2))] {
        assert_eq!(situation.position.view(viewer), other.position.view(viewer));
    }
    assert_ne!(situation.position.view(Viewer::Seat(seat(1))), other.position.view(Viewer::Seat(seat(1))));
    let seen = situation.position.view(Viewer::Seat(seat(0)));
    assert_eq!(seen.hand, situation.position.hand(seat(0)));
    assert!(situation.position.view(Viewer::Spectator).hand.is_empty());
    let theirs = seen.table.player(seat(1));
    assert_eq!((theirs.hand, theirs.cash, theirs.fulfilled.len(), seen.table.bag), (3, 20, 1, 48 - 6));
    // A guess agrees with the view and not with what is hidden.
    let mut stream = kernel::Stream::from_seed([7; 32]);
    let guesses: BTreeSet<String> = (0..20)
        .map(|_| {
            let guess = situation.position.guess(seat(0), &mut stream);
            assert_eq!(guess.view(Viewer::Seat(seat(0))), seen);
            format!("{:?}", guess.hand(seat(1)))
        })
        .collect();
    assert!(guesses.len() > 15);
}

/// SP-0.6: 30 resources of each colour; coins are not limited.
#[test]
fn the_stock() {
    let situation = Situation::germany(2).link(0, "Kiel", "Hamburg");
    assert_eq!(situation.table().stock, [30; Colour::ALL.len()]);
    // All coins of the box come to $250.
    let situation = situation.cash(0, 250).plays(0, "bank");
    assert_eq!(situation.money(), [253, 20]);
}
