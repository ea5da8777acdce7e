use std::collections::BTreeMap;
use std::fmt::{Debug, Display};
use std::hash::Hash;
use std::str::FromStr;

use serde::Serialize;
use serde::de::DeserializeOwned;

use crate::{Draws, Events, LawError, Reason, Seat, Seats, SetupError, Stream, Text, Turn, Viewer, text};

/// A game: its rules, and a position of it.
///
/// Implementations are pure, deterministic and integer. [`moves`](Self::moves) and [`play`](Self::play) agree: what is
/// listed is accepted, what is accepted is listed. A refused move leaves the position as it was.
pub trait Rules: Clone + Eq + Hash + Debug + Serialize + DeserializeOwned + Send + Sync + 'static {
    /// What is known of the game before a position exists.
    const INFO: GameInfo;

    /// What a game starts from.
    type Setup: Setup;
    /// One small decision. Its text is the notation.
    type Move: Clone + Eq + Hash + Debug + Display + FromStr<Err = NotationError> + Send + Sync;
    /// What is told of the play.
    type Event: Happening;
    /// All that one seat, or a spectator, may know.
    type View: Clone + PartialEq + Debug + Serialize + Send + Sync;
    /// Why a move is not accepted.
    type Reason: Reason;

    /// Lays out the game. What chance decided on the way is told as events.
    fn start(setup: &Self::Setup, draws: Draws, events: &mut Events<Self::Event>)
    -> Result<Self, SetupError>;

    /// Which seats owe a decision and in which phase, or the final standing.
    fn turn(&self) -> Turn;

    /// Adds every legal move of a seat to `out`; nothing when the seat owes no decision.
    fn moves(&self, seat: Seat, out: &mut Vec<Self::Move>);

    /// Calls `pick` with the number of legal moves, and returns the move at the index that it names, as
    /// [`moves`](Self::moves) lists them; `None`, without calling `pick`, when there are none. `room` is scratch space for games
    /// that do list them.
    ///
    /// A game in which one move is found much sooner than all are listed finds the same move in its own way.
    fn pick_move(
        &self,
        seat: Seat,
        room: &mut Vec<Self::Move>,
        pick: impl FnOnce(usize) -> usize,
    ) -> Option<Self::Move> {
        pick_listed(self, seat, room, pick)
    }

    /// Any legal move of a seat, each as likely as the others; `None` when it has none.
    fn random_move(&self, seat: Seat, stream: &mut Stream) -> Option<Self::Move> {
        self.pick_move(seat, &mut Vec::new(), |count| stream.index(count))
    }

    /// Plays a move and adds what happened to `events`, or refuses it and changes nothing.
    fn play(
        &mut self,
        seat: Seat,
        mv: &Self::Move,
        events: &mut Events<Self::Event>,
    ) -> Result<(), Self::Reason>;

    /// All that this viewer may know.
    fn view(&self, viewer: Viewer) -> Self::View;

    /// A full position that looks like this view, with a future of its own: what the viewer may not know is made up from the
    /// stream. Its view is the one it was made from.
    fn imagine(view: &Self::View, stream: &mut Stream) -> Self;

    /// A full position that this seat cannot tell from the true one.
    fn guess(&self, seat: Seat, stream: &mut Stream) -> Self {
        Self::imagine(&self.view(Viewer::Seat(seat)), stream)
    }

    /// The conservation laws. They hold in every position that play can reach; a state from outside that breaks one
    /// is refused.
    fn check(&self) -> Result<(), LawError>;

    /// How many play.
    fn players(&self) -> usize;

    /// How much chance has been used: a move that makes it grow cannot be taken back silently.
    fn draws_used(&self) -> u64;

    /// Whether this move would show the player something hidden without drawing, such as a face-down stack.
    fn reveals(&self, _seat: Seat, _mv: &Self::Move) -> bool {
        false
    }

    /// The seats that have decided while others still do, and whose decision is nobody else's to know yet: blind bids
    /// before they are shown.
    ///
    /// All that others learn of a sealed move is that it was made. It changes nothing of what they decide on, so their
    /// turns stand as they were. A move after which a seat is not sealed any more opens what lay there: it is asked for
    /// twice, and cannot be taken back.
    fn sealed(&self) -> Seats {
        Seats::NONE
    }

    /// What is in the box, counted against the rulebook's own lists.
    fn components() -> Vec<Component>;

    /// The cards with abilities, as notation calls them: simulations count how often each was used.
    fn cards() -> Vec<&'static str> {
        Vec::new()
    }
}

/// [`Rules::pick_move`] by making the list.
pub fn pick_listed<G: Rules>(
    position: &G,
    seat: Seat,
    room: &mut Vec<G::Move>,
    pick: impl FnOnce(usize) -> usize,
) -> Option<G::Move> {
    room.clear();
    position.moves(seat, room);
    let place = (!room.is_empty()).then(|| pick(room.len()))?;
    (place < room.len()).then(|| room.swap_remove(place))
}

/// What a program that offers the game needs to know before a position exists.
#[derive(Clone, Copy, Debug)]
pub struct GameInfo {
    /// As the command line and records spell it, such as `sticks`.
    pub id: &'static str,
    /// As the box has it: the same in every language.
    pub title: &'static str,
    /// How many play at least.
    pub fewest_players: usize,
    /// How many play at most.
    pub most_players: usize,
    /// The number of the rule that says how many play.
    pub players_rule: &'static str,
    /// The rules that new games are played by. It grows when a record made by an older version would not replay to
    /// the same position.
    pub rules_version: u32,
    /// The oldest version that records and tables are still played by.
    pub oldest_rules_version: u32,
    /// What the numbers of this game's rules begin with, without the dash: `STICKS` for `STICKS-1.2`.
    pub rule_prefix: &'static str,
    /// The game's `RULES.md` in each language: its code, such as `fr`, and the text. English is first. A chapter is a heading,
    /// `## STICKS-1 Play`, and each of its rules begins a line, `- **STICKS-1.2** Take one to three …`.
    pub rules_texts: &'static [(&'static str, &'static str)],
    /// What can be chosen for its setup.
    pub choices: &'static [Choice],
}

