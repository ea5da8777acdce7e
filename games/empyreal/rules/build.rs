use std::fs;

/// What cards say stands in `locales`, one text for each card of the data files.
fn main() {
    let people = [ids("captains", "captains"), ids("specialists", "")].concat();
    let unique = ids("spellcars", "unique");
    messages::families(&[("emp-does", [people, unique.clone()].concat()), ("emp-car", unique)]);
}

/// The ids of a data file, or of its entries of one kind.
fn ids(file: &str, kind: &str) -> Vec<String> {
    let path = format!("data/{file}.toml");
    println!("cargo::rerun-if-changed={path}");
    let text = fs::read_to_string(&path).unwrap_or_else(|error| panic!("{path}: {error}"));
    let entries = text.split("\n[[").skip(1).filter(|entry| entry.starts_with(kind));
    entries.filter_map(|entry| Some(entry.split_once("id = \"")?.1.split_once('"')?.0.to_owned())).collect()
}
