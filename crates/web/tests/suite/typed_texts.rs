//! What people type: bounded, and never markup.

use crate::client::{Client, TestServer};
use crate::tables::{Three, friends};
use crate::vacated::fill;

/// Text that is too long, or does not look like what it is.
#[tokio::test]
async fn a_long_talk_keeps_the_names_of_its_lines() {
    let mut three = Three::running().await;
    let (here, chat) = (format!("/table/{}", three.id), three.path("chat"));
    for number in 0..205 {
        let said = format!("line {number}");
        assert_eq!(three.people[0].post(&chat, &[("text", &said)]).await.status, 303);
    }
    let page = three.people[1].get(&here).await;
    let [first, last] =
        ["said-5", "said-204"].map(|key| page.body.split_once(&format!("\"{key}\"")).unwrap().1);
    assert!(first.split("</li>").next().unwrap().contains("line 5"), "{first}");
    assert!(last.split("</li>").next().unwrap().contains("line 204"), "{last}");
    assert!(!page.body.contains("\"said-4\"") && !page.body.contains("\"said-205\""));
}

#[tokio::test]
async fn texts_are_bounded_and_plain() {
    let (server, id, mut owner) = Three::waiting().await;
    let here = |what: &str| format!("/table/{id}/{what}");
    let token = server.tokens(&id).await[&1].clone();
    let long = "x".repeat(600);
    let before = server.dump(&id).await;
    let join = here(&format!("join/{token}"));
    let blank = ["", " ", "\u{200b}\u{202e}", "\n\t", &long];
    for text in blank {
        for (path, name) in
            [(&*here("chat"), "text"), (&*here("nonce"), "nonce"), (&*join, "name"), ("/me/name", "name")]
        {
            let answer = owner.post(path, &[(name, text), ("seat", "0")]).await;
            assert!(matches!(answer.status, 200 | 409 | 422), "{path} {text:?}: {}", answer.status);
            assert!(answer.body.contains("characters"), "{path} {text:?} says why: {}", answer.body);
        }
    }
    let mut titled = friends(3);
    titled.push(("title", &long));
    assert_eq!(owner.post("/new", &titled).await.status, 422);
    assert_eq!(server.dump(&id).await, before);

    let odd = "A\u{202e}d\u{0}a\r\n\u{200b} \u{2028} L";
    for (path, fields) in [
        (here("chat"), [("text", odd), ("seat", "0")]),
        (here("nonce"), [("nonce", odd), ("seat", "0")]),
        (join.clone(), [("name", odd), ("seat", "0")]),
    ] {
        assert_eq!(owner.post(&path, &fields).await.status, 303, "{path}");
    }
    let after = server.dump(&id).await;
    assert_eq!(after.matches("Ada L").count(), 4, "three in the log, one in the head: {after}");
    assert!(
        !after.contains('\u{202e}') && !after.contains("\\u202e") && !after.contains("\\u0000"),
        "{after}"
    );
}

const EVIL: &str = "<b x='&\">";

async fn shows_it_harmless(client: &mut Client, path: &str) {
    for answer in [client.get(path).await, client.part(path).await] {
        assert!(!answer.body.contains("<b x"), "{path} lets markup through: {}", answer.body);
        if answer.header("content-type").starts_with("text/html") {
            assert!(!answer.body.contains("b x='&\">"), "{path} leaves an attribute: {}", answer.body);
        }
    }
}

#[tokio::test]
async fn markup_in_what_people_type_stays_text() {
    let server = TestServer::new().await;
    let mut owner = server.guest(EVIL).await;
    let mut fields = friends(3);
    fields.extend([("title", EVIL), ("name0", EVIL)]);
    let id = owner.post("/new", &fields).await.table();
    let here = |what: &str| format!("/table/{id}/{what}");
    owner.post(&here("chat"), &[("text", EVIL)]).await;
    owner.post(&here("nonce"), &[("seat", "0"), ("nonce", EVIL)]).await;
    let tokens = server.tokens(&id).await;
    let (mut friend, mut nobody) = (server.client(), server.client());
    for client in [&mut owner, &mut friend, &mut nobody] {
        for path in [
            "/",
            "/me",
            &format!("/table/{id}"),
            &here(&format!("join/{}", tokens[&1])),
            &format!("/{EVIL}").replace(['<', '>', '"', ' '], ""),
        ] {
            shows_it_harmless(client, path).await;
        }
    }
    friend.post(&here(&format!("join/{}", tokens[&1])), &[("name", EVIL)]).await;
    assert_eq!(fill(&server, &mut owner, &id, 2, "greedy").await, 303);
    assert_eq!(owner.post(&here("start"), &[]).await.status, 303);
    owner.post(&here("hand"), &[("seat", "0"), ("level", EVIL)]).await;
    for refused in [
        owner.post(&here("play"), &[("seat", "0"), ("stamp", "0-0"), ("move", EVIL)]).await,
        owner.post(&here("hand"), &[("seat", "0"), ("level", EVIL)]).await,
        owner.post("/me/sign-in", &[("name", EVIL), ("password", EVIL)]).await,
        owner.post("/import", &[("record", EVIL)]).await,
        owner.post("/new", &[("title", EVIL), ("players", EVIL), ("seat0", EVIL), ("name0", EVIL)]).await,
    ] {
        // If a bot was quicker, the move is stale: then the page is shown again, without the reason.
        assert!(refused.status >= 303 && !refused.body.contains("<b x"), "{}", refused.body);
    }
    for what in ["concede"] {
        assert_eq!(owner.post(&here(what), &[("seat", "0")]).await.status, 303);
        assert_eq!(friend.post(&here(what), &[("seat", "1")]).await.status, 303);
    }
    server.until(&id, |head| head.stage == store::StoredStage::Over).await;
    for client in [&mut owner, &mut friend, &mut nobody] {
        for path in ["/", &format!("/table/{id}"), &here("verify"), &format!("/table/{id}?log=all")] {
            shows_it_harmless(client, path).await;
        }
    }
    let page = nobody.get(&format!("/table/{id}")).await;
    assert!(page.body.matches("&lt;b x=").count() >= 4, "names, title, chat and nonce are there");
}
