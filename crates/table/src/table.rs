//! The table itself: folded from its log.

use catalog::GameId;
use kernel::{Fairness, Seat, Seats};
use words::Words;

use crate::game::{Game, GameError, KeptPosition, KeptReport, OpenGame, open_game};
use crate::happened::{Audience, Handover, Happened, OpenChair, Opening};
use crate::pioneers;
use crate::take_back::Back;

/// How far a table has come.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Stage {
    /// Waits for players.
    Waiting,
    Running,
    Over,
    /// A record, to be looked through.
    Record,
}

/// A seat and who plays it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Chair {
    pub name: String,
    pub holder: Holder,
    /// A person sits here, though a bot may play for them at the moment.
    pub has_person: bool,
    pub conceded: bool,
    /// The person who sat here has left for good, and is not named any more.
    pub gone: bool,
    /// When the person last came (back) to the seat, or it became free: nobody is idle before they could play.
    pub returned: i64,
    pub nonce: Option<String>,
    /// What a friend shows to take this seat, while it is free.
    pub token: Option<String>,
    /// The entry of the log since which whoever has this seat has it, or nobody does: what is meant for one holder is not done
    /// to the next.
    pub since: u64,
    /// Whether its owner has ever freed it: then it is for whoever is given the new link, and kept for nobody.
    pub freed: bool,
    /// Who sits here, as the number of the log, which is never shown.
    pub(crate) person: Option<i64>,
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Holder {
    Nobody,
    Person,
    /// Of this level.
    Bot(String),
}

/// Something said at the table, or a thing that happened at it beside the game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Said {
    pub at: i64,
    pub seat: Option<Seat>,
    /// Empty for somebody who is not to be named any more.
    pub name: String,
    pub what: Saying,
    /// Whose name it is, as the number of the log, which is never shown.
    pub by: Option<i64>,
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Saying {
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
    /// This seat waits for somebody else.
    Vacated,
    /// Whoever sat here has left for good.
    Gone,
    /// Other people than before may see the table.
    Audience(Audience),
}

/// Why a log cannot be read.
#[derive(Debug, thiserror::Error)]
pub enum TableError {
    #[error("the log does not begin with an opening")]
    NoOpening,
    #[error("the log opens the table twice, or plays before it starts")]
    OutOfOrder,
    #[error(transparent)]
    Game(#[from] GameError),
    #[error("a move of the log is not accepted")]
    Move,
}

/// A table.
#[derive(Clone, Debug)]
pub struct Table {
    pub(crate) opening: Opening,
    pub(crate) game_id: GameId,
    pub(crate) chairs: Vec<Chair>,
    pub(crate) fairness: Fairness,
    pub(crate) game: Option<Box<dyn Game>>,
    pub(crate) said: Vec<Said>,
    pub(crate) back: Option<Back>,
    /// The table where the next game is played.
    pub(crate) next: Option<String>,
    pub(crate) audience: Audience,
    pub(crate) onlookers_token: Option<String>,
    pub(crate) onlookers_write: bool,
    /// Those whose seat was freed and who have not sat down again since, as numbers of the log.
    pub(crate) put_out: Vec<i64>,
    /// How many entries the log had when last somebody may have lost what they could see or do here.
    pub(crate) doors: u64,
    /// How many entries the log has.
    pub(crate) entries: u64,
    /// The entry that began the game, and then the one of each move.
    entered: Vec<Entered>,
    /// The last entry that changed the game for everybody, whatever they see of its moves: it began, or went back.
    anew: Entered,
}

/// Where an entry stands in the log, and when it was made.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(crate) struct Entered {
    pub(crate) entry: u64,
    pub(crate) at: i64,
}

/// A table that was folded from its log, and what became of the positions that were kept beside it.
#[derive(Debug)]
pub struct Folded {
    pub table: Table,
    /// The number of moves of each that does not fit the log. It counts for nothing and is to be dropped.
    pub unfit: Vec<u64>,
    /// Those that did not fit or were not there, computed again: to be kept in their place.
    pub fresh: Vec<KeptPosition>,
    /// How many moves were played again because no position was kept behind them.
    pub replayed: usize,
}

