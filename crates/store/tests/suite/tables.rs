//! The log of a table, and what goes with it.

use std::sync::Arc;
use std::time::Duration;

use store::{Append, Head, LogEntry, Sitter, Snapshot, StoreError, StoredAudience, StoredStage};
use tokio::sync::Barrier;

use crate::test_database::{TestDatabase, bodies, next, table};

pub(crate) async fn everything_comes_back(database: TestDatabase) {
    let store = database.open().await;
    let owner = store.create_guest("Ada", 1).await.unwrap();
    let least = Head { entries: 0, stage: StoredStage::Waiting, ..table("least", owner).head };
    let most = Head {
        rules_version: u32::MAX,
        title: "«Ü» 🚂 'quoted' \"twice\" $1 ? ; --".into(),
        stage: StoredStage::Record,
        audience: StoredAudience::Invited,
        entries: 2,
        moves: i64::MAX as u64,
        players: u8::MAX,
        owed: u8::MAX,
        bot_owed: true,
        round: u32::MAX,
        created: i64::MIN,
        changed: i64::MAX,
        names: vec!["Zoë \u{1f682}".into(), String::new(), "'--".into()],
        ..table("most", owner).head
    };
    let over = Head { stage: StoredStage::Over, entries: 1, ..table("over", owner).head };
    for (head, texts) in [(least, vec![]), (most, vec!["", "two\nlines"]), (over, vec!["x"])] {
        let bodies = texts.iter().map(ToString::to_string).collect();
        store.create_table(&Append { head: head.clone(), bodies, ..table("", owner) }).await.unwrap();
        assert_eq!(store.head(&head.id).await.unwrap().as_ref(), Some(&head));
        let stored = store.load_table(&head.id).await.unwrap().unwrap();
        let expected = texts.iter().zip(1..);
        let expected =
            expected.map(|(body, number)| LogEntry { number, time: head.changed, body: body.to_string() });
        assert_eq!(stored.entries, expected.collect::<Vec<_>>());
        assert_eq!(stored.head, head);
        assert_eq!(stored.snapshots, []);
    }
    let too_many = Head { moves: u64::MAX, ..table("beyond", owner).head };
    let refused = store.create_table(&Append { head: too_many, ..table("", owner) }).await;
    assert!(matches!(refused, Err(StoreError::Damaged(_))), "{refused:?}");
}

pub(crate) async fn an_id_is_used_once(database: TestDatabase) {
    let store = database.open().await;
    let owner = store.create_guest("Ada", 1).await.unwrap();
    store.create_table(&table("t", owner)).await.unwrap();
    let again = Append { bodies: vec!["other".into()], sitters: vec![(0, Some(owner))], ..table("t", owner) };
    assert!(matches!(store.create_table(&again).await, Err(StoreError::Stale)));
    assert_eq!(bodies(&*store, "t").await, ["begin"]);
    assert_eq!(store.sitters("t").await.unwrap(), []);
    store.create_table(&table("T", owner)).await.unwrap();
    for entries in [0, 2] {
        let uncounted = Head { entries, ..table("u", owner).head };
        let refused = store.create_table(&Append { head: uncounted, ..table("u", owner) }).await;
        assert!(matches!(refused, Err(StoreError::Stale)), "{refused:?}");
    }
}

pub(crate) async fn stale_appends_change_nothing(database: TestDatabase) {
    let store = database.open().await;
    let owner = store.create_guest("Ada", 1).await.unwrap();
    let begun = table("t", owner);
    store.create_table(&begun).await.unwrap();
    let second = next(&begun.head, "second");
    store.append(&second).await.unwrap();
    store.save_draft("t", 0, "draft", None).await.unwrap();

    let all = |append: Append| Append {
        sitters: vec![(0, Some(owner))],
        drafts_done: vec![0],
        snapshots: vec![Snapshot { moves: 1, body: vec![1] }],
        ..append
    };
    let ahead = Head { entries: 5, ..begun.head.clone() };
    let too_few = Head { entries: 0, ..begun.head.clone() };
    for stale in [
        all(second.clone()),
        all(next(&begun.head, "late")),
        all(next(&ahead, "early")),
        all(Append { head: too_few, ..second.clone() }),
        all(Append { bodies: vec![], ..begun.clone() }),
        all(next(&table("no such table", owner).head, "x")),
    ] {
        let appended = store.append(&stale).await;
        assert!(matches!(appended, Err(StoreError::Stale)), "{stale:?} {appended:?}");
    }
    assert_eq!(bodies(&*store, "t").await, ["begin", "second"]);
    let second = Append { head: Head { revision: 3, ..second.head }, ..second };
    assert_eq!(store.head("t").await.unwrap(), Some(second.head.clone()), "only the draft counts");
    assert_eq!(store.sitters("t").await.unwrap(), []);
    assert_eq!(store.drafts("t").await.unwrap(), [(0, "draft".into())]);
    assert_eq!(store.load_table("t").await.unwrap().unwrap().snapshots, []);

    let renamed = Head { title: "New".into(), revision: 4, ..second.head };
    store.append(&Append { head: renamed.clone(), bodies: vec![], ..begun }).await.unwrap();
    assert_eq!(store.head("t").await.unwrap(), Some(renamed), "an append without entries changes the head");
}

