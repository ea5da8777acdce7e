//! The server is killed; PostgreSQL is killed.

use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use testbed::{DatabaseInspector, Node, Postgres, Site};

use crate::report::Report;
use crate::{InDoubt, PROGRAM, all_go_on, play, sit_down, times, total};

/// A server whose disk can be relied on, on a socket only.
const OPTIONS: &str = "-c listen_addresses=''";

/// While people play, waits for a moment that is different each time, and does something.
fn after_a_while(number: usize, stop: &AtomicBool, harm: impl FnOnce()) {
    let spread = u64::try_from(number * 37 % 160).unwrap_or_default();
    std::thread::sleep(Duration::from_millis(40 + spread));
    harm();
    stop.store(true, Ordering::Relaxed);
}

#[test]
fn what_was_acknowledged_survives_every_kill_of_the_server() {
    let report = Report::begin("server killed, SQLite");
    let kills = times("KILLS", 8);
    let folder = tempfile::tempdir().unwrap();
    let database = format!("sqlite:{}", folder.path().join("tables.db").display());
    let mut node = Node::start(PROGRAM, &database);
    let mut players = sit_down(&Site::at(&node.address), 7);
    for kill in 0..kills {
        let (address, stop) = (node.address.clone(), AtomicBool::new(false));
        std::thread::scope(|scope| {
            scope.spawn(|| after_a_while(kill, &stop, || node.kill()));
            play(&mut players, &|_| Site::at(&address), &InDoubt::Stop, &stop);
        });
        let inspector = DatabaseInspector::open(&database);
        for player in &mut players {
            player.settle(|table| inspector.contents(table));
        }
        inspector.close();
        node = Node::start(PROGRAM, &database);
        all_go_on(&mut players, &Site::at(&node.address), |table| {
            DatabaseInspector::contents_of_copy(&database, table)
        });
    }
    report.end(kills, total(&players));
    // All games go on to their end, and were played by honest dice.
    for player in &mut players {
        player.finish(&Site::at(&node.address));
    }
}

#[test]
fn what_was_acknowledged_survives_every_kill_of_postgresql() {
    let report = Report::begin("PostgreSQL killed");
    let kills = times("DATABASE_KILLS", 2);
    let server = Postgres::uninitialized();
    server.init();
    server.run(OPTIONS);
    let database = server.database("killed");
    let node = Node::start(PROGRAM, &database);
    let mut players = sit_down(&Site::at(&node.address), 11);
    let inspector = DatabaseInspector::open(&database);
    for kill in 0..kills {
        let stop = AtomicBool::new(false);
        std::thread::scope(|scope| {
            scope.spawn(|| {
                after_a_while(kill, &stop, || {
                    server.crash();
                    server.run(OPTIONS);
                    std::thread::sleep(Duration::from_millis(300));
                });
            });
            let kept = |table: &str| inspector.contents(table);
            play(&mut players, &|_| Site::at(&node.address), &InDoubt::Look(&kept), &stop);
        });
        all_go_on(&mut players, &Site::at(&node.address), |table| inspector.contents(table));
        for player in &mut players {
            player.settle(|table| inspector.contents(table));
        }
    }
    report.end(kills, total(&players));
}
