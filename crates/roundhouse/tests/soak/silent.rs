//! Visitors who ask and never read what is answered.

use std::io::Write as _;
use std::net::TcpStream;
use std::time::Duration;

use testbed::{DatabaseInspector, Node, Site};

use crate::report::Report;
use crate::{PROGRAM, all_go_on, sit_down, times, total};

/// How often each asks for the same page: more than fits into what lies between two sockets.
const PAGES: usize = 64;

#[test]
fn those_who_never_read_hold_nobody_up() {
    let report = Report::begin("connections that never read");
    let number = times("SILENT", 24);
    let folder = tempfile::tempdir().unwrap();
    let database = format!("sqlite:{}", folder.path().join("tables.db").display());
    let mut node = Node::start(PROGRAM, &database);
    let mut players = sit_down(&Site::at(&node.address), 23);
    let silent: Vec<TcpStream> = (0..number)
        .map(|_| {
            let mut stream = TcpStream::connect(&node.address).unwrap();
            let page = format!("GET /rules/empyreal HTTP/1.1\r\nHost: {}\r\n\r\n", node.address);
            stream.set_write_timeout(Some(Duration::from_millis(200))).unwrap();
            // Once the server waits for us to read, it does not read either.
            let _ = stream.write_all(page.repeat(PAGES).as_bytes());
            stream
        })
        .collect();
    for _ in 0..number.div_ceil(players.len()) {
        all_go_on(&mut players, &Site::at(&node.address), |table| {
            DatabaseInspector::contents_of_copy(&database, table)
        });
    }
    let figures = total(&players);
    assert_eq!(figures.gone + figures.cannot_save, 0, "{figures:?}");
    node.kill();
    drop(silent);
    let inspector = DatabaseInspector::open(&database);
    for player in &mut players {
        player.settle(|table| inspector.contents(table));
    }
    inspector.close();
    report.end(number, figures);
}
