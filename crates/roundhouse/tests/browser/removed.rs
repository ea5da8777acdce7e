//! Somebody whose seat was given to somebody else.

use crate::guests::{begins, comes_by, is_marked, link_of, marks};
use crate::harness::{Person, Screen, World};

/// Opens a table that only its players see, with a friend at it.
async fn with_a_friend(world: &mut World) -> (Person, Person) {
    let host = world.person("host", Screen::DESK).await;
    host.is_called("Ada").await;
    host.opens_private_table(&["me", "friend", "bot:greedy"]).await;
    let friend = world.person("friend", Screen::DESK).await;
    comes_by(&friend, &link_of(&host).await, "Grace").await;
    host.awaits_text("ol.seats", "Grace").await;
    (host, friend)
}

/// Counts what the page asks for from now on, of the table and of its stream.
const COUNTS: &str = "window.asked = 0;
    const [fetched, Opened] = [window.fetch, window.EventSource];
    window.fetch = (...given) => { window.asked += 1; return fetched(...given); };
    window.EventSource = class extends Opened { constructor(...given) { super(...given); window.asked += 1; } };";

/// Longer than the page waits before it tries again.
const A_WHILE: std::time::Duration = std::time::Duration::from_secs(6);

async fn asks_no_more(person: &Person) {
    let asked = person.reads("return window.asked", &[]).await;
    tokio::time::sleep(A_WHILE).await;
    assert_eq!(person.reads("return window.asked", &[]).await, asked, "nobody is let in by asking again");
    assert!(is_marked(person).await);
}

#[tokio::test(flavor = "multi_thread")]
async fn is_told_why_at_a_running_table() {
    let mut world = World::new("removed-running");
    let (host, friend) = with_a_friend(&mut world).await;
    begins(&host, &friend).await;
    marks(&friend).await;
    friend.reads(COUNTS, &[]).await;
    host.presses("#people > summary").await;
    host.presses("#free-1 > summary").await;
    host.pictures("menu").await;
    host.presses("#free-1 button.grave").await;
    friend.awaits_text("#line:not([hidden])", "This table is private").await;
    asks_no_more(&friend).await;
    friend.pictures("told").await;
    host.leaves().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn is_told_why_in_the_lobby() {
    let mut world = World::new("removed-lobby");
    let (host, friend) = with_a_friend(&mut world).await;
    marks(&friend).await;
    friend.reads(COUNTS, &[]).await;
    host.presses("#free-1 > summary").await;
    host.presses("#free-1 button.grave").await;
    friend.awaits_text("#failed", "This table is private").await;
    asks_no_more(&friend).await;
    friend.pictures("told").await;
    host.leaves().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn is_told_that_the_table_was_deleted() {
    let mut world = World::new("removed-deleted");
    let (host, friend) = with_a_friend(&mut world).await;
    begins(&host, &friend).await;
    // Not by pressing: what others do meanwhile moves it away under the pointer.
    for person in [&host, &friend] {
        person.reads("document.querySelector('form[action$=\"/concede\"]').requestSubmit()", &[]).await;
        person.awaits_no_element("#seats").await;
    }
    // Bots go on to the end.
    friend.awaits_element("#outcome").await;
    marks(&friend).await;
    friend.reads(COUNTS, &[]).await;
    let table = host.place().await;
    host.goes_to(&format!("{table}/people")).await;
    host.presses("#delete > summary").await;
    host.presses("#delete button.grave").await;
    friend.awaits_text("#line:not([hidden])", "deleted by its owner").await;
    assert!(!friend.sees("#heard button").await, "nothing covers it");
    asks_no_more(&friend).await;
    assert_eq!(friend.reads("return document.title", &[]).await, "Age of Steam");
    assert!(friend.sees("main#table #outcome").await, "how it ended is still there to be read");
    friend.pictures("told").await;
    // What is left of it is one press away.
    friend.reloads().await;
    friend.awaits_element("a[href$='/record']").await;
    friend.pictures("record").await;
    host.leaves().await;
}
