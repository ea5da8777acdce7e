//! What is hidden: bids before they are revealed (IMP-1.1), and by agreement money (IMP-13.2).

use imperial_steam::{Event, View};
use kernel::kit::TestScene as _;
use kernel::{Draft, Rules, Seats, Step as Drafted, Viewer};
use serde_json::{Value, json};

use crate::situation::{Situation, seat};

fn viewers(players: usize) -> Vec<Viewer> {
    (0..players).map(|number| Viewer::Seat(seat(number))).chain([Viewer::Spectator]).collect()
}

fn written(view: &View) -> Value {
    serde_json::to_value(view).unwrap()
}

/// IMP-1.1: of a bid nobody else sees, hears or can try out how much it is.
#[test]
fn a_bid_is_seen_by_nobody_else() {
    for players in 2..=4 {
        let bids = |bid: &str| Situation::bidding(players, &[]).plays(0, bid);
        let (low, high) = (bids("bid 0"), bids("bid 110"));
        assert_eq!(low.events, high.events);
        assert_eq!(
            (low.position.sealed(), high.position.sealed()),
            (Seats::only(seat(0)), Seats::only(seat(0)))
        );
        for viewer in viewers(players).into_iter().skip(1) {
            let (one, other) = (low.position.view(viewer), high.position.view(viewer));
            assert_eq!((&one, written(&one)), (&other, written(&other)), "{viewer:?}");
            assert!(
                written(&other)["table"]["seats"][0]["bid"].is_null()
                    && !written(&other).to_string().contains("110")
            );
            assert_eq!(other.own_bid(), None);
        }
        let own = Viewer::Seat(seat(0));
        assert_eq!(
            (low.position.view(own).own_bid(), high.position.view(own).own_bid()),
            (Some(0), Some(110))
        );
        assert_eq!(written(&high.position.view(own))["table"]["seats"][0]["bid"], 110);
        // Those who have still to bid have the same choice.
        assert_eq!((low.moves(1), low.moves(0).len()), (high.moves(1), 0));
    }
}

/// IMP-1.1, IMP-1.2: the last bid shows all of them, so a draft holds it back.
#[test]
fn the_last_bid_opens_them_all() {
    let situation = Situation::bidding(3, &[]).plays(0, "bid 40").plays(2, "bid 10");
    assert!(situation.events.iter().all(|event| matches!(event, Event::BidMade { .. })));
    let mut draft = Draft::new(situation.position.clone(), seat(1));
    assert_eq!(draft.play("bid 20".parse().unwrap()), Ok(Drafted::Reveals));
    // A bid that is not the last can be taken back.
    let mut early = Draft::new(Situation::bidding(3, &[]).position, seat(1));
    assert!(matches!(early.play("bid 20".parse().unwrap()), Ok(Drafted::Played(_))) && early.undo());
    let situation = situation.plays(1, "bid 20");
    assert!(situation.position.sealed().is_empty());
    let shown = situation.events.iter().filter(|event| matches!(event, Event::BidRevealed { .. })).count();
    assert_eq!((shown, situation.position.view(Viewer::Spectator).own_bid()), (3, None));
}

/// IMP-13.2: with open money everybody sees it.
#[test]
fn open_money() {
    let situation = Situation::new(3).cash(1, 70);
    for viewer in viewers(3) {
        let view = situation.position.view(viewer);
        assert_eq!([0, 1, 2].map(|number| view.cash(seat(number))), [Some(200), Some(70), Some(200)]);
        assert!(view.knows_all_money());
    }
}

/// IMP-13.2: hidden money is in nobody else’s view, and does not follow from what the bank has.
#[test]
fn hidden_money() {
    for players in 2..=4 {
        let with = |guldens| Situation::with(players, &[("money", "hidden")]).cash(1, guldens);
        let (poor, rich) = (with(70), with(770));
        for viewer in viewers(players) {
            let (one, other) = (poor.position.view(viewer), rich.position.view(viewer));
            if viewer == Viewer::Seat(seat(1)) {
                assert_eq!((one.cash(seat(1)), other.cash(seat(1))), (Some(70), Some(770)));
                assert_eq!(one.cash(seat(0)), None);
                continue;
            }
            assert_eq!((&one, written(&one)), (&other, written(&other)), "{viewer:?}");
            assert_eq!((one.cash(seat(1)), one.knows_all_money()), (None, false));
            let table = written(&one)["table"].clone();
            assert!(table["from_bank"].is_null() && table["seats"][1]["cash"].is_null());
            assert_eq!(table["seats"][0]["cash"].is_null(), viewer != Viewer::Seat(seat(0)));
        }
    }
}

/// IMP-13.2: what is paid and got is told at the time, as at a table.
#[test]
fn what_is_paid_is_told() {
    let situation = Situation::with(3, &[("money", "hidden")]).plays(0, "give 30");
    assert!(situation.events.contains(&Event::Given { seat: seat(0), guldens: 30 }));
}

/// IMP-13.2: after the end all is told.
#[test]
fn in_the_end_money_is_shown() {
    let situation = Situation::with(3, &[("money", "hidden")]).round(8).cash(1, 70);
    assert_eq!(situation.position.view(Viewer::Spectator).cash(seat(1)), None);
    let situation = situation.over();
    for viewer in viewers(3) {
        let view = situation.position.view(viewer);
        assert_eq!(view.cash(seat(1)), Some(70));
        assert_eq!(written(&view)["table"]["seats"][1]["cash"], 70);
    }
}

/// IMP-13.2: while bids are made everybody knows what everybody began with.
#[test]
fn money_before_the_bids() {
    let situation = Situation::bidding(3, &[("money", "hidden")]).plays(0, "bid 50");
    for viewer in viewers(3) {
        assert_eq!(situation.position.view(viewer).cash(seat(0)), Some(130));
    }
    let situation = situation.plays(1, "bid 0").plays(2, "bid 0");
    assert_eq!(situation.position.view(Viewer::Seat(seat(1))).cash(seat(0)), None);
    assert_eq!(situation.position.view(Viewer::Seat(seat(0))).cash(seat(0)), Some(80));
}

/// IMP-13.2: the last turn’s end shows all money, so a draft holds it back; no other end of a turn does.
#[test]
fn the_end_of_the_game_opens_the_purses() {
    let ends = |money: &str, round: u8, last: bool| {
        let situation = Situation::with(2, &[("money", money)]).round(round).edit(|table| {
            let others = if last { 5 } else { 4 };
            table["seats"][0]["placed"] = json!({ "pass": 4 });
            table["seats"][1]["placed"] = json!({ "pass": others });
        });
        let situation = situation.plays(0, "fundraise");
        let mut draft = Draft::new(situation.position, seat(0));
        matches!(draft.play("end".parse().unwrap()), Ok(Drafted::Reveals))
    };
    assert!(ends("hidden", 8, true));
    assert!(!ends("hidden", 8, false) && !ends("hidden", 7, true) && !ends("open", 8, true));
}
