//! The chairs of a table, and who sits on them.

use kernel::Seat;

use crate::bot_names;
use crate::event::OpenChair;

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
    /// Whether the owner has ever vacated it. Then it is for anybody who gets the new link, and no longer reserved for the
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

impl Chair {
    pub(crate) fn new(seat: Seat, chair: &OpenChair, opened_by: Option<i64>) -> Self {
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
