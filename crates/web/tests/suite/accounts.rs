//! Sessions and accounts.

use crate::client::{Client, HOST, House, free};
use crate::tables::{Three, friends};

const PASSWORD: &str = "correct horse battery";

async fn account(house: &House, name: &str) -> Client {
    let mut client = house.client();
    let answer = client.post("/me/sign-up", &[("name", name), ("password", PASSWORD)]).await;
    assert_eq!(answer.location(), "/me");
    client
}

async fn sign_in(client: &mut Client, name: &str) -> u16 {
    client.post("/me/sign-in", &[("name", name), ("password", PASSWORD)]).await.status
}

/// Whether the server knows this token.
async fn is_known(house: &House, token: &str) -> bool {
    let mut client = house.client();
    client.cookies.insert("session".into(), token.into());
    let page = client.get("/me").await.body;
    page != house.client().get("/me").await.body
}

#[tokio::test]
async fn cookies_are_for_the_server_alone() {
    for proxied in [false, true] {
        let house = House::with(web::Config { behind_proxy: proxied, ..free() }).await;
        let mut client = house.client();
        client.headers.push(("x-forwarded-proto", "https".into()));
        let answer = client.post("/me/name", &[("name", "Ada")]).await;
        let cookie = answer.header("set-cookie");
        for part in ["HttpOnly", "SameSite=Lax", "Path=/"] {
            assert!(cookie.contains(part), "{cookie}");
        }
        assert_eq!(cookie.contains("Secure"), proxied, "only a proxy knows that the way to it is encrypted");
        assert!(!cookie.contains("Domain"), "{cookie}");
        // 32 letters that can be told apart: five bits each.
        assert!(client.token().len() * 5 >= 128, "{cookie}");
    }
}

#[tokio::test]
async fn a_token_is_nowhere_in_the_database() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("tables.db");
    let store = store::connect(&format!("sqlite:{}", file.display())).await.unwrap();
    let house = House::on(store, free());
    let clients = [house.guest("Findable").await, account(&house, "Ada").await];
    drop(house);
    let mut kept = Vec::new();
    for entry in std::fs::read_dir(folder.path()).unwrap() {
        kept.extend(std::fs::read(entry.unwrap().path()).unwrap());
    }
    let holds = |text: &str| kept.windows(text.len()).any(|part| part == text.as_bytes());
    assert!(holds("Findable") && holds("argon2id"), "the search finds what is there");
    assert!(!holds(PASSWORD));
    for client in &clients {
        assert!(!holds(client.token()));
    }
}

#[tokio::test]
async fn a_session_ends_where_it_should() {
    let house = House::new().await;
    let mut client = house.guest("Ada").await;
    let guest = client.token().to_owned();
    assert!(is_known(&house, &guest).await);
    let form = [("name", "Ada"), ("password", PASSWORD)];
    assert_eq!(client.post("/me/sign-up", &form).await.status, 303);
    let first = client.token().to_owned();
    assert!(!is_known(&house, &guest).await, "signing up renews the token");
    assert!(is_known(&house, &first).await);

    // Somebody planted his own session in a browser: it is worth nothing after its owner signs in.
    let mut victim = house.guest("Mallory").await;
    let planted = victim.token().to_owned();
    assert_eq!(sign_in(&mut victim, "ada").await, 303);
    assert!(!is_known(&house, &planted).await, "signing in renews the token");
    let second = victim.token().to_owned();
    assert!(is_known(&house, &first).await && is_known(&house, &second).await, "two browsers");

    assert_eq!(victim.post("/me/sign-out", &[]).await.status, 303);
    assert!(!victim.cookies.contains_key("session"));
    assert!(!is_known(&house, &second).await && is_known(&house, &first).await);

    assert_eq!(sign_in(&mut victim, " Ada ").await, 303);
    let third = victim.token().to_owned();
    let wrong = [("old", "wrong horse battery"), ("new", "a new password")];
    assert_eq!(client.post("/me/password", &wrong).await.status, 422);
    assert!(is_known(&house, &third).await, "nothing has happened yet");
    let right = [("old", PASSWORD), ("new", "a new password")];
    assert_eq!(client.post("/me/password", &right).await.status, 303);
    assert!(
        !is_known(&house, &third).await && !is_known(&house, &first).await,
        "every other browser is signed out"
    );
    assert!(is_known(&house, client.token()).await);
    assert_eq!(sign_in(&mut house.client(), "Ada").await, 422, "the old password is worth nothing");
}

