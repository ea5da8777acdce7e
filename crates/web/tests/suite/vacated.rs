//! Seats that the owner gives to somebody else.

use table::TableEvent;

use crate::client::{Answer, Client, TestServer};
use crate::tables::{Three, friends, with_bots};

/// From the current page.
pub(crate) async fn vacate(server: &TestServer, owner: &mut Client, id: &str, seat: usize) -> u16 {
    vacated(server, owner, id, seat).await.status
}

async fn vacated(server: &TestServer, owner: &mut Client, id: &str, seat: usize) -> Answer {
    let (number, since) = (seat.to_string(), server.since(id, seat).await);
    owner.post(&format!("/table/{id}/vacate"), &[("seat", &*number), ("since", &*since)]).await
}

/// Puts a bot on a free seat, from the current page.
pub(crate) async fn fill(server: &TestServer, owner: &mut Client, id: &str, seat: usize, level: &str) -> u16 {
    let (number, since) = (seat.to_string(), server.since(id, seat).await);
    let form = [("seat", &*number), ("since", &*since), ("level", level)];
    owner.post(&format!("/table/{id}/fill"), &form).await.status
}

fn join(id: &str, token: &str) -> String {
    format!("/table/{id}/join/{token}")
}

#[tokio::test]
async fn who_took_the_wrong_seat_is_asked_up_again() {
    let (server, id, mut owner) = Three::waiting().await;
    let first = server.tokens(&id).await[&1].clone();
    let mut friend = server.client();
    friend.post(&join(&id, &first), &[("name", "Grace")]).await.table();
    assert_eq!(vacate(&server, &mut owner, &id, 1).await, 303);
    let page = owner.get(&format!("/table/{id}")).await;
    let renewed = server.tokens(&id).await[&1].clone();
    assert!(page.body.contains(&join(&id, &renewed)), "the owner has the new link at once");
    assert!(page.body.contains("Grace is out"), "{}", page.body);
    // The old holder is out, and the old link is invalid.
    assert_eq!(
        friend.post(&format!("/table/{id}/nonce"), &[("seat", "1"), ("nonce", "x")]).await.status,
        403
    );
    assert_eq!(friend.get(&join(&id, &first)).await.status, 410);
    assert_eq!(friend.post(&join(&id, &first), &[("name", "Grace")]).await.status, 410);
    // Replaced twice: only the last one counts.
    assert_eq!(owner.post(&format!("/table/{id}/seat-link"), &[("seat", "1")]).await.status, 303);
    assert_eq!(friend.post(&join(&id, &renewed), &[("name", "Grace")]).await.status, 410);
    let last = server.tokens(&id).await[&1].clone();
    assert_eq!(server.client().post(&join(&id, &last), &[("name", "Alan")]).await.table(), id);
    assert_eq!(vacate(&server, &mut friend, &id, 1).await, 403, "only the owner does that");
}

#[tokio::test]
async fn a_seat_of_a_running_game_goes_to_somebody_else() {
    let mut three = Three::playing("steam-power").await;
    let id = three.id.clone();
    let seat = three.due().await;
    let taken = if seat == 0 { 1 } else { seat };
    // A draft may show what only its author was allowed to see.
    let server = &three.server;
    let mut draft = table::DraftText::default();
    draft.moves.push("a secret plan".into());
    server.store.save_draft(&id, taken as u8, &serde_json::to_string(&draft).unwrap(), None).await.unwrap();
    let [owner, one, two] = &mut three.people;
    let (old, other) = if taken == 1 { (one, two) } else { (two, one) };
    assert_eq!(vacate(server, owner, &id, taken).await, 303);
    assert!(server.store.drafts(&id).await.unwrap().iter().all(|(seat, _)| *seat != taken as u8));
    let token = server.tokens(&id).await[&taken].clone();
    let page = owner.get(&format!("/table/{id}")).await;
    assert!(page.body.contains(&join(&id, &token)), "the link is in the owner's menu");
    let name = words::Words::new(words::Language::English).name(kernel::Seat::new(taken));
    assert!(page.body.contains(&format!("</svg> {name}</h3>")), "a free seat is called something");
    assert!(!other.get(&format!("/table/{id}")).await.body.contains(&token), "and nowhere else");
    let number = taken.to_string();
    for what in ["play", "end", "undo", "why", "hand", "concede", "takeback"] {
        let form = [("seat", &*number), ("stamp", "0-0"), ("move", "x"), ("spot", "x"), ("level", "greedy")];
        assert_eq!(old.post(&format!("/table/{id}/{what}"), &form).await.status, 403, "{what}");
    }
    // Nobody who holds a hand sees another one, not even in a hurry.
    for player in [&mut *owner, other] {
        assert_eq!(player.get(&join(&id, &token)).await.table(), id);
        let refused = player.post(&join(&id, &token), &[("name", "Mallory")]).await;
        assert!(refused.status == 200 && refused.body.contains("second hand"), "{}", refused.body);
    }
    let mut new = server.client();
    let invitation = new.get(&join(&id, &token)).await;
    assert!(invitation.body.contains("already running"), "{}", invitation.body);
    assert_eq!(new.post(&join(&id, &token), &[("name", "Alan")]).await.table(), id);
    assert_eq!(server.client().post(&join(&id, &token), &[("name", "Late")]).await.status, 410);
    let page = new.get(&format!("/table/{id}")).await;
    assert!(page.data("data-seat") == number && page.data("data-draft") == "0", "a clean turn");
    assert!(page.body.contains("Alan has taken a seat"));
    assert!(!old.get(&format!("/table/{id}")).await.body.contains("data-stamp"), "who is out looks on");
    let log = server.log(&id).await;
    assert!(
        log.iter().any(|entry| matches!(entry, TableEvent::Vacated { seat, .. } if seat.index() == taken))
    );
}

