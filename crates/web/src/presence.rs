//! Who has a page of a table open. Each node knows its own visitors, and publishes them in the store for the others.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use serde::{Deserialize, Serialize};
use store::{Person, Timestamp};
use tokio::sync::watch;

use crate::app::App;
use crate::clock::now;
use crate::room::Room;

/// How often presence is published.
const PUBLISH_EVERY: Duration = Duration::from_secs(10);
/// Presence older than this many milliseconds comes from a dead node.
const FRESH_FOR: Timestamp = 30_000;
/// Presence older than this is deleted. The clocks of nodes may differ a little.
pub(crate) const PRESENCE_LIFETIME: Timestamp = 10 * FRESH_FOR;

/// The open pages of a table.
#[derive(Default, Debug)]
pub(crate) struct Presence {
    open: Mutex<Pages>,
    recheck: watch::Sender<()>,
}

#[derive(Default, Debug)]
struct Pages {
    /// `None` for a visitor without a name.
    pages: BTreeMap<u64, Option<PresentPerson>>,
    last_number: u64,
}

/// Somebody with a page open.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
pub(crate) struct PresentPerson {
    pub(crate) person: i64,
    pub(crate) name: String,
}

/// Everybody who has a page open.
#[derive(Clone, PartialEq, Eq, Default, Debug, Serialize, Deserialize)]
pub(crate) struct Attendance {
    pub(crate) people: BTreeSet<PresentPerson>,
    pub(crate) nameless: usize,
}

/// What a node publishes for the others.
#[derive(Serialize, Deserialize)]
struct NodePresence {
    node: String,
    #[serde(flatten)]
    here: Attendance,
}

/// An open page: counted until it is dropped.
#[derive(Debug)]
pub(crate) struct OpenPage {
    of: Arc<Presence>,
    number: u64,
    /// Signals that the visitor's access has to be checked again.
    pub(crate) recheck: watch::Receiver<()>,
}

impl Presence {
    pub(crate) fn enter(self: &Arc<Self>, who: Option<&Person>) -> OpenPage {
        let mut open = self.lock();
        open.last_number += 1;
        let number = open.last_number;
        open.pages.insert(number, who.map(|who| PresentPerson { person: who.id.0, name: who.name.clone() }));
        OpenPage { of: Arc::clone(self), number, recheck: self.recheck.subscribe() }
    }

    pub(crate) fn attendance(&self) -> Attendance {
        let open = self.lock();
        let people = open.pages.values().flatten().cloned().collect();
        Attendance { people, nameless: open.pages.values().filter(|who| who.is_none()).count() }
    }

    /// Rights at this table have changed: the access of every open page is checked again.
    pub(crate) fn recheck_access(&self) {
        self.recheck.send_replace(());
    }

    fn lock(&self) -> std::sync::MutexGuard<'_, Pages> {
        // Nothing under this lock panics halfway, so a poisoned lock is still good.
        self.open.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Drop for OpenPage {
    fn drop(&mut self) {
        self.of.lock().pages.remove(&self.number);
    }
}

impl Attendance {
    fn is_empty(&self) -> bool {
        self.people.is_empty() && self.nameless == 0
    }
}

/// Who has a page of this table open, at any node.
pub(crate) async fn across_nodes(app: &App, room: &Room) -> Result<Attendance, store::StoreError> {
    let mut all = room.presence.attendance();
    for text in app.store.presence(&room.id, now() - FRESH_FOR).await? {
        // A node of another version may publish something that we cannot read.
        let Ok(noted) = serde_json::from_str::<NodePresence>(&text) else { continue };
        if *noted.node != *app.node {
            all.people.extend(noted.here.people);
            all.nameless += noted.here.nameless;
        }
    }
    Ok(all)
}

/// Publishes presence at regular intervals.
pub(crate) fn spawn(app: &App) {
    let app = app.clone();
    tokio::spawn(async move {
        let mut stopping = app.stopping.clone();
        let mut every = tokio::time::interval(PUBLISH_EVERY);
        let mut published = BTreeSet::new();
        loop {
            tokio::select! {
                _ = stopping.wait_for(|stopping| *stopping) => return,
                _ = every.tick() => {}
            }
            publish_all(&app, &mut published).await;
        }
    });
}

/// Publishes who is at which table, and deletes the entries of tables that everybody has left.
async fn publish_all(app: &App, published: &mut BTreeSet<String>) {
    let mut gone = std::mem::take(published);
    for room in app.rooms.all() {
        let here = room.presence.attendance();
        if here.is_empty() {
            continue;
        }
        let text =
            serde_json::to_string(&NodePresence { node: app.node.to_string(), here }).unwrap_or_default();
        publish(app, &room.id, &text).await;
        gone.remove(&room.id);
        published.insert(room.id.clone());
    }
    for id in gone {
        publish(app, &id, "").await;
    }
}

/// Deletes everything that this node has published, because it is stopping.
pub(crate) async fn withdraw(app: &App) {
    if let Err(error) = app.store.delete_presence_of_node(&app.node).await {
        tracing::warn!(%error, "who looked on here stays noted for a while");
    }
}

async fn publish(app: &App, table: &str, text: &str) {
    if let Err(error) = app.store.save_presence(&app.node, table, text, now()).await {
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
        let pages = [presence.enter(Some(&ada)), presence.enter(Some(&ada)), presence.enter(None)];
        let here = presence.attendance();
        assert_eq!((here.people.len(), here.nameless), (1, 1), "one person with two pages is one person");
        let text = serde_json::to_string(&NodePresence { node: "n".into(), here: here.clone() }).unwrap();
        assert_eq!(serde_json::from_str::<NodePresence>(&text).unwrap().here, here);
        drop(pages);
        assert!(presence.attendance().is_empty());
    }
}
