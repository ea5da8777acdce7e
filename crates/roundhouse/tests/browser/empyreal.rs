//! Empyreal: cards with abilities, stacks that only one looks through, decisions of others in the middle of a card, teams.

use empyreal::{CarId, Event, Move, Position, Upgrade};
use kernel::{Events, Record, Replay, Rules, Seat, Stream};

use crate::harness::{Look, Mind, Person, Screen, World};
use crate::phone::{fits, shows_the_question};
use crate::whole_game::plays_to_the_end;

const FRENCH: &str = "fr-FR,fr";

/// Whether a turn begins.
fn begins_turn(look: &Look) -> bool {
    look.asked && look.moves.iter().any(|mv| mv == "administrate")
}

#[tokio::test(flavor = "multi_thread")]
async fn whole_empyreal_on_one_screen() {
    let mut world = World::new("empyreal");
    let ada = world.person("Ada", Screen::DESK).await;
    ada.opens_table_of("empyreal", &["me", "screen"]).await;
    let mut mind = Mind::of(&world, &ada).await;
    let company = |look: &Look| look.asked && look.moves.iter().any(|mv| mv.starts_with("company"));
    ada.plays_well_until("a company", &mut mind, company).await;
    ada.pictures("company").await;
    ada.plays_well_until("the first turn", &mut mind, begins_turn).await;
    ada.pictures("first").await;
    refusals_are_explained(&ada).await;
    ada.plays_well_until("round 6", &mut mind, |look| begins_turn(look) && look.progress.contains(" 6"))
        .await;
    ada.pictures("half").await;
    plays_to_the_end(&ada, &mut mind, 2).await;
    assert!(ada.count("#scoring .scored").await >= 2, "goods and demand tiles are scored step by step");
    ada.leaves().await;
}

/// What is not lit says why, with the number of its rule.
async fn refusals_are_explained(person: &Person) {
    let seat = person.looks("a turn", begins_turn).await.seat;
    person.presses_spot(&format!("slot-{seat}-1-1")).await;
    let refused = person.looks("a reason", |look| !look.refusal.is_empty()).await;
    assert!(refused.refusal.contains("EMP-"), "{}", refused.refusal);
}

/// Moves that lead through a draft, a Transfer, a copy and a Car Bomb to a delivery: the shortest of many tries.
fn eventful(record: &Record) -> Vec<String> {
    let position = Replay::<Position>::new(record).unwrap().finish().unwrap();
    let tries = (0..4_000u32).filter_map(|number| {
        let mut seed = [0; 32];
        seed[..4].copy_from_slice(&number.to_le_bytes());
        try_for_events(position.clone(), &mut Stream::from_seed(seed))
    });
    let shortest = tries.min_by_key(Vec::len).expect("some game has all of it");
    shortest.iter().map(ToString::to_string).collect()
}

/// What has happened of what is wished for.
#[derive(Default)]
struct Seen {
    draft: bool,
    transfer: bool,
    copy: bool,
    bomb: bool,
    delivery: bool,
}

const MOST_MOVES: usize = 400;
/// The spellcars without which not all of it can happen.
const WANTED: [&str; 3] = ["car-bomb", "limited-express", "transformer"];

fn try_for_events(mut position: Position, stream: &mut Stream) -> Option<Vec<Move>> {
    let (mut played, mut seen) = (Vec::new(), Seen::default());
    while played.len() < MOST_MOVES {
        let seat = position.turn().seats().iter().next()?;
        let mut moves = Vec::new();
        position.moves(seat, &mut moves);
        let mv = wish(&position, seat, &moves, &seen, stream);
        let mut events = Events::new();
        position.play(seat, &mv, &mut events).ok()?;
        played.push(mv);
        for event in &events {
            match event {
                Event::Kept { .. } => seen.draft = true,
                Event::Built { over, .. } => seen.transfer |= !over.is_empty(),
                Event::Copied { .. } => seen.copy = true,
                Event::CarDiscarded { .. } => seen.bomb = true,
                Event::Delivered { .. } => seen.delivery = true,
                _ => {}
            }
        }
        if seen.draft && seen.transfer && seen.copy && seen.bomb && seen.delivery {
            return Some(played);
        }
    }
    None
}

