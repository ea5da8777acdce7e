//! Several nodes on one PostgreSQL, asked in turn by everybody; they die one after the other.

use std::sync::Mutex;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use testbed::{DatabaseInspector, Node, Player, Postgres, Site};

use crate::report::Report;
use crate::{InDoubt, PROGRAM, all_go_on, play, sit_down, times, total};

#[test]
fn nodes_die_and_nobody_loses_anything() {
    let server = Postgres::start();
    for (number, what) in [(2, "one of two nodes killed"), (3, "one of three nodes killed")] {
        let report = Report::begin(what);
        let deaths = times("DEATHS", 4).div_ceil(2);
        let database = server.database(&format!("nodes{number}"));
        let mut nodes: Vec<Node> = (0..number).map(|_| Node::start(PROGRAM, &database)).collect();
        let addresses: Mutex<Vec<String>> =
            Mutex::new(nodes.iter().map(|node| node.address.clone()).collect());
        let mut players = sit_down(&Site::at(&nodes[0].address), 13);
        let inspector = DatabaseInspector::open(&database);
        for death in 0..deaths {
            let (dying, stop) = (death % number, AtomicBool::new(false));
            std::thread::scope(|scope| {
                scope.spawn(|| {
                    std::thread::sleep(Duration::from_millis(300));
                    nodes[dying].kill();
                    std::thread::sleep(Duration::from_millis(200));
                    nodes[dying] = Node::start(PROGRAM, &database);
                    addresses.lock().unwrap()[dying].clone_from(&nodes[dying].address);
                    std::thread::sleep(Duration::from_millis(100));
                    stop.store(true, Ordering::Relaxed);
                });
                let kept = |table: &str| inspector.contents(table);
                let any = |player: &mut Player| {
                    let at = player.roll(number);
                    Site::at(&addresses.lock().unwrap()[at])
                };
                play(&mut players, &any, &InDoubt::Look(&kept), &stop);
            });
            for node in &nodes {
                all_go_on(&mut players, &Site::at(&node.address), |table| inspector.contents(table));
            }
            for player in &mut players {
                player.settle(|table| inspector.contents(table));
            }
        }
        report.end(deaths, total(&players));
    }
}
