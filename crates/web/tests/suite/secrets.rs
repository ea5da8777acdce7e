//! What must not be seen.

use crate::client::{Client, House};
use crate::tables::{NAMES, Three, due, nonce, with_bots};

/// Every page, part and stream that anybody can ask for.
async fn everything(client: &mut Client, id: &str) -> String {
    let mut seen = String::new();
    for path in PAGES {
        let path = path.replace("{id}", id);
        for answer in [client.get(&path).await, client.part(&path).await] {
            assert!(answer.status < 500, "{path}: {}", answer.status);
            seen.push_str(&format!("{path} {:?}\n{}\n", answer.headers, answer.body));
        }
    }
    seen.push_str(&client.first_tick(id).await);
    seen
}

/// All that can be got. Streams are looked at separately; the list of routes in `door` keeps this one honest.
pub(crate) const PAGES: [&str; 21] = [
    "/",
    "/new",
    "/import",
    "/me",
    "/keys",
    "/rules/age-of-steam",
    "/assets/x/table.js",
    "/nowhere",
    "/table/{id}",
    "/table/{id}?seat=0",
    "/table/{id}?seat=1",
    "/table/{id}?seat=2",
    "/table/{id}?at=0",
    "/table/{id}?log=all",
    "/table/{id}/view.json",
    "/table/{id}/view.json?seat=0",
    "/table/{id}/view.json?seat=1",
    "/table/{id}/record",
    "/table/{id}/verify",
    "/table/{id}/join/x",
    "/table/{id}/nowhere",
];

fn holds_none_of(seen: &str, secrets: &[String], who: &str) {
    for secret in secrets {
        assert!(secret.len() > 4 && !seen.contains(secret.as_str()), "{who} sees {secret}");
    }
}

#[tokio::test]
async fn nobody_sees_what_is_not_for_him() {
    let mut three = Three::running().await;
    let id = three.id.clone();
    // An account, so that there is a hash of a password.
    let account = [("name", NAMES[1]), ("password", "correct horse battery")];
    assert_eq!(three.people[1].post("/me/sign-up", &account).await.status, 303);
    let (_, hash) = three.house.store.account(NAMES[1]).await.unwrap().unwrap();
    let mut secrets =
        vec![three.house.secret(&id).await, hash, "correct horse".to_owned(), "argon2".to_owned()];
    secrets.extend(three.links.iter().cloned());
    secrets.extend((0..3).map(nonce));
    let tokens: Vec<String> = three.people.iter().map(|person| person.token().to_owned()).collect();
    secrets.extend(tokens);
    let mut watching = three.house.guest("Barbara").await;
    let mut nobody = three.house.client();
    for (who, client) in [("spectator", &mut watching), ("nobody", &mut nobody)] {
        holds_none_of(&everything(client, &id).await, &secrets, who);
    }
    for (who, client) in NAMES.iter().zip(&mut three.people) {
        holds_none_of(&everything(client, &id).await, &secrets, who);
    }
}

#[tokio::test]
async fn only_the_owner_sees_the_links() {
    let (house, id, mut owner) = Three::waiting().await;
    let mut secrets: Vec<String> = house.tokens(&id).await.into_values().collect();
    assert_eq!(secrets.len(), 2);
    let page = owner.get(&format!("/table/{id}")).await;
    assert!(secrets.iter().all(|token| page.body.contains(token.as_str())));
    let mut friend = house.client();
    friend.post(&format!("/table/{id}/join/{}", secrets[0]), &[("name", "Grace")]).await;
    let nonces = [("seat", "1"), ("nonce", "nonce-of-1-Zq7")];
    assert_eq!(friend.post(&format!("/table/{id}/nonce"), &nonces).await.status, 303);
    secrets.push(house.secret(&id).await);
    secrets.push(nonce(1));
    let mut spectator = house.guest("Barbara").await;
    for client in [&mut friend, &mut spectator, &mut house.client()] {
        holds_none_of(&everything(client, &id).await, &secrets, "another");
    }
    holds_none_of(&everything(&mut owner, &id).await, &secrets[2..], "the owner");
}

#[tokio::test]
async fn a_draft_is_seen_by_its_seat_alone() {
    let mut three = Three::running().await;
    let (id, seat) = (three.id.clone(), three.due().await);
    let mut others: Vec<Client> =
        (0..3).filter(|other| *other != seat).map(|other| three.people[other].clone()).collect();
    others.extend([three.house.guest("Barbara").await, three.house.client()]);
    let mut before = Vec::new();
    for other in &mut others {
        before.push(everything(other, &id).await);
    }
    let own = everything(&mut three.people[seat], &id).await;
    assert_eq!(three.play(seat, "issue 7").await.status, 200);
    for (other, before) in others.iter_mut().zip(&before) {
        assert!(everything(other, &id).await == *before, "a draft is seen by another");
    }
    assert_ne!(everything(&mut three.people[seat], &id).await, own, "it is seen by its seat");
    // Neither once it is undone.
    let asked = three.asked(seat).await;
    let path = three.path("undo");
    assert_eq!(three.people[seat].post_part(&path, &asked.with(&[])).await.status, 200);
    for (other, before) in others.iter_mut().zip(&before) {
        assert!(everything(other, &id).await == *before, "an undone draft is seen by another");
    }
}

#[tokio::test]
async fn the_secret_is_told_when_the_game_is_over() {
    let house = House::new().await;
    let mut owner = house.guest("Ada").await;
    let id = owner.post("/new", &with_bots(1)).await.table();
    let secret = house.secret(&id).await;
    house.until(&id, |head| head.owed & 1 == 1).await;
    for what in ["record", "verify"] {
        assert_eq!(owner.get(&format!("/table/{id}/{what}")).await.status, 404, "{what} while the game runs");
    }
    assert_eq!(due(&house, &id).await, 0);
    assert_eq!(owner.post(&format!("/table/{id}/concede"), &[("seat", "0")]).await.status, 303);
    house.until(&id, |head| head.stage == store::Stage::Over).await;
    let mut nobody = house.client();
    let page = nobody.get(&format!("/table/{id}")).await;
    assert!(page.body.contains(&secret));
    let record = nobody.get(&format!("/table/{id}/record")).await;
    assert_eq!((record.status, record.header("content-type")), (200, "text/plain; charset=utf-8"));
    assert!(record.header("content-disposition").starts_with("attachment"));
    assert!(record.body.contains(&format!("secret: {secret}")));
    let verified = nobody.get(&format!("/table/{id}/verify")).await;
    assert!(verified.status == 200 && verified.body.contains(&secret));
}

#[tokio::test]
async fn a_game_against_bots_has_no_audience_unless_it_is_wanted() {
    let house = House::new().await;
    let mut ada = house.guest("Ada").await;
    let alone = ada.post("/play-now", &[("game", "age-of-steam")]).await.table();
    let open = ada.post("/new", &with_bots(1)).await.table();
    let (mine, others) = (ada.get("/").await.body, house.client().get("/").await.body);
    assert!(mine.contains(&alone) && mine.contains(&open));
    assert!(!others.contains(&alone) && others.contains(&open));
}
