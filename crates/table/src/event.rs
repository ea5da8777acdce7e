use kernel::{Options, Seat};
use serde::{Deserialize, Serialize};

/// One entry of a table's log.
///
/// Logs are kept for ever, so a variant or field may be added but never changed.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(tag = "what", rename_all = "kebab-case")]
pub enum TableEvent {
    /// Always the first entry, and only there.
    Opened(Box<Opening>),
    /// An invitation link to this seat was made. It replaces any earlier one.
    Invited {
        seat: Seat,
        token: String,
    },
    /// Somebody took a free seat.
    Sat {
        seat: Seat,
        name: String,
        /// Who it was, as a number that is never shown. People who want to be forgotten are found by it.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        by: Option<i64>,
    },
    /// A player added their own randomness to the seed of all draws.
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
    /// The person takes their seat back from the bot.
    Returned {
        seat: Seat,
    },
    /// The person on these seats asks to take the game back to this many moves.
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
    /// The moves after this many no longer count.
    TakenBack {
        to: usize,
    },
    /// After the game: this person has set up another one, at the table with this name.
    Again {
        seat: Seat,
        table: String,
    },
    Said {
        seat: Option<Seat>,
        name: String,
        text: String,
        /// Who it was, as a number that is never shown.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        by: Option<i64>,
    },
    /// The holder of this seat was removed; it waits for somebody who comes with this link.
    Vacated {
        seat: Seat,
        token: String,
    },
    /// The person on this seat wants to be forgotten: their name is not shown here any more.
    Gone {
        seat: Seat,
    },
    /// The person with this number wants to be forgotten: their name is not shown any more on anything they said or
    /// did.
    Forgotten {
        by: i64,
    },
    /// Who may see the table from now on.
    Audience {
        who: Audience,
    },
    /// The link that lets onlookers in at a table by invitation. It replaces any earlier one; `None` withdraws it.
    OnlookersLink {
        token: Option<String>,
    },
    /// Whether onlookers may write from now on.
    OnlookersWrite {
        may: bool,
    },
}

impl TableEvent {
    /// The same event, attributed to this person.
    #[must_use]
    pub fn by(mut self, person: i64) -> Self {
        if let Self::Sat { by, .. } | Self::Said { by, .. } = &mut self {
            *by = Some(person);
        }
        self
    }

    /// Whose name this entry shows, if known.
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
    /// It is listed, and anybody may watch.
    Everyone,
    /// Anybody who has its address.
    Link,
    /// The players, the owner, and the onlookers who were let in.
    Invited,
}

/// Why a bot plays for a person.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Handover {
    /// The person asked for it.
    Asked,
    /// The table had waited too long, and the others asked for it.
    Idle,
    /// The person gave up.
    Conceded,
}

/// After how long without a move a seat can be handed to a bot, unless the table says otherwise.
pub const USUAL_IDLE_HOURS: u32 = 24;

/// How a table begins.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Opening {
    pub game: String,
    pub rules_version: u32,
    pub options: Options,
    pub title: String,
    pub chairs: Vec<OpenChair>,
    /// The seed of all draws, revealed when the game is over.
    pub secret: String,
    /// Nonces that came with a record.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub nonces: Vec<String>,
    /// Moves made elsewhere: the game continues after them.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub given: Vec<(Seat, String)>,
    /// A record, to be viewed only.
    #[serde(default)]
    pub record: bool,
    /// After how many hours without a move the others may hand a seat to a bot.
    pub idle_hours: u32,
    /// Whether anybody may find and watch it. Older openings hold nothing more precise.
    pub listed: bool,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub audience: Option<Audience>,
    /// Who sits on the chairs of persons, as a number that is never shown.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub by: Option<i64>,
}

