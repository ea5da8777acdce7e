//! Idempotency: forms whose response was lost, and that are sent again.

use table::TableEvent;

use crate::client::{Client, TestServer};
use crate::tables::Three;

const ONCE: &str = "abcdefghijkmnpqrstuvwxyz23";

/// How often this was said at a table.
async fn said(server: &TestServer, table: &str, text: &str) -> usize {
    let log = server.log(table).await;
    log.iter().filter(|entry| matches!(entry, TableEvent::Said { text: said, .. } if said == text)).count()
}

#[tokio::test]
async fn what_is_said_again_by_the_same_form_is_said_once() {
    let mut three = Three::running().await;
    let path = three.path("chat");
    for _ in 0..3 {
        let ada = &mut three.people[0];
        assert_eq!(ada.post_part(&path, &[("text", "hello"), ("once", "1")]).await.status, 200);
    }
    assert_eq!(said(&three.server, &three.id, "hello").await, 1);
    // Another form, another text, another person: each counts separately, and so does a form without a token.
    for (person, fields) in [
        (0, vec![("text", "hello"), ("once", "2")]),
        (1, vec![("text", "hello"), ("once", "1")]),
        (0, vec![("text", "hello")]),
        (0, vec![("text", "hello")]),
    ] {
        assert_eq!(three.people[person].post_part(&path, &fields).await.status, 200);
    }
    assert_eq!(said(&three.server, &three.id, "hello").await, 5);
}

#[tokio::test]
async fn what_another_server_has_counted_is_counted() {
    let mut three = Three::running().await;
    let other = TestServer::on(std::sync::Arc::clone(&three.server.store), crate::client::free());
    let path = three.path("chat");
    let fields = [("text", "hello"), ("once", "1")];
    assert_eq!(three.people[0].post_part(&path, &fields).await.status, 200);
    assert_eq!(three.people[0].at(&other).post_part(&path, &fields).await.status, 200);
    assert_eq!(said(&three.server, &three.id, "hello").await, 1);
}

#[tokio::test]
async fn a_form_leads_to_one_table_however_often_it_is_sent() {
    let server = TestServer::new().await;
    let new = [("players", "3"), ("seat0", "me"), ("seat1", "friend"), ("seat2", "friend")];
    for (path, fields) in [("/play-now", vec![("game", "empyreal")]), ("/new", new.to_vec())] {
        let mut fields = fields;
        fields.push(("once", ONCE));
        // A new visitor becomes the same guest, though the first response never arrived.
        let (mut first, mut again) = (server.client(), server.client());
        let table = first.post(path, &fields).await.table();
        assert_eq!(again.post(path, &fields).await.table(), table, "{path}");
        assert_eq!(first.token(), again.token(), "{path}");
        assert_eq!(again.get(&format!("/table/{table}")).await.status, 200, "{path}");
        // A different form creates another table.
        fields.pop();
        fields.push(("once", "bbcdefghijkmnpqrstuvwxyz23"));
        assert_ne!(first.post(path, &fields).await.table(), table, "{path}");
    }
}

#[tokio::test]
async fn the_same_form_twice_at_once_makes_one_guest() {
    let server = TestServer::new().await;
    let fields = [("game", "steam-power"), ("once", ONCE)];
    let sent = (0..4).map(|_| {
        let mut client = server.client();
        tokio::spawn(async move {
            let table = client.post("/play-now", &fields).await.table();
            (table, client.token().to_owned())
        })
    });
    let mut came = std::collections::BTreeSet::new();
    for sent in sent.collect::<Vec<_>>() {
        came.insert(sent.await.unwrap());
    }
    assert_eq!(came.len(), 1, "{came:?}");
}

#[tokio::test]
async fn who_sat_down_sits_though_the_answer_was_lost() {
    let (server, id, _owner) = Three::waiting().await;
    let token = server.tokens(&id).await[&1].clone();
    let path = format!("/table/{id}/join/{token}");
    let fields = [("name", "Grace"), ("once", ONCE)];
    assert_eq!(server.client().post(&path, &fields).await.table(), id);
    let mut grace = server.client();
    assert_eq!(grace.post(&path, &fields).await.table(), id, "not that the link is spent");
    assert!(grace.get(&format!("/table/{id}")).await.body.contains("Grace"));
    let sat =
        server.log(&id).await.into_iter().filter(|entry| matches!(entry, TableEvent::Sat { .. })).count();
    assert_eq!(sat, 1);
    // Somebody else with the same link finds it used up.
    let stranger = [("name", "Mallory"), ("once", "cbcdefghijkmnpqrstuvwxyz23")];
    assert_eq!(server.client().post(&path, &stranger).await.status, 410);
}

const NAME: (&str, &str) = ("name", "Ada");
const PASSWORD: (&str, &str) = ("password", "correct horse battery");

