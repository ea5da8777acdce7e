//! Who may see a table, and what onlookers may do there.

use crate::chat::{ChatContent, ChatEntry};
use crate::table::Table;
use crate::{ActionError, Audience, TableEvent};

impl Table {
    #[must_use]
    pub const fn audience(&self) -> Audience {
        self.audience
    }

    /// The token that lets an onlooker in at a table by invitation.
    #[must_use]
    pub fn onlookers_token(&self) -> Option<&str> {
        self.onlookers_token.as_deref()
    }

    /// Whether onlookers may write in the chat.
    #[must_use]
    pub const fn onlookers_write(&self) -> bool {
        self.onlookers_write
    }

    /// Changes whenever somebody may have lost the right to see or do something here. Streams check their visitor again
    /// then.
    #[must_use]
    pub const fn access_epoch(&self) -> u64 {
        self.access_epoch
    }

    /// Changes who may see the table.
    pub fn show_to(&self, who: Audience) -> Result<TableEvent, ActionError> {
        self.check_capacity_for_owner()?;
        Ok(TableEvent::Audience { who })
    }

    /// A new link for onlookers; `None` withdraws it.
    pub fn link_onlookers(&self, token: Option<String>) -> Result<TableEvent, ActionError> {
        self.check_capacity_for_owner()?;
        Ok(TableEvent::OnlookersLink { token })
    }

    /// Allows or forbids onlookers to write.
    pub fn let_onlookers_write(&self, may: bool) -> Result<TableEvent, ActionError> {
        self.check_capacity_for_owner()?;
        Ok(TableEvent::OnlookersWrite { may })
    }

    /// A chat message from somebody without a seat here. Only the owner may always write.
    pub fn say_as_onlooker(&self, owner: bool, name: &str, text: &str) -> Result<TableEvent, ActionError> {
        if !owner && !self.onlookers_write {
            return Err(kernel::Text::from(crate::texts::ONLOOKERS_DO_NOT_WRITE).into());
        }
        if !owner {
            self.check_onlooker_capacity()?;
        }
        self.say(None, name, text)
    }

    pub(crate) fn watched(&mut self, time: i64, event: &TableEvent) {
        match event {
            TableEvent::Audience { who } => {
                self.audience = *who;
                self.access_epoch = self.entries;
                self.chat.push(ChatEntry {
                    time,
                    seat: None,
                    name: String::new(),
                    what: ChatContent::Audience(*who),
                    by: None,
                });
            }
            TableEvent::OnlookersLink { token } => self.onlookers_token.clone_from(token),
            TableEvent::OnlookersWrite { may } => self.onlookers_write = *may,
            _ => {}
        }
    }
}
