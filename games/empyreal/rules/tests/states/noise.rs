//! Small changes of a written state, by chance.

use empyreal::{CarId, PersonId};
use kernel::Stream;
use kernel::kit::tampered;
use serde_json::Value;

/// Changes one place.
pub(crate) fn tamper(place: &mut Value, stream: &mut Stream) {
    tampered::tamper(place, &[0, 1, 2, 3, 5, 8, 16, 255], &near, stream);
}

/// Another word of the same kind: a card, a part of one, goods, a hex, a place, a phase, a terrain.
fn near(text: &str, stream: &mut Stream) -> String {
    let pick = |words: &[&str], stream: &mut Stream| words[stream.index(words.len())].to_string();
    if text.chars().all(|letter| "MLFVGD".contains(letter)) {
        return pick(&["", "M", "LLF", "VVVV", "GD", "MLFVGD"], stream);
    }
    if let Some((card, part)) = text.split_once(':') {
        let card = if stream.below(2) == 0 { card.to_owned() } else { near(card, stream) };
        let part: u32 = part.parse().unwrap_or(0);
        return format!("{card}:{}", (part + stream.below(4)).saturating_sub(1));
    }
    if text.parse::<CarId>().is_ok() {
        return CarId::new(stream.index(CarId::all().count())).to_string();
    }
    if let Ok(person) = text.parse::<PersonId>() {
        let kind: Vec<PersonId> = PersonId::all().filter(|other| other.kind() == person.kind()).collect();
        return kind[stream.index(kind.len())].to_string();
    }
    if text.len() == 3 && text.contains('/') {
        return format!("{}/{}", 1 + stream.below(5), 1 + stream.below(3));
    }
    if text.starts_with(|first: char| first.is_ascii_uppercase()) {
        let row = stream.below(12);
        let letter = char::from(b'A' + row as u8);
        return format!("{letter}{}", 2 * stream.below(14) + row % 2);
    }
    pick(
        &[
            "specialists",
            "activating",
            "upgrading",
            "delivering",
            "closing",
            "final",
            "over",
            "lake",
            "forest",
            "lava",
            "engineer",
            "surveyor",
            "with-tile",
            "without-tile",
            "off",
            "two",
            "lake/lake-double",
            "kings-line",
            "box",
        ],
        stream,
    )
}

/// Changes what is still to be done: frames change places, go, come from somewhere else, or say something else.
pub(crate) fn tamper_stack(stack: &mut Value, frames: &[Value], stream: &mut Stream) {
    let Value::Array(list) = stack else { return };
    let foreign = frames[stream.index(frames.len())].clone();
    if list.is_empty() {
        list.push(foreign);
        return;
    }
    let (one, other) = (stream.index(list.len()), stream.index(list.len()));
    match stream.below(7) {
        0 => list.swap(one, other),
        1 => drop(list.remove(one)),
        2 => list.insert(one, foreign),
        3 => list.push(foreign),
        4 => list[one] = foreign,
        _ => tamper(&mut list[one], stream),
    }
}
