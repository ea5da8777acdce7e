//! Steam Power: hands that nobody else sees, and rivals who are paid.

use kernel::{Events, Record, Replay, Rules, Seat};
use steam_power::{Event, Move, Position};

use crate::harness::{Mind, Person, Screen, World};
use crate::phone::{fits, shows_the_question};
use crate::whole_game::plays_to_the_end;

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
    let mut mind = Mind::of(&world, &ada).await;

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
    ada.plays_well_until("half of the game", &mut mind, |look| look.asked && look.progress.contains(" 9"))
        .await;
    ada.pictures("half").await;
    plays_to_the_end(&ada, &mut mind, 2).await;
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
    // A contract that cannot be fulfilled says why.
    edith.presses("[data-spot^='contract-']").await;
    let refused = edith.looks("a reason", |look| !look.refusal.is_empty()).await;
    assert!(refused.refusal.contains("SP-4.2"), "{}", refused.refusal);
    edith.pictures("refused").await;
    // Track is laid by touching the board.
    let track = refused.moves.iter().find(|mv| mv.starts_with("build")).unwrap();
    edith.makes(&refused, track).await;
    edith.looks("the tile in the draft", |look| look.draft == 1).await;
    fits(&edith, "the table").await;
    shows_the_question(&edith).await;
    edith.pictures("laid").await;
    edith.leaves().await;
}

/// Where in this record somebody fulfils a contract by bringing a resource over a rival's link, the cheapest way: after
/// how many moves, who, and which contract.
fn pays_a_rival(record: &str) -> (usize, Seat, String) {
    let record = Record::parse(record).unwrap();
    let mut replay = Replay::<Position>::new(&record).unwrap();
    let over_a_link =
        |event: &Event| matches!(event, Event::Brought { payments, .. } if payments.total() > 1);
    for (made, entry) in record.entries.iter().enumerate() {
        if entry.mv.starts_with("fulfil") {
            let (mut trial, mut events) = (replay.position().clone(), Events::new());
            trial.play(entry.seat, &entry.mv.parse().unwrap(), &mut events).unwrap();
            let accepted = trial.play(entry.seat, &Move::Accept, &mut events);
            if accepted.is_ok() && events.iter().any(over_a_link) {
                return (made, entry.seat, entry.mv.clone());
            }
        }
        replay.step().unwrap();
    }
    panic!("nobody pays for a link in this record");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_contract_over_the_link_of_a_rival() {
    let record = include_str!("../../../../games/steam-power/rules/tests/goldens/two-players.record");
    let (made, seat, fulfil) = pays_a_rival(record);
    let mut world = World::new("steam_power_contract");
    let ada = world.person("Ada", Screen::DESK).await;
    ada.goes_to("/import").await;
    ada.reads("document.querySelector('main textarea').value = arguments[0]", &[record]).await;
    ada.presses("main form button[type=submit]").await;
    ada.looks("the end of the record", |look| look.over).await;
    let table = ada.place().await;
    ada.goes_to(&format!("{table}?at={made}")).await;
    ada.looks("the middle of the record", |look| look.past).await;
    ada.presses("#continue > summary").await;
    ada.chooses("#continue-seat", &seat.to_string()).await;
    ada.presses("#continue form button").await;
    ada.awaits("another table", "return !location.pathname.startsWith(arguments[0])", &[&table]).await;

    // The contract is pressed in the hand; then the page says who is paid before anything is confirmed.
    let look = ada.looks("my turn", |look| look.asked && look.moves.contains(&fulfil)).await;
    ada.makes(&look, &fulfil).await;
    let asked = ada.looks("where things come from", |look| look.moves.iter().any(|mv| mv == "accept")).await;
    let rival = ada.text("#players tbody:not(.me) .name").await;
    let said = ada.text("#ask").await;
    assert!(said.contains(&format!("to {rival}")), "who is paid is said: {said}");
    assert!(asked.moves.iter().any(|mv| mv.starts_with("bring")), "or another way is chosen");
    ada.pictures("asked").await;
    ada.makes(&asked, "accept").await;
    ada.looks("it in the draft", |look| look.draft == asked.draft + 1).await;
    ada.pictures("accepted").await;
    ada.leaves().await;
}
