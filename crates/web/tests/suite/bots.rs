//! Bots, and stores that fail them.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU32, Ordering};

use async_trait::async_trait;
use store::{
    Admission, Append, Head, Lease, NewSession, Person, PersonId, PlayableRules, Receipt, RemoteChange,
    Result, Session, SignIn, Sitter, Snapshot, Store, StoreError, StoredStage, StoredTable, Tally, Timestamp,
};
use tokio::sync::{Semaphore, broadcast};

use crate::client::{TestServer, form, free};
use crate::tables::{TurnRequest, due, with_bots};

#[tokio::test]
async fn tables_of_bots_alone_finish_by_themselves() {
    let server = TestServer::new().await;
    let mut owner = server.guest("Ada").await;
    let mut tables = vec![owner.post("/new", &with_bots(0)).await.table()];
    // Those who play at random are soon bankrupt.
    let random: Vec<_> =
        with_bots(0).into_iter().map(|(name, value)| (name, value.replace("greedy", "random"))).collect();
    let random: Vec<_> = random.iter().map(|(name, value)| (*name, &**value)).collect();
    for _ in 1..40 {
        tables.push(owner.post("/new", &random).await.table());
    }
    for id in &tables {
        server.until(id, |head| head.stage == StoredStage::Over).await;
    }
    assert!(owner.get(&format!("/table/{}/verify", tables[0])).await.status == 200);
}

#[tokio::test]
async fn bots_play_for_no_person() {
    let server = TestServer::new().await;
    let mut owner = server.guest("Ada").await;
    let id = owner.post("/new", &with_bots(1)).await.table();
    server.until(&id, |head| head.owed == 1 && !head.bot_owed).await;
    let moves = server.moves(&id).await;
    assert!(moves.iter().all(|(seat, _)| *seat != 0), "{moves:?}");
    // A restart makes no difference.
    let server = server.restarted();
    let mut owner = owner.at(&server);
    owner.post(&format!("/table/{id}/chat"), &[("text", "my turn")]).await;
    assert_eq!(server.moves(&id).await, moves);
    assert_eq!(owner.post(&format!("/table/{id}/concede"), &[("seat", "0")]).await.status, 303);
    server.until(&id, |head| head.stage == StoredStage::Over).await;
}

/// A store that fails, or is slow, when told to.
#[derive(Debug)]
struct Moody {
    inner: Arc<dyn Store>,
    /// How many appends fail from now on.
    failing: AtomicU32,
    /// How many appends are stale from now on, as if another node had been quicker.
    late: AtomicU32,
    /// Whether the next time a room catches up, the stored log is not a continuation of its own.
    torn: AtomicBool,
    /// Whether a completed append waits for `gate` before it returns.
    slow: AtomicBool,
    gate: Semaphore,
}

impl Moody {
    async fn new() -> Arc<Self> {
        let inner = store::connect("sqlite::memory:").await.unwrap();
        Arc::new(Self {
            inner,
            failing: AtomicU32::new(0),
            late: AtomicU32::new(0),
            torn: AtomicBool::new(false),
            slow: AtomicBool::new(false),
            gate: Semaphore::new(0),
        })
    }
}

impl Moody {
    /// Whether an append was stale and the log did not fit.
    fn late_and_torn(&self) -> bool {
        self.torn.load(Ordering::SeqCst) && self.late.load(Ordering::SeqCst) == 0
    }
}

