//! What nodes share besides the log: revisions, onlookers, receipts, tallies, leases; and deletion.

use store::{
    Admission, Append, Head, NewSession, Receipt, SignIn, Sitter, Snapshot, Store, StoreError,
    StoredAudience, StoredStage, Tally,
};

use crate::test_database::{TestDatabase, bodies, guests, next, plays, table};

async fn revision(store: &dyn Store, table: &str) -> u64 {
    store.revision(table).await.unwrap().unwrap()
}

pub(crate) async fn every_change_has_a_revision(database: TestDatabase) {
    let store = database.open().await;
    let [ada, bob] = guests(&*store, ["Ada", "Bob"]).await;
    let guest = store.create_guest("guest", 1).await.unwrap();
    store.set_password(ada, "Ada", "h").await.unwrap();
    assert_eq!(store.revision("t").await.unwrap(), None);
    let begun = Append { sitters: vec![(0, Some(guest))], ..table("t", bob) };
    store.create_table(&begun).await.unwrap();
    store.create_table(&table("owned", guest)).await.unwrap();
    store.create_table(&table("looked at", bob)).await.unwrap();
    store.create_table(&table("other", bob)).await.unwrap();
    assert_eq!(revision(&*store, "t").await, 1);
    assert_eq!(store.append(&next(&begun.head, "x")).await.unwrap(), 2);
    assert_eq!(store.save_draft("t", 1, "draft", None).await.unwrap(), 3);
    let late = store.save_draft("t", 1, "another page's", Some(2)).await;
    assert!(matches!(late, Err(StoreError::Stale)), "{late:?}");
    assert_eq!(store.drafts("t").await.unwrap(), [(1, "draft".to_owned())], "what was acknowledged stays");
    assert_eq!(store.revision("t").await.unwrap(), Some(3));
    store.set_onlooker("t", guest, Some(Admission::Muted)).await.unwrap();
    assert_eq!(revision(&*store, "t").await, 4);
    store.set_onlooker("t", guest, None).await.unwrap();
    assert_eq!(revision(&*store, "t").await, 5);
    store.set_onlooker("looked at", guest, Some(Admission::Admitted)).await.unwrap();
    store.replace_snapshots("t", &[], &[Snapshot { moves: 1, body: vec![1] }]).await.unwrap();
    store.save_presence("node", "t", "Ada", 1).await.unwrap();
    assert_eq!(revision(&*store, "t").await, 5, "nothing that a page shows was changed");
    assert!(matches!(store.append(&next(&begun.head, "late")).await, Err(StoreError::Stale)));
    assert_eq!(revision(&*store, "t").await, 5);

    let before = [5, 1, 2, 1];
    let session = NewSession { token: [1; 32], now: 5 };
    let sign_in = SignIn { account: ada, hash: "h".into(), guest: Some(guest), before: None, session };
    store.sign_in(&sign_in).await.unwrap();
    for (table, (before, merged)) in
        ["t", "owned", "looked at", "other"].into_iter().zip(before.into_iter().zip([1, 1, 1, 0]))
    {
        assert_eq!(revision(&*store, table).await, before + merged, "{table}");
        assert_eq!(store.head(table).await.unwrap().unwrap().revision, before + merged, "{table}");
    }
}

pub(crate) async fn what_came_since(database: TestDatabase) {
    let store = database.open().await;
    let ada = store.create_guest("Ada", 1).await.unwrap();
    let image = Snapshot { moves: 1, body: vec![1] };
    let begun = Append { sitters: vec![(2, Some(ada))], snapshots: vec![image.clone()], ..table("t", ada) };
    store.create_table(&begun).await.unwrap();
    let second = next(&begun.head, "second");
    store.append(&second).await.unwrap();
    store.append(&next(&second.head, "third")).await.unwrap();
    store.save_draft("t", 3, "draft", None).await.unwrap();
    store.set_onlooker("t", ada, Some(Admission::Removed)).await.unwrap();

    let whole = store.load_table("t").await.unwrap().unwrap();
    assert_eq!(whole.sitters, [Sitter { seat: 2, person: ada }]);
    assert_eq!(whole.drafts, [(3, "draft".to_owned())]);
    assert_eq!(whole.onlookers, [(ada, Admission::Removed)]);
    assert_eq!(whole.snapshots, [image]);
    assert_eq!(whole.entries.len(), 3);
    for known in 0..=3 {
        let rest = store.load_table_after("t", known as u64).await.unwrap().unwrap();
        assert_eq!(rest.entries, whole.entries[known..]);
        assert_eq!(rest.head, whole.head);
        assert_eq!((rest.sitters, rest.drafts), (whole.sitters.clone(), whole.drafts.clone()));
        assert_eq!((rest.onlookers, rest.snapshots), (whole.onlookers.clone(), vec![]));
    }
    assert!(store.load_table_after("no table", 0).await.unwrap().is_none());
}

