//! States from outside: what breaks a law is refused, whatever else is in order; what is accepted can be played on.

use serde_json::{Value, json};

use super::games::{at_random, decide};
use super::keeping;
use crate::{Events, Rules, Seat, Stream, Viewer};

/// Decisions played on from a state that was accepted.
const PLAYED_ON: usize = 50;

/// A position as a state to tamper with.
///
/// # Panics
/// When it cannot be written.
#[must_use]
pub fn saved<G: Rules>(position: &G) -> Value {
    serde_json::to_value(position).unwrap_or_else(|error| panic!("{error}"))
}

/// A state with this in place of what stands there, or in addition: `/table/seats/0/cash`.
///
/// # Panics
/// When there is no such place.
#[must_use]
pub fn with(mut state: Value, pointer: &str, value: Value) -> Value {
    let (parent, key) = pointer.rsplit_once('/').unwrap_or(("", pointer));
    match state.pointer_mut(parent).unwrap_or_else(|| panic!("there is no {parent}")) {
        Value::Array(list) => match key.parse::<usize>() {
            Ok(index) if index < list.len() => list[index] = value,
            _ => panic!("{parent} has no entry {key}"),
        },
        place => place[key] = value,
    }
    state
}

/// Asserts that a state is refused, with an error that contains this.
///
/// # Panics
/// When it is accepted, or refused for another reason.
#[track_caller]
pub fn refused<G: Rules>(state: Value, complaint: &str) {
    match serde_json::from_value::<G>(state) {
        Ok(_) => panic!("this was accepted, and should not be: {complaint}"),
        Err(error) => assert!(error.to_string().contains(complaint), "{error}, not: {complaint}"),
    }
}

/// A state with the largest number that is accepted at a place; anything larger has to be refused with an error that
/// contains this.
///
/// # Panics
/// When there is no number in that place, or a larger one is accepted, or refused for another reason.
#[must_use]
#[track_caller]
pub fn at_the_limit<G: Rules>(state: &Value, pointer: &str, complaint: &str) -> Value {
    let with_number = |number: i64| with(state.clone(), pointer, json!(number));
    let now = state.pointer(pointer).and_then(Value::as_i64);
    let mut most = now.unwrap_or_else(|| panic!("there is no number at {pointer}"));
    let mut too_many = most + 1_000_000;
    while most + 1 < too_many {
        let middle = i64::midpoint(most, too_many);
        let is_accepted = serde_json::from_value::<G>(with_number(middle)).is_ok();
        *(if is_accepted { &mut most } else { &mut too_many }) = middle;
    }
    refused::<G>(with_number(too_many), complaint);
    with_number(most)
}

/// Asserts that a state comes back as it was.
///
/// # Panics
/// When it is refused or changed.
#[track_caller]
pub fn comes_back<G: Rules>(state: &Value) {
    let position: G = serde_json::from_value(state.clone()).unwrap_or_else(|error| panic!("{error}"));
    assert_eq!(saved(&position), *state, "a state is written otherwise after it was read");
}

/// Changes one place of a state by chance, found by going down from the root: two values of a list or an object
/// change places, an entry is removed or doubled, a number or a word becomes another one. `numbers` are those worth
/// trying, and `near` returns another word of the same kind. The seed of the draws stays.
pub fn tamper(
    place: &mut Value,
    numbers: &[i64],
    near: &dyn Fn(&str, &mut Stream) -> String,
    stream: &mut Stream,
) {
    match place {
        Value::Object(fields) if fields.contains_key("used") && fields.contains_key("seed") => {
            fields["used"] = json!(stream.below(1 << 20));
        }
        Value::Object(fields) if !fields.is_empty() => {
            let keys: Vec<String> = fields.keys().cloned().collect();
            let (one, other) = (&keys[stream.index(keys.len())], &keys[stream.index(keys.len())]);
            if stream.below(8) == 0 {
                let moved = fields[one].clone();
                fields[one] = std::mem::replace(&mut fields[other], moved);
            } else {
                tamper(&mut fields[one], numbers, near, stream);
            }
        }
        Value::Array(list) if !list.is_empty() => {
            let (one, other) = (stream.index(list.len()), stream.index(list.len()));
            match stream.below(6) {
                0 => list.swap(one, other),
                1 => drop(list.remove(one)),
                2 => list.push(list[one].clone()),
                _ => tamper(&mut list[one], numbers, near, stream),
            }
        }
        Value::Number(number) => {
            let now = number.as_i64().unwrap_or(0);
            let near = [now + 1, now - 1, now + 10, now - 10];
            let tried: Vec<i64> = near.into_iter().chain(numbers.iter().copied()).collect();
            *place = json!(tried[stream.index(tried.len())]);
        }
        Value::String(text) => *place = json!(near(text, stream)),
        Value::Bool(on) => *on = !*on,
        _ => *place = json!(stream.below(3)),
    }
}

/// Reads a state that may be tampered with: whether it is accepted. What is accepted can be looked at, imagined and played on,
/// and then comes back as it is; `look` may look closer on the way.
///
/// # Panics
/// When it is accepted and then something goes wrong.
pub fn can_be_played_on<G: Rules>(state: Value, stream: &mut Stream, look: impl Fn(&G)) -> bool {
    let Ok(mut position) = serde_json::from_value::<G>(state) else { return false };
    for step in 0..PLAYED_ON {
        keeping::laws(&position);
        if step % 10 == 0 {
            for seat in Seat::all(position.players()) {
                keeping::laws(&G::imagine(&position.view(Viewer::Seat(seat)), stream));
            }
            keeping::laws(&G::imagine(&position.view(Viewer::Spectator), stream));
            look(&position);
        }
        if !decide(&mut position, &mut at_random, stream, &mut Events::ignored()) {
            break;
        }
    }
    keeping::laws(&position);
    let state = saved(&position);
    comes_back::<G>(&state);
    let again: G = serde_json::from_value(state).unwrap_or_else(|error| panic!("{error}"));
    assert!(again == position, "a position that was saved and loaded is another one: {again:?}");
    true
}
