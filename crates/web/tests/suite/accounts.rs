//! Sessions and accounts.

use crate::client::{Client, HOST, TestServer, free};
use crate::tables::{Three, friends};

const PASSWORD: &str = "correct horse battery";

async fn account(server: &TestServer, name: &str) -> Client {
    let mut client = server.client();
    let answer = client.post("/me/sign-up", &[("name", name), ("password", PASSWORD)]).await;
    assert_eq!(answer.location(), "/me");
    client
}

async fn sign_in(client: &mut Client, name: &str) -> u16 {
    client.post("/me/sign-in", &[("name", name), ("password", PASSWORD)]).await.status
}

/// Whether the server knows this token.
async fn is_known(server: &TestServer, token: &str) -> bool {
    let mut client = server.client();
    client.cookies.insert("session".into(), token.into());
    let page = client.get("/me").await.body;
    page != server.client().get("/me").await.body
}

#[tokio::test]
async fn cookies_are_for_the_server_alone() {
    for proxied in [false, true] {
        let server = TestServer::with(web::Config { behind_proxy: proxied, ..free() }).await;
        let mut client = server.client();
        client.headers.push(("x-forwarded-proto", "https".into()));
        let answer = client.post("/me/name", &[("name", "Ada")]).await;
        let cookie = answer.header("set-cookie");
        for part in ["HttpOnly", "SameSite=Lax", "Path=/"] {
            assert!(cookie.contains(part), "{cookie}");
        }
        assert_eq!(cookie.contains("Secure"), proxied, "only a proxy knows that the way to it is encrypted");
        assert!(!cookie.contains("Domain"), "{cookie}");
        // From an alphabet of 32 letters: five bits each.
        assert!(client.token().len() * 5 >= 128, "{cookie}");
    }
}

#[tokio::test]
async fn a_token_is_nowhere_in_the_database() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("tables.db");
    let store = store::connect(&format!("sqlite:{}", file.display())).await.unwrap();
    let server = TestServer::on(store, free());
    let clients = [server.guest("Findable").await, account(&server, "Ada").await];
    drop(server);
    let mut kept = Vec::new();
    for entry in std::fs::read_dir(folder.path()).unwrap() {
        kept.extend(std::fs::read(entry.unwrap().path()).unwrap());
    }
    let holds = |text: &str| kept.windows(text.len()).any(|part| part == text.as_bytes());
    assert!(holds("Findable") && holds("argon2id"), "the search finds what is there");
    assert!(!holds(PASSWORD));
    for client in &clients {
        for (name, token) in &client.cookies {
            assert!(!holds(token), "{name}");
        }
    }
    assert_eq!(clients[1].cookies.len(), 2, "a session, and that the browser is known")
}

#[tokio::test]
async fn a_session_ends_where_it_should() {
    let server = TestServer::new().await;
    let mut client = server.guest("Ada").await;
    let guest = client.token().to_owned();
    assert!(is_known(&server, &guest).await);
    let form = [("name", "Ada"), ("password", PASSWORD)];
    assert_eq!(client.post("/me/sign-up", &form).await.status, 303);
    let first = client.token().to_owned();
    assert!(!is_known(&server, &guest).await, "signing up renews the token");
    assert!(is_known(&server, &first).await);

    // Somebody planted their own session in a browser: it becomes worthless when its owner signs in.
    let mut victim = server.guest("Mallory").await;
    let planted = victim.token().to_owned();
    assert_eq!(sign_in(&mut victim, "ada").await, 303);
    assert!(!is_known(&server, &planted).await, "signing in renews the token");
    let second = victim.token().to_owned();
    assert!(is_known(&server, &first).await && is_known(&server, &second).await, "two browsers");

    assert_eq!(victim.post("/me/sign-out", &[]).await.status, 303);
    assert!(!victim.cookies.contains_key("session"));
    assert!(!is_known(&server, &second).await && is_known(&server, &first).await);

    assert_eq!(sign_in(&mut victim, " Ada ").await, 303);
    let third = victim.token().to_owned();
    let wrong = [("old", "wrong horse battery"), ("new", "a new password")];
    assert_eq!(client.post("/me/password", &wrong).await.status, 422);
    assert!(is_known(&server, &third).await, "nothing has happened yet");
    let right = [("old", PASSWORD), ("new", "a new password")];
    assert_eq!(client.post("/me/password", &right).await.status, 303);
    assert!(
        !is_known(&server, &third).await && !is_known(&server, &first).await,
        "every other browser is signed out"
    );
    assert!(is_known(&server, client.token()).await);
    assert_eq!(sign_in(&mut server.client(), "Ada").await, 422, "the old password is worth nothing");
}