/// The same form from the same browser, which never saw the first response.
async fn again(client: &Client, path: &str, fields: &[(&str, &str)]) -> [(crate::client::Answer, Client); 2] {
    let (mut first, mut second) = (client.clone(), client.clone());
    let answers = [first.post(path, fields).await, second.post(path, fields).await];
    let [one, other] = answers;
    [(one, first), (other, second)]
}

#[tokio::test]
async fn an_account_is_made_and_changed_once() {
    let server = TestServer::new().await;
    for (name, client) in [("Ada", server.client()), ("Grace", server.guest("guest").await)] {
        let fields = [("name", name), PASSWORD, ("once", ONCE)];
        let [first, second] = again(&client, "/me/sign-up", &fields).await;
        for (answer, mut client) in [first, second] {
            assert_eq!(answer.location(), "/me", "{name}");
            let page = client.get("/me").await.body;
            assert!(page.contains(&format!("signed in as {name}")), "{page}");
        }
    }
    // Somebody else who wants the name does not get the account.
    let other = [NAME, PASSWORD, ("once", "bbcdefghijkmnpqrstuvwxyz23")];
    assert_eq!(server.client().post("/me/sign-up", &other).await.status, 422);
    let mut ada = server.client();
    assert_eq!(ada.post("/me/sign-in", &[NAME, PASSWORD]).await.status, 303);
    let fields = [("old", PASSWORD.1), ("new", "a new password"), ("once", ONCE)];
    let [first, second] = again(&ada, "/me/password", &fields).await;
    for (answer, mut client) in [first, second] {
        assert_eq!(answer.location(), "/me");
        assert!(client.get("/me").await.body.contains("signed in as Ada"));
    }
    assert_eq!(ada.get("/me").await.body, server.client().get("/me").await.body, "the old session is closed");
}

#[tokio::test]
async fn the_same_account_twice_at_once_is_one() {
    let server = TestServer::new().await;
    let guest = server.guest("guest").await;
    let sign_up = || {
        let mut client = guest.clone();
        async move { client.post("/me/sign-up", &[NAME, PASSWORD, ("once", ONCE)]).await.status }
    };
    assert_eq!(tokio::join!(sign_up(), sign_up(), sign_up()), (303, 303, 303));
}

#[tokio::test]
async fn what_was_deleted_is_deleted_though_the_answer_was_lost() {
    let (server, id, owner) = Three::waiting().await;
    let path = format!("/table/{id}/delete");
    for (answer, _) in again(&owner, &path, &[("once", "1")]).await {
        assert_eq!(answer.location(), "/");
    }
    assert_eq!(owner.clone().post(&path, &[("once", "2")]).await.status, 404, "another form");

    let mut ada = server.client();
    assert_eq!(ada.post("/me/sign-up", &[NAME, PASSWORD]).await.status, 303);
    let wrong = [("password", "wrong horse battery"), ("once", "1")];
    for (answer, _) in again(&ada, "/me/delete", &wrong).await {
        assert_eq!(answer.status, 422, "what was refused was not done");
    }
    for (answer, _) in again(&ada, "/me/delete", &[PASSWORD, ("once", "2")]).await {
        assert_eq!(answer.location(), "/");
    }
    assert_eq!(ada.clone().post("/me/delete", &[PASSWORD, ("once", "3")]).await.status, 403, "another form");
}

#[tokio::test]
async fn every_form_that_writes_has_a_token_or_a_stamp() {
    let mut three = Three::running().await;
    let (server, id, mut owner) = Three::waiting().await;
    let link = server.tokens(&id).await[&1].clone();
    let mut pages = vec![
        raw(&mut owner, "/").await,
        raw(&mut owner, "/new").await,
        raw(&mut owner, "/import").await,
        raw(&mut owner, "/me").await,
        raw(&mut owner, &format!("/table/{id}")).await,
        raw(&mut owner, &format!("/table/{id}/people")).await,
        raw(&mut server.client(), &format!("/table/{id}/join/{link}")).await,
    ];
    let path = format!("/table/{}", three.id);
    for person in &mut three.people {
        pages.push(raw(person, &path).await);
    }
    let mut forms = 0;
    for page in &pages {
        for form in page.split("<form").skip(1) {
            let form = form.split_once("</form>").unwrap().0;
            if form.contains("method=\"post\"") && !form.contains("action=\"/settings\"") {
                assert!(form.contains("name=\"once\"") || form.contains("name=\"stamp\""), "{form}");
                forms += 1;
            }
        }
    }
    assert!(forms > 20, "{forms}");
}

async fn raw(client: &mut Client, path: &str) -> String {
    let page = client.get(path).await;
    assert_eq!(page.status, 200, "{path}");
    page.body
}
