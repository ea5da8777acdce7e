//! Sitting down, getting up and coming back. Each function returns the event that would follow, or why it may not.

use kernel::{Seat, text};

use crate::chair::{Chair, Holder};
use crate::chat::{ChatContent, ChatEntry};
use crate::table::{Table, TableStage};
use crate::{ActionError, Handover, TableEvent};

/// The longest name of a person, in characters.
pub const LONGEST_NAME: usize = 24;
/// The longest chat message.
pub const LONGEST_CHAT: usize = 500;
/// The longest nonce.
const LONGEST_NONCE: usize = 64;
/// How many events a table takes besides the moves of its game. Anything beyond that only fills the disk.
const MOST_EVENTS: u64 = 5_000;
/// How many more the owner may cause, so that nobody takes the table away from them by flooding its log.
const MOST_OWNER_EVENTS: u64 = 500;
/// How many chat messages onlookers may write; the rest is reserved for players.
const MOST_ONLOOKER_CHATS: usize = 500;

impl Table {
    /// A friend takes the free seat that this token was made for.
    pub fn sit(&self, token: &str, name: &str) -> Result<(Seat, TableEvent), ActionError> {
        let seat = self.seat_of(token).ok_or_else(|| kernel::Text::from(crate::texts::INVALID_LINK))?;
        let name = self.free_name(
            &sanitize(name, LONGEST_NAME).ok_or_else(|| kernel::Text::from(crate::texts::INVALID_NAME))?,
        );
        Ok((seat, TableEvent::Sat { seat, name, by: None }))
    }

    /// The free seat that this token was made for.
    #[must_use]
    pub fn seat_of(&self, token: &str) -> Option<Seat> {
        let fits = |chair: &Chair| chair.holder == Holder::Nobody && chair.token.as_deref() == Some(token);
        Seat::all(self.chairs.len()).find(|seat| self.chair(*seat).is_some_and(fits))
    }

    /// The name, with a number added if somebody here already has it.
    fn free_name(&self, name: &str) -> String {
        let taken = |name: &str| self.chairs.iter().any(|chair| chair.name == name);
        let numbered = (2..).map(|number| format!("{name} {number}"));
        std::iter::once(name.to_owned()).chain(numbered).find(|name| !taken(name)).unwrap_or_default()
    }

    /// A new link for a free seat; it replaces the old one.
    pub fn invite(&self, seat: Seat, token: String) -> Result<TableEvent, ActionError> {
        self.check_capacity_for_owner()?;
        match self.chair(seat) {
            Some(chair) if chair.holder == Holder::Nobody => Ok(TableEvent::Invited { seat, token }),
            _ => Err(text!(table_no_free_seat).into()),
        }
    }

    /// Puts a bot on a free seat, when no friend comes.
    pub fn fill_with_bot(&self, seat: Seat, level: &str) -> Result<TableEvent, ActionError> {
        match self.chair(seat) {
            Some(chair) if chair.holder == Holder::Nobody => {
                Ok(TableEvent::Handed { seat, level: level_named(level)?, why: Handover::Asked })
            }
            _ => Err(text!(table_no_free_seat).into()),
        }
    }

    /// Refuses events that could be repeated for ever, once there are too many.
    pub(crate) fn check_capacity(&self) -> Result<(), ActionError> {
        self.holds(MOST_EVENTS)
    }

    /// The same limit for what the owner does to keep order.
    pub(crate) fn check_capacity_for_owner(&self) -> Result<(), ActionError> {
        self.holds(MOST_EVENTS + MOST_OWNER_EVENTS)
    }

    fn holds(&self, beside: u64) -> Result<(), ActionError> {
        let moves = self.game().map_or(0, |game| game.move_count() as u64);
        if self.entries < beside + moves { Ok(()) } else { Err(text!(table_no_room).into()) }
    }

    pub fn add_nonce(&self, seat: Seat, nonce: &str) -> Result<TableEvent, ActionError> {
        self.check_capacity()?;
        if self.stage() != TableStage::Waiting {
            return Err(text!(table_no_nonce_now).into());
        }
        let nonce =
            sanitize(nonce, LONGEST_NONCE).ok_or_else(|| text!(table_no_nonce, most = LONGEST_NONCE))?;
        self.fairness
            .clone()
            .with_nonces(vec![nonce.clone()])
            .map_err(|_| text!(table_no_nonce, most = LONGEST_NONCE))?;
        Ok(TableEvent::Nonce { seat, nonce })
    }

    pub fn start(&self) -> Result<TableEvent, ActionError> {
        if self.stage() != TableStage::Waiting {
            return Err(text!(table_no_started).into());
        }
        let free = self.chairs.iter().filter(|chair| chair.holder == Holder::Nobody).count();
        if free > 0 { Err(text!(table_no_free, free = free).into()) } else { Ok(TableEvent::Started) }
    }

    /// A person hands their seat to a bot.
    pub fn hand_to_bot(&self, seat: Seat, level: &str) -> Result<TableEvent, ActionError> {
        self.check_capacity()?;
        self.played_by_person(seat)?;
        Ok(TableEvent::Handed { seat, level: level_named(level)?, why: Handover::Asked })
    }

    /// The others hand a seat that keeps them waiting to a bot.
    pub fn hand_idle_to_bot(&self, seat: Seat, now: i64) -> Result<TableEvent, ActionError> {
        if !self.waits_for(seat) {
            return Err(text!(table_no_seat).into());
        }
        if !self.is_idle(seat, now) {
            return Err(text!(table_no_idle, hours = self.opening.idle_hours).into());
        }
        Ok(TableEvent::Handed { seat, level: strongest(), why: Handover::Idle })
    }

