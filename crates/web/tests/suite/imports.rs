//! Records of games that were played elsewhere.

use kernel::MOST_MOVES;
use testbed::endless_record;

use crate::client::TestServer;

const RECORDS: [&str; 3] = [
    include_str!("../../../../games/age-of-steam/rules/tests/goldens/three-players.record"),
    include_str!("../../../../games/age-of-steam/rules/tests/goldens/four-players.record"),
    include_str!("../../../../games/age-of-steam/rules/tests/goldens/six-players.record"),
];

#[tokio::test]
async fn a_record_can_be_looked_through_and_continued() {
    let server = TestServer::new().await;
    for record in RECORDS {
        let mut client = server.client();
        let id = client.post("/import", &[("record", record)]).await.table();
        let here = |what: &str| format!("/table/{id}{what}");
        let mut nobody = server.client();
        let page = nobody.get(&here("")).await;
        assert_eq!(page.status, 200);
        let made: usize = page.data("data-made").parse().unwrap();
        for at in ["0", "1", "40", "99999999", "18446744073709551615"] {
            assert_eq!(nobody.part(&here(&format!("?at={at}"))).await.status, 200, "{at}");
        }
        assert_eq!(nobody.get(&here("/verify")).await.status, 200);
        assert_eq!(
            nobody.get(&here("/record")).await.body.trim_end(),
            record.trim_end(),
            "the same record comes out"
        );
        let before = server.dump(&id).await;
        let on = client.post(&here("/continue"), &[("seat", "1"), ("at", "40")]).await.table();
        server.until(&on, |head| head.owed == 2 || head.stage == store::StoredStage::Over).await;
        assert_eq!(server.dump(&id).await, before, "the record stays as it is");
        let page = client.get(&format!("/table/{on}")).await;
        assert!(page.data("data-made").parse::<usize>().unwrap() >= 40 && page.data("data-seat") == "1");
        // There is nothing to continue after the end, but it can be requested.
        let made = made.to_string();
        assert_eq!(client.post(&here("/continue"), &[("seat", "0"), ("at", &made)]).await.status, 303);
        for bad in [[("seat", "6"), ("at", "1")], [("seat", "x"), ("at", "1")], [("seat", "0"), ("at", "x")]]
        {
            assert_eq!(client.post(&here("/continue"), &bad).await.status, 400, "{bad:?}");
        }
        // A record cannot be played.
        let form = [("seat", "0"), ("stamp", "0-0"), ("move", "issue 2")];
        assert_eq!(client.post(&here("/play"), &form).await.status, 403);
    }
}

#[tokio::test]
async fn a_damaged_record_is_refused_with_a_sentence() {
    let server = TestServer::new().await;
    let whole = RECORDS[0];
    let half = &whole[..whole.len() / 2];
    let changed = whole.replacen("issue 1", "issue 2", 1);
    let secret = whole.replacen("secret: golden/0", "secret: golden/1", 1);
    let other = whole.replacen("game: age-of-steam", "game: chess", 1);
    let version = whole.replacen("rules: 1", "rules: 99", 1);
    let many = whole.replacen("players: 3", "players: 200", 1);
    let large = format!("{whole}{}", "x".repeat(1 << 20));
    for record in ["", "hello", "\0", half, &changed, &secret, &other, &version, &many, &large, &whole[20..]]
    {
        let mut client = server.client();
        let answer = client.post("/import", &[("record", record)]).await;
        assert_eq!(answer.status, 422);
        assert!(answer.body.contains("This record cannot be used"), "a sentence");
        assert!(client.cookies.is_empty(), "nobody is made for it");
    }
}

/// The record that is cheapest to write and most expensive to store.
#[tokio::test]
async fn the_longest_record_costs_little_and_a_longer_one_nothing() {
    let server = TestServer::new().await;
    let mut client = server.client();
    let record = endless_record(MOST_MOVES);
    let id = client.post("/import", &[("record", &record)]).await.table();
    let stored = server.store.load_table(&id).await.unwrap().unwrap();
    let entries: usize = stored.entries.iter().map(|entry| entry.body.len()).sum();
    let snapshots: usize = stored.snapshots.iter().map(|snapshot| snapshot.body.len()).sum();
    println!("{} bytes of text: {entries} of entries, {snapshots} of snapshots", record.len());
    assert!(entries < 5 * record.len() && snapshots < 1 << 20, "{entries} + {snapshots}");
    assert!(stored.snapshots.len() <= 16, "{} of them", stored.snapshots.len());
    // A short form that copies the long record costs no more.
    let here = format!("/table/{id}/continue");
    let copy = client.post(&here, &[("seat", "0"), ("at", "19990")]).await.table();
    let copied = server.store.load_table(&copy).await.unwrap().unwrap();
    assert!((1..=16).contains(&copied.snapshots.len()), "{} of them", copied.snapshots.len());
    for page in ["", "?at=10000", "/verify"] {
        let page = client.get(&format!("/table/{id}{page}")).await;
        assert_eq!(page.status, 200);
        assert!(page.body.len() < 1 << 20, "{} bytes", page.body.len());
    }
    let here = format!("/table/{id}/record");
    assert_eq!(
        client.get(&here).await.body.trim_end(),
        record.trim_end(),
        "by the rules that it was played by"
    );
    // One more move, with a matching digest, is refused before anything is played.
    let lines = record.lines().rfind(|line| line.ends_with(" bank")).unwrap();
    let longer = record.replacen(&format!("{lines}\nstanding"), &format!("{lines}\n{lines}\nstanding"), 1);
    let answer = client.post("/import", &[("record", &longer)]).await;
    assert_eq!(answer.status, 422);
    assert!(answer.body.contains("more than 20000 moves") || answer.body.contains("more than 20,000 moves"));
    // Opening it later stores nothing more.
    let page = client.at(&server.restarted()).get(&format!("/table/{id}")).await;
    assert_eq!(page.status, 200);
    assert_eq!(server.store.load_table(&id).await.unwrap().unwrap().snapshots, stored.snapshots);
}
