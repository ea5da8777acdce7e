//! A turn: taking back, and what is refused.

use crate::harness::{Look, Person, Screen, World};

/// Lays the first piece that can be laid somewhere.
async fn lays_track(person: &Person, look: &Look) -> Look {
    let spot = look.lit.iter().find(|spot| spot.starts_with("hex-")).expect("a hex is lit");
    person.presses_spot(spot).await;
    let choosing = person.looks("pieces to choose from", |now| !now.pieces.is_empty()).await;
    assert_eq!(choosing.draft, look.draft);
    person.presses("#choices [data-default]").await;
    person.looks("the piece in the turn", |now| now.draft == look.draft + 1).await
}

#[tokio::test(flavor = "multi_thread")]
async fn undo_and_reload() {
    let mut world = World::new("undo_and_reload");
    let ada = world.person("Ada", Screen::DESK).await;
    ada.plays_now().await;
    let before = ada.plays_until_building().await;

    lays_track(&ada, &before).await;
    ada.turns("undo").await;
    let undone = ada.looks("the turn without it", |look| look.draft == before.draft).await;
    assert_eq!(undone.lit, before.lit);
    ada.turns("redo").await;
    let redone = ada.looks("the turn with it again", |look| look.draft == before.draft + 1).await;
    let built = lays_track(&ada, &redone).await;

    ada.reloads().await;
    let again = ada.looks("the turn as it was", |look| look.asked).await;
    assert_eq!(again, built);
    ada.turns("restart").await;
    ada.looks("an empty turn", |look| look.draft == 0).await;

    // The turn may have begun before the building.
    let empty = ada.plays_until_building().await;
    assert_eq!((empty.at, &empty.lit), (before.at, &before.lit));
    let built = lays_track(&ada, &empty).await;
    ada.answers("button done").await;
    ada.looks("no more building", |look| !look.answers_with("button done")).await;
    // A player who builds last and moves goods first goes on in the same turn.
    ada.plays_until("the moves of the turn are made", |look| look.at > built.at).await;
    ada.leaves().await;
}

/// A click where nothing can be done is answered with the reason and its rule.
#[tokio::test(flavor = "multi_thread")]
async fn refusal_shows_rule() {
    let mut world = World::new("refusal_shows_rule");
    let ada = world.person("Ada", Screen::DESK).await;
    ada.plays_now().await;
    let before = ada.plays_until_building().await;

    let dark = "return [...document.querySelectorAll('#board [data-spot^=hex-]:not(.lit)')].map((hex) => hex.dataset.spot)";
    let dark = ada.reads(dark, &[]).await;
    let dark: Vec<String> = serde_json::from_value(dark).unwrap();
    let mut told = None;
    for hex in dark {
        ada.presses_spot(&hex).await;
        let said = ada.looks("why not", |look| !look.refusal.is_empty()).await;
        assert_eq!(Look { refusal: String::new(), ..said }, before, "nothing else has changed");
        if ada.sees("#refusal a").await {
            told = Some(hex);
            break;
        }
    }
    assert!(told.is_some(), "some hex is refused by a rule");
    ada.pictures("refusal").await;
    let href = ada.attribute("#refusal a", "href").await;
    let (page, rule) = href.split_once('#').expect("the link leads to a rule");
    assert!(ada.text("#refusal a").await.ends_with(rule), "{href}");
    ada.goes_to(&href).await;
    ada.awaits_place(page).await;
    assert_eq!(ada.count(&format!("[id='{rule}']")).await, 1);
    assert!(!ada.text(&format!("[id='{rule}']")).await.is_empty());
    ada.leaves().await;
}

/// A press that slips off the board by a hair neither moves the board afterwards nor swallows the next press.
#[tokio::test(flavor = "multi_thread")]
async fn a_press_that_slips() {
    let mut world = World::new("a_press_that_slips");
    let ada = world.person("Ada", Screen::DESK).await;
    ada.plays_now().await;
    let before = ada.plays_until_building().await;
    let edge = "const { right, top, height } = document.getElementById('view').getBoundingClientRect();
        return [Math.round(right) - 3, Math.round(top + height / 2)]";
    let [x, y]: [f64; 2] = serde_json::from_value(ada.reads(edge, &[]).await).unwrap();
    ada.slips((x, y), (x + 8.0, y)).await;
    let place = "return document.getElementById('sheet').style.transform";
    let lay = ada.reads(place, &[]).await;
    lays_track(&ada, &before).await;
    assert_eq!(ada.reads(place, &[]).await, lay, "the board lies where it lay");
    ada.leaves().await;
}
