use std::collections::BTreeSet;

use draw::Drawn;
use imperial_steam::{Phase, hands};
use serde_json::json;
use terminal::{Screen, Terminal};
use words::{Language, Words};

use super::situation::Situation;
use super::*;
use crate::spots::Spot;
use guide::{Figure, Motion, ScoreStep, SpotName as _};

/// Seat 1 has joined Wien and Trieste, seat 0 has a contract and nothing but a track to Wr. Neustadt.
fn trieste() -> Situation {
    let situation = Situation::new(2).tracks(0, "wien-wr_neustadt").tracks(
        1,
        "wien-wr_neustadt wr_neustadt-gloggnitz gloggnitz-hartberg hartberg-graz graz-maribor maribor-varazdin \
         varazdin-novo_mesto novo_mesto-trieste",
    );
    let one = situation.0.table().display.iter().next().unwrap();
    let first = format!("contract {one}");
    situation.plays(&["sell", &first, "end", "fundraise", "end", "pass", "end", "pass", "end"])
}

#[test]
fn players_stand_in_the_order_of_their_turns() {
    let situation = Situation::new(3).cash(1, 70);
    let rows = <ImperialSteam as Guided>::players(&situation.view());
    assert_eq!(rows.iter().map(|row| row.seat.index()).collect::<Vec<_>>(), [0, 1, 2]);
    assert_eq!(
        rows[1].figures,
        [70, 50, 40, 2, 0, 0].map(Figure::Number),
        "money, influence, share value, hands, tracks, contracts"
    );
    assert!(rows.iter().all(|row| row.figures.len() == ImperialSteam::columns().len() && !row.out));
    for column in ImperialSteam::columns() {
        said(&kernel::Text::from(column.heading));
    }
    let sold = situation.plays(&["sell"]);
    let note = <ImperialSteam as Guided>::players(&sold.view())[0].note.clone().unwrap();
    assert_eq!(english(&note), "1 shareholder");
    let reached = <ImperialSteam as Guided>::players(&trieste().view());
    let notes: Vec<_> = reached.iter().filter_map(|row| row.note.as_ref().map(english)).collect();
    assert_eq!(notes, ["0 of 1 contracts fulfilled; 1 shareholder", "Has joined Trieste"]);
}

#[test]
fn who_has_bid_is_told_and_nothing_else() {
    let mut position: Position = start(3, "bids", &[]);
    position.play(Seat::new(1), &Move::Bid(40), &mut Events::ignored()).unwrap();
    let view = position.view(Viewer::Spectator);
    assert!(ImperialSteam::hides(&view));
    let notes: BTreeSet<_> = <ImperialSteam as Guided>::players(&view)
        .into_iter()
        .map(|row| (row.seat.index(), row.note.as_ref().map(english)))
        .collect();
    assert_eq!(notes, [(0, None), (1, Some("Has bid".to_owned())), (2, None)].into());
    for seat in [0, 2] {
        position.play(Seat::new(seat), &Move::Bid(40), &mut Events::ignored()).unwrap();
    }
    assert!(!ImperialSteam::hides(&position.view(Viewer::Spectator)));
}

#[test]
fn the_end_is_told_step_by_step() {
    let over = trieste();
    assert_eq!(over.0.table().phase, Phase::Over);
    assert!(ImperialSteam::scoring(&Situation::new(2).view()).is_empty());
    let steps = ImperialSteam::scoring(&over.view());
    let titles: Vec<_> = steps.iter().map(|step| english(&step.title)).collect();
    assert_eq!(
        titles,
        ["Money", "Last income", "Goods", "City keys", "Hubs reached", "Contracts", "Tolls", "Dividends"]
    );
    let of = |step: &ScoreStep, seat: usize| {
        let line = step.amounts.iter().find(|line| line.seat.index() == seat).unwrap();
        (line.amount, line.total, line.note.as_ref().map(english))
    };
    let way = "Wr. Neustadt → Gloggnitz → Hartberg → Graz → Maribor → Varaždin → Novo Mesto → Trieste";
    let (paid, _, note) = of(&steps[6], 0);
    assert_eq!(paid, -140);
    assert_eq!(note.unwrap(), format!("{way}, 20 guldens for each link: 140 guldens to Player 1."));
    assert_eq!(of(&steps[6], 1), (140, of(&steps[6], 1).1, Some("Paid by Player 0.".to_owned())));
    let (_, _, contracts) = of(&steps[5], 0);
    assert!(contracts.unwrap().starts_with("Not fulfilled: "));
    let (dividends, total, note) = of(&steps[7], 0);
    assert_eq!(total, ImperialSteam::score(&over.view(), Seat::new(0)).unwrap());
    assert!(note.unwrap().starts_with("1 shareholder takes a tenth of "), "{dividends}");
    // The points are the same as the steps.
    for seat in [0, 1] {
        let points: Vec<i32> =
            ImperialSteam::points(&over.view(), Seat::new(seat)).iter().map(|(_, amount)| *amount).collect();
        assert_eq!(points, steps.iter().map(|step| of(step, seat).0).collect::<Vec<_>>());
    }
    steps.iter().flat_map(|step| &step.amounts).filter_map(|line| line.note.as_ref()).for_each(|note| {
        said(note);
    });
    assert_eq!(english(&ImperialSteam::progress(&over.view()).phase), "Wien and Trieste are joined.");
}

