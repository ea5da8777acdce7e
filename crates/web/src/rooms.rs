//! The tables that are being used.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use kernel::Seat;
use store::{Append, Changed, Entry, Head, Moment, PersonId, Receipt, Snapshot, Stage, Store, StoreError};
use table::{Denied, Folded, Happened, KeptPosition, Opening, Table};
use tokio::sync::Semaphore;
use tokio::sync::broadcast::error::RecvError;

use crate::app::App;
use crate::clock::now;
use crate::room::{self, CaughtUp, Change, Decided, Inside, NotDone, Room};
use crate::{metrics, robots, token, work};

/// Tables that nobody has asked for lately are dropped when there are more than this many.
const MOST_IN_MEMORY: usize = 512;
/// How much all of them may weigh together, in moves, before those are dropped that nobody has asked for lately.
const MOST_WEIGHT: u64 = 400_000;
/// What lately means, in milliseconds.
const LATELY: Moment = 5 * 60 * 1_000;
/// How often a change is decided anew when other nodes write to the same table at the same moment; and how often before the
/// bots of the table, which may be what is in the way, are asked to wait.
const TRIES: usize = 32;
const TRIES_AMONG_BOTS: usize = 3;

/// How many rooms catch up at the same moment: all that are open may have to, and each asks the database.
const CATCH_UP_AT_ONCE: usize = 8;
/// How long is waited before a room that could not catch up tries again: at first, and at most.
const TRY_AGAIN: Duration = Duration::from_millis(500);
const TRY_AGAIN_LATER: Duration = Duration::from_secs(10);

/// Who changes a table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Changing {
    Person,
    Bot,
}

#[derive(Default, Debug)]
pub(crate) struct Rooms {
    open: Mutex<HashMap<String, Arc<Room>>>,
    /// Those that are catching up, and whether there was more news meanwhile.
    following: Mutex<HashMap<String, bool>>,
}

impl Rooms {
    fn lock(&self) -> std::sync::MutexGuard<'_, HashMap<String, Arc<Room>>> {
        // Nothing is left half done under this lock.
        self.open.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// The room of a table that is in memory, however far it has come.
    pub(crate) fn opened(&self, id: &str) -> Option<Arc<Room>> {
        self.lock().get(id).cloned()
    }

    /// Every room that some page looks at.
    fn watched(&self) -> Vec<Arc<Room>> {
        self.lock().values().filter(|room| room.watchers() > 0).cloned().collect()
    }

    /// Of two that were loaded at once, the first stays.
    fn keep(&self, room: Room) -> Arc<Room> {
        let mut open = self.lock();
        // Whoever holds one (a page, a bot at work) keeps it alive and in the list.
        let is_held = |room: &Arc<Room>| room.watchers() > 0 || Arc::strong_count(room) > 1;
        if open.len() >= MOST_IN_MEMORY {
            open.retain(|_, room| is_held(room));
        }
        let weights = open.values().map(|room| {
            let unused_since = (!is_held(room)).then(|| room.used());
            (room.id.as_str(), unused_since, room.weight())
        });
        for id in too_heavy(weights.collect(), now()) {
            open.remove(&id);
        }
        Arc::clone(open.entry(room.id.clone()).or_insert_with(|| Arc::new(room)))
    }

    /// Whether a task is to begin with it: nobody lets this room catch up yet. Whoever does is told that there is more.
    fn begin_to_follow(&self, id: &str) -> bool {
        let mut following = self.following.lock().unwrap_or_else(PoisonError::into_inner);
        match following.get_mut(id) {
            Some(more) => *more = true,
            None => drop(following.insert(id.to_owned(), false)),
        }
        !following[id]
    }

    /// Whether this room has caught up with all news there was.
    fn has_followed(&self, id: &str) -> bool {
        let mut following = self.following.lock().unwrap_or_else(PoisonError::into_inner);
        let more = following.get_mut(id).is_some_and(std::mem::take);
        if !more {
            following.remove(id);
        }
        !more
    }

    fn stop_following(&self, id: &str) {
        self.following.lock().unwrap_or_else(PoisonError::into_inner).remove(id);
    }

    pub(crate) fn count(&self) -> usize {
        self.lock().len()
    }

    /// All rooms that are open.
    pub(crate) fn all(&self) -> Vec<Arc<Room>> {
        self.lock().values().cloned().collect()
    }

