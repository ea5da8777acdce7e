//! Positions and games keep: in JSON, in a record, and from one run to the next.

use std::hash::{DefaultHasher, Hasher};

use super::{Finished, Moment, bytes, moves_of};
use crate::{Events, Record, Replay, Rules, Seat, Setup};

pub(super) fn laws(position: &impl Rules) {
    if let Err(broken) = position.check() {
        panic!("{broken}");
    }
}

pub(super) fn save_and_load<G: Rules>(moment: &Moment<'_, G>) {
    let loaded: G = serde_json::from_slice(moment.bytes)
        .unwrap_or_else(|error| panic!("the position does not load from JSON text: {error}"));
    same(moment, &loaded);
    let value = serde_json::to_value(moment.position).expect("what can be written as text can be a value");
    let loaded: G = serde_json::from_value(value)
        .unwrap_or_else(|error| panic!("the position does not load from a JSON value: {error}"));
    same(moment, &loaded);
}

fn same<G: Rules>(moment: &Moment<'_, G>, loaded: &G) {
    let position = moment.position;
    assert!(moment.bytes == bytes(loaded), "the loaded position is another one: {loaded:?}");
    assert_eq!(position.turn(), loaded.turn(), "the loaded position waits for something else");
    for seat in Seat::all(position.players()) {
        let (before, after) = (moves_of(position, seat), moves_of(loaded, seat));
        assert_eq!(before, after, "seat {seat} has other moves in the loaded position");
    }
    assert!(
        position == loaded && hash(position) == hash(loaded),
        "the loaded position is not equal to the one saved"
    );
    laws(loaded);
}

fn hash(position: &impl Rules) -> u64 {
    let mut hasher = DefaultHasher::new();
    position.hash(&mut hasher);
    hasher.finish()
}

/// Ignoring the events leads to the same position.
fn quietly<G: Rules>(finished: &Finished<'_, G>) -> G {
    let draws = finished.writer.record().fairness.draws();
    let mut position = G::start(finished.setup, draws, &mut Events::ignored())
        .unwrap_or_else(|error| panic!("the game does not start again: {error}"));
    for played in finished.played {
        if let Err(reason) = position.play(played.seat, &played.mv, &mut Events::ignored()) {
            panic!("the game does not go the same way when nobody listens: {reason}");
        }
    }
    position
}

pub(super) fn determinism<G: Rules>(finished: &Finished<'_, G>) {
    let record = finished.writer.record();
    let mut replay =
        Replay::<G>::new(record).unwrap_or_else(|error| panic!("the game does not start again: {error}"));
    assert_eq!(replay.opening(), finished.opening, "the layout went otherwise the second time");
    for (number, before) in (1..).zip(finished.played) {
        let again =
            replay.step().unwrap_or_else(|error| panic!("the game does not go the same way again: {error}"));
        let events = again.map(|again| again.events);
        assert_eq!(events.as_ref(), Some(&before.events), "move {number} went otherwise the second time");
    }
    assert!(
        bytes(replay.position()) == bytes(finished.writer.position()),
        "the same seed and the same moves led to another position"
    );
    assert!(
        bytes(&quietly(finished)) == bytes(finished.writer.position()),
        "the same moves led to another position when nobody listened"
    );
}

/// Long enough to hold every kind of line; short enough to try a change of each character.
const SHORT: usize = 12;

pub(super) fn record_round_trip<G: Rules>(finished: &Finished<'_, G>) {
    let setup = finished.setup;
    let again = G::Setup::from_options(setup.players(), &setup.options());
    assert_eq!(again.as_ref(), Ok(setup), "the setup is not what its options make");
    for version in G::INFO.oldest_rules_version..=G::INFO.rules_version {
        let by = setup.clone().by_rules(version).rules_version();
        assert_eq!(by, version, "the setup forgets by which rules it is played");
    }

    let record = finished.writer.record();
    let last = replayed::<G>(record);
    assert!(bytes(&last) == bytes(finished.writer.position()), "the record replays to another position");

    let mut short = record.clone();
    if short.entries.len() > SHORT {
        short.entries.truncate(SHORT);
        short.standing = None;
    }
    replayed::<G>(&short);
    notices_every_change(&short.to_string());
    has_one_text::<G>(&short);
}

/// Writes, reads and replays a record.
fn replayed<G: Rules>(record: &Record) -> G {
    let text = record.to_string();
    let read =
        Record::parse(&text).unwrap_or_else(|error| panic!("the record cannot be read: {error}\n{text}"));
    assert_eq!(read, *record, "the record reads back as another one");
    assert_eq!(read.to_string(), text, "the record is written otherwise after reading");
    let replay = Replay::new(&read).and_then(Replay::finish);
    replay.unwrap_or_else(|error| panic!("the record does not replay: {error}\n{text}"))
}

fn notices_every_change(text: &str) {
    for (index, old) in text.char_indices() {
        let new = if old == '0' { "1" } else { "0" };
        let mut changed = text.to_owned();
        changed.replace_range(index..index + old.len_utf8(), new);
        assert!(Record::parse(&changed).is_err(), "a changed record is taken for a good one:\n{changed}");
    }
}

/// The same game written differently is refused, even with a digest that matches.
fn has_one_text<G: Rules>(record: &Record) {
    let refused = |changed: &Record| {
        let read = Record::parse(&changed.to_string());
        let last = read.and_then(|read| Replay::<G>::new(&read)?.finish());
        assert!(last.is_err(), "one game has two records, and this is the second:\n{changed}");
    };
    for key in record.options.keys() {
        let mut changed = record.clone();
        changed.options.remove(key);
        refused(&changed);
    }
    for (index, entry) in record.entries.iter().enumerate() {
        let meant: Option<G::Move> = entry.mv.parse().ok();
        for mv in spellings(&entry.mv).filter(|mv| mv.parse().ok() == meant) {
            let mut changed = record.clone();
            changed.entries[index].mv = mv;
            refused(&changed);
        }
    }
}

/// The text with a character put in anywhere that a careless reader may pass over.
fn spellings(text: &str) -> impl Iterator<Item = String> {
    let places = text.char_indices().map(|(index, _)| index).chain([text.len()]);
    places.flat_map(move |index| {
        ["0", "+", " "].map(|more| format!("{}{more}{}", &text[..index], &text[index..]))
    })
}
