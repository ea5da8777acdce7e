use empyreal::Phase;
use serde_json::json;

use super::situation::Situation;
use super::*;
use guide::{Figure, Motion, SpotName as _};

/// The points are those of the rules, in games with teams and without, and teammates share them.
#[test]
fn points_add_up() {
    let mut ends = 0;
    let mut count = 0;
    play_out(12, |asked| {
        count += 1;
        let table = &asked.view.table;
        let over = table.phase == Phase::Over;
        if !over && count % 41 != 0 {
            return;
        }
        let totals = table.totals();
        for seat in table.all_seats() {
            for (text, _) in Empyreal::points(asked.view, seat) {
                said(&text);
            }
            assert_eq!(Empyreal::score(asked.view, seat), Some(i32::from(totals[seat.index()])));
        }
        let steps = Empyreal::scoring(asked.view);
        assert_eq!(steps.is_empty(), !over);
        let Some(last) = steps.last() else { return };
        ends += 1;
        for line in &last.amounts {
            assert_eq!(line.total, i32::from(totals[line.seat.index()]));
        }
        for step in &steps {
            said(&step.title);
            step.amounts.iter().filter_map(|line| line.note.as_ref()).for_each(|note| {
                said(note);
            });
        }
    });
    assert!(ends > 0, "no game gets to its end");
}

/// A record may name an ending that nobody knows any more: that says nothing of how the game ended.
#[test]
fn endings_are_told() {
    for ending in empyreal::Ending::ALL {
        let [alone, in_teams] =
            [kernel::Ending::new, kernel::Ending::of_teams].map(|of| of(ending.notation()));
        let [alone, in_teams] = [alone, in_teams].map(|ending| said(&Empyreal::ending(&ending)));
        assert!(alone.iter().zip(&in_teams).all(|(alone, in_teams)| alone != in_teams), "{alone:?}");
    }
    let unknown = kernel::Ending::new("flood");
    assert_eq!(english(&Empyreal::ending(&unknown)), english(&Phase::Over.name().into()));
}

/// On a tie players stand where the rules put them: nobody has anything, so that the last in turn order wins.
#[test]
fn a_tie_is_broken_as_the_rules_break_it() {
    let scene = Situation::new(3).edit(|table| {
        (table["stage"], table["ended_by"]) = (json!("over"), json!("demand-tiles"));
    });
    let steps = Empyreal::scoring(&scene.view());
    let order: Vec<usize> = steps[0].amounts.iter().map(|line| line.seat.index()).collect();
    assert_eq!(order, [2, 1, 0]);
    let standing = scene.0.table().standing();
    assert_eq!(order, standing.places.iter().map(|place| place.seat.index()).collect::<Vec<_>>());
}

#[test]
fn players_stand_in_the_order_of_their_turns() {
    let scene = Situation::new(3).mana(3).edit(|table| table["start"] = json!(0));
    let rows = <Empyreal as Guided>::players(&scene.view());
    assert_eq!(rows.iter().map(|row| row.seat.index()).collect::<Vec<_>>(), [0, 1, 2]);
    assert_eq!(rows[0].figures, [0, 0, 0, 3, 5, 33].map(Figure::Number));
    assert!(rows.iter().all(|row| row.figures.len() == Empyreal::columns().len() && !row.out));
    for column in Empyreal::columns() {
        said(&kernel::Text::from(column.heading));
    }
    let company = scene.view().table.player(rows[0].seat).company.unwrap();
    let note = english(rows[0].note.as_ref().unwrap());
    assert_eq!(note, format!("{} · {}", company.initials(), company.name()));
}

/// A screen that is shared has something to hide from the first look into a stack on, also of what is past.
#[test]
fn what_somebody_has_seen_is_hidden() {
    let mut position: Position = start(2, "looks", &[]);
    let mut bot = Random::new([3; 32]);
    let mut looked = false;
    for _ in 0..LONG {
        let Some(seat) = position.turn().seats().iter().next() else { break };
        let mut moves = Vec::new();
        position.moves(seat, &mut moves);
        let mv = lively(&position, seat, &moves, &mut bot);
        let mut events = Events::new();
        position.play(seat, &mv, &mut events).unwrap();
        looked |=
            events.iter().any(|event| matches!(event, Event::Drafting { .. } | Event::MastersDrawn { .. }));
        let over = position.table().phase == Phase::Over;
        assert_eq!(Empyreal::hides(&position.view(Viewer::Spectator)), looked && !over);
    }
    assert!(looked);
}

#[test]
fn events_have_their_places() {
    let mut moved = false;
    play_out(6, |asked| {
        for event in asked.events {
            for spot in Empyreal::places(event) {
                assert!(crate::spots::Spot::parse(&spot).is_some(), "{spot}");
            }
            if let (Event::GoodMoved { from, to, good, .. }, Some(motion)) = (event, Empyreal::motion(event))
            {
                moved = true;
                let spots = (format!("hex-{from}"), format!("hex-{to}"));
                let expected = Motion { piece: format!("good-{good}"), from: spots.0, to: spots.1 };
                assert_eq!(motion, expected);
            }
        }
    });
    assert!(moved);
}