/// One of the moves, and rather one that leads to something not yet seen.
fn wish(position: &Position, seat: Seat, moves: &[Move], seen: &Seen, stream: &mut Stream) -> Move {
    let table = position.table();
    let player = table.player(seat);
    let is_wanted = |car: CarId| match car.to_string().as_str() {
        "car-bomb" => !seen.bomb,
        id => WANTED.contains(&id) && !seen.copy,
    };
    let waits = player.tiles().find(|(_, car)| is_wanted(*car)).map(|(slot, _)| slot.column() as u8 + 1);
    let wanted = |mv: &&Move| match **mv {
        Move::Gain(car) | Move::Copy(car) => is_wanted(car),
        Move::Activate(slot) => player.car(slot).is_some_and(is_wanted),
        Move::Move(spaces) => waits == Some(player.conductor + spaces),
        Move::Build { .. } => !seen.transfer && table.price(mv) > 0,
        Move::Upgrade(upgrade) => (upgrade == Upgrade::Specialist) != seen.draft,
        Move::Draft(_) | Move::Deliver { .. } | Move::TakeAll | Move::Imitate(_) => true,
        _ => false,
    };
    let wanted: Vec<&Move> = moves.iter().filter(wanted).collect();
    if !wanted.is_empty() {
        return *wanted[stream.index(wanted.len())];
    }
    // The Market changes only when somebody takes from it.
    if moves.contains(&Move::Administrate) && waits.is_none() && stream.below(2) == 0 {
        return Move::Administrate;
    }
    let sensible: Vec<&Move> = moves.iter().filter(|mv| !matches!(mv, Move::Skip | Move::Done)).collect();
    if sensible.is_empty() || stream.below(12) == 0 {
        return moves[stream.index(moves.len())];
    }
    *sensible[stream.index(sensible.len())]
}

/// A click on a Demand Tile that stands at a City is one on the City.
async fn delivers_by_a_tile(person: &Person, look: &Look, mind: &mut Mind) {
    let mv = mind.decides(look.seat);
    let script = "return JSON.parse(document.getElementById('choices').dataset.choices)
        .find(({ move }) => move === arguments[0]).path[0].spot";
    let city = person.reads(script, &[&mv]).await;
    let tile = format!("[data-spot=\"{}\"] [data-spot^=\"stand-\"]", city.as_str().unwrap());
    person.presses(&tile).await;
    person.looks(&mv, |now| (now.at, now.draft) != (look.at, look.draft)).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn three_play_empyreal_through_draft_transfer_copy_and_car_bomb() {
    let mut world = World::new("empyreal_three");
    let ada = world.person("Ada", Screen::DESK).await;
    ada.opens_table_of("empyreal", &["me", "screen", "screen"]).await;
    let mut mind = Mind::of(&world, &ada).await;
    let script = eventful(&mind.record());
    mind.follows(script);
    let asks = |verb: &'static str| {
        move |look: &Look| look.asked && look.moves.iter().any(|mv| mv.starts_with(verb))
    };
    // Pictures of what no other test comes across.
    let mut pictured: Vec<&str> = Vec::new();
    while !mind.has_followed() {
        let verbs = ["keep ", "copy ", "discard ", "deliver "];
        let look = ada
            .follows_until(&mut mind, |look| {
                verbs.iter().any(|verb| !pictured.contains(verb) && asks(verb)(look))
            })
            .await;
        let Some(look) = look else { break };
        for verb in verbs {
            if asks(verb)(&look) && !pictured.contains(&verb) {
                pictured.push(verb);
                ada.pictures(verb.trim()).await;
                if verb == "deliver " {
                    delivers_by_a_tile(&ada, &look, &mut mind).await;
                }
            }
        }
    }
    let log = ada.text("#log").await;
    assert!(log.contains("Market") || log.contains("market"), "{log}");
    ada.leaves().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn teams_are_set_up_by_the_page() {
    let mut world = World::new("empyreal_teams");
    let ada = world.person("Ada", Screen::DESK).await;
    ada.goes_to("/new?game=empyreal").await;
    ada.presses("label:has(input[name=players][value='4'])").await;
    ada.chooses("select[name='option-teams']", "2v2").await;
    for seat in 1..4 {
        ada.chooses(&format!("select[name=seat{seat}]"), "bot:greedy").await;
    }
    ada.pictures("new").await;
    ada.presses("form[action='/new'] button[type=submit]").await;
    ada.awaits_place("/table/").await;
    let look = ada.looks("a question", |look| look.asked).await;
    assert!(look.moves.iter().any(|mv| mv.starts_with("company")), "{look:?}");
    let players = ada.text("#players").await;
    assert!(players.contains('A') && players.contains('B'), "{players}");
    ada.pictures("teams").await;
    ada.leaves().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn empyreal_in_french_on_a_phone() {
    let mut world = World::new("empyreal_phone");
    let screen = Screen { languages: FRENCH, ..Screen::phone(390, 844) };
    let edith = world.person("Édith", screen).await;
    for place in ["/new?game=empyreal", "/rules/empyreal"] {
        edith.goes_to(place).await;
        fits(&edith, place).await;
    }
    edith.opens_table_of("empyreal", &["me", "bot:greedy"]).await;
    for _ in 0..4 {
        let look = edith.looks("a question", |look| look.asked && !look.for_good).await;
        fits(&edith, "the table").await;
        shows_the_question(&edith).await;
        edith.makes(&look, &look.moves[0]).await;
        let after = edith.looks("what came of it", |now| now.at != look.at || now.draft != look.draft).await;
        if after.can("end") {
            edith.turns("end").await;
        }
    }
    edith.pictures("played").await;
    edith.leaves().await;
}