#[tokio::test]
async fn a_session_that_nobody_uses_ends() {
    use sha2::{Digest, Sha256};
    let server = TestServer::new().await;
    let now = std::time::SystemTime::now().duration_since(std::time::UNIX_EPOCH).unwrap().as_millis() as i64;
    let ada = server.store.create_guest("Ada", now).await.unwrap();
    let hash = |token: &str| Sha256::digest(token.as_bytes()).into();
    for (token, unused) in
        [("old", store::SESSION_LIFETIME), ("rested", store::SESSION_LIFETIME / 2), ("new", 0)]
    {
        server.store.create_session(&hash(token), ada, now - unused).await.unwrap();
    }
    assert!(!is_known(&server, "old").await);
    assert_eq!(server.store.session(&hash("old")).await.unwrap(), None);

    let mut client = server.client();
    client.cookies.insert("session".into(), "rested".into());
    let back = client.get("/").await;
    assert!(back.header("set-cookie").starts_with("session=rested; "), "the browser keeps it longer too");
    assert!(back.header("set-cookie").contains("Max-Age=31536000"), "{back:?}");
    assert_eq!(client.get("/").await.header("set-cookie"), "", "once a day is enough");
    client.cookies.insert("session".into(), "new".into());
    let same = client.get("/me").await;
    assert!(same.body.contains("Ada") && same.header("set-cookie").is_empty());

    // It is renewed and deleted in one request: the last one counts.
    server.store.create_session(&hash("leaving"), ada, now - store::SESSION_LIFETIME / 2).await.unwrap();
    client.cookies.insert("session".into(), "leaving".into());
    let left = client.post("/me/sign-out", &[]).await;
    assert_eq!(left.headers.get_all("set-cookie").iter().count(), 1);
    assert!(!client.cookies.contains_key("session"));
}

#[tokio::test]
async fn two_tabs_of_one_guest_sign_in_at_once() {
    let server = TestServer::new().await;
    for name in ["Ada", "Grace"] {
        account(&server, name).await;
    }
    let one = server.guest("guest").await;
    let before = one.token().to_owned();
    let (mut one, mut other, mut same) = (one.clone(), one.clone(), one);
    let signed_in =
        tokio::join!(sign_in(&mut one, "Ada"), sign_in(&mut other, "Grace"), sign_in(&mut same, "Ada"));
    assert_eq!(signed_in, (303, 303, 303));
    for (tab, name) in [(&mut one, "Ada"), (&mut other, "Grace"), (&mut same, "Ada")] {
        assert!(tab.get("/me").await.body.contains(name));
    }
    assert!(!is_known(&server, &before).await);
}

#[tokio::test]
async fn a_guest_signs_up_and_in_at_once() {
    let server = TestServer::new().await;
    account(&server, "Ada").await;
    let up = server.guest("guest").await;
    let before = up.token().to_owned();
    let (mut up, mut into) = (up.clone(), up);
    let form = [("name", "Grace"), ("password", PASSWORD)];
    let (up, into) = tokio::join!(up.post("/me/sign-up", &form), sign_in(&mut into, "Ada"));
    assert!([303, 400].contains(&up.status) && into == 303, "{up:?} {into}");
    assert!(!is_known(&server, &before).await);
}

#[tokio::test]
async fn of_two_new_passwords_at_once_one_counts() {
    let server = TestServer::new().await;
    let one = account(&server, "Ada").await;
    let (mut one, mut other) = (one.clone(), one);
    let (form, other_form) = (
        [("old", PASSWORD), ("new", "a new password")],
        [("old", PASSWORD), ("new", "another new password")],
    );
    let (done, not_done) =
        tokio::join!(one.post("/me/password", &form), other.post("/me/password", &other_form));
    let mut got = [done.status, not_done.status];
    got.sort_unstable();
    assert_eq!(got, [303, 422]);
    let winner = if done.status == 303 { &one } else { &other };
    assert!(is_known(&server, winner.token()).await);
    assert_eq!(sign_in(&mut server.client(), "Ada").await, 422);
}

#[tokio::test]
async fn the_switches_of_a_page_lead_back_to_a_page() {
    let (server, id, mut owner) = Three::waiting().await;
    let mut client = server.client();
    let [no_name, no_password] = [("name", ""), ("password", "")];
    let token = server.tokens(&id).await.into_values().next().unwrap();
    let invitation = format!("/table/{id}/join/{token}");
    for (answer, status, back) in [
        (client.post("/me/sign-in", &[no_name, no_password]).await, 422, "/me"),
        (client.post("/me/sign-up", &[no_name, no_password]).await, 422, "/me"),
        (client.post("/me/name", &[no_name]).await, 422, "/me"),
        (client.post("/me/password", &[]).await, 403, "/me"),
        (client.post(&format!("/table/{id}/start"), &[]).await, 403, &*format!("/table/{id}")),
        (owner.post(&format!("/table/{id}/start"), &[]).await, 409, &*format!("/table/{id}")),
        (client.get(&invitation).await, 200, &*invitation),
        (client.get("/me").await, 200, "/me"),
    ] {
        assert_eq!(answer.status, status, "{back}: {}", answer.body);
        let there = answer.body.split_once("name=\"back\" value=\"").unwrap().1.split_once('"').unwrap().0;
        assert_eq!(there, back);
        assert_eq!(client.get(there).await.status, 200, "{there}");
    }
}

