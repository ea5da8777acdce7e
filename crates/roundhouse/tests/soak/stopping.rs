//! A server that is told to stop.

use std::io::{Read as _, Write as _};
use std::net::TcpStream;

use testbed::{Browser, Node, Site};

use crate::PROGRAM;

#[test]
fn a_server_that_is_told_to_stop_stops_though_pages_are_open() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("tables.db");
    let mut node = Node::start(PROGRAM, &format!("sqlite:{}", file.display()));
    let form = [("players", "3"), ("seat0", "me"), ("seat1", "me"), ("seat2", "me")];
    let opened = Browser::default().ask(&Site::at(&node.address), "/new", Some(&form)).unwrap();
    let table = opened.table().expect("a table");
    let mut listens = TcpStream::connect(&node.address).unwrap();
    write!(listens, "GET /table/{table}/live HTTP/1.1\r\nHost: localhost\r\n\r\n").unwrap();
    let mut slow = TcpStream::connect(&node.address).unwrap();
    write!(
        slow,
        "POST /me/name HTTP/1.1\r\nHost: localhost\r\nOrigin: http://localhost\r\nContent-Length: 9\r\n\r\nna"
    )
    .unwrap();
    listens.read_exact(&mut [0; 64]).unwrap();
    testbed::ask_to_stop(node.id());
    assert!(node.wait_for_exit(), "it ends in order");
    let mut rest = Vec::new();
    assert!(listens.read_to_end(&mut rest).is_ok(), "the stream has an end");
    assert!(!file.with_extension("db-wal").exists(), "the one file is the database");
}
