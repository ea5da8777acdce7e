//! Pictures of the pages, to be looked at.

use std::process::Command;

use crate::harness::{Screen, World};

/// The text of a game between bots.
fn record(world: &World) -> String {
    let folder = world.file("games");
    let played = Command::new(env!("CARGO_BIN_EXE_roundhouse"))
        .args(["sim", "age-of-steam", "--players", "4", "--games", "1", "--bots", "greedy", "--out"])
        .arg(&folder)
        .output()
        .unwrap();
    assert!(played.status.success(), "{}", String::from_utf8_lossy(&played.stderr));
    std::fs::read_to_string(folder.join("game-0.txt")).unwrap()
}

#[tokio::test(flavor = "multi_thread")]
async fn screenshots() {
    let mut world = World::new("screenshots");
    let record = record(&world);
    let ada = world.person("Ada", Screen::DESK).await;
    ada.goes_to("/").await;
    ada.pictures("home").await;
    ada.goes_to("/new").await;
    ada.pictures("new").await;
    ada.plays_now().await;
    ada.pictures("table-first").await;

    // A record is shown as the game was, to its end.
    ada.goes_to("/import").await;
    ada.reads("document.querySelector('main textarea').value = arguments[0]", &[&record]).await;
    ada.presses("main form button[type=submit]").await;
    let end = ada.looks("the end of the record", |look| look.over).await;
    ada.pictures("table-end").await;
    let table = ada.place().await;
    ada.goes_to(&format!("{table}?at={}", end.made / 2)).await;
    ada.looks("the middle of the record", |look| look.past).await;
    ada.pictures("table-middle").await;

    for theme in ["light", "dark"] {
        ada.presses(&format!(".switches button[name=theme][value={theme}]")).await;
        ada.awaits_element(&format!("html[data-theme={theme}]")).await;
    }
    ada.goes_to("/").await;
    ada.pictures("home-dark").await;
    ada.plays_now().await;
    ada.plays_until_building().await;
    ada.pictures("table-dark").await;
    ada.leaves().await;

    let phone = world.person("Grace", Screen::phone(390, 844)).await;
    phone.goes_to("/").await;
    phone.pictures("phone-home").await;
    phone.plays_now().await;
    phone.pictures("phone-table").await;
    phone.leaves().await;
}
