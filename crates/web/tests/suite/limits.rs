//! Limits: how much, how long, and how odd.

use axum::body::Body;
use axum::http::{Request, StatusCode, header};
use futures_util::StreamExt;
use store::Append;
use table::TableEvent;
use web::{AttemptLimits, Config, Limits, Rate};

use crate::client::{Client, HOST, TestServer, form, free};
use crate::routes;
use crate::tables::{Three, friends, with_bots};
use crate::vacated::fill;

#[tokio::test]
async fn too_much_at_once_is_refused_with_a_sentence() {
    let rate = Rate { per_minute: 1, burst: 3 };
    let limits = Limits { new_table: rate, chat: rate, moves: rate, ..Limits::unlimited() };
    let server = TestServer::with(Config { limits, ..free() }).await;
    let mut owner = server.client();
    owner.address = Some("[2001:db8::1]:1".parse().unwrap());
    let id = owner.post("/new", &friends(3)).await.table();
    let here = |what: &str| format!("/table/{id}/{what}");
    let kinds = [
        ("/new".to_owned(), friends(3)),
        (here("chat"), vec![("text", "hello")]),
        (here("nonce"), vec![("seat", "0"), ("nonce", "x")]),
    ];
    for (path, fields) in &kinds {
        let mut last = owner.post(path, fields).await;
        for _ in 0..3 {
            last = owner.post(path, fields).await;
        }
        assert_eq!(last.status, 429, "{path}");
        assert!(last.body.contains("too much at once"), "{path}: {}", last.body);
        let wait: u64 = last.header("retry-after").parse().unwrap();
        assert!((1..=60).contains(&wait), "{path}: {wait}");
        assert!(
            owner.post_part(path, fields).await.body.contains("too much at once"),
            "{path}: also for the script"
        );
        // A neighbour in the same network is the same client; somebody elsewhere is not.
        let mut neighbour = owner.clone();
        neighbour.address = Some("[2001:db8::2:2]:1".parse().unwrap());
        assert_eq!(neighbour.post(path, fields).await.status, 429, "{path}");
        neighbour.address = Some("[2001:db8:1::1]:1".parse().unwrap());
        assert_ne!(neighbour.post(path, fields).await.status, 429, "{path}");
    }
    // A forged header does not make another client of me.
    owner.headers.push(("x-forwarded-for", "192.0.2.7".into()));
    assert_eq!(owner.post(&here("chat"), &[("text", "hello")]).await.status, 429);
    let moves =
        ["play", "undo", "redo", "restart", "end", "why", "hand", "idle", "takeback", "concede", "back"];
    let lobby =
        ["back-answer", "start", "seat-link", "fill", "vacate", "audience", "onlookers-link", "delete"];
    for what in moves.iter().chain(&lobby) {
        assert_eq!(owner.post(&here(what), &[("seat", "0")]).await.status, 429, "{what}");
    }
    for path in ["/play-now".to_owned(), "/import".to_owned(), here("again"), here("continue")] {
        assert_eq!(owner.post(&path, &[]).await.status, 429, "{path}");
    }
}

#[tokio::test]
async fn nobody_looks_faster_than_anybody_could() {
    let limits = Limits { views: Rate { per_minute: 1, burst: 3 }, ..Limits::unlimited() };
    let server = TestServer::with(Config { limits, ..free() }).await;
    let mut owner = server.guest("Ada").await;
    let id = owner.post("/new", &with_bots(1)).await.table();
    let table = format!("/table/{id}");
    let mut looks = Vec::new();
    for path in [&table, &format!("{table}?at=1"), &format!("{table}/view.json"), &table] {
        looks.push(owner.get(path).await.status);
    }
    assert_eq!(looks, [200, 200, 200, 429]);
    let refused = owner.part(&table).await;
    assert!(refused.status == 429 && refused.body.contains("too much at once"), "{}", refused.body);
    let wait: u64 = refused.header("retry-after").parse().unwrap();
    assert!((1..=60).contains(&wait), "{wait}");
    for what in ["record", "verify", "join/x"] {
        assert_eq!(owner.get(&format!("{table}/{what}")).await.status, 429, "{what}");
    }
    for path in ["/rules", "/rules/empyreal"] {
        assert_eq!(owner.get(path).await.status, 429, "{path}: the longest pages of all");
    }
    // Other requests do not count as views, nor do those of other clients.
    assert!(owner.first_tick(&id).await.contains("tick"));
    assert_eq!(owner.get("/").await.status, 200);
    assert_eq!(owner.post(&format!("{table}/chat"), &[("text", "hello")]).await.status, 303);
    owner.address = Some("192.0.2.1:1".parse().unwrap());
    assert_eq!(owner.get(&table).await.status, 200);
}

