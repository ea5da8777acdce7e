//! Limits: how often, how much, and how large.

use axum::body::Body;
use axum::http::{Request, StatusCode, header};
use futures_util::StreamExt;
use store::Append;
use table::TableEvent;
use web::{Config, Limits, Rate};

use crate::client::{HOST, TestServer, form, free};
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