/// Contracts count only for Trieste, which is told to whoever has any.
#[test]
fn contracts_without_trieste_are_told_to_be_idle() {
    let situation = Situation::new(2).round(8).edit(|table| {
        for seat in [0, 1] {
            table["seats"][seat]["placed"] = json!({ "pass": hands(8) - 1 });
        }
    });
    let one = situation.0.table().display.iter().next().unwrap();
    let over = situation.plays(&[&format!("contract {one}"), "end", "pass", "end"]);
    let steps = ImperialSteam::scoring(&over.view());
    let titles: Vec<_> = steps.iter().map(|step| english(&step.title)).collect();
    assert_eq!(
        titles,
        ["Money", "Last income", "Goods", "City keys", "Hubs reached", "Contracts", "Dividends"]
    );
    let notes = steps[5].amounts.iter().map(|line| (line.seat.index(), line.note.as_ref().map(english)));
    let idle =
        "Nobody joined Wien and Trieste: contracts neither bring nor cost anything, and there are no tolls.";
    assert_eq!(notes.collect::<BTreeSet<_>>(), [(0, Some(idle.to_owned())), (1, None)].into());
}

/// A kind of factory that is used up has no price, on the board and in a terminal.
#[test]
fn what_cannot_be_bought_has_no_price() {
    let way =
        "wien-bratislava wien-wr_neustadt bratislava-sopron sopron-szombathely szombathely-zalaegerszeg";
    let sites = ["wien/a", "wien/b", "bratislava/1", "wr_neustadt/1", "sopron/1", "szombathely/1"];
    let told = |situation: &Situation, title: &str| {
        let words = Words::new(Language::English);
        let asides = ImperialSteam::asides(&situation.view(), &words);
        assert!(asides.iter().any(|aside| aside.svg().contains(title)), "{title}");
        ImperialSteam::state(&situation.view(), &words, Screen::plain(None))
    };
    let mut situation = Situation::new(2).tracks(0, way);
    let line = |state: &str| state.lines().find(|line| line.starts_with("iron")).unwrap().to_owned();
    let before = line(&told(&situation, "Factories, iron: the next costs 50 guldens, a delivery pays"));
    assert!(!before.contains('–'), "{before}");
    for site in sites {
        situation = situation.factory(0, site, "iron", 0);
    }
    let after = line(&told(&situation, "Factories, iron: none is left, a delivery pays"));
    assert!(after.contains('–'), "{after}");
}

/// In whole games every step of the scoring adds up, and nothing is told of money that is hidden.
#[test]
fn scores_add_up() {
    play_out(6, |asked| {
        for seat in asked.view.table.all_seats() {
            let known = asked.view.cash(seat).is_some();
            assert_eq!(ImperialSteam::score(asked.view, seat).is_some(), known);
        }
        if !asked.moves.is_empty() {
            return;
        }
        let scores = asked.view.table.scores();
        let last = ImperialSteam::scoring(asked.view).pop().unwrap();
        for line in &last.amounts {
            assert_eq!(line.total, scores[line.seat.index()].total());
        }
        assert!(last.amounts.is_sorted_by_key(|line| std::cmp::Reverse(line.total)));
    });
}

/// What is told of an event is in the drawing, and a good that is delivered is seen to go.
#[test]
fn events_know_their_places() {
    let (mut placed, mut delivered) = (0, 0);
    play_out(9, |asked| {
        for event in asked.events {
            let places = ImperialSteam::places(event);
            for place in &places {
                assert!(Spot::parse(place).is_some(), "{place}");
                placed += 1;
            }
            let motion = ImperialSteam::motion(event);
            match event {
                Event::Delivered { good, .. } => {
                    let [from, to] = places.try_into().unwrap();
                    assert_eq!(motion, Some(Motion { piece: format!("good-{good}"), from, to }));
                    delivered += 1;
                }
                _ => assert_eq!(motion, None),
            }
        }
    });
    assert!(placed > 500 && delivered > 3, "{placed} {delivered}");
}