#[tokio::test]
async fn one_visitor_listens_to_so_much_only() {
    let limits = Limits { streams: 2, ..Limits::unlimited() };
    let server = TestServer::with(Config { limits, behind_proxy: true, ..free() }).await;
    let mut owner = server.guest("Ada").await;
    let id = owner.post("/new", &friends(3)).await.table();
    let path = format!("/table/{id}/live");
    let listen = || Request::get(&path).header(header::HOST, HOST).body(Body::empty()).unwrap();
    owner.headers = vec![("x-forwarded-for", "192.0.2.1".into())];
    let mut open = vec![owner.send(listen()).await, owner.send(listen()).await];
    assert!(open.iter().all(|answer| answer.status() == StatusCode::OK));
    let refused = owner.ask(listen()).await;
    assert!(refused.status == 429 && refused.body.contains("Too many pages are open"), "{}", refused.body);
    assert!(!refused.header("retry-after").is_empty());
    let mut neighbour = owner.clone();
    neighbour.headers = vec![("x-forwarded-for", "192.0.2.1:4711".into())];
    assert_eq!(neighbour.ask(listen()).await.status, 429, "the same visitor, with their port");
    neighbour.headers = vec![("x-forwarded-for", "192.0.2.1, [2001:db8::1]:4711".into())];
    assert_eq!(neighbour.send(listen()).await.status(), StatusCode::OK, "somebody else");
    // A closed page no longer listens, whether or not it has received anything.
    let mut heard = open.remove(0).into_body().into_data_stream();
    assert!(heard.next().await.is_some());
    assert_eq!(owner.ask(listen()).await.status, 429);
    drop(heard);
    open.push(owner.send(listen()).await);
    assert_eq!(open[1].status(), StatusCode::OK);
    open.clear();
    // Requests for what does not exist occupy no memory.
    for _ in 0..3 {
        let nowhere =
            Request::get("/table/abcdefghij/live").header(header::HOST, HOST).body(Body::empty()).unwrap();
        assert_eq!(owner.ask(nowhere).await.status, 404);
    }
    assert!(owner.first_tick(&id).await.contains("tick"));
}

#[tokio::test]
async fn what_is_refused_is_not_kept_by_caches() {
    let (_house, id, mut owner) = Three::waiting().await;
    for path in ["/nowhere", "/table/abcdefghij", "/assets/x/y.js", &format!("/table/{id}/record")] {
        let refused = owner.get(path).await;
        assert_eq!((refused.status, refused.header("cache-control")), (404, "no-store"), "{path}");
    }
    let refused = owner.get("/settings").await;
    assert_eq!((refused.status, refused.header("cache-control")), (405, "no-store"));
    assert_eq!(refused.header("allow"), "POST");
}

#[tokio::test]
async fn behind_a_proxy_the_last_address_counts() {
    let limits = Limits { new_table: Rate { per_minute: 1, burst: 1 }, ..Limits::unlimited() };
    let server = TestServer::with(Config { limits, behind_proxy: true, ..free() }).await;
    let came = |lines: &[&str]| {
        let mut client = server.client();
        client.headers = lines.iter().map(|line| ("x-forwarded-for", line.to_string())).collect();
        client
    };
    let form = [("game", "age-of-steam")];
    assert_eq!(came(&["192.0.2.1"]).post("/play-now", &form).await.status, 303);
    // Proxies extend the existing header, or add one of their own.
    assert_eq!(came(&["198.51.100.9, 192.0.2.1"]).post("/play-now", &form).await.status, 429);
    assert_eq!(came(&["198.51.100.9", "192.0.2.1"]).post("/play-now", &form).await.status, 429);
    assert_eq!(came(&["192.0.2.2"]).post("/play-now", &form).await.status, 303);
}

#[tokio::test]
async fn a_form_that_is_too_large_is_refused_with_a_sentence() {
    let (_house, id, mut owner) = Three::waiting().await;
    for path in routes::all(&id) {
        // These do not read their forms at all.
        let reads = !["/start", "/again", "/sign-out", "/nowhere", "/delete", "tokentoken"]
            .iter()
            .any(|end| path.ends_with(end));
        let size = if path == "/import" { 3 << 20 } else { 65 << 10 };
        let mut request = form(&path, &[]);
        *request.body_mut() = Body::from(format!("text={}", "x".repeat(size)));
        let answer = owner.ask(request).await;
        if reads {
            assert_eq!(answer.status, StatusCode::PAYLOAD_TOO_LARGE, "{path}");
            assert!(answer.body.contains("<h1"), "{path}");
        }
    }
}

