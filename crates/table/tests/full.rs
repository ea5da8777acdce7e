//! A table takes a limited number of moves, however they come.
#![allow(clippy::unwrap_used, reason = "a test fails by panicking")]

use kernel::{MOST_MOVES, Record, RecordError, Seat, Seats, Viewer};
use table::{
    ActionError, DraftText, OpenChair, Opening, SceneRequest, Table, TableEvent, TableStage, TurnRequest,
};
use words::{Language, Words};

/// A game of Steam Power by its first rules, in which two players have only taken money this often.
fn opening(moves: usize, chair: &OpenChair) -> Opening {
    let blank = Opening { idle_hours: 1, ..Opening::new("steam-power", 1, vec![chair.clone(); 2], "idle") };
    let log = [(0, TableEvent::Opened(Box::new(blank.clone()))), (0, TableEvent::Started)];
    let first = Table::fold(&log, &[]).unwrap().table.owing().iter().next().unwrap().index();
    let seat = |number: usize| Seat::new((first + number / 2) % 2);
    Opening { given: (0..moves).map(|number| (seat(number), "bank".into())).collect(), ..blank }
}

fn table(moves: usize, chair: &OpenChair) -> Table {
    let opening = TableEvent::Opened(Box::new(opening(moves, chair)));
    Table::fold(&[(0, opening), (0, TableEvent::Started)], &[]).unwrap().table
}

#[test]
fn when_it_is_full_nothing_more_is_played_and_the_page_says_so() {
    let person = OpenChair::Person { name: "Ada".into() };
    let mut running = table(MOST_MOVES - 1, &person);
    let seat = running.owing().iter().next().unwrap();
    let draft = DraftText::new(running.game().unwrap().draft_base(seat));
    let asked = |table: &Table| TurnRequest { seat, stamp: table.stamp(seat, &draft) };
    running.play(asked(&running), &draft, "bank", false).unwrap();
    running.apply(1, &TableEvent::Moved { seat, mv: "bank".into() }).unwrap();
    assert_eq!((running.stage(), running.owing()), (TableStage::Running, Seats::NONE));

    let seat = Seat::new(0);
    let draft = DraftText::new(running.game().unwrap().draft_base(seat));
    let asked = TurnRequest { seat, stamp: running.stamp(seat, &draft) };
    let refused = running.play(asked, &draft, "bank", false).unwrap_err();
    assert_eq!(refused, ActionError::Table(catalog::no_more_moves()));
    assert_eq!(running.end(asked, &draft), Err(refused));
    assert!(running.apply(2, &TableEvent::Moved { seat, mv: "bank".into() }).is_err());
    for (language, told) in
        [(Language::English, "nothing more can be played"), (Language::French, "plus rien")]
    {
        for viewer in [Viewer::Seat(seat), Viewer::Spectator] {
            let request =
                SceneRequest { viewer, at_move: None, draft: None, whole_log: false, conceded: Seats::NONE };
            let scene = running.game().unwrap().scene(&request, &Words::new(language));
            assert!(
                scene.ask.is_none() && scene.owing.is_empty() && scene.phase.contains(told),
                "{}",
                scene.phase
            );
        }
    }
}

#[test]
fn bots_stop_there_too() {
    let bot = OpenChair::Bot { level: "random".into() };
    assert!(table(MOST_MOVES - 1, &bot).bot_to_play().is_some());
    assert!(table(MOST_MOVES, &bot).bot_to_play().is_none());
}

/// What the longest record costs, of the kind that is cheapest to write and most expensive to store.
#[test]
fn a_record_costs_in_proportion_to_its_length() {
    let record = |moves: usize| {
        let table = table(moves, &OpenChair::Free);
        let kept: usize = table.game().unwrap().snapshots_after(0).iter().map(|kept| kept.body.len()).sum();
        (table.game().unwrap().record().unwrap().to_string(), kept)
    };
    let (half, kept_of_half) = record(MOST_MOVES / 2);
    let (whole, kept) = record(MOST_MOVES);
    println!("{} bytes of text, {kept} bytes kept; half: {} and {kept_of_half}", whole.len(), half.len());
    assert!(kept <= 2 * kept_of_half + kept_of_half / 10, "{kept_of_half} bytes, then {kept}");
    assert!(kept < 5 << 20, "{kept} bytes");
    let parsed = Record::parse(&whole).unwrap();
    assert_eq!(table::verify(&parsed).unwrap().moves, MOST_MOVES);
    let mut longer = parsed;
    longer.entries.push(longer.entries[0].clone());
    let refused = Record::parse(&longer.to_string()).unwrap_err();
    assert!(matches!(refused, RecordError::TooManyMoves { limit: MOST_MOVES, .. }), "{refused}");
}