impl Opening {
    /// A new table without a title, by the usual rules, with nothing played before.
    #[must_use]
    pub fn new(
        game: impl Into<String>,
        rules_version: u32,
        chairs: Vec<OpenChair>,
        secret: impl Into<String>,
    ) -> Self {
        Self {
            game: game.into(),
            rules_version,
            options: Options::new(),
            title: String::new(),
            chairs,
            secret: secret.into(),
            nonces: Vec::new(),
            given: Vec::new(),
            record: false,
            idle_hours: USUAL_IDLE_HOURS,
            listed: false,
            audience: None,
            by: None,
        }
    }

    /// The same opening with this audience.
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

/// Who is meant to take a seat.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(tag = "is", rename_all = "kebab-case")]
pub enum OpenChair {
    /// The person who made the table, or somebody at the same screen.
    Person {
        name: String,
    },
    /// Anybody who comes with the link.
    Free,
    Bot {
        level: String,
    },
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Logs are kept for ever: whatever a variant is called in the code, it is stored under these names.
    #[test]
    fn stored_names_never_change() {
        let (seat, token) = (Seat::new(1), || "link".to_owned());
        let handed = |why| TableEvent::Handed { seat, level: "greedy".into(), why };
        for (event, stored) in [
            (TableEvent::Started, r#"{"what":"started"}"#),
            (TableEvent::Moved { seat, mv: "pass".into() }, r#"{"what":"moved","seat":1,"move":"pass"}"#),
            (TableEvent::Invited { seat, token: token() }, r#"{"what":"invited","seat":1,"token":"link"}"#),
            (
                TableEvent::Sat { seat, name: "Ada".into(), by: Some(7) },
                r#"{"what":"sat","seat":1,"name":"Ada","by":7}"#,
            ),
            (handed(Handover::Asked), r#"{"what":"handed","seat":1,"level":"greedy","why":"asked"}"#),
            (handed(Handover::Idle), r#"{"what":"handed","seat":1,"level":"greedy","why":"idle"}"#),
            (handed(Handover::Conceded), r#"{"what":"handed","seat":1,"level":"greedy","why":"conceded"}"#),
            (TableEvent::Returned { seat }, r#"{"what":"returned","seat":1}"#),
            (
                TableEvent::BackAsked { seats: vec![seat], to: 3 },
                r#"{"what":"back-asked","seats":[1],"to":3}"#,
            ),
            (TableEvent::BackAgreed { seats: vec![seat] }, r#"{"what":"back-agreed","seats":[1]}"#),
            (TableEvent::BackRefused { seat }, r#"{"what":"back-refused","seat":1}"#),
            (TableEvent::TakenBack { to: 3 }, r#"{"what":"taken-back","to":3}"#),
            (TableEvent::Again { seat, table: "t".into() }, r#"{"what":"again","seat":1,"table":"t"}"#),
            (
                TableEvent::Said { seat: None, name: "Ada".into(), text: "hi".into(), by: None },
                r#"{"what":"said","seat":null,"name":"Ada","text":"hi"}"#,
            ),
            (TableEvent::Nonce { seat, nonce: "n".into() }, r#"{"what":"nonce","seat":1,"nonce":"n"}"#),
            (TableEvent::Vacated { seat, token: token() }, r#"{"what":"vacated","seat":1,"token":"link"}"#),
            (TableEvent::Gone { seat }, r#"{"what":"gone","seat":1}"#),
            (TableEvent::Forgotten { by: 7 }, r#"{"what":"forgotten","by":7}"#),
            (TableEvent::Audience { who: Audience::Invited }, r#"{"what":"audience","who":"invited"}"#),
            (TableEvent::OnlookersLink { token: None }, r#"{"what":"onlookers-link","token":null}"#),
            (TableEvent::OnlookersWrite { may: true }, r#"{"what":"onlookers-write","may":true}"#),
        ] {
            assert_eq!(serde_json::to_string(&event).unwrap(), stored);
            assert_eq!(serde_json::from_str::<TableEvent>(stored).unwrap(), event);
        }
    }
}
