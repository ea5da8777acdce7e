//! The pages speak the language of the browser, until somebody says otherwise.

use crate::harness::{Person, Screen, World};

async fn speaks(person: &Person, language: &str, home: &str) {
    let script =
        "return document.readyState === 'complete' && document.documentElement.lang === arguments[0]";
    person.awaits(&format!("pages in {language}"), script, &[language]).await;
    assert!(person.text("body").await.contains(home), "“{home}” is said");
}

#[tokio::test(flavor = "multi_thread")]
async fn french() {
    let mut world = World::new("french");
    let edith = world.person("Édith", Screen::FRENCH).await;
    edith.goes_to("/").await;
    speaks(&edith, "fr", "Règles").await;
    edith.pictures("home").await;
    edith.plays_now().await;
    speaks(&edith, "fr", "Règles").await;
    let french = edith.text("#question").await;
    edith.pictures("table").await;

    edith.presses(".switches button[name=lang][value=en]").await;
    speaks(&edith, "en", "Rules").await;
    assert_ne!(edith.text("#question").await, french);
    edith.reloads().await;
    speaks(&edith, "en", "Rules").await;
    edith.goes_to("/").await;
    speaks(&edith, "en", "Rules").await;
    edith.presses(".switches button[name=lang][value=fr]").await;
    speaks(&edith, "fr", "Règles").await;
    edith.leaves().await;
}
