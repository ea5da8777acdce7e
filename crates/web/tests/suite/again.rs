//! Another game with the same people.

use crate::client::House;
use crate::tables::{Three, with_bots};

/// A table whose people have all given up, so that bots have finished the game.
async fn over() -> Three {
    let mut three = Three::running().await;
    for seat in 0..3 {
        let (path, number) = (three.path("concede"), seat.to_string());
        assert_eq!(three.people[seat].post(&path, &[("seat", &number)]).await.status, 303);
    }
    three.house.until(&three.id, |head| head.stage == store::Stage::Over).await;
    three
}

#[tokio::test]
async fn who_played_here_finds_the_same_seat_at_the_next_table() {
    let mut three = over().await;
    let (here, again) = (format!("/table/{}", three.id), three.path("again"));
    let next = three.people[2].post(&again, &[]).await.table();
    assert_ne!(next, three.id);
    let mut onlooker = three.house.guest("Barbara").await;
    assert!(!onlooker.get(&here).await.body.contains(&next), "the others are not told of it");
    for seat in [0, 1] {
        let page = three.people[seat].get(&here).await;
        assert!(page.body.contains("Join the next game"), "seat {seat}");
        let part = three.people[seat].part(&here).await;
        assert!(part.body.contains("Join the next game"), "seat {seat}, while the page is open");
        // Twice is as good as once.
        for _ in 0..2 {
            assert_eq!(three.people[seat].post(&again, &[]).await.table(), next);
        }
    }
    let sitters = three.house.store.sitters(&next).await.unwrap();
    let before = three.house.store.sitters(&three.id).await.unwrap();
    assert_eq!(sitters, before, "everybody sits where he sat");
    let lobby = three.people[0].get(&format!("/table/{next}")).await;
    assert!(crate::tables::NAMES.iter().all(|name| lobby.body.contains(name)));
    assert_eq!(three.people[0].post(&format!("/table/{next}/start"), &[]).await.status, 403);
    assert_eq!(three.people[2].post(&format!("/table/{next}/start"), &[]).await.table(), next);
    // Who only looked on sets up a table of their own.
    let other = onlooker.post(&again, &[]).await.table();
    assert!(other != next && other != three.id);
}

#[tokio::test]
async fn a_seat_that_somebody_else_took_is_not_taken_from_him() {
    let mut three = over().await;
    let again = three.path("again");
    let next = three.people[0].post(&again, &[]).await.table();
    let token = three.house.tokens(&next).await.remove(&1).unwrap();
    let mut stranger = three.house.client();
    stranger.post(&format!("/table/{next}/join/{token}"), &[("name", "Margaret")]).await;
    assert_eq!(three.people[1].post(&again, &[]).await.table(), next);
    let page = three.people[1].get(&format!("/table/{next}")).await;
    assert!(page.body.contains("Margaret") && !page.body.contains("/nonce"), "he looks on");
}

#[tokio::test]
async fn against_bots_the_next_game_begins_at_once() {
    let house = House::new().await;
    let mut ada = house.guest("Ada").await;
    let mut seats = with_bots(1);
    seats[1].1 = "bot:random";
    let id = ada.post("/new", &seats).await.table();
    assert_eq!(ada.post(&format!("/table/{id}/concede"), &[("seat", "0")]).await.status, 303);
    house.until(&id, |head| head.stage == store::Stage::Over).await;
    let next = ada.post(&format!("/table/{id}/again"), &[]).await.table();
    let head = house.store.head(&next).await.unwrap().unwrap();
    assert_eq!(head.stage, store::Stage::Running, "no link is needed, also not for a seat that was conceded");
    let table::Happened::Opened(opening) = house.log(&next).await.remove(0) else { panic!("no opening") };
    let level = |level: &str| table::OpenChair::Bot { level: level.into() };
    assert_eq!(opening.chairs[1..], [level("random"), level("greedy")]);
}
