//! One seat at two windows, and a line that breaks.

use crate::guests::{begins, comes_by, link_of, whose_turn};
use crate::harness::{Screen, World};

#[tokio::test(flavor = "multi_thread")]
async fn two_tabs() {
    let mut world = World::new("two_tabs");
    let ada = world.person("Ada", Screen::DESK).await;
    ada.plays_now().await;
    let before = ada.plays_until_building().await;
    let table = ada.place().await;
    let first = ada.client().window().await.unwrap();
    let second = ada.client().new_window(false).await.unwrap().handle;
    ada.client().switch_to_window(second.clone()).await.unwrap();
    ada.goes_to(&table).await;
    let same = ada.looks("the same question", |look| look.asked).await;
    assert_eq!(same, before);

    let built = ada.plays(&same).await;
    ada.client().switch_to_window(first).await.unwrap();
    let seen = ada
        .looks("the draft of the other window", |look| look.draft == built.draft && look.at == built.at)
        .await;
    assert_eq!((&seen.lit, &seen.moves), (&built.lit, &built.moves));
    ada.turns("undo").await;
    ada.looks("the draft without it", |look| look.draft == before.draft).await;
    ada.client().switch_to_window(second).await.unwrap();
    ada.looks("that it was taken back", |look| look.draft == before.draft).await;
    ada.leaves().await;
}

/// The server goes away and comes back; a page that was open goes on by itself.
#[tokio::test(flavor = "multi_thread")]
async fn resumes() {
    let mut world = World::new("resumes");
    let ada = world.person("Ada", Screen::DESK).await;
    ada.plays_now().await;
    let before = ada.plays_until_building().await;
    ada.reads("window.marked = true", &[]).await;
    world.stop_server();
    ada.awaits("that the line is down", "return !document.getElementById('line').hidden", &[]).await;
    ada.pictures("down").await;
    world.start_server_again();
    ada.awaits("that the line is up", "return document.getElementById('line').hidden", &[]).await;
    let again = ada.looks("the same question", |look| look.asked).await;
    assert_eq!((again.at, &again.lit), (before.at, &before.lit));
    let built = ada.plays(&again).await;
    assert!(built.draft > again.draft || built.at > again.at, "{built:#?}");
    assert_eq!(ada.reads("return window.marked", &[]).await, serde_json::Value::Bool(true), "the same page");
}

/// Somebody whose own line is cut sees what happened meanwhile once it is back.
#[tokio::test(flavor = "multi_thread")]
async fn offline() {
    let mut world = World::new("offline");
    let host = world.person("host", Screen::DESK).await;
    host.opens_table(&["me", "friend", "bot:greedy"]).await;
    let guest = world.person("guest", Screen::DESK).await;
    comes_by(&guest, &link_of(&host).await, "Grace").await;
    begins(&host, &guest).await;

    let (mover, other) = whose_turn(&host, &guest).await;
    other.goes_offline(true).await;
    let start = mover.looks("a question", |look| look.asked).await;
    let moved = mover.plays_until("a move", |look| look.at > start.at).await;
    other.goes_offline(false).await;
    other.looks("what happened meanwhile", |look| look.at >= moved.at).await;
}
