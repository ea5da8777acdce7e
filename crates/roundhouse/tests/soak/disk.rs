//! The disk is full for a while; the disk fails for a while. The server is not started again in between.

use std::process::Command;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use testbed::{Eye, Faults, Node, Site};

use crate::report::Report;
use crate::{InDoubt, PROGRAM, play, sit_down, times, total};

fn harmed(what: &'static str, database: &str, node: &Node, fails: impl Fn(bool) + Sync) {
    let report = Report::begin(what);
    let harms = times("DISK", 3);
    let mut players = sit_down(&Site::at(&node.address), 17);
    let look = |table: &str| Eye::copied(database, table);
    for _ in 0..harms {
        let before = total(&players);
        let stop = AtomicBool::new(false);
        std::thread::scope(|scope| {
            scope.spawn(|| {
                std::thread::sleep(Duration::from_millis(100));
                fails(true);
                std::thread::sleep(Duration::from_millis(200));
                fails(false);
                stop.store(true, Ordering::Relaxed);
            });
            play(&mut players, &|_| Site::at(&node.address), &InDoubt::Look(&look), &stop);
        });
        let failed = total(&players);
        assert!(failed.cannot_save > before.cannot_save, "somebody was told that nothing can be saved now");
        assert_eq!(failed.gone, before.gone, "the server answers all the time");
        // The cause is gone, so everything works again.
        let stop = AtomicBool::new(false);
        std::thread::scope(|scope| {
            scope.spawn(|| {
                std::thread::sleep(Duration::from_millis(300));
                stop.store(true, Ordering::Relaxed);
            });
            play(&mut players, &|_| Site::at(&node.address), &InDoubt::Look(&look), &stop);
        });
        assert!(total(&players).acknowledged > failed.acknowledged, "writing works again");
        for player in &mut players {
            player.settle(look);
        }
    }
    report.end(harms, total(&players));
}

#[test]
fn a_full_disk_costs_nothing_that_was_acknowledged() {
    let folder = tempfile::tempdir().unwrap();
    let database = format!("sqlite:{}", folder.path().join("tables.db").display());
    // A file that may not grow fails to be written to as one on a full disk does; who would be ended by that ignores it.
    let mut command = Command::new("sh");
    command.args(["-c", r#"trap "" XFSZ; exec "$@""#, "sh", PROGRAM]);
    let node = Node::run(command, &database, &[]);
    harmed("disk full", &database, &node, |full| {
        let limit = if full { "--fsize=4096:unlimited" } else { "--fsize=unlimited:unlimited" };
        let limited = Command::new("prlimit").args(["--pid", &node.id().to_string(), limit]).status();
        assert!(limited.unwrap().success());
    });
}

#[test]
fn a_failing_disk_costs_nothing_that_was_acknowledged() {
    let folder = tempfile::tempdir().unwrap();
    let database = format!("sqlite:{}", folder.path().join("tables.db").display());
    let faults = Faults::build(folder.path());
    let mut command = Command::new(PROGRAM);
    faults.harm(&mut command);
    let node = Node::run(command, &database, &[]);
    harmed("I/O errors", &database, &node, |fails| {
        if fails {
            faults.begin(5, "write sync");
        } else {
            faults.end();
        }
    });
}
