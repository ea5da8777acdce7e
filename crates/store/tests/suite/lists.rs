//! Lists of tables, and their order.

use store::{Append, Head, Store, StoredAudience, StoredStage};

use crate::test_database::{TestDatabase, guests, next, plays, table};

/// A table for a list: its name, its stage, the seats that owe a decision, when it changed, and whether it is listed.
type Line = (&'static str, StoredStage, u8, i64, bool);

async fn create(
    store: &dyn Store,
    owner: store::PersonId,
    line: Line,
    sitters: Vec<(u8, Option<store::PersonId>)>,
) {
    let (id, stage, owed, changed, listed) = line;
    let append = table(id, owner);
    let audience = if listed { StoredAudience::Everyone } else { StoredAudience::Link };
    let head = Head { stage, owed, changed, audience, ..append.head.clone() };
    store.create_table(&Append { head, sitters, ..append }).await.unwrap();
}

pub(crate) async fn tables_of_somebody(database: TestDatabase) {
    use StoredStage::{Over, Record, Running, Waiting};
    let store = database.open().await;
    let ada = store.create_guest("Ada", 1).await.unwrap();
    let bob = store.create_guest("Bob", 1).await.unwrap();
    // In the expected order, with Ada's seats.
    let expected: &[(Line, store::PersonId, &[u8])] = &[
        (("owes, late", Running, 0b0110, 50, true), bob, &[2]),
        (("owes on one of two", Running, 0b1000_0000, 40, true), bob, &[0, 7]),
        (("owes, early", Running, 0b0001, 2, false), ada, &[0]),
        (("others owe, late", Running, 0b0110, 90, false), bob, &[0]),
        (("owner only", Running, 0b1111, 80, true), ada, &[]),
        (("nobody owes", Running, 0, 3, true), ada, &[3]),
        (("waits, late", Waiting, 0, 95, true), bob, &[1]),
        (("waits, early", Waiting, 0, 4, true), ada, &[]),
        (("over, late", Over, 0, 99, true), bob, &[0, 1, 2]),
        (("record", Record, 0, 98, true), ada, &[]),
        (("over, early", Over, 0, 1, true), bob, &[0]),
    ];
    // Inserted by name, which is another order.
    let mut mixed: Vec<_> = expected.iter().collect();
    mixed.sort_by_key(|((id, ..), ..)| *id);
    for &&(line, owner, seats) in &mixed {
        let sitters = (0..8).map(|seat| (seat, Some(if seats.contains(&seat) { ada } else { bob })));
        create(&*store, owner, line, sitters.collect()).await;
    }
    create(&*store, bob, ("not hers", Running, 0b1111, 100, true), vec![(0, Some(bob))]).await;

    let all = store.tables_of(ada, 100).await.unwrap();
    let found: Vec<_> = all.iter().map(|(head, seats)| (head.id.as_str(), seats.as_slice())).collect();
    let wanted: Vec<_> = expected.iter().map(|&((id, ..), _, seats)| (id, seats)).collect();
    assert_eq!(found, wanted);
    for limit in 0..=expected.len() {
        assert_eq!(
            store.tables_of(ada, limit as u32).await.unwrap(),
            all[..limit],
            "seats do not count as tables"
        );
    }
    for (head, _) in &all {
        assert_eq!(store.head(&head.id).await.unwrap().as_ref(), Some(head));
    }
    assert_eq!(store.tables_of(bob, u32::MAX).await.unwrap().len(), 12);
}

pub(crate) async fn running_tables(database: TestDatabase) {
    let store = database.open().await;
    let ada = store.create_guest("Ada", 1).await.unwrap();
    let bob = store.create_guest("Bob", 1).await.unwrap();
    for line in [
        ("early", StoredStage::Running, 0, 10, true),
        ("late", StoredStage::Running, 0, 30, true),
        ("middle", StoredStage::Running, 0, 20, true),
        ("private", StoredStage::Running, 0, 40, false),
        ("waiting", StoredStage::Waiting, 0, 50, true),
        ("over", StoredStage::Over, 0, 60, true),
        ("record", StoredStage::Record, 0, 70, true),
    ] {
        let owner = if line.0 == "late" { ada } else { bob };
        create(&*store, owner, line, vec![]).await;
    }
    for (limit, expected) in
        [(0, vec![]), (1, vec!["late"]), (2, vec!["late", "middle"]), (9, vec!["late", "middle", "early"])]
    {
        let found = store.running_tables(limit).await.unwrap();
        assert_eq!(found.iter().map(|head| head.id.as_str()).collect::<Vec<_>>(), expected);
    }
}

pub(crate) async fn one_owner_does_not_fill_the_list(database: TestDatabase) {
    let store = database.open().await;
    let [ada, bob, greedy] = guests(&*store, ["Ada", "Bob", "greedy"]).await;
    let running = |id, changed| (id, StoredStage::Running, 0, changed, true);
    create(&*store, ada, running("ada, early", 1), vec![]).await;
    create(&*store, ada, running("ada, late", 50), vec![]).await;
    create(&*store, bob, running("bob", 2), vec![]).await;
    // Many at the same moment: not all of them count as the latest.
    for (id, changed) in
        [("g1", 90), ("g2", 90), ("g3", 90), ("g4", 90), ("g5", 60), ("g6", 40), ("g7", 3), ("g8", 1)]
    {
        create(&*store, greedy, running(id, changed), vec![]).await;
    }
    // Unlisted tables do not count.
    create(&*store, bob, ("private", StoredStage::Running, 0, 95, false), vec![]).await;
    create(&*store, bob, ("over", StoredStage::Over, 0, 95, true), vec![]).await;
    let found = async |limit| {
        let found = store.running_tables(limit).await.unwrap();
        let mut found: Vec<_> = found.into_iter().map(|head| head.id).collect();
        // Those of one moment are in no particular order.
        let end = found.len().min(2);
        found[..end].sort();
        found
    };
    assert_eq!(found(20).await, ["g3", "g4", "ada, late", "bob", "ada, early"]);
    assert_eq!(found(4).await, ["g3", "g4", "ada, late", "bob"]);
    let head = store.head("g1").await.unwrap().unwrap();
    let mut moved = next(&head, "a move");
    moved.head.changed = 91;
    store.append(&moved).await.unwrap();
    assert_eq!(found(3).await, ["g1", "g4", "ada, late"]);
}

pub(crate) async fn work_for_bots(database: TestDatabase) {
    let store = database.open().await;
    let owner = store.create_guest("Ada", 1).await.unwrap();
    for (id, stage, bot_owed, listed, changed) in [
        ("second", StoredStage::Running, true, true, 20),
        ("first", StoredStage::Running, true, false, 10),
        ("people only", StoredStage::Running, false, true, 5),
        ("waiting", StoredStage::Waiting, true, true, 5),
        ("over", StoredStage::Over, true, true, 5),
    ] {
        let append = table(id, owner);
        let audience = if listed { StoredAudience::Everyone } else { StoredAudience::Invited };
        let head = Head { stage, bot_owed, audience, changed, ..append.head.clone() };
        store.create_table(&Append { head, ..append }).await.unwrap();
    }
    // Tables that nobody here can play do not hold up others.
    for (id, game, rules_version) in
        [("newer", "age-of-steam", 2), ("older", "age-of-steam", 0), ("unknown", "18xx", 1)]
    {
        let append = table(id, owner);
        let head =
            Head { game: game.into(), rules_version, bot_owed: true, changed: 1, ..append.head.clone() };
        store.create_table(&Append { head, ..append }).await.unwrap();
    }
    assert_eq!(store.tables_awaiting_bots(&[], i64::MAX, 9).await.unwrap(), Vec::<String>::new());
    for (changed_before, limit, found) in [
        (i64::MAX, 9, &["first", "second"][..]),
        (i64::MAX, 1, &["first"]),
        (20, 9, &["first", "second"]),
        (19, 9, &["first"]),
        (9, 9, &[]),
    ] {
        assert_eq!(
            store.tables_awaiting_bots(&plays(), changed_before, limit).await.unwrap(),
            found,
            "the longest wait first"
        );
    }
    let head = store.head("first").await.unwrap().unwrap();
    let mut moved = next(&head, "the bot's move");
    moved.head.bot_owed = false;
    store.append(&moved).await.unwrap();
    assert_eq!(store.tables_awaiting_bots(&plays(), i64::MAX, 9).await.unwrap(), ["second"]);
}