#[async_trait]
impl Store for Moody {
    async fn create_guest(&self, name: &str, now: Timestamp) -> Result<PersonId> {
        self.inner.create_guest(name, now).await
    }
    async fn person(&self, id: PersonId) -> Result<Option<Person>> {
        self.inner.person(id).await
    }
    async fn rename(&self, id: PersonId, name: &str) -> Result<()> {
        self.inner.rename(id, name).await
    }
    async fn set_password(&self, id: PersonId, name: &str, hash: &str) -> Result<()> {
        self.inner.set_password(id, name, hash).await
    }
    async fn account(&self, name: &str) -> Result<Option<(PersonId, String)>> {
        self.inner.account(name).await
    }
    async fn merge(&self, guest: PersonId, account: PersonId) -> Result<()> {
        self.inner.merge(guest, account).await
    }
    async fn create_session(&self, token: &[u8; 32], person: PersonId, now: Timestamp) -> Result<()> {
        self.inner.create_session(token, person, now).await
    }
    async fn session(&self, token: &[u8; 32]) -> Result<Option<Person>> {
        self.inner.session(token).await
    }
    async fn delete_session(&self, token: &[u8; 32]) -> Result<()> {
        self.inner.delete_session(token).await
    }
    async fn delete_expired_sessions(&self, now: Timestamp) -> Result<()> {
        self.inner.delete_expired_sessions(now).await
    }
    async fn use_session(&self, token: &[u8; 32], now: Timestamp) -> Result<Option<Session>> {
        self.inner.use_session(token, now).await
    }
    async fn sign_up(&self, guest: PersonId, name: &str, hash: &str, session: &NewSession) -> Result<()> {
        self.inner.sign_up(guest, name, hash, session).await
    }
    async fn sign_in(&self, sign_in: &SignIn) -> Result<()> {
        self.inner.sign_in(sign_in).await
    }
    async fn change_password(&self, id: PersonId, old: &str, new: &str, session: &NewSession) -> Result<()> {
        self.inner.change_password(id, old, new, session).await
    }
    async fn remember_device(&self, token: &[u8; 32], person: PersonId, now: Timestamp) -> Result<()> {
        self.inner.remember_device(token, person, now).await
    }
    async fn is_known_device(&self, token: &[u8; 32], person: PersonId, now: Timestamp) -> Result<bool> {
        self.inner.is_known_device(token, person, now).await
    }
    async fn delete_expired_devices(&self, now: Timestamp) -> Result<()> {
        self.inner.delete_expired_devices(now).await
    }
    async fn create_table(&self, append: &Append) -> Result<()> {
        self.inner.create_table(append).await
    }
    async fn append(&self, append: &Append) -> Result<u64> {
        let one_of = |number: &AtomicU32| {
            let one_less = |left: u32| left.checked_sub(1);
            number.fetch_update(Ordering::SeqCst, Ordering::SeqCst, one_less).is_ok()
        };
        if one_of(&self.failing) {
            return Err(StoreError::Damaged("the disk is full".into()));
        }
        if one_of(&self.late) {
            return Err(StoreError::Stale);
        }
        let revision = self.inner.append(append).await?;
        if self.slow.load(Ordering::SeqCst) {
            self.gate.acquire().await.unwrap().forget();
        }
        Ok(revision)
    }
    async fn revision(&self, table: &str) -> Result<Option<u64>> {
        let revision = self.inner.revision(table).await?;
        Ok(revision.map(|revision| revision + u64::from(self.late_and_torn())))
    }
    async fn head(&self, table: &str) -> Result<Option<Head>> {
        self.inner.head(table).await
    }
    async fn load_table(&self, table: &str) -> Result<Option<StoredTable>> {
        self.inner.load_table(table).await
    }
    async fn load_table_after(&self, table: &str, entries: u64) -> Result<Option<StoredTable>> {
        let mut stored = self.inner.load_table_after(table, entries).await?;
        if let Some(stored) = stored.as_mut().filter(|_| self.late_and_torn()) {
            self.torn.store(false, Ordering::SeqCst);
            // One more than there are.
            stored.head.entries += 1;
            stored.head.revision += 1;
        }
        Ok(stored)
    }
    async fn sitters(&self, table: &str) -> Result<Vec<Sitter>> {
        self.inner.sitters(table).await
    }
    async fn tables_of(&self, person: PersonId, limit: u32) -> Result<Vec<(Head, Vec<u8>)>> {
        self.inner.tables_of(person, limit).await
    }
    async fn running_tables(&self, limit: u32) -> Result<Vec<Head>> {
        self.inner.running_tables(limit).await
    }
    async fn tables_awaiting_bots(
        &self,
        plays: &[PlayableRules],
        changed_before: Timestamp,
        limit: u32,
    ) -> Result<Vec<String>> {
        self.inner.tables_awaiting_bots(plays, changed_before, limit).await
    }
    async fn replace_snapshots(&self, table: &str, drop: &[u64], keep: &[Snapshot]) -> Result<()> {
        self.inner.replace_snapshots(table, drop, keep).await
    }
    async fn receipt(&self, key: &str) -> Result<Option<String>> {
        self.inner.receipt(key).await
    }
    async fn save_receipt(&self, receipt: &Receipt, now: Timestamp) -> Result<()> {
        self.inner.save_receipt(receipt, now).await
    }
    async fn delete_receipts_before(&self, before: Timestamp) -> Result<()> {
        self.inner.delete_receipts_before(before).await
    }
    async fn tally(&self, key: &str) -> Result<Tally> {
        self.inner.tally(key).await
    }
    async fn count_attempt(&self, key: &str, now: Timestamp, leak: Timestamp) -> Result<Tally> {
        self.inner.count_attempt(key, now, leak).await
    }
    async fn reset_tally(&self, key: &str) -> Result<()> {
        self.inner.reset_tally(key).await
    }
    async fn delete_tallies_before(&self, before: Timestamp) -> Result<()> {
        self.inner.delete_tallies_before(before).await
    }
    async fn set_onlooker(&self, table: &str, person: PersonId, admission: Option<Admission>) -> Result<()> {
        self.inner.set_onlooker(table, person, admission).await
    }
    async fn save_presence(&self, node: &str, table: &str, here: &str, now: Timestamp) -> Result<()> {
        self.inner.save_presence(node, table, here, now).await
    }
    async fn presence(&self, table: &str, since: Timestamp) -> Result<Vec<String>> {
        self.inner.presence(table, since).await
    }
    async fn delete_presence_of_node(&self, node: &str) -> Result<()> {
        self.inner.delete_presence_of_node(node).await
    }
    async fn delete_presence_before(&self, before: Timestamp) -> Result<()> {
        self.inner.delete_presence_before(before).await
    }
    async fn delete_person(&self, id: PersonId, hash: Option<&str>) -> Result<()> {
        self.inner.delete_person(id, hash).await
    }
    async fn tables_naming(&self, person: PersonId) -> Result<Vec<(String, PersonId)>> {
        self.inner.tables_naming(person).await
    }
    async fn seats_of(&self, person: PersonId) -> Result<Vec<(String, u8)>> {
        self.inner.seats_of(person).await
    }
    async fn delete_table(&self, table: &str, keep_record: bool, on: Option<u64>) -> Result<()> {
        self.inner.delete_table(table, keep_record, on).await
    }
    fn changes(&self) -> broadcast::Receiver<RemoteChange> {
        self.inner.changes()
    }
    async fn lease(&self, job: &str) -> Result<Option<Lease>> {
        self.inner.lease(job).await
    }
    async fn check_schema(&self) -> Result<()> {
        self.inner.check_schema().await
    }
    async fn checkpoint(&self) -> Result<()> {
        self.inner.checkpoint().await
    }
    async fn close(&self) {
        self.inner.close().await;
    }
    async fn save_draft(&self, table: &str, seat: u8, body: &str, on: Option<u64>) -> Result<u64> {
        self.inner.save_draft(table, seat, body, on).await
    }
    async fn drafts(&self, table: &str) -> Result<Vec<(u8, String)>> {
        self.inner.drafts(table).await
    }
}

