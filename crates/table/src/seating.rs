//! Who sits down, gets up, and comes back. Each of these says what would happen, or why not.

use kernel::{Seat, text};

use crate::table::{Chair, Holder, Said, Saying, Stage, Table};
use crate::{Denied, Handover, Happened};

/// The longest name of a person, in characters.
pub const LONGEST_NAME: usize = 24;
/// The longest thing that can be said at once.
pub const LONGEST_SAYING: usize = 500;
/// The longest nonce.
const LONGEST_NONCE: usize = 64;
/// How many things may happen at a table beside the moves of its game. Whoever would go on is only filling the disk.
const MOST_BESIDE: u64 = 5_000;
/// How many more the owner may let happen: nobody who fills the log takes their table away from them.
const MOST_BY_OWNER: u64 = 500;
/// How much those who only look on may say: the rest is for those who play.
const MOST_FROM_ONLOOKERS: usize = 500;

impl Table {
    /// A friend takes the free seat that this token was made for.
    pub fn sit(&self, token: &str, name: &str) -> Result<(Seat, Happened), Denied> {
        let seat = self.seat_of(token).ok_or_else(|| text!("table-no-link"))?;
        let name = self.free_name(&clean(name, LONGEST_NAME).ok_or_else(|| text!("table-no-name"))?);
        Ok((seat, Happened::Sat { seat, name, by: None }))
    }

    /// The free seat that this token was made for.
    #[must_use]
    pub fn seat_of(&self, token: &str) -> Option<Seat> {
        let fits = |chair: &Chair| chair.holder == Holder::Nobody && chair.token.as_deref() == Some(token);
        Seat::all(self.chairs.len()).find(|seat| self.chair(*seat).is_some_and(fits))
    }

    /// The name, with a number behind it when somebody here is already called so.
    fn free_name(&self, name: &str) -> String {
        let taken = |name: &str| self.chairs.iter().any(|chair| chair.name == name);
        let numbered = (2..).map(|number| format!("{name} {number}"));
        std::iter::once(name.to_owned()).chain(numbered).find(|name| !taken(name)).unwrap_or_default()
    }

    /// A new link for a free seat: the old one is worth nothing then.
    pub fn invite(&self, seat: Seat, token: String) -> Result<Happened, Denied> {
        self.has_room_for_owner()?;
        match self.chair(seat) {
            Some(chair) if chair.holder == Holder::Nobody => Ok(Happened::Invited { seat, token }),
            _ => Err(text!("table-no-free-seat").into()),
        }
    }

    /// A bot takes a free seat, when a friend does not come.
    pub fn fill(&self, seat: Seat, level: &str) -> Result<Happened, Denied> {
        match self.chair(seat) {
            Some(chair) if chair.holder == Holder::Nobody => {
                Ok(Happened::Handed { seat, level: level_named(level)?, why: Handover::Asked })
            }
            _ => Err(text!("table-no-free-seat").into()),
        }
    }

    /// Whether something may still happen that can happen again and again.
    pub(crate) fn has_room(&self) -> Result<(), Denied> {
        self.holds(MOST_BESIDE)
    }

    /// The same for what its owner does to keep order.
    pub(crate) fn has_room_for_owner(&self) -> Result<(), Denied> {
        self.holds(MOST_BESIDE + MOST_BY_OWNER)
    }

    fn holds(&self, beside: u64) -> Result<(), Denied> {
        let moves = self.game().map_or(0, |game| game.made() as u64);
        if self.entries < beside + moves { Ok(()) } else { Err(text!("table-no-room").into()) }
    }

    pub fn add_nonce(&self, seat: Seat, nonce: &str) -> Result<Happened, Denied> {
        self.has_room()?;
        if self.stage() != Stage::Waiting {
            return Err(text!("table-no-nonce-now").into());
        }
        let nonce =
            clean(nonce, LONGEST_NONCE).ok_or_else(|| text!("table-no-nonce", most = LONGEST_NONCE))?;
        self.fairness
            .clone()
            .with_nonces(vec![nonce.clone()])
            .map_err(|_| text!("table-no-nonce", most = LONGEST_NONCE))?;
        Ok(Happened::Nonce { seat, nonce })
    }

    pub fn start(&self) -> Result<Happened, Denied> {
        if self.stage() != Stage::Waiting {
            return Err(text!("table-no-started").into());
        }
        let free = self.chairs.iter().filter(|chair| chair.holder == Holder::Nobody).count();
        if free > 0 { Err(text!("table-no-free", free = free).into()) } else { Ok(Happened::Started) }
    }

    /// A person hands their seat to a bot.
    pub fn hand(&self, seat: Seat, level: &str) -> Result<Happened, Denied> {
        self.has_room()?;
        self.played_by_person(seat)?;
        Ok(Happened::Handed { seat, level: level_named(level)?, why: Handover::Asked })
    }

