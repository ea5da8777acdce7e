//! How a table follows from its log.

use catalog::{GameError, GameId, OpenGame, PositionSnapshot, SnapshotReport, open_game};
use kernel::{Fairness, Seat};

use crate::action_error::ActionError;
use crate::bot_names;
use crate::chair::{Chair, Holder};
use crate::chat::{ChatContent, ChatEntry};
use crate::event::{Handover, Opening, TableEvent};
use crate::table::{LogPosition, Table};
use crate::take_back::TakeBackRequest;

/// Why a log cannot be read.
#[derive(Debug, thiserror::Error)]
pub enum LogError {
    #[error("the log does not begin with an opening")]
    NoOpening,
    #[error("the log opens the table twice, or plays before it starts")]
    OutOfOrder,
    #[error(transparent)]
    Game(#[from] GameError),
    #[error("a move of the log is not accepted")]
    Move(#[source] ActionError),
}

/// A table folded from its log, and what became of its snapshots.
#[derive(Debug)]
pub struct Folded {
    pub table: Table,
    /// The snapshots that do not belong to the log, by their number of moves: to be deleted.
    pub invalid: Vec<u64>,
    /// The snapshots that were missing or invalid, rebuilt: to be stored.
    pub rebuilt: Vec<PositionSnapshot>,
    /// How many moves were replayed because no snapshot came after them.
    pub replayed: usize,
}

impl Table {
    /// Folds a log. Moves that lead to a snapshot are not replayed.
    pub fn fold(log: &[(i64, TableEvent)], snapshots: &[PositionSnapshot]) -> Result<Folded, LogError> {
        let Some(((time, TableEvent::Opened(opening)), rest)) = log.split_first() else {
            return Err(LogError::NoOpening);
        };
        let mut table = Self::open(*time, opening)?;
        // All moves go into the game at once, so that it can skip those that lead to a snapshot.
        let mut moves = table.opening.given.clone();
        for (_, event) in rest {
            match event {
                TableEvent::Moved { seat, mv } => moves.push((*seat, mv.clone())),
                TableEvent::TakenBack { to } => moves.truncate(*to),
                _ => {}
            }
        }
        let mut report = SnapshotReport::default();
        for (time, event) in rest {
            match event {
                TableEvent::Started => report = table.start_game(*time, &moves, snapshots)?,
                TableEvent::Moved { .. } if table.game.is_some() => table.moved(*time),
                other => table.apply_outside_game(*time, other)?,
            }
            table.entries += 1;
        }
        let SnapshotReport { invalid, rebuilt, replayed } = report;
        Ok(Folded { table, invalid, rebuilt, replayed })
    }

    fn open(time: i64, opening: &Opening) -> Result<Self, LogError> {
        let game_id: GameId = opening.game.parse().map_err(GameError::from)?;
        let (ours, theirs) = (game_id.info().rules_version, opening.rules_version);
        if !game_id.info().plays(theirs) {
            return Err(GameError::OtherRules { ours, theirs }.into());
        }
        let fairness = Fairness::new(opening.secret.clone()).map_err(GameError::from)?;
        let chairs = opening
            .chairs
            .iter()
            .enumerate()
            .map(|(seat, chair)| Chair::new(Seat::new(seat), chair, opening.by));
        Ok(Self {
            game_id,
            chairs: chairs.collect(),
            fairness,
            game: None,
            chat: Vec::new(),
            take_back_request: None,
            next: None,
            audience: opening.audience(),
            onlookers_token: None,
            onlookers_write: false,
            evicted: Vec::new(),
            access_epoch: 0,
            entries: 1,
            move_entries: Vec::new(),
            last_reset: LogPosition { entry: 0, time },
            opening: opening.clone(),
        })
    }

    fn start_game(
        &mut self,
        time: i64,
        moves: &[(Seat, String)],
        snapshots: &[PositionSnapshot],
    ) -> Result<SnapshotReport, LogError> {
        if self.game.is_some() {
            return Err(LogError::OutOfOrder);
        }
        let nonces = if self.opening.nonces.is_empty() {
            self.chairs.iter().map(|chair| chair.nonce.clone().unwrap_or_default()).collect()
        } else {
            self.opening.nonces.clone()
        };
        self.fairness = self.fairness.clone().with_nonces(nonces).map_err(GameError::from)?;
        let from = OpenGame {
            rules_version: self.opening.rules_version,
            players: self.chairs.len(),
            options: &self.opening.options,
            fairness: self.fairness.clone(),
            moves,
            given: self.opening.given.len(),
            snapshots,
        };
        let opened = open_game(self.game_id, &from)?;
        self.game = Some(opened.game);
        self.last_reset = self.next_position(time);
        self.move_entries = vec![self.last_reset];
        Ok(opened.snapshots)
    }

    /// Applies an event that has been stored.
    pub fn apply(&mut self, time: i64, event: &TableEvent) -> Result<(), LogError> {
        match event {
            TableEvent::Started => {
                let given = self.opening.given.clone();
                self.start_game(time, &given, &[])?;
            }
            TableEvent::Moved { seat, mv } => {
                let game = self.game.as_mut().ok_or(LogError::OutOfOrder)?;
                game.push(*seat, mv).map_err(|error| LogError::Move(error.into()))?;
                self.moved(time);
            }
            TableEvent::TakenBack { to } => {
                let game = self.game.as_mut().ok_or(LogError::OutOfOrder)?;
                game.take_back(*to);
                self.apply_outside_game(time, event)?;
            }
            other => self.apply_outside_game(time, other)?,
        }
        self.entries += 1;
        Ok(())
    }

    /// A move was made, which answers any request to take back.
    fn moved(&mut self, time: i64) {
        self.move_entries.push(self.next_position(time));
        self.take_back_request = None;
    }

    /// The entry that is about to be applied.
    const fn next_position(&self, time: i64) -> LogPosition {
        LogPosition { entry: self.entries, time }
    }

    /// Applies an event that does not touch the game.
    fn apply_outside_game(&mut self, time: i64, event: &TableEvent) -> Result<(), LogError> {
        match event {
            TableEvent::Opened(_) | TableEvent::Started | TableEvent::Moved { .. } => {
                return Err(LogError::OutOfOrder);
            }
            TableEvent::Invited { seat, token } => self.chair_mut(*seat)?.token = Some(token.clone()),
            TableEvent::Sat { seat, name, by } => {
                let since = self.entries;
                let chair = self.chair_mut(*seat)?;
                chair.holder_since = since;
                chair.name.clone_from(name);
                chair.holder = Holder::Person;
                chair.has_person = true;
                chair.gone = false;
                chair.returned_at = time;
                chair.token = None;
                chair.person = *by;
                self.evicted.retain(|person| Some(*person) != *by);
                if self.game.is_some() {
                    self.note(time, *seat, ChatContent::Sat);
                }
            }
            TableEvent::Nonce { seat, nonce } => self.chair_mut(*seat)?.nonce = Some(nonce.clone()),
            TableEvent::Handed { seat, level, why } => {
                let since = self.entries;
                let chair = self.chair_mut(*seat)?;
                if !chair.has_person {
                    chair.holder_since = since;
                    bot_names::name(*seat).clone_into(&mut chair.name);
                    chair.gone = false;
                }
                chair.holder = Holder::Bot(level.clone());
                chair.token = None;
                chair.conceded |= *why == Handover::Conceded;
                if chair.has_person {
                    self.note(time, *seat, ChatContent::Handed(*why));
                }
                // This person may have been the last who had to agree. If somebody still wants it, they ask again.
                self.take_back_request = None;
            }
            TableEvent::Returned { seat } => {
                let chair = self.chair_mut(*seat)?;
                chair.holder = Holder::Person;
                chair.returned_at = time;
                self.note(time, *seat, ChatContent::Returned);
            }
            TableEvent::BackAsked { seats, to } => {
                let seat = *seats.first().ok_or(LogError::OutOfOrder)?;
                self.take_back_request =
                    Some(TakeBackRequest { seat, to: *to, agreed: seats.iter().copied().collect() });
                self.note(time, seat, ChatContent::BackAsked(*to));
            }
            TableEvent::BackAgreed { seats } => {
                for seat in seats {
                    if let Some(back) = &mut self.take_back_request {
                        back.agreed.insert(*seat);
                    }
                }
            }
            TableEvent::BackRefused { seat } => {
                self.take_back_request = None;
                self.note(time, *seat, ChatContent::BackRefused);
            }
            TableEvent::TakenBack { to } => {
                if let Some(back) = self.take_back_request.take() {
                    self.note(time, back.seat, ChatContent::TakenBack(*to));
                }
                self.last_reset = self.next_position(time);
                self.move_entries.truncate(1 + to.saturating_sub(self.opening.given.len()));
            }
            TableEvent::Again { seat, table } => {
                self.next = Some(table.clone());
                self.note(time, *seat, ChatContent::Again);
            }
            TableEvent::Said { seat, name, text, by } => {
                let what = ChatContent::Text(text.clone());
                self.chat.push(ChatEntry { time, seat: *seat, name: name.clone(), what, by: *by });
            }
            TableEvent::Vacated { seat, token } => self.vacated(time, *seat, token)?,
            TableEvent::Gone { seat } => self.gone(time, *seat)?,
            TableEvent::Forgotten { by } => self.forget(|entry| entry.by == Some(*by)),
            TableEvent::Audience { .. }
            | TableEvent::OnlookersLink { .. }
            | TableEvent::OnlookersWrite { .. } => {
                self.watched(time, event);
            }
        }
        Ok(())
    }

    pub(crate) fn chair_mut(&mut self, seat: Seat) -> Result<&mut Chair, LogError> {
        self.chairs.get_mut(seat.index()).ok_or(LogError::OutOfOrder)
    }
}
