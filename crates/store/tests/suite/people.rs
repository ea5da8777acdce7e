//! People, their sessions, and guests who become accounts.

use store::{Append, Person, Sitter, StoreError};

use crate::test_database::{TestDatabase, bodies, guests, next, table};

pub(crate) async fn guests_and_accounts(database: TestDatabase) {
    let store = database.open().await;
    let ada = store.create_guest("Ada", 1).await.unwrap();
    let other = store.create_guest("Ada", 2).await.unwrap();
    assert_ne!(ada, other, "guests may share a name");
    assert_eq!(
        store.person(ada).await.unwrap(),
        Some(Person { id: ada, name: "Ada".into(), account: false })
    );
    assert_eq!(store.account("Ada").await.unwrap(), None, "guests have no account");

    store.rename(ada, "Ada L.").await.unwrap();
    assert_eq!(store.person(ada).await.unwrap().unwrap().name, "Ada L.");
    store.set_password(ada, "Ada", "hash 1").await.unwrap();
    assert_eq!(store.person(ada).await.unwrap(), Some(Person { id: ada, name: "Ada".into(), account: true }));
    assert_eq!(store.account("ada").await.unwrap(), Some((ada, "hash 1".into())));
    store.set_password(ada, "Ada", "hash 2").await.unwrap();
    assert_eq!(store.account("ADA").await.unwrap(), Some((ada, "hash 2".into())));

    store.rename(ada, "Countess").await.unwrap();
    assert_eq!(store.account("Ada").await.unwrap(), None);
    assert_eq!(store.account("countess").await.unwrap(), Some((ada, "hash 2".into())));
    assert!(!store.person(other).await.unwrap().unwrap().account);
}

pub(crate) async fn account_names_are_unique_whatever_their_case(database: TestDatabase) {
    let store = database.open().await;
    for (taken, wanted, refused) in [
        ("Ada", "ada", true),
        ("Zoë", "ZOË", true),
        ("Μάρκος", "ΜΆΡΚΟΣ", true),
        ("Straße", "STRASSE", true),
        ("Ёлка", "ёлка", true),
        ("Émile", "Emile", false),
        ("Al", "Al ", false),
    ] {
        let first = store.create_guest(taken, 1).await.unwrap();
        store.set_password(first, taken, "1").await.unwrap();
        let second = store.create_guest(wanted, 1).await.unwrap();
        let set = store.set_password(second, wanted, "2").await;
        assert_eq!(matches!(set, Err(StoreError::NameTaken)), refused, "{wanted}: {set:?}");
        assert_eq!(store.person(second).await.unwrap().unwrap().account, !refused);
        if refused {
            store.set_password(second, &format!("{wanted} 2"), "2").await.unwrap();
        }
        let renamed = store.rename(second, taken).await;
        assert!(matches!(renamed, Err(StoreError::NameTaken)), "{taken}: {renamed:?}");
        assert_eq!(store.account(taken).await.unwrap(), Some((first, "1".into())));
        store.rename(first, &taken.to_uppercase()).await.unwrap();
    }
}

pub(crate) async fn strangers_are_told(database: TestDatabase) {
    let store = database.open().await;
    let nobody = store::PersonId(77);
    let somebody = store.create_guest("Ada", 1).await.unwrap();
    assert_eq!(store.person(nobody).await.unwrap(), None);
    for done in [
        store.rename(nobody, "N").await,
        store.set_password(nobody, "N", "h").await,
        store.merge(nobody, somebody).await,
        store.merge(somebody, nobody).await,
        store.create_session(&[1; 32], nobody, 1).await,
        store.create_table(&table("t", nobody)).await,
    ] {
        assert!(matches!(done, Err(StoreError::Database(_))), "{done:?}");
    }
    let no_table = store.save_draft("no table", 0, "draft", None).await;
    assert!(matches!(no_table, Err(StoreError::Stale)), "{no_table:?}");
    assert!(store.person(somebody).await.unwrap().is_some());
    assert_eq!(store.head("t").await.unwrap(), None);
    assert!(store.load_table("t").await.unwrap().is_none());
    assert_eq!(store.sitters("t").await.unwrap(), []);
    assert_eq!(store.drafts("t").await.unwrap(), []);
    assert_eq!(store.session(&[1; 32]).await.unwrap(), None);
}

