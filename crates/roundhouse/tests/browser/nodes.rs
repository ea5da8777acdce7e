//! Several nodes on one PostgreSQL, as browsers see them: nobody at the table knows at which one they are.
#![cfg(target_os = "linux")]

use std::process::Command;

use testbed::{Nginx, Node, Port, Postgres};

use crate::guests::{begins, comes_by, hears, is_marked, link_of, marks, play_together, whose_turn};
use crate::harness::{Browsers, Person, Screen};

const PROGRAM: &str = env!("CARGO_BIN_EXE_roundhouse");

/// Two play a game, each at a node of their own.
#[tokio::test(flavor = "multi_thread")]
async fn friends_at_two_nodes() {
    let postgres = Postgres::start();
    let database = postgres.database("tables");
    let nodes = [(); 2].map(|()| Node::start(PROGRAM, &database));
    let [here, there] = nodes.each_ref().map(|node| format!("http://{}", node.address));
    let mut browsers = Browsers::new("friends_at_two_nodes");
    let host = browsers.person("host", Screen::DESK, &here).await;
    host.is_called("Ada").await;
    host.opens_table(&["me", "friend", "bot:greedy"]).await;
    marks(&host).await;
    let link = link_of(&host).await;
    assert!(link.starts_with(&here), "{link}");
    let friend = browsers.person("friend", Screen::DESK, &there).await;
    comes_by(&friend, &link.replace(&here, &there), "Grace").await;
    host.awaits_text("ol.seats", "Grace").await;
    assert!(is_marked(&host).await, "the friend came in without loading the page anew");
    begins(&host, &friend).await;
    for person in [&host, &friend] {
        marks(person).await;
    }
    play_together(&host, &friend).await;
    hears(&host, &friend).await;
    friend.awaits_text("#chat", "All aboard!").await;
    says(&host, "Mind the gap!").await;
    friend.awaits_text("#chat", "Ada: Mind the gap!").await;
    for person in [&host, &friend] {
        assert!(is_marked(person).await, "moves and talk came without loading the page anew");
        person.pictures(if std::ptr::eq(person, &host) { "host" } else { "friend" }).await;
    }
    for person in [host, friend] {
        person.leaves().await;
    }
}

/// Both play through the proxy; the node that has all of their connections dies, and their pages go on at another.
#[tokio::test(flavor = "multi_thread")]
async fn a_page_goes_on_when_its_node_dies() {
    let postgres = Postgres::start();
    let database = postgres.database("tables");
    let behind_the_proxy = |listen: &str| {
        let more = ["--behind-proxy", "--public-url", "https://table.example"];
        Node::run_at(listen, Command::new(PROGRAM), &database, &more)
    };
    // The proxy knows of the second node, which starts only once everybody sits at the first.
    let mut first = behind_the_proxy("127.0.0.1:0");
    let later = Port::hold();
    let nginx = Nginx::start([&first.address, &later.address()]);
    let (address, flags) = nginx.for_chromium();
    let flags = flags.each_ref().map(String::as_str);
    let mut browsers = Browsers::new("a_page_goes_on_when_its_node_dies");
    let host = browsers.person_with("host", Screen::DESK, &address, &flags).await;
    host.is_called("Ada").await;
    host.opens_table(&["me", "friend", "bot:greedy"]).await;
    let link = link_of(&host).await;
    assert!(link.starts_with("https://table.example/"), "{link}");
    let friend = browsers.person_with("friend", Screen::DESK, &address, &flags).await;
    comes_by(&friend, &link, "Grace").await;
    begins(&host, &friend).await;
    let (mover, other) = whose_turn(&host, &friend).await;
    for person in [mover, other] {
        marks(person).await;
        notes_a_break(person).await;
    }

    let _second = behind_the_proxy(&later.address());
    first.kill();
    for person in [mover, other] {
        person.awaits("that the line breaks", "return window.broke === true", &[]).await;
    }
    mover.pictures("down").await;
    for person in [mover, other] {
        person.awaits("that the line is back", "return document.getElementById('line').hidden", &[]).await;
    }
    let before = mover.looks("the same question", |look| look.asked).await;
    let moved = mover.plays_until("a move", |look| look.at > before.at).await;
    other.looks("the move of the other", |look| look.at >= moved.at).await;
    hears(&host, &friend).await;
    for person in [mover, other] {
        assert!(is_marked(person).await, "the same page");
    }
    host.pictures("on").await;
}

async fn says(person: &Person, text: &str) {
    person.types("#chat-text", text).await;
    person.presses("#chat .say button").await;
}

/// However briefly it lasts.
async fn notes_a_break(person: &Person) {
    let script = "const line = document.getElementById('line');
        new MutationObserver(() => { window.broke ||= !line.hidden }).observe(line, { attributes: true });";
    person.reads(script, &[]).await;
}
