//! A node's connection to PostgreSQL for leases and for news of what other nodes write. Both belong to one connection,
//! so they end together.

use std::sync::Arc;
use std::time::Duration;

use sqlx::postgres::{PgListener, PgPoolOptions};
use sqlx::{Connection as _, PgPool};
use tokio::sync::{broadcast, mpsc, oneshot, watch};
use tokio::time::timeout;

use super::migrate::{self, Schema};
use super::servers::{DEAD_CLIENT_TIMEOUTS, DISCONNECT_CHECK, DatabaseServers, Primary, ignore_unsupported};
use super::write::WriteTransaction;
use crate::lease::HeldLeases;
use crate::{Lease, RemoteChange, Result, StoreError};

const CHANNEL: &str = "roundhouse";
/// PostgreSQL limits a notification to 8000 bytes.
const NOTICE: usize = 7_000;
/// How often the connection is checked.
const PING: Duration = Duration::from_secs(2);
/// A server that does not answer within this time is gone.
const TIMEOUT: Duration = Duration::from_secs(3);
const PAUSE: Duration = Duration::from_millis(250);

impl WriteTransaction<'_> {
    /// Notifies other nodes when this is committed, and not before.
    pub(super) async fn notify(&mut self, node: &str) -> sqlx::Result<()> {
        let mut changed = std::mem::take(&mut self.changed).into_iter().peekable();
        while changed.peek().is_some() {
            let mut notice = node.to_owned();
            while let Some((table, revision)) = changed.next_if(|_| notice.len() < NOTICE) {
                notice.push_str(&format!("\n{revision} {table}"));
            }
            sqlx::query("SELECT pg_notify($1, $2)")
                .bind(CHANNEL)
                .bind(notice)
                .execute(&mut *self.connection)
                .await?;
        }
        Ok(())
    }
}

/// The changes in another node's notification.
fn read_notice<'n>(notice: &'n str, us: &str) -> impl Iterator<Item = RemoteChange> + use<'n> {
    let (node, changes) = notice.split_once('\n').unwrap_or((notice, ""));
    let changes = if node == us { "" } else { changes };
    changes.lines().map(|line| match line.split_once(' ') {
        Some((revision, table)) if let Ok(revision) = revision.parse() => {
            RemoteChange::Table { id: table.to_owned(), revision }
        }
        // From a newer program, perhaps.
        _ => RemoteChange::Unknown,
    })
}

#[derive(Debug)]
enum ConnectionRequest {
    Take {
        job: String,
        answer: oneshot::Sender<Option<Lease>>,
    },
    /// Belongs to the connection with this number.
    GiveBack {
        job: String,
        connection: u64,
    },
    Close {
        answer: oneshot::Sender<()>,
    },
}

/// A handle to a node's connection.
#[derive(Debug)]
pub(super) struct NodeConnection {
    requests: mpsc::UnboundedSender<ConnectionRequest>,
}

impl NodeConnection {
    /// From now on, everything that other nodes write is heard.
    pub(super) async fn start(
        servers: Arc<DatabaseServers>,
        node: String,
        changes: broadcast::Sender<RemoteChange>,
        schema: Arc<Schema>,
    ) -> Result<Self> {
        let (requests, received) = mpsc::unbounded_channel();
        let back = requests.downgrade();
        let actor = NodeConnectionTask {
            servers,
            node,
            changes,
            schema,
            held: HeldLeases::default(),
            back,
            number: 0,
        };
        let listener = actor.listen().await?;
        tokio::spawn(actor.run(listener, received));
        Ok(Self { requests })
    }

    pub(super) async fn lease(&self, job: &str) -> Result<Option<Lease>> {
        let (answer, answered) = oneshot::channel();
        self.requests
            .send(ConnectionRequest::Take { job: job.to_owned(), answer })
            .map_err(|_| StoreError::Unavailable)?;
        answered.await.map_err(|_| StoreError::Unavailable)
    }

    /// Releases all leases, and stops listening.
    pub(super) async fn close(&self) {
        let (answer, answered) = oneshot::channel();
        // If the task has ended, the connection is closed already.
        let _ = self.requests.send(ConnectionRequest::Close { answer });
        let _ = answered.await;
    }
}

struct NodeConnectionTask {
    servers: Arc<DatabaseServers>,
    node: String,
    changes: broadcast::Sender<RemoteChange>,
    schema: Arc<Schema>,
    held: HeldLeases,
    back: mpsc::WeakUnboundedSender<ConnectionRequest>,
    /// Counts connections: leases of an earlier one are gone.
    number: u64,
}

struct Connected {
    pool: PgPool,
    listener: PgListener,
    /// The server that this connects to, and whichever takes its place.
    primary: watch::Receiver<Primary>,
}

impl NodeConnectionTask {
    async fn run(mut self, connected: Connected, mut received: mpsc::UnboundedReceiver<ConnectionRequest>) {
        let mut connected = Some(connected);
        loop {
            if let Some(Connected { pool, listener, primary }) = connected {
                self.number += 1;
                let ended = self.serve(listener, primary, &mut received).await;
                self.held.clear();
                // So that no lease outlives the connection on the server.
                let _ = timeout(TIMEOUT, pool.close()).await;
                match ended {
                    // The caller that waits for the end is told when this is dropped.
                    Ok(closing) => return drop(closing),
                    Err(error) => tracing::warn!(%error, "the connection to other nodes is lost"),
                }
            }
            if let Ok(closing) = timeout(PAUSE, refuse(&mut received)).await {
                return drop(closing);
            }
            connected = match timeout(2 * TIMEOUT, self.connect()).await {
                Ok(Ok(connected)) => {
                    // Something may have been written while nobody was listening.
                    let _ = self.changes.send(RemoteChange::Unknown);
                    Some(connected)
                }
                Ok(Err(error)) => {
                    tracing::warn!(%error, "there is no connection to other nodes");
                    None
                }
                Err(_) => {
                    tracing::warn!("there is no connection to other nodes: no answer");
                    None
                }
            };
        }
    }

