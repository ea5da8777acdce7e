//! The table itself: folded from its log.

use catalog::GameId;
use kernel::{Fairness, Seat, Seats};
use words::Words;

use crate::action_error::ActionError;
use crate::bot_names;
use crate::event::{Audience, Handover, OpenChair, Opening, TableEvent};
use crate::take_back::TakeBackRequest;
use catalog::{Game, GameError, OpenGame, PositionSnapshot, SnapshotReport, open_game};

/// How far a table has come.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum TableStage {
    /// Waiting for players.
    Waiting,
    Running,
    Over,
    /// A record, to be viewed only.
    Record,
}

/// A seat and who plays it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Chair {
    pub name: String,
    pub holder: Holder,
    /// A person sits here, though a bot may be playing for them.
    pub has_person: bool,
    pub conceded: bool,
    /// The person who sat here has left for good, and is no longer named.
    pub gone: bool,
    /// When the person last came (back) to the seat, or it became free. Nobody is idle before they could have played.
    pub returned_at: i64,
    pub nonce: Option<String>,
    /// The token of the link that lets somebody take this seat while it is free.
    pub token: Option<String>,
    /// The log entry since which the seat has had its current holder, or none: a form meant for one holder does not hit
    /// the next.
    pub holder_since: u64,
    /// Whether the owner has ever vacated it. Then it is for whoever gets the new link, and no longer reserved for the
    /// person who played here before.
    pub was_vacated: bool,
    /// Who sits here, as the number in the log, which is never shown.
    pub(crate) person: Option<i64>,
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Holder {
    Nobody,
    Person,
    /// With its level.
    Bot(String),
}

/// A chat message, or a note about something that happened besides the game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ChatEntry {
    pub time: i64,
    pub seat: Option<Seat>,
    /// Empty for somebody who is no longer named.
    pub name: String,
    pub what: ChatContent,
    /// Whose name it is, as the number in the log, which is never shown.
    pub by: Option<i64>,
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub enum ChatContent {
    Text(String),
    BackAsked(usize),
    BackRefused,
    /// The game was taken back to this many moves.
    TakenBack(usize),
    /// A bot plays this seat now.
    Handed(Handover),
    Returned,
    /// Another game has been set up.
    Again,
    /// Somebody took this seat while the game was running.
    Sat,
    /// This seat now waits for somebody else.
    Vacated,
    /// The person who sat here has left for good.
    Gone,
    /// The audience was changed.
    Audience(Audience),
}

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

/// A table, folded from its log.
#[derive(Clone, Debug)]
pub struct Table {
    pub(crate) opening: Opening,
    pub(crate) game_id: GameId,
    pub(crate) chairs: Vec<Chair>,
    pub(crate) fairness: Fairness,
    pub(crate) game: Option<Box<dyn Game>>,
    pub(crate) chat: Vec<ChatEntry>,
    pub(crate) take_back_request: Option<TakeBackRequest>,
    /// The table where the next game is played.
    pub(crate) next: Option<String>,
    pub(crate) audience: Audience,
    pub(crate) onlookers_token: Option<String>,
    pub(crate) onlookers_write: bool,
    /// The people whose seat was vacated and who have not sat down again since, as numbers in the log.
    pub(crate) evicted: Vec<i64>,
    /// How many entries the log had when somebody last may have lost the right to see or do something here.
    pub(crate) access_epoch: u64,
    /// How many entries the log has.
    pub(crate) entries: u64,
    /// The entry that started the game, followed by the entry of each move.
    move_entries: Vec<LogPosition>,
    /// The last entry that changed the game for everybody, whatever they can see of its moves: its start, or a
    /// take-back.
    last_reset: LogPosition,
}

