//! The table in the browser, as far as the command line goes.

use std::io::{BufRead, BufReader, Read, Write};
use std::net::TcpStream;
use std::process::{Child, Command, Stdio};

use crate::program::run;

/// A server that ends with its test.
struct Serving(Child);

impl Drop for Serving {
    fn drop(&mut self) {
        let _ = self.0.kill();
        let _ = self.0.wait();
    }
}

#[test]
fn without_a_command_the_table_opens_and_says_where() {
    let folder = tempfile::tempdir().unwrap();
    let mut command = Command::new(env!("CARGO_BIN_EXE_roundhouse"));
    command.current_dir(folder.path()).stdin(Stdio::null()).stdout(Stdio::piped());
    let mut serving = Serving(command.spawn().unwrap());
    let mut lines = BufReader::new(serving.0.stdout.take().unwrap()).lines();
    let said = lines.next().unwrap().unwrap();
    let address = said.rsplit_once("http://").unwrap().1.to_owned();
    let mut stream = TcpStream::connect(&address).unwrap();
    write!(stream, "GET / HTTP/1.1\r\nHost: {address}\r\nConnection: close\r\n\r\n").unwrap();
    let mut page = String::new();
    stream.read_to_string(&mut page).unwrap();
    assert!(page.starts_with("HTTP/1.1 200") && page.contains("Play now"), "{page}");
    assert!(folder.path().join("roundhouse.db").is_file(), "everything is kept beside it");
}

#[test]
fn what_cannot_be_opened_is_told() {
    for (arguments, reason) in [
        (["--database", "sqlite:/no/such/folder/t.db"], "/no/such/folder"),
        (["--database", "mysql://somewhere"], "its kind is unknown"),
        (["--listen", "nowhere"], "invalid"),
    ] {
        let ran = run(&[&["serve"], &arguments[..]].concat());
        assert!(ran.complaint().contains(reason), "{arguments:?}: {}", ran.complaint());
    }
}
