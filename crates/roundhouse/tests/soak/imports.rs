//! Records of as many moves as there may be, and of one more, while people play.

use std::sync::atomic::{AtomicBool, Ordering};

use kernel::MOST_MOVES;
use testbed::{Browser, DatabaseInspector, Node, Site, endless_record};

use crate::report::Report;
use crate::{InDoubt, PROGRAM, all_go_on, play, sit_down, times, total};

/// The same record with its last move twice.
fn one_more(record: &str) -> String {
    let last = record.lines().rfind(|line| line.ends_with(" bank")).unwrap();
    let longer = record.replacen(&format!("{last}\nstanding"), &format!("{last}\n{last}\nstanding"), 1);
    assert_eq!(longer.len(), record.len() + last.len() + 1);
    longer
}

#[test]
fn huge_records_hold_nobody_up() {
    let report = Report::begin("huge imports");
    let number = times("IMPORTS", 6);
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("tables.db");
    let database = format!("sqlite:{}", file.display());
    let mut node = Node::start(PROGRAM, &database);
    let site = || Site::at(&node.address);
    let mut players = sit_down(&site(), 29);
    let look = |table: &str| DatabaseInspector::contents_of_copy(&database, table);
    let longest = endless_record(MOST_MOVES);
    let too_long = one_more(&longest);
    for _ in 0..number {
        let stop = AtomicBool::new(false);
        std::thread::scope(|scope| {
            scope.spawn(|| {
                let import = |record: &str| {
                    let imported = Browser::default().ask(&site(), "/import", Some(&[("record", record)]));
                    imported.expect("an answer").status
                };
                assert_eq!(import(&too_long), 422, "it is refused");
                assert_eq!(import(&longest), 303, "it is taken");
                stop.store(true, Ordering::Relaxed);
            });
            play(&mut players, &|_| site(), &InDoubt::Look(&look), &stop);
        });
        all_go_on(&mut players, &site(), look);
    }
    let figures = total(&players);
    assert_eq!(figures.gone + figures.cannot_save, 0, "{figures:?}");
    node.kill();
    let inspector = DatabaseInspector::open(&database);
    for player in &mut players {
        player.settle(|table| inspector.contents(table));
    }
    inspector.close();
    report.end(number, figures);
}
