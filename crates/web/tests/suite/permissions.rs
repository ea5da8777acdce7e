//! Permissions: nobody changes what is not theirs.

use crate::client::{Client, TestServer};
use crate::routes::{AT_A_TABLE, For};
use crate::tables::{Three, TurnRequest};

/// A form with every field that any route could ask for, as its page would have it.
async fn fields(three: &mut Three, victim: usize) -> Vec<(String, String)> {
    let asked = TurnRequest::on(&mut three.people[victim], &three.id, victim).await;
    let (mv, since) = ("issue 2", three.server.since(&three.id, victim).await);
    let more = [
        ("move", mv),
        ("for_good", "1"),
        ("spot", "hex-Q10"),
        ("level", "greedy"),
        ("nonce", "steered"),
        ("name", "Mallory"),
        ("to", "0"),
        ("agree", "1"),
        ("text", "hello"),
        ("audience", "invited"),
        ("what", "new"),
        ("may", "1"),
        ("person", "1"),
        ("since", &*since),
    ];
    asked.with(&more).into_iter().map(|(name, value)| (name.to_owned(), value.to_owned())).collect()
}

async fn knock(
    server: &TestServer,
    id: &str,
    who: &mut Client,
    sits: bool,
    fields: &[(String, String)],
    stage: &str,
) {
    let fields: Vec<(&str, &str)> = fields.iter().map(|(name, value)| (&**name, &**value)).collect();
    for (what, whom) in AT_A_TABLE {
        let owner = stage.ends_with("by its owner");
        if whom == For::Talk || (whom == For::Anyone && sits) || (whom == For::Owner && owner) {
            continue;
        }
        let path = format!("/table/{id}/{}", what.replace("{token}", "abcdefghijkmnpqrstuvwxyz23"));
        let before = server.dump(id).await;
        for answer in [who.post(&path, &fields).await, who.post_part(&path, &fields).await] {
            assert!(answer.status < 500, "{stage} {what}: {answer:?}");
            if matches!(whom, For::TheirOwn | For::Owner) && answer.status < 400 {
                // An invalid link leads a player to the table.
                assert!(what.starts_with("join") && sits, "{stage} {what}: {answer:?}");
            }
        }
        assert!(server.dump(id).await == before, "{stage}: {what} by another changes the table");
    }
}

async fn everybody_knocks(three: &mut Three, victim: usize, fields: &[(String, String)], stage: &str) {
    // The owner may do more than others.
    let other = (1..3).find(|other| *other != victim).unwrap();
    let mut spectator = three.server.guest("Barbara").await;
    let mut nobody = three.server.client();
    knock(&three.server, &three.id, &mut three.people[other].clone(), true, fields, stage).await;
    knock(&three.server, &three.id, &mut spectator, false, fields, stage).await;
    knock(&three.server, &three.id, &mut nobody, false, fields, stage).await;
}

#[tokio::test]
async fn nobody_plays_for_another() {
    let mut three = Three::running().await;
    let victim = three.due().await;
    let form = fields(&mut three, victim).await;
    everybody_knocks(&mut three, victim, &form, "running").await;
    // With a draft of two moves, the forms for undo, redo and end would have an effect.
    assert_eq!(three.play(victim, "issue 2").await.status, 200);
    let form = fields(&mut three, victim).await;
    everybody_knocks(&mut three, victim, &form, "drafted").await;
    let before = three.server.dump(&three.id).await;
    let (path, asked) = (three.path("end"), three.asked(victim).await);
    assert_eq!(three.people[victim].post_part(&path, &asked.with(&[])).await.status, 200);
    assert_ne!(three.server.dump(&three.id).await, before, "who sits there can do it");
    // A bot plays for the victim: nobody else takes that seat.
    let seat = victim.to_string();
    let path = three.path("hand");
    assert_eq!(three.people[victim].post(&path, &[("seat", &seat), ("level", "random")]).await.status, 303);
    everybody_knocks(&mut three, victim, &form, "handed").await;
}

#[tokio::test]
async fn nobody_changes_a_table_that_waits_or_is_over() {
    let (server, id, owner) = Three::waiting().await;
    let tokens = server.tokens(&id).await;
    let mut friend = server.client();
    friend.post(&format!("/table/{id}/join/{}", tokens[&1]), &[("name", "Grace")]).await;
    let links = tokens.into_values().collect();
    let mut three = Three { server, id, people: [owner, friend.clone(), friend], links };
    let named = |seat: &str| {
        let (stamp, since) = (("stamp", "0-0"), ("since", "0"));
        [("seat", seat), stamp, since, ("move", "issue 2"), ("nonce", "x"), ("level", "greedy")]
            .map(|(name, value)| (name.to_owned(), value.to_owned()))
    };
    everybody_knocks(&mut three, 0, &named("0"), "waiting").await;
    everybody_knocks(&mut three, 0, &named("2"), "waiting, a free seat").await;

    let mut three = Three::running().await;
    let id = three.id.clone();
    for seat in 0..3 {
        let form = [("seat", ["0", "1", "2"][seat])];
        let path = three.path("concede");
        assert_eq!(three.people[seat].post(&path, &form).await.status, 303);
    }
    three.server.until(&id, |head| head.stage == store::StoredStage::Over).await;
    everybody_knocks(&mut three, 0, &named("0"), "over").await;
    let mut owner = three.people[0].clone();
    knock(&three.server, &id, &mut owner, true, &named("0"), "over, by its owner").await;
}

#[tokio::test]
async fn whoever_talks_talks_for_himself() {
    let mut three = Three::running().await;
    let path = three.path("chat");
    let write = three.path("onlookers-write");
    assert_eq!(three.people[0].post(&write, &[("may", "1")]).await.status, 303);
    let mut nobody = three.server.client();
    for (who, client) in [("seat 1", &mut three.people[1]), ("nobody", &mut nobody)] {
        let form = [("text", "hello"), ("seat", "0"), ("name", "Ada")];
        assert_eq!(client.post(&path, &form).await.status, 303, "{who}");
    }
    let log = three.server.log(&three.id).await;
    let said = log.iter().filter_map(|entry| match entry {
        table::TableEvent::Said { seat, name, .. } => Some((seat.map(kernel::Seat::index), name.as_str())),
        _ => None,
    });
    assert_eq!(said.collect::<Vec<_>>(), [(Some(1), "Grace"), (None, "Guest")]);
}
