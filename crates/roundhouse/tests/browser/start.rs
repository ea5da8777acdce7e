//! From the first page to the first question.

use crate::harness::{Screen, World};

/// A newcomer is asked something after two clicks at most.
#[tokio::test(flavor = "multi_thread")]
async fn play_now() {
    let mut world = World::new("play_now");
    for (name, screen, language) in [("Ada", Screen::DESK, "en"), ("Édith", Screen::FRENCH, "fr")] {
        let newcomer = world.person(name, screen).await;
        newcomer.goes_to("/").await;
        newcomer.presses("form[action='/play-now'] button").await;
        let look = newcomer.looks("a question", |look| look.asked).await;
        assert!(!look.lit.is_empty() || !look.answers.is_empty(), "{look:#?}");
        assert!(!look.question.is_empty());
        assert_eq!(newcomer.attribute("html", "lang").await, language);
        newcomer.leaves().await;
    }
}
