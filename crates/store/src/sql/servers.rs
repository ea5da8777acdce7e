//! Several PostgreSQL servers, one of which takes writes.

use std::sync::Arc;
use std::time::Duration;

use sqlx::any::{AnyConnectOptions, AnyPoolOptions};
use sqlx::{AnyConnection, AnyPool, ConnectOptions as _, Connection as _};
use tokio::sync::watch;
use tokio::task::JoinSet;

use super::rows::number;
use crate::{Result, StoreError};

/// How many connections to a PostgreSQL server are held at most to read with.
const READERS: u32 = 10;
/// A server that does not take a connection within this time is passed over.
const PATIENCE: Duration = Duration::from_secs(4);

/// A node that has vanished, or stands still in the middle of something, is noticed by the server within five seconds: its
/// leases and locks are free then. Whoever waits for a lock waits longer than that, but not as long as the writer does
/// before it gives the whole server up.
pub(super) const NOTICE_THE_VANISHED: &str = "SET tcp_keepalives_idle = 2; SET tcp_keepalives_interval = 1; \
     SET tcp_keepalives_count = 3; SET tcp_user_timeout = 5000; SET idle_session_timeout = 0; \
     SET idle_in_transaction_session_timeout = 5000; SET lock_timeout = 8000";

/// The same for a node whose statement the server is still at: it would wait for a lock on behalf of nobody. Not every
/// system can tell.
pub(super) const NOTICE_WHILE_WAITING: &str = "SET client_connection_check_interval = 2000";

/// Whether it takes writes; and how often, in its past, a standby became the first, in which it is ahead of a server that
/// was left behind and does not know.
const STANDING: &str = "SELECT CASE WHEN pg_is_in_recovery() OR current_setting('transaction_read_only') = 'on' THEN -1
     ELSE ('x' || substr(pg_walfile_name(pg_current_wal_insert_lsn()), 1, 8))::bit(32)::bigint END AS standing";

/// How often it is looked whether another server has taken over: whoever only reads and listens would not notice.
const LOOK_AGAIN: Duration = Duration::from_secs(10);

#[derive(Debug)]
pub(super) struct Servers {
    servers: Vec<Server>,
    first: watch::Sender<First>,
}

/// The server that took writes when it was last looked for.
#[derive(Clone, Debug)]
pub(super) struct First {
    index: usize,
    pub(super) address: String,
    /// No server that stands lower is believed any more.
    standing: i64,
    /// Connections to read with: to this server, and to no other.
    readers: AnyPool,
}

#[derive(Clone, Debug)]
struct Server {
    address: String,
    options: AnyConnectOptions,
}

impl Server {
    fn as_first(&self, index: usize, standing: i64) -> First {
        let readers = AnyPoolOptions::new()
            .max_connections(READERS)
            .acquire_timeout(2 * PATIENCE)
            .after_connect(|connection, _| Box::pin(prepare(connection)))
            .connect_lazy_with(self.options.clone());
        First { index, address: self.address.clone(), standing, readers }
    }
}

impl Servers {
    pub(super) fn new(addresses: &[String]) -> Result<Self> {
        let server = |address: &String| {
            let options = address.parse().map_err(not_understood)?;
            Ok(Server { address: address.clone(), options })
        };
        let servers = addresses.iter().map(server).collect::<Result<Vec<_>>>()?;
        let first = servers.first().ok_or_else(|| StoreError::Address("it names no server".into()))?;
        let first = watch::Sender::new(first.as_first(0, 0));
        Ok(Self { servers, first })
    }

