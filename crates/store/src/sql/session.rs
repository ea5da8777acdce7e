//! What a node has of a PostgreSQL server as long as it is connected: leases, and news of what other nodes write. Both
//! belong to one connection, so that they end together with it.

use std::sync::Arc;
use std::time::Duration;

use sqlx::postgres::{PgListener, PgPoolOptions};
use sqlx::{Connection as _, PgPool};
use tokio::sync::{broadcast, mpsc, oneshot, watch};
use tokio::time::timeout;

use super::migrate::{self, Schema};
use super::servers::{First, NOTICE_THE_VANISHED, NOTICE_WHILE_WAITING, Servers, unless_refused};
use super::write::Writing;
use crate::lease::Held;
use crate::{Changed, Lease, Result, StoreError};

const CHANNEL: &str = "roundhouse";
/// What one notice can hold is limited by the server, to 8000 bytes.
const NOTICE: usize = 7_000;
/// How often the connection is tried.
const PING: Duration = Duration::from_secs(2);
/// A server that does not answer within this time is gone.
const PATIENCE: Duration = Duration::from_secs(3);
const PAUSE: Duration = Duration::from_millis(250);

impl Writing<'_> {
    /// Tells other nodes when this is committed, and not before.
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

/// The changes in a notice that another node has sent.
fn read_notice<'n>(notice: &'n str, us: &str) -> impl Iterator<Item = Changed> + use<'n> {
    let (node, changes) = notice.split_once('\n').unwrap_or((notice, ""));
    let changes = if node == us { "" } else { changes };
    changes.lines().map(|line| match line.split_once(' ') {
        Some((revision, table)) if let Ok(revision) = revision.parse() => {
            Changed::Table { id: table.to_owned(), revision }
        }
        // Of a newer program, perhaps.
        _ => Changed::Unknown,
    })
}

#[derive(Debug)]
enum Ask {
    Take {
        job: String,
        answer: oneshot::Sender<Option<Lease>>,
    },
    /// Of the connection with this number.
    GiveBack {
        job: String,
        connection: u64,
    },
    Close {
        answer: oneshot::Sender<()>,
    },
}

/// The door to a node's connection.
#[derive(Debug)]
pub(super) struct Session {
    asks: mpsc::UnboundedSender<Ask>,
}

impl Session {
    /// Whatever other nodes write from now on is heard.
    pub(super) async fn start(
        servers: Arc<Servers>,
        node: String,
        changes: broadcast::Sender<Changed>,
        schema: Arc<Schema>,
    ) -> Result<Self> {
        let (asks, asked) = mpsc::unbounded_channel();
        let back = asks.downgrade();
        let actor = Actor { servers, node, changes, schema, held: Held::default(), back, number: 0 };
        let listener = actor.listen().await?;
        tokio::spawn(actor.run(listener, asked));
        Ok(Self { asks })
    }

    pub(super) async fn lease(&self, job: &str) -> Result<Option<Lease>> {
        let (answer, answered) = oneshot::channel();
        self.asks.send(Ask::Take { job: job.to_owned(), answer }).map_err(|_| StoreError::CannotSave)?;
        answered.await.map_err(|_| StoreError::CannotSave)
    }

    /// Gives all leases back, and hears nothing any more.
    pub(super) async fn close(&self) {
        let (answer, answered) = oneshot::channel();
        // If there is no one any more, it is closed.
        let _ = self.asks.send(Ask::Close { answer });
        let _ = answered.await;
    }
}

struct Actor {
    servers: Arc<Servers>,
    node: String,
    changes: broadcast::Sender<Changed>,
    schema: Arc<Schema>,
    held: Held,
    back: mpsc::WeakUnboundedSender<Ask>,
    /// Of the connection: leases of one before it are no more.
    number: u64,
}

struct Connected {
    pool: PgPool,
    listener: PgListener,
    /// The server that this is a connection to, and each that takes its place.
    first: watch::Receiver<First>,
}

