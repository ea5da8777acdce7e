//! Makes the messages of this crate: what cards say stands in `locales`, one text for each card of the data files.

use std::fs;

use toml::{Table, Value};

fn main() {
    let (captains, specialists, spellcars) = (table("captains"), table("specialists"), table("spellcars"));
    let drafted = ["engineers", "surveyors", "station-masters"].map(|kind| ids(&specialists, kind));
    let people = [ids(&captains, "captains"), drafted.concat()].concat();
    let unique = ids(&spellcars, "unique");
    messages::families(&[("emp-does", [people, unique.clone()].concat()), ("emp-car", unique)]);
}

fn table(name: &str) -> Table {
    let file = format!("data/{name}.toml");
    println!("cargo::rerun-if-changed={file}");
    let text = fs::read_to_string(&file).expect("the data files lie beside the build script");
    text.parse().expect("the data files are TOML")
}

fn ids(file: &Table, kind: &str) -> Vec<String> {
    let cards = file.get(kind).and_then(Value::as_array).into_iter().flatten();
    cards.filter_map(|card| card.get("id").and_then(Value::as_str)).map(str::to_owned).collect()
}
