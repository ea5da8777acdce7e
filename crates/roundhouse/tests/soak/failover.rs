//! PostgreSQL dies for good, and its synchronous standby takes over while people play.

use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use testbed::{DatabaseInspector, Node, Player, Postgres, Site};

use crate::report::Report;
use crate::{InDoubt, PROGRAM, all_go_on, play, sit_down, total};

#[test]
fn a_standby_takes_over_and_nobody_loses_anything() {
    let report = Report::begin("PostgreSQL fails over, two nodes");
    let [primary, standby] = Postgres::start_with_standby("games");
    // From now on nothing is acknowledged before the standby has it, too.
    primary.crash();
    primary.run("-c listen_addresses=127.0.0.1 -c synchronous_standby_names=standby");

    let database = [&primary, &standby].map(|server| server.tcp_address("127.0.0.1", "games")).join(",");
    let nodes = [Node::start(PROGRAM, &database), Node::start(PROGRAM, &database)];
    let mut players = sit_down(&Site::at(&nodes[0].address), 31);
    let inspector = DatabaseInspector::open(&database);
    let stop = AtomicBool::new(false);
    std::thread::scope(|scope| {
        scope.spawn(|| {
            std::thread::sleep(Duration::from_millis(500));
            primary.crash();
            standby.promote();
            stop.store(true, Ordering::Relaxed);
        });
        let any = |player: &mut Player| Site::at(&nodes[player.roll(nodes.len())].address);
        let kept = |table: &str| inspector.contents(table);
        play(&mut players, &any, &InDoubt::Look(&kept), &stop);
    });
    // Nobody has to do anything: what is asked for now is kept by the server that took over, at either node.
    for node in &nodes {
        all_go_on(&mut players, &Site::at(&node.address), |table| inspector.contents(table));
    }
    for player in &mut players {
        player.settle(|table| inspector.contents(table));
    }
    let figures = total(&players);
    assert_eq!(figures.gone, 0, "the nodes answer all the time: {figures:?}");
    report.end(1, figures);
}
