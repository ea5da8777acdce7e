//! Another game with the same people.

use crate::client::TestServer;
use crate::private::person_of;
use crate::tables::{Three, with_bots};
use crate::vacated::vacate;

/// A table whose people have all conceded, so that bots have finished the game.
pub(crate) async fn over() -> Three {
    let mut three = Three::running().await;
    for seat in 0..3 {
        let (path, number) = (three.path("concede"), seat.to_string());
        assert_eq!(three.people[seat].post(&path, &[("seat", &number)]).await.status, 303);
    }
    three.server.until(&three.id, |head| head.stage == store::StoredStage::Over).await;
    three
}

#[tokio::test]
async fn who_played_here_finds_the_same_seat_at_the_next_table() {
    let mut three = over().await;
    let (here, again) = (format!("/table/{}", three.id), three.path("again"));
    let next = three.people[2].post(&again, &[]).await.table();
    assert_ne!(next, three.id);
    let mut onlooker = three.server.guest("Barbara").await;
    assert!(!onlooker.get(&here).await.body.contains(&next), "the others are not told of it");
    for seat in [0, 1] {
        let page = three.people[seat].get(&here).await;
        assert!(page.body.contains("Join the next game"), "seat {seat}");
        let part = three.people[seat].part(&here).await;
        assert!(part.body.contains("Join the next game"), "seat {seat}, while the page is open");
        // Repeating it makes no difference.
        for _ in 0..2 {
            assert_eq!(three.people[seat].post(&again, &[]).await.table(), next);
        }
    }
    let sitters = three.server.store.sitters(&next).await.unwrap();
    let before = three.server.store.sitters(&three.id).await.unwrap();
    assert_eq!(sitters, before, "everybody sits where they sat");
    let lobby = three.people[0].get(&format!("/table/{next}")).await;
    assert!(crate::tables::NAMES.iter().all(|name| lobby.body.contains(name)));
    assert_eq!(three.people[0].post(&format!("/table/{next}/start"), &[]).await.status, 403);
    assert_eq!(three.people[2].post(&format!("/table/{next}/start"), &[]).await.table(), next);
    // An onlooker sets up a table of their own.
    let other = onlooker.post(&again, &[]).await.table();
    assert!(other != next && other != three.id);
}

#[tokio::test]
async fn a_seat_that_somebody_else_took_is_not_taken_from_them() {
    let mut three = over().await;
    let again = three.path("again");
    let next = three.people[0].post(&again, &[]).await.table();
    let token = three.server.tokens(&next).await.remove(&1).unwrap();
    let mut stranger = three.server.client();
    stranger.post(&format!("/table/{next}/join/{token}"), &[("name", "Margaret")]).await;
    assert_eq!(three.people[1].post(&again, &[]).await.table(), next);
    let page = three.people[1].get(&format!("/table/{next}")).await;
    assert!(page.body.contains("Margaret") && !page.body.contains("/nonce"), "they look on");
}

/// Everybody's next game, running at a private table.
async fn next_one_runs(three: &mut Three) -> String {
    let again = three.path("again");
    let next = three.people[0].post(&again, &[]).await.table();
    for seat in [1, 2] {
        assert_eq!(three.people[seat].post(&again, &[]).await.table(), next);
    }
    assert_eq!(three.people[0].post(&format!("/table/{next}/start"), &[]).await.status, 303);
    let invited = [("audience", "invited")];
    assert_eq!(three.people[0].post(&format!("/table/{next}/audience"), &invited).await.status, 303);
    next
}

#[tokio::test]
async fn who_was_asked_to_leave_the_next_game_does_not_follow_into_it() {
    let mut three = over().await;
    let (next, again) = (next_one_runs(&mut three).await, three.path("again"));
    let freed = vacate(&three.server, &mut three.people[0], &next, 1).await;
    assert_eq!(freed, 303);
    assert_eq!(three.people[1].post(&again, &[]).await.table(), next);
    let sitters = three.server.store.sitters(&next).await.unwrap();
    assert!(sitters.iter().all(|sitter| sitter.seat != 1), "the seat waits for whoever has its link");
    assert_eq!(
        three.people[1].get(&format!("/table/{next}")).await.status,
        403,
        "nor do they let themselves in"
    );
    // With its link they may.
    let token = three.server.tokens(&next).await.remove(&1).unwrap();
    let join = format!("/table/{next}/join/{token}");
    assert_eq!(three.people[1].post(&join, &[("name", "Grace")]).await.table(), next);
    assert_eq!(vacate(&three.server, &mut three.people[0], &next, 1).await, 303);
    let person = person_of(&three.server, &three.people[1]).await;
    let remove = [("person", &*person), ("what", "remove")];
    assert_eq!(three.people[0].post(&format!("/table/{next}/onlooker"), &remove).await.status, 303);
    let refused = three.people[1].post(&again, &[]).await;
    assert!(refused.status == 403 && refused.body.contains("asked you to leave"), "{}", refused.body);
}

