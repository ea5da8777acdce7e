//! Imperial Steam: blind bids, the busiest table of the house, and a final scoring that is shown step by step.

use crate::harness::{Look, Mind, Person, Screen, World};
use crate::phone::{fits, shows_the_question};
use crate::whole_game::plays_to_the_end;

const FRENCH: &str = "fr-FR,fr";

/// Everything that the page says, shown or not, and all that its script was given.
async fn everything(person: &Person) -> String {
    let script = "return document.documentElement.outerHTML";
    person.reads(script, &[]).await.as_str().unwrap().to_owned()
}

#[tokio::test(flavor = "multi_thread")]
async fn whole_imperial_steam_in_french_on_one_screen() {
    let mut world = World::new("imperial_steam");
    let edith = world.person("Édith", Screen { languages: FRENCH, ..Screen::DESK }).await;
    edith.opens_table_of("imperial-steam", &["me", "screen"]).await;
    let mut mind = Mind::of(&world, &edith).await;

    // Both bid, with a curtain between them.
    edith.looks("a curtain", |look| look.curtain).await;
    edith.presses("#curtain .button").await;
    let first = edith.looks("the first bid", |look| look.asked).await;
    assert!(first.moves.contains(&"bid 70".to_owned()) && first.question.contains("mise"), "{first:?}");
    edith.pictures("bid").await;
    edith.plays_well_until("the first turn", &mut mind, acts).await;
    edith.pictures("first").await;
    edith.plays_well_until("round 4", &mut mind, |look| look.asked && look.progress.contains(" 4 ")).await;
    edith.pictures("half").await;
    plays_to_the_end(&edith, &mut mind, 2).await;
    goes_through_the_scoring(&edith).await;
    edith.leaves().await;
}

fn bids(look: &Look) -> bool {
    look.asked && look.moves.iter().any(|mv| mv.starts_with("bid"))
}

/// Whether a hand is to be placed.
fn acts(look: &Look) -> bool {
    look.asked && look.moves.iter().any(|mv| mv == "fundraise")
}