#[tokio::test]
async fn who_is_called_like_an_account_is_not_it() {
    let house = House::new().await;
    account(&house, "Ada").await;
    let mut guest = house.guest("Ada").await;
    let form = [("old", PASSWORD), ("new", "a new password")];
    assert_eq!(guest.post("/me/password", &form).await.status, 400);
    assert_eq!(sign_in(&mut house.client(), "Ada").await, 303, "her password is as it was");
    let taken = guest.post("/me/sign-up", &[("name", "ADA"), ("password", PASSWORD)]).await;
    assert!(taken.status == 422 && taken.body.contains("taken"));
    let mut other = account(&house, "Grace").await;
    assert_eq!(other.post("/me/name", &[("name", "Ada")]).await.status, 400);
}

#[tokio::test]
async fn two_who_want_one_name_do_not_both_get_it() {
    let house = House::new().await;
    let (mut one, mut other) = (house.client(), house.client());
    let form = [("name", "Ada"), ("password", PASSWORD)];
    let (one, other) = tokio::join!(one.post("/me/sign-up", &form), other.post("/me/sign-up", &form));
    let mut got = [one.status, other.status];
    got.sort_unstable();
    assert_eq!(got, [303, 422]);
}

#[tokio::test]
async fn what_a_guest_has_goes_with_him_into_his_account() {
    let (house, id, mut owner) = Three::waiting().await;
    account(&house, "Grace").await;
    assert_eq!(sign_in(&mut owner, "Grace").await, 303);
    let page = owner.get(&format!("/table/{id}")).await;
    assert!(page.body.contains("/seat-link"), "still the owner");
    assert_eq!(owner.post(&format!("/table/{id}/seat-link"), &[("seat", "1")]).await.status, 303);
    assert_eq!(
        owner.post(&format!("/table/{id}/nonce"), &[("seat", "0"), ("nonce", "tea")]).await.status,
        303
    );
    assert!(owner.get("/").await.body.contains(&id), "among my tables");
    // The room that was in memory all the time has not forgotten it either.
    assert_eq!(
        owner.post(&format!("/table/{id}/fill"), &[("seat", "1"), ("level", "random")]).await.status,
        303
    );
    let (grace, _) = house.store.account("grace").await.unwrap().unwrap();
    assert_eq!(house.store.head(&id).await.unwrap().unwrap().owner, grace);
    let mut stranger = house.guest("Ada").await;
    assert_eq!(stranger.post(&format!("/table/{id}/start"), &[]).await.status, 403);
}

#[tokio::test]
async fn the_host_of_a_link_is_only_what_its_owner_asked_for() {
    let house = House::new().await;
    let mut owner = house.guest("Ada").await;
    let id = owner.post("/new", &friends(3)).await.table();
    let mut page = crate::client::form(&format!("/table/{id}"), &[]);
    *page.method_mut() = axum::http::Method::GET;
    page.headers_mut().insert("host", "evil.example\"><b>".parse().unwrap());
    let answer = owner.ask(page).await;
    assert!(!answer.body.contains("<b>"), "{}", answer.body);
    assert_eq!(answer.header("cache-control"), "no-store", "nobody else gets it");
    let plain = owner.get(&format!("/table/{id}")).await;
    assert!(plain.body.contains(&format!("http://{HOST}/table/{id}/join/")) && !plain.body.contains("evil"));
}

#[tokio::test]
async fn nobody_is_led_away() {
    let house = House::new().await;
    let mut client = house.client();
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