/// The position of an entry in the log, and its time.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(crate) struct LogPosition {
    pub(crate) entry: u64,
    pub(crate) time: i64,
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

    /// The entry since which this seat has been asked its current question.
    pub(crate) fn asked_since(&self, seat: Seat) -> LogPosition {
        let draft_base = self.game().map_or(0, |game| game.draft_base(seat));
        // Moves that the table began with belong to its start.
        let own = draft_base.saturating_sub(self.opening.given.len());
        self.move_entries.get(own).map_or(self.last_reset, |move_entries| self.last_reset.max(*move_entries))
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

    /// Adds a note that everybody at the table should see.
    pub(crate) fn note(&mut self, time: i64, seat: Seat, what: ChatContent) {
        let of = self.chair(seat).map(|chair| (chair.name.clone(), chair.person));
        let (name, by) = of.unwrap_or_default();
        self.chat.push(ChatEntry { time, seat: Some(seat), name, what, by });
    }

    pub(crate) fn chair_mut(&mut self, seat: Seat) -> Result<&mut Chair, LogError> {
        self.chairs.get_mut(seat.index()).ok_or(LogError::OutOfOrder)
    }

    #[must_use]
    pub const fn opening(&self) -> &Opening {
        &self.opening
    }

    #[must_use]
    pub const fn game_id(&self) -> GameId {
        self.game_id
    }

    #[must_use]
    pub fn chairs(&self) -> &[Chair] {
        &self.chairs
    }

    #[must_use]
    pub fn chair(&self, seat: Seat) -> Option<&Chair> {
        self.chairs.get(seat.index())
    }

    #[must_use]
    pub fn chat(&self) -> &[ChatEntry] {
        &self.chat
    }

    #[must_use]
    pub const fn entries(&self) -> u64 {
        self.entries
    }

    /// The game, once it has begun.
    #[must_use]
    pub fn game(&self) -> Option<&dyn Game> {
        self.game.as_deref()
    }

    #[must_use]
    pub fn stage(&self) -> TableStage {
        match &self.game {
            _ if self.opening.record => TableStage::Record,
            None => TableStage::Waiting,
            Some(game) if game.turn().is_over() => TableStage::Over,
            Some(_) => TableStage::Running,
        }
    }

    /// The table of the next game, once one of the players has set it up.
    #[must_use]
    pub fn next(&self) -> Option<&str> {
        self.next.as_deref()
    }

    /// The commitment published before the first draw.
    #[must_use]
    pub fn commitment(&self) -> String {
        self.fairness.commitment()
    }

    /// The secret and the nonces, once they may be revealed.
    #[must_use]
    pub fn revealed(&self) -> Option<&Fairness> {
        matches!(self.stage(), TableStage::Over | TableStage::Record).then_some(&self.fairness)
    }

    /// The seats that owe a decision; none if nothing more can be played.
    #[must_use]
    pub fn owing(&self) -> Seats {
        match (self.stage(), &self.game) {
            (TableStage::Running, Some(game)) if !game.is_full() => game.turn().seats(),
            _ => Seats::NONE,
        }
    }

    /// A bot's seat that owes a decision, with the bot's level.
    #[must_use]
    pub fn bot_to_play(&self) -> Option<(Seat, &str)> {
        self.owing().iter().find_map(|seat| match &self.chair(seat)?.holder {
            Holder::Bot(level) => Some((seat, level.as_str())),
            Holder::Nobody | Holder::Person => None,
        })
    }

    #[must_use]
    pub fn conceded(&self) -> Seats {
        let seats = Seat::all(self.chairs.len()).zip(&self.chairs);
        seats.filter(|(_, chair)| chair.conceded).map(|(seat, _)| seat).collect()
    }

    /// The words with this table's names for the seats.
    #[must_use]
    pub fn words(&self, words: &Words) -> Words {
        let name =
            |chair: &Chair| if chair.gone { words.word(crate::texts::GONE) } else { chair.name.clone() };
        words.clone().with_names(self.chairs.iter().map(name).collect())
    }
}

impl Chair {
    fn new(seat: Seat, chair: &OpenChair, opened_by: Option<i64>) -> Self {
        let (name, holder, has_person) = match chair {
            OpenChair::Person { name } => (name.clone(), Holder::Person, true),
            OpenChair::Free => (String::new(), Holder::Nobody, false),
            OpenChair::Bot { level } => (bot_names::name(seat).to_owned(), Holder::Bot(level.clone()), false),
        };
        Self {
            name,
            holder,
            has_person,
            conceded: false,
            gone: false,
            returned_at: 0,
            nonce: None,
            token: None,
            holder_since: 0,
            was_vacated: false,
            person: opened_by.filter(|_| has_person),
        }
    }
}
