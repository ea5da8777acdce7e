//! Steam Power: hands that nobody else sees, and rivals who are paid.

use crate::harness::{Mind, Person, Screen, World};
use crate::phone::{fits, shows_the_question};
use crate::whole_game::stands;

/// The contracts that the page shows, whatever it shows them as.
async fn contracts(person: &Person) -> Vec<String> {
    let script = "return [...new Set([...document.querySelectorAll('[data-spot^=\"contract-\"]')]
        .map((card) => card.dataset.spot))].sort()";
    serde_json::from_value(person.reads(script, &[]).await).unwrap()
}

#[tokio::test(flavor = "multi_thread")]
async fn whole_steam_power_on_one_screen() {
    let mut world = World::new("steam_power");
    let ada = world.person("Ada", Screen::DESK).await;
    ada.opens_table_of("steam-power", &["me", "screen"]).await;
    let mut mind = Mind::of(&world, &ada.attribute("#table", "data-table").await).await;

    // Between the two there is a curtain, and behind it no contract of either.
    let mut hands: [Vec<String>; 2] = [Vec::new(), Vec::new()];
    for _ in 0..4 {
        ada.looks("a curtain", |look| look.curtain).await;
        assert!(contracts(&ada).await.is_empty(), "a hand is seen before the screen is handed on");
        ada.pictures("curtain").await;
        ada.presses("#curtain .button").await;
        let look = ada.looks("a question", |look| look.asked).await;
        let seat = usize::try_from(look.seat).unwrap();
        hands[seat] = contracts(&ada).await;
        assert!(hands[seat].len() >= 3, "the hand lies open to its owner: {:?}", hands[seat]);
        assert!(hands[1 - seat].iter().all(|contract| !hands[seat].contains(contract)));
        ada.plays_well_until("the next player’s turn", &mut mind, |look| look.curtain).await;
    }
    ada.plays_well_until("half of the game", &mut mind, |look| look.progress.contains(" 9")).await;
    ada.pictures("half").await;
    let end = ada.plays_well_until("the end", &mut mind, |look| look.over).await;
    assert_eq!((end.at, end.draft), (end.made, 0));
    ada.pictures("end").await;
    stands(&ada, 2).await;
    ada.leaves().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn steam_power_in_french_on_a_phone() {
    let mut world = World::new("steam_power_phone");
    let screen = Screen { languages: "fr-FR,fr", ..Screen::phone(390, 844) };
    let edith = world.person("Édith", screen).await;
    for place in ["/new?game=steam-power", "/rules/steam-power"] {
        edith.goes_to(place).await;
        fits(&edith, place).await;
    }
    edith.opens_table_of("steam-power", &["me", "bot:random", "bot:random"]).await;
    edith.looks("a question", |look| look.asked).await;
    fits(&edith, "the table").await;
    shows_the_question(&edith).await;
    edith.pictures("first").await;
    // Track is laid by touching the board.
    let before =
        edith.looks("something to lay", |look| look.moves.iter().any(|mv| mv.starts_with("build"))).await;
    let track = before.moves.iter().find(|mv| mv.starts_with("build")).unwrap();
    edith.makes(&before, track).await;
    let laid = edith.looks("the tile in the draft", |look| look.draft == 1).await;
    fits(&edith, "the table").await;
    shows_the_question(&edith).await;
    edith.pictures("laid").await;
    // A contract that cannot be fulfilled says why.
    edith.presses("[data-spot^='contract-']").await;
    let refused = edith.looks("a reason", |look| !look.refusal.is_empty()).await;
    assert!(refused.refusal.contains("SP-"), "{}", refused.refusal);
    assert_eq!(refused.draft, laid.draft);
    edith.leaves().await;
}
