//! Who may see a table, and what those may do who only look on.

use kernel::text;

use crate::table::{Said, Saying, Table};
use crate::{Audience, Denied, Happened};

impl Table {
    #[must_use]
    pub const fn audience(&self) -> Audience {
        self.audience
    }

    /// What an onlooker shows to be let in at a table by invitation.
    #[must_use]
    pub fn onlookers_token(&self) -> Option<&str> {
        self.onlookers_token.as_deref()
    }

    /// Whether those who only look on may write in the chat.
    #[must_use]
    pub const fn onlookers_write(&self) -> bool {
        self.onlookers_write
    }

    /// Changes whenever somebody may have lost what they could see or do here: whoever listens is asked again who they are.
    #[must_use]
    pub const fn doors(&self) -> u64 {
        self.doors
    }

    /// Other people than before may see the table.
    pub fn show_to(&self, who: Audience) -> Result<Happened, Denied> {
        self.has_room_for_owner()?;
        Ok(Happened::Audience { who })
    }

    /// A new link for onlookers, or none any more.
    pub fn link_onlookers(&self, token: Option<String>) -> Result<Happened, Denied> {
        self.has_room_for_owner()?;
        Ok(Happened::OnlookersLink { token })
    }

    /// Lets onlookers write, or does not any more.
    pub fn let_onlookers_write(&self, may: bool) -> Result<Happened, Denied> {
        self.has_room_for_owner()?;
        Ok(Happened::OnlookersWrite { may })
    }

    /// Something said by whoever has no seat here: only its owner may always write.
    pub fn say_from_beside(&self, owner: bool, name: &str, said: &str) -> Result<Happened, Denied> {
        if !owner && !self.onlookers_write {
            return Err(text!("table-no-onlookers-write").into());
        }
        if !owner {
            self.hears_onlookers()?;
        }
        self.say(None, name, said)
    }

    pub(crate) fn watched(&mut self, at: i64, happened: &Happened) {
        match happened {
            Happened::Audience { who } => {
                self.audience = *who;
                self.doors = self.entries;
                self.said.push(Said {
                    at,
                    seat: None,
                    name: String::new(),
                    what: Saying::Audience(*who),
                    by: None,
                });
            }
            Happened::OnlookersLink { token } => self.onlookers_token.clone_from(token),
            Happened::OnlookersWrite { may } => self.onlookers_write = *may,
            _ => {}
        }
    }
}
