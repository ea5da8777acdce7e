//! Without a pointer.

use fantoccini::key::Key;

use crate::harness::{Look, Person, Screen, World};

/// Goes from one thing to the next until the focus is on what is wanted.
async fn tabs_to(person: &Person, selector: &str) {
    for _ in 0..120 {
        let script = "return document.activeElement.matches(arguments[0])";
        if person.reads(script, &[selector]).await == serde_json::Value::Bool(true) {
            return;
        }
        person.keys([char::from(Key::Tab)]).await;
    }
    panic!("{selector} cannot be reached with the tab key");
}

/// Answers by the key of a number, which is itself, or of a button, which is its place in the row. A button beside
/// numbers has none: the focus goes there.
async fn answers(person: &Person, answer: &str) {
    let selector = format!("#choices [data-step^=\"{answer} \"]");
    let digit = person.attribute(&selector, "data-digit").await;
    let key = match digit.chars().next() {
        Some(digit) => digit,
        None => {
            tabs_to(person, &selector).await;
            char::from(Key::Enter)
        }
    };
    person.keys([key]).await;
}

/// Answers with keys until track can be laid.
async fn answers_until_building(person: &Person) -> Look {
    let mut look = person.looks("a question", |look| look.asked).await;
    while !look.can_build() {
        if look.for_good || look.can("end") {
            person.keys([char::from(Key::Enter)]).await;
        } else if look.slides && look.moves.iter().any(|mv| mv == "bid 9") {
            // A number is typed where there are too many for keys of their own.
            person.keys(['9']).await;
            person.awaits_text("#choices .preview", "$9").await;
            person.keys([char::from(Key::Enter)]).await;
        } else {
            let usual = ["number 2", "button drop"].into_iter().find(|usual| look.answers_with(usual));
            answers(person, usual.unwrap_or(&look.answers[0])).await;
        }
        let now = person.looks("something else", |now| *now != look).await;
        look = if now.asked { now } else { person.looks("a question", |look| look.asked).await };
    }
    look
}

#[tokio::test(flavor = "multi_thread")]
async fn keyboard_alone() {
    let (enter, escape) = (char::from(Key::Enter), char::from(Key::Escape));
    let mut world = World::new("keyboard_alone");
    let ada = world.person("Ada", Screen::DESK).await;
    ada.goes_to("/keys").await;
    assert!(ada.count("kbd").await > 10);
    ada.goes_to("/").await;
    tabs_to(&ada, "form[action='/play-now'] button").await;
    ada.keys([enter]).await;
    ada.looks("a question", |look| look.asked).await;
    ada.keys(['?']).await;
    ada.awaits_element("dialog#keys[open]").await;
    ada.keys([escape]).await;
    ada.awaits_no_element("dialog#keys[open]").await;

    let before = answers_until_building(&ada).await;
    tabs_to(&ada, "[data-spot].lit").await;
    let spot = "return document.activeElement.dataset.spot";
    let first = ada.reads(spot, &[]).await;
    ada.keys([char::from(Key::Down)]).await;
    ada.awaits("another lit spot", "return document.activeElement.matches('.lit') && document.activeElement.dataset.spot !== arguments[0]", &[first.as_str().unwrap()]).await;
    ada.keys([enter]).await;
    ada.looks("pieces to choose from", |look| !look.pieces.is_empty()).await;
    let preview = ada.text("#choices .preview").await;
    ada.keys(['r']).await;
    ada.awaits(
        "the piece turned",
        "return document.querySelector('#choices .preview').textContent !== arguments[0]",
        &[&preview],
    )
    .await;
    ada.pictures("turned").await;
    ada.keys([escape]).await;
    ada.looks("no piece", |look| look.pieces.is_empty() && look.lit == before.lit).await;
    tabs_to(&ada, "[data-spot].lit").await;
    ada.keys([enter]).await;
    ada.looks("pieces to choose from", |look| !look.pieces.is_empty()).await;
    ada.keys(['r', 'k', 'R', enter]).await;
    let built = ada.looks("the piece laid", |look| look.draft == before.draft + 1).await;

    ada.keys(['u']).await;
    ada.looks("the piece taken back", |look| look.draft == before.draft).await;
    ada.keys(['U']).await;
    ada.looks("the piece laid again", |look| look.draft == before.draft + 1).await;
    answers(&ada, "button done").await;
    let mut look = ada.looks("the end of building", |look| !look.answers_with("button done")).await;
    // To the end of the turn, whatever it still brings.
    while look.at == built.at && look.asked {
        let decline = ["button decline", "button engine"].into_iter().find(|usual| look.answers_with(usual));
        match decline {
            Some(decline) => answers(&ada, decline).await,
            None => ada.keys([enter]).await,
        }
        let before = look.clone();
        look = ada.looks("something else", |now| *now != before).await;
    }
    ada.looks("my next question", |look| look.asked && look.at > built.at).await;
    ada.leaves().await;
}
