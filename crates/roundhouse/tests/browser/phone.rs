//! A small screen, and a finger.

use crate::harness::{Person, Screen, World};

pub(crate) async fn fits(person: &Person, place: &str) {
    let script = "return document.readyState === 'complete' && [document.scrollingElement.scrollWidth, innerWidth, screen.width]";
    let widths = person.awaits("a whole page", script, &[]).await;
    let widths: [u64; 3] = serde_json::from_value(widths).unwrap();
    assert!(widths[0] <= widths[2] && widths[1] <= widths[2], "{place} can be scrolled sideways: {widths:?}");
}

pub(crate) async fn shows_the_question(person: &Person) {
    let script = "const box = document.getElementById('question').getBoundingClientRect();
        return box.top >= 0 && box.bottom <= innerHeight && box.left >= 0 && box.right <= innerWidth && box.height > 0";
    assert_eq!(person.reads(script, &[]).await, serde_json::Value::Bool(true), "the question is in sight");
}

async fn plays_on(width: u32, height: u32, picture: &str) {
    let mut world = World::new("phone");
    let ada = world.person("Ada", Screen::phone(width, height)).await;
    for place in ["/", "/new", "/rules", "/rules/age-of-steam", "/me", "/keys", "/import"] {
        ada.goes_to(place).await;
        fits(&ada, place).await;
    }
    ada.opens_table(&["me", "friend", "bot:greedy"]).await;
    fits(&ada, "the lobby").await;
    ada.pictures(&format!("{picture}-lobby")).await;

    ada.plays_now().await;
    fits(&ada, "the table").await;
    shows_the_question(&ada).await;
    ada.pictures(&format!("{picture}-first")).await;
    ada.plays_until_building().await;
    fits(&ada, "the table").await;
    shows_the_question(&ada).await;
    ada.pictures(&format!("{picture}-building")).await;
    let next = ada.plays_until("the next turn", |look| look.asked && look.progress.contains(" 2 ")).await;
    assert!(next.asked);
    fits(&ada, "the table").await;
    shows_the_question(&ada).await;
    ada.leaves().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn phone() {
    plays_on(390, 844, "390").await;
}

#[tokio::test(flavor = "multi_thread")]
async fn small_phone() {
    plays_on(360, 740, "360").await;
}
