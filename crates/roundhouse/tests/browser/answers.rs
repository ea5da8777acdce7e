//! What a page has become by small answers is what a fresh load shows.

use std::time::{Duration, Instant};

use catalog::GameId;

use crate::harness::{Look, Mind, Person, Screen, World};

/// Compares the page with a fresh one.
const ANSWERS: &str = called!("answers.js");
/// So long that only what never comes is missed.
const PATIENCE: Duration = Duration::from_secs(60);

/// Waits until the page shows what the server would show now, to the last attribute.
async fn is_as_fresh(person: &Person, when: &str) {
    let began = Instant::now();
    loop {
        let seen = person.client().execute_async(ANSWERS, vec![]).await.unwrap();
        if seen == "same" {
            return;
        }
        assert!(began.elapsed() < PATIENCE, "{when}, the page is not as a fresh one: {seen:#}");
        tokio::time::sleep(Duration::from_millis(100)).await;
    }
}

/// Marks that nobody knows, and other text where they stand.
const TAMPER: &str = "let count = 0;
    for (const one of document.querySelectorAll('#table :is([data-h], [data-r])')) {
        if (count++ % 3) continue;
        one.dataset['h' in one.dataset ? 'h' : 'r'] = 'unknown' + count % 10;
        one.setAttribute('data-tampered', '');
    }
    document.querySelector('#log li a').textContent = 'tampered';
    document.querySelector('#log li a').closest('[data-h], [data-r], #log').remove();";

async fn stays_true(game: GameId, world: &mut World) {
    let info = game.info();
    let (game, seats) = (info.id, 3.clamp(info.fewest_players, info.most_players));
    let ada = world.person("Ada", Screen::DESK).await;
    ada.opens_table_of(game, &["me", "screen", "screen"][..seats]).await;
    let table = ada.place().await;
    let watcher = world.person("Alan", Screen::FRENCH).await;
    watcher.goes_to(&table).await;
    let mut mind = Mind::of(world, &ada).await;
    let mut at = 0;
    for round in 0..6 {
        let moved = move |look: &Look| look.asked && look.at >= at + 3;
        let look = ada.plays_well_until("some moves", &mut mind, moved).await;
        at = look.at;
        is_as_fresh(&ada, &format!("{game}, after presses of round {round}")).await;
        watcher.looks("what was played", |seen| seen.at >= at).await;
        is_as_fresh(&watcher, &format!("{game}, looking on in round {round}")).await;
    }
    // A move in a draft, and back.
    let drafts = |look: &Look| look.can("undo");
    let drafted = ada.plays_well_until("a draft", &mut mind, drafts).await;
    is_as_fresh(&ada, "with a draft").await;
    ada.turns("undo").await;
    ada.looks("less of a draft", |look| look.draft != drafted.draft).await;
    is_as_fresh(&ada, "with less of a draft").await;
    ada.turns("redo").await;
    ada.looks("the draft again", |look| look.draft == drafted.draft).await;
    is_as_fresh(&ada, "with the draft again").await;
    // Through the history, and back to the present.
    for (key, past) in [("[", true), ("{", true), ("]", true), ("End", false)] {
        watcher.presses(&format!("#history a[data-hot='{key}']")).await;
        watcher.looks("another position", |look| look.past == past).await;
        is_as_fresh(&watcher, &format!("after {key}")).await;
    }
    // Asleep for many moves.
    watcher.goes_offline(true).await;
    let many = drafted.at + 12;
    let slept = ada.plays_well_until("many moves", &mut mind, |look| look.asked && look.at >= many).await.at;
    watcher.goes_offline(false).await;
    watcher.looks("what was slept through", |look| look.at >= slept).await;
    is_as_fresh(&watcher, "after a long sleep").await;
    // Somebody else has changed the pages.
    for person in [&ada, &watcher] {
        person.reads(TAMPER, &[]).await;
    }
    ada.plays_well_until("more moves", &mut mind, |look| look.asked && look.at > slept + 3).await;
    is_as_fresh(&ada, "after it was tampered with").await;
    watcher.looks("what was played", |look| look.at > slept + 3).await;
    is_as_fresh(&watcher, "after it was tampered with").await;
    ada.leaves().await;
}

macro_rules! one_test_each {
    ($($game:ident),+) => {
        $(
            #[tokio::test(flavor = "multi_thread")]
            async fn $game() {
                stays_true(GameId::$game, &mut World::new(concat!("answers-", stringify!($game)))).await;
            }
        )+
    };
}

catalog::each_game!(one_test_each);