    /// Whether this is still the room of its table: one that could not catch up was let go of.
    pub(crate) fn holds(&self, room: &Arc<Room>) -> bool {
        self.lock().get(&room.id).is_some_and(|kept| Arc::ptr_eq(kept, room))
    }

    /// Lets go of a room, unless another has taken its place already.
    fn forget(&self, room: &Arc<Room>) {
        let mut open = self.lock();
        if open.get(&room.id).is_some_and(|kept| Arc::ptr_eq(kept, room)) {
            open.remove(&room.id);
        }
    }
}

/// Which rooms are let go of when all together weigh too much: of those that nobody holds, with the moment they were last
/// asked for, the longest unused first.
fn too_heavy(mut rooms: Vec<(&str, Option<Moment>, u64)>, now: Moment) -> Vec<String> {
    let mut weight: u64 = rooms.iter().map(|(_, _, weight)| weight).sum();
    rooms.sort_by_key(|(_, unused_since, _)| *unused_since);
    let mut dropped = Vec::new();
    for (id, unused_since, heavy) in rooms {
        if weight > MOST_WEIGHT && unused_since.is_some_and(|since| since + LATELY <= now) {
            weight -= heavy;
            dropped.push(id.to_owned());
        }
    }
    dropped
}

/// That a room is catching up. Whatever breaks in it, the next news are followed again.
struct Following {
    rooms: Arc<Rooms>,
    id: String,
    /// Nobody knows of it any more: another may have begun.
    ended: bool,
}

impl Drop for Following {
    fn drop(&mut self) {
        if !self.ended {
            self.rooms.stop_following(&self.id);
        }
    }
}

async fn load(store: &dyn Store, id: &str) -> Result<Option<Room>, StoreError> {
    let damaged =
        |error: &dyn std::fmt::Display| StoreError::Damaged(format!("table {}: {error}", token::in_log(id)));
    let stored = metrics::database("open", store.open(id)).await.map_err(|error| match error {
        StoreError::Damaged(why) => damaged(&why),
        error => error,
    })?;
    let Some(mut stored) = stored else { return Ok(None) };
    let (entries, snapshots) = (std::mem::take(&mut stored.entries), std::mem::take(&mut stored.snapshots));
    // A long game keeps a processor busy for a while.
    let folded = tokio::task::spawn_blocking(move || fold(entries, snapshots)).await;
    let folded = folded.map_err(|error| damaged(&error))?.map_err(|error| damaged(&error))?;
    let Folded { table, unfit, fresh, .. } = folded;
    if !unfit.is_empty() || !fresh.is_empty() {
        heal(store, id, &unfit, &fresh).await;
    }
    Ok(Some(Room::new(Inside::new(table, stored))))
}

fn fold(
    entries: Vec<Entry>,
    snapshots: Vec<Snapshot>,
) -> Result<Folded, Box<dyn std::error::Error + Send + Sync>> {
    let mut log = Vec::with_capacity(entries.len());
    for entry in entries {
        log.push((entry.at, serde_json::from_str::<Happened>(&entry.body)?));
    }
    let kept = snapshots.into_iter();
    let kept = kept.map(|snapshot| KeptPosition { made: snapshot.moves as usize, body: snapshot.body });
    Ok(Table::fold(&log, &kept.collect::<Vec<_>>())?)
}

/// Puts positions in the place of those that did not fit the log. The log is whole, so the table is used whether or not
/// this can be kept.
async fn heal(store: &dyn Store, id: &str, unfit: &[u64], fresh: &[KeptPosition]) {
    tracing::warn!(table = token::in_log(id), ?unfit, "snapshots did not fit the log and are made anew");
    let fresh: Vec<Snapshot> = fresh.iter().cloned().map(room::snapshot).collect();
    if let Err(error) = store.replace_snapshots(id, unfit, &fresh).await {
        tracing::warn!(%error, table = token::in_log(id), "new snapshots cannot be kept");
    }
}

