use std::fs;

/// What cards say stands in `locales`, one text for each card of the data files.
fn main() {
    let people = [ids("captains", "captains"), ids("specialists", "")].concat();
    let unique = ids("spellcars", "unique");
    messages::families(&[("emp-does", [people, unique.clone()].concat()), ("emp-car", unique)]);
}

/// The ids of a data file, or of its tables of one kind, each of which has one.
///
/// # Panics
/// When a table has no id, or an id is not written as one: reading all of TOML is not needed for that.
fn ids(file: &str, kind: &str) -> Vec<String> {
    let path = format!("data/{file}.toml");
    println!("cargo::rerun-if-changed={path}");
    let text = fs::read_to_string(&path).unwrap_or_else(|error| panic!("{path}: {error}"));
    let mut tables: Vec<(&str, Option<&str>)> = Vec::new();
    for line in text.lines().map(str::trim) {
        if let Some(header) = line.strip_prefix("[[") {
            let name = header.split_once("]]").unwrap_or_else(|| panic!("{path}: {line}")).0;
            tables.push((name.trim(), None));
        } else if let Some((_, id)) = tables.last_mut()
            && let Some(("id", value)) = line.split_once('=').map(|(key, value)| (key.trim(), value.trim()))
        {
            let value = value.strip_prefix('"').and_then(|value| value.split_once('"'));
            *id = Some(value.unwrap_or_else(|| panic!("{path}: {line}")).0);
        }
    }
    let of_kind = tables.into_iter().filter(|(name, _)| kind.is_empty() || *name == kind);
    of_kind
        .map(|(name, id)| id.unwrap_or_else(|| panic!("{path}: a table {name} has no id")).to_owned())
        .collect()
}
