//! Where chance comes from, and where it is told what happened.

use kernel::{Draws, Events};

use crate::event::Event;

pub(crate) struct Out<'a> {
    pub(crate) draws: &'a mut Draws,
    pub(crate) events: &'a mut Events<Event>,
}

impl Out<'_> {
    pub(crate) fn tell(&mut self, event: Event) {
        self.events.push(event);
    }
}
