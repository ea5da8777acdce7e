//! Forms that are outdated, sent twice, or make no sense.

use axum::body::Body;
use axum::http::header;
use proptest::prelude::*;

use crate::client::{Client, TestServer, form};
use crate::routes::{self, FIELDS};
use crate::tables::{Three, TurnRequest, with_bots};

#[tokio::test]
async fn an_old_form_gets_the_page_as_it_is_now() {
    let mut three = Three::running().await;
    let seat = three.due().await;
    let old = three.asked(seat).await;
    assert_eq!(three.play(seat, "issue 2").await.status, 200);
    let before = three.server.dump(&three.id).await;
    let now = three.asked(seat).await;
    let other = |stamp: &str| TurnRequest { stamp: stamp.into(), ..now.clone() };
    let (game, draft) = now.stamp.split_once('-').unwrap();
    let stamps = [format!("99-{draft}"), format!("{game}-77"), format!("{}-0", u64::MAX)];
    for asked in stamps.iter().map(|stamp| other(stamp)).chain([old]) {
        for what in ["play", "undo", "redo", "restart", "end"] {
            let (path, fields) = (three.path(what), asked.with(&[("move", "issue 3"), ("for_good", "1")]));
            let part = three.people[seat].post_part(&path, &fields).await;
            assert_eq!((part.status, part.header("x-stale")), (200, "1"), "{what} {asked:?}");
            assert!(
                part.body.starts_with("<main") && part.data("data-draft") == now.draft,
                "{what} {asked:?}"
            );
            let plain = three.people[seat].post(&path, &fields).await;
            assert!(plain.location().starts_with(&format!("/table/{}", three.id)), "{what} {asked:?}");
        }
    }
    assert_eq!(three.server.dump(&three.id).await, before);
}

#[tokio::test]
async fn a_form_sent_twice_counts_once() {
    let mut three = Three::running().await;
    let seat = three.due().await;
    let (path, asked) = (three.path("play"), three.asked(seat).await);
    let mut client = three.people[seat].clone();
    let (mut again, fields) = (client.clone(), asked.with(&[("move", "issue 2")]));
    let (one, other) = tokio::join!(client.post_part(&path, &fields), again.post_part(&path, &fields));
    assert_eq!([one.header("x-stale"), other.header("x-stale")].concat(), "1", "one of them came too late");
    let (path, asked) = (three.path("end"), three.asked(seat).await);
    let fields = asked.with(&[]);
    let (one, other) = tokio::join!(client.post_part(&path, &fields), again.post_part(&path, &fields));
    assert_eq!([one.header("x-stale"), other.header("x-stale")].concat(), "1");
    assert_eq!(three.server.moves(&three.id).await, [(seat, "issue 2".to_owned())]);
}

/// A page that shows a drafted move, which another window has undone since; and whose seat it is.
async fn with_a_move_undone_in_another_window() -> (Three, usize, TurnRequest) {
    let mut three = Three::running().await;
    let seat = three.due().await;
    assert_eq!(three.play(seat, "issue 2").await.status, 200);
    let shown = three.asked(seat).await;
    let undo = three.path("undo");
    assert_eq!(three.people[seat].post_part(&undo, &shown.with(&[])).await.status, 200);
    (three, seat, shown)
}

#[tokio::test]
async fn of_two_windows_the_one_that_knows_better_wins() {
    let (mut three, seat, shown) = with_a_move_undone_in_another_window().await;
    let end = three.path("end");
    let late = three.people[seat].post_part(&end, &shown.with(&[])).await;
    assert_eq!(late.header("x-stale"), "1");
    assert!(three.server.moves(&three.id).await.is_empty());
}

/// The same number of moves does not mean the same moves.
#[tokio::test]
async fn a_window_does_not_end_a_turn_that_it_never_showed() {
    let (mut three, seat, shown) = with_a_move_undone_in_another_window().await;
    let end = three.path("end");
    assert_eq!(three.play(seat, "issue 9").await.status, 200);
    assert_eq!(three.people[seat].post_part(&end, &shown.with(&[])).await.header("x-stale"), "1");
    assert!(three.server.moves(&three.id).await.is_empty());
}

