//! Who may see a table.

use axum::body::Body;
use axum::http::{Request, StatusCode, header};
use futures_util::StreamExt;
use table::TableEvent;

use crate::client::{Client, HOST, TestServer};
use crate::routes::AT_A_TABLE;
use crate::tables::Three;
use crate::vacated::vacate;

const LOOKS: [&str; 9] =
    ["", "?seat=0", "?at=0", "?log=all", "/view.json", "/record", "/verify", "/live", "/people"];

/// A running private table.
async fn private() -> Three {
    let mut three = Three::running().await;
    close(&mut three.people[0], &three.id).await;
    three
}

async fn close(owner: &mut Client, id: &str) {
    assert_eq!(owner.post(&format!("/table/{id}/audience"), &[("audience", "invited")]).await.status, 303);
}

pub(crate) async fn link(server: &TestServer, owner: &mut Client, id: &str) -> String {
    assert_eq!(owner.post(&format!("/table/{id}/onlookers-link"), &[("what", "new")]).await.status, 303);
    let mut tokens = server.log(id).await.into_iter().filter_map(|entry| match entry {
        TableEvent::OnlookersLink { token } => Some(token),
        _ => None,
    });
    format!("/table/{id}/watch/{}", tokens.next_back().flatten().unwrap())
}

pub(crate) async fn person_of(server: &TestServer, client: &Client) -> String {
    use sha2::{Digest, Sha256};
    let hash = Sha256::digest(client.token().as_bytes()).into();
    server.store.session(&hash).await.unwrap().unwrap().id.0.to_string()
}

/// This visitor gets nothing of the table, whatever they request.
async fn sees_nothing(server: &TestServer, id: &str, client: &mut Client, who: &str) {
    for what in LOOKS {
        for answer in [
            client.get(&format!("/table/{id}{what}")).await,
            client.part(&format!("/table/{id}{what}")).await,
        ] {
            assert_eq!(answer.status, 403, "{who} {what}");
            for name in ["Grace", "Edsger", "Rust Belt"] {
                assert!(!answer.body.contains(name), "{who} {what}: {}", answer.body);
            }
        }
    }
    let before = server.dump(id).await;
    let form =
        [("seat", "1"), ("stamp", "0-0"), ("move", "issue 2"), ("text", "hello"), ("to", "0"), ("at", "0")];
    for (what, _) in AT_A_TABLE.iter().filter(|(what, _)| !what.contains("{token}") && *what != "nowhere") {
        let answer = client.post(&format!("/table/{id}/{what}"), &form).await;
        assert_eq!(answer.status, 403, "{who} {what}: {}", answer.body);
    }
    let wrong = "abcdefghijkmnpqrstuvwxyz23";
    assert_eq!(client.get(&format!("/table/{id}/watch/{wrong}")).await.status, 403, "{who}");
    assert_eq!(client.post(&format!("/table/{id}/watch/{wrong}"), &[]).await.status, 403, "{who}");
    assert_eq!(server.dump(id).await, before, "{who}");
}

#[tokio::test]
async fn a_private_table_is_closed_on_every_route() {
    let mut three = private().await;
    let id = three.id.clone();
    let (mut nobody, mut stranger) = (three.server.client(), three.server.guest("Mallory").await);
    sees_nothing(&three.server, &id, &mut nobody, "nobody").await;
    assert!(!nobody.cookies.contains_key("session"), "nobody is made for it");
    sees_nothing(&three.server, &id, &mut stranger, "a stranger").await;
    for player in &mut three.people {
        assert_eq!(player.get(&format!("/table/{id}")).await.status, 200);
        assert!(player.first_tick(&id).await.contains("tick"));
    }
    // A valid link to a seat still opens it.
    assert_eq!(vacate(&three.server, &mut three.people[0], &id, 2).await, 303);
    sees_nothing(&three.server, &id, &mut three.people[2].clone(), "who was asked to leave").await;
    let join = format!("/table/{id}/join/{}", three.server.tokens(&id).await[&2]);
    assert_eq!(nobody.get(&join).await.status, 200);
    assert_eq!(nobody.post(&join, &[("name", "Alan")]).await.table(), id);
    assert_eq!(nobody.get(&format!("/table/{id}")).await.status, 200);
}