pub(crate) async fn snapshots_are_healed(database: TestDatabase) {
    let store = database.open().await;
    let ada = store.create_guest("Ada", 1).await.unwrap();
    let image = |moves, byte| Snapshot { moves, body: vec![byte] };
    let snapshots = vec![image(1, 1), image(2, 2), image(3, 3)];
    store.create_table(&Append { snapshots, ..table("t", ada) }).await.unwrap();
    store.replace_snapshots("t", &[1, 2, 9], &[image(2, 20), image(4, 4)]).await.unwrap();
    let kept = store.load_table("t").await.unwrap().unwrap().snapshots;
    assert_eq!(kept, [image(2, 20), image(3, 3), image(4, 4)]);
}

pub(crate) async fn audiences(database: TestDatabase) {
    let store = database.open().await;
    let ada = store.create_guest("Ada", 1).await.unwrap();
    for (id, audience) in [
        ("everyone", StoredAudience::Everyone),
        ("link", StoredAudience::Link),
        ("invited", StoredAudience::Invited),
    ] {
        let begun = table(id, ada);
        let head = Head { audience, ..begun.head.clone() };
        store.create_table(&Append { head, ..begun }).await.unwrap();
        assert_eq!(store.head(id).await.unwrap().unwrap().audience, audience);
    }
    let listed = async || {
        let found = store.running_tables(9).await.unwrap();
        found.into_iter().map(|head| head.id).collect::<Vec<_>>()
    };
    assert_eq!(listed().await, ["everyone"]);
    for (id, audience, expected) in [
        ("everyone", StoredAudience::Invited, vec![]),
        ("invited", StoredAudience::Everyone, vec!["invited"]),
    ] {
        let mut changed = next(&store.head(id).await.unwrap().unwrap(), "x");
        changed.head.audience = audience;
        store.append(&changed).await.unwrap();
        assert_eq!(listed().await, expected);
    }
}

pub(crate) async fn a_form_counts_once(database: TestDatabase) {
    let store = database.open().await;
    let ada = store.create_guest("Ada", 1).await.unwrap();
    let receipt = |key: &str, outcome: &str| Some(Receipt { key: key.into(), outcome: outcome.into() });
    let begun = Append { receipt: receipt("form 1", "t"), ..table("t", ada) };
    store.create_table(&begun).await.unwrap();
    assert_eq!(store.receipt("form 1").await.unwrap().as_deref(), Some("t"));
    assert_eq!(store.receipt("form 2").await.unwrap(), None);

    let again = store.create_table(&Append { receipt: receipt("form 1", "u"), ..table("u", ada) }).await;
    assert!(matches!(&again, Err(StoreError::AlreadyDone(outcome)) if outcome == "t"), "{again:?}");
    assert_eq!(store.head("u").await.unwrap(), None);
    // It would be stale as well, but that it was already done says more.
    let said = Append { receipt: receipt("form 2", "said"), ..next(&begun.head, "said") };
    store.append(&said).await.unwrap();
    let again = store.append(&said).await;
    assert!(matches!(&again, Err(StoreError::AlreadyDone(outcome)) if outcome == "said"), "{again:?}");

    // A write that was refused for another reason is not recorded.
    let late = Append { receipt: receipt("form 3", "x"), ..next(&begun.head, "late") };
    assert!(matches!(store.append(&late).await, Err(StoreError::Stale)));
    assert_eq!(store.receipt("form 3").await.unwrap(), None);
    assert_eq!(bodies(&*store, "t").await, ["begin", "said"]);

    for outcome in ["gone", "again"] {
        let done = Receipt { key: "form 4".into(), outcome: outcome.into() };
        store.save_receipt(&done, said.head.changed).await.unwrap();
        assert_eq!(store.receipt("form 4").await.unwrap().as_deref(), Some("gone"));
    }
    store.delete_receipts_before(said.head.changed).await.unwrap();
    assert_eq!(store.receipt("form 1").await.unwrap(), None);
    assert!(store.receipt("form 2").await.unwrap().is_some());
}

