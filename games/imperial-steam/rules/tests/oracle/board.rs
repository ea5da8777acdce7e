//! The map as the data files have it, and who has which tracks on it.

use std::collections::BTreeMap;
use std::sync::LazyLock;

use imperial_steam::printed::Printed;
use serde_json::Value;

/// A link by the names of its ends, and what it takes to build.
pub(crate) struct Link {
    pub(crate) text: String,
    pub(crate) ends: [String; 2],
    pub(crate) kind: String,
}

pub(crate) struct Board {
    pub(crate) links: Vec<Link>,
    pub(crate) efforts: BTreeMap<String, i64>,
}

fn file(name: &str) -> toml::Table {
    let text = Printed::FILES.into_iter().find(|(file, _)| *file == name).unwrap().1;
    text.parse().unwrap()
}

pub(crate) static BOARD: LazyLock<Board> = LazyLock::new(|| {
    let map = file("map.toml");
    let word = |row: &toml::Value, key: &str| row[key].as_str().unwrap().to_owned();
    let link = |row: &toml::Value| {
        let text = word(row, "between");
        let ends = text.split_once('-').map(|(a, b)| [a.to_owned(), b.to_owned()]).unwrap();
        Link { text, ends, kind: word(row, "kind") }
    };
    let effort = |row: &toml::Value| (word(row, "id"), row["effort"].as_integer().unwrap());
    Board {
        links: map["links"].as_array().unwrap().iter().map(link).collect(),
        efforts: map["cities"].as_array().unwrap().iter().map(effort).collect(),
    }
});

/// The factories and the value of each contract.
pub(crate) static CONTRACTS: LazyLock<BTreeMap<String, (String, i64)>> = LazyLock::new(|| {
    let read = |row: &toml::Value| {
        let word = |key: &str| row[key].as_str().unwrap().to_owned();
        (word("id"), (word("factories"), row["value"].as_integer().unwrap()))
    };
    file("contracts.toml")["contracts"].as_array().unwrap().iter().map(read).collect()
});

pub(crate) fn words(list: &Value) -> Vec<String> {
    list.as_array().unwrap().iter().map(|word| word.as_str().unwrap().to_owned()).collect()
}

pub(crate) fn number(value: &Value) -> i64 {
    value.as_i64().unwrap()
}

/// The cities that these tracks join, with Wien.
pub(crate) fn network(tracks: &[String]) -> Vec<String> {
    let mut cities = vec!["wien".to_owned()];
    for city in tracks.iter().flat_map(|track| track.split('-')) {
        if cities.iter().all(|known| known != city) {
            cities.push(city.to_owned());
        }
    }
    cities
}

pub(crate) fn seats(table: &Value) -> &[Value] {
    table["seats"].as_array().unwrap()
}

/// Who has a track on a link, by number.
pub(crate) fn owners(table: &Value, link: &str) -> Vec<usize> {
    let has = |seat: &&Value| words(&seat["tracks"]).iter().any(|track| track == link);
    let numbered = seats(table).iter().enumerate();
    numbered.filter(|(_, seat)| has(seat)).map(|(number, _)| number).collect()
}