#[tokio::test]
async fn play_now_is_private_and_each_table_says_who_sees_it() {
    let server = TestServer::new().await;
    let mut owner = server.guest("Ada").await;
    let id = owner.post("/play-now", &[("game", "age-of-steam")]).await.table();
    assert!(owner.get(&format!("/table/{id}")).await.body.contains("This table is private"));
    assert_eq!(server.client().get(&format!("/table/{id}")).await.status, 403);
    for (audience, said, status) in [
        ("link", "Whoever has the address", 200),
        ("everyone", "Everybody can watch", 200),
        ("invited", "is private", 403),
    ] {
        let form = [("audience", audience)];
        assert_eq!(owner.post(&format!("/table/{id}/audience"), &form).await.status, 303);
        assert!(owner.get(&format!("/table/{id}")).await.body.contains(said), "{said}");
        assert_eq!(server.client().get(&format!("/table/{id}")).await.status, status, "{audience}");
        let listed = server.client().get("/").await.body.contains(&id);
        assert_eq!(listed, audience == "everyone", "{audience}");
    }
    // After a restart too.
    let server = server.restarted();
    assert_eq!(server.client().get(&format!("/table/{id}")).await.status, 403);
    assert_eq!(owner.at(&server).get(&format!("/table/{id}")).await.status, 200);
}

#[tokio::test]
async fn onlookers_come_by_a_link_that_can_be_renewed_and_withdrawn() {
    let mut three = private().await;
    let id = three.id.clone();
    let table = format!("/table/{id}");
    let first = link(&three.server, &mut three.people[0], &id).await;
    let mut barbara = three.server.guest("Barbara").await;
    let asked = barbara.get(&first).await;
    assert!(asked.status == 200 && asked.body.contains("Age of Steam"), "{}", asked.body);
    assert_eq!(barbara.get(&table).await.status, 403, "an address alone lets nobody in");
    assert_eq!(barbara.post(&first, &[]).await.table(), id);
    let page = barbara.get(&table).await;
    assert!(page.status == 200 && !page.body.contains("data-stamp"), "an onlooker");
    assert_eq!(barbara.get(&first).await.table(), id);
    assert_eq!(barbara.get(&format!("{table}/people")).await.status, 403, "that is the owner's");

    let second = link(&three.server, &mut three.people[0], &id).await;
    let mut alan = three.server.guest("Alan").await;
    assert_eq!((alan.get(&first).await.status, alan.post(&first, &[]).await.status), (403, 403));
    let none = [("what", "none")];
    assert_eq!(three.people[0].post(&format!("{table}/onlookers-link"), &none).await.status, 303);
    assert_eq!((alan.get(&second).await.status, alan.post(&second, &[]).await.status), (403, 403));
    assert_eq!(barbara.get(&table).await.status, 200, "who is in stays in");
    // Only the owner sees the link.
    let third = link(&three.server, &mut three.people[0], &id).await;
    assert!(three.people[0].get(&format!("{table}/people")).await.body.contains(&third));
    for client in [&mut three.people[1].clone(), &mut barbara] {
        assert!(!client.get(&table).await.body.contains(&third));
    }
}

#[tokio::test]
async fn onlookers_write_only_where_they_may() {
    let mut three = Three::running().await;
    let id = three.id.clone();
    let chat = three.path("chat");
    let mut barbara = three.server.guest("Barbara").await;
    let refused = barbara.post(&chat, &[("text", "hello")]).await;
    assert!(refused.status == 403 && refused.body.contains("only those who play"), "{}", refused.body);
    let mut nobody = three.server.client();
    assert_eq!(nobody.post(&chat, &[("text", "hello")]).await.status, 403);
    assert!(nobody.cookies.is_empty(), "nobody is made for it");
    let page = barbara.get(&format!("/table/{id}")).await;
    assert!(!page.body.contains("action=\"/table/{id}/chat\"") && !page.body.contains("chat-text"));
    let write = three.path("onlookers-write");
    assert_eq!(three.people[1].post(&write, &[("may", "1")]).await.status, 403);
    assert_eq!(three.people[0].post(&write, &[("may", "1")]).await.status, 303);
    assert_eq!(barbara.post(&chat, &[("text", "hello")]).await.status, 303);

    // The owner mutes one of them, and nobody else.
    let person = person_of(&three.server, &barbara).await;
    let (onlooker, mute) = (three.path("onlooker"), [("person", &*person), ("what", "mute")]);
    assert_eq!(three.people[1].post(&onlooker, &mute).await.status, 403, "not for others to decide");
    assert_eq!(three.people[0].post(&onlooker, &mute).await.status, 303);
    let refused = barbara.post(&chat, &[("text", "hello?")]).await;
    assert!(refused.status == 403 && refused.body.contains("does not want you to write"), "{}", refused.body);
    assert!(!barbara.get(&format!("/table/{id}")).await.body.contains("chat-text"));
    assert!(!barbara.part(&format!("/table/{id}")).await.body.contains("chat-text"));
    assert_eq!(three.server.client().post(&chat, &[("text", "hello")]).await.status, 303);
    let admit = [("person", &*person), ("what", "admit")];
    assert_eq!(three.people[0].post(&onlooker, &admit).await.status, 303);
    assert_eq!(barbara.post(&chat, &[("text", "thanks")]).await.status, 303);
}