/// The same form, sent by somebody impatient.
pub(crate) async fn of_many_the_same_one_counts(database: TestDatabase) {
    let store = database.open().await;
    let ada = store.create_guest("Ada", 1).await.unwrap();
    let tasks: Vec<_> = (0..12)
        .map(|number| {
            let id = format!("t{number}");
            let receipt = Some(Receipt { key: "form".into(), outcome: id.clone() });
            let (store, append) = (store.clone(), Append { receipt, ..table(&id, ada) });
            tokio::spawn(async move { (id, store.create_table(&append).await) })
        })
        .collect();
    let (mut made, mut told) = (Vec::new(), Vec::new());
    for task in tasks {
        match task.await.unwrap() {
            (id, Ok(())) => made.push(id),
            (_, Err(StoreError::AlreadyDone(outcome))) => told.push(outcome),
            (_, Err(error)) => panic!("{error}"),
        }
    }
    assert_eq!((made.len(), told.len()), (1, 11));
    assert!(told.iter().all(|outcome| *outcome == made[0]), "{made:?} {told:?}");
    assert_eq!(store.tables_of(ada, 99).await.unwrap().len(), 1);
}

pub(crate) async fn attempts_are_counted(database: TestDatabase) {
    let store = database.open().await;
    let tally = |count, last| Tally { count, last };
    assert_eq!(store.tally("k").await.unwrap(), tally(0, 0));
    // One is forgotten for every hundred milliseconds; not too many either if the clock was set back.
    for (now, count) in [
        (100, 1),
        (110, 2),
        (150, 3),
        (249, 4),
        (349, 4),
        (598, 3),
        (300, 4),
        (300, 5),
        (9_000, 1),
        (9_000, 2),
    ] {
        assert_eq!(store.count_attempt("k", now, 100).await.unwrap(), tally(count, now), "at {now}");
        assert_eq!(store.tally("k").await.unwrap(), tally(count, now));
    }
    store.count_attempt("other", 300, 100).await.unwrap();
    store.reset_tally("k").await.unwrap();
    assert_eq!(store.tally("k").await.unwrap(), tally(0, 0));
    store.count_attempt("k", 400, 100).await.unwrap();
    store.delete_tallies_before(400).await.unwrap();
    assert_eq!(store.tally("other").await.unwrap(), tally(0, 0));
    assert_eq!(store.tally("k").await.unwrap(), tally(1, 400));

    let tasks: Vec<_> = (0..16)
        .map(|_| {
            let store = store.clone();
            tokio::spawn(async move { store.count_attempt("rush", 500, 100).await.unwrap().count })
        })
        .collect();
    let mut counts = Vec::new();
    for task in tasks {
        counts.push(task.await.unwrap());
    }
    counts.sort_unstable();
    assert_eq!(counts, (1..=16).collect::<Vec<_>>(), "none is lost");
}

pub(crate) async fn onlookers(database: TestDatabase) {
    let store = database.open().await;
    let [ada, bob, guest] = guests(&*store, ["Ada", "Bob", "guest"]).await;
    store.set_password(ada, "Ada", "h").await.unwrap();
    for id in ["t", "u", "v"] {
        store.create_table(&table(id, bob)).await.unwrap();
    }
    let who = async |table: &str| store.load_table(table).await.unwrap().unwrap().onlookers;
    for (admission, expected) in [
        (Some(Admission::Admitted), vec![(guest, Admission::Admitted)]),
        (Some(Admission::Muted), vec![(guest, Admission::Muted)]),
        (None, vec![]),
        (None, vec![]),
        (Some(Admission::Removed), vec![(guest, Admission::Removed)]),
    ] {
        store.set_onlooker("t", guest, admission).await.unwrap();
        assert_eq!(who("t").await, expected);
    }
    let unknown = store.set_onlooker("no table", guest, None).await;
    assert!(matches!(unknown, Err(StoreError::Stale)), "{unknown:?}");

    // A guest who was removed does not get back in by signing in, nor is admitted by mistake.
    store.set_onlooker("t", ada, Some(Admission::Admitted)).await.unwrap();
    store.set_onlooker("u", guest, Some(Admission::Admitted)).await.unwrap();
    store.set_onlooker("u", ada, Some(Admission::Muted)).await.unwrap();
    store.set_onlooker("v", guest, Some(Admission::Muted)).await.unwrap();
    store.merge(guest, ada).await.unwrap();
    assert_eq!(who("t").await, [(ada, Admission::Removed)]);
    assert_eq!(who("u").await, [(ada, Admission::Muted)]);
    assert_eq!(who("v").await, [(ada, Admission::Muted)]);
    store.set_onlooker("v", guest, Some(Admission::Removed)).await.unwrap();
    assert_eq!(who("v").await, [(ada, Admission::Removed)], "they are the same person");
    store.set_onlooker("v", guest, None).await.unwrap();
    assert_eq!(who("v").await, []);
}

