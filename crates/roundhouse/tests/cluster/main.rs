//! Several nodes on one PostgreSQL behind the proxy that we ship a configuration for: one of them dies, and nobody at the
//! table loses anything.
#![cfg(target_os = "linux")]
#![allow(clippy::unwrap_used, reason = "a test fails by panicking")]

use std::process::Command;

use testbed::{Answer, Browser, DatabaseInspector, Nginx, Node, Player, Port, Postgres, Site, StepOutcome};

/// How much a person does before the node dies, and after it.
const ACTS: usize = 12;

fn behind_the_proxy(database: &str) -> Node {
    behind_the_proxy_at("127.0.0.1:0", database)
}

fn behind_the_proxy_at(listen: &str, database: &str) -> Node {
    let more = ["--behind-proxy", "--public-url", "https://table.example"];
    Node::run_at(listen, Command::new(env!("CARGO_BIN_EXE_roundhouse")), database, &more)
}

/// A table that everybody may look at.
fn open_table(site: &Site) -> String {
    let form =
        [("players", "3"), ("seat0", "me"), ("seat1", "me"), ("seat2", "me"), ("audience", "everyone")];
    let table = Browser::default().ask(site, "/new", Some(&form)).unwrap().table().unwrap();
    format!("/table/{table}")
}

/// Ten visitors, one after the other: more than enough for both nodes to have been tried.
fn ten_visits(site: &Site, path: &str) -> Vec<Option<Answer>> {
    (0..10).map(|_| Browser::default().ask(site, path, None)).collect()
}

fn all_are_shown(site: &Site, path: &str, when: &str) {
    for visit in ten_visits(site, path) {
        assert_eq!(visit.map(|answer| answer.status), Some(200), "{when}");
    }
}

/// Plays until this much was acknowledged. What was sent to a node that died is looked up, since it must not be sent twice.
fn acts(player: &mut Player, site: &Site, inspector: &DatabaseInspector) {
    let enough = player.stats.acknowledged + ACTS;
    while player.stats.acknowledged < enough {
        match player.step(site) {
            StepOutcome::Acted | StepOutcome::Waited => {}
            StepOutcome::Over => player.next_game(site),
            StepOutcome::Gone | StepOutcome::CannotSave | StepOutcome::Late => {
                player.settle(|table| inspector.contents(table))
            }
        }
    }
}

#[test]
fn a_game_goes_on_when_a_node_dies() {
    let postgres = Postgres::start();
    let database = postgres.database("tables");
    let mut nodes = [behind_the_proxy(&database), behind_the_proxy(&database)];
    let nginx = Nginx::start([&nodes[0].address, &nodes[1].address]);
    let (site, inspector) = (nginx.site(), DatabaseInspector::open(&database));
    let mut player = Player::sit_down("age-of-steam", 7, &site).expect("a table");
    acts(&mut player, &site, &inspector);
    player.settle(|table| inspector.contents(table));
    nodes[0].kill();
    acts(&mut player, &site, &inspector);
    player.settle(|table| inspector.contents(table));
}

#[test]
fn a_node_that_is_back_answers_at_once_for_one_that_dies() {
    let postgres = Postgres::start();
    let database = postgres.database("tables");
    let ports = [Port::hold(), Port::hold()];
    let [mut first, mut second] =
        ports.each_ref().map(|port| behind_the_proxy_at(&port.address(), &database));
    let nginx = Nginx::start([&first.address, &second.address]);
    let site = nginx.site();
    let table = open_table(&site);
    all_are_shown(&site, &table, "both nodes are there");
    first.kill();
    all_are_shown(&site, &table, "the first is gone");
    first = behind_the_proxy_at(&ports[0].address(), &database);
    second.kill();
    all_are_shown(&site, &table, "the first is back, the second is gone");
    drop(first);
}

#[test]
fn without_a_database_visitors_read_a_page_of_ours() {
    let postgres = Postgres::start();
    let database = postgres.database("tables");
    let nodes = [behind_the_proxy(&database), behind_the_proxy(&database)];
    let nginx = Nginx::start([&nodes[0].address, &nodes[1].address]);
    let site = nginx.site();
    let table = open_table(&site);
    all_are_shown(&site, &table, "all is well");
    postgres.crash();
    for visit in ten_visits(&site, &table) {
        let answer = visit.expect("an answer of a node, not one that the proxy makes up");
        assert_eq!(answer.status, 503, "{}", answer.body);
        assert!(answer.body.contains("We cannot save right now."), "{}", answer.body);
    }
}

#[test]
fn the_proxy_does_not_hold_back_what_changes() {
    let postgres = Postgres::start();
    let database = postgres.database("tables");
    let nodes = [behind_the_proxy(&database), behind_the_proxy(&database)];
    let nginx = Nginx::start([&nodes[0].address, &nodes[1].address]);
    let table = open_table(&nginx.site());
    assert!(nginx.stream_says(&format!("{table}/live"), "event: tick"));
}

#[test]
fn the_proxy_shows_visitors_what_is_theirs_only() {
    let postgres = Postgres::start();
    let database = postgres.database("tables");
    let nodes = [behind_the_proxy(&database), behind_the_proxy(&database)];
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
