//! What is printed in the box, read from data files.

use crate::Component;

/// Reads every row of a file, each with its place; refused when there are not as many as there should be.
pub fn read_all<R, T, const COUNT: usize>(
    what: &str,
    rows: &[R],
    read: impl Fn(&R, usize) -> Result<T, String>,
) -> Result<[T; COUNT], String> {
    let all: Vec<T> =
        rows.iter().enumerate().map(|(index, row)| read(row, index)).collect::<Result<_, _>>()?;
    all.try_into().map_err(|found: Vec<T>| format!("there are {COUNT} {what}, not {}", found.len()))
}

/// What was found for every place, or the complaint that something is missing.
pub fn all_present<T, const COUNT: usize>(
    found: [Option<T>; COUNT],
    complaint: &str,
) -> Result<[T; COUNT], String> {
    if found.iter().any(Option::is_none) {
        return Err(complaint.to_owned());
    }
    Ok(found.map(|item| item.expect("just seen to be there")))
}

/// The names of the components that are not there as often as the rulebook counts them.
#[must_use]
pub fn miscounted(components: &[Component]) -> Vec<&str> {
    let wrong = components.iter().filter(|component| component.found != component.expected);
    wrong.map(|component| component.name.as_str()).collect()
}