impl Actor {
    async fn run(mut self, connected: Connected, mut asked: mpsc::UnboundedReceiver<Ask>) {
        let mut connected = Some(connected);
        loop {
            if let Some(Connected { pool, listener, first }) = connected {
                self.number += 1;
                let ended = self.serve(listener, first, &mut asked).await;
                self.held.clear();
                // So that no lease outlives it on the server.
                let _ = timeout(PATIENCE, pool.close()).await;
                match ended {
                    // Whoever waits for the end hears of it when this is dropped.
                    Ok(closing) => return drop(closing),
                    Err(error) => tracing::warn!(%error, "the connection to other nodes is lost"),
                }
            }
            if let Ok(closing) = timeout(PAUSE, refuse(&mut asked)).await {
                return drop(closing);
            }
            connected = match timeout(2 * PATIENCE, self.connect()).await {
                Ok(Ok(connected)) => {
                    // Something may have been written while nobody listened.
                    let _ = self.changes.send(Changed::Unknown);
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
        // Another server may be the first by now.
        self.servers.connect().await?.0.close().await?;
        self.listen().await
    }

    async fn listen(&self) -> Result<Connected> {
        let mut first = self.servers.first();
        let address = first.borrow_and_update().address.clone();
        let pool = PgPoolOptions::new().max_connections(1).max_lifetime(None).idle_timeout(None);
        let pool = pool.connect(&address).await?;
        let mut listener = PgListener::connect_with(&pool).await?;
        listener.eager_reconnect(false);
        listener.ignore_pool_close_event(true);
        sqlx::raw_sql(NOTICE_THE_VANISHED).execute(&mut listener).await?;
        unless_refused(sqlx::raw_sql(NOTICE_WHILE_WAITING).execute(&mut listener).await.map(drop))?;
        listener.listen(CHANNEL).await?;
        Ok(Connected { pool, listener, first })
    }

    /// Until nobody asks any more, or until the connection is lost, or another server is the first.
    async fn serve(
        &self,
        mut listener: PgListener,
        mut first: watch::Receiver<First>,
        asked: &mut mpsc::UnboundedReceiver<Ask>,
    ) -> sqlx::Result<Option<oneshot::Sender<()>>> {
        let lost = || sqlx::Error::Io(std::io::ErrorKind::TimedOut.into());
        let mut ping = tokio::time::interval(PING);
        loop {
            tokio::select! {
                ask = asked.recv() => {
                    let ask = match ask {
                        None => return Ok(None),
                        Some(Ask::Close { answer }) => return Ok(Some(answer)),
                        Some(ask) => ask,
                    };
                    timeout(PATIENCE, self.answer(&mut listener, ask)).await.map_err(|_| lost())??;
                }
                heard = listener.try_recv() => {
                    let heard = heard?.ok_or_else(lost)?;
                    for change in read_notice(heard.payload(), &self.node) {
                        // Nobody may listen at the moment.
                        let _ = self.changes.send(change);
                    }
                }
                Ok(()) = first.changed() => {
                    return Err(sqlx::Error::Protocol("another server takes writes now".into()));
                }
                _ = ping.tick() => {
                    // A newer program may have made the database its own at any time.
                    let versions = sqlx::query_as(migrate::VERSIONS).fetch_one(&mut listener);
                    let (found, oldest) = timeout(PATIENCE, versions).await.map_err(|_| lost())??;
                    // What was found is told by whoever wants to write.
                    let _ = self.schema.found(migrate::judge(found, oldest));
                }
            }
        }
    }

    async fn answer(&self, listener: &mut PgListener, ask: Ask) -> sqlx::Result<()> {
        match ask {
            Ask::Take { job, answer } => {
                // The server would give it to us a second time.
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
                            // If nobody takes it, the connection is gone, and the lease with it.
                            let _ = back.send(Ask::GiveBack { job, connection });
                        }
                    });
                }
                // Given back if nobody waits for it any more.
                let _ = answer.send(ours.then_some(lease));
            }
            Ask::GiveBack { job, connection } if connection == self.number => {
                sqlx::query("SELECT pg_advisory_unlock(hashtextextended($1, 7239514810))")
                    .bind(&job)
                    .execute(listener)
                    .await?;
            }
            Ask::GiveBack { .. } | Ask::Close { .. } => {}
        }
        Ok(())
    }
}

/// While there is no connection, nobody gets anything.
async fn refuse(asked: &mut mpsc::UnboundedReceiver<Ask>) -> Option<oneshot::Sender<()>> {
    while let Some(ask) = asked.recv().await {
        match ask {
            Ask::Take { answer, .. } => drop(answer.send(None)),
            Ask::GiveBack { .. } => {}
            Ask::Close { answer } => return Some(answer),
        }
    }
    None
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn notices() {
        let table = |id: &str, revision| Changed::Table { id: id.into(), revision };
        for (notice, heard) in [
            ("other\n3 abc\n12 d e", vec![table("abc", 3), table("d e", 12)]),
            ("us\n3 abc", vec![]),
            ("other", vec![]),
            ("other\nx abc\n4 y", vec![Changed::Unknown, table("y", 4)]),
            ("", vec![]),
        ] {
            assert_eq!(read_notice(notice, "us").collect::<Vec<_>>(), heard, "{notice}");
        }
    }
}
