//! Links to seats, and seats that keep others waiting.

use std::sync::Arc;

use store::{Append, Head, PersonId, Store, StoredAudience};
use table::{OpenChair, Opening, TableEvent};

use crate::client::{TestServer, free};
use crate::tables::{Three, due, friends};

#[tokio::test]
async fn a_link_seats_one_person_once() {
    let (server, id, mut owner) = Three::waiting().await;
    let tokens = server.tokens(&id).await;
    let join = |token: &str| format!("/table/{id}/join/{token}");
    let mut friend = server.client();
    assert_eq!(friend.get(&join(&tokens[&1])).await.status, 200);
    assert_eq!(friend.get(&join("abcdefghijkmnpqrstuvwxyz23")).await.status, 410, "a wrong one");
    assert_eq!(friend.post(&join(&tokens[&1]), &[("name", "Grace")]).await.table(), id);
    let mut late = server.client();
    for answer in
        [late.get(&join(&tokens[&1])).await, late.post(&join(&tokens[&1]), &[("name", "Mallory")]).await]
    {
        assert_eq!(answer.status, 410, "it was used");
        assert!(!answer.body.contains(&tokens[&2]));
    }
    assert!(late.cookies.is_empty(), "nobody is made for a link that is worth nothing");
    assert_eq!(friend.get(&join(&tokens[&1])).await.table(), id, "who sits there is led to the table");

    // A new link revokes the one before.
    assert_eq!(owner.post(&format!("/table/{id}/seat-link"), &[("seat", "2")]).await.status, 303);
    let renewed = server.tokens(&id).await;
    assert_ne!(renewed[&2], tokens[&2]);
    assert_eq!(late.post(&join(&tokens[&2]), &[("name", "Mallory")]).await.status, 410);
    // No link for a seat that is taken, or does not exist.
    for seat in ["0", "1", "3", "5"] {
        assert_eq!(
            owner.post(&format!("/table/{id}/seat-link"), &[("seat", seat)]).await.status,
            409,
            "{seat}"
        );
    }
    assert_eq!(late.post(&join(&renewed[&2]), &[("name", "Edsger")]).await.table(), id);
    assert_eq!(owner.post(&format!("/table/{id}/start"), &[]).await.status, 303);
    let mut other = server.client();
    for token in tokens.values().chain(renewed.values()) {
        assert_eq!(other.post(&join(token), &[("name", "Mallory")]).await.status, 410, "after the start");
    }
    assert_eq!(server.store.sitters(&id).await.unwrap().len(), 3);
}

#[tokio::test]
async fn of_two_who_come_at_once_one_sits_down() {
    let (server, id, _owner) = Three::waiting().await;
    let token = server.tokens(&id).await[&1].clone();
    let path = format!("/table/{id}/join/{token}");
    let mut racers: Vec<_> = (0..8).map(|_| server.client()).collect();
    let tries = racers.iter_mut().map(|racer| racer.post(&path, &[("name", "Grace")]));
    let answers = futures_util::future::join_all(tries).await;
    let mut status: Vec<u16> = answers.iter().map(|answer| answer.status).collect();
    status.sort_unstable();
    assert_eq!(status, [303, 410, 410, 410, 410, 410, 410, 410]);
    let sat =
        server.log(&id).await.into_iter().filter(|entry| matches!(entry, TableEvent::Sat { .. })).count();
    assert_eq!((sat, server.store.sitters(&id).await.unwrap().len()), (1, 2));
}

#[tokio::test]
async fn a_link_of_a_seat_that_a_bot_took_is_worth_nothing() {
    let (server, id, mut owner) = Three::waiting().await;
    let token = server.tokens(&id).await[&1].clone();
    assert_eq!(crate::vacated::fill(&server, &mut owner, &id, 1, "greedy").await, 303);
    let mut late = server.client();
    assert_eq!(late.post(&format!("/table/{id}/join/{token}"), &[("name", "Grace")]).await.status, 410);
}

