//! Sessions: how long they last, and that nobody gets or stays in with one that should have ended.

use std::sync::Arc;
use std::time::Duration;

use store::{
    Append, DEVICE_LIFETIME, NewSession, PersonId, SESSION_LIFETIME, SESSION_RENEWAL, SignIn, Sitter, Store,
    StoreError, TokenHash,
};

use crate::test_database::{TestDatabase, table};

const fn at(token: u8, now: i64) -> NewSession {
    NewSession { token: [token; 32], now }
}

/// Signing in with a browser that has no session yet.
fn new_browser(account: PersonId, hash: &str, session: NewSession) -> SignIn {
    SignIn { account, hash: hash.into(), guest: None, before: None, session }
}

async fn account(store: &dyn Store, name: &str, hash: &str) -> PersonId {
    let id = store.create_guest(name, 1).await.unwrap();
    store.set_password(id, name, hash).await.unwrap();
    id
}

async fn whose<const N: usize>(store: &dyn Store, tokens: [u8; N]) -> [Option<PersonId>; N] {
    let mut found = [None; N];
    for (found, token) in found.iter_mut().zip(tokens) {
        *found = store.session(&[token; 32]).await.unwrap().map(|person| person.id);
    }
    found
}

pub(crate) async fn opened_and_closed(database: TestDatabase) {
    let store = database.open().await;
    let ada = store.create_guest("Ada", 1).await.unwrap();
    let bob = store.create_guest("Bob", 1).await.unwrap();
    let mut tokens: [TokenHash; 4] = [[0; 32], [255; 32], [7; 32], [8; 32]];
    tokens[3][31] = 0;
    for (token, person) in tokens.iter().zip([ada, ada, ada, bob]) {
        store.create_session(token, person, 5).await.unwrap();
        assert_eq!(store.session(token).await.unwrap().unwrap().id, person);
        assert_eq!(store.use_session(token, 6).await.unwrap().unwrap().person.id, person);
    }
    let whose = async || {
        let mut found = Vec::new();
        for token in &tokens {
            found.push(store.session(token).await.unwrap().map(|person| person.id));
        }
        found
    };
    store.delete_session(&tokens[0]).await.unwrap();
    store.delete_session(&tokens[0]).await.unwrap();
    assert_eq!(whose().await, [None, Some(ada), Some(ada), Some(bob)]);
    assert_eq!(store.use_session(&tokens[0], 6).await.unwrap(), None);
}

pub(crate) async fn a_session_lasts_while_it_is_used(database: TestDatabase) {
    let store = database.open().await;
    let ada = store.create_guest("Ada", 1).await.unwrap();
    let token = [1; 32];
    let mut now = 1_000;
    store.create_session(&token, ada, now).await.unwrap();
    for (pause, renewed) in [
        (SESSION_RENEWAL - 1, false),
        (1, true),
        (SESSION_RENEWAL / 2, false),
        (SESSION_RENEWAL / 2, true),
        (SESSION_LIFETIME - 1, true),
        (SESSION_LIFETIME - 1, true),
        // A clock that was set back.
        (-SESSION_LIFETIME, false),
        (2 * SESSION_LIFETIME - 1, true),
    ] {
        now += pause;
        let used = store.use_session(&token, now).await.unwrap();
        let used = used.map(|session| (session.person.id, session.renewed));
        assert_eq!(used, Some((ada, renewed)), "after {pause}");
    }
    now += SESSION_LIFETIME;
    assert_eq!(store.use_session(&token, now).await.unwrap(), None);
    assert_eq!(store.use_session(&token, now - SESSION_LIFETIME).await.unwrap(), None, "it is gone for good");
    assert_eq!(store.session(&token).await.unwrap(), None);
}

pub(crate) async fn old_sessions_are_swept_out(database: TestDatabase) {
    let store = database.open().await;
    let ada = store.create_guest("Ada", 1).await.unwrap();
    for (token, opened) in [(1, 0), (2, 10), (3, 11), (4, SESSION_LIFETIME)] {
        store.create_session(&[token; 32], ada, opened).await.unwrap();
    }
    store.use_session(&[1; 32], SESSION_RENEWAL).await.unwrap();
    store.delete_expired_sessions(SESSION_LIFETIME + 10).await.unwrap();
    assert_eq!(whose(&*store, [1, 2, 3, 4]).await, [Some(ada), None, Some(ada), Some(ada)]);
}