#[tokio::test]
async fn a_bot_that_could_not_move_tries_again() {
    let moody = Moody::new().await;
    let server = TestServer::on(moody.clone(), free());
    let mut owner = server.guest("Ada").await;
    moody.failing.store(1, Ordering::SeqCst);
    let id = owner.post("/new", &with_bots(0)).await.table();
    server.until(&id, |head| head.stage == StoredStage::Over).await;
    assert_eq!(moody.failing.load(Ordering::SeqCst), 0, "one move could not be kept");
}

#[tokio::test]
async fn a_failure_to_keep_something_changes_nothing() {
    let moody = Moody::new().await;
    let server = TestServer::on(moody.clone(), free());
    let mut owner = server.guest("Ada").await;
    let id = owner.post("/new", &with_bots(3)).await.table();
    let seat = due(&server, &id).await;
    let asked = TurnRequest::on(&mut owner, &id, seat).await;
    owner.post_part(&format!("/table/{id}/play"), &asked.with(&[("move", "issue 2")])).await;
    let (before, page) = (server.dump(&id).await, owner.part(&format!("/table/{id}")).await.body);
    let asked = TurnRequest::on(&mut owner, &id, seat).await;
    moody.failing.store(1, Ordering::SeqCst);
    let failed = owner.post(&format!("/table/{id}/end"), &asked.with(&[])).await;
    assert!(failed.status == 500 && failed.body.contains("on our side"), "{failed:?}");
    assert!(!failed.body.contains("disk"), "nothing of the inside is told");
    assert_eq!((server.dump(&id).await, owner.part(&format!("/table/{id}")).await.body), (before, page));
    assert_eq!(
        owner.post_part(&format!("/table/{id}/end"), &asked.with(&[])).await.status,
        200,
        "the same again"
    );
}

/// Without a script a redirect looks like success: only a visitor who reads that it failed sends the form again.
#[tokio::test]
async fn who_is_always_too_late_is_told_so() {
    let moody = Moody::new().await;
    let server = TestServer::on(moody.clone(), free());
    let mut owner = server.guest("Ada").await;
    let id = owner.post("/new", &with_bots(3)).await.table();
    let (chat, before) = (format!("/table/{id}/chat"), server.dump(&id).await);
    moody.late.store(u32::MAX, Ordering::SeqCst);
    for answer in
        [owner.post(&chat, &[("text", "hello")]).await, owner.post_part(&chat, &[("text", "hello")]).await]
    {
        assert_eq!((answer.status, answer.header("x-stale")), (503, ""), "{}", answer.body);
        assert_ne!(answer.header("retry-after"), "");
    }
    assert_eq!(server.dump(&id).await, before);
    moody.late.store(3, Ordering::SeqCst);
    assert_eq!(owner.post(&chat, &[("text", "hello")]).await.status, 303);
    let page = owner.part(&format!("/table/{id}")).await.body;
    assert_eq!(page.matches("hello").count(), 1, "{page}");
}