    /// Whether this seat has kept the table waiting for longer than its owner allows.
    #[must_use]
    pub fn is_idle(&self, seat: Seat, now: i64) -> bool {
        let patience = i64::from(self.opening.idle_hours) * 3_600_000;
        let since = |chair: &Chair| self.asked_since(seat).time.max(chair.returned_at);
        let idle = |chair: &Chair| now - since(chair) >= patience;
        self.owing().contains(seat) && self.waits_for(seat) && self.chair(seat).is_some_and(idle)
    }

    /// Whether the running game waits for a person on this seat: one who sits there, or is still to come.
    fn waits_for(&self, seat: Seat) -> bool {
        let persons = |chair: &Chair| matches!(chair.holder, Holder::Person | Holder::Nobody);
        self.stage() == TableStage::Running && self.chair(seat).is_some_and(persons)
    }

    pub fn concede(&self, seat: Seat) -> Result<TableEvent, ActionError> {
        let running = self.stage() == TableStage::Running;
        let chair = self.chair(seat).filter(|chair| running && chair.has_person && !chair.conceded);
        if chair.is_none() {
            return Err(text!(table_no_seat).into());
        }
        Ok(TableEvent::Handed { seat, level: strongest(), why: Handover::Conceded })
    }

    /// A person takes their seat back from the bot.
    pub fn reclaim_seat(&self, seat: Seat) -> Result<TableEvent, ActionError> {
        match self.chair(seat) {
            Some(Chair { has_person: true, conceded: false, holder: Holder::Bot(_), .. })
                if self.stage() == TableStage::Running =>
            {
                Ok(TableEvent::Returned { seat })
            }
            Some(Chair { conceded: true, .. }) => Err(text!(table_no_conceded).into()),
            _ => Err(text!(table_no_seat).into()),
        }
    }

    /// Somebody who played here sets up the next game at another table. Only the first to do so counts; the others
    /// follow. A next table that no longer exists, known as `before`, is replaced.
    pub fn play_again(
        &self,
        seat: Seat,
        table: String,
        before: Option<&str>,
    ) -> Result<TableEvent, ActionError> {
        let over = self.stage() == TableStage::Over && self.next() == before;
        if over { Ok(TableEvent::Again { seat, table }) } else { Err(text!(table_no_again).into()) }
    }

    pub fn say(&self, seat: Option<Seat>, name: &str, text: &str) -> Result<TableEvent, ActionError> {
        self.check_capacity()?;
        let text = sanitize(text, LONGEST_CHAT).ok_or_else(|| text!(table_no_saying, most = LONGEST_CHAT))?;
        let name = seat.and_then(|seat| self.chair(seat)).map_or(name, |chair| &chair.name).to_owned();
        Ok(TableEvent::Said { seat, name, text, by: None })
    }

    /// Refuses further chat messages from onlookers, once there are too many.
    pub(crate) fn check_onlooker_capacity(&self) -> Result<(), ActionError> {
        let from_beside =
            |entry: &&ChatEntry| entry.seat.is_none() && matches!(entry.what, ChatContent::Text(_));
        let full = self.chat.iter().filter(from_beside).count() >= MOST_ONLOOKER_CHATS;
        if full { Err(text!(table_no_room).into()) } else { Ok(()) }
    }

    fn played_by_person(&self, seat: Seat) -> Result<(), ActionError> {
        match self.chair(seat) {
            Some(chair) if chair.holder == Holder::Person && self.stage() == TableStage::Running => Ok(()),
            _ => Err(text!(table_no_seat).into()),
        }
    }
}

fn level_named(level: &str) -> Result<String, ActionError> {
    let known = bots::LEVELS.contains(&level);
    if known { Ok(level.to_owned()) } else { Err(text!(table_no_level).into()) }
}

pub(crate) fn strongest() -> String {
    bots::LEVELS.last().copied().unwrap_or_default().to_owned()
}

/// Makes a typed line plain: visible characters only, no spaces at its ends and none repeated. `None` when nothing is
/// left or it is too long.
#[must_use]
pub fn sanitize(text: &str, longest: usize) -> Option<String> {
    let visible = |c: &char| (kernel::is_printable(*c) && !is_blank(*c)) || c.is_whitespace();
    let plain: String =
        text.chars().filter(visible).map(|c| if c.is_whitespace() { ' ' } else { c }).collect();
    let words: Vec<&str> = plain.split(' ').filter(|word| !word.is_empty()).collect();
    let line = words.join(" ");
    // A name made only of combining marks and variation selectors is invisible too.
    let seen = line.chars().any(|c| !matches!(c, ' ' | '\u{300}'..='\u{36f}' | '\u{fe00}'..='\u{fe0f}'));
    (seen && line.chars().count() <= longest).then_some(line)
}

/// Letters without a visible shape.
const fn is_blank(c: char) -> bool {
    matches!(c, '\u{34f}' | '\u{115f}'..='\u{1160}' | '\u{17b4}'..='\u{17b5}' | '\u{2800}' | '\u{3164}' | '\u{ffa0}')
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_line_is_made_plain() {
        for (typed, line) in [
            ("  Ada\t L ", Some("Ada L")),
            ("A\u{202e}d\0a", Some("Ada")),
            ("\u{3164}Zo\u{eb}\u{2800}", Some("Zo\u{eb}")),
            ("\u{1f682} \u{2764}\u{fe0f}", Some("\u{1f682} \u{2764}\u{fe0f}")),
            ("", None),
            ("\u{3164}", None),
            ("\u{fe0f} \u{301}", None),
            ("1234567890", Some("1234567890")),
            ("12345678901", None),
        ] {
            assert_eq!(sanitize(typed, 10).as_deref(), line, "{typed:?}");
        }
    }
}