#[tokio::test]
async fn who_is_called_like_an_account_is_not_it() {
    let server = TestServer::new().await;
    account(&server, "Ada").await;
    let mut guest = server.guest("Ada").await;
    let form = [("old", PASSWORD), ("new", "a new password")];
    assert_eq!(guest.post("/me/password", &form).await.status, 400);
    assert_eq!(sign_in(&mut server.client(), "Ada").await, 303, "her password is as it was");
    let taken = guest.post("/me/sign-up", &[("name", "ADA"), ("password", PASSWORD)]).await;
    assert!(taken.status == 422 && taken.body.contains("taken"));
    let mut other = account(&server, "Grace").await;
    assert_eq!(other.post("/me/name", &[("name", "Ada")]).await.status, 400);
}

#[tokio::test]
async fn two_who_want_one_name_do_not_both_get_it() {
    let server = TestServer::new().await;
    let (mut one, mut other) = (server.client(), server.client());
    let form = [("name", "Ada"), ("password", PASSWORD)];
    let (one, other) = tokio::join!(one.post("/me/sign-up", &form), other.post("/me/sign-up", &form));
    let mut got = [one.status, other.status];
    got.sort_unstable();
    assert_eq!(got, [303, 422]);
}

#[tokio::test]
async fn what_a_guest_has_goes_with_them_into_their_account() {
    let (server, id, mut owner) = Three::waiting().await;
    account(&server, "Grace").await;
    assert_eq!(sign_in(&mut owner, "Grace").await, 303);
    let page = owner.get(&format!("/table/{id}")).await;
    assert!(page.body.contains("/seat-link"), "still the owner");
    assert_eq!(owner.post(&format!("/table/{id}/seat-link"), &[("seat", "1")]).await.status, 303);
    assert_eq!(
        owner.post(&format!("/table/{id}/nonce"), &[("seat", "0"), ("nonce", "tea")]).await.status,
        303
    );
    assert!(owner.get("/").await.body.contains(&id), "among my tables");
    // A room that was in memory all the time has not forgotten it either.
    assert_eq!(crate::vacated::fill(&server, &mut owner, &id, 1, "random").await, 303);
    let (grace, _) = server.store.account("grace").await.unwrap().unwrap();
    assert_eq!(server.store.head(&id).await.unwrap().unwrap().owner, grace);
    let mut stranger = server.guest("Ada").await;
    assert_eq!(stranger.post(&format!("/table/{id}/start"), &[]).await.status, 403);
}

#[tokio::test]
async fn the_host_of_a_link_is_only_what_its_owner_asked_for() {
    let server = TestServer::new().await;
    let mut owner = server.guest("Ada").await;
    let id = owner.post("/new", &friends(3)).await.table();
    let mut page = crate::client::form(&format!("/table/{id}"), &[]);
    *page.method_mut() = axum::http::Method::GET;
    page.headers_mut().insert("host", "evil.example\"><b>".parse().unwrap());
    let answer = owner.ask(page).await;
    assert!(!answer.body.contains("<b>"), "{}", answer.body);
    assert_eq!(answer.header("cache-control"), "no-store", "nobody else gets it");
    let plain = owner.get(&format!("/table/{id}")).await;
    assert!(plain.body.contains(&format!("https://{HOST}/table/{id}/join/")) && !plain.body.contains("evil"));
}

#[tokio::test]
async fn nobody_is_led_away() {
    let server = TestServer::new().await;
    let mut client = server.client();
    for (back, to) in [
        ("/table/abc?seat=1", "/table/abc?seat=1"),
        ("//evil.example", "/"),
        ("/\\evil.example", "/"),
        ("/\t/evil.example", "/"),
        ("/\r\nSet-Cookie: session=planted", "/"),
        ("https://evil.example", "/"),
        ("javascript:alert(1)", "/"),
        ("/\u{e9}", "/"),
        ("", "/"),
    ] {
        let answer = client.post("/settings", &[("lang", "fr"), ("theme", "dark"), ("back", back)]).await;
        assert_eq!(answer.location(), to, "{back:?}");
        assert!(!client.cookies.contains_key("session"));
    }
    assert_eq!((&*client.cookies["lang"], &*client.cookies["theme"]), ("fr", "dark"));
    for bad in ["fr; Domain=evil.example", "en\r\nX: y", "\0"] {
        client.post("/settings", &[("lang", bad), ("theme", bad)]).await;
        assert_eq!((&*client.cookies["lang"], &*client.cookies["theme"]), ("fr", "dark"), "{bad:?}");
    }
}