/// The final scoring is gone through from its first step to its last, each with a running total.
async fn goes_through_the_scoring(person: &Person) {
    let open = "return [...document.querySelectorAll('#scoring .scored')]
        .filter((step) => step.checkVisibility()).length";
    let steps = person.count("#scoring .scored").await;
    assert!(steps >= 7, "money and the steps of the rules, not {steps}");
    assert_eq!(person.reads(open, &[]).await, steps, "at first all is open");
    person.presses("#scoring .scoring-how label").await;
    for step in 1..=steps {
        assert_eq!(person.reads(open, &[]).await, step, "the steps so far are open");
        if step < steps {
            person.presses(&format!("#scoring li:nth-child({step}) .next")).await;
        }
        if step == 4 {
            person.pictures("scoring").await;
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn imperial_steam_in_english_to_round_three() {
    let mut world = World::new("imperial_steam_english");
    let ada = world.person("Ada", Screen::DESK).await;
    ada.opens_table_of("imperial-steam", &["me", "screen"]).await;
    let mut mind = Mind::of(&world, &ada).await;
    ada.plays_well_until("the first turn", &mut mind, acts).await;

    // What is not lit says why: a link that is far away.
    ada.presses_spot("link-novo_mesto-trieste").await;
    let refused = ada.looks("a reason", |look| !look.refusal.is_empty()).await;
    assert!(refused.refusal.contains("IMP-4."), "{}", refused.refusal);
    ada.pictures("refused").await;
    goes_step_by_step(&ada, &refused).await;
    let third =
        ada.plays_well_until("round 3", &mut mind, |look| look.asked && look.progress.contains(" 3 ")).await;
    assert!(third.progress.contains("3 of 8"), "{}", third.progress);
    ada.pictures("third").await;
    ada.leaves().await;
}

/// Nothing behind a button is done before it was seen, what lies in a panel is pressed there, and the way back is in sight.
async fn goes_step_by_step(person: &Person, before: &Look) {
    let lit = |now: &Look, kind: &str| now.lit.iter().find(|spot| spot.starts_with(kind)).cloned();
    person.answers("button action-build").await;
    let links = person.looks("links to build on", |now| lit(now, "link-").is_some()).await;
    assert_eq!((links.at, links.draft, links.refusal.as_str()), (before.at, before.draft, ""));
    assert!(!person.text("#trail").await.is_empty(), "the way gone so far is told");
    person.presses("#turn .back").await;
    let again = person.looks("the actions", |now| now.answers_with("button action-hire")).await;
    assert!(again.lit.iter().all(|spot| spot.starts_with("action-")), "{:?}", again.lit);

    person.answers("button action-hire").await;
    let hire = person.looks("workers in a panel", |now| lit(now, "source-").is_some()).await;
    person.presses_spot(&lit(&hire, "source-").unwrap()).await;
    person.looks("how many workers", |now| now.answers_with("number 1")).await;
    person.pictures("hire").await;
    for _ in 0..2 {
        person.presses("#turn .back").await;
    }
    person.looks("the actions", |now| now.answers_with("button action-hire")).await;
}

/// A bid as it is typed and committed.
async fn bids_so_much(person: &Person, guldens: u16) {
    let look = person.looks("the question for a bid", bids).await;
    person.makes(&look, &format!("bid {guldens}")).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn blind_bids_by_two_browsers_at_once() {
    let mut world = World::new("imperial_steam_bids");
    let ada = world.person("Ada", Screen::DESK).await;
    ada.is_called("Ada").await;
    ada.opens_table_of("imperial-steam", &["me", "friend"]).await;
    let link = ada.reads("return document.querySelector('.seat-link input').value", &[]).await;
    let grace = world.person("Grace", Screen::DESK).await;
    grace.goes_to(link.as_str().unwrap()).await;
    grace.types("main input[name=name]", "Grace").await;
    grace.presses("main form button[type=submit]").await;
    grace.awaits_element("main.lobby").await;
    ada.awaits_no_element("form[action$='/start'] button[disabled]").await;
    ada.presses("form[action$='/start'] button").await;

    // Both are asked at once, and both have decided before either commits.
    tokio::join!(bids_so_much(&ada, 70), bids_so_much(&grace, 50));
    for (person, other) in [(&ada, "50"), (&grace, "70")] {
        person.looks("the bid in the draft", |look| look.draft == 1 && look.can("end")).await;
        let says = format!("bid {other}");
        let log = person.text("#log").await;
        assert!(!log.contains(other), "{says} is told: {log}");
    }
    ada.turns("end").await;
    ada.looks("that others still bid", |look| !look.asked).await;
    // What Grace has drafted stands, although Ada has committed meanwhile.
    let page = everything(&grace).await;
    assert!(!page.contains("bid 70\"") || page.matches("bid 70").count() <= 2, "the bid of another is told");
    ada.pictures("waits").await;
    let waiting = grace.looks("the draft still there", |look| look.draft == 1 || look.for_good).await;
    if waiting.can("end") {
        grace.turns("end").await;
    }
    let after = grace.looks("the question or the next turn", |look| look.for_good || !bids(look)).await;
    if after.for_good {
        grace.presses("#for-good .primary").await;
    }
    for person in [&ada, &grace] {
        person.awaits_text("#log", "70").await;
        person.awaits_text("#log", "50").await;
    }
    for person in [&ada, &grace] {
        let look = person.looks("the first turn", |look| !bids(look) && look.made == 2).await;
        assert!(look.asked == acts(&look), "{look:?}");
    }
    ada.pictures("revealed").await;
    for person in [ada, grace] {
        person.leaves().await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn imperial_steam_in_french_on_a_phone() {
    let mut world = World::new("imperial_steam_phone");
    let screen = Screen { languages: FRENCH, ..Screen::phone(390, 844) };
    let edith = world.person("Édith", screen).await;
    for place in ["/new?game=imperial-steam", "/rules/imperial-steam"] {
        edith.goes_to(place).await;
        fits(&edith, place).await;
    }
    edith.opens_table_of("imperial-steam", &["me", "bot:greedy", "bot:random"]).await;
    // The bots have bid already: the last bid opens all.
    let look = edith.looks("a bid", |look| bids(look) && look.made == 2).await;
    fits(&edith, "the table").await;
    shows_the_question(&edith).await;
    edith.pictures("bid").await;
    edith.makes(&look, "bid 50").await;
    edith.looks("whether it is meant", |look| look.for_good).await;
    edith.presses("#for-good .primary").await;
    let look = edith.looks("a turn", acts).await;
    fits(&edith, "the table").await;
    shows_the_question(&edith).await;
    edith.pictures("turn").await;
    let build = look.moves.iter().find(|mv| mv.starts_with("build")).unwrap();
    edith.makes(&look, build).await;
    edith.looks("the track in the draft", |look| look.draft > 0).await;
    fits(&edith, "the table").await;
    shows_the_question(&edith).await;
    edith.pictures("laid").await;
    edith.leaves().await;
}