async fn listen(client: &mut Client, id: &str) -> axum::body::BodyDataStream {
    let path = format!("/table/{id}/live");
    let request = Request::get(path).header(header::HOST, HOST).body(Body::empty()).unwrap();
    let answer = client.send(request).await;
    assert_eq!(answer.status(), StatusCode::OK);
    let mut stream = answer.into_body().into_data_stream();
    assert!(stream.next().await.is_some());
    stream
}

/// What a stream still sends until it ends.
async fn rest(stream: axum::body::BodyDataStream) -> usize {
    let all = stream.collect::<Vec<_>>();
    tokio::time::timeout(std::time::Duration::from_secs(60), all).await.expect("the stream goes on").len()
}

#[tokio::test]
async fn who_is_removed_loses_the_table_at_once() {
    let mut three = private().await;
    let id = three.id.clone();
    let first = link(&three.server, &mut three.people[0], &id).await;
    let (mut barbara, mut alan) = (three.server.guest("Barbara").await, three.server.guest("Alan").await);
    for client in [&mut barbara, &mut alan] {
        assert_eq!(client.post(&first, &[]).await.table(), id);
    }
    let (stream, other) = (listen(&mut barbara, &id).await, listen(&mut alan, &id).await);
    let nameless = three.people[0].get(&three.path("people")).await;
    assert!(nameless.body.contains("Barbara") && nameless.body.contains("Alan"), "who looks on is seen");
    let person = person_of(&three.server, &barbara).await;
    let (onlooker, remove) = (three.path("onlooker"), [("person", &*person), ("what", "remove")]);
    assert_eq!(three.people[0].post(&onlooker, &remove).await.status, 303);
    assert!(rest(stream).await <= 1, "no more than the last word");
    sees_nothing(&three.server, &id, &mut barbara, "who was removed").await;
    let mut hidden = three.server.client();
    for client in [&mut barbara, &mut hidden] {
        assert_eq!(client.get(&first).await.status, 403, "the old link is worth nothing");
        assert_eq!(client.post(&first, &[]).await.status, 403);
    }
    let second = link(&three.server, &mut three.people[0], &id).await;
    assert_eq!(barbara.post(&second, &[]).await.status, 403, "nor is a new one, for this person");
    assert_eq!(alan.get(&format!("/table/{id}")).await.status, 200);
    drop(other);
    let page = three.people[0].get(&three.path("people")).await;
    assert!(page.body.contains("Let Barbara back in"), "{}", page.body);
    let admit = [("person", &*person), ("what", "admit")];
    assert_eq!(three.people[0].post(&onlooker, &admit).await.status, 303);
    assert_eq!(barbara.get(&format!("/table/{id}")).await.status, 200);
    // A player cannot be removed like that, and nobody can remove themselves.
    for player in [0, 1] {
        let person = person_of(&three.server, &three.people[player]).await;
        let form = [("person", &*person), ("what", "remove")];
        assert!(matches!(three.people[0].post(&onlooker, &form).await.status, 400 | 409));
    }
}

#[tokio::test]
async fn streams_end_when_a_table_is_closed_or_a_seat_is_lost() {
    let mut three = Three::running().await;
    let id = three.id.clone();
    let mut nobody = three.server.client();
    let (stranger, player) = (listen(&mut nobody, &id).await, listen(&mut three.people[1], &id).await);
    close(&mut three.people[0], &id).await;
    assert!(rest(stranger).await <= 1);
    assert_eq!(vacate(&three.server, &mut three.people[0], &id, 1).await, 303);
    assert!(rest(player).await <= 2);
    let people = three.people[0].get(&three.path("people")).await;
    assert!(people.body.contains("Nobody is looking on"), "{}", people.body);
}