impl GameInfo {
    /// Whether games of this version of the rules can be played: neither given up nor newer than this program.
    #[must_use]
    pub const fn plays(&self, rules_version: u32) -> bool {
        self.oldest_rules_version <= rules_version && rules_version <= self.rules_version
    }

    /// How many play unless somebody says otherwise: four, or as near to that as the game allows.
    #[must_use]
    pub fn usual_players(&self) -> usize {
        4.clamp(self.fewest_players, self.most_players)
    }

    /// “2 to 5 players”
    #[must_use]
    pub fn players_text(&self) -> Text {
        if self.fewest_players == self.most_players {
            text!(players_exactly, players = self.most_players)
        } else {
            text!(players_range, fewest = self.fewest_players, most = self.most_players)
        }
    }

    /// The options as a game for so many players will have them, those that were left out at their default. Refused
    /// when so many cannot play, or when an option or its value does not exist.
    pub fn complete(&self, players: usize, options: &Options) -> Result<Options, SetupError> {
        if !(self.fewest_players..=self.most_players).contains(&players) {
            return Err(SetupError(text!(
                setup_players,
                title = self.title,
                wanted = self.players_text(),
                players = players,
                rule = self.players_rule
            )));
        }
        if let Some(key) = options.keys().find(|key| self.choices.iter().all(|choice| choice.key != **key)) {
            if self.choices.is_empty() {
                return Err(SetupError(text!(setup_no_options, title = self.title, key = key.clone())));
            }
            let keys = self.choices.iter().map(|choice| choice.key).collect::<Vec<_>>().join(", ");
            return Err(SetupError(text!(setup_option, title = self.title, key = key.clone(), keys = keys)));
        }
        let value = |choice: &Choice| match options.get(choice.key) {
            None => Ok(choice.values.first().copied().unwrap_or_default().to_owned()),
            Some(value) if choice.values.contains(&value.as_str()) => Ok(value.clone()),
            Some(value) => {
                let values = choice.values.join(", ");
                Err(SetupError(text!(setup_value, key = choice.key, value = value.clone(), values = values)))
            }
        };
        self.choices.iter().map(|choice| Ok((choice.key.to_owned(), value(choice)?))).collect()
    }

    /// The rules in this language, or in English where nobody has written them in it.
    #[must_use]
    pub fn rules_text(&self, language: &str) -> &'static str {
        let texts = self.rules_texts;
        let text = texts.iter().find(|(code, _)| *code == language).or(texts.first());
        text.map_or("", |(_, text)| text)
    }
}

/// An option of the setup: a key and the values it may have, the default first.
#[derive(Clone, Copy, Debug, Serialize)]
pub struct Choice {
    /// As the command line and records spell it, such as `table`.
    pub key: &'static str,
    /// As they are spelt there, such as `round`.
    pub values: &'static [&'static str],
}

/// Options as a person or a record gives them.
pub type Options = BTreeMap<String, String>;

/// What a game starts from: validated when it is made, so that starting it can fail only for reasons of the rules.
pub trait Setup: Clone + Debug + PartialEq + Send + Sync {
    /// The setup for so many players. What is left out of the options is at its default.
    fn from_options(players: usize, options: &Options) -> Result<Self, SetupError>;

    /// How many play.
    fn players(&self) -> usize;

    /// Every option, those left at their default too: what a record carries.
    fn options(&self) -> Options;

    /// The version of the rules that the game is played by, of which [`from_options`](Self::from_options) takes the
    /// newest. A game that has ever had only one need not keep it.
    fn rules_version(&self) -> u32 {
        1
    }

    /// The same game by another version, one that [`GameInfo::plays`].
    #[must_use]
    fn by_rules(self, _version: u32) -> Self {
        self
    }
}

/// Something that happened in play.
pub trait Happening: Clone + PartialEq + Debug + Serialize + Send + Sync {
    /// The sentence for the log.
    fn text(&self) -> Text;

    /// What chance decided here, in one line of notation for the record; `None` where chance had no part.
    fn drawn(&self) -> Option<String>;

    /// The card that was used here, one of [`Rules::cards`].
    fn uses(&self) -> Option<&'static str> {
        None
    }

    /// Whether everybody is shown something by this that was hidden before: what has been told cannot be taken back.
    fn shows(&self) -> bool {
        false
    }
}

/// A move whose text is not notation at all.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("{0}")]
pub struct NotationError(pub Text);

/// Where a component's data came from.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, serde::Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Source {
    /// The rulebook says it.
    Rulebook,
    /// Taken from what is public about the printed game.
    Public,
    /// Made by us to fit all that is known.
    Reconstructed,
}

/// One kind of component, as our data holds it and as the rulebook counts it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Component {
    /// What it is, in a word or two.
    pub name: String,
    /// How many our data has.
    pub found: u32,
    /// How many the rulebook counts.
    pub expected: u32,
    /// Where our data has it from.
    pub source: Source,
    /// The data file it stands in.
    pub file: &'static str,
}
