use super::*;
use crate::spots::Spot;
use guide::{Figure, Motion, SpotName as _};

#[test]
fn what_a_move_leaves_of_the_money() {
    let building = Situation::new().player(0, |player| player.cash = 10).building(0);
    let issuing = building.clone().issuing();
    // Seat 0 bids 3, seat 1 drops out for nothing; then a higher bid makes seat 0 choose again.
    let bidding = issuing.clone().plays(&["issue 0", "issue 0", "issue 0", "bid 3", "drop", "bid 5"]);
    for (situation, mv, left) in [
        (&issuing, "issue 0", None),
        (&issuing, "issue 2", Some("$20 then, −$2 each turn")),
        (&building, "build S10 straight/1", Some("$2, leaves $8")),
        (&building, "done", None),
        (&bidding, "bid 6", Some("$4 left if paid in full")),
        (&bidding, "drop", Some("$3, leaves $7")),
        (&building, "take engineer", None),
        (&building, "take locomotive", Some("−$1 each turn")),
        (&building, "engine", Some("−$1 each turn")),
    ] {
        assert_eq!(situation.balance(mv).as_deref(), left, "{mv}");
    }
    let free = issuing.plays(&["issue 0", "issue 0", "issue 0", "bid 3"]);
    assert_eq!(free.balance("drop"), None, "the first to drop out pays nothing");
    let strongest = building.player(0, |player| player.engine = 6);
    assert_eq!(strongest.balance("take locomotive"), None, "an engine of six links stays as it is");
}

/// A player who cannot pay at the end of the turn hears of it before it is too late.
#[test]
fn what_will_be_lacking_at_the_end_of_the_turn() {
    let poor = |cash, income| {
        // $4 of expenses: two shares, and an engine of two links.
        Situation::network().player(0, |player| {
            (player.cash, player.income, player.engine) = (cash, income, 2);
        })
    };
    let owes = |cash: u16, income: u16, end: &str| {
        format!(
            "If nothing changes, you will owe $4 at the end of this turn, with ${cash} and ${income} of income to \
             pay it: {end}."
        )
    };
    let ruin = "your income cannot cover the rest, and you will be out of the game";
    for (cash, income, warning) in [
        (4, 0, None),
        (1, 3, None),
        (1, 2, Some("your income will fall by $1")),
        (0, 2, Some("your income will fall by $2")),
        (2, 1, Some("your income will fall by $1")),
        (0, 1, Some(ruin)),
        (3, 0, Some(ruin)),
    ] {
        for situation in
            [poor(cash, income).issuing(), poor(cash, income).building(0), poor(cash, income).moving()]
        {
            let question = AgeOfSteam::question(&situation.0, situation.asked());
            let told: Vec<_> = question.now.iter().map(english).filter(|now| now.contains("owe")).collect();
            let expected: Vec<_> = warning.iter().map(|end| owes(cash, income, end)).collect();
            assert_eq!(
                told,
                expected,
                "${cash}, income ${income}, {}",
                english(&situation.0.phase.name().into())
            );
        }
    }
    let settled = poor(0, 1).edit(|table| {
        table.phase = Phase::Production(age_of_steam::Producing { seat: Seat::new(0), drawn: None });
    });
    assert!(AgeOfSteam::question(&settled.0, settled.asked()).now.is_empty(), "they have been paid");

    for (situation, mv, left) in [
        (poor(5, 1).building(0), "build S8 straight/2", "$2, leaves $3"),
        (poor(4, 1).building(0), "build S8 straight/2", "$2, leaves $2; $1 short at turn’s end"),
        (poor(2, 1).building(0), "build S8 straight/2", "$2, leaves $0; $3 short at turn’s end, and out"),
        (poor(0, 4).moving(), "engine", "−$1 each turn; $1 short at turn’s end"),
        (poor(4, 0).moving(), "engine", "−$1 each turn; $1 short at turn’s end, and out"),
        (poor(0, 0).issuing(), "issue 1", "$5 then, −$1 each turn"),
    ] {
        assert_eq!(situation.balance(mv).as_deref(), Some(left), "{mv}");
    }
}

