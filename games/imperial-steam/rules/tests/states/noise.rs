//! Small changes of a written state, by chance.

use imperial_steam::{LinkId, Position, printed::Printed};
use kernel::Stream;
use kernel::kit::tampered;
use serde_json::{Value, json};

/// Changes one place.
pub(crate) fn tamper(place: &mut Value, stream: &mut Stream) {
    tampered::tamper(place, &[0, 1, 5, 40, 100, 255, 65_535, 1_000_000], &near, stream);
}

/// Another word of the same kind: a contract, goods, a stage, a city, a link, a tile.
fn near(text: &str, stream: &mut Stream) -> String {
    let pick = |words: &[&str], stream: &mut Stream| words[stream.index(words.len())].to_string();
    let map = &Printed::shipped().map;
    if text.chars().all(|letter| "WSIC".contains(letter)) {
        return pick(&["", "W", "WWSI", "C", "CCCCCCCC", "WSIC", "WWWWWWWWWW"], stream);
    }
    if text.starts_with('k') && text.len() == 3 {
        return format!("k{:02}", stream.below(30));
    }
    if map.find_link(text).is_some() {
        return LinkId::new(stream.index(map.links.len())).to_string();
    }
    if map.find_city(text).is_some() {
        return map.cities[stream.index(map.cities.len())].id.clone();
    }
    if text.parse::<u8>().is_ok() {
        return (1 + stream.below(27)).to_string();
    }
    pick(
        &[
            "before", "ordering", "after", "over", "bridge", "tunnel", "wood", "iron", "wien/a", "white",
            "fixed",
        ],
        stream,
    )
}

/// Makes the sums right again that most changes break, so that more of them get past the first law.
pub(crate) fn settle(state: &mut Value, stream: &mut Stream) {
    if stream.below(3) == 0 {
        return;
    }
    let error = match serde_json::from_value::<Position>(state.clone()) {
        Ok(_) => return,
        Err(error) => error.to_string(),
    };
    let table = &mut state["table"];
    let numbers: Vec<i64> = error
        .split(|c: char| !c.is_ascii_digit() && c != '-')
        .filter_map(|number| number.parse().ok())
        .collect();
    let [.., found, expected] = numbers[..] else { return };
    if error.contains("all money") {
        table["from_bank"] = json!(table["from_bank"].as_i64().unwrap_or(0) + found - expected);
    }
    for (index, good) in ["wood", "stone", "iron", "coal"].into_iter().enumerate() {
        if error.contains(&format!("goods is broken: {good}")) {
            table["supply"][index] = json!(table["supply"][index].as_i64().unwrap_or(0) + expected - found);
        }
    }
    if error.contains("hands is broken: seat") && numbers.len() == 3 {
        let seat = &mut table["seats"][numbers[0] as usize];
        seat["hands"] = json!(seat["hands"].as_i64().unwrap_or(0) + expected - found);
    }
}