pub(crate) async fn signing_up(database: TestDatabase) {
    let store = database.open().await;
    let ada = store.create_guest("guest", 1).await.unwrap();
    store.create_session(&[1; 32], ada, 1).await.unwrap();
    store.sign_up(ada, "Ada", "hash", &at(2, 5)).await.unwrap();
    assert_eq!(store.account("ada").await.unwrap(), Some((ada, "hash".into())));
    assert_eq!(store.person(ada).await.unwrap().unwrap().name, "Ada");
    assert_eq!(whose(&*store, [1, 2]).await, [None, Some(ada)]);

    // Another tab was a moment later.
    let again = store.sign_up(ada, "Countess", "other", &at(3, 5)).await;
    assert!(matches!(again, Err(StoreError::PersonChanged)), "{again:?}");
    assert_eq!(store.account("ada").await.unwrap(), Some((ada, "hash".into())));
    assert_eq!(whose(&*store, [2, 3]).await, [Some(ada), None]);

    let bob = store.create_guest("Bob", 1).await.unwrap();
    store.create_session(&[4; 32], bob, 1).await.unwrap();
    let taken = store.sign_up(bob, "ADA", "hash", &at(5, 5)).await;
    assert!(matches!(taken, Err(StoreError::NameTaken)), "{taken:?}");
    assert_eq!(whose(&*store, [4, 5]).await, [Some(bob), None]);
}

pub(crate) async fn a_new_password_closes_every_other_session(database: TestDatabase) {
    let store = database.open().await;
    let [ada, bob] = [account(&*store, "Ada", "old").await, account(&*store, "Bob", "old").await];
    for (token, person) in [(1, ada), (2, ada), (3, bob)] {
        store.create_session(&[token; 32], person, 1).await.unwrap();
    }
    store.change_password(ada, "old", "new", &at(4, 5)).await.unwrap();
    assert_eq!(store.account("ada").await.unwrap(), Some((ada, "new".into())));
    assert_eq!(whose(&*store, [1, 2, 3, 4]).await, [None, None, Some(bob), Some(ada)]);

    let late = store.change_password(ada, "old", "newer", &at(5, 5)).await;
    assert!(matches!(late, Err(StoreError::PersonChanged)), "{late:?}");
    // Somebody has typed the old password, and was still being checked when it was changed.
    let late = store.sign_in(&new_browser(ada, "old", at(5, 5))).await;
    assert!(matches!(late, Err(StoreError::PersonChanged)), "{late:?}");
    assert_eq!(store.account("ada").await.unwrap(), Some((ada, "new".into())));
    assert_eq!(whose(&*store, [4, 5]).await, [Some(ada), None]);
}

pub(crate) async fn signing_in_leaves_no_session_of_the_guest(database: TestDatabase) {
    let store = database.open().await;
    let [ada, bob] = [account(&*store, "Ada", "a").await, account(&*store, "Bob", "b").await];
    let guest = store.create_guest("guest", 1).await.unwrap();
    store.create_table(&Append { sitters: vec![(2, Some(guest))], ..table("t", guest) }).await.unwrap();
    for (token, person) in [(1, guest), (2, guest), (3, ada)] {
        store.create_session(&[token; 32], person, 1).await.unwrap();
    }
    store
        .sign_in(&SignIn { guest: Some(guest), before: Some([1; 32]), ..new_browser(ada, "a", at(4, 5)) })
        .await
        .unwrap();
    assert_eq!(whose(&*store, [1, 2, 3, 4]).await, [None, None, Some(ada), Some(ada)]);
    assert_eq!(store.sitters("t").await.unwrap(), [Sitter { seat: 2, person: ada }]);
    let opened = store.create_session(&[5; 32], guest, 5).await;
    assert!(matches!(opened, Err(StoreError::Database(_))), "no password was given: {opened:?}");

    // Another tab that still knew the guest: what they had stays where it is.
    store
        .sign_in(&SignIn { guest: Some(guest), before: Some([1; 32]), ..new_browser(bob, "b", at(6, 5)) })
        .await
        .unwrap();
    assert_eq!(whose(&*store, [4, 6]).await, [Some(ada), Some(bob)]);
    assert_eq!(store.head("t").await.unwrap().unwrap().owner, ada);

    // From one account to another: both stay as they are.
    store.sign_in(&SignIn { before: Some([6; 32]), ..new_browser(ada, "a", at(7, 5)) }).await.unwrap();
    assert_eq!(whose(&*store, [6, 7]).await, [None, Some(ada)]);

    // The guest of this tab has signed up in another one.
    let grace = account(&*store, "Grace", "g").await;
    store.sign_in(&SignIn { guest: Some(grace), ..new_browser(ada, "a", at(8, 5)) }).await.unwrap();
    assert_eq!(store.account("grace").await.unwrap(), Some((grace, "g".into())));
    assert_eq!(whose(&*store, [8]).await, [Some(ada)]);
}