/// Text that is too long, or does not look like what it is.
#[tokio::test]
async fn a_long_talk_keeps_the_names_of_its_lines() {
    let mut three = Three::running().await;
    let (here, chat) = (format!("/table/{}", three.id), three.path("chat"));
    for number in 0..205 {
        let said = format!("line {number}");
        assert_eq!(three.people[0].post(&chat, &[("text", &said)]).await.status, 303);
    }
    let page = three.people[1].get(&here).await;
    let [first, last] =
        ["said-5", "said-204"].map(|key| page.body.split_once(&format!("\"{key}\"")).unwrap().1);
    assert!(first.split("</li>").next().unwrap().contains("line 5"), "{first}");
    assert!(last.split("</li>").next().unwrap().contains("line 204"), "{last}");
    assert!(!page.body.contains("\"said-4\"") && !page.body.contains("\"said-205\""));
}

#[tokio::test]
async fn texts_are_bounded_and_plain() {
    let (server, id, mut owner) = Three::waiting().await;
    let here = |what: &str| format!("/table/{id}/{what}");
    let token = server.tokens(&id).await[&1].clone();
    let long = "x".repeat(600);
    let before = server.dump(&id).await;
    let join = here(&format!("join/{token}"));
    let blank = ["", " ", "\u{200b}\u{202e}", "\n\t", &long];
    for text in blank {
        for (path, name) in
            [(&*here("chat"), "text"), (&*here("nonce"), "nonce"), (&*join, "name"), ("/me/name", "name")]
        {
            let answer = owner.post(path, &[(name, text), ("seat", "0")]).await;
            assert!(matches!(answer.status, 200 | 409 | 422), "{path} {text:?}: {}", answer.status);
            assert!(answer.body.contains("characters"), "{path} {text:?} says why: {}", answer.body);
        }
    }
    let mut titled = friends(3);
    titled.push(("title", &long));
    assert_eq!(owner.post("/new", &titled).await.status, 422);
    assert_eq!(server.dump(&id).await, before);

    let odd = "A\u{202e}d\u{0}a\r\n\u{200b} \u{2028} L";
    for (path, fields) in [
        (here("chat"), [("text", odd), ("seat", "0")]),
        (here("nonce"), [("nonce", odd), ("seat", "0")]),
        (join.clone(), [("name", odd), ("seat", "0")]),
    ] {
        assert_eq!(owner.post(&path, &fields).await.status, 303, "{path}");
    }
    let after = server.dump(&id).await;
    assert_eq!(after.matches("Ada L").count(), 4, "three in the log, one in the head: {after}");
    assert!(
        !after.contains('\u{202e}') && !after.contains("\\u202e") && !after.contains("\\u0000"),
        "{after}"
    );
}

const EVIL: &str = "<b x='&\">";

async fn shows_it_harmless(client: &mut Client, path: &str) {
    for answer in [client.get(path).await, client.part(path).await] {
        assert!(!answer.body.contains("<b x"), "{path} lets markup through: {}", answer.body);
        if answer.header("content-type").starts_with("text/html") {
            assert!(!answer.body.contains("b x='&\">"), "{path} leaves an attribute: {}", answer.body);
        }
    }
}

