//! Several PostgreSQL servers, one of which takes writes.

use std::sync::Arc;
use std::time::Duration;

use sqlx::any::{AnyConnectOptions, AnyPoolOptions};
use sqlx::{AnyConnection, AnyPool, ConnectOptions as _, Connection as _};
use tokio::sync::watch;
use tokio::task::JoinSet;

use super::rows::number;
use crate::{Result, StoreError};

/// How many connections to a PostgreSQL server are used for reading at most.
const READERS: u32 = 10;
/// A server that does not accept a connection within this time is skipped.
const TIMEOUT: Duration = Duration::from_secs(4);

/// The server notices within five seconds that a node has vanished, or hangs in the middle of a transaction: then its
/// leases and locks are free. Waiting for a lock takes longer than that, but less than the writer waits before it gives
/// up on the server.
pub(super) const DEAD_CLIENT_TIMEOUTS: &str = "SET tcp_keepalives_idle = 2; SET tcp_keepalives_interval = 1; \
     SET tcp_keepalives_count = 3; SET tcp_user_timeout = 5000; SET idle_session_timeout = 0; \
     SET idle_in_transaction_session_timeout = 5000; SET lock_timeout = 8000";

/// The same for a node that vanishes while a statement of its is still running: it would wait for a lock on behalf of
/// nobody. Not every operating system supports this.
pub(super) const DISCONNECT_CHECK: &str = "SET client_connection_check_interval = 2000";

/// Whether it takes writes, and its timeline: how often a standby was promoted in its past. A server that was left
/// behind without noticing has a lower one.
const TIMELINE: &str = "SELECT CASE WHEN pg_is_in_recovery() OR current_setting('transaction_read_only') = 'on' THEN -1
     ELSE ('x' || substr(pg_walfile_name(pg_current_wal_insert_lsn()), 1, 8))::bit(32)::bigint END AS standing";

/// How often we check whether another server has taken over: a node that only reads and listens would not notice.
const FAILOVER_CHECK: Duration = Duration::from_secs(10);

#[derive(Debug)]
pub(super) struct DatabaseServers {
    servers: Vec<DatabaseServer>,
    primary: watch::Sender<Primary>,
}

/// The server that took writes when we last checked.
#[derive(Clone, Debug)]
pub(super) struct Primary {
    index: usize,
    pub(super) address: String,
    /// No server with a lower timeline is trusted any more.
    timeline: i64,
    /// Connections for reading, to this server only.
    readers: AnyPool,
}

#[derive(Clone, Debug)]
struct DatabaseServer {
    address: String,
    options: AnyConnectOptions,
}

impl DatabaseServer {
    fn as_primary(&self, index: usize, timeline: i64) -> Primary {
        let readers = AnyPoolOptions::new()
            .max_connections(READERS)
            .acquire_timeout(2 * TIMEOUT)
            .after_connect(|connection, _| Box::pin(prepare(connection)))
            .connect_lazy_with(self.options.clone());
        Primary { index, address: self.address.clone(), timeline, readers }
    }
}

impl DatabaseServers {
    pub(super) fn new(addresses: &[String]) -> Result<Self> {
        let server = |address: &String| {
            let options = address.parse().map_err(not_understood)?;
            Ok(DatabaseServer { address: address.clone(), options })
        };
        let servers = addresses.iter().map(server).collect::<Result<Vec<_>>>()?;
        let first = servers.first().ok_or_else(|| StoreError::Address("it names no server".into()))?;
        let primary = watch::Sender::new(first.as_primary(0, 0));
        Ok(Self { servers, primary })
    }