pub(crate) async fn a_refused_append_changes_nothing(database: TestDatabase) {
    let store = database.open().await;
    let owner = store.create_guest("Ada", 1).await.unwrap();
    let begun = table("t", owner);
    store.create_table(&begun).await.unwrap();
    store.save_draft("t", 0, "draft", None).await.unwrap();
    let stranger = store::PersonId(owner.0 + 100);
    let sitters = vec![(0, Some(owner)), (1, Some(stranger))];
    let refused = store.append(&Append { sitters, drafts_done: vec![0], ..next(&begun.head, "x") }).await;
    assert!(matches!(refused, Err(StoreError::Database(_))), "{refused:?}");
    let expected = Head { revision: 2, ..begun.head.clone() };
    assert_eq!(store.head("t").await.unwrap(), Some(expected), "only the draft counts");
    assert_eq!(bodies(&*store, "t").await, ["begin"]);
    assert_eq!(store.sitters("t").await.unwrap(), []);
    assert_eq!(store.drafts("t").await.unwrap().len(), 1);
    store.append(&next(&begun.head, "y")).await.unwrap();
}

pub(crate) async fn of_two_who_append_one_wins(database: TestDatabase) {
    let store = database.open().await;
    let owner = store.create_guest("Ada", 1).await.unwrap();
    let mut head = table("t", owner).head;
    store.create_table(&table("t", owner)).await.unwrap();
    let mut expected = vec!["begin".to_owned()];
    for _ in 0..20 {
        let start = Arc::new(Barrier::new(2));
        let racers = ["a", "b"].map(|body| {
            let (store, start, append) = (store.clone(), start.clone(), next(&head, body));
            tokio::spawn(async move {
                start.wait().await;
                (body, store.append(&append).await)
            })
        });
        let mut winners = Vec::new();
        for racer in racers {
            match racer.await.unwrap() {
                (body, Ok(_)) => winners.push(body.to_owned()),
                (_, Err(StoreError::Stale)) => {}
                (_, Err(error)) => panic!("{error}"),
            }
        }
        assert_eq!(winners.len(), 1, "{winners:?}");
        expected.extend(winners);
        head = store.head("t").await.unwrap().unwrap();
    }
    assert_eq!(bodies(&*store, "t").await, expected);
}

pub(crate) async fn many_appenders_lose_nothing(database: TestDatabase) {
    const TASKS: usize = 16;
    const EACH: usize = 8;
    let store = database.open().await;
    let owner = store.create_guest("Ada", 1).await.unwrap();
    store.create_table(&table("t", owner)).await.unwrap();
    let tasks = (0..TASKS).map(|task| {
        let store = store.clone();
        tokio::spawn(async move {
            for number in 0..EACH {
                loop {
                    let head = store.head("t").await.unwrap().unwrap();
                    match store.append(&next(&head, &format!("{task:02} {number}"))).await {
                        Ok(_) => break,
                        Err(StoreError::Stale) => {}
                        Err(error) => panic!("{error}"),
                    }
                }
            }
        })
    });
    let tasks: Vec<_> = tasks.collect();
    for task in tasks {
        task.await.unwrap();
    }
    let all = bodies(&*store, "t").await;
    assert_eq!(all.len(), 1 + TASKS * EACH);
    for task in 0..TASKS {
        let start = format!("{task:02} ");
        let own: Vec<_> = all.iter().filter(|body| body.starts_with(&start)).cloned().collect();
        assert_eq!(own, (0..EACH).map(|number| format!("{task:02} {number}")).collect::<Vec<_>>());
    }
}

/// As when somebody closes the page while the response is on its way.
pub(crate) async fn appends_that_are_given_up_do_no_harm(database: TestDatabase) {
    let store = database.open().await;
    let owner = store.create_guest("Ada", 1).await.unwrap();
    store.create_table(&table("t", owner)).await.unwrap();
    let (mut done, mut given_up) = (vec!["begin".to_owned()], 0);
    for microseconds in (0..4_000).step_by(50) {
        let head = store.head("t").await.unwrap().unwrap();
        let body = format!("after {microseconds}");
        let append = Append { sitters: vec![(0, Some(owner))], ..next(&head, &body) };
        match tokio::time::timeout(Duration::from_micros(microseconds), store.append(&append)).await {
            Ok(Ok(_)) => done.push(body),
            // An append that was given up earlier may still have been on its way.
            Ok(Err(StoreError::Stale)) if given_up > 0 => {}
            Ok(Err(error)) => panic!("{error}"),
            Err(_) => given_up += 1,
        }
    }
    let all = bodies(&*store, "t").await;
    assert!(done.iter().all(|body| all.contains(body)), "{done:?} {all:?}");
    assert!(all.len() <= done.len() + given_up);
    loop {
        let head = store.head("t").await.unwrap().unwrap();
        match store.append(&next(&head, "the last")).await {
            Ok(_) => break,
            Err(StoreError::Stale) => {}
            Err(error) => panic!("{error}"),
        }
    }
}

