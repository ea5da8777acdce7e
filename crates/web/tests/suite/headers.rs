//! The headers of every response, and where forms may come from.

use axum::body::Body;
use axum::http::{Method, Request, header};

use web::{AllowedHosts, Config};

use crate::client::{Answer, Client, HOST, TestServer, form, free};
use crate::routes;
use crate::secrets::PAGES;
use crate::tables::Three;

fn is_guarded(what: &str, answer: &Answer) {
    let policy = answer.header("content-security-policy");
    for part in [
        "default-src 'none'",
        "script-src 'self'",
        "frame-ancestors 'none'",
        "base-uri 'none'",
        "form-action 'self'",
    ] {
        assert!(policy.contains(part), "{what}: {part} is not in {policy:?}");
    }
    assert!(!policy.contains("unsafe"), "{what}: {policy}");
    assert_eq!(answer.header("x-content-type-options"), "nosniff", "{what}");
    assert_eq!(answer.header("x-frame-options"), "DENY", "{what}");
    assert_eq!(answer.header("referrer-policy"), "same-origin", "{what}");
}

/// What a style sheet asks for is there, may be fetched, and is kept for ever.
#[tokio::test]
async fn typefaces_are_served_and_kept() {
    let mut three = Three::running().await;
    let id = three.id.clone();
    let page = three.people[0].get(&format!("/table/{id}")).await;
    assert!(page.header("content-security-policy").contains("font-src 'self'"));
    let style = page.body.split('"').find(|value| value.ends_with("/table.css")).unwrap().to_owned();
    let folder = style.strip_suffix("table.css").unwrap();
    let sheet = three.people[0].get(&style).await;
    let fonts: Vec<&str> =
        sheet.body.split("url(").skip(1).filter_map(|rest| Some(rest.split_once(')')?.0)).collect();
    assert_eq!(fonts.len(), 3, "{fonts:?}");
    for font in fonts {
        let answer = three.people[0].get(&format!("{folder}{font}")).await;
        assert_eq!((answer.status, answer.header("content-type")), (200, "font/ttf"), "{font}");
        assert!(answer.header("cache-control").contains("immutable"), "{font}");
    }
}

#[tokio::test]
async fn every_answer_is_guarded() {
    let mut three = Three::running().await;
    let id = three.id.clone();
    for path in PAGES {
        let path = path.replace("{id}", &id);
        is_guarded(&path, &three.people[0].get(&path).await);
        is_guarded(&path, &three.people[0].part(&path).await);
    }
    for path in routes::all(&id) {
        is_guarded(&path, &three.people[0].post(&path, &[]).await);
        is_guarded(&path, &three.people[0].post_part(&path, &[]).await);
        let mut foreign = form(&path, &[]);
        foreign.headers_mut().insert(header::ORIGIN, "https://evil.example".parse().unwrap());
        is_guarded(&path, &three.people[0].ask(foreign).await);
        let mut large = form(&path, &[]);
        *large.body_mut() = Body::from("x".repeat(3 << 20));
        is_guarded(&path, &three.people[0].ask(large).await);
    }
    for method in [Method::PUT, Method::DELETE, Method::OPTIONS, Method::HEAD, Method::TRACE] {
        let request = Request::builder().method(method.clone()).uri("/").header(header::HOST, HOST);
        let answer = three.people[0].ask(request.body(Body::empty()).unwrap()).await;
        assert!(answer.status < 500);
        is_guarded(method.as_str(), &answer);
    }
    let live = Request::get(three.path("live")).header(header::HOST, HOST).body(Body::empty()).unwrap();
    let answer = three.people[0].send(live).await;
    let headers = answer.headers().clone();
    assert_eq!(headers[header::CONTENT_TYPE], "text/event-stream");
    is_guarded("live", &Answer { status: 200, headers, body: String::new() });
}

#[tokio::test]
async fn what_a_person_sees_is_not_kept_by_caches() {
    let mut three = Three::running().await;
    for path in ["/", "/me", "/table/{id}", "/table/{id}/view.json"] {
        let path = path.replace("{id}", &three.id);
        assert_eq!(three.people[0].get(&path).await.header("cache-control"), "no-store", "{path}");
    }
}

/// Everything there is of this table and its people.
async fn picture(server: &TestServer, id: &str, client: &mut Client) -> String {
    format!("{}{}", server.dump(id).await, client.get("/me").await.body)
}

#[tokio::test]
async fn a_form_of_another_site_changes_nothing() {
    let mut three = Three::running().await;
    let (id, seat) = (three.id.clone(), three.due().await);
    let before = picture(&three.server, &id, &mut three.people[seat]).await;
    let asked = three.asked(seat).await;
    let fields =
        asked.with(&[("move", "issue 2"), ("level", "greedy"), ("text", "hello"), ("name", "Mallory")]);
    for path in routes::all(&id) {
        for (origin, host) in [
            (None, Some(HOST)),
            (Some("http://table.example"), Some(HOST)),
            (Some("https://evil.example"), Some(HOST)),
            (Some("null"), Some(HOST)),
            (Some(""), Some(HOST)),
            (Some("https://table.example.evil.example"), Some(HOST)),
            (Some("https://eviltable.example"), Some(HOST)),
            (Some("https://table.example:8443"), Some(HOST)),
            (Some("table.example"), Some(HOST)),
        ] {
            let mut request = form(&path, &fields);
            for (name, value) in [(header::ORIGIN, origin), (header::HOST, host)] {
                request.headers_mut().remove(&name);
                if let Some(value) = value {
                    request.headers_mut().insert(name, value.parse().unwrap());
                }
            }
            let answer = three.people[seat].ask(request).await;
            assert_eq!(answer.status, 403, "{path} from {origin:?} at {host:?}");
            assert!(answer.body.contains("another site"), "{path}: a sentence");
            assert!(!answer.headers.contains_key("set-cookie"), "{path}");
        }
    }
    assert_eq!(picture(&three.server, &id, &mut three.people[seat]).await, before);
}