impl App {
    /// The room of a table, as far as the table has come at any node; `None` when there is no such table.
    pub(crate) async fn room(&self, id: &str) -> Result<Option<Arc<Room>>, StoreError> {
        if !token::is_table_name(id) {
            return Ok(None);
        }
        if let Some(room) = self.rooms.opened(id) {
            room.use_now();
            let Some(revision) = metrics::database("revision", self.store.revision(id)).await? else {
                self.rooms.forget(&room);
                return Ok(None);
            };
            if self.catch_up(&room, revision).await? {
                return Ok(Some(room));
            }
        }
        let Some(room) = load(self.store.as_ref(), id).await? else { return Ok(None) };
        let revision = room.now().head.revision;
        let room = self.rooms.keep(room);
        // Another may have been loaded a moment before this one.
        Ok(self.catch_up(&room, revision).await?.then_some(room))
    }

    /// Brings a room to where the store is. When that is not possible the room is let go of: whoever looks at it has to
    /// ask again.
    async fn catch_up(&self, room: &Arc<Room>, revision: u64) -> Result<bool, StoreError> {
        let caught_up = room.catch_up(self.store.as_ref(), revision).await?;
        if caught_up != CaughtUp::Yes {
            self.rooms.forget(room);
            room.presence.look_again();
        }
        Ok(caught_up == CaughtUp::Yes)
    }

    /// Follows what other nodes write, so that pages that are open here show it.
    pub(crate) async fn follow(self) {
        let mut changes = self.store.changes();
        let mut stopping = self.stopping.clone();
        let turns = Arc::new(Semaphore::new(CATCH_UP_AT_ONCE));
        loop {
            let change = tokio::select! {
                _ = stopping.wait_for(|stopping| *stopping) => return,
                change = changes.recv() => change,
            };
            let rooms = match change {
                Ok(Changed::Table { id, revision }) => {
                    let room = self.rooms.opened(&id);
                    room.into_iter().filter(|room| room.now().head.revision != revision).collect()
                }
                Ok(Changed::Unknown) | Err(RecvError::Lagged(_)) => self.rooms.watched(),
                Err(RecvError::Closed) => return,
            };
            for room in rooms {
                // Rooms do not wait for each other, nor does what comes next.
                if self.rooms.begin_to_follow(&room.id) {
                    tokio::spawn(self.clone().follow_to_the_end(room, Arc::clone(&turns)));
                }
            }
        }
    }

    /// Lets a room catch up with all news there is, and tries again while pages look at it: nobody else may ever ask.
    async fn follow_to_the_end(self, room: Arc<Room>, turns: Arc<Semaphore>) {
        let mut following = Following { rooms: Arc::clone(&self.rooms), id: room.id.clone(), ended: false };
        let mut stopping = self.stopping.clone();
        let mut pause = TRY_AGAIN;
        loop {
            let caught_up = {
                let Ok(_turn) = turns.acquire().await else { return };
                self.room(&room.id).await
            };
            let Err(error) = caught_up else {
                following.ended = self.rooms.has_followed(&room.id);
                if following.ended {
                    return;
                }
                continue;
            };
            tracing::warn!(%error, table = token::in_log(&room.id), "a table could not catch up");
            if room.watchers() == 0 {
                return;
            }
            tokio::select! {
                _ = stopping.wait_for(|stopping| *stopping) => return,
                () = tokio::time::sleep(pause) => pause = (2 * pause).min(TRY_AGAIN_LATER),
            }
        }
    }

    /// Changes a table, and wakes its bots. When another node has written to it meanwhile, it is decided anew, on the room as
    /// it is then. [`Denied::Stale`] comes from `decide`, or is what is said of a table that was deleted: what was not done
    /// only because others were quicker again and again is worth another try, and its sender has to know.
    pub(crate) async fn change(
        &self,
        room: &Arc<Room>,
        once: Option<Receipt>,
        decide: impl FnMut(&Inside) -> Result<Change, Denied> + Send,
    ) -> Result<(), NotDone> {
        self.change_for(Changing::Person, room, once, decide).await
    }