impl Table {
    /// Folds a log, whose moves need not be replayed as far as positions were kept.
    pub fn fold(log: &[(i64, Happened)], kept: &[KeptPosition]) -> Result<Folded, TableError> {
        let Some(((at, Happened::Opened(opening)), rest)) = log.split_first() else {
            return Err(TableError::NoOpening);
        };
        let mut table = Self::open(*at, opening)?;
        // All moves go into the game at once, so that it can leap over those behind a kept position.
        let mut moves = table.opening.given.clone();
        for (_, happened) in rest {
            match happened {
                Happened::Moved { seat, mv } => moves.push((*seat, mv.clone())),
                Happened::TakenBack { to } => moves.truncate(*to),
                _ => {}
            }
        }
        let mut report = KeptReport::default();
        for (at, happened) in rest {
            match happened {
                Happened::Started => report = table.start_game(*at, &moves, kept)?,
                Happened::Moved { .. } if table.game.is_some() => table.moved(*at),
                other => table.apply_quietly(*at, other)?,
            }
            table.entries += 1;
        }
        let KeptReport { unfit, fresh, replayed } = report;
        Ok(Folded { table, unfit, fresh, replayed })
    }

    fn open(at: i64, opening: &Opening) -> Result<Self, TableError> {
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
            said: Vec::new(),
            back: None,
            next: None,
            audience: opening.audience(),
            onlookers_token: None,
            onlookers_write: false,
            put_out: Vec::new(),
            doors: 0,
            entries: 1,
            entered: Vec::new(),
            anew: Entered { entry: 0, at },
            opening: opening.clone(),
        })
    }

    fn start_game(
        &mut self,
        at: i64,
        moves: &[(Seat, String)],
        kept: &[KeptPosition],
    ) -> Result<KeptReport, TableError> {
        if self.game.is_some() {
            return Err(TableError::OutOfOrder);
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
            kept,
        };
        let opened = open_game(self.game_id, &from)?;
        self.game = Some(opened.game);
        self.anew = self.entering(at);
        self.entered = vec![self.anew];
        Ok(opened.kept)
    }

    /// Takes in an entry that has been kept.
    pub fn apply(&mut self, at: i64, happened: &Happened) -> Result<(), TableError> {
        match happened {
            Happened::Started => {
                let given = self.opening.given.clone();
                self.start_game(at, &given, &[])?;
            }
            Happened::Moved { seat, mv } => {
                let game = self.game.as_mut().ok_or(TableError::OutOfOrder)?;
                game.push(*seat, mv).map_err(|_| TableError::Move)?;
                self.moved(at);
            }
            Happened::TakenBack { to } => {
                let game = self.game.as_mut().ok_or(TableError::OutOfOrder)?;
                game.take_back(*to);
                self.apply_quietly(at, happened)?;
            }
            other => self.apply_quietly(at, other)?,
        }
        self.entries += 1;
        Ok(())
    }

    /// A move has been made: a wish to take back is answered.
    fn moved(&mut self, at: i64) {
        self.entered.push(self.entering(at));
        self.back = None;
    }

    /// The entry that is about to be taken in.
    const fn entering(&self, at: i64) -> Entered {
        Entered { entry: self.entries, at }
    }

    /// The entry since which this seat has been asked what it is asked now.
    pub(crate) fn asked_by(&self, seat: Seat) -> Entered {
        let stands_on = self.game().map_or(0, |game| game.stands_on(seat));
        // Moves that were given came with the beginning.
        let own = stands_on.saturating_sub(self.opening.given.len());
        self.entered.get(own).map_or(self.anew, |entered| self.anew.max(*entered))
    }

    /// What does not touch the game.
    fn apply_quietly(&mut self, at: i64, happened: &Happened) -> Result<(), TableError> {
        match happened {
            Happened::Opened(_) | Happened::Started | Happened::Moved { .. } => {
                return Err(TableError::OutOfOrder);
            }
            Happened::Invited { seat, token } => self.chair_mut(*seat)?.token = Some(token.clone()),
            Happened::Sat { seat, name, by } => {
                let since = self.entries;
                let chair = self.chair_mut(*seat)?;
                chair.since = since;
                chair.name.clone_from(name);
                chair.holder = Holder::Person;
                chair.has_person = true;
                chair.gone = false;
                chair.returned = at;
                chair.token = None;
                chair.person = *by;
                self.put_out.retain(|person| Some(*person) != *by);
                if self.game.is_some() {
                    self.note(at, *seat, Saying::Sat);
                }
            }
            Happened::Nonce { seat, nonce } => self.chair_mut(*seat)?.nonce = Some(nonce.clone()),
            Happened::Handed { seat, level, why } => {
                let since = self.entries;
                let chair = self.chair_mut(*seat)?;
                if !chair.has_person {
                    chair.since = since;
                    pioneers::name(*seat).clone_into(&mut chair.name);
                    chair.gone = false;
                }
                chair.holder = Holder::Bot(level.clone());
                chair.token = None;
                chair.conceded |= *why == Handover::Conceded;
                if chair.has_person {
                    self.note(at, *seat, Saying::Handed(*why));
                }
                // Perhaps this person was the last who had to agree: who still wishes it asks again.
                self.back = None;
            }
            Happened::Returned { seat } => {
                let chair = self.chair_mut(*seat)?;
                chair.holder = Holder::Person;
                chair.returned = at;
                self.note(at, *seat, Saying::Returned);
            }
            Happened::BackAsked { seats, to } => {
                let seat = *seats.first().ok_or(TableError::OutOfOrder)?;
                self.back = Some(Back { seat, to: *to, agreed: seats.iter().copied().collect() });
                self.note(at, seat, Saying::BackAsked(*to));
            }
            Happened::BackAgreed { seats } => {
                for seat in seats {
                    if let Some(back) = &mut self.back {
                        back.agreed.insert(*seat);
                    }
                }
            }
            Happened::BackRefused { seat } => {
                self.back = None;
                self.note(at, *seat, Saying::BackRefused);
            }
            Happened::TakenBack { to } => {
                if let Some(back) = self.back.take() {
                    self.note(at, back.seat, Saying::TakenBack(*to));
                }
                self.anew = self.entering(at);
                self.entered.truncate(1 + to.saturating_sub(self.opening.given.len()));
            }
            Happened::Again { seat, table } => {
                self.next = Some(table.clone());
                self.note(at, *seat, Saying::Again);
            }
            Happened::Said { seat, name, text, by } => {
                let what = Saying::Text(text.clone());
                self.said.push(Said { at, seat: *seat, name: name.clone(), what, by: *by });
            }
            Happened::Vacated { seat, token } => self.vacated(at, *seat, token)?,
            Happened::Gone { seat } => self.gone(at, *seat)?,
            Happened::Forgotten { by } => self.forget(|said| said.by == Some(*by)),
            Happened::Audience { .. } | Happened::OnlookersLink { .. } | Happened::OnlookersWrite { .. } => {
                self.watched(at, happened);
            }
        }
        Ok(())
    }

    /// Something that everybody at the table should know of, beside the game.
    pub(crate) fn note(&mut self, at: i64, seat: Seat, what: Saying) {
        let of = self.chair(seat).map(|chair| (chair.name.clone(), chair.person));
        let (name, by) = of.unwrap_or_default();
        self.said.push(Said { at, seat: Some(seat), name, what, by });
    }

    pub(crate) fn chair_mut(&mut self, seat: Seat) -> Result<&mut Chair, TableError> {
        self.chairs.get_mut(seat.index()).ok_or(TableError::OutOfOrder)
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
    pub fn said(&self) -> &[Said] {
        &self.said
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
    pub fn stage(&self) -> Stage {
        match &self.game {
            _ if self.opening.record => Stage::Record,
            None => Stage::Waiting,
            Some(game) if game.turn().is_over() => Stage::Over,
            Some(_) => Stage::Running,
        }
    }

    /// The table where those who played here play again, once one of them has set it up.
    #[must_use]
    pub fn next(&self) -> Option<&str> {
        self.next.as_deref()
    }

    /// What was promised before the first draw.
    #[must_use]
    pub fn commitment(&self) -> String {
        self.fairness.commitment()
    }

    /// The secret and the nonces, once they may be known.
    #[must_use]
    pub fn revealed(&self) -> Option<&Fairness> {
        matches!(self.stage(), Stage::Over | Stage::Record).then_some(&self.fairness)
    }

    /// The seats that owe a decision: none where nothing more can be played.
    #[must_use]
    pub fn owing(&self) -> Seats {
        match (self.stage(), &self.game) {
            (Stage::Running, Some(game)) if !game.is_full() => game.turn().seats(),
            _ => Seats::NONE,
        }
    }

    /// A seat that owes a decision and is a bot's, with the bot's level.
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

    /// Words that call the seats as this table does.
    #[must_use]
    pub fn words(&self, words: &Words) -> Words {
        let name = |chair: &Chair| if chair.gone { words.word("table-gone") } else { chair.name.clone() };
        words.clone().with_names(self.chairs.iter().map(name).collect())
    }
}

impl Chair {
    fn new(seat: Seat, chair: &OpenChair, opened_by: Option<i64>) -> Self {
        let (name, holder, has_person) = match chair {
            OpenChair::Person { name } => (name.clone(), Holder::Person, true),
            OpenChair::Free => (String::new(), Holder::Nobody, false),
            OpenChair::Bot { level } => (pioneers::name(seat).to_owned(), Holder::Bot(level.clone()), false),
        };
        Self {
            name,
            holder,
            has_person,
            conceded: false,
            gone: false,
            returned: 0,
            nonce: None,
            token: None,
            since: 0,
            freed: false,
            person: opened_by.filter(|_| has_person),
        }
    }
}