pub(crate) async fn merging_moves_everything(database: TestDatabase) {
    let store = database.open().await;
    let guest = store.create_guest("guest", 1).await.unwrap();
    let ada = store.create_guest("Ada", 1).await.unwrap();
    store.set_password(ada, "Ada", "h").await.unwrap();
    let bob = store.create_guest("Bob", 1).await.unwrap();
    let sitters = vec![(0, Some(guest)), (1, Some(ada)), (2, Some(bob)), (3, Some(guest))];
    store.create_table(&Append { sitters, ..table("theirs", guest) }).await.unwrap();
    store.create_table(&Append { sitters: vec![(2, Some(guest))], ..table("bobs", bob) }).await.unwrap();
    store.create_session(&[1; 32], guest, 1).await.unwrap();
    store.create_session(&[2; 32], ada, 1).await.unwrap();

    let grace = store.create_guest("Grace", 1).await.unwrap();
    store.set_password(grace, "Grace", "h").await.unwrap();
    for account in [ada, ada, grace] {
        store.merge(guest, account).await.unwrap();
    }

    assert_eq!(store.person(guest).await.unwrap(), None);
    assert_eq!(store.head("theirs").await.unwrap().unwrap().owner, ada);
    assert_eq!(store.head("bobs").await.unwrap().unwrap().owner, bob);
    let sit = |seat, person| Sitter { seat, person };
    assert_eq!(store.sitters("theirs").await.unwrap(), [sit(0, ada), sit(1, ada), sit(2, bob), sit(3, ada)]);
    assert_eq!(store.sitters("bobs").await.unwrap(), [sit(2, ada)]);
    assert_eq!(store.session(&[1; 32]).await.unwrap(), None, "nobody gave a password with it");
    assert_eq!(
        store.session(&[2; 32]).await.unwrap(),
        Some(Person { id: ada, name: "Ada".into(), account: true })
    );
    let tables = store.tables_of(ada, 10).await.unwrap();
    let tables: Vec<_> = tables.iter().map(|(head, seats)| (head.id.as_str(), seats.as_slice())).collect();
    assert_eq!(tables, [("bobs", &[2][..]), ("theirs", &[0, 1, 3])]);
    assert_eq!(store.tables_of(guest, 10).await.unwrap(), []);
    let newcomer = store.create_guest("new", 1).await.unwrap();
    assert!(newcomer > grace, "the number of the guest who is no more is not given away");
}

pub(crate) async fn merging_spares_accounts(database: TestDatabase) {
    let store = database.open().await;
    let [ada, bob, guest] = guests(&*store, ["Ada", "Bob", "guest"]).await;
    store.set_password(ada, "Ada", "h").await.unwrap();
    store.set_password(bob, "Bob", "h").await.unwrap();
    store.create_table(&table("t", bob)).await.unwrap();
    for (from, to) in [(bob, ada), (bob, guest), (bob, bob), (guest, guest)] {
        let merged = store.merge(from, to).await;
        assert!(matches!(merged, Err(StoreError::Database(_))), "{from:?} {to:?} {merged:?}");
    }
    assert_eq!(store.head("t").await.unwrap().unwrap().owner, bob);
    assert!(store.person(guest).await.unwrap().is_some());
}

pub(crate) async fn those_who_still_know_the_guest_may_go_on(database: TestDatabase) {
    let store = database.open().await;
    let guest = store.create_guest("guest", 1).await.unwrap();
    let ada = store.create_guest("Ada", 1).await.unwrap();
    store.set_password(ada, "Ada", "h").await.unwrap();
    let begun = table("t", guest);
    store.create_table(&begun).await.unwrap();
    store.merge(guest, ada).await.unwrap();

    let more = Append { sitters: vec![(1, Some(guest))], ..next(&begun.head, "more") };
    store.append(&more).await.unwrap();
    assert_eq!(store.head("t").await.unwrap().unwrap().owner, ada);
    assert_eq!(store.sitters("t").await.unwrap(), [Sitter { seat: 1, person: ada }]);
    store.create_table(&table("u", guest)).await.unwrap();
    assert_eq!(store.head("u").await.unwrap().unwrap().owner, ada);
}

pub(crate) async fn merging_and_appending_at_the_same_time(database: TestDatabase) {
    let store = database.open().await;
    let ada = store.create_guest("Ada", 1).await.unwrap();
    store.set_password(ada, "Ada", "h").await.unwrap();
    for round in 0..10 {
        let guest = store.create_guest("guest", 1).await.unwrap();
        let ids: Vec<String> = (0..4).map(|number| format!("{round}-{number}")).collect();
        for id in &ids {
            store.create_table(&table(id, guest)).await.unwrap();
        }
        let appenders = ids.iter().cloned().map(|id| {
            let store = store.clone();
            tokio::spawn(async move {
                let mut head = table(&id, guest).head;
                for seat in [0, 1, 0, 1] {
                    let sitters = vec![(seat, Some(guest)), (1 - seat, Some(guest))];
                    let more = Append { sitters, ..next(&head, "sit") };
                    store.append(&more).await.unwrap();
                    head = more.head;
                }
            })
        });
        let appenders: Vec<_> = appenders.collect();
        store.merge(guest, ada).await.unwrap();
        for appender in appenders {
            appender.await.unwrap();
        }
        for id in &ids {
            assert_eq!(store.head(id).await.unwrap().unwrap().owner, ada);
            let sitters = store.sitters(id).await.unwrap();
            assert_eq!(sitters, [Sitter { seat: 0, person: ada }, Sitter { seat: 1, person: ada }]);
            assert_eq!(bodies(&*store, id).await.len(), 5);
        }
    }
}