    /// Others give a seat that keeps them waiting to a bot.
    pub fn give(&self, seat: Seat, now: i64) -> Result<Happened, Denied> {
        if !self.waits_for(seat) {
            return Err(text!("table-no-seat").into());
        }
        if !self.may_be_given(seat, now) {
            return Err(text!("table-no-idle", hours = self.opening.idle_hours).into());
        }
        Ok(Happened::Handed { seat, level: strongest(), why: Handover::Idle })
    }

    /// Whether this seat has kept the table waiting for longer than its owner set.
    #[must_use]
    pub fn may_be_given(&self, seat: Seat, now: i64) -> bool {
        let patience = i64::from(self.opening.idle_hours) * 3_600_000;
        let since = |chair: &Chair| self.asked_by(seat).at.max(chair.returned);
        let idle = |chair: &Chair| now - since(chair) >= patience;
        self.owing().contains(seat) && self.waits_for(seat) && self.chair(seat).is_some_and(idle)
    }

    /// Whether the game that runs is a person's to go on with at this seat: of one who sits there, or is still to come.
    fn waits_for(&self, seat: Seat) -> bool {
        let persons = |chair: &Chair| matches!(chair.holder, Holder::Person | Holder::Nobody);
        self.stage() == Stage::Running && self.chair(seat).is_some_and(persons)
    }

    pub fn concede(&self, seat: Seat) -> Result<Happened, Denied> {
        let running = self.stage() == Stage::Running;
        let chair = self.chair(seat).filter(|chair| running && chair.has_person && !chair.conceded);
        if chair.is_none() {
            return Err(text!("table-no-seat").into());
        }
        Ok(Happened::Handed { seat, level: strongest(), why: Handover::Conceded })
    }

    /// A person takes their seat back from the bot.
    pub fn take_back(&self, seat: Seat) -> Result<Happened, Denied> {
        match self.chair(seat) {
            Some(Chair { has_person: true, conceded: false, holder: Holder::Bot(_), .. })
                if self.stage() == Stage::Running =>
            {
                Ok(Happened::Returned { seat })
            }
            Some(Chair { conceded: true, .. }) => Err(text!("table-no-conceded").into()),
            _ => Err(text!("table-no-seat").into()),
        }
    }

    /// Who sat here sets up another game at another table. The first to do so counts: the others follow. A table that is
    /// no more, as it was known `before`, is replaced.
    pub fn play_again(&self, seat: Seat, table: String, before: Option<&str>) -> Result<Happened, Denied> {
        let over = self.stage() == Stage::Over && self.next() == before;
        if over { Ok(Happened::Again { seat, table }) } else { Err(text!("table-no-again").into()) }
    }

    pub fn say(&self, seat: Option<Seat>, name: &str, said: &str) -> Result<Happened, Denied> {
        self.has_room()?;
        let text =
            clean(said, LONGEST_SAYING).ok_or_else(|| text!("table-no-saying", most = LONGEST_SAYING))?;
        let name = seat.and_then(|seat| self.chair(seat)).map_or(name, |chair| &chair.name).to_owned();
        Ok(Happened::Said { seat, name, text, by: None })
    }

    /// Whether those who only look on may still say something.
    pub(crate) fn hears_onlookers(&self) -> Result<(), Denied> {
        let from_beside = |said: &&Said| said.seat.is_none() && matches!(said.what, Saying::Text(_));
        let full = self.said.iter().filter(from_beside).count() >= MOST_FROM_ONLOOKERS;
        if full { Err(text!("table-no-room").into()) } else { Ok(()) }
    }

    fn played_by_person(&self, seat: Seat) -> Result<(), Denied> {
        match self.chair(seat) {
            Some(chair) if chair.holder == Holder::Person && self.stage() == Stage::Running => Ok(()),
            _ => Err(text!("table-no-seat").into()),
        }
    }
}

fn level_named(level: &str) -> Result<String, Denied> {
    let known = bots::LEVELS.contains(&level);
    if known { Ok(level.to_owned()) } else { Err(text!("table-no-level").into()) }
}

pub(crate) fn strongest() -> String {
    bots::LEVELS.last().copied().unwrap_or_default().to_owned()
}

/// A line that somebody typed, in plain characters, without spaces at its ends or in a row. `None` when nothing is left
/// or it is too long.
#[must_use]
pub fn clean(text: &str, longest: usize) -> Option<String> {
    let visible = |c: &char| (kernel::is_printable(*c) && !is_blank(*c)) || c.is_whitespace();
    let plain: String =
        text.chars().filter(visible).map(|c| if c.is_whitespace() { ' ' } else { c }).collect();
    let words: Vec<&str> = plain.split(' ').filter(|word| !word.is_empty()).collect();
    let line = words.join(" ");
    // A name of nothing but signs that change the one before them cannot be seen either.
    let seen = line.chars().any(|c| !matches!(c, ' ' | '\u{300}'..='\u{36f}' | '\u{fe00}'..='\u{fe0f}'));
    (seen && line.chars().count() <= longest).then_some(line)
}

/// A letter without a shape, or the sign that joins nothing.
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
            assert_eq!(clean(typed, 10).as_deref(), line, "{typed:?}");
        }
    }
}