pub(crate) async fn tabs_of_one_guest_sign_in_at_once(database: TestDatabase) {
    let store = database.open().await;
    let [ada, bob] = [account(&*store, "Ada", "h").await, account(&*store, "Bob", "h").await];
    for round in 0..10 {
        let guest = store.create_guest("guest", 1).await.unwrap();
        let before = [100 + round; 32];
        store.create_session(&before, guest, 1).await.unwrap();
        let id = round.to_string();
        store.create_table(&table(&id, guest)).await.unwrap();
        let tabs = [(ada, 2 * round), (bob, 2 * round + 1)].map(|(account, token)| {
            let store = Arc::clone(&store);
            tokio::spawn(async move {
                store
                    .sign_in(&SignIn {
                        guest: Some(guest),
                        before: Some(before),
                        ..new_browser(account, "h", at(token, 5))
                    })
                    .await
                    .unwrap();
            })
        });
        for tab in tabs {
            tab.await.unwrap();
        }
        assert_eq!(whose(&*store, [2 * round, 2 * round + 1]).await, [Some(ada), Some(bob)]);
        assert_eq!(store.session(&before).await.unwrap(), None);
        assert!([ada, bob].contains(&store.head(&id).await.unwrap().unwrap().owner));
    }
}

/// A session cannot be created with an existing token: then nothing else has happened either.
pub(crate) async fn all_or_nothing(database: TestDatabase) {
    let store = database.open().await;
    let [ada, bob] = [account(&*store, "Ada", "h").await, account(&*store, "Bob", "h").await];
    let guest = store.create_guest("guest", 1).await.unwrap();
    store.create_table(&table("t", guest)).await.unwrap();
    for (token, person) in [(1, ada), (2, bob), (3, guest)] {
        store.create_session(&[token; 32], person, 1).await.unwrap();
    }
    for done in [
        store.sign_up(guest, "Grace", "h", &at(2, 5)).await,
        store
            .sign_in(&SignIn { guest: Some(guest), before: Some([3; 32]), ..new_browser(ada, "h", at(2, 5)) })
            .await,
        store.change_password(ada, "h", "new", &at(2, 5)).await,
    ] {
        assert!(matches!(done, Err(StoreError::Database(_))), "{done:?}");
    }
    assert_eq!(whose(&*store, [1, 2, 3]).await, [Some(ada), Some(bob), Some(guest)]);
    assert_eq!(store.account("ada").await.unwrap(), Some((ada, "h".into())));
    assert!(!store.person(guest).await.unwrap().unwrap().account);
    assert_eq!(store.head("t").await.unwrap().unwrap().owner, guest);
}

pub(crate) async fn new_passwords_that_are_given_up_do_no_harm(database: TestDatabase) {
    let store = database.open().await;
    let ada = account(&*store, "Ada", "0").await;
    store.create_session(&[0; 32], ada, 1).await.unwrap();
    let password = async || store.account("ada").await.unwrap().unwrap().1;
    for tries in 1..=60 {
        let (old, new, session) = (password().await, tries.to_string(), at(tries, 5));
        let change = store.change_password(ada, &old, &new, &session);
        let _ = tokio::time::timeout(Duration::from_micros(u64::from(tries) * 50), change).await;
        // A request that was given up may still be on its way: only compare while the password stays the same.
        loop {
            let before = password().await;
            let mut open = Vec::new();
            for token in 0..=tries {
                if store.session(&[token; 32]).await.unwrap().is_some() {
                    open.push(token.to_string());
                }
            }
            if password().await == before {
                assert_eq!(open, [before]);
                break;
            }
        }
    }
}

pub(crate) async fn browsers_that_are_known(database: TestDatabase) {
    let store = database.open().await;
    let [ada, bob] = [account(&*store, "Ada", "h").await, account(&*store, "Bob", "h").await];
    let [home, work] = [[1; 32], [2; 32]];
    let known =
        async |token: &TokenHash, person, now| store.is_known_device(token, person, now).await.unwrap();
    // Two people share the browser at home.
    for (token, person) in [(&home, ada), (&home, bob), (&work, ada)] {
        store.remember_device(token, person, 10).await.unwrap();
        store.remember_device(token, person, 20).await.unwrap();
    }
    assert!(known(&home, ada, 20).await && known(&home, bob, 20).await && known(&work, ada, 20).await);
    assert!(!known(&work, bob, 20).await && !known(&[3; 32], ada, 20).await);
    assert!(known(&home, ada, 19 + DEVICE_LIFETIME).await && !known(&home, ada, 20 + DEVICE_LIFETIME).await);
    store.remember_device(&home, bob, 30).await.unwrap();
    store.delete_expired_devices(21 + DEVICE_LIFETIME).await.unwrap();
    assert!(!known(&home, ada, 20).await && known(&home, bob, 20).await);

    store.remember_device(&work, ada, 30).await.unwrap();
    store.change_password(ada, "h", "new", &at(4, 5)).await.unwrap();
    assert!(!known(&work, ada, 30).await && known(&home, bob, 30).await);
    store.delete_person(bob, Some("h")).await.unwrap();
    assert!(!known(&home, bob, 30).await);
}
