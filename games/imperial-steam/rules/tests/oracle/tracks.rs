//! IMP-4 and IMP-11.10 to IMP-11.12 once more: which tracks can be laid, by which crews, and for how much.

use std::collections::BTreeMap;

use imperial_steam::{Move, Position};
use kernel::{Events, Rules, Stream};
use serde_json::Value;

use crate::board::{BOARD, Link, network, number, owners, seats, words};
use crate::{look_at_games, made_up};

/// Somebody whose turn it is.
struct Builder<'a> {
    table: &'a Value,
    seat: usize,
    tracks: Vec<String>,
    network: Vec<String>,
}

impl Builder<'_> {
    fn own(&self, field: &str) -> &Value {
        &seats(self.table)[self.seat][field]
    }

    fn goods(&self, letter: char) -> usize {
        self.own("goods").as_str().unwrap().matches(letter).count()
    }

    /// What holds for every track.
    fn has_room(&self, link: &Link) -> bool {
        let stations = words(self.own("stations"));
        let crowded = |city: &String| {
            let there = self.tracks.iter().filter(|track| track.split('-').any(|end| end == city)).count();
            there >= 2 && !stations.contains(city)
        };
        !self.tracks.contains(&link.text)
            && self.tracks.len() < 18
            && link.ends.iter().any(|city| self.network.contains(city))
            && !link.ends.iter().any(crowded)
    }

    fn is_of_the_state(&self, link: &Link) -> bool {
        words(&self.table["state_railways"]).contains(&link.text)
    }

    /// What is left of the effort after what the first crew has to spare, and all goods that the track takes.
    fn works(&self, link: &Link, first: bool, spare: i64) -> (i64, [usize; 3]) {
        let mut goods = if first { [1, 1, 1] } else { [0, 0, 0] };
        match link.kind.as_str() {
            "bridge" => goods[1] += 1,
            "tunnel" => goods[2] += 1,
            _ => {}
        }
        let new: Vec<&String> = link.ends.iter().filter(|city| !self.network.contains(*city)).collect();
        let effort = match new[..] {
            [] => link.ends.iter().map(|city| BOARD.efforts[city]).min().unwrap(),
            [city] => BOARD.efforts[city],
            _ => unreachable!("it has an end in the network"),
        };
        ((effort - spare).max(0), goods)
    }

    /// Crews of workers in training that do it with nobody too many.
    fn crews(&self, effort: i64) -> Vec<String> {
        let training: Vec<i64> = self.own("training").as_array().unwrap().iter().map(number).collect();
        let mut crews = Vec::new();
        for first in 0..=training[0] {
            for second in 0..=training[1] {
                for third in 0..=training[2] {
                    let all = first + 2 * second + 3 * third;
                    let sent = [first, second, third];
                    let needed = (1..).zip(sent).all(|(level, sent)| sent == 0 || all - level < effort);
                    if all >= effort && needed {
                        let text: String = ["3", "2", "1"]
                            .into_iter()
                            .zip([third, second, first])
                            .map(|(level, sent)| level.repeat(sent as usize))
                            .collect();
                        crews.push(if text.is_empty() { "-".into() } else { text });
                    }
                }
            }
        }
        crews
    }

    fn builds(&self, legal: &mut BTreeMap<String, i64>) {
        let stage = &self.table["stage"];
        let (first, spare) = match stage.get("building") {
            Some(building) => (false, number(&building["spare"])),
            None if stage == "before" => (true, 0),
            None => return,
        };
        let repeated = self.own("placed").get("build").map_or(0, number);
        if first && repeated * 10 > number(self.own("influence")) {
            return;
        }
        for link in BOARD.links.iter().filter(|link| self.has_room(link) && !self.is_of_the_state(link)) {
            let (effort, goods) = self.works(link, first, spare);
            let fees = 10 * owners(self.table, &link.text).len() as i64;
            let has_goods = "WSI".chars().zip(goods).all(|(letter, needs)| self.goods(letter) >= needs);
            let has_engineer = link.kind == "plain" || words(self.own("engineers")).contains(&link.kind);
            if has_goods && has_engineer && number(self.own("cash")) >= fees {
                legal.extend(
                    self.crews(effort).into_iter().map(|crew| (format!("build {} {crew}", link.text), fees)),
                );
            }
        }
    }

    fn access(&self, position: &Position, legal: &mut BTreeMap<String, i64>) {
        for link in BOARD.links.iter().filter(|link| self.has_room(link) && self.is_of_the_state(link)) {
            let map = position.table().map();
            let price =
                |city: &String| i64::from(position.table().tile(map.find_city(city).unwrap()).station);
            let [one, other] = [price(&link.ends[0]), price(&link.ends[1])];
            let there = owners(self.table, &link.text).len() as i64;
            let price = if there == 0 { one.max(other) } else { one.min(other) * there };
            if number(self.own("cash")) >= price {
                legal.insert(format!("access {}", link.text), price);
            }
        }
    }
}

/// Every track that can be laid now, and what is paid for it.
fn legal(position: &Position, table: &Value) -> BTreeMap<String, i64> {
    let seat = number(&table["active"]) as usize;
    let tracks = words(&seats(table)[seat]["tracks"]);
    let builder = Builder { table, seat, network: network(&tracks), tracks };
    let mut legal = BTreeMap::new();
    if number(&table["points"]) == 0 {
        builder.builds(&mut legal);
    }
    builder.access(position, &mut legal);
    legal
}

fn agree(position: &Position, table: &Value) -> usize {
    let seat = position.table().active;
    let expected = legal(position, table);
    let mut moves = Vec::new();
    position.moves(seat, &mut moves);
    moves.retain(|mv| matches!(mv, Move::Build { .. } | Move::Access(_)));
    let mut listed: Vec<String> = moves.iter().map(ToString::to_string).collect();
    listed.sort_unstable();
    assert_eq!(listed, expected.keys().cloned().collect::<Vec<_>>(), "{table}");
    for mv in &moves {
        let mut after = position.clone();
        after.play(seat, mv, &mut Events::ignored()).unwrap();
        let trieste = after.table().has_trieste(seat) && !position.table().has_trieste(seat);
        let bonus = if trieste { 10 * after.table().player(seat).tracks.len() as i64 } else { 0 };
        let paid = i64::from(position.cash(seat) - after.cash(seat)) + bonus;
        assert_eq!(paid, expected[&mv.to_string()], "{mv}: {table}");
    }
    listed.len()
}

/// In games.
#[test]
fn tracks_are_laid_where_they_may_be() {
    let (mut positions, mut compared) = (0, 0);
    look_at_games(3, 3, |position, table| {
        let turn =
            !table["stage"].to_string().contains("bidding") && position.table().must_discard().is_none();
        if turn && !position.table().asked().is_empty() {
            positions += 1;
            compared += agree(position, table);
        }
    });
    assert!(positions > 2000 && compared > 200, "{positions} positions, {compared} moves");
}

/// With large networks, many workers and little money.
#[test]
fn tracks_in_positions_that_are_made_up() {
    let mut stream = Stream::from_seed([5; 32]);
    let (mut positions, mut compared) = (0, 0);
    for position in (0..4000).filter_map(|_| made_up::position(false, &mut stream)) {
        positions += 1;
        compared += agree(&position, &serde_json::to_value(&position).unwrap()["table"]);
    }
    assert!(positions > 2000 && compared > 10_000, "{positions} positions, {compared} moves");
}
