//! Attempts that are counted across all nodes: joining, and guessing passwords.

use web::{AttemptLimits, Config, Limits};

use crate::client::{Client, TestServer, free};
use crate::tables::friends;

fn from(server: &TestServer, address: &str) -> Client {
    let mut client = server.client();
    client.address = Some(address.parse().unwrap());
    client
}

/// A server with its default limits, except those that are not tested here.
async fn strict() -> TestServer {
    let limits = Limits { attempts: AttemptLimits::default(), ..Limits::unlimited() };
    TestServer::with(Config { limits, ..free() }).await
}

#[tokio::test]
async fn friends_behind_one_address_all_come_in() {
    let server = strict().await;
    for number in 0..15 {
        let mut friend = from(&server, "192.0.2.1:1");
        let name = format!("Friend {number}");
        assert_eq!(friend.post("/me/name", &[("name", &name)]).await.status, 303, "{number}");
        let id = friend.post("/new", &friends(3)).await.table();
        let token = server.tokens(&id).await[&1].clone();
        let join = format!("/table/{id}/join/{token}");
        assert_eq!(from(&server, "192.0.2.1:1").post(&join, &[("name", "Grace")]).await.status, 303);
        let form = [("name", &*name), ("password", "correct horse battery")];
        assert_eq!(friend.post("/me/sign-up", &form).await.status, 303, "{number}");
        assert_eq!(from(&server, "192.0.2.1:1").post("/me/sign-in", &form).await.status, 303, "{number}");
    }
}

#[tokio::test]
async fn passwords_are_not_tried_from_everywhere() {
    let server = strict().await;
    let form = [("name", "Ada"), ("password", "correct horse battery")];
    from(&server, "192.0.2.200:1").post("/me/sign-up", &form).await;
    // An account that exists and one that does not answer alike.
    for name in ["Ada", "Nobody"] {
        let upper = name.to_uppercase();
        let tried = |number: usize| {
            let mut client = from(&server, &format!("10.0.{number}.1:1"));
            let typed = if number.is_multiple_of(2) { name } else { &upper };
            async move {
                client.post("/me/sign-in", &[("name", typed), ("password", "wrong horse battery")]).await
            }
        };
        let free = AttemptLimits::default().password_of_account.free;
        for number in 0..free {
            assert_eq!(tried(number as usize).await.status, 422, "{name}: {number}");
        }
        let key = password_key(&name.to_lowercase());
        assert_eq!(server.store.tally(&key).await.unwrap().count, free, "{name}");
        the_last_was_just_now(&server, &key).await;
        for number in 20..24 {
            let answer = tried(number).await;
            assert_eq!(answer.status, 429, "{name}: {number}");
            assert!(answer.body.contains("Try again in"), "{}", answer.body);
            assert!(answer.header("retry-after").parse::<u64>().unwrap() >= 1);
        }
        assert_eq!(server.store.tally(&key).await.unwrap().count, free + 1, "who waits is not counted again");
    }
    // Nor does the right password, before the wait is over; and attempts are counted across all nodes.
    let other = TestServer::on(std::sync::Arc::clone(&server.store), strict_config());
    assert_eq!(from(&other, "198.51.100.1:1").post("/me/sign-in", &form).await.status, 429);
    server.store.reset_tally(&password_key("ada")).await.unwrap();
    assert_eq!(from(&other, "198.51.100.1:1").post("/me/sign-in", &form).await.status, 303);
    assert_eq!(server.store.tally(&password_key("ada")).await.unwrap().count, 0, "forgiven");
}

/// Counts one more attempt, by a clock that is an hour ahead: the wait after it does not end while a test runs, however
/// slow the machine.
async fn the_last_was_just_now(server: &TestServer, key: &str) {
    let hour = 3_600_000;
    let now = std::time::UNIX_EPOCH.elapsed().unwrap().as_millis();
    let ahead = store::Timestamp::try_from(now).unwrap() + hour;
    server.store.count_attempt(key, ahead, 24 * hour).await.unwrap();
}