#[tokio::test]
async fn nobody_is_answered_under_another_name() {
    let mut three = Three::running().await;
    let (id, seat) = (three.id.clone(), three.due().await);
    let before = picture(&three.server, &id, &mut three.people[seat]).await;
    let asked = three.asked(seat).await;
    let own = asked.with(&[("text", "hello"), ("name", "Mallory")]);
    for host in [None, Some("evil.example"), Some("localhost"), Some("127.0.0.1"), Some("table.example:8080")]
    {
        let looks = PAGES.map(|path| Request::get(path.replace("{id}", &id)).body(Body::empty()).unwrap());
        let forms = routes::all(&id).into_iter().map(|path| form(&path, &own));
        for mut request in looks.into_iter().chain(forms) {
            request.headers_mut().remove(header::HOST);
            request.headers_mut().remove(header::ORIGIN);
            if let Some(host) = host {
                request.headers_mut().insert(header::HOST, host.parse().unwrap());
                request.headers_mut().insert(header::ORIGIN, format!("https://{host}").parse().unwrap());
            }
            let what = format!("{} at {host:?}", request.uri());
            let answer = three.people[seat].ask(request).await;
            assert_eq!(answer.status, 421, "{what}");
            assert!(
                answer.body.contains("This table is at https://table.example"),
                "{what}: {}",
                answer.body
            );
            assert!(!answer.headers.contains_key("set-cookie"), "{what}");
            is_guarded(&what, &answer);
        }
    }
    assert_eq!(picture(&three.server, &id, &mut three.people[seat]).await, before);
}

#[tokio::test]
async fn without_a_public_address_only_near_names_are_answered() {
    let server = TestServer::with(Config { hosts: AllowedHosts::default(), ..free() }).await;
    let mut nobody = server.client();
    for (host, status) in [
        ("localhost:8080", 200),
        ("127.0.0.1", 200),
        ("[::1]:8080", 200),
        ("attic.local", 200),
        ("rebound.evil.example", 421),
        (HOST, 421),
    ] {
        let request = Request::get("/").header(header::HOST, host).body(Body::empty()).unwrap();
        let answer = nobody.ask(request).await;
        assert_eq!(answer.status, status, "{host}");
        assert_eq!(answer.body.contains("--public-url"), status == 421, "{host}: it says what to do");
    }
}

#[tokio::test]
async fn links_are_made_with_the_public_address() {
    let (server, id, mut owner) = Three::waiting().await;
    let token = server.tokens(&id).await[&1].clone();
    let page = owner.get(&format!("/table/{id}")).await.body;
    assert!(page.contains(&format!("https://table.example/table/{id}/join/{token}")), "{page}");
}

#[tokio::test]
async fn looking_makes_nobody_and_changes_nothing() {
    let three = Three::running().await;
    let before = three.server.dump(&three.id).await;
    let mut nobody = three.server.client();
    for path in PAGES {
        let answer = nobody.get(&path.replace("{id}", &three.id)).await;
        assert!(!answer.headers.contains_key("set-cookie"), "{path} makes a guest");
    }
    for path in routes::all(&three.id) {
        let request = Request::get(&path).header(header::HOST, HOST).body(Body::empty()).unwrap();
        let answer = nobody.ask(request).await;
        assert!(!answer.headers.contains_key("set-cookie"), "{path} makes a guest");
    }
    assert_eq!(three.server.dump(&three.id).await, before);
}

#[tokio::test]
async fn strange_addresses_are_no_pages() {
    let server = TestServer::new().await;
    let mut nobody = server.client();
    for path in [
        "/table/..%2f..%2fetc%2fpasswd",
        "/table/%00",
        "/table/abcdefgh%00i",
        "/table/%ff%fe",
        "/table/a%0d%0aSet-Cookie:%20x=y",
        "/table/abcdefghij",
        "/table/abcdefghij/live",
        "/table/abcdefghij/record",
        "/table/'%20OR%201=1--",
        "/rules/..%2f..",
        "/rules/%00",
        "/assets/x/..%2f..%2fCargo.toml",
        "/assets/%2e%2e/table.js/x",
        "/new?game=%00",
        "/table//x",
    ] {
        let answer = nobody.get(path).await;
        assert!((400..500).contains(&answer.status), "{path}: {}", answer.status);
        assert!(answer.body.contains("<h1"), "{path}: a page with a sentence");
        assert!(!answer.headers.contains_key("set-cookie"));
        is_guarded(path, &answer);
    }
}