pub(crate) async fn who_is_here(database: TestDatabase) {
    let store = database.open().await;
    for (node, table, here, now) in
        [("a", "t", "Ada", 10), ("b", "t", "Bob", 20), ("a", "u", "Eve", 20), ("a", "t", "Ada, Cy", 15)]
    {
        store.save_presence(node, table, here, now).await.unwrap();
    }
    assert_eq!(store.presence("t", 0).await.unwrap(), ["Ada, Cy", "Bob"]);
    assert_eq!(store.presence("t", 15).await.unwrap(), ["Ada, Cy", "Bob"]);
    assert_eq!(store.presence("t", 16).await.unwrap(), ["Bob"]);
    store.save_presence("b", "t", "", 21).await.unwrap();
    assert_eq!(store.presence("t", 16).await.unwrap(), Vec::<String>::new());
    assert_eq!(store.presence("u", 0).await.unwrap(), ["Eve"]);

    store.save_presence("b", "u", "Bob", 30).await.unwrap();
    store.delete_presence_of_node("a").await.unwrap();
    assert_eq!(store.presence("t", 0).await.unwrap(), Vec::<String>::new());
    assert_eq!(store.presence("u", 0).await.unwrap(), ["Bob"]);
    store.delete_presence_before(30).await.unwrap();
    assert_eq!(store.presence("u", 0).await.unwrap(), ["Bob"]);
    store.delete_presence_before(31).await.unwrap();
    assert_eq!(store.presence("u", 0).await.unwrap(), Vec::<String>::new());
}

pub(crate) async fn people_who_leave(database: TestDatabase) {
    let store = database.open().await;
    let [ada, guest] = guests(&*store, ["Ada", "guest"]).await;
    store.set_password(ada, "Ada", "hash").await.unwrap();
    for (token, person) in [(1, ada), (2, ada), (3, guest)] {
        store.create_session(&[token; 32], person, 1).await.unwrap();
    }
    let sitters = vec![(0, Some(guest)), (4, Some(ada)), (2, Some(ada))];
    store.create_table(&Append { sitters, ..table("t", ada) }).await.unwrap();
    store.create_table(&Append { sitters: vec![(1, Some(ada))], ..table("s", guest) }).await.unwrap();
    store.set_onlooker("s", guest, Some(Admission::Admitted)).await.unwrap();
    assert_eq!(store.seats_of(ada).await.unwrap(), [("s".into(), 1), ("t".into(), 2), ("t".into(), 4)]);

    for (person, hash) in
        [(ada, None), (ada, Some("old")), (ada, Some("")), (guest, Some("hash")), (store::PersonId(99), None)]
    {
        let refused = store.delete_person(person, hash).await;
        assert!(matches!(refused, Err(StoreError::PersonChanged)), "{person:?} {hash:?} {refused:?}");
    }
    assert!(store.session(&[1; 32]).await.unwrap().is_some());

    store.delete_person(ada, Some("hash")).await.unwrap();
    assert_eq!(store.account("Ada").await.unwrap(), None, "the name is free");
    let nobody = store.person(ada).await.unwrap().unwrap();
    assert_eq!((nobody.name.as_str(), nobody.account), ("", false));
    for token in [1, 2] {
        assert_eq!(store.session(&[token; 32]).await.unwrap(), None);
    }
    assert_eq!(store.head("t").await.unwrap().unwrap().owner, ada, "the number stays");
    store.set_password(guest, "Ada", "new").await.unwrap();
    let again = store.create_guest("g", 1).await.unwrap();
    let before = revision(&*store, "s").await;
    store.set_onlooker("s", again, Some(Admission::Muted)).await.unwrap();
    store.delete_person(again, None).await.unwrap();
    assert_eq!(store.person(again).await.unwrap().unwrap().name, "");
    assert_eq!(revision(&*store, "s").await, before + 2);
    assert_eq!(store.load_table("s").await.unwrap().unwrap().onlookers, [(guest, Admission::Admitted)]);
}

