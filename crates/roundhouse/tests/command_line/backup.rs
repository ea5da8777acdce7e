//! Copies of a database.

use testbed::{Browser, Site};

use crate::program::{Folder, run};
use crate::serve::Serving;

fn database(file: &str) -> String {
    format!("sqlite:{file}")
}

#[test]
fn a_database_is_copied_while_a_server_uses_it() {
    let folder = tempfile::tempdir().unwrap();
    let (_serving, _) = Serving::start(folder.path(), &["serve", "--listen", "127.0.0.1:0"]);
    let from = database(folder.path().join("roundhouse.db").to_str().unwrap());
    let copy = folder.path().join("copy.db");
    let told = run(&["backup", copy.to_str().unwrap(), "--database", &from]).ok();
    let size = std::fs::metadata(&copy).unwrap().len();
    assert_eq!(told, format!("{}: {size} bytes\n", copy.display()));
    // The copy is a database like any other.
    let of_copy = database(copy.to_str().unwrap());
    let (_other, _) =
        Serving::start(folder.path(), &["serve", "--listen", "127.0.0.1:0", "--database", &of_copy]);
}

/// As the hosting page says, after the worst of ends: with a log beside the old file that is not the copy's.
#[test]
fn a_copy_is_restored_in_the_place_of_the_file() {
    let folder = tempfile::tempdir().unwrap();
    let file = |name: &str| folder.path().join(name);
    let serve = || Serving::start(folder.path(), &["serve", "--listen", "127.0.0.1:0"]);
    let open = |address: &str| {
        let form = [("players", "3"), ("seat0", "me"), ("seat1", "me"), ("seat2", "me")];
        let opened = Browser::default().ask(&Site::at(address), "/new", Some(&form));
        format!("/table/{}", opened.unwrap().table().expect("a table"))
    };
    let (serving, address) = serve();
    let before = open(&address);
    let from = database(file("roundhouse.db").to_str().unwrap());
    run(&["backup", file("copy.db").to_str().unwrap(), "--database", &from]).ok();
    let after = open(&address);
    // Killed, not stopped.
    drop(serving);
    assert!(file("roundhouse.db-wal").exists(), "what it wrote last lies beside the file");

    for beside in ["roundhouse.db-wal", "roundhouse.db-shm", "roundhouse.db.lock"] {
        std::fs::remove_file(file(beside)).unwrap();
    }
    std::fs::rename(file("copy.db"), file("roundhouse.db")).unwrap();
    let (_serving, address) = serve();
    for (table, status) in [(before, 200), (after, 404)] {
        assert_eq!(Browser::default().ask(&Site::at(&address), &table, None).unwrap().status, status);
    }
}

#[test]
fn what_cannot_be_copied_is_told() {
    let folder = Folder::new();
    let there = folder.write("there.db", "something else");
    let missing = folder.path("missing.db");
    for (to, from, reason) in [
        (&*there, database(&missing), "is there already"),
        (&*folder.path("copy.db"), database(&missing), "missing.db"),
        (&*folder.path("copy.db"), "sqlite::memory:".into(), "in memory"),
        (&*folder.path("copy.db"), "postgres://ada:secret@localhost/tables".into(), "pg_dump"),
    ] {
        let ran = run(&["backup", to, "--database", &from]);
        assert!(ran.complaint().contains(reason), "{to} {from}: {}", ran.complaint());
        assert!(!ran.complaint().contains("secret"), "{}", ran.complaint());
    }
    assert_eq!(folder.read("there.db"), b"something else");
    assert!(!std::path::Path::new(&folder.path("copy.db")).exists(), "nothing is left of what failed");
}
