//! Turns that are not committed yet, seats that change hands, and what is stored of both.

use crate::client::TestServer;
use crate::tables::{Three, TurnRequest, due, with_bots};

#[tokio::test]
async fn a_draft_survives_a_restart() {
    let mut three = Three::running().await;
    let seat = three.due().await;
    assert_eq!(three.play(seat, "issue 2").await.status, 200);
    let page = three.people[seat].part(&format!("/table/{}", three.id)).await.body;
    three.server = three.server.restarted();
    three.people = three.people.clone().map(|person| person.at(&three.server));
    assert_eq!(three.people[seat].part(&format!("/table/{}", three.id)).await.body, page);
    let (path, asked) = (three.path("end"), three.asked(seat).await);
    assert_eq!(three.people[seat].post_part(&path, &asked.with(&[])).await.status, 200);
    assert_eq!(three.server.moves(&three.id).await, [(seat, "issue 2".to_owned())]);
    assert!(three.server.store.drafts(&three.id).await.unwrap().is_empty(), "it is done with");
}

#[tokio::test]
async fn a_turn_is_undone_and_redone_until_it_is_ended() {
    let mut three = Three::running().await;
    let seat = three.due().await;
    let steps = [
        ("play", "issue 2", "1"),
        ("undo", "", "0"),
        ("redo", "", "1"),
        ("restart", "", "0"),
        ("undo", "", "0"),
        ("play", "issue 5", "1"),
        ("redo", "", "1"),
    ];
    for (what, mv, draft) in steps {
        let (path, asked) = (three.path(what), three.asked(seat).await);
        let answer = three.people[seat].post_part(&path, &asked.with(&[("move", mv)])).await;
        assert_eq!((answer.status, answer.data("data-draft")), (200, draft), "{what}");
        assert!(three.server.moves(&three.id).await.is_empty(), "{what}: nothing counts yet");
    }
    let (path, asked) = (three.path("end"), three.asked(seat).await);
    let asked_again = asked.clone();
    assert_eq!(three.people[seat].post_part(&path, &asked.with(&[])).await.status, 200);
    assert_eq!(three.server.moves(&three.id).await, [(seat, "issue 5".to_owned())]);
    for what in ["undo", "redo", "restart", "end"] {
        let path = three.path(what);
        three.people[seat].post_part(&path, &asked_again.with(&[])).await;
        assert_eq!(three.server.moves(&three.id).await.len(), 1, "{what}: what counts is not undone");
    }
}

/// Plays the first legal move until one needs confirmation, and returns the seat and the move.
async fn until_asked(server: &TestServer, id: &str, client: &mut crate::client::Client) -> (usize, String) {
    loop {
        let seat = due(server, id).await;
        let view = client.get(&format!("/table/{id}/view.json?seat={seat}")).await;
        let view: serde_json::Value = serde_json::from_str(&view.body).unwrap();
        let moves = view["moves"].as_array().unwrap();
        let mv = moves.iter().rev().find(|mv| matches!(mv.as_str(), Some("done" | "drop" | "decline")));
        let mv = mv.or(moves.last()).unwrap().as_str().unwrap().to_owned();
        let asked = TurnRequest::on(client, id, seat).await;
        let played = client.post_part(&format!("/table/{id}/play"), &asked.with(&[("move", &mv)])).await;
        assert_eq!(played.status, 200, "{mv}: {}", played.body);
        if played.body.contains("id=\"for-good\"") {
            return (seat, mv);
        }
        let asked = TurnRequest::on(client, id, seat).await;
        let ended = client.post_part(&format!("/table/{id}/end"), &asked.with(&[])).await;
        assert!(matches!(ended.status, 200 | 409), "{mv}: {}", ended.body);
    }
}

#[tokio::test]
async fn what_cannot_be_taken_back_is_asked_first() {
    let server = TestServer::new().await;
    let mut client = server.guest("Ada").await;
    // Three people at one screen.
    let id = client.post("/new", &with_bots(3)).await.table();
    let (seat, mv) = until_asked(&server, &id, &mut client).await;
    let made = server.moves(&id).await.len();
    let asked = TurnRequest::on(&mut client, &id, seat).await;
    assert_eq!(server.moves(&id).await.len(), made, "asking plays nothing");
    let undone = client.post_part(&format!("/table/{id}/undo"), &asked.with(&[])).await;
    assert!(undone.status == 200 && !undone.body.contains("id=\"for-good\""), "it is not asked any more");
    assert_eq!(undone.data("data-draft"), asked.draft, "and what was played before it stands");
    let old = client
        .post_part(&format!("/table/{id}/play"), &asked.with(&[("move", &mv), ("for_good", "1")]))
        .await;
    assert_eq!(old.header("x-stale"), "1", "a window that still asks does not play it");
    let asked = TurnRequest::on(&mut client, &id, seat).await;
    let fields = asked.with(&[("move", &mv), ("for_good", "1")]);
    assert_eq!(client.post_part(&format!("/table/{id}/play"), &fields).await.status, 200);
    let moves = server.moves(&id).await;
    let drafted: usize = asked.draft.parse().unwrap();
    assert_eq!((moves.len(), moves.last()), (made + drafted + 1, Some(&(seat, mv))));
}