pub(crate) async fn whose_names_a_log_shows(database: TestDatabase) {
    let store = database.open().await;
    let [ada, guest, bob] = [1, 2, 3].map(|at| store.create_guest("somebody", at));
    let [ada, guest, bob] = [ada.await.unwrap(), guest.await.unwrap(), bob.await.unwrap()];
    store.set_password(ada, "Ada", "hash").await.unwrap();
    let begun = Append { named: vec![ada], ..table("t", bob) };
    store.create_table(&begun).await.unwrap();
    let said = Append { named: vec![guest, ada, guest], ..next(&begun.head, "said") };
    store.append(&said).await.unwrap();
    let kept = Append { named: vec![guest], ..table("kept", bob) };
    store.create_table(&kept).await.unwrap();
    assert_eq!(store.tables_naming(ada).await.unwrap(), [("t".into(), ada)]);
    assert_eq!(store.tables_naming(bob).await.unwrap(), []);
    let stale = Append { named: vec![bob], ..next(&begun.head, "stale") };
    assert!(matches!(store.append(&stale).await, Err(StoreError::Stale)));
    assert_eq!(store.tables_naming(bob).await.unwrap(), [], "all or nothing");

    // The log keeps the number it has for them, whoever they are now.
    store.merge(guest, ada).await.unwrap();
    let late = Append { named: vec![guest], ..next(&kept.head, "late") };
    store.append(&late).await.unwrap();
    let named = [("kept".to_owned(), guest), ("t".into(), ada), ("t".into(), guest)];
    assert_eq!(store.tables_naming(ada).await.unwrap(), named);
    let forgets = Append { forgotten: vec![guest, bob], ..next(&said.head, "forgets") };
    store.append(&forgets).await.unwrap();
    assert_eq!(store.tables_naming(ada).await.unwrap(), [("kept".into(), guest), ("t".into(), ada)]);
    store.delete_table("kept", true, None).await.unwrap();
    store.delete_table("t", false, None).await.unwrap();
    assert_eq!(store.tables_naming(ada).await.unwrap(), []);
}

pub(crate) async fn tables_that_are_taken_away(database: TestDatabase) {
    let store = database.open().await;
    let ada = store.create_guest("Ada", 1).await.unwrap();
    for (id, keep_record) in [("kept", true), ("gone", false)] {
        let begun = table(id, ada);
        let head = Head { bot_owed: true, owed: 1, stage: StoredStage::Running, ..begun.head.clone() };
        let snapshots = vec![Snapshot { moves: 1, body: vec![1] }];
        let begun = Append { head, snapshots, sitters: vec![(0, Some(ada))], ..begun };
        store.create_table(&begun).await.unwrap();
        store.save_draft(id, 0, "draft", None).await.unwrap();
        store.set_onlooker(id, ada, Some(Admission::Muted)).await.unwrap();
        store.save_presence("node", id, "Ada", 1).await.unwrap();
        // A decision from before the last of these does not know about it.
        let late = store.delete_table(id, keep_record, Some(2)).await;
        assert!(matches!(late, Err(StoreError::Stale)), "{late:?}");
        assert_eq!(
            (revision(&*store, id).await, store.drafts(id).await.unwrap().len()),
            (3, 1),
            "nothing is gone"
        );
        for _ in 0..2 {
            store.delete_table(id, keep_record, Some(3)).await.unwrap();
        }
        assert_eq!(store.tables_of(ada, 9).await.unwrap(), []);
        assert_eq!(store.running_tables(9).await.unwrap(), []);
        assert_eq!(store.tables_awaiting_bots(&plays(), i64::MAX, 9).await.unwrap(), Vec::<String>::new());
        assert_eq!(store.presence(id, 0).await.unwrap(), Vec::<String>::new());
        assert_eq!(store.drafts(id).await.unwrap(), []);
        for refused in [
            store.append(&next(&begun.head, "late")).await.map(drop),
            store.save_draft(id, 0, "late", None).await.map(drop),
            store.set_onlooker(id, ada, None).await,
        ] {
            assert!(matches!(refused, Err(StoreError::Stale)), "{refused:?}");
        }
    }
    let kept = store.load_table("kept").await.unwrap().unwrap();
    assert!(kept.head.deleted);
    assert_eq!((kept.head.revision, kept.entries.len(), kept.snapshots.len()), (4, 1, 1));
    assert_eq!(kept.onlookers, []);
    assert_eq!(kept.sitters, [Sitter { seat: 0, person: ada }]);
    assert!(store.load_table("gone").await.unwrap().is_none());
    assert_eq!(store.seats_of(ada).await.unwrap(), [("kept".into(), 0)]);
    store.delete_table("kept", false, None).await.unwrap();
    assert!(store.load_table("kept").await.unwrap().is_none());
    store.delete_table("never there", false, None).await.unwrap();
    store.create_table(&table("gone", ada)).await.unwrap();
}