    /// A connection to the server that takes writes, and which one that is; from now on, all others go there too.
    pub(super) async fn connect(&self) -> Result<(AnyConnection, usize)> {
        let mut looking = JoinSet::new();
        for (index, server) in self.servers.iter().cloned().enumerate() {
            let several = self.servers.len() > 1;
            looking.spawn(async move {
                let look = tokio::time::timeout(PATIENCE, look_at(&server, several));
                let late = || Err(StoreError::Database(sqlx::Error::PoolTimedOut));
                look.await
                    .unwrap_or_else(|_| late())
                    .map(|(standing, connection)| (standing, index, connection))
            });
        }
        // Of two that stand alike, the one that we use already.
        let now = self.first.borrow().index;
        let rank = |(standing, index, _): &(i64, usize, AnyConnection)| (*standing, *index == now);
        let mut best: Option<(i64, usize, AnyConnection)> = None;
        let mut failed = None;
        while let Some(looked) = looking.join_next().await {
            match looked.map_err(|_| StoreError::CannotSave).flatten() {
                Ok(found) if found.0 >= 0 => {
                    if best.as_ref().is_none_or(|best| rank(best) < rank(&found)) {
                        best = Some(found);
                    }
                }
                Ok(_) => failed = Some(StoreError::Address("no server takes writes".into())),
                Err(error) => failed = Some(error),
            }
        }
        let Some((standing, index, connection)) = best else {
            return Err(failed.unwrap_or(StoreError::CannotSave));
        };
        if !self.go_to(index, standing) {
            // The one that took its place does not answer: what was written here now would be lost.
            return Err(StoreError::Address("the server that took writes last is not there".into()));
        }
        Ok((connection, index))
    }

    /// Whether this server may be used. If it is another one than before, everybody goes there.
    fn go_to(&self, index: usize, standing: i64) -> bool {
        let (mut believed, mut left) = (true, None);
        self.first.send_if_modified(|first| {
            believed = standing >= first.standing;
            let other = believed && index != first.index;
            if other {
                left = Some(std::mem::replace(first, self.servers[index].as_first(index, standing)));
            } else if believed {
                first.standing = standing;
            }
            other
        });
        if let Some(left) = left {
            tracing::warn!(number = index + 1, "another server of the database takes writes now");
            // It may still be there, and would answer with what was true once.
            tokio::spawn(async move { left.readers.close().await });
        }
        believed
    }

    /// Looks now and then whether another server has taken over, as long as anybody uses these.
    pub(super) fn keep_looking(servers: &Arc<Self>) {
        if servers.servers.len() < 2 {
            return;
        }
        let servers = Arc::downgrade(servers);
        tokio::spawn(async move {
            loop {
                tokio::time::sleep(LOOK_AGAIN).await;
                let Some(servers) = servers.upgrade() else { return };
                // Whoever needs a server says what is wrong with it.
                if let Ok((connection, _)) = servers.connect().await {
                    let _ = tokio::time::timeout(PATIENCE, connection.close()).await;
                }
            }
        });
    }

    /// Connections to read with.
    pub(super) fn readers(&self) -> AnyPool {
        self.first.borrow().readers.clone()
    }

    /// Whether no other server has taken the place of this one.
    pub(super) fn is_first(&self, index: usize) -> bool {
        self.first.borrow().index == index
    }

    /// The server that takes writes, and each that takes its place.
    pub(super) fn first(&self) -> watch::Receiver<First> {
        self.first.subscribe()
    }
}

async fn look_at(server: &Server, several: bool) -> Result<(i64, AnyConnection)> {
    let mut connection = server.options.connect().await.map_err(not_understood)?;
    prepare(&mut connection).await?;
    if !several {
        return Ok((0, connection));
    }
    let row = sqlx::query(STANDING).fetch_one(&mut connection).await?;
    Ok((number(&row, "standing")?, connection))
}

async fn prepare(connection: &mut AnyConnection) -> sqlx::Result<()> {
    sqlx::raw_sql(NOTICE_THE_VANISHED).execute(&mut *connection).await?;
    unless_refused(sqlx::raw_sql(NOTICE_WHILE_WAITING).execute(connection).await.map(drop))
}

/// What the server cannot do it says, and does without.
pub(super) fn unless_refused(asked: sqlx::Result<()>) -> sqlx::Result<()> {
    if matches!(asked, Err(sqlx::Error::Database(_))) { Ok(()) } else { asked }
}

fn not_understood(error: sqlx::Error) -> StoreError {
    match error {
        sqlx::Error::Configuration(reason) => StoreError::Address(reason.to_string()),
        error => error.into(),
    }
}
