//! Going back through a game that goes on.

use crate::harness::{Screen, World};

#[tokio::test(flavor = "multi_thread")]
async fn history() {
    let mut world = World::new("history");
    let ada = world.person("Ada", Screen::DESK).await;
    ada.plays_now().await;
    let now = ada.plays_until("the second turn", |look| look.asked && look.progress.contains(" 2 ")).await;
    let present = ada.client().window().await.unwrap();
    let table = ada.place().await;

    ada.presses("#history a[data-hot='[']").await;
    let back = ada.looks("the move before", |look| look.past).await;
    assert_eq!((back.at, back.made), (now.at - 1, now.made));
    assert!(ada.sees("#ask.past a.button").await && back.lit.is_empty() && back.answers.is_empty());
    ada.pictures("past").await;
    ada.presses("#history a[data-hot='{']").await;
    let round = ada.looks("the round before", |look| look.past && look.at < back.at).await;
    assert!(round.progress.contains(" 1 ") || round.progress.contains(" 2 "), "{round:#?}");
    let first = "return document.querySelector('#log li.here')?.textContent.length > 0";
    ada.awaits("the line of what is shown", first, &[]).await;
    assert!(ada.count("#log li.later").await > 0, "and what came after it");
    ada.presses("#history a[data-hot=')']").await;
    let turn = ada.looks("a turn later", |look| look.past && look.at > round.at).await;
    ada.presses("#history a[data-hot='(']").await;
    ada.looks("and a turn back", |look| look.past && look.at < turn.at).await;
    ada.presses("#history #when").await;
    let middle = ada.looks("the middle", |look| look.past && look.at != round.at).await;
    assert!(middle.at.abs_diff(now.made / 2) < 4, "{middle:#?}");
    assert!(ada.place().await.contains(&format!("at={}", middle.at)));
    ada.client().back().await.unwrap();
    // Where I was before; the slider leaves no step of its own.
    let before = ada.looks("where I was before", |look| look.past && look.at != middle.at).await;
    assert_eq!(before.at, turn.at, "{before:#?}");

    // The game goes on at another window of mine, and this one stays in the past.
    let other = ada.client().new_window(false).await.unwrap().handle;
    ada.client().switch_to_window(other).await.unwrap();
    ada.goes_to(&table).await;
    let later = ada.plays_until("a move", |look| look.asked && look.at > now.at).await;
    ada.client().switch_to_window(present).await.unwrap();
    let still = ada.looks("that moves were made", |look| look.made >= later.made).await;
    assert!(still.past && still.at == before.at, "{still:#?}");

    ada.presses("#ask.past a.button").await;
    let again = ada.looks("the present", |look| !look.past).await;
    assert_eq!((again.at, again.asked), (later.at, true));
    assert!(!ada.place().await.contains("at="));
    ada.leaves().await;
}