/// A room that cannot continue is loaded again, and the request succeeds all the same.
#[tokio::test]
async fn what_is_asked_for_is_done_in_a_room_that_is_opened_anew() {
    let moody = Moody::new().await;
    let server = TestServer::on(moody.clone(), free());
    let mut owner = server.guest("Ada").await;
    let id = owner.post("/new", &with_bots(3)).await.table();
    assert_eq!(owner.get(&format!("/table/{id}")).await.status, 200, "the room is open");
    moody.torn.store(true, Ordering::SeqCst);
    moody.late.store(1, Ordering::SeqCst);
    let answer = owner.post_part(&format!("/table/{id}/chat"), &[("text", "hello")]).await;
    assert_eq!((answer.status, answer.header("x-stale")), (200, ""), "{}", answer.body);
    assert!(!moody.torn.load(Ordering::SeqCst), "the room was opened anew");
    assert_eq!(answer.body.matches("hello").count(), 1, "the page is that of the new room: {}", answer.body);
}

/// A visitor who closes the window in the middle of a request leaves nothing half done: the pages of others are not
/// behind, and the bots do not wait for ever.
#[tokio::test]
async fn who_goes_away_in_the_middle_leaves_nothing_behind() {
    let moody = Moody::new().await;
    let server = TestServer::on(moody.clone(), free());
    let mut owner = server.guest("Ada").await;
    let id = owner.post("/new", &with_bots(1)).await.table();
    server.until(&id, |head| head.owed == 1).await;
    let moves = server.moves(&id).await.len() as u64;
    let asked = TurnRequest::on(&mut owner, &id, 0).await;
    owner.post_part(&format!("/table/{id}/play"), &asked.with(&[("move", "issue 2")])).await;
    let asked = TurnRequest::on(&mut owner, &id, 0).await;
    moody.slow.store(true, Ordering::SeqCst);
    {
        let request = form(&format!("/table/{id}/end"), &asked.with(&[]));
        let mut client = owner.clone();
        let sent = client.send(request);
        let kept = server.until(&id, |head| head.moves > moves);
        tokio::select! {
            _ = sent => panic!("it waits at the gate"),
            () = kept => {}
        }
    }
    moody.slow.store(false, Ordering::SeqCst);
    moody.gate.add_permits(100);
    // The next person to be asked is the same one: the bots have moved meanwhile.
    server.until(&id, |head| head.moves > moves + 1 && head.owed == 1).await;
    let answer = owner.post_part(&format!("/table/{id}/chat"), &[("text", "still here")]).await;
    assert_eq!((answer.status, answer.header("x-stale")), (200, ""), "the room knows what was kept");
}

/// Two servers on one store: the one that is behind catches up, and nothing is lost or duplicated.
#[tokio::test]
async fn two_servers_share_a_table() {
    let one = TestServer::new().await;
    let other = TestServer::on(Arc::clone(&one.store), free());
    let mut owner = one.guest("Ada").await;
    let id = owner.post("/new", &with_bots(1)).await.table();
    let mut there = owner.at(&other);
    for round in 0..6 {
        one.until(&id, |head| head.owed & 1 == 1 || head.stage == StoredStage::Over).await;
        // One of them has not seen what the other did.
        let client = if round % 2 == 0 { &mut owner } else { &mut there };
        let chat = format!("/table/{id}/chat");
        let said = client.post_part(&chat, &[("text", "hello")]).await;
        assert_eq!((said.status, said.header("x-stale")), (200, ""));
        let page = client.part(&format!("/table/{id}")).await;
        let made = one.moves(&id).await.len().to_string();
        assert_eq!(page.data("data-made"), made, "the page is as the log");
        let hand = [("seat", "0"), ("level", "greedy")];
        let handed = client.post_part(&format!("/table/{id}/hand"), &hand).await;
        assert_eq!(handed.status, 200);
        one.until(&id, |head| head.moves.to_string() != made).await;
        let back = client.post_part(&format!("/table/{id}/takeback"), &[("seat", "0")]).await;
        assert_eq!(back.header("x-stale"), "");
    }
    let chats =
        one.log(&id).await.iter().filter(|entry| matches!(entry, table::TableEvent::Said { .. })).count();
    assert_eq!(chats, 6, "each was said once");
    // Bots may be moving on the other server at this very moment.
    let conceded = owner.post_part(&format!("/table/{id}/concede"), &[("seat", "0")]).await;
    assert_eq!(conceded.header("x-stale"), "");
    one.until(&id, |head| head.stage == StoredStage::Over).await;
}
