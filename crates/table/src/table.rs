//! The table itself: folded from its log.

use catalog::{Game, GameId};
use kernel::{Fairness, Seat, Seats};
use words::Words;

use crate::chair::{Chair, Holder};
use crate::chat::ChatEntry;
use crate::event::{Audience, Opening};
use crate::take_back::TakeBackRequest;

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
    pub(crate) move_entries: Vec<LogPosition>,
    /// The last entry that changed the game for everybody, whatever they can see of its moves: its start, or a
    /// take-back.
    pub(crate) last_reset: LogPosition,
}

/// The position of an entry in the log, and its time.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(crate) struct LogPosition {
    pub(crate) entry: u64,
    pub(crate) time: i64,
}

impl Table {
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

    /// The entry since which this seat has been asked its current question.
    pub(crate) fn asked_since(&self, seat: Seat) -> LogPosition {
        let draft_base = self.game().map_or(0, |game| game.draft_base(seat));
        // Moves that the table began with belong to its start.
        let own = draft_base.saturating_sub(self.opening.given.len());
        self.move_entries.get(own).map_or(self.last_reset, |move_entries| self.last_reset.max(*move_entries))
    }
}
