//! Records as large as a form may be, many at once.

use std::sync::atomic::{AtomicBool, Ordering};

use testbed::{Browser, Eye, Node, Site};

use crate::report::Report;
use crate::{InDoubt, PROGRAM, all_go_on, play, sit_down, times, total};

const RECORD: &str = include_str!("../../../age-of-steam/tests/goldens/six-players.record");
/// Of this many bytes a form may be.
const MOST: usize = 2 * 1024 * 1024;

#[test]
fn huge_records_hold_nobody_up() {
    let report = Report::begin("huge imports");
    let number = times("IMPORTS", 6);
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("tables.db");
    let database = format!("sqlite:{}", file.display());
    let mut node = Node::start(PROGRAM, &database);
    let mut players = sit_down(&Site::at(&node.address), 29);
    // A line of a move, as often as it fits: more moves than any game has.
    let line = RECORD.lines().rev().find(|line| line.contains(' ')).unwrap();
    let endless =
        format!("{RECORD}{}", format!("{line}\n").repeat((MOST / 2 - RECORD.len()) / (line.len() + 1)));
    let stop = AtomicBool::new(false);
    std::thread::scope(|scope| {
        scope.spawn(|| {
            for _ in 0..number {
                let mut browser = Browser::default();
                let import = |browser: &mut Browser, record: &str| {
                    browser
                        .ask(&Site::at(&node.address), "/import", Some(&[("record", record)]))
                        .expect("an answer")
                        .status
                };
                assert_eq!(import(&mut browser, &endless), 422);
                assert_eq!(import(&mut browser, RECORD), 303);
            }
            stop.store(true, Ordering::Relaxed);
        });
        play(&mut players, &|_| Site::at(&node.address), &InDoubt::Stop, &stop);
    });
    all_go_on(&mut players, &Site::at(&node.address), |table| Eye::copied(&database, table));
    let figures = total(&players);
    assert_eq!(figures.gone + figures.cannot_save, 0, "{figures:?}");
    node.kill();
    let eye = Eye::open(&database);
    for player in &mut players {
        player.settle(|table| eye.kept(table));
    }
    eye.close();
    report.end(number, figures);
}