#[tokio::test]
async fn of_two_links_at_once_nobody_takes_both() {
    let mut three = Three::running().await;
    let id = three.id.clone();
    for seat in [1, 2] {
        assert_eq!(vacate(&three.server, &mut three.people[0], &id, seat).await, 303);
    }
    let tokens = three.server.tokens(&id).await;
    let greedy = three.server.guest("Mallory").await;
    let (mut one, mut other) = (greedy.clone(), greedy);
    let (first, second) = (join(&id, &tokens[&1]), join(&id, &tokens[&2]));
    let form = [("name", "Mallory")];
    let (first, second) = tokio::join!(one.post(&first, &form), other.post(&second, &form));
    let mut got = [first.status, second.status];
    got.sort_unstable();
    assert_eq!(got, [200, 303], "one of them is refused");
    assert_eq!(three.server.store.sitters(&id).await.unwrap().len(), 2);
}

#[tokio::test]
async fn an_owner_without_a_seat_still_decides() {
    let server = TestServer::new().await;
    let mut owner = server.guest("Ada").await;
    let id = owner.post("/new", &friends(3)).await.table();
    assert_eq!(vacate(&server, &mut owner, &id, 0).await, 303, "in the lobby also the own seat");
    let page = owner.get(&format!("/table/{id}")).await;
    assert!(page.body.contains("/seat-link\"") && !page.body.contains("/nonce\""), "{}", page.body);
    for (seat, token) in server.tokens(&id).await {
        let name = format!("Friend {seat}");
        server.client().post(&join(&id, &token), &[("name", &name)]).await.table();
    }
    assert_eq!(owner.post(&format!("/table/{id}/start"), &[]).await.status, 303);
    assert_eq!(vacate(&server, &mut owner, &id, 2).await, 303);
    assert_eq!(owner.post(&format!("/table/{id}/chat"), &[("text", "hello")]).await.status, 303);
    assert_eq!(fill(&server, &mut owner, &id, 2, "greedy").await, 303);
    assert_eq!(vacate(&server, &mut owner, &id, 2).await, 303, "and back from the bot");
}

#[tokio::test]
async fn the_last_own_seat_of_a_running_game_is_not_given_away() {
    let server = TestServer::new().await;
    let mut owner = server.guest("Ada").await;
    let id = owner.post("/new", &with_bots(2)).await.table();
    assert_eq!(vacate(&server, &mut owner, &id, 1).await, 303, "of two at one screen");
    let refused = vacated(&server, &mut owner, &id, 0).await;
    assert!(refused.status == 409 && refused.body.contains("only seat"), "{}", refused.body);
    for wrong in ["7", "x", ""] {
        let answer = owner.post(&format!("/table/{id}/vacate"), &[("seat", wrong)]).await;
        assert!(matches!(answer.status, 400 | 409), "{wrong}: {}", answer.status);
    }
}

#[tokio::test]
async fn nobody_is_put_out_in_the_place_of_somebody_else() {
    let mut three = Three::running().await;
    let (id, path) = (three.id.clone(), three.path("vacate"));
    let since = three.server.since(&id, 1).await;
    assert_eq!(vacate(&three.server, &mut three.people[0], &id, 1).await, 303);
    let free = three.server.since(&id, 1).await;
    let token = three.server.tokens(&id).await[&1].clone();
    assert_eq!(three.server.client().post(&join(&id, &token), &[("name", "Alan")]).await.table(), id);
    // Another page of the owner still shows the previous holder; and one shows the seat as free.
    let before = three.server.dump(&id).await;
    for stale in [&*since, &*free, "", "x"] {
        let form = [("seat", "1"), ("since", stale)];
        let answer = three.people[0].post_part(&path, &form).await;
        assert_eq!((answer.status, answer.header("x-stale")), (200, "1"), "{stale}");
        assert!(answer.body.contains("Alan"), "the page as it is");
        assert_eq!(three.people[0].post(&path, &form).await.table(), id);
        let bot = [("seat", "1"), ("since", stale), ("level", "greedy")];
        assert_eq!(
            three.people[0].post_part(&three.path("fill"), &bot).await.header("x-stale"),
            "1",
            "{stale}"
        );
    }
    assert_eq!(three.server.dump(&id).await, before);
    // A person who has handed their seat to a bot for a while is still its holder.
    let since = three.server.since(&id, 2).await;
    let hand = [("seat", "2"), ("level", "greedy")];
    assert_eq!(three.people[2].post(&three.path("hand"), &hand).await.status, 303);
    assert_eq!(three.people[0].post(&path, &[("seat", "2"), ("since", &*since)]).await.status, 303);
    assert_eq!(three.server.store.sitters(&id).await.unwrap().len(), 2);
}

#[tokio::test]
async fn of_two_own_seats_freed_at_once_one_stays() {
    let server = TestServer::new().await;
    let owner = server.guest("Ada").await;
    let id = owner.clone().post("/new", &with_bots(2)).await.table();
    let (mut one, mut other) = (owner.clone(), owner);
    let (first, second) =
        tokio::join!(vacate(&server, &mut one, &id, 0), vacate(&server, &mut other, &id, 1));
    let mut got = [first, second];
    got.sort_unstable();
    assert_eq!(got, [303, 409], "whoever has seen two hands keeps one of them");
    assert_eq!(server.store.sitters(&id).await.unwrap().len(), 1);
}