pub(crate) async fn sitters_come_and_go(database: TestDatabase) {
    let store = database.open().await;
    let ada = store.create_guest("Ada", 1).await.unwrap();
    let bob = store.create_guest("Bob", 1).await.unwrap();
    store
        .create_table(&Append { sitters: vec![(2, Some(ada)), (0, Some(ada))], ..table("t", ada) })
        .await
        .unwrap();
    store.create_table(&Append { sitters: vec![(2, Some(bob))], ..table("other", ada) }).await.unwrap();
    let mut head = table("t", ada).head;
    for (change, expected) in [
        (vec![], vec![(0, ada), (2, ada)]),
        (vec![(0, Some(bob))], vec![(0, bob), (2, ada)]),
        (vec![(2, None), (1, None)], vec![(0, bob)]),
        (vec![(0, None), (0, Some(ada)), (5, Some(bob))], vec![(0, ada), (5, bob)]),
        (vec![(0, None), (5, None)], vec![]),
    ] {
        let append = Append { sitters: change, ..next(&head, "x") };
        store.append(&append).await.unwrap();
        head = append.head;
        let expected = expected.into_iter().map(|(seat, person)| Sitter { seat, person });
        assert_eq!(store.sitters("t").await.unwrap(), expected.collect::<Vec<_>>());
    }
    assert_eq!(store.sitters("other").await.unwrap(), [Sitter { seat: 2, person: bob }]);
}

pub(crate) async fn drafts_are_replaced_and_cleared(database: TestDatabase) {
    let store = database.open().await;
    let owner = store.create_guest("Ada", 1).await.unwrap();
    let begun = table("t", owner);
    store.create_table(&begun).await.unwrap();
    store.create_table(&table("other", owner)).await.unwrap();
    for (table, seat, body) in [("t", 3, "a"), ("t", 1, "b"), ("t", 3, "c"), ("other", 3, "d")] {
        store.save_draft(table, seat, body, None).await.unwrap();
    }
    assert_eq!(store.drafts("t").await.unwrap(), [(1, "b".into()), (3, "c".into())]);
    store.append(&Append { drafts_done: vec![3, 2], ..next(&begun.head, "x") }).await.unwrap();
    assert_eq!(store.drafts("t").await.unwrap(), [(1, "b".into())]);
    assert_eq!(store.drafts("other").await.unwrap(), [(3, "d".into())]);
}

pub(crate) async fn snapshots_are_sorted_and_replaced(database: TestDatabase) {
    let store = database.open().await;
    let owner = store.create_guest("Ada", 1).await.unwrap();
    let snapshot = |moves, body: &[u8]| Snapshot { moves, body: body.to_vec() };
    let every_byte: Vec<u8> = (0..=255).collect();
    let begun = Append { snapshots: vec![snapshot(40, &every_byte), snapshot(0, &[])], ..table("t", owner) };
    store.create_table(&begun).await.unwrap();
    let more = Append { snapshots: vec![snapshot(20, &[1]), snapshot(0, &[2])], ..next(&begun.head, "x") };
    store.append(&more).await.unwrap();
    let stored = store.load_table("t").await.unwrap().unwrap();
    assert_eq!(stored.snapshots, [snapshot(0, &[2]), snapshot(20, &[1]), snapshot(40, &every_byte)]);
    // More than one statement holds, with new ones among those that replace others.
    let many: Vec<Snapshot> = (0..50).map(|moves| snapshot(moves, &[moves as u8])).collect();
    let more = Append { snapshots: many.clone(), ..next(&more.head, "y") };
    store.append(&more).await.unwrap();
    assert_eq!(store.load_table("t").await.unwrap().unwrap().snapshots, many);
}

pub(crate) async fn large_and_odd_texts(database: TestDatabase) {
    let store = database.open().await;
    let owner = store.create_guest("Ada", 1).await.unwrap();
    let texts: Vec<String> = vec!["x".repeat(1 << 20), "🚂".repeat(1 << 10), "\u{1}\t\r\n'\"\\$1?".into()];
    let many = (0..1_000).map(|number| format!("line {number}"));
    let texts: Vec<String> = texts.into_iter().chain(many).collect();
    let head = Head { entries: texts.len() as u64, ..table("t", owner).head };
    let image = Snapshot { moves: 1, body: vec![0xa5; 1 << 20] };
    let append = Append { head, bodies: texts.clone(), snapshots: vec![image.clone()], ..table("t", owner) };
    store.create_table(&append).await.unwrap();
    store.save_draft("t", 0, &texts[0], None).await.unwrap();
    assert!(bodies(&*store, "t").await == texts);
    assert!(store.load_table("t").await.unwrap().unwrap().snapshots == [image]);
    assert!(store.drafts("t").await.unwrap() == [(0, texts[0].clone())]);
}
