//! The messages, with a name for every kind of tile that is listed in the data.

use std::fs;

use toml::{Table, Value};

const TILES: &str = "data/tiles.toml";

fn main() {
    println!("cargo::rerun-if-changed={TILES}");
    let tiles: Table =
        fs::read_to_string(TILES).expect("the tiles are listed").parse().expect("the list is TOML");
    let kinds = tiles["tile"].as_array().into_iter().flatten();
    let ids = kinds.filter_map(|kind| kind.get("name").and_then(Value::as_str)).map(str::to_owned);
    messages::families(&[("aos-tile", ids.collect())]);
}
