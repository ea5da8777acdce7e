use crate::{Record, Replay, Rules, Turn};

/// Replays a record of a whole game move by move, and returns what happened in it.
///
/// The replay itself checks every move, every draw and the standing; here the laws are checked after every move, and how
/// the game ended. A record that does not replay any more breaks everybody's games: that needs a new rules version.
///
/// # Panics
/// When anything differs.
#[must_use]
#[track_caller]
pub fn golden<G: Rules>(text: &str, ending: &str, places: &[(usize, Option<i32>)]) -> Vec<G::Event> {
    let record = Record::parse(text).unwrap_or_else(|error| panic!("{error}"));
    assert_eq!(record.to_string(), text, "a record has one form");
    let mut replay = Replay::<G>::new(&record).unwrap_or_else(|error| panic!("{error}"));
    let mut events = replay.opening().to_vec();
    while let Some(played) = replay.step().unwrap_or_else(|error| panic!("{error}")) {
        super::keeping::laws(replay.position());
        events.extend(played.events);
    }
    let Turn::Over(standing) = replay.position().turn() else { panic!("the game is not over") };
    let reached: Vec<_> = standing.places.iter().map(|place| (place.seat.index(), place.score)).collect();
    assert_eq!((standing.ending.to_string().as_str(), reached.as_slice()), (ending, places));
    events
}
