//! Deleting tables, and oneself.

use table::TableEvent;

use crate::client::{Client, TestServer};
use crate::tables::{Three, friends, with_bots};
use crate::vacated::vacate;

const PASSWORD: &str = "correct horse battery";

async fn over(three: &mut Three) {
    for seat in 0..3 {
        let (path, form) = (three.path("concede"), [("seat", ["0", "1", "2"][seat])]);
        assert_eq!(three.people[seat].post(&path, &form).await.status, 303);
    }
    three.server.until(&three.id, |head| head.stage == store::StoredStage::Over).await;
}

#[tokio::test]
async fn a_table_that_is_over_leaves_its_record_to_those_who_played() {
    let mut three = Three::running().await;
    let id = three.id.clone();
    let delete = three.path("delete");
    assert_eq!(three.people[0].post(&delete, &[]).await.status, 409, "not while it runs");
    over(&mut three).await;
    let mut stranger = three.server.guest("Mallory").await;
    for client in [&mut stranger, &mut three.people[1].clone()] {
        assert_eq!(client.post(&delete, &[]).await.status, 403, "only its owner deletes it");
    }
    assert_eq!(three.people[0].post(&delete, &[]).await.location(), "/");
    for player in &mut three.people {
        let page = player.get(&format!("/table/{id}")).await;
        assert!(page.status == 200 && page.body.contains("/record\""), "{}", page.body);
        assert!(!page.body.contains("data-live"), "only the record is left");
        // An open page cannot turn into that one.
        let part = player.part(&format!("/table/{id}")).await;
        assert_eq!(part.status, 410, "{}", part.body);
        assert!(part.body.contains("deleted by its owner") && !part.body.contains("<main"), "{}", part.body);
        assert_eq!(player.get(&format!("/table/{id}/record")).await.status, 200);
        let verified = player.get(&format!("/table/{id}/verify")).await;
        assert!(verified.status == 200 && verified.body.contains("Everything fits"), "{}", verified.body);
        for gone in ["/view.json", "/live", "/people"] {
            assert_eq!(player.get(&format!("/table/{id}{gone}")).await.status, 410, "{gone}");
        }
        for gone in ["chat", "again", "delete", "continue"] {
            assert_eq!(
                player.post(&format!("/table/{id}/{gone}"), &[("text", "x")]).await.status,
                410,
                "{gone}"
            );
        }
        assert!(!player.get("/").await.body.contains(&id));
    }
    for look in ["", "/record", "/verify", "/view.json", "/join/x", "/watch/x"] {
        for client in [&mut stranger, &mut three.server.client()] {
            assert_eq!(client.get(&format!("/table/{id}{look}")).await.status, 410, "{look}");
        }
    }
    // After a restart too.
    let server = three.server.restarted();
    assert_eq!(stranger.at(&server).get(&format!("/table/{id}")).await.status, 410);
    assert_eq!(three.people[1].at(&server).get(&format!("/table/{id}/record")).await.status, 200);
}

#[tokio::test]
async fn a_table_that_nobody_else_needs_is_gone() {
    let server = TestServer::new().await;
    let mut owner = server.guest("Ada").await;
    let id = owner.post("/new", &friends(3)).await.table();
    let token = server.tokens(&id).await[&1].clone();
    assert!(owner.get(&format!("/table/{id}/people")).await.body.contains("/delete\""));
    assert_eq!(owner.post(&format!("/table/{id}/delete"), &[]).await.status, 303);
    for path in [format!("/table/{id}"), format!("/table/{id}/join/{token}"), format!("/table/{id}/live")] {
        assert_eq!(owner.get(&path).await.status, 404, "{path}");
    }
    assert!(server.store.load_table(&id).await.unwrap().is_none());
    assert_eq!(owner.post(&format!("/table/{id}/delete"), &[]).await.status, 404);
}

async fn account(server: &TestServer, name: &str) -> Client {
    let mut client = server.client();
    let form = [("name", name), ("password", PASSWORD)];
    assert_eq!(client.post("/me/sign-up", &form).await.status, 303);
    client
}

#[tokio::test]
async fn an_account_is_deleted_with_its_password_only() {
    let server = TestServer::new().await;
    let mut ada = account(&server, "Ada").await;
    let mine = ada.post("/new", &with_bots(1)).await.table();
    let mut other = server.client();
    other.post("/me/sign-in", &[("name", "Ada"), ("password", PASSWORD)]).await;
    assert!(ada.get("/me").await.body.contains("/me/delete"));
    for wrong in [&[][..], &[("password", "")], &[("password", "wrong horse battery")]] {
        assert_eq!(ada.post("/me/delete", wrong).await.status, 422, "{wrong:?}");
    }
    assert_eq!(ada.get(&format!("/table/{mine}")).await.status, 200, "nothing has happened yet");
    assert_eq!(ada.post("/me/delete", &[("password", PASSWORD)]).await.location(), "/");
    assert!(!ada.cookies.contains_key("session"));
    assert!(!other.get("/me").await.body.contains("Ada"), "every browser is signed out");
    let form = [("name", "Ada"), ("password", PASSWORD)];
    assert_eq!(server.client().post("/me/sign-in", &form).await.status, 422);
    assert!(server.store.load_table(&mine).await.unwrap().is_none(), "a game against bots goes too");
    assert_eq!(server.client().post("/me/sign-up", &form).await.status, 303, "the name is free again");
    assert_eq!(server.client().post("/me/delete", &[]).await.status, 403, "nobody has nothing to delete");
}

