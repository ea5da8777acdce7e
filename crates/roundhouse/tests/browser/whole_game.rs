//! A game from its table to its record.

use std::process::Command;
use std::time::{Duration, Instant};

use serde_json::Value;

use crate::harness::{Look, Mind, Person, Screen, World};

const PLAYERS: usize = 3;

#[tokio::test(flavor = "multi_thread")]
async fn whole_game_on_one_screen() {
    let mut world = World::new("whole_game");
    let ada = world.person("Ada", Screen::DESK).await;
    ada.opens_table(&["me", "screen", "screen"]).await;
    ada.looks("the first question", |look| look.asked).await;
    ada.pictures("first").await;
    let mut mind = Mind::of(&world, &ada).await;
    ada.plays_well_until("half of the game", &mut mind, |look| look.progress.contains(" 5 ")).await;
    ada.pictures("half").await;
    let end = plays_to_the_end(&ada, &mut mind, PLAYERS).await;
    is_verified(&world, &ada).await;
    goes_through(&ada, &end).await;
    goes_on(&ada, &end).await;
    ada.leaves().await;
}

/// Plays what is left of the game, and checks how it is shown once it is over.
pub(crate) async fn plays_to_the_end(person: &Person, mind: &mut Mind, players: usize) -> Look {
    let end = person.plays_well_until("the end", mind, |look| look.over).await;
    assert_eq!((end.at, end.draft), (end.made, 0));
    person.pictures("end").await;
    stands(person, players).await;
    end
}

/// The final standing: everybody has a place, points add up, there are plots, and the secret is told.
async fn stands(ada: &Person, players: usize) {
    let rows = "return [...document.querySelectorAll('#outcome tbody:not(#scoring tbody)')].map((place) =>
        [...place.querySelectorAll('td.number')].map((cell) => Number(cell.textContent.replace('−', '-')) || 0))";
    let rows: Vec<Vec<i64>> = serde_json::from_value(ada.reads(rows, &[]).await).unwrap();
    assert_eq!(rows.len(), players);
    // Players who were put out have no points.
    for row in rows.iter().filter(|row| row.len() > 1) {
        let (total, parts) = row.split_last().unwrap();
        assert_eq!(parts.iter().sum::<i64>(), *total, "{row:?}");
    }
    assert!(ada.count("#outcome details.plot svg").await > 0);
    assert_eq!(ada.count("#about .fair code").await, 2, "the commitment and the secret");
    assert_eq!(ada.text("#question").await, ada.text("#won").await);
    assert!(ada.count("#outcome .winner").await > 0);
}

/// The page says that the draws were fair; the record that it offers is saved by the browser under the name that the
/// page says, and the program finds it in order.
async fn is_verified(world: &World, ada: &Person) {
    let table = ada.place().await;
    if !ada.sees("#about[open]").await {
        ada.presses("#about > summary").await;
    }
    ada.presses("#about a[href$='/verify']").await;
    ada.awaits_place(&format!("{table}/verify")).await;
    assert!(ada.sees(".verdict.well").await, "{}", ada.text(".verdict").await);
    ada.pictures("verified").await;

    let command = ada.text("main pre code").await;
    let [_, verify, file] = command.split_whitespace().collect::<Vec<_>>()[..] else { panic!("{command}") };
    ada.presses("main a[href$='/record']").await;
    let record = world.file("profile-1.downloads").join(file);
    let began = Instant::now();
    while !record.is_file() {
        assert!(began.elapsed() < Duration::from_secs(60), "no {} comes", record.display());
        tokio::time::sleep(Duration::from_millis(15)).await;
    }
    let checked = Command::new(env!("CARGO_BIN_EXE_roundhouse")).arg(verify).arg(&record).output().unwrap();
    assert!(checked.status.success(), "{}", String::from_utf8_lossy(&checked.stderr));
    ada.presses("main .ways-on a:not([download])").await;
    ada.looks("the end again", |look| look.over).await;
}

/// The history of a game that is over.
async fn goes_through(ada: &Person, end: &Look) {
    ada.presses("#history a[data-hot='Home']").await;
    let first = ada.looks("the beginning", |look| look.past && look.at == 0).await;
    assert!(!first.over && first.made == end.made);
    ada.presses("#history a[data-hot='}']").await;
    ada.looks("the next round", |look| look.past && look.at > 0).await;
    ada.presses("#history a[data-hot='End']").await;
    ada.looks("the end again", |look| look.over && !look.past).await;
}

/// From the middle of the game on, at another table, in the winner’s seat.
async fn goes_on(ada: &Person, end: &Look) {
    let winner = ada.attribute("#outcome .winner", "data-key").await.replace("place-", "");
    let table = ada.place().await;
    let (path, _) = table.split_once('?').unwrap_or((&table, ""));
    ada.goes_to(&format!("{path}?at={}", end.made / 2)).await;
    ada.looks("the middle of the game", |look| look.past).await;
    ada.presses("#continue > summary").await;
    ada.pictures("continue").await;
    ada.chooses("#continue-seat", &winner).await;
    ada.presses("#continue form button").await;
    ada.awaits("another table", "return !location.pathname.startsWith(arguments[0])", &[path]).await;
    let other = ada.looks("a question there", |look| look.asked).await;
    assert!(other.at >= end.made / 2 && !other.over);
    assert_ne!(ada.reads("return document.getElementById('table').dataset.table", &[]).await, Value::Null);
}