#[tokio::test]
async fn who_played_follows_to_the_next_private_table() {
    let mut three = private().await;
    let id = three.id.clone();
    for seat in ["0", "1", "2"] {
        let path = three.path("concede");
        let person = seat.parse::<usize>().unwrap();
        assert_eq!(three.people[person].post(&path, &[("seat", seat)]).await.status, 303);
    }
    three.server.until(&id, |head| head.stage == store::StoredStage::Over).await;
    let again = three.path("again");
    let next = three.people[0].post(&again, &[]).await.table();
    let join = format!("/table/{next}/join/{}", three.server.tokens(&next).await[&2]);
    assert_eq!(three.server.client().get(&format!("/table/{next}")).await.status, 403, "private as before");
    assert_eq!(three.people[1].post(&again, &[]).await.table(), next);
    assert_eq!(three.people[1].get(&format!("/table/{next}")).await.status, 200);
    // Somebody else was given the seat: the former player becomes an onlooker.
    three.server.client().post(&join, &[("name", "Alan")]).await.table();
    assert_eq!(three.people[2].post(&again, &[]).await.table(), next);
    assert_eq!(three.people[2].get(&format!("/table/{next}")).await.status, 200);
}

#[tokio::test]
async fn an_owner_learns_the_name_of_nobody_who_was_never_here() {
    let mut three = Three::running().await;
    let hermit = three.server.guest("Emily").await;
    let person = person_of(&three.server, &hermit).await;
    for what in ["mute", "admit", "remove"] {
        let form = [("person", &*person), ("what", what)];
        assert_eq!(three.people[0].post(&three.path("onlooker"), &form).await.status, 400, "{what}");
    }
    assert!(!three.people[0].get(&three.path("people")).await.body.contains("Emily"));
    // Onlookers can be muted before they have written anything.
    let mut looker = three.server.guest("Barbara").await;
    let stream = listen(&mut looker, &three.id).await;
    let person = person_of(&three.server, &looker).await;
    let form = [("person", &*person), ("what", "mute")];
    assert_eq!(three.people[0].post(&three.path("onlooker"), &form).await.status, 303);
    drop(stream);
    let page = three.people[0].get(&three.path("people")).await;
    assert!(page.body.contains("Barbara"), "{}", page.body);
}

#[tokio::test]
async fn an_open_page_learns_whether_its_visitor_may_write() {
    let mut three = Three::running().await;
    let (id, onlooker) = (three.id.clone(), three.path("onlooker"));
    assert_eq!(three.people[0].post(&three.path("onlookers-write"), &[("may", "1")]).await.status, 303);
    let (mut barbara, mut alan) = (three.server.guest("Barbara").await, three.server.guest("Alan").await);
    let person = person_of(&three.server, &barbara).await;
    let mut other = listen(&mut alan, &id).await;
    for (what, writes) in [("mute", false), ("admit", true)] {
        let mut stream = listen(&mut barbara, &id).await;
        assert_eq!(barbara.part(&format!("/table/{id}")).await.body.contains("chat-text"), !writes);
        let form = [("person", &*person), ("what", what)];
        assert_eq!(three.people[0].post(&onlooker, &form).await.status, 303);
        let told = tokio::time::timeout(std::time::Duration::from_secs(60), stream.next()).await;
        let told = told.expect("nothing is told").unwrap().unwrap();
        assert!(String::from_utf8_lossy(&told).contains("data: -"), "{what}: the page asks for itself again");
        assert!(rest(stream).await == 0, "and listens as who its visitor is now");
        assert_eq!(barbara.part(&format!("/table/{id}")).await.body.contains("chat-text"), writes);
    }
    // Nobody else is disturbed: the next event they get is about what was said.
    assert_eq!(barbara.post(&three.path("chat"), &[("text", "thanks")]).await.status, 303);
    let told = String::from_utf8(other.next().await.unwrap().unwrap().to_vec()).unwrap();
    assert!(told.contains("event: tick") && !told.contains("data: -"), "{told}");
}

#[tokio::test]
async fn who_has_conceded_still_talks_at_the_table() {
    let mut three = Three::running().await;
    let (id, chat) = (three.id.clone(), three.path("chat"));
    assert_eq!(three.people[1].post(&three.path("concede"), &[("seat", "1")]).await.status, 303);
    assert!(three.people[1].get(&format!("/table/{id}")).await.body.contains("chat-text"));
    assert_eq!(three.people[1].post(&chat, &[("text", "well played")]).await.status, 303);
    let log = three.server.log(&id).await;
    let said = log.iter().find_map(|entry| match entry {
        TableEvent::Said { seat, name, .. } => Some((seat.map(kernel::Seat::index), name.as_str())),
        _ => None,
    });
    assert_eq!(said, Some((Some(1), "Grace")));
    // The owner can still mute them.
    let person = person_of(&three.server, &three.people[1]).await;
    let mute = [("person", &*person), ("what", "mute")];
    assert_eq!(three.people[0].post(&three.path("onlooker"), &mute).await.status, 303);
    assert_eq!(three.people[1].post(&chat, &[("text", "but")]).await.status, 403);
}