    /// The same for a person or a bot.
    pub(crate) async fn change_for(
        &self,
        who: Changing,
        room: &Arc<Room>,
        once: Option<Receipt>,
        mut decide: impl FnMut(&Inside) -> Result<Change, Denied> + Send,
    ) -> Result<(), NotDone> {
        let mut room = Arc::clone(room);
        let mut bots_held = None;
        for tries in 1..=TRIES {
            let decided = match room.decide(&mut decide).await {
                Ok(decided) => decided,
                Err(denied) => return self.unless_counted(once, denied).await,
            };
            // Whoever asked for it may go away in the middle; what was begun is done to its end all the same.
            let (app, at, once) = (self.clone(), Arc::clone(&room), once.clone());
            let done = tokio::spawn(async move { app.carry_out(&at, decided, once).await })
                .await
                .unwrap_or_else(|error| Err(room::damaged(error)));
            match done {
                Err(NotDone::Store(StoreError::Stale)) => {
                    // Bots that nobody looks at write as fast as they can: people do not race them.
                    if who == Changing::Person && tries >= TRIES_AMONG_BOTS && bots_held.is_none() {
                        bots_held = robots::hold(self, &room.id).await;
                    }
                    room = self.room(&room.id).await?.ok_or(Denied::Stale)?;
                }
                // It was done when the same form came for the first time.
                Err(NotDone::Store(StoreError::AlreadyDone(_))) => return Ok(()),
                done => return done,
            }
        }
        Err(StoreError::CannotSave.into())
    }

    /// A form that is sent again is not refused because it has been done.
    async fn unless_counted(&self, once: Option<Receipt>, denied: Denied) -> Result<(), NotDone> {
        if self.was_counted(once.as_ref()).await? { Ok(()) } else { Err(denied.into()) }
    }

    /// Whether this form was done when it came before.
    pub(crate) async fn was_counted(&self, once: Option<&Receipt>) -> Result<bool, StoreError> {
        match once {
            Some(once) => Ok(self.store.receipt(&once.key).await?.is_some()),
            None => Ok(false),
        }
    }

    async fn carry_out(
        &self,
        room: &Arc<Room>,
        decided: Decided,
        once: Option<Receipt>,
    ) -> Result<(), NotDone> {
        room.carry_out(self.store.as_ref(), decided, once).await?;
        if room.now().table.bot_to_play().is_some() {
            self.robots.wake(&room.id);
        }
        Ok(())
    }

    /// Takes a table away, if it may be, while nobody else changes it; those who look at it find that out at once.
    pub(crate) async fn delete_table(
        &self,
        room: &Arc<Room>,
        keep_record: bool,
        may: impl Fn(&Table) -> Result<(), Denied> + Send + Sync,
    ) -> Result<(), NotDone> {
        let mut room = Arc::clone(room);
        for _ in 0..TRIES {
            let held = room.decide(&mut |inside| may(&inside.table).map(|()| Change::default())).await?;
            match self.store.delete_table(&room.id, keep_record, Some(held.on())).await {
                // Somebody may have joined or begun at another node: it is decided anew.
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
                    self.rooms.forget(&room);
                    drop(held);
                    room.presence.look_again();
                    return Ok(());
                }
            }
        }
        Err(Denied::Stale.into())
    }

    /// Makes a table: its opening, and whatever else happens at once. Gives its name. A form that is counted `once` and comes
    /// again gets the name of the table that it made before.
    pub(crate) async fn open_table(
        &self,
        mut opening: Opening,
        owner: PersonId,
        sitters: Vec<(Seat, PersonId)>,
        then: Vec<Happened>,
        once: Option<String>,
    ) -> Result<String, StoreError> {
        let failed = |error: &dyn std::fmt::Display| StoreError::Damaged(error.to_string());
        let id = token::table_name().map_err(|error| failed(&error))?;
        let at = now();
        // Whoever opens a table has the chairs of all persons who sit there from the beginning.
        opening.by = (!sitters.is_empty()).then_some(owner.0);
        let mut happened = vec![Happened::Opened(Box::new(opening.clone()))];
        happened.extend(then);
        // A long record keeps a processor busy for a while.
        let folded = work::aside(move || {
            let (bodies, named) = (room::bodies(&happened)?, room::named(&happened));
            let log: Vec<_> = happened.into_iter().map(|happened| (at, happened)).collect();
            let table = Table::fold(&log, &[]).map_err(|error| StoreError::Damaged(error.to_string()))?.table;
            let snapshots = room::snapshots(&table, 0);
            Ok::<_, StoreError>((table, bodies, named, snapshots))
        });
        let folded = folded.await.map_err(|_| failed(&"a table could not be set up"))?;
        let (table, bodies, named, snapshots) = folded?;
        let audience = room::audience(opening.audience());
        let blank = Head {
            id: id.clone(),
            game: opening.game,
            rules_version: opening.rules_version,
            title: opening.title,
            owner,
            stage: Stage::Waiting,
            audience,
            deleted: false,
            revision: 0,
            entries: 0,
            moves: 0,
            players: opening.chairs.len() as u8,
            owed: 0,
            bot_owed: false,
            round: 0,
            created: at,
            changed: at,
            names: Vec::new(),
        };
        let append = Append {
            head: room::head_of(&table, &blank, at),
            owner: None,
            bodies,
            snapshots,
            sitters: sitters.into_iter().map(|(seat, person)| (seat.into(), Some(person))).collect(),
            drafts_done: Vec::new(),
            named,
            forgotten: Vec::new(),
            once: once.map(|key| Receipt { key, outcome: id.clone() }),
        };
        match self.store.create(&append).await {
            // The same form has made a table already.
            Err(StoreError::AlreadyDone(made)) => return Ok(made),
            made => made?,
        };
        if append.head.bot_owed {
            self.robots.wake(&id);
        }
        Ok(id)
    }
}