#[tokio::test]
async fn a_seat_that_is_handed_over_has_no_draft() {
    let mut three = Three::running().await;
    let (id, seat) = (three.id.clone(), three.due().await);
    assert_eq!(three.play(seat, "issue 7").await.status, 200);
    let number = seat.to_string();
    let hand = three.people[seat].post(&three.path("hand"), &[("seat", &number), ("level", "greedy")]).await;
    assert_eq!(hand.status, 303);
    three.server.until(&id, |head| head.moves > 0).await;
    let moves = three.server.moves(&id).await;
    assert!(moves[0].0 == seat && moves.len() == 1, "the bot plays for them, and for nobody else: {moves:?}");
    assert!(three.server.store.drafts(&id).await.unwrap().is_empty());
    // A seat played by a bot is not the person's to play until they take it back.
    assert_eq!(three.play(seat, "issue 1").await.status, 409);
    assert_eq!(three.people[seat].post(&three.path("takeback"), &[("seat", &number)]).await.status, 303);
    let twice = three.people[seat].post(&three.path("takeback"), &[("seat", &number)]).await;
    assert_eq!(twice.status, 409);
}

#[tokio::test]
async fn what_was_conceded_stays_so() {
    let mut three = Three::running().await;
    let concede = three.path("concede");
    assert_eq!(three.people[1].post(&concede, &[("seat", "1")]).await.status, 303);
    for what in ["takeback", "concede", "hand", "play"] {
        let form = [("seat", "1"), ("level", "greedy"), ("stamp", "0-0"), ("move", "issue 2")];
        let before = three.server.log(&three.id).await;
        let answer = three.people[1].post(&three.path(what), &form).await;
        assert_eq!(answer.status, 403, "{what}");
        let said = |log: &[table::TableEvent]| {
            log.iter().filter(|entry| !matches!(entry, table::TableEvent::Moved { .. })).count()
        };
        assert_eq!(said(&three.server.log(&three.id).await), said(&before), "{what}");
    }
}

/// Ends the turn of the seat that is due with this move.
async fn turn(three: &mut Three, mv: &str) -> usize {
    let seat = three.due().await;
    assert_eq!(three.play(seat, mv).await.status, 200);
    let (path, asked) = (three.path("end"), three.asked(seat).await);
    assert_eq!(three.people[seat].post_part(&path, &asked.with(&[])).await.status, 200);
    seat
}

#[tokio::test]
async fn what_was_begun_before_the_game_was_taken_back_is_no_more() {
    let mut three = Three::running().await;
    let first = turn(&mut three, "issue 2").await;
    let second = turn(&mut three, "issue 2").await;
    let third = three.due().await;
    assert_eq!(three.play(third, "issue 7").await.status, 200);
    let old = three.asked(third).await;
    let back = three.path("back");
    assert_eq!(three.people[first].post_part(&back, &[("to", "1")]).await.status, 200);
    assert_eq!(three.server.moves(&three.id).await.len(), 2, "the others have not agreed");
    let mut spectator = three.server.guest("Barbara").await;
    let (answer, agree) = (three.path("back-answer"), [("to", "1"), ("agree", "1")]);
    assert_eq!(spectator.post(&answer, &agree).await.status, 409);
    for seat in [second, third] {
        assert_eq!(three.people[seat].post_part(&answer, &agree).await.status, 200);
    }
    assert_eq!(three.due().await, second, "back at the second turn");
    assert!(three.server.store.drafts(&three.id).await.unwrap().is_empty());
    // The same number of moves again, but different ones: neither the old draft nor a form that showed it counts.
    assert_eq!(turn(&mut three, "issue 5").await, second);
    assert_eq!(three.asked(third).await.draft, "0");
    let before = three.server.dump(&three.id).await;
    let late = three.people[third].post_part(&three.path("end"), &old.with(&[])).await;
    assert_eq!(late.header("x-stale"), "1");
    assert_eq!(three.server.dump(&three.id).await, before);
    // The same after a restart.
    three.server = three.server.restarted();
    three.people = three.people.clone().map(|person| person.at(&three.server));
    let page = three.people[third].get(&format!("/table/{}", three.id)).await;
    assert_eq!((page.data("data-made"), page.data("data-draft")), ("2", "0"));
}