fn strict_config() -> Config {
    Config { limits: Limits { attempts: AttemptLimits::default(), ..Limits::unlimited() }, ..free() }
}

fn password_key(name: &str) -> String {
    format!("password/name/{}", hex(name.as_bytes()))
}

/// The hash of something, in hexadecimal.
fn hex(bytes: &[u8]) -> String {
    use sha2::{Digest, Sha256};
    Sha256::digest(bytes).iter().map(|byte| format!("{byte:02x}")).collect()
}

const HERS: [(&str, &str); 2] = [("name", "Ada"), ("password", "correct horse battery")];
const HERE: &str = "192.0.2.1:1";

/// Ada, who has signed up, and her browser's device token.
async fn known(server: &TestServer) -> (Client, String) {
    let mut ada = from(server, HERE);
    assert_eq!(ada.post("/me/sign-up", &HERS).await.status, 303);
    let cookie = device_of(&ada);
    (ada, cookie)
}

/// The name of the cookie that identifies a browser.
fn device_of(client: &Client) -> String {
    let mut names = client.cookies.keys().filter(|name| name.starts_with("known-"));
    names.next().expect("a browser that is known").clone()
}

/// Guesses at this account, and from this address, until both have to wait.
async fn besiege(server: &TestServer) {
    for key in [&*password_key("ada"), "password/address/192.0.2.1"] {
        for _ in 0..30 {
            the_last_was_just_now(server, key).await;
        }
    }
    let stranger = from(server, HERE).post("/me/sign-in", &HERS).await;
    assert_eq!(stranger.status, 429, "also with the right password");
    assert_eq!(from(server, "198.51.100.1:1").post("/me/sign-in", &HERS).await.status, 429);
}

#[tokio::test]
async fn who_guesses_at_an_account_keeps_nobody_out_who_was_in_it() {
    let server = strict().await;
    let (mut ada, cookie) = known(&server).await;
    ada.post("/me/sign-out", &[]).await;
    besiege(&server).await;
    let token = ada.cookies[&cookie].clone();
    assert_eq!(ada.post("/me/sign-in", &HERS).await.status, 303);
    assert_eq!(ada.cookies[&cookie], token, "it is known already");
    assert_eq!(from(&server, HERE).post("/me/sign-in", &HERS).await.status, 429, "nothing was forgiven");

    // Wrong passwords typed there count there, and nowhere else.
    let [account, address] = [password_key("ada"), "password/address/192.0.2.1".to_owned()];
    let before = [server.store.tally(&account).await.unwrap(), server.store.tally(&address).await.unwrap()];
    let wrong = [("name", "Ada"), ("password", "wrong horse battery")];
    let free = AttemptLimits::default().password_of_device.free;
    for number in 0..free {
        assert_eq!(ada.post("/me/sign-in", &wrong).await.status, 422, "{number}");
    }
    let key = format!("password/device/{}", hex(token.as_bytes()));
    assert_eq!(server.store.tally(&key).await.unwrap().count, free);
    the_last_was_just_now(&server, &key).await;
    assert_eq!(ada.post("/me/sign-in", &HERS).await.status, 429);
    let after = [server.store.tally(&account).await.unwrap(), server.store.tally(&address).await.unwrap()];
    assert_eq!(after, before);
}

#[tokio::test]
async fn a_browser_is_known_for_one_account_and_by_a_token_of_ours() {
    let server = strict().await;
    let (ada, cookie) = known(&server).await;
    let mut mallory = from(&server, "198.51.100.7:1");
    let theirs = [("name", "Mallory"), ("password", "correct horse battery")];
    assert_eq!(mallory.post("/me/sign-up", &theirs).await.status, 303);
    let own = mallory.cookies[&device_of(&mallory)].clone();
    besiege(&server).await;
    // Neither the token of another account nor an invented one is accepted.
    for token in [own.as_str(), "abcdefghijkmnpqrstuvwxyz23", ""] {
        mallory.cookies.insert(cookie.clone(), token.to_owned());
        assert_eq!(mallory.post("/me/sign-in", &HERS).await.status, 429, "{token}");
    }
    // Signing in with a cookie that somebody else has planted replaces it.
    server.store.reset_tally(&password_key("ada")).await.unwrap();
    let mut elsewhere = from(&server, "203.0.113.1:1");
    elsewhere.cookies.insert(cookie.clone(), own.clone());
    assert_eq!(elsewhere.post("/me/sign-in", &HERS).await.status, 303);
    assert!(![&own, &ada.cookies[&cookie]].contains(&&elsewhere.cookies[&cookie]));
}

