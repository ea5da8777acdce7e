//! What must not be revealed.

use crate::client::{Client, TestServer};
use crate::tables::{NAMES, Three, TurnRequest, due, friends, nonce, with_bots};

/// Every page, part and stream that anybody can request.
pub(crate) async fn everything(client: &mut Client, id: &str) -> String {
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

/// All pages. Streams are checked separately; the list of routes in `routes` keeps this one complete.
pub(crate) const PAGES: [&str; 25] = [
    "/",
    "/new",
    "/import",
    "/me",
    "/keys",
    "/rules",
    "/rules/age-of-steam",
    "/rules/steam-power",
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
    "/table/{id}/people",
    "/table/{id}/watch/x",
    "/table/{id}/nowhere",
];

fn holds_none_of(seen: &str, secrets: &[String], who: &str) {
    for secret in secrets {
        assert!(secret.len() > 4 && !seen.contains(secret.as_str()), "{who} sees {secret}");
    }
}

#[tokio::test]
async fn nobody_sees_what_is_not_for_them() {
    let mut three = Three::running().await;
    let id = three.id.clone();
    // An account, so that there is a password hash.
    let account = [("name", NAMES[1]), ("password", "correct horse battery")];
    assert_eq!(three.people[1].post("/me/sign-up", &account).await.status, 303);
    let (_, hash) = three.server.store.account(NAMES[1]).await.unwrap().unwrap();
    let mut secrets =
        vec![three.server.secret(&id).await, hash, "correct horse".to_owned(), "argon2".to_owned()];
    secrets.extend(three.links.iter().cloned());
    secrets.extend((0..3).map(nonce));
    let tokens: Vec<String> = three.people.iter().map(|person| person.token().to_owned()).collect();
    secrets.extend(tokens);
    let mut watching = three.server.guest("Barbara").await;
    let mut nobody = three.server.client();
    for (who, client) in [("spectator", &mut watching), ("nobody", &mut nobody)] {
        holds_none_of(&everything(client, &id).await, &secrets, who);
    }
    for (who, client) in NAMES.iter().zip(&mut three.people) {
        holds_none_of(&everything(client, &id).await, &secrets, who);
    }
}

/// Whether a contract is mentioned, as in `contract-c12` or `"c12"`; a colour or a digest with the same letters does
/// not count.
fn names_contract(seen: &str, contract: &str) -> bool {
    let part_of_a_word = |c: char| c.is_alphanumeric() || c == '#';
    seen.match_indices(contract).any(|(at, _)| {
        !seen[..at].ends_with(part_of_a_word) && !seen[at + contract.len()..].starts_with(part_of_a_word)
    })
}

/// The contracts in each hand, as only the server knows them.
async fn hands(server: &TestServer, id: &str) -> Vec<Vec<String>> {
    let log: Vec<_> = server.log(id).await.into_iter().map(|event| (0, event)).collect();
    let table = table::Table::fold(&log, &[]).unwrap().table;
    let hand = |seat| {
        let data = table.game().unwrap().data(kernel::Viewer::Seat(seat));
        serde_json::from_value(data["view"]["hand"].clone()).unwrap()
    };
    kernel::Seat::all(3).map(hand).collect()
}

#[tokio::test]
async fn a_hand_is_seen_by_its_seat_alone() {
    let mut three = Three::playing("steam-power").await;
    let id = three.id.clone();
    let mut watching = three.server.guest("Barbara").await;
    // At first, and again after contracts were drawn and money was taken.
    for drawn in 0..4 {
        let hands = hands(&three.server, &id).await;
        assert!(hands.iter().all(|hand| hand.len() >= 5), "{hands:?}");
        for (seat, person) in three.people.iter_mut().enumerate() {
            let seen = everything(person, &id).await;
            for (of, hand) in hands.iter().enumerate() {
                for contract in hand {
                    let named = names_contract(&seen, contract);
                    assert_eq!(
                        named,
                        of == seat,
                        "after {drawn} turns, seat {seat}: {contract} of seat {of}"
                    );
                }
            }
        }
        let seen = everything(&mut watching, &id).await;
        assert!(!hands.concat().iter().any(|contract| names_contract(&seen, contract)));

        let due = three.due().await;
        for (path, more) in [
            ("play", vec![("move", "take"), ("for_good", "1")]),
            ("play", vec![("move", "bank")]),
            ("end", vec![]),
        ] {
            let asked = three.asked(due).await;
            let path = three.path(path);
            assert_eq!(three.people[due].post_part(&path, &asked.with(&more)).await.status, 200);
        }
        assert_ne!(three.due().await, due, "the turn is over");
    }
}

#[tokio::test]
async fn at_a_shared_screen_only_who_is_to_decide_sees_a_hand() {
    let server = TestServer::new().await;
    let mut ann = server.guest("Ann").await;
    let mut fields = friends(3);
    fields[1] = ("seat1", "me");
    fields.push(("game", "steam-power"));
    let id = ann.post("/new", &fields).await.table();
    let mut bea = server.client();
    let token = server.tokens(&id).await[&2].clone();
    assert_eq!(bea.post(&format!("/table/{id}/join/{token}"), &[("name", "Bea")]).await.table(), id);
    assert_eq!(ann.post(&format!("/table/{id}/start"), &[]).await.table(), id);
    let mut shown = [0; 3];
    while shown.contains(&0) {
        let (due, hands) = (due(&server, &id).await, hands(&server, &id).await);
        shown[due] += 1;
        assert!(shown[due] < 3, "everybody has a turn");
        let here = due < 2;
        for (address, open) in [
            (format!("/table/{id}"), None),
            (format!("/table/{id}?seat=0"), Some(0)),
            (format!("/table/{id}?seat=1"), Some(1)),
            (format!("/table/{id}?seat=2"), None),
            (format!("/table/{id}?at=0"), None),
            (format!("/table/{id}?at=0&seat=0"), Some(0)),
            (format!("/table/{id}?at=0&seat=1"), Some(1)),
            (format!("/table/{id}/view.json"), None),
        ] {
            let seen = ann.get(&address).await.body;
            let named = |seat: usize| hands[seat].iter().any(|card| names_contract(&seen, card));
            // While nobody at this screen has to decide, no hand is shown.
            let wanted = [0, 1, 2].map(|seat| here && seat == due && open == Some(seat));
            assert_eq!([0, 1, 2].map(named), wanted, "{address} while seat {due} decides");
        }
        let page = ann.get(&format!("/table/{id}")).await.body;
        assert_eq!(page.contains("id=\"curtain\""), here);
        assert!(!page.contains(&format!("&amp;seat={due}")));
        let decides = if here { &mut ann } else { &mut bea };
        for (path, more) in
            [("play", vec![("move", "bank")]), ("play", vec![("move", "bank")]), ("end", vec![])]
        {
            let asked = TurnRequest::on(decides, &id, due).await;
            let path = format!("/table/{id}/{path}");
            assert_eq!(decides.post_part(&path, &asked.with(&more)).await.status, 200);
        }
    }
}

#[tokio::test]
async fn only_the_owner_sees_the_links() {
    let (server, id, mut owner) = Three::waiting().await;
    let mut secrets: Vec<String> = server.tokens(&id).await.into_values().collect();
    assert_eq!(secrets.len(), 2);
    let page = owner.get(&format!("/table/{id}")).await;
    assert!(secrets.iter().all(|token| page.body.contains(token.as_str())));
    let mut friend = server.client();
    friend.post(&format!("/table/{id}/join/{}", secrets[0]), &[("name", "Grace")]).await;
    let nonces = [("seat", "1"), ("nonce", "nonce-of-1-Zq7")];
    assert_eq!(friend.post(&format!("/table/{id}/nonce"), &nonces).await.status, 303);
    secrets.push(server.secret(&id).await);
    secrets.push(nonce(1));
    let mut spectator = server.guest("Barbara").await;
    for client in [&mut friend, &mut spectator, &mut server.client()] {
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
    others.extend([three.server.guest("Barbara").await, three.server.client()]);
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
    // Nor after it is undone.
    let asked = three.asked(seat).await;
    let path = three.path("undo");
    assert_eq!(three.people[seat].post_part(&path, &asked.with(&[])).await.status, 200);
    for (other, before) in others.iter_mut().zip(&before) {
        assert!(everything(other, &id).await == *before, "an undone draft is seen by another");
    }
}

#[tokio::test]
async fn the_secret_is_told_when_the_game_is_over() {
    let server = TestServer::new().await;
    let mut owner = server.guest("Ada").await;
    let id = owner.post("/new", &with_bots(1)).await.table();
    let secret = server.secret(&id).await;
    server.until(&id, |head| head.owed & 1 == 1).await;
    for what in ["record", "verify"] {
        assert_eq!(owner.get(&format!("/table/{id}/{what}")).await.status, 404, "{what} while the game runs");
    }
    assert_eq!(due(&server, &id).await, 0);
    assert_eq!(owner.post(&format!("/table/{id}/concede"), &[("seat", "0")]).await.status, 303);
    server.until(&id, |head| head.stage == store::StoredStage::Over).await;
    let mut nobody = server.client();
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
    let server = TestServer::new().await;
    let mut ada = server.guest("Ada").await;
    let alone = ada.post("/play-now", &[("game", "age-of-steam")]).await.table();
    let open = ada.post("/new", &with_bots(1)).await.table();
    let (mine, others) = (ada.get("/").await.body, server.client().get("/").await.body);
    assert!(mine.contains(&alone) && mine.contains(&open));
    assert!(!others.contains(&alone) && others.contains(&open));
}
