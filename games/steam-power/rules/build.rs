//! Makes the messages of this crate; the tiles and titles that need a name are those of the data files.

use std::fs;

fn main() {
    let tiles = table("tiles");
    let faces = list(&tiles, "tile").iter().flat_map(|tile| names(list(tile, "face"))).collect();
    let titles = names(list(&table("supply")["solo"], "title"));
    messages::families(&[("sp-face", faces), ("sp-title", titles)]);
}

fn table(name: &str) -> toml::Value {
    let file = format!("data/{name}.toml");
    println!("cargo::rerun-if-changed={file}");
    let text = fs::read_to_string(&file).expect("the data files lie beside the build script");
    toml::from_str(&text).expect("the data files are TOML")
}

fn list<'a>(value: &'a toml::Value, key: &str) -> &'a [toml::Value] {
    value.get(key).and_then(toml::Value::as_array).map_or(&[], Vec::as_slice)
}

fn names(things: &[toml::Value]) -> Vec<String> {
    things.iter().filter_map(|thing| Some(thing.get("name")?.as_str()?.to_owned())).collect()
}