#[tokio::test]
async fn a_window_does_not_play_on_a_game_that_was_taken_back_meanwhile() {
    let mut three = Three::running().await;
    let first = three.due().await;
    three.play(first, "issue 0").await;
    let (path, asked) = (three.path("end"), three.asked(first).await);
    assert_eq!(three.people[first].post_part(&path, &asked.with(&[])).await.status, 200);
    let second = three.due().await;
    let shown = three.asked(second).await;
    let (wish, answer) = (three.path("back"), three.path("back-answer"));
    assert_eq!(three.people[first].post_part(&wish, &[("to", "0")]).await.status, 200);
    let again = three.people[first].post_part(&wish, &[("to", "0")]).await;
    assert_eq!(again.status, 409, "a wish cannot be changed for another");
    for other in (0..3).filter(|other| *other != first) {
        let stale = three.people[other].post_part(&answer, &[("to", "1"), ("agree", "1")]).await;
        assert_eq!(stale.header("x-stale"), "1", "an answer is for what was asked");
        let agreed = three.people[other].post_part(&answer, &[("to", "0"), ("agree", "1")]).await;
        assert_eq!(agreed.status, 200);
    }
    assert_eq!(three.server.store.head(&three.id).await.unwrap().unwrap().moves, 0, "taken back");
    three.play(first, "issue 7").await;
    let asked = three.asked(first).await;
    assert_eq!(three.people[first].post_part(&path, &asked.with(&[])).await.status, 200);
    let play = three.path("play");
    let late = three.people[second].post_part(&play, &shown.with(&[("move", "issue 1")])).await;
    assert_eq!(late.header("x-stale"), "1");
}

#[tokio::test]
async fn what_the_rules_do_not_allow_is_refused_with_the_rule() {
    let mut three = Three::running().await;
    let seat = three.due().await;
    let before = three.server.dump(&three.id).await;
    for (mv, has_rule) in [
        ("bid 3", true),
        ("issue 200", true),
        ("done", true),
        ("run Q12 over 0", true),
        ("issue", false),
        ("issue 99999999999999999999", false),
        ("issue -1", false),
        ("", false),
        ("garbage", false),
        ("<script>", false),
        ("build ZZ999999999 straight/2", false),
        ("issue 2 issue 2", false),
        ("\0", false),
    ] {
        let part = three.play(seat, mv).await;
        assert_eq!(part.status, 409, "{mv:?}");
        let told: serde_json::Value = serde_json::from_str(&part.body).unwrap();
        assert!(
            told["why"].as_str().is_some_and(|why| why.ends_with('.') && why.len() > 10),
            "{mv:?}: {told}"
        );
        assert_eq!(told["rule"].is_string(), has_rule, "{mv:?}: {told}");
        if has_rule {
            let href = told["href"].as_str().unwrap();
            let (page, rule) = href.split_once('#').unwrap();
            let rules = three.people[seat].get(page).await.body;
            assert!(rules.contains(&format!("id=\"{rule}\"")), "{href} leads nowhere");
        }
        let (path, asked) = (three.path("play"), three.asked(seat).await);
        let plain = three.people[seat].post(&path, &asked.with(&[("move", mv)])).await;
        assert!(plain.status == 409 && plain.body.starts_with("<!DOCTYPE html>"), "{mv:?}");
    }
    let other = (seat + 1) % 3;
    assert_eq!(three.play(other, "issue 2").await.status, 409, "not their turn");
    let (path, asked) = (three.path("end"), three.asked(seat).await);
    assert_eq!(three.people[seat].post_part(&path, &asked.with(&[])).await.status, 409, "nothing to end");
    assert_eq!(three.server.dump(&three.id).await, before);
}