#[tokio::test]
async fn markup_in_what_people_type_stays_text() {
    let server = TestServer::new().await;
    let mut owner = server.guest(EVIL).await;
    let mut fields = friends(3);
    fields.extend([("title", EVIL), ("name0", EVIL)]);
    let id = owner.post("/new", &fields).await.table();
    let here = |what: &str| format!("/table/{id}/{what}");
    owner.post(&here("chat"), &[("text", EVIL)]).await;
    owner.post(&here("nonce"), &[("seat", "0"), ("nonce", EVIL)]).await;
    let tokens = server.tokens(&id).await;
    let (mut friend, mut nobody) = (server.client(), server.client());
    for client in [&mut owner, &mut friend, &mut nobody] {
        for path in [
            "/",
            "/me",
            &format!("/table/{id}"),
            &here(&format!("join/{}", tokens[&1])),
            &format!("/{EVIL}").replace(['<', '>', '"', ' '], ""),
        ] {
            shows_it_harmless(client, path).await;
        }
    }
    friend.post(&here(&format!("join/{}", tokens[&1])), &[("name", EVIL)]).await;
    assert_eq!(fill(&server, &mut owner, &id, 2, "greedy").await, 303);
    assert_eq!(owner.post(&here("start"), &[]).await.status, 303);
    owner.post(&here("hand"), &[("seat", "0"), ("level", EVIL)]).await;
    for refused in [
        owner.post(&here("play"), &[("seat", "0"), ("stamp", "0-0"), ("move", EVIL)]).await,
        owner.post(&here("hand"), &[("seat", "0"), ("level", EVIL)]).await,
        owner.post("/me/sign-in", &[("name", EVIL), ("password", EVIL)]).await,
        owner.post("/import", &[("record", EVIL)]).await,
        owner.post("/new", &[("title", EVIL), ("players", EVIL), ("seat0", EVIL), ("name0", EVIL)]).await,
    ] {
        // If a bot was quicker, the move is stale: then the page is shown again, without the reason.
        assert!(refused.status >= 303 && !refused.body.contains("<b x"), "{}", refused.body);
    }
    for what in ["concede"] {
        assert_eq!(owner.post(&here(what), &[("seat", "0")]).await.status, 303);
        assert_eq!(friend.post(&here(what), &[("seat", "1")]).await.status, 303);
    }
    server.until(&id, |head| head.stage == store::StoredStage::Over).await;
    for client in [&mut owner, &mut friend, &mut nobody] {
        for path in ["/", &format!("/table/{id}"), &here("verify"), &format!("/table/{id}?log=all")] {
            shows_it_harmless(client, path).await;
        }
    }
    let page = nobody.get(&format!("/table/{id}")).await;
    assert!(page.body.matches("&lt;b x=").count() >= 4, "names, title, chat and nonce are there");
}

/// Appends to a table's log from outside, before the server has read it.
async fn add(server: &TestServer, id: &str, event: &TableEvent, times: u64) {
    let mut head = server.store.head(id).await.unwrap().unwrap();
    head.entries += times;
    let bodies = vec![serde_json::to_string(event).unwrap(); times as usize];
    server.store.append(&Append::new(head, bodies)).await.unwrap();
}

#[tokio::test]
async fn one_table_does_not_grow_for_ever() {
    let (server, id, owner) = Three::waiting().await;
    let said = TableEvent::Said { seat: None, name: "Ada".into(), text: "hello".into(), by: None };
    add(&server, &id, &said, 4_990).await;
    let server = server.restarted();
    let mut owner = owner.at(&server);
    let chat = format!("/table/{id}/chat");
    let mut said = 0;
    let full = loop {
        let answer = owner.post(&chat, &[("text", "hello")]).await;
        if answer.status != 303 {
            break answer;
        }
        said += 1;
        assert!(said < 100, "there is no end to it");
    };
    assert!(full.status == 409 && full.body.contains("only the game itself goes on"), "{}", full.body);
    let nonce = [("seat", "0"), ("nonce", "x")];
    assert_eq!(owner.post(&format!("/table/{id}/nonce"), &nonce).await.status, 409);
    // Filling the log does not take the table from its owner, whose own actions are limited too.
    let mut renewed = 0;
    while owner.post(&format!("/table/{id}/seat-link"), &[("seat", "1")]).await.status == 303 {
        renewed += 1;
        assert!(renewed < 1_000, "there is no end to it");
    }
    assert_eq!(renewed, 500);
    // The game can still start and be played.
    for seat in [1, 2] {
        assert_eq!(fill(&server, &mut owner, &id, seat, "greedy").await, 303);
    }
    assert_eq!(owner.post(&format!("/table/{id}/start"), &[]).await.status, 303);
    assert_eq!(owner.post(&format!("/table/{id}/concede"), &[("seat", "0")]).await.status, 303);
    server.until(&id, |head| head.stage == store::StoredStage::Over).await;
}

#[tokio::test]
async fn where_the_link_cannot_be_renewed_nobody_is_half_removed() {
    let (server, id, mut owner) = Three::waiting().await;
    let link = crate::private::link(&server, &mut owner, &id).await;
    assert_eq!(owner.post(&format!("/table/{id}/audience"), &[("audience", "invited")]).await.status, 303);
    let mut barbara = server.guest("Barbara").await;
    assert_eq!(barbara.post(&link, &[]).await.table(), id);
    let said = TableEvent::Said { seat: None, name: "Ada".into(), text: "hello".into(), by: None };
    add(&server, &id, &said, 5_500).await;
    let server = server.restarted();
    let person = crate::private::person_of(&server, &barbara).await;
    let remove = [("person", &*person), ("what", "remove")];
    assert_eq!(owner.at(&server).post(&format!("/table/{id}/onlooker"), &remove).await.status, 409);
    assert_eq!(barbara.at(&server).get(&format!("/table/{id}")).await.status, 200, "nothing was done");
}

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
