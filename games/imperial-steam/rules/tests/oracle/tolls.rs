//! IMP-12.6 and IMP-12.7 once more: every shortest way is walked, and the best of them is taken.

use imperial_steam::printed::Printed;
use imperial_steam::{Position, TollPath};
use kernel::{Seat, Stream};
use serde_json::Value;

use crate::board::{BOARD, Link, network, number, owners, seats, words};
use crate::made_up;

/// Ways by tracks of anybody.
struct Ways<'a> {
    table: &'a Value,
    /// The links that have a track, and the rank of the most influential who has one there.
    open: Vec<(&'static Link, usize)>,
}

impl<'a> Ways<'a> {
    fn new(table: &'a Value) -> Self {
        let ranking: Vec<usize> =
            table["ranking"].as_array().unwrap().iter().map(|seat| number(seat) as usize).collect();
        let rank = |link: &Link| {
            let owners = owners(table, &link.text);
            ranking.iter().position(|seat| owners.contains(seat))
        };
        Self { table, open: BOARD.links.iter().filter_map(|link| Some((link, rank(link)?))).collect() }
    }

    /// Adds those who are paid on every way that leads on to Trieste in this many links and visits no city twice.
    fn walk(&self, left: usize, been: &mut Vec<String>, paid: &mut Vec<usize>, found: &mut Vec<Vec<usize>>) {
        let here = been[been.len() - 1].clone();
        if here == "trieste" {
            found.push(paid.clone());
            return;
        }
        for (link, rank) in self.open.iter().filter(|_| left > 0) {
            let there = match &link.ends {
                [a, b] if *a == here => b,
                [a, b] if *b == here => a,
                _ => continue,
            };
            if !been.contains(there) {
                been.push(there.clone());
                paid.push(*rank);
                self.walk(left - 1, been, paid, found);
                been.pop();
                paid.pop();
            }
        }
    }

    /// The ranks of those who are paid by this player, when anything is to be paid.
    fn best(&self, seat: usize) -> Option<Vec<usize>> {
        let cities = |seat: &Value| network(&words(&seat["tracks"]));
        let joined = |seat: &Value| cities(seat).iter().any(|city| city == "trieste");
        let player = &seats(self.table)[seat];
        if !seats(self.table).iter().any(joined) || joined(player) || words(&player["contracts"]).is_empty() {
            return None;
        }
        let starts = cities(player);
        (1..30).find_map(|length| {
            let mut found = Vec::new();
            for city in &starts {
                self.walk(length, &mut vec![city.clone()], &mut Vec::new(), &mut found);
            }
            // The one whose first link pays the most influential, then the second, and so on.
            found.into_iter().min()
        })
    }
}

#[test]
fn tolls_go_the_way_they_must() {
    let mut stream = Stream::from_seed([12; 32]);
    let (mut joined, mut compared) = (0, 0);
    for position in (0..3000).filter_map(|_| made_up::position(true, &mut stream)) {
        joined += usize::from(position.table().trieste_is_joined());
        let table = &serde_json::to_value(&position).unwrap()["table"];
        let ways = Ways::new(table);
        for seat in position.table().all_seats() {
            let path = position.table().toll_path(seat);
            let Some(ranks) = ways.best(seat.index()) else {
                assert!(path.steps.is_empty() && path.from.is_none());
                continue;
            };
            compared += 1;
            let ranking: Vec<Seat> = position.table().by_influence().collect();
            let owners: Vec<Seat> = ranks.iter().map(|rank| ranking[*rank]).collect();
            assert_eq!(path.steps.iter().map(|step| step.owner).collect::<Vec<_>>(), owners, "{table}");
            assert!(hangs_together(&position, seat, &path), "{table}");
            let mut expected = [0; 4];
            owners.iter().for_each(|owner| expected[owner.index()] += 20);
            assert_eq!(path.paid(), expected);
        }
    }
    assert!(joined > 300 && compared > 800, "{joined} games, {compared} ways");
}

/// The way begins in the network, goes from city to city, and ends in Trieste.
fn hangs_together(position: &Position, seat: Seat, path: &TollPath) -> bool {
    let map = &Printed::shipped().map;
    let mut at = path.from.unwrap();
    let begins = position.table().player(seat).network.contains(at);
    let goes_on = path.steps.iter().all(|step| {
        let joins = map.link(step.link).ends().contains(&at) && map.link(step.link).beyond(at) == step.to;
        at = step.to;
        joins && position.table().tracks[step.link.index()].contains(step.owner) && step.owner != seat
    });
    begins && goes_on && at == map.trieste
}
