//! Onlookers share what was rendered for one of them; nobody else does.

use axum::body::Body;
use axum::http::{Request, header};

use crate::client::{Client, HOST, without_chance};
use crate::tables::Three;

/// The part of a page, for a browser that accepts compression.
async fn compressed(client: &mut Client, path: &str, language: &str) -> String {
    let request = Request::get(path)
        .header(header::HOST, HOST)
        .header("x-part", "main")
        .header(header::ACCEPT_LANGUAGE, language)
        .header(header::ACCEPT_ENCODING, "gzip, br");
    let answer = client.send(request.body(Body::empty()).unwrap()).await;
    assert_eq!(answer.headers()[header::CONTENT_ENCODING], "br");
    assert_eq!(answer.headers()[header::CACHE_CONTROL], "no-store");
    let body = axum::body::to_bytes(answer.into_body(), usize::MAX).await.unwrap();
    let mut html = Vec::new();
    brotli::BrotliDecompress(&mut &body[..], &mut html).unwrap();
    without_chance(&String::from_utf8(html).unwrap())
}

/// The same, rendered for this one request.
async fn plain(client: &mut Client, path: &str, language: &str) -> String {
    client.headers.push(("accept-language", language.to_owned()));
    let part = client.part(path).await.body;
    client.headers.clear();
    part
}

/// Every visitor in every language, as from a fresh page, twice: the second time from the cache.
async fn as_if_fresh(three: &mut Three, stranger: &mut Client, known: &mut Client) {
    let table = format!("/table/{}", three.id);
    for query in ["", "?seat=0", "?seat=1", "?at=0", "?log=all"] {
        let path = format!("{table}{query}");
        for language in ["en", "fr", "en"] {
            let [one, two, three] = &mut three.people;
            for client in [&mut *stranger, known, one, two, three] {
                assert_eq!(compressed(client, &path, language).await, plain(client, &path, language).await);
            }
        }
    }
}

#[tokio::test]
async fn a_kept_part_is_what_would_be_made_anew() {
    let mut three = Three::running().await;
    let (mut stranger, mut known) = (three.server.client(), three.server.guest("Alan").await);
    as_if_fresh(&mut three, &mut stranger, &mut known).await;

    let (chat, write) = (three.path("chat"), three.path("onlookers-write"));
    three.people[0].post(&write, &[("may", "1")]).await;
    known.post(&chat, &[("text", "Good luck!")]).await;
    as_if_fresh(&mut three, &mut stranger, &mut known).await;
    let table = format!("/table/{}", three.id);
    assert!(compressed(&mut stranger, &table, "en").await.contains("Good luck!"));

    // An uncommitted turn is nobody else's business.
    let seat = three.due().await;
    let before = compressed(&mut stranger, &table, "en").await;
    assert_eq!(three.play(seat, "issue 2").await.status, 200);
    assert_eq!(compressed(&mut stranger, &table, "en").await, before);
    as_if_fresh(&mut three, &mut stranger, &mut known).await;

    let asked = three.asked(seat).await;
    let end = three.path("end");
    assert_eq!(three.people[seat].post_part(&end, &asked.with(&[])).await.status, 200);
    assert_ne!(compressed(&mut stranger, &table, "en").await, before);
    as_if_fresh(&mut three, &mut stranger, &mut known).await;
}
