//! Who has a page of a table open. Each server knows its own visitors, and notes them in the store for the others.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use serde::{Deserialize, Serialize};
use store::{Moment, Person};
use tokio::sync::watch;

use crate::app::App;
use crate::clock::now;
use crate::room::Room;

/// How often it is noted who is here.
const NOTED_EVERY: Duration = Duration::from_secs(10);
/// What was noted before so many milliseconds is of a server that is no more.
const NOTED_FOR: Moment = 30_000;
/// And what was noted before so many is swept out. The clocks of servers differ a little.
pub(crate) const KEPT_FOR: Moment = 10 * NOTED_FOR;

/// The open pages of a table.
#[derive(Default, Debug)]
pub(crate) struct Presence {
    open: Mutex<Pages>,
    again: watch::Sender<()>,
}

#[derive(Default, Debug)]
struct Pages {
    /// `None` for a visitor without a name.
    pages: BTreeMap<u64, Option<Here>>,
    came: u64,
}

/// Somebody with a page open.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
pub(crate) struct Here {
    pub(crate) person: i64,
    pub(crate) name: String,
}

/// All who have a page open.
#[derive(Clone, PartialEq, Eq, Default, Debug, Serialize, Deserialize)]
pub(crate) struct Everybody {
    pub(crate) people: BTreeSet<Here>,
    pub(crate) nameless: usize,
}

/// What a server notes for the others.
#[derive(Serialize, Deserialize)]
struct Noted {
    node: String,
    #[serde(flatten)]
    here: Everybody,
}

/// An open page: counted until it is dropped.
#[derive(Debug)]
pub(crate) struct Present {
    of: Arc<Presence>,
    number: u64,
    /// Tells when it has to be seen again whether the visitor may look on.
    pub(crate) again: watch::Receiver<()>,
}

impl Presence {
    pub(crate) fn come(self: &Arc<Self>, who: Option<&Person>) -> Present {
        let mut open = self.lock();
        open.came += 1;
        let number = open.came;
        open.pages.insert(number, who.map(|who| Here { person: who.id.0, name: who.name.clone() }));
        Present { of: Arc::clone(self), number, again: self.again.subscribe() }
    }

    pub(crate) fn everybody(&self) -> Everybody {
        let open = self.lock();
        let people = open.pages.values().flatten().cloned().collect();
        Everybody { people, nameless: open.pages.values().filter(|who| who.is_none()).count() }
    }

    /// What people may do at this table has changed: every open page is asked again.
    pub(crate) fn look_again(&self) {
        self.again.send_replace(());
    }

    fn lock(&self) -> std::sync::MutexGuard<'_, Pages> {
        // Nothing is left half done under this lock.
        self.open.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Drop for Present {
    fn drop(&mut self) {
        self.of.lock().pages.remove(&self.number);
    }
}

impl Everybody {
    fn is_nobody(&self) -> bool {
        self.people.is_empty() && self.nameless == 0
    }
}

/// Who has a page of this table open, at whatever server.
pub(crate) async fn everybody(app: &App, room: &Room) -> Result<Everybody, store::StoreError> {
    let mut all = room.presence.everybody();
    for text in app.store.presence(&room.id, now() - NOTED_FOR).await? {
        // What a server of another version notes may not be readable.
        let Ok(noted) = serde_json::from_str::<Noted>(&text) else { continue };
        if *noted.node != *app.node {
            all.people.extend(noted.here.people);
            all.nameless += noted.here.nameless;
        }
    }
    Ok(all)
}

/// Notes who is here again and again.
pub(crate) fn spawn(app: &App) {
    let app = app.clone();
    tokio::spawn(async move {
        let mut stopping = app.stopping.clone();
        let mut every = tokio::time::interval(NOTED_EVERY);
        let mut noted = BTreeSet::new();
        loop {
            tokio::select! {
                _ = stopping.wait_for(|stopping| *stopping) => return,
                _ = every.tick() => {}
            }
            note(&app, &mut noted).await;
        }
    });
}

/// Notes who is at which table, and takes away what was noted of tables where nobody is any more.
async fn note(app: &App, noted: &mut BTreeSet<String>) {
    let mut gone = std::mem::take(noted);
    for room in app.rooms.all() {
        let here = room.presence.everybody();
        if here.is_nobody() {
            continue;
        }
        let text = serde_json::to_string(&Noted { node: app.node.to_string(), here }).unwrap_or_default();
        keep(app, &room.id, &text).await;
        gone.remove(&room.id);
        noted.insert(room.id.clone());
    }
    for id in gone {
        keep(app, &id, "").await;
    }
}

/// Takes away all that this server has noted: nobody is here any more.
pub(crate) async fn leave(app: &App) {
    if let Err(error) = app.store.forget_node(&app.node).await {
        tracing::warn!(%error, "who looked on here stays noted for a while");
    }
}

async fn keep(app: &App, table: &str, text: &str) {
    if let Err(error) = app.store.note_presence(&app.node, table, text, now()).await {
        tracing::warn!(%error, table = crate::token::in_log(table), "who looks on is not noted");
    }
}

#[cfg(test)]
mod tests {
    use store::PersonId;

    use super::*;

    #[test]
    fn who_closes_the_page_is_not_here_any_more() {
        let presence = Arc::new(Presence::default());
        let ada = Person { id: PersonId(7), name: "Ada".into(), account: false };
        let pages = [presence.come(Some(&ada)), presence.come(Some(&ada)), presence.come(None)];
        let here = presence.everybody();
        assert_eq!((here.people.len(), here.nameless), (1, 1), "one person with two pages is one person");
        let text = serde_json::to_string(&Noted { node: "n".into(), here: here.clone() }).unwrap();
        assert_eq!(serde_json::from_str::<Noted>(&text).unwrap().here, here);
        drop(pages);
        assert!(presence.everybody().is_nobody());
    }
}
