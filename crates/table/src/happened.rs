use kernel::{Options, Seat};
use serde::{Deserialize, Serialize};

/// One entry of a table's log.
///
/// Entries are kept for ever, so a variant or field may be added but never changed.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(tag = "what", rename_all = "kebab-case")]
pub enum Happened {
    /// Always the first entry, and only that.
    Opened(Box<Opening>),
    /// A link to this seat was made; one made before is worth nothing now.
    Invited {
        seat: Seat,
        token: String,
    },
    /// Somebody took a free seat.
    Sat {
        seat: Seat,
        name: String,
        /// Who, as a number that is never shown: whoever wants to be forgotten is found by it.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        by: Option<i64>,
    },
    /// A player added to what the draws are made from.
    Nonce {
        seat: Seat,
        nonce: String,
    },
    Started,
    Moved {
        seat: Seat,
        #[serde(rename = "move")]
        mv: String,
    },
    /// A bot plays this seat from now on.
    Handed {
        seat: Seat,
        level: String,
        why: Handover,
    },
    /// The person whose seat it is plays it again.
    Returned {
        seat: Seat,
    },
    /// The person of these seats wishes to take the game back to this many moves.
    BackAsked {
        seats: Vec<Seat>,
        to: usize,
    },
    BackAgreed {
        seats: Vec<Seat>,
    },
    BackRefused {
        seat: Seat,
    },
    /// The moves behind this many do not count any more.
    TakenBack {
        to: usize,
    },
    /// After the game: this person has set up another one at a table of this name.
    Again {
        seat: Seat,
        table: String,
    },
    Said {
        seat: Option<Seat>,
        name: String,
        text: String,
        /// Who, as a number that is never shown.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        by: Option<i64>,
    },
    /// Whoever had this seat is out, and it waits for whoever comes with this link.
    Vacated {
        seat: Seat,
        token: String,
    },
    /// The person of this seat wants to be forgotten: from now on nobody reads the name here.
    Gone {
        seat: Seat,
    },
    /// Whoever this number stands for wants to be forgotten: nobody reads a name any more where they said or did something.
    Forgotten {
        by: i64,
    },
    /// Who may see the table from now on.
    Audience {
        who: Audience,
    },
    /// The link by which onlookers come to a table by invitation; one made before is worth nothing now. `None` when there
    /// is none any more.
    OnlookersLink {
        token: Option<String>,
    },
    /// Whether those who only look on may write from now on.
    OnlookersWrite {
        may: bool,
    },
}

impl Happened {
    /// The same, as something that this person said or did.
    #[must_use]
    pub fn by(mut self, person: i64) -> Self {
        if let Self::Sat { by, .. } | Self::Said { by, .. } = &mut self {
            *by = Some(person);
        }
        self
    }

    /// Whose name this entry shows, where it is known.
    #[must_use]
    pub fn names(&self) -> Option<i64> {
        match self {
            Self::Opened(opening) => opening.by,
            Self::Sat { by, .. } | Self::Said { by, .. } => *by,
            _ => None,
        }
    }
}

/// Who may see a table.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Audience {
    /// It is listed, and everybody may watch.
    Everyone,
    /// Whoever has its address.
    Link,
    /// Whoever sits there, its owner, and the onlookers who were let in.
    Invited,
}

/// Why a bot plays for a person.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Handover {
    /// The person asked for it.
    Asked,
    /// The table had waited too long, and others asked for it.
    Idle,
    /// The person gave up.
    Conceded,
}

/// How a table begins.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Opening {
    pub game: String,
    pub rules_version: u32,
    pub options: Options,
    pub title: String,
    pub chairs: Vec<OpenChair>,
    /// What all draws are made from: shown when the game is over.
    pub secret: String,
    /// Nonces that came with a record.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub nonces: Vec<String>,
    /// Moves that were made elsewhere: the game goes on behind them.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub given: Vec<(Seat, String)>,
    /// Only to be looked through.
    #[serde(default)]
    pub record: bool,
    /// After how many hours without a move the others may give a seat to a bot.
    pub idle_hours: u32,
    /// Whether everybody may find and watch it. Older openings say no more than this.
    pub listed: bool,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub audience: Option<Audience>,
    /// Who has the chairs of persons, as a number that is never shown.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub by: Option<i64>,
}

impl Opening {
    /// The same, to be seen by these.
    #[must_use]
    pub fn seen_by(self, audience: Audience) -> Self {
        Self { listed: audience == Audience::Everyone, audience: Some(audience), ..self }
    }

    /// Who may see the table at first.
    #[must_use]
    pub const fn audience(&self) -> Audience {
        match self.audience {
            Some(audience) => audience,
            None if self.listed => Audience::Everyone,
            None => Audience::Link,
        }
    }
}

/// Who is to sit on a seat.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(tag = "is", rename_all = "kebab-case")]
pub enum OpenChair {
    /// Whoever made the table, or somebody at the same screen.
    Person {
        name: String,
    },
    /// Whoever comes with the link.
    Free,
    Bot {
        level: String,
    },
}