/// A table where two people have been playing for this many hours.
async fn old_table(store: &Arc<dyn Store>, people: [PersonId; 2], hours: i64) -> String {
    let id = "abcdefghij".to_owned();
    let now = std::time::SystemTime::now().duration_since(std::time::UNIX_EPOCH).unwrap().as_millis() as i64;
    let at = now - hours * 3_600_000;
    let person = |name: &str| OpenChair::Person { name: name.into() };
    let opening = |number: u32| {
        Opening::new(
            "age-of-steam",
            1,
            vec![person("Ada"), person("Grace"), OpenChair::Bot { level: "greedy".into() }],
            format!("an old secret, the {number}."),
        )
    };
    // Choose one where a person is asked first.
    let folded = (0..).find_map(|number| {
        let log = [TableEvent::Opened(Box::new(opening(number))), TableEvent::Started];
        let table = table::Table::fold(&log.clone().map(|entry| (at, entry)), &[]).unwrap().table;
        table.bot_to_play().is_none().then_some((log, table))
    });
    let (log, table) = folded.unwrap();
    let head = Head {
        title: String::new(),
        audience: StoredAudience::Link,
        entries: 2,
        players: 3,
        owed: table.owing().iter().fold(0, |owed, seat| owed | 1 << seat.index()),
        bot_owed: table.bot_to_play().is_some(),
        created: at,
        changed: at,
        ..testbed::stored_table(&id, people[0]).head
    };
    let bodies = log.iter().map(|entry| serde_json::to_string(entry).unwrap()).collect();
    let sitters = vec![(0, Some(people[0])), (1, Some(people[1]))];
    store.create_table(&Append { sitters, ..Append::new(head, bodies) }).await.unwrap();
    id
}

#[tokio::test]
async fn a_seat_is_given_away_only_when_it_kept_the_table_waiting() {
    for (hours, given) in [(23, false), (25, true)] {
        let store = store::connect("sqlite::memory:").await.unwrap();
        let before = TestServer::on(Arc::clone(&store), free());
        let people = [before.guest("Ada").await, before.guest("Grace").await];
        let id = old_table(&store, [PersonId(1), PersonId(2)], hours).await;
        let server = before.restarted();
        let seat = due(&server, &id).await;
        let [mut idle, mut other] = people.map(|person| person.at(&server));
        if seat == 1 {
            std::mem::swap(&mut idle, &mut other);
        }
        let (path, number) = (format!("/table/{id}/idle"), seat.to_string());
        let mut spectator = server.guest("Barbara").await;
        assert_eq!(spectator.post(&path, &[("seat", &number)]).await.status, 403);
        let waits = (1 - seat).to_string();
        assert_eq!(
            idle.post(&path, &[("seat", &waits)]).await.status,
            409,
            "who does not owe keeps nobody waiting"
        );
        for wrong in ["2", "3", "5"] {
            assert_eq!(
                other.post(&path, &[("seat", wrong)]).await.status,
                409,
                "seat {wrong} is no person's"
            );
        }
        let answer = other.post(&path, &[("seat", &number)]).await;
        assert_eq!(answer.status, if given { 303 } else { 409 }, "after {hours} hours: {}", answer.body);
        if given {
            server.until(&id, |head| head.moves > 0).await;
            assert_eq!(server.moves(&id).await[0].0, seat, "the bot plays");
            assert_eq!(idle.post(&format!("/table/{id}/takeback"), &[("seat", &number)]).await.status, 303);
        } else {
            assert!(answer.body.contains("24 hours"), "{}", answer.body);
        }
    }
}

#[tokio::test]
async fn a_host_says_what_to_be_called() {
    let server = TestServer::new().await;
    let mut host = server.client();
    let mut form = friends(3);
    form.push(("name", "  Ada \u{202e} Lovelace "));
    let id = host.post("/new", &form).await.table();
    let token = server.tokens(&id).await.remove(&1).unwrap();
    let invitation = server.client().get(&format!("/table/{id}/join/{token}")).await;
    assert!(invitation.body.contains("Ada Lovelace invites you"), "{}", invitation.body);
    assert!(host.get("/me").await.body.contains("value=\"Ada Lovelace\""), "from now on");
    // A guest may change their name here; an account keeps its own.
    let named = |name: &'static str| friends(3).into_iter().chain([("name", name)]).collect::<Vec<_>>();
    host.post("/new", &named("Countess")).await.table();
    assert!(host.get("/me").await.body.contains("value=\"Countess\""));
    host.post("/me/sign-up", &[("name", "Countess"), ("password", "correct horse battery")]).await;
    let id = host.post("/new", &named("Mallory")).await.table();
    assert!(!host.get(&format!("/table/{id}")).await.body.contains("Mallory"));
}