#[tokio::test]
async fn who_leaves_is_named_nowhere_and_the_others_play_on() {
    let mut three = Three::running().await;
    let id = three.id.clone();
    let chat = three.path("chat");
    three.people[1].post(&chat, &[("text", "good luck")]).await;
    assert_eq!(three.people[1].post("/me/delete", &[]).await.location(), "/", "a guest needs no password");
    let mut stranger = three.server.client();
    for client in [&mut three.people[0].clone(), &mut stranger] {
        for path in [format!("/table/{id}"), format!("/table/{id}?log=all"), "/".to_owned()] {
            let page = client.get(&path).await;
            assert!(page.status == 200 && !page.body.contains("Grace"), "{path}: {}", page.body);
        }
        let page = client.get(&format!("/table/{id}")).await;
        assert!(page.body.contains("good luck") && page.body.contains("Somebody who left"), "{}", page.body);
    }
    let log = three.server.log(&id).await;
    assert!(log.iter().any(|entry| matches!(entry, TableEvent::Gone { seat } if seat.index() == 1)));
    assert_eq!(three.server.store.sitters(&id).await.unwrap().len(), 2);

    // The owner leaves: another player becomes the owner.
    assert_eq!(three.people[0].post("/me/delete", &[]).await.status, 303);
    let last = &mut three.people[2];
    assert_eq!(last.get(&format!("/table/{id}/people")).await.status, 200);
    assert_eq!(vacate(&three.server, last, &id, 1).await, 303);
    let server = three.server.restarted();
    let page = last.at(&server).get(&format!("/table/{id}")).await;
    assert!(page.status == 200 && !page.body.contains("Ada"), "{}", page.body);
}

#[tokio::test]
async fn who_leaves_after_the_game_leaves_it_to_the_others() {
    let mut three = Three::running().await;
    let id = three.id.clone();
    over(&mut three).await;
    assert_eq!(three.people[0].post("/me/delete", &[]).await.status, 303);
    let page = three.people[1].get(&format!("/table/{id}")).await;
    assert!(page.body.contains("Somebody who left") && !page.body.contains("Ada"), "{}", page.body);
    let verified = three.people[1].get(&format!("/table/{id}/verify")).await;
    assert!(verified.body.contains("Everything fits"));
}

#[tokio::test]
async fn a_lobby_outlives_whoever_opened_it() {
    let (server, id, mut owner) = Three::waiting().await;
    let token = server.tokens(&id).await[&1].clone();
    let mut friend = server.client();
    friend.post(&format!("/table/{id}/join/{token}"), &[("name", "Grace")]).await.table();
    assert_eq!(owner.post("/me/delete", &[]).await.status, 303);
    let page = friend.get(&format!("/table/{id}")).await;
    assert!(page.body.contains("/start\"") && !page.body.contains("Ada"), "{}", page.body);
    let token = server.tokens(&id).await[&0].clone();
    assert_eq!(server.client().get(&format!("/table/{id}/join/{token}")).await.status, 200);
}

/// A person without a seat here, or who never had one, is not named either once they have left for good.
#[tokio::test]
async fn who_wrote_from_beside_and_leaves_is_named_nowhere() {
    let mut three = Three::running().await;
    let (id, chat) = (three.id.clone(), three.path("chat"));
    three.people[0].post(&three.path("onlookers-write"), &[("may", "1")]).await;
    let mut namesake = three.server.guest("Barbara").await;
    let mut onlooker = three.server.guest("Barbara").await;
    for client in [&mut namesake, &mut onlooker, &mut three.people[1]] {
        assert_eq!(client.post(&chat, &[("text", "hello")]).await.status, 303);
    }
    // A guest signs up under another name, and is still found by what they wrote before.
    let mut account = account(&three.server, "Countess").await;
    assert_eq!(account.post("/me/sign-out", &[]).await.status, 303);
    let sign_in = [("name", "Countess"), ("password", PASSWORD)];
    assert_eq!(onlooker.post("/me/sign-in", &sign_in).await.status, 303);
    assert_eq!(onlooker.post(&chat, &[("text", "it is me")]).await.status, 303);
    // A player whose seat was vacated is still watching.
    assert_eq!(vacate(&three.server, &mut three.people[0], &id, 1).await, 303);
    let mut reader = three.server.client();
    let page = reader.get(&format!("/table/{id}")).await.body;
    assert!(page.contains("Grace is out") && page.contains("Countess"), "{page}");
    assert_eq!(page.matches("Barbara").count(), 2, "{page}");

    assert_eq!(onlooker.post("/me/delete", &[("password", PASSWORD)]).await.location(), "/");
    assert_eq!(three.people[1].post("/me/delete", &[]).await.location(), "/");
    let server = three.server.restarted();
    for client in [&mut reader, &mut three.people[2].at(&server)] {
        let page = client.get(&format!("/table/{id}")).await.body;
        assert!(!page.contains("Grace") && !page.contains("Countess"), "{page}");
        assert_eq!(page.matches("Barbara").count(), 1, "a namesake keeps the name: {page}");
    }
    // An owner without a seat leaves no name behind either.
    let mut owner = server.guest("Hedy").await;
    let lobby = owner.post("/new", &friends(3)).await.table();
    assert_eq!(owner.post(&format!("/table/{lobby}/chat"), &[("text", "welcome")]).await.status, 303);
    assert_eq!(vacate(&server, &mut owner, &lobby, 0).await, 303);
    let token = server.tokens(&lobby).await[&1].clone();
    let mut friend = server.client();
    friend.post(&format!("/table/{lobby}/join/{token}"), &[("name", "Alan")]).await.table();
    assert!(friend.get(&format!("/table/{lobby}")).await.body.contains("Hedy"));
    assert_eq!(owner.post("/me/delete", &[]).await.status, 303);
    let page = friend.get(&format!("/table/{lobby}")).await.body;
    assert!(page.contains("welcome") && !page.contains("Hedy"), "{page}");
}
