//! Changing and deleting tables, whatever other nodes write meanwhile.

use std::sync::Arc;

use store::{Receipt, StoreError};
use table::{ActionError, Table};

use crate::app::App;
use crate::bot_runner;
use crate::room::{self, Change, Room, RoomState, UpdateError};

/// How often a change is retried when other nodes write to the same table at the same time; and after how many tries
/// the table's bots, which may be the cause, are paused.
const TRIES: usize = 32;
const TRIES_BEFORE_PAUSING_BOTS: usize = 3;

/// Who changes a table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Author {
    Person,
    Bot,
}

impl App {
    /// Changes a table, and wakes its bots.
    ///
    /// When another node has written to the table meanwhile, `decide` is called again with the new state.
    /// [`ActionError::Stale`] comes from `decide`, or from a table that was deleted. A change that keeps losing the
    /// race fails with [`StoreError::Unavailable`] instead: it is worth another try, and its sender has to know.
    pub(crate) async fn update(
        &self,
        author: Author,
        room: &Arc<Room>,
        receipt: Option<Receipt>,
        mut decide: impl FnMut(&RoomState) -> Result<Change, ActionError> + Send,
    ) -> Result<(), UpdateError> {
        let mut room = Arc::clone(room);
        let mut bots_paused = None;
        for tries in 1..=TRIES {
            let decision = match room.decide(&mut decide).await {
                Ok(decision) => decision,
                Err(error) => return self.unless_already_done(receipt, error).await,
            };
            // In a task of its own: a visitor who goes away in the middle leaves nothing half done.
            let persisted = tokio::spawn({
                let (app, room, receipt) = (self.clone(), Arc::clone(&room), receipt.clone());
                async move {
                    room.persist(app.store.as_ref(), decision, receipt).await?;
                    if room.state().table.bot_to_play().is_some() {
                        app.bot_queue.wake(&room.id);
                    }
                    Ok(())
                }
            });
            match persisted.await.unwrap_or_else(|error| Err(room::damaged(error))) {
                Err(UpdateError::Store(StoreError::Stale)) => {
                    // Bots that nobody watches write as fast as they can: people should not have to race them.
                    if author == Author::Person && tries >= TRIES_BEFORE_PAUSING_BOTS && bots_paused.is_none()
                    {
                        bots_paused = bot_runner::pause(self, &room.id).await;
                    }
                    room = self.room(&room.id).await?.ok_or(ActionError::Stale)?;
                }
                // It was done when the same form was first sent.
                Err(UpdateError::Store(StoreError::AlreadyDone(_))) => return Ok(()),
                done => return done,
            }
        }
        Err(StoreError::Unavailable.into())
    }

    /// A repeated form is not refused just because it was already processed.
    async fn unless_already_done(
        &self,
        receipt: Option<Receipt>,
        error: ActionError,
    ) -> Result<(), UpdateError> {
        if self.already_done(receipt.as_ref()).await? { Ok(()) } else { Err(error.into()) }
    }

    /// Whether this form was processed before.
    pub(crate) async fn already_done(&self, receipt: Option<&Receipt>) -> Result<bool, StoreError> {
        match receipt {
            Some(receipt) => Ok(self.store.receipt(&receipt.key).await?.is_some()),
            None => Ok(false),
        }
    }

    /// Deletes a table, if that is allowed, while nobody else changes it. Its viewers find out at once.
    pub(crate) async fn delete_table(
        &self,
        room: &Arc<Room>,
        keep_record: bool,
        may: impl Fn(&Table) -> Result<(), ActionError> + Send + Sync,
    ) -> Result<(), UpdateError> {
        let mut room = Arc::clone(room);
        for _ in 0..TRIES {
            let held = room.decide(&mut |state| may(&state.table).map(|()| Change::default())).await?;
            match self.store.delete_table(&room.id, keep_record, Some(held.revision())).await {
                // Somebody may have joined or started at another node: decide again.
                Err(StoreError::Stale) => {
                    drop(held);
                    match self.room(&room.id).await? {
                        Some(now) => room = now,
                        // Somebody else has deleted it.
                        None => return Ok(()),
                    }
                }
                deleted => {
                    deleted?;
                    self.rooms.remove(&room);
                    drop(held);
                    room.presence.recheck_access();
                    return Ok(());
                }
            }
        }
        Err(ActionError::Stale.into())
    }
}

#[cfg(test)]
mod tests {
    use catalog::GameId;
    use kernel::Seat;
    use store::Admission;
    use table::OpenChair;
    use tokio::sync::watch;

    use super::*;
    use crate::Config;
    use crate::handlers::new_table;

    /// Another write makes this room's revision unknown; it still has to show what it writes itself.
    #[tokio::test]
    async fn a_room_shows_what_it_wrote_also_when_it_is_behind() {
        let store = store::connect("sqlite::memory:").await.unwrap();
        let (_stop, stopping) = watch::channel(false);
        let app = App::new(Arc::clone(&store), Config::default(), stopping);
        let ada = store.create_guest("Ada", 1).await.unwrap();
        let chairs = vec![OpenChair::Person { name: "Ada".into() }; 3];
        let Ok(opening) = new_table::blank(&app.config.chance, GameId::ALL[0], chairs, Default::default())
        else {
            panic!("no opening");
        };
        let id = app.create_table(opening, ada, Vec::new(), Vec::new(), None).await.unwrap();
        let room = app.room(&id).await.unwrap().unwrap();
        store.set_onlooker(&id, ada, Some(Admission::Muted)).await.unwrap();
        for said in ["one", "two", "three"] {
            let say = |state: &RoomState| {
                let events = vec![state.table.say(Some(Seat::new(0)), "Ada", said)?];
                Ok(Change { events, ..Change::default() })
            };
            app.update(Author::Person, &room, None, say).await.map_err(|_| said).unwrap();
            let shown = room.state().table.chat().len();
            assert_eq!(
                room.state().table.entries(),
                store.head(&id).await.unwrap().unwrap().entries,
                "{shown}"
            );
        }
    }
}
