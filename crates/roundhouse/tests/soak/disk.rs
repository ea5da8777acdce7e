//! The disk is full for a while; the disk fails for a while. The server is not started again in between.

use std::process::Command;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use testbed::{Browser, DatabaseInspector, DiskFaults, Node, Site};

use crate::report::Report;
use crate::{InDoubt, PROGRAM, all_go_on, play, sit_down, times, total};

/// Whether the server can save something.
fn saves(site: &Site) -> bool {
    let named = Browser::default().ask(site, "/me/name", Some(&[("name", "Ada")])).expect("an answer");
    assert!(matches!(named.status, 303 | 503), "{}", named.body);
    named.status == 303
}

fn harmed(what: &'static str, database: &str, node: &Node, fails: impl Fn(bool) + Sync) {
    let report = Report::begin(what);
    let harms = times("DISK", 3);
    let site = Site::at(&node.address);
    let mut players = sit_down(&site, 17);
    let look = |table: &str| DatabaseInspector::contents_of_copy(database, table);
    for _ in 0..harms {
        all_go_on(&mut players, &site, look);
        let stop = AtomicBool::new(false);
        std::thread::scope(|scope| {
            scope.spawn(|| {
                fails(true);
                while saves(&site) {}
                std::thread::sleep(Duration::from_millis(100));
                fails(false);
                stop.store(true, Ordering::Relaxed);
            });
            play(&mut players, &|_| Site::at(&node.address), &InDoubt::Look(&look), &stop);
        });
        // The cause is gone: everything works again, and what was acknowledged is there.
        all_go_on(&mut players, &site, look);
        for player in &mut players {
            player.settle(look);
        }
    }
    assert_eq!(total(&players).gone, 0, "the server answered all the time");
    report.end(harms, total(&players));
}

#[test]
fn a_full_disk_costs_nothing_that_was_acknowledged() {
    let folder = tempfile::tempdir().unwrap();
    let database = format!("sqlite:{}", folder.path().join("tables.db").display());
    // Writing to a file that may not grow fails as on a full disk. The signal that would end the process is ignored.
    let mut command = Command::new("sh");
    command.args(["-c", r#"trap "" XFSZ; exec "$@""#, "sh", PROGRAM]);
    // The log lies on the same disk, and there is no room for it either.
    let log = folder.path().join("log");
    std::fs::write(&log, "an old line\n".repeat(1000)).unwrap();
    command.stderr(std::fs::File::options().append(true).open(log).unwrap());
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
    let faults = DiskFaults::build(folder.path());
    let mut command = Command::new(PROGRAM);
    faults.inject_into(&mut command);
    let node = Node::run(command, &database, &[]);
    harmed("I/O errors", &database, &node, |fails| {
        if fails {
            faults.begin(5, "write sync");
        } else {
            faults.end();
        }
    });
}