#[tokio::test]
async fn who_is_signed_in_proves_it_whoever_else_guesses() {
    let server = strict().await;
    let (mut ada, cookie) = known(&server).await;
    let mut other = from(&server, "203.0.113.1:1");
    assert_eq!(other.post("/me/sign-in", &HERS).await.status, 303);
    besiege(&server).await;
    let before = ada.cookies[&cookie].clone();
    let new = [("old", "correct horse battery"), ("new", "a new password")];
    assert_eq!(ada.post("/me/password", &new).await.status, 303);
    assert_ne!(ada.cookies[&cookie], before, "every browser is a stranger again, but for this one");
    let again = [("name", "Ada"), ("password", "a new password")];
    assert_eq!(other.post("/me/sign-in", &again).await.status, 429);
    assert_eq!(ada.post("/me/sign-in", &again).await.status, 303);

    let free = AttemptLimits::default().proof_of_person.free;
    for number in 0..free {
        let wrong = [("password", "wrong horse battery")];
        assert_eq!(ada.post("/me/delete", &wrong).await.status, 422, "{number}");
    }
    let person = cookie.strip_prefix("known-").unwrap();
    let key = format!("password/person/{person}");
    assert_eq!(server.store.tally(&key).await.unwrap().count, free);
    the_last_was_just_now(&server, &key).await;
    let right = [("password", "a new password")];
    assert_eq!(ada.post("/me/delete", &right).await.status, 429);
    server.store.reset_tally(&key).await.unwrap();
    assert_eq!(ada.post("/me/delete", &right).await.status, 303);
    assert!(!ada.cookies.contains_key(&cookie) && !ada.cookies.contains_key("session"));
}

#[tokio::test]
async fn one_address_does_not_try_one_account_after_the_other() {
    let server = strict().await;
    let tried = |number: u32| {
        let (mut client, name) = (from(&server, "192.0.2.1:1"), format!("Name {number}"));
        async move { client.post("/me/sign-in", &[("name", &name), ("password", "wrong horse battery")]).await }
    };
    let free = AttemptLimits::default().password_from_address.free;
    for number in 0..free {
        assert_eq!(tried(number).await.status, 422, "{number}");
    }
    let key = "password/address/192.0.2.1";
    assert_eq!(server.store.tally(key).await.unwrap().count, free);
    the_last_was_just_now(&server, key).await;
    for number in free..free + 10 {
        assert_eq!(tried(number).await.status, 429, "{number}");
    }
    assert_eq!(server.store.tally(key).await.unwrap().count, free + 1, "who waits is not counted again");
    let form = [("name", "Ada")];
    assert_eq!(
        from(&server, "192.0.2.1:1").post("/me/name", &form).await.status,
        303,
        "that is another matter"
    );
}

#[tokio::test]
async fn easy_passwords_are_refused_with_a_reason() {
    let server = TestServer::new().await;
    for (password, why) in [
        ("short", "8 to 256"),
        ("password", "first that anybody would try"),
        ("aaaaaaaaaaa", "guessed quickly"),
        ("lovelace", "too close to your name"),
    ] {
        let mut client = server.client();
        let answer = client.post("/me/sign-up", &[("name", "Lovelace"), ("password", password)]).await;
        assert!(answer.status == 422 && answer.body.contains(why), "{password}: {}", answer.body);
    }
}
