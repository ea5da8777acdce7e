//! A server with a seed, for tests: what happens at its tables happens again, and nothing else can be known.

use std::collections::BTreeSet;

use store::StoredStage;
use web::{Chance, Config};

use crate::client::{TestServer, free};

/// What a visit leaves behind: each table's secret and moves, and whatever lets somebody in.
struct Visit {
    games: Vec<(String, Vec<(usize, String)>)>,
    ways_in: BTreeSet<String>,
}

/// Opens some tables of bots, which play at once beside each other, and one that waits for a friend.
async fn visit(seed: &str) -> Visit {
    let server = TestServer::with(Config { chance: Chance::predictable(seed), ..free() }).await;
    let mut owner = server.guest("Ada").await;
    let bot = "bot:random";
    let of_bots = [("seat0", bot), ("seat1", bot), ("seat2", bot), ("players", "3")];
    let (mut tables, mut games) = (Vec::new(), Vec::new());
    for _ in 0..4 {
        tables.push(owner.post("/new", &of_bots).await.table());
    }
    for table in &tables {
        server.until(table, |head| head.stage == StoredStage::Over).await;
        games.push((server.secret(table).await, server.moves(table).await));
    }
    let waiting = [("seat0", "me"), ("seat1", "friend"), ("seat2", "friend"), ("players", "3")];
    let waiting = owner.post("/new", &waiting).await.table();
    let links = server.tokens(&waiting).await.into_values();
    let ways_in = links.chain([owner.token().to_owned(), waiting]).chain(tables).collect();
    Visit { games, ways_in }
}

#[tokio::test]
async fn the_same_seed_plays_the_same_games_and_opens_no_door() {
    let (first, again, other) = (visit("7").await, visit("7").await, visit("8").await);
    assert_eq!(first.games, again.games);
    assert_ne!(first.games, other.games);
    assert_eq!(first.ways_in.len(), 8, "a session, two links, and the names of five tables");
    assert!(first.ways_in.is_disjoint(&again.ways_in), "{:?} {:?}", first.ways_in, again.ways_in);
    let secrets: BTreeSet<_> = first.games.iter().map(|(secret, _)| secret).collect();
    assert_eq!(secrets.len(), first.games.len(), "each table has a secret of its own");
}