#[cfg(test)]
mod tests {
    use catalog::GameId;
    use store::Admission;
    use table::OpenChair;
    use tokio::sync::watch;

    use super::*;
    use crate::Config;
    use crate::handlers::new_table;

    #[test]
    fn of_heavy_rooms_those_are_dropped_that_were_not_used_for_long() {
        let half = MOST_WEIGHT / 2;
        let [held, just, early, late] =
            [("held", None), ("just", Some(90)), ("early", Some(10)), ("late", Some(20))];
        let now = 50 + LATELY;
        let dropped = |rooms: &[((&'static str, Option<Moment>), u64)]| {
            let rooms = rooms.iter().map(|((id, unused_since), weight)| (*id, *unused_since, *weight));
            too_heavy(rooms.collect(), now)
        };
        assert!(dropped(&[(held, half), (early, half)]).is_empty(), "there is room for all");
        assert_eq!(dropped(&[(held, half), (late, half), (early, half)]), ["early"]);
        assert_eq!(dropped(&[(held, 2 * half), (late, 1), (just, half), (early, 1)]), ["early", "late"]);
        assert!(dropped(&[(held, 9 * half), (just, half)]).is_empty());
    }

    #[test]
    fn news_that_come_meanwhile_are_not_missed() {
        let rooms = Rooms::default();
        assert!(rooms.begin_to_follow("t"));
        assert!(rooms.has_followed("t"));
        assert!(rooms.begin_to_follow("t"));
        assert!(!rooms.begin_to_follow("t") && !rooms.begin_to_follow("t"), "one task is enough");
        assert!(!rooms.has_followed("t"), "there was more");
        assert!(rooms.has_followed("t"));
        assert!(rooms.begin_to_follow("t"));
    }

    /// Somebody has written what this room does not know, so its revision is unknown: what it writes itself it shows.
    #[tokio::test]
    async fn a_room_shows_what_it_wrote_also_when_it_is_behind() {
        let store = store::connect("sqlite::memory:").await.unwrap();
        let (_stop, stopping) = watch::channel(false);
        let app = App::new(Arc::clone(&store), Config::default(), stopping);
        let ada = store.new_guest("Ada", 1).await.unwrap();
        let chairs = vec![OpenChair::Person { name: "Ada".into() }; 3];
        let Ok(opening) = new_table::blank(GameId::ALL[0], chairs, Default::default()) else {
            panic!("no opening");
        };
        let id = app.open_table(opening, ada, Vec::new(), Vec::new(), None).await.unwrap();
        let room = app.room(&id).await.unwrap().unwrap();
        store.set_onlooker(&id, ada, Some(Admission::Muted)).await.unwrap();
        for said in ["one", "two", "three"] {
            let say = |inside: &Inside| {
                let happened = vec![inside.table.say(Some(Seat::new(0)), "Ada", said)?];
                Ok(Change { happened, ..Change::default() })
            };
            app.change(&room, None, say).await.map_err(|_| said).unwrap();
            let shown = room.now().table.said().len();
            assert_eq!(
                room.now().table.entries(),
                store.head(&id).await.unwrap().unwrap().entries,
                "{shown}"
            );
        }
    }
}
