//! Several nodes on one PostgreSQL behind the proxy that we ship a configuration for: one of them dies, and nobody at the
//! table loses anything.
#![cfg(target_os = "linux")]
#![allow(clippy::unwrap_used, reason = "a test fails by panicking")]

mod nginx;
mod node;
#[path = "../playing/mod.rs"]
mod playing;
mod postgres;

use nginx::Nginx;
use node::Node;
use playing::{Browser, Done, Kept, Person};
use postgres::Postgres;

/// How much a person does before the node dies, and after it.
const ACTS: usize = 12;

#[test]
fn a_game_goes_on_when_a_node_dies() {
    let postgres = Postgres::start();
    let database = postgres.address();
    let mut nodes = [Node::start(&database), Node::start(&database)];
    let nginx = Nginx::start([&nodes[0].address, &nodes[1].address]);
    let site = nginx.site();

    let mut browser = Browser::default();
    let table = browser.ask(&site, "/play-now", Some(&[("game", "age-of-steam")])).unwrap().table();
    let mut person = Person::at(&table, browser);
    for _ in 0..ACTS {
        assert!(matches!(person.act_soon(&site, &mut || ()), Done::Acted));
    }
    let live = format!("/table/{table}/live");
    assert!(nginx.hears(&live, "event: tick"), "what changes is not held back by the proxy");
    let before = Kept::read(&database, &table);
    person.compare(&before);

    nodes[0].kill();
    for _ in 0..ACTS {
        match person.act_soon(&site, &mut || ()) {
            Done::Acted => {}
            // It was sent to the node that died, and nobody dares to send it twice: was it done?
            Done::Gone => person.compare(&Kept::read(&database, &table)),
            Done::Over | Done::Waited => panic!("the game ended too soon for this test"),
        }
    }
    assert!(nginx.hears(&live, "event: tick"), "the other node tells it as well");
    let after = Kept::read(&database, &table);
    assert!(after.moves.starts_with(&before.moves), "what was there is there");
    person.compare(&after);
}

#[test]
fn the_proxy_shows_visitors_what_is_theirs_only() {
    let postgres = Postgres::start();
    let database = postgres.address();
    let nodes = [Node::start(&database), Node::start(&database)];
    let nginx = Nginx::start([&nodes[0].address, &nodes[1].address]);
    let mut site = nginx.site();
    let mut browser = Browser::default();
    for (path, status) in
        [("/", 200), ("/rules", 200), ("/healthz", 404), ("/readyz", 404), ("/metrics", 404)]
    {
        assert_eq!(browser.ask(&site, path, None).unwrap().status, status, "{path}");
    }
    let named = browser.ask(&site, "/me/name", Some(&[("name", "Ada")])).unwrap();
    assert!(named.head.contains("; Secure"), "the proxy says that the way is encrypted: {}", named.head);
    assert!(named.head.to_lowercase().contains("strict-transport-security:"), "{}", named.head);
    site.host = "evil.example".to_owned();
    assert_eq!(browser.ask(&site, "/", None).unwrap().status, 421, "another name is refused");
}