#[tokio::test]
async fn who_was_put_out_of_another_seat_does_not_follow_either() {
    let mut three = over().await;
    let again = three.path("again");
    let next = three.people[0].post(&again, &[]).await.table();
    let join = format!("/table/{next}/join/{}", three.server.tokens(&next).await[&2]);
    assert_eq!(three.people[1].post(&join, &[("name", "Grace")]).await.table(), next);
    assert_eq!(vacate(&three.server, &mut three.people[0], &next, 2).await, 303);
    // They are still recognised after they have signed up.
    let account = [("name", "Countess"), ("password", "correct horse battery")];
    assert_eq!(three.server.client().post("/me/sign-up", &account).await.status, 303);
    assert_eq!(three.people[1].post("/me/sign-in", &account).await.status, 303);
    assert_eq!(three.people[1].post(&again, &[]).await.table(), next);
    assert_eq!(three.server.store.sitters(&next).await.unwrap().len(), 1);
}

#[tokio::test]
async fn nobody_takes_a_second_seat_of_the_next_game_by_having_sat_there() {
    let mut three = over().await;
    let again = three.path("again");
    let next = three.people[0].post(&again, &[]).await.table();
    let tokens = three.server.tokens(&next).await;
    // Seat 1 of the previous game sits on seat 2 of this one, and somebody else on seat 1.
    let join = |seat: usize| format!("/table/{next}/join/{}", tokens[&seat]);
    assert_eq!(three.people[1].post(&join(2), &[("name", "Grace")]).await.table(), next);
    assert_eq!(three.server.client().post(&join(1), &[("name", "Margaret")]).await.table(), next);
    assert_eq!(three.people[0].post(&format!("/table/{next}/start"), &[]).await.status, 303);
    assert_eq!(vacate(&three.server, &mut three.people[0], &next, 1).await, 303);
    assert_eq!(three.people[1].post(&again, &[]).await.table(), next);
    let sitters = three.server.store.sitters(&next).await.unwrap();
    assert_eq!(sitters.iter().map(|sitter| sitter.seat).collect::<Vec<_>>(), [0, 2]);
}

#[tokio::test]
async fn a_next_table_that_was_deleted_is_replaced() {
    let mut three = over().await;
    let again = three.path("again");
    let mut seen = vec![three.id.clone()];
    for keep_record in [false, true] {
        let next = three.people[0].post(&again, &[]).await.table();
        if keep_record {
            three.server.store.delete_table(&next, true, None).await.unwrap();
        } else {
            assert_eq!(three.people[0].post(&format!("/table/{next}/delete"), &[]).await.status, 303);
        }
        seen.push(next);
    }
    let next = three.people[1].post(&again, &[]).await.table();
    assert!(!seen.contains(&next));
    let page = three.people[1].get(&format!("/table/{next}")).await;
    assert!(page.status == 200 && page.body.contains("/start\""), "theirs to begin: {}", page.body);
    let server = three.server.restarted();
    for seat in [0, 2] {
        assert_eq!(three.people[seat].at(&server).post(&again, &[]).await.table(), next, "the others follow");
    }
    assert_eq!(server.store.sitters(&next).await.unwrap().len(), 3);
}

#[tokio::test]
async fn against_bots_the_next_game_begins_at_once() {
    let server = TestServer::new().await;
    let mut ada = server.guest("Ada").await;
    let mut seats = with_bots(1);
    seats[1].1 = "bot:random";
    let id = ada.post("/new", &seats).await.table();
    assert_eq!(ada.post(&format!("/table/{id}/concede"), &[("seat", "0")]).await.status, 303);
    server.until(&id, |head| head.stage == store::StoredStage::Over).await;
    let next = ada.post(&format!("/table/{id}/again"), &[]).await.table();
    let head = server.store.head(&next).await.unwrap().unwrap();
    assert_eq!(
        head.stage,
        store::StoredStage::Running,
        "no link is needed, also not for a seat that was conceded"
    );
    let table::TableEvent::Opened(opening) = server.log(&next).await.remove(0) else { panic!("no opening") };
    let level = |level: &str| table::OpenChair::Bot { level: level.into() };
    assert_eq!(opening.chairs[1..], [level("random"), level("greedy")]);
    // If the next table is gone, the same form leads to another one.
    let form = [("once", "7")];
    let next = ada.post(&format!("/table/{id}/again"), &form).await.table();
    assert_eq!(ada.post(&format!("/table/{id}/again"), &form).await.table(), next);
    server.store.delete_table(&next, false, None).await.unwrap();
    let other = ada.post(&format!("/table/{id}/again"), &form).await.table();
    assert_eq!(ada.get(&format!("/table/{other}")).await.status, 200);
}