/// A writer that still believes somebody else is the owner does not give the table back to them.
pub(crate) async fn an_owner_changes_only_when_it_is_said(database: TestDatabase) {
    let store = database.open().await;
    let [ada, bob, guest] = guests(&*store, ["Ada", "Bob", "guest"]).await;
    store.set_password(bob, "Bob", "h").await.unwrap();
    let owner = async || store.head("t").await.unwrap().unwrap().owner;
    let begun = table("t", ada);
    store.create_table(&begun).await.unwrap();
    let left = Append { owner: Some(guest), ..next(&begun.head, "Ada leaves") };
    store.append(&left).await.unwrap();
    assert_eq!((left.head.owner, owner().await), (ada, guest));
    let late = next(&left.head, "somebody's chat at another node");
    store.append(&late).await.unwrap();
    assert_eq!((late.head.owner, owner().await), (ada, guest));
    store.merge(guest, bob).await.unwrap();
    let again = Append { owner: Some(guest), ..next(&late.head, "whoever still knows the guest") };
    store.append(&again).await.unwrap();
    assert_eq!(owner().await, bob);
}

pub(crate) async fn one_holds_a_lease(database: TestDatabase) {
    let store = database.open().await;
    let held = store.lease("bots t").await.unwrap().unwrap();
    assert!(held.is_held());
    assert!(store.lease("bots t").await.unwrap().is_none());
    let other = store.lease("bots u").await.unwrap().unwrap();
    drop(held);
    // More often than a server could forget one.
    for _ in 0..5 {
        drop(store.lease("bots t").await.unwrap().unwrap());
    }
    assert!(other.is_held());
    assert!(store.lease("bots u").await.unwrap().is_none());
}

/// A refused write does not affect others in the same transaction.
pub(crate) async fn refusals_in_company(database: TestDatabase) {
    let store = database.open().await;
    let ada = store.create_guest("Ada", 1).await.unwrap();
    for number in 0..24 {
        store.create_table(&table(&format!("t{number}"), ada)).await.unwrap();
    }
    let tasks: Vec<_> = (0..24)
        .map(|number| {
            let store = store.clone();
            tokio::spawn(async move {
                let mut head = table(&format!("t{number}"), ada).head;
                for round in 0..10 {
                    let fine = next(&head, &format!("{round}"));
                    let sitters = vec![(0, Some(store::PersonId(ada.0 + 9)))];
                    if (number + round) % 3 == 0 {
                        let late = Append { sitters: vec![(1, Some(ada))], ..next(&fine.head, "late") };
                        assert!(matches!(store.append(&late).await, Err(StoreError::Stale)));
                        let stranger = Append { sitters, ..fine.clone() };
                        assert!(matches!(store.append(&stranger).await, Err(StoreError::Database(_))));
                    }
                    assert_eq!(store.append(&fine).await.unwrap(), round + 2);
                    head = fine.head;
                }
            })
        })
        .collect();
    for task in tasks {
        task.await.unwrap();
    }
    for number in 0..24 {
        let kept = bodies(&*store, &format!("t{number}")).await;
        assert_eq!(kept[1..], (0..10).map(|round| round.to_string()).collect::<Vec<_>>());
        assert_eq!(store.sitters(&format!("t{number}")).await.unwrap(), []);
    }
}