    /// A connection to the server that takes writes, and its index. From now on everything goes to that server.
    pub(super) async fn connect(&self) -> Result<(AnyConnection, usize)> {
        let mut looking = JoinSet::new();
        for (index, server) in self.servers.iter().cloned().enumerate() {
            let several = self.servers.len() > 1;
            looking.spawn(async move {
                let look = tokio::time::timeout(TIMEOUT, probe(&server, several));
                let late = || Err(StoreError::Database(sqlx::Error::PoolTimedOut));
                look.await
                    .unwrap_or_else(|_| late())
                    .map(|(timeline, connection)| (timeline, index, connection))
            });
        }
        // Among equals, prefer the one that we already use.
        let now = self.primary.borrow().index;
        let rank = |(timeline, index, _): &(i64, usize, AnyConnection)| (*timeline, *index == now);
        let mut best: Option<(i64, usize, AnyConnection)> = None;
        let mut failed = None;
        while let Some(looked) = looking.join_next().await {
            match looked.map_err(|_| StoreError::Unavailable).flatten() {
                Ok(found) if found.0 >= 0 => {
                    if best.as_ref().is_none_or(|best| rank(best) < rank(&found)) {
                        best = Some(found);
                    }
                }
                Ok(_) => failed = Some(StoreError::Address("no server takes writes".into())),
                Err(error) => failed = Some(error),
            }
        }
        let Some((timeline, index, connection)) = best else {
            return Err(failed.unwrap_or(StoreError::Unavailable));
        };
        if !self.switch_to(index, timeline) {
            // The server that replaced it does not answer: what we wrote here now would be lost.
            return Err(StoreError::Address("the server that took writes last is not there".into()));
        }
        Ok((connection, index))
    }

    /// Whether this server may be used. If it is a new one, everything moves there.
    fn switch_to(&self, index: usize, timeline: i64) -> bool {
        let (mut trusted, mut left) = (true, None);
        self.primary.send_if_modified(|primary| {
            trusted = timeline >= primary.timeline;
            let other = trusted && index != primary.index;
            if other {
                left = Some(std::mem::replace(primary, self.servers[index].as_primary(index, timeline)));
            } else if trusted {
                primary.timeline = timeline;
            }
            other
        });
        if let Some(left) = left {
            tracing::warn!(number = index + 1, "another server of the database takes writes now");
            // It may still be there, and would answer with outdated data.
            tokio::spawn(async move { left.readers.close().await });
        }
        trusted
    }

    /// Checks regularly whether another server has taken over, as long as these are in use.
    pub(super) fn watch_for_failover(servers: &Arc<Self>) {
        if servers.servers.len() < 2 {
            return;
        }
        let servers = Arc::downgrade(servers);
        tokio::spawn(async move {
            loop {
                tokio::time::sleep(FAILOVER_CHECK).await;
                let Some(servers) = servers.upgrade() else { return };
                // Errors are reported by callers that need the server.
                if let Ok((connection, _)) = servers.connect().await {
                    let _ = tokio::time::timeout(TIMEOUT, connection.close()).await;
                }
            }
        });
    }

    /// Connections for reading.
    pub(super) fn readers(&self) -> AnyPool {
        self.primary.borrow().readers.clone()
    }

    /// Whether no other server has replaced this one.
    pub(super) fn is_primary(&self, index: usize) -> bool {
        self.primary.borrow().index == index
    }

    /// The server that takes writes, and whichever takes its place.
    pub(super) fn primary(&self) -> watch::Receiver<Primary> {
        self.primary.subscribe()
    }
}

async fn probe(server: &DatabaseServer, several: bool) -> Result<(i64, AnyConnection)> {
    let mut connection = server.options.connect().await.map_err(not_understood)?;
    prepare(&mut connection).await?;
    if !several {
        return Ok((0, connection));
    }
    let row = sqlx::query(TIMELINE).fetch_one(&mut connection).await?;
    Ok((number(&row, "standing")?, connection))
}

async fn prepare(connection: &mut AnyConnection) -> sqlx::Result<()> {
    sqlx::raw_sql(DEAD_CLIENT_TIMEOUTS).execute(&mut *connection).await?;
    ignore_unsupported(sqlx::raw_sql(DISCONNECT_CHECK).execute(connection).await.map(drop))
}

/// Settings that the server does not support are skipped.
pub(super) fn ignore_unsupported(asked: sqlx::Result<()>) -> sqlx::Result<()> {
    if matches!(asked, Err(sqlx::Error::Database(_))) { Ok(()) } else { asked }
}

fn not_understood(error: sqlx::Error) -> StoreError {
    match error {
        sqlx::Error::Configuration(reason) => StoreError::Address(reason.to_string()),
        error => error.into(),
    }
}