    async fn connect(&self) -> Result<Connected> {
        // Another server may be the primary by now.
        self.servers.connect().await?.0.close().await?;
        self.listen().await
    }

    async fn listen(&self) -> Result<Connected> {
        let mut primary = self.servers.primary();
        let address = primary.borrow_and_update().address.clone();
        let pool = PgPoolOptions::new().max_connections(1).max_lifetime(None).idle_timeout(None);
        let pool = pool.connect(&address).await?;
        let mut listener = PgListener::connect_with(&pool).await?;
        listener.eager_reconnect(false);
        listener.ignore_pool_close_event(true);
        sqlx::raw_sql(DEAD_CLIENT_TIMEOUTS).execute(&mut listener).await?;
        ignore_unsupported(sqlx::raw_sql(DISCONNECT_CHECK).execute(&mut listener).await.map(drop))?;
        listener.listen(CHANNEL).await?;
        Ok(Connected { pool, listener, primary })
    }

    /// Serves until the handle is dropped, the connection is lost, or another server becomes the primary.
    async fn serve(
        &self,
        mut listener: PgListener,
        mut primary: watch::Receiver<Primary>,
        received: &mut mpsc::UnboundedReceiver<ConnectionRequest>,
    ) -> sqlx::Result<Option<oneshot::Sender<()>>> {
        let lost = || sqlx::Error::Io(std::io::ErrorKind::TimedOut.into());
        let mut ping = tokio::time::interval(PING);
        loop {
            tokio::select! {
                request = received.recv() => {
                    let request = match request {
                        None => return Ok(None),
                        Some(ConnectionRequest::Close { answer }) => return Ok(Some(answer)),
                        Some(request) => request,
                    };
                    timeout(TIMEOUT, self.answer(&mut listener, request)).await.map_err(|_| lost())??;
                }
                heard = listener.try_recv() => {
                    let heard = heard?.ok_or_else(lost)?;
                    for change in read_notice(heard.payload(), &self.node) {
                        // Nobody may be listening at the moment.
                        let _ = self.changes.send(change);
                    }
                }
                Ok(()) = primary.changed() => {
                    return Err(sqlx::Error::Protocol("another server takes writes now".into()));
                }
                _ = ping.tick() => {
                    // A newer program may migrate the database at any time.
                    let versions = sqlx::query_as(migrate::VERSIONS).fetch_one(&mut listener);
                    let (found, oldest) = timeout(TIMEOUT, versions).await.map_err(|_| lost())??;
                    // The next write reports the error.
                    let _ = self.schema.remember(migrate::check_versions(found, oldest));
                }
            }
        }
    }

    async fn answer(&self, listener: &mut PgListener, request: ConnectionRequest) -> sqlx::Result<()> {
        match request {
            ConnectionRequest::Take { job, answer } => {
                // PostgreSQL would grant us our own lock a second time.
                let Some(mut lease) = self.held.take(&job) else {
                    let _ = answer.send(None);
                    return Ok(());
                };
                let ours: bool =
                    sqlx::query_scalar("SELECT pg_try_advisory_lock(hashtextextended($1, 7239514810))")
                        .bind(&job)
                        .fetch_one(listener)
                        .await?;
                if ours {
                    let (back, connection) = (self.back.clone(), self.number);
                    lease.when_given_back(move |job| {
                        if let Some(back) = back.upgrade() {
                            // If nobody receives this, the connection is gone, and the lease with it.
                            let _ = back.send(ConnectionRequest::GiveBack { job, connection });
                        }
                    });
                }
                // Released if nobody waits for it any more.
                let _ = answer.send(ours.then_some(lease));
            }
            ConnectionRequest::GiveBack { job, connection } if connection == self.number => {
                sqlx::query("SELECT pg_advisory_unlock(hashtextextended($1, 7239514810))")
                    .bind(&job)
                    .execute(listener)
                    .await?;
            }
            ConnectionRequest::GiveBack { .. } | ConnectionRequest::Close { .. } => {}
        }
        Ok(())
    }
}

/// Without a connection no lease is granted.
async fn refuse(received: &mut mpsc::UnboundedReceiver<ConnectionRequest>) -> Option<oneshot::Sender<()>> {
    while let Some(request) = received.recv().await {
        match request {
            ConnectionRequest::Take { answer, .. } => drop(answer.send(None)),
            ConnectionRequest::GiveBack { .. } => {}
            ConnectionRequest::Close { answer } => return Some(answer),
        }
    }
    None
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn notices() {
        let table = |id: &str, revision| RemoteChange::Table { id: id.into(), revision };
        for (notice, heard) in [
            ("other\n3 abc\n12 d e", vec![table("abc", 3), table("d e", 12)]),
            ("us\n3 abc", vec![]),
            ("other", vec![]),
            ("other\nx abc\n4 y", vec![RemoteChange::Unknown, table("y", 4)]),
            ("", vec![]),
        ] {
            assert_eq!(read_notice(notice, "us").collect::<Vec<_>>(), heard, "{notice}");
        }
    }
}