#[test]
fn players_stand_in_order_and_those_out_last() {
    let out = Seat::new(1);
    let situation = Situation::network().edit(|table| {
        table.order = [2, 0].map(Seat::new).into_iter().collect();
        (table.seats[1].eliminated, table.seats[1].action) = (true, None);
    });
    let rows = AgeOfSteam::players(&situation.0);
    assert_eq!(rows.iter().map(|row| row.seat.index()).collect::<Vec<_>>(), [2, 0, 1]);
    assert_eq!(rows.iter().map(|row| row.out).collect::<Vec<_>>(), [false, false, true]);
    let notes: Vec<_> = rows.iter().map(|row| row.note.as_ref().map(english)).collect();
    assert_eq!(notes, ["Production", "Locomotive", "Eliminated"].map(|note| Some(note.to_owned())));
    let points = AgeOfSteam::score(&situation.0, Seat::new(0)).unwrap();
    assert_eq!(
        rows[1].figures,
        [
            Figure::Money(23),
            Figure::Money(0),
            Figure::Number(2),
            Figure::Number(1),
            Figure::Change(-3),
            Figure::Number(points.into())
        ]
    );
    assert_eq!([&rows[2].figures[4], &rows[2].figures[5]], [&Figure::Nothing; 2]);
    assert_eq!(
        (AgeOfSteam::points(&situation.0, out), AgeOfSteam::score(&situation.0, out)),
        (Vec::new(), None)
    );
    assert!(rows.iter().all(|row| row.figures.len() == AgeOfSteam::columns().len()));
    for column in AgeOfSteam::columns() {
        said(&column.heading.into());
    }
}

#[test]
fn what_is_noted_while_they_bid() {
    let situation = Situation::new().player(1, |player| player.action = Some(Action::TurnOrder)).issuing();
    let situation = situation.plays(&["issue 0", "issue 0", "issue 0", "bid 3", "pass", "drop"]);
    let notes: Vec<_> =
        AgeOfSteam::players(&situation.0).iter().map(|row| row.note.as_ref().map(english)).collect();
    assert_eq!(notes, ["Bid $3", "Passed", "Out of the auction"].map(|note| Some(note.to_owned())));
}

#[test]
fn points_are_told_as_the_rules_count_them() {
    let situation = Situation::network().player(0, |player| player.income = 4);
    let points: Vec<_> = AgeOfSteam::points(&situation.0, Seat::new(0))
        .iter()
        .map(|(what, points)| (english(what), *points))
        .collect();
    let track = situation.0.score(Seat::new(0)).unwrap().track;
    assert!(track > 0);
    assert_eq!(
        points,
        [("Income × 3", 12), ("Shares × −3", -6), ("Linked track", track)]
            .map(|(what, points)| (what.to_owned(), points))
    );
    assert_eq!(AgeOfSteam::score(&situation.0, Seat::new(0)), Some(6 + track));
}

/// What is told of an event is on the board, and a cube that moves is seen to move.
#[test]
fn events_know_their_places() {
    let (mut placed, mut ran, mut grown) = (0, 0, 0);
    play_out("greedy", 4, |&Asked { view: table, events, .. }| {
        for event in events {
            let places = AgeOfSteam::places(event);
            for place in &places {
                let spot = Spot::parse(place).unwrap();
                if let Spot::Hex(at) = spot {
                    assert!(table.board().find(at).is_some(), "{event:?}");
                }
                placed += 1;
            }
            let motion = AgeOfSteam::motion(event);
            match event {
                Event::Ran { colour, from, to, .. } => {
                    let (from, to) = (format!("hex-{}", from.at), format!("hex-{}", to.at));
                    assert_eq!(places, [from.clone(), to.clone()]);
                    assert_eq!(motion, Some(Motion { piece: format!("cube-{colour}"), from, to }));
                    ran += 1;
                }
                Event::Grew { city, colour, column, row } => {
                    let (from, to) = (format!("box-{column}-{}", row + 1), format!("hex-{}", city.at));
                    assert_eq!(motion, Some(Motion { piece: format!("cube-{colour}"), from, to }));
                    grown += 1;
                }
                _ => assert_eq!(motion, None),
            }
        }
    });
    assert!(placed > 500 && ran > 50 && grown > 50, "{placed} {ran} {grown}");
}
