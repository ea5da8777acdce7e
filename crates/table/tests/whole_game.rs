//! Whole games at a table of bots, from every point of view.
#![allow(clippy::unwrap_used, reason = "a test fails by panicking")]

use kernel::{Seat, Viewer};
use table::{Handover, OpenChair, Opening, PositionSnapshot, SceneRequest, Table, TableEvent, TableStage};
use words::{Language, Words};

const SECRET: &str = "night-train-to-Pittsburgh";

fn opening(chairs: Vec<OpenChair>) -> Opening {
    Opening { title: "Evening".into(), listed: true, ..Opening::new("age-of-steam", 1, chairs, SECRET) }
}

fn robots(players: usize, level: &str) -> Vec<OpenChair> {
    vec![OpenChair::Bot { level: level.into() }; players]
}

fn request(viewer: Viewer, at_move: Option<usize>) -> SceneRequest<'static> {
    SceneRequest { viewer, at_move, draft: None, whole_log: false, conceded: kernel::Seats::NONE }
}

/// The log of a game that bots play to its end, and its snapshots.
fn played(opening: Opening) -> (Vec<(i64, TableEvent)>, Vec<PositionSnapshot>, Table) {
    let mut log = vec![(0, TableEvent::Opened(Box::new(opening))), (1, TableEvent::Started)];
    let mut table = Table::fold(&log, &[]).unwrap().table;
    let mut kept = Vec::new();
    let mut made = 0;
    while let Some((seat, level)) = table.bot_to_play() {
        let mv = table.game().unwrap().bot(seat, level, [7; 32]).unwrap();
        let moved = TableEvent::Moved { seat, mv };
        table.apply(2, &moved).unwrap();
        log.push((2, moved));
        kept.extend(table.game().unwrap().snapshots_after(made));
        made = table.game().unwrap().move_count();
    }
    (log, kept, table)
}

#[test]
fn a_log_folds_to_the_same_table_with_and_without_kept_positions() {
    let (log, kept, table) = played(opening(robots(4, "greedy")));
    assert_eq!(table.stage(), TableStage::Over);
    assert!(kept.len() > 3, "{} positions kept", kept.len());
    for kept in
        [&kept[..], &kept[..1], &[], &[PositionSnapshot { move_count: 32, body: b"nonsense".to_vec() }]]
    {
        let folded = Table::fold(&log, kept).unwrap().table;
        assert_eq!(folded.entries(), table.entries());
        let (one, other) = (folded.game().unwrap(), table.game().unwrap());
        assert_eq!(one.data(Viewer::Spectator), other.data(Viewer::Spectator));
        assert_eq!(one.record().unwrap().to_string(), other.record().unwrap().to_string());
        let words = Words::new(Language::English);
        for at in [0, 1, 31, 32, 33, 100] {
            let [one, other] =
                [one, other].map(|game| game.scene(&request(Viewer::Spectator, Some(at)), &words));
            assert_eq!((one.board, one.at_move), (other.board, at));
            assert_eq!(one.marks, other.marks);
        }
    }
    // A log cut short between snapshots.
    let short = Table::fold(&log[..70], &kept).unwrap().table;
    assert_eq!(short.game().unwrap().move_count(), 68);
    assert_eq!(short.stage(), TableStage::Running);
}

#[test]
fn the_record_of_a_table_is_verified() {
    let (_, _, table) = played(opening(robots(3, "greedy")));
    let record = table.game().unwrap().record().unwrap();
    let verified = table::verify(&kernel::Record::parse(&record.to_string()).unwrap()).unwrap();
    assert_eq!(verified.moves, table.game().unwrap().move_count());
    assert!(verified.draws > 10);
    assert_eq!(record.fairness.commitment(), table.commitment());
    assert_eq!(table.revealed().unwrap().secret(), SECRET);
}

#[test]
fn scenes_show_everything_in_both_languages() {
    let (_, _, table) = played(opening(robots(3, "greedy")));
    let game = table.game().unwrap();
    for language in Language::ALL {
        let words = table.words(&Words::new(language));
        for at in (0..game.move_count()).step_by(7) {
            let scene = game.scene(&request(Viewer::Spectator, Some(at)), &words);
            assert_eq!((scene.at_move, scene.move_count, scene.players.len()), (at, game.move_count(), 3));
            assert!(scene.outcome.is_none() && scene.ask.is_none());
            assert!(scene.log.iter().all(|line| !line.text.is_empty()));
            let told = |number: usize| scene.log.iter().any(|line| line.at_move == number);
            assert!(told(at) && (told(at + 1) || at + 1 == game.move_count()), "also what comes next");
        }
        let end = game.scene(&request(Viewer::Spectator, None), &words);
        let outcome = end.outcome.unwrap();
        assert_eq!(outcome.places.len(), 3);
        assert_eq!(outcome.plots.len(), 3);
        for place in &outcome.places {
            assert_eq!(place.parts.iter().sum::<i32>(), place.score.unwrap());
        }
        assert_eq!(end.marks.len(), 10, "a three-player game has ten turns");
        let whole = game.scene(&SceneRequest { whole_log: true, ..request(Viewer::Spectator, None) }, &words);
        assert!(end.more_log && !whole.more_log);
        assert!(whole.log.len() > 3 * end.log.len());
        assert_eq!(whole.log.iter().filter(|line| line.round.is_some()).count(), 10);
    }
}

#[test]
fn a_game_goes_on_behind_given_moves() {
    let (_, _, first) = played(opening(robots(3, "greedy")));
    let mut again = opening(robots(3, "greedy"));
    again.given = first.game().unwrap().moves(90);
    let (_, _, second) = played(again);
    assert_eq!(second.stage(), TableStage::Over);
    assert_eq!(second.game().unwrap().moves(90), first.game().unwrap().moves(90));
}

#[test]
fn what_does_not_fit_is_no_table() {
    let opened = |opening| vec![(0, TableEvent::Opened(Box::new(opening)))];
    assert!(Table::fold(&[], &[]).is_err());
    assert!(Table::fold(&[(0, TableEvent::Started)], &[]).is_err());
    let mut other = opening(robots(3, "greedy"));
    other.rules_version = 99;
    assert!(Table::fold(&opened(other), &[]).is_err());
    let mut log = opened(opening(robots(3, "greedy")));
    log.push((1, TableEvent::Moved { seat: Seat::new(0), mv: "issue 0".into() }));
    assert!(Table::fold(&log, &[]).is_err(), "a move before the start");
    log[1] = (1, TableEvent::Started);
    log.push((2, TableEvent::Handed { seat: Seat::new(5), level: "greedy".into(), why: Handover::Asked }));
    assert!(Table::fold(&log, &[]).is_err(), "a seat that is not there");
}