/// Whatever is sent to a URL: the response is a sentence, and never an internal error.
async fn throw(client: &mut Client, path: &str, body: Vec<u8>, kind: Option<&str>) {
    let mut request = form(path, &[]);
    match kind {
        Some(kind) => request.headers_mut().insert(header::CONTENT_TYPE, kind.parse().unwrap()),
        None => request.headers_mut().remove(header::CONTENT_TYPE),
    };
    *request.body_mut() = Body::from(body.clone());
    let answer = client.ask(request).await;
    let sent = String::from_utf8_lossy(&body);
    assert!(answer.status < 500, "{path} {sent}: {answer:?}");
    if answer.status >= 400 {
        let text = answer.body.contains("<h1") || answer.body.contains("role=\"alert\"");
        assert!(text, "{path} {sent}: {} without a sentence: {}", answer.status, answer.body);
    }
}

#[tokio::test]
async fn forms_that_are_no_forms_are_refused_with_a_sentence() {
    let three = Three::running().await;
    for path in routes::all(&three.id) {
        let mut client = three.people[1].clone();
        for (body, kind) in [
            (&b"seat=%ff%fe&text=%c3%28"[..], Some("application/x-www-form-urlencoded")),
            (b"\xff\xfe\x00=\x80", Some("application/x-www-form-urlencoded")),
            (b"seat=9&stamp=-1-x", Some("application/x-www-form-urlencoded")),
            (b"seat=1&seat=0&stamp=0-0", Some("application/x-www-form-urlencoded")),
            (b"{\"seat\":1}", Some("application/json")),
            (b"--x\r\n", Some("multipart/form-data; boundary=x")),
            (b"seat=1", None),
            (b"", Some("application/x-www-form-urlencoded")),
            (b"&&&===%%%", Some("application/x-www-form-urlencoded")),
        ] {
            throw(&mut client, &path, body.to_vec(), kind).await;
        }
    }
}

/// Values that fields have, nearly have, or should never have.
fn value() -> impl Strategy<Value = String> {
    const KNOWN: &[&str] = &[
        "0",
        "1",
        "2",
        "5",
        "6",
        "255",
        "256",
        "-1",
        "18446744073709551615",
        "99999999999999999999",
        "1e3",
        " 1",
        "+1",
        "issue 2",
        "bid 1",
        "pass",
        "done",
        "produce",
        "greedy",
        "bot:greedy",
        "friend",
        "me",
        "age-of-steam",
        "moon",
        "on",
        "fr",
        "dark",
        "hex-Q10",
        "city:Q10",
        "/\r\n",
        "//x",
        "roundhouse record 1\ngame: age-of-steam",
    ];
    prop_oneof![3 => prop::sample::select(KNOWN).prop_map(str::to_owned), 1 => any::<String>()]
}

#[test]
fn whatever_fields_are_sent_the_answer_is_a_sentence() {
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().unwrap();
    let (server, client, tables) = runtime.block_on(async {
        let server = TestServer::new().await;
        let mut client = server.guest("Ada").await;
        let waiting = client.post("/new", &crate::tables::friends(3)).await.table();
        let running = client.post("/new", &with_bots(1)).await.table();
        (server, client, [waiting, running])
    });
    let fields = prop::collection::btree_map(prop::sample::select(&FIELDS[..]), value(), 0..8);
    let config = ProptestConfig { cases: 12, failure_persistence: None, ..ProptestConfig::default() };
    proptest!(config, |(fields in prop::collection::vec(fields, 30))| {
        runtime.block_on(async {
            let mut paths = tables.iter().flat_map(|table| routes::all(table)).collect::<Vec<_>>();
            // Hashing passwords is slow, and signing out would end the test.
            paths.retain(|path| !path.starts_with("/me/"));
            for (path, fields) in paths.iter().zip(fields.iter().cycle()) {
                let fields: Vec<(&str, &str)> = fields.iter().map(|(name, value)| (*name, &**value)).collect();
                let mut client = client.clone();
                let answer = client.post(path, &fields).await;
                assert!(answer.status < 500, "{path} {fields:?}: {answer:?}");
                let part = client.post_part(path, &fields).await;
                assert!(part.status < 500, "{path} {fields:?}: {part:?}");
            }
        });
    });
    drop(server);
}
