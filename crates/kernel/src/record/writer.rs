use super::{Entry, Record, RecordError, Replay, standing_of};
use crate::{Events, Fairness, Happening, Rules, Seat, Setup, SetupError, text};

/// A game in play that keeps its own record.
#[derive(Clone, Debug)]
pub struct Writer<G: Rules> {
    record: Record,
    position: G,
}

impl<G: Rules> Writer<G> {
    /// Lays out a game: the writer, and what happened in the layout. A nonce for a seat where nobody sits is refused:
    /// whoever knows the secret could choose it to suit them.
    pub fn start(setup: &G::Setup, fairness: Fairness) -> Result<(Self, Vec<G::Event>), SetupError> {
        let (nonces, players) = (fairness.nonces().len(), setup.players());
        if nonces > players {
            let values = format!("0–{players}");
            return Err(SetupError(text!(
                setup_value,
                key = "nonces",
                value = nonces.to_string(),
                values = values
            )));
        }
        let mut events = Events::new();
        let position = G::start(setup, fairness.draws(), &mut events)?;
        let mut record = Record::blank::<G>(setup, fairness);
        record.dealt = drawn(&events);
        record.standing = standing_of(&position);
        Ok((Self { record, position }, events.into_vec()))
    }

    /// Goes on where a record ends, after replaying it.
    pub fn resume(record: Record) -> Result<Self, RecordError> {
        let position = Replay::new(&record)?.finish()?;
        Ok(Self { record, position })
    }

    /// Plays a move and writes it down. Returns what happened.
    pub fn play(&mut self, seat: Seat, mv: &G::Move) -> Result<Vec<G::Event>, G::Reason> {
        let mut events = Events::new();
        self.position.play(seat, mv, &mut events)?;
        self.record.entries.push(Entry { seat, mv: mv.to_string(), drawn: drawn(&events) });
        self.record.standing = standing_of(&self.position);
        Ok(events.into_vec())
    }

    /// The position now.
    #[must_use]
    pub const fn position(&self) -> &G {
        &self.position
    }

    /// The record of the game so far.
    #[must_use]
    pub const fn record(&self) -> &Record {
        &self.record
    }
}

/// What chance decided in these events, in the notation of the record.
pub(super) fn drawn<E: Happening>(events: &[E]) -> Vec<String> {
    events.iter().filter_map(E::drawn).collect()
}
