use super::writer::drawn;
use super::{Record, RecordError, standing_of, standing_text};
use crate::{Events, Played, Rules, Setup, Standing};

/// A record played again, move by move, with everything in it checked on the way.
#[derive(Clone, Debug)]
pub struct Replay<'r, G: Rules> {
    record: &'r Record,
    position: G,
    opening: Vec<G::Event>,
    /// How many moves have been played.
    played: usize,
    /// The line that was replayed last.
    line: usize,
}

impl<'r, G: Rules> Replay<'r, G> {
    /// Lays the game out as the record says. No move is played yet.
    pub fn new(record: &'r Record) -> Result<Self, RecordError> {
        let info = G::INFO;
        if record.game != info.id {
            return Err(RecordError::OtherGame { found: record.game.clone(), expected: info.id });
        }
        if !info.plays(record.rules_version) {
            let (found, expected) = (record.rules_version, info.rules_version);
            return Err(RecordError::OtherRules { found, expected });
        }
        let (found, fewest, most) = (record.players, info.fewest_players, info.most_players);
        if !(fewest..=most).contains(&found) {
            return Err(RecordError::PlayerCount { found, fewest, most });
        }
        let line = record.header_lines();
        let nonces = record.fairness.nonces().len();
        if nonces > record.players {
            return Err(RecordError::NonceForNobody { line, seat: nonces - 1, players: record.players });
        }
        let refused = |source| RecordError::Setup { source };
        let setup = G::Setup::from_options(record.players, &record.options)
            .map_err(refused)?
            .by_rules(record.rules_version);
        if setup.options() != record.options {
            let (found, expected) = (record.options.clone(), setup.options());
            return Err(RecordError::OtherOptions { found, expected });
        }
        let mut opening = Events::new();
        let position = G::start(&setup, record.fairness.draws(), &mut opening).map_err(refused)?;
        let mut replay = Self { record, position, opening: opening.into_vec(), played: 0, line };
        let dealt = drawn(&replay.opening);
        replay.check_draws(&record.dealt, dealt)?;
        Ok(replay)
    }

    /// The position after the moves that have been played.
    #[must_use]
    pub const fn position(&self) -> &G {
        &self.position
    }

    /// What happened in the layout.
    #[must_use]
    pub fn opening(&self) -> &[G::Event] {
        &self.opening
    }

    /// How many moves have been played.
    #[must_use]
    pub const fn played(&self) -> usize {
        self.played
    }

    /// Plays the next move. `None` once all are played and the standing is the one that was reached.
    pub fn step(&mut self) -> Result<Option<Played<G>>, RecordError> {
        let Some(entry) = self.record.entries.get(self.played) else {
            return self.check_standing().map(|()| None);
        };
        let (seat, line, mv) = (entry.seat, self.line + 1, &entry.mv);
        let refused =
            |why: G::Reason| RecordError::Refused { line, seat, mv: mv.clone(), source: why.into() };
        let unread = |source| RecordError::Notation { line, mv: mv.clone(), source };
        let mv: G::Move = mv.parse().map_err(unread)?;
        let expected = mv.to_string();
        if entry.mv != expected {
            return Err(RecordError::OtherSpelling { line, found: entry.mv.clone(), expected });
        }
        let mut events = Events::new();
        self.position.play(seat, &mv, &mut events).map_err(refused)?;
        self.played += 1;
        self.line += 1;
        self.check_draws(&entry.drawn, drawn(&events))?;
        Ok(Some(Played { seat, mv, events: events.into_vec() }))
    }

    /// Goes to the position after this many moves, from the layout again when they are fewer than now.
    pub fn go_to(&mut self, played: usize) -> Result<&G, RecordError> {
        let moves = self.record.entries.len();
        if played > moves {
            return Err(RecordError::NoSuchMove { asked: played, moves });
        }
        if played < self.played {
            *self = Self::new(self.record)?;
        }
        while self.played < played {
            self.step()?;
        }
        Ok(&self.position)
    }

    /// Plays all moves that are left and checks the standing. Returns the last position.
    pub fn finish(mut self) -> Result<G, RecordError> {
        while self.step()?.is_some() {}
        Ok(self.position)
    }

    fn check_draws(&mut self, written: &[String], drawn: Vec<String>) -> Result<(), RecordError> {
        for index in 0..written.len().max(drawn.len()) {
            self.line += 1;
            if written.get(index) != drawn.get(index) {
                let (written, drawn) = (written.get(index).cloned(), drawn.get(index).cloned());
                return Err(RecordError::Drawn { line: self.line, written, drawn });
            }
        }
        Ok(())
    }

    fn check_standing(&self) -> Result<(), RecordError> {
        let reached = standing_of(&self.position);
        if self.record.standing == reached {
            return Ok(());
        }
        Err(RecordError::Standing {
            line: self.line + 1,
            written: ending_text(self.record.standing.as_ref()),
            reached: ending_text(reached.as_ref()),
        })
    }
}

/// The standing with the way the game ended: the whole of what must agree.
fn ending_text(standing: Option<&Standing>) -> String {
    let ending = standing.map(|standing| format!("{}: ", standing.ending)).unwrap_or_default();
    ending + &standing_text(standing)
}
