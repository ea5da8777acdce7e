//! The file of a SQLite database: who uses it, and that it is complete.

use std::path::Path;

use store::StoreError;

use crate::store_process::StoreProcess;
use crate::test_database::{bodies, next, table};

fn beside(file: &Path, end: &str) -> std::path::PathBuf {
    let mut name = file.as_os_str().to_owned();
    name.push(end);
    name.into()
}

#[tokio::test]
async fn a_file_is_used_by_one_process() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("store.db");
    let address = format!("sqlite:{}", file.display());
    let mut process = StoreProcess::on(&address);
    let holder = format!("process {}", process.process.id());
    let refused = store::connect(&address).await;
    assert!(matches!(&refused, Err(StoreError::InUse(who)) if *who == holder), "{refused:?}");
    assert_eq!(process.ask("listen http://127.0.0.1:8080"), "ok");
    let link = folder.path().join("link.db");
    std::os::unix::fs::symlink(&file, &link).unwrap();
    for address in [address.clone(), format!("sqlite:{}", link.display())] {
        let refused = store::connect(&address).await;
        let expected = format!("{holder}, listening on http://127.0.0.1:8080");
        assert!(matches!(&refused, Err(StoreError::InUse(who)) if *who == expected), "{refused:?}");
    }
    assert_eq!(process.ask("begin"), "ok");
    process.kill();
    let ours = store::connect(&address).await.unwrap();
    assert_eq!(bodies(&*ours, "t").await, ["begin"]);
    let _ours_too = store::connect(&address).await.unwrap();
    let mut second = StoreProcess::start(StoreProcess::command(&address));
    let refusal = second.answer();
    let us = format!("process {}", std::process::id());
    assert!(refusal.contains("in use") && refusal.contains(&us), "{refusal}");
}

#[tokio::test]
async fn the_one_file_is_the_database() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("store.db");
    let elsewhere = tempfile::tempdir().unwrap();
    let mut kept = vec!["begin".to_owned()];
    for (round, clean) in [true, false].into_iter().enumerate() {
        let store = store::connect(&format!("sqlite:{}", file.display())).await.unwrap();
        if round == 0 {
            let owner = store.create_guest("Ada", 1).await.unwrap();
            store.create_table(&table("t", owner)).await.unwrap();
        }
        for number in 0..50 {
            let head = store.head("t").await.unwrap().unwrap();
            let body = format!("{round} {number}");
            store.append(&next(&head, &body)).await.unwrap();
            kept.push(body);
        }
        if clean {
            store.close().await;
            drop(StoreProcess::on(&format!("sqlite:{}", file.display())));
            assert!(!beside(&file, "-wal").exists());
            let late = store.create_guest("Bob", 1).await;
            assert!(matches!(late, Err(StoreError::Unavailable)), "{late:?}");
        } else {
            assert!(beside(&file, "-wal").metadata().unwrap().len() > 0);
            store.checkpoint().await.unwrap();
            assert_eq!(beside(&file, "-wal").metadata().unwrap().len(), 0);
        }
        let copy = elsewhere.path().join(format!("copy-{round}.db"));
        std::fs::copy(&file, &copy).unwrap();
        let copied = store::connect(&format!("sqlite:{}", copy.display())).await.unwrap();
        assert_eq!(bodies(&*copied, "t").await, kept);
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_backup_while_others_write() {
    use std::os::unix::fs::PermissionsExt as _;
    let folder = tempfile::tempdir().unwrap();
    let address = format!("sqlite:{}/store.db", folder.path().display());
    let mut process = StoreProcess::on(&address);
    assert_eq!(process.ask("begin"), "ok");
    let (stop, mut stopped) = tokio::sync::watch::channel(false);
    let (counting, count) = tokio::sync::watch::channel(0_usize);
    let writing = tokio::task::spawn_blocking(move || {
        while !*stopped.borrow_and_update() {
            let number = *counting.borrow() + 1;
            assert_eq!(process.ask(&format!("append {number}")), "ok");
            counting.send_replace(number);
        }
        process
    });
    for round in 0..4 {
        count.clone().wait_for(|count| *count > 20 * round).await.unwrap();
        let acknowledged = *count.borrow();
        let copy = folder.path().join(format!("copy-{round}.db"));
        let size = store::backup(&address, &copy).await.unwrap();
        let there = std::fs::metadata(&copy).unwrap();
        assert_eq!(there.len(), size);
        assert_eq!(there.permissions().mode() & 0o777, 0o600);
        let before = std::fs::read(&copy).unwrap();
        let again = store::backup(&address, &copy).await;
        assert!(matches!(&again, Err(StoreError::Address(why)) if why.contains("already")), "{again:?}");
        assert!(std::fs::read(&copy).unwrap() == before, "nothing is overwritten");

        let copied = store::connect(&format!("sqlite:{}", copy.display())).await.unwrap();
        let kept = bodies(&*copied, "t").await;
        assert!(kept.len() > acknowledged, "{} {acknowledged}", kept.len());
        assert!(kept[1..].iter().enumerate().all(|(index, body)| *body == (index + 1).to_string()));
        // It is a database like any other.
        let head = copied.head("t").await.unwrap().unwrap();
        copied.append(&next(&head, "on its own")).await.unwrap();
    }
    stop.send_replace(true);
    drop(writing.await.unwrap());
}

#[tokio::test]
async fn what_cannot_be_backed_up() {
    let folder = tempfile::tempdir().unwrap();
    let to = folder.path().join("copy.db");
    for (address, reason) in [
        ("sqlite::memory:".to_owned(), "memory"),
        ("postgres://localhost/x".to_owned(), "pg_dump"),
        (format!("sqlite:{}/missing.db", folder.path().display()), "unable to open"),
    ] {
        let error = store::backup(&address, &to).await.unwrap_err().to_string();
        assert!(error.contains(reason), "{address}: {error}");
        assert!(!to.exists());
    }
}
