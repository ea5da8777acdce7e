//! The one who writes. Whatever waits is written together and committed once: that is how many tables share the time that
//! the disk takes. A connection that has failed is thrown away, so that no half of a transaction is left in it.

use std::time::Duration;

use sqlx::AnyConnection;
use tokio::sync::{mpsc, oneshot};

use super::dialect::{Dialect, Together};
use super::files;
use super::home::{Home, Link};
use super::write::{Write, Writing, Written};
use crate::{Result, StoreError};

/// How many writes may wait before callers do.
const QUEUE: usize = 1_024;
/// How many writes share a commit at most.
const TOGETHER: usize = 256;
/// A server that takes longer for one commit is as good as gone.
const PATIENCE: Duration = Duration::from_secs(10);
/// How often writes are tried again that got into the way of another node's.
const CONFLICTS: u32 = 5;

#[derive(Debug)]
enum Job {
    Write { write: Write, answer: oneshot::Sender<Result<Written>> },
    Tidy { answer: oneshot::Sender<Result<()>> },
    Close { answer: oneshot::Sender<()> },
}

/// The door to the writer, who goes on until all that was asked for is done.
#[derive(Debug)]
pub(super) struct Writer {
    jobs: mpsc::Sender<Job>,
}

impl Writer {
    pub(super) fn start(home: Home, node: String) -> Self {
        let (jobs, queue) = mpsc::channel(QUEUE);
        tokio::spawn(Actor { dialect: home.dialect(), home, node, link: None }.run(queue));
        Self { jobs }
    }

    pub(super) async fn write(&self, write: Write) -> Result<Written> {
        self.ask(|answer| Job::Write { write, answer }).await?
    }

    pub(super) async fn tidy(&self) -> Result<()> {
        self.ask(|answer| Job::Tidy { answer }).await?
    }

    /// After all that was asked for before.
    pub(super) async fn close(&self) {
        // If there is no one any more, it is closed.
        let _ = self.ask(|answer| Job::Close { answer }).await;
    }

    async fn ask<T>(&self, job: impl FnOnce(oneshot::Sender<T>) -> Job) -> Result<T> {
        let (answer, answered) = oneshot::channel();
        self.jobs.send(job(answer)).await.map_err(|_| StoreError::CannotSave)?;
        answered.await.map_err(|_| StoreError::CannotSave)
    }
}

type Asked = (Write, oneshot::Sender<Result<Written>>);

struct Actor {
    dialect: Dialect,
    home: Home,
    /// What this node calls itself to others.
    node: String,
    link: Option<Link>,
}

/// Why a transaction came to nothing.
enum Trouble {
    /// One of several writes was refused: the others need not suffer.
    Refused,
    /// Another node was in the way.
    Conflict,
    /// The connection is of no use any more; nothing was committed.
    Lost(StoreError),
    /// The connection is of no use any more, and nobody knows whether it was committed.
    InDoubt(String),
}

impl From<sqlx::Error> for Trouble {
    fn from(error: sqlx::Error) -> Self {
        Self::Lost(error.into())
    }
}

impl Actor {
    async fn run(mut self, mut queue: mpsc::Receiver<Job>) {
        let mut waiting = Vec::new();
        while queue.recv_many(&mut waiting, TOGETHER).await > 0 {
            let (mut writes, mut closing) = (Vec::new(), None);
            let mut tidying = Vec::new();
            for job in waiting.drain(..) {
                match job {
                    Job::Write { write, answer } => writes.push((write, answer)),
                    Job::Tidy { answer } => tidying.push(answer),
                    Job::Close { answer } => closing = Some(answer),
                }
            }
            for writes in batches(writes) {
                self.write_together(writes).await;
            }
            for answer in tidying {
                // Whoever asked may be gone.
                let _ = answer.send(self.tidy().await);
            }
            if let Some(answer) = closing {
                queue.close();
                self.close().await;
                let _ = answer.send(());
            }
        }
        self.close().await;
    }

    async fn close(&mut self) {
        if let Some(link) = self.link.take() {
            link.close().await;
        }
    }

    async fn tidy(&mut self) -> Result<()> {
        if self.dialect != Dialect::Sqlite {
            return Ok(());
        }
        let mut link = self.connect().await?;
        match files::tidy(&mut link).await {
            Err(StoreError::Database(error)) => {
                link.discard().await;
                tracing::warn!(%error, "the database could not be tidied");
                Err(StoreError::CannotSave)
            }
            done => {
                self.keep(link);
                done
            }
        }
    }

    async fn connect(&mut self) -> Result<Link> {
        if let Some(link) = self.link.take() {
            if self.home.is_where(&link) {
                return Ok(link);
            }
            // What is written to a server that was replaced is lost.
            link.discard().await;
        }
        self.home.connect().await.map_err(|error| {
            tracing::warn!(%error, "nothing can be saved: there is no connection");
            StoreError::CannotSave
        })
    }

    fn keep(&mut self, link: Link) {
        self.link = link.keep();
    }

    async fn write_together(&mut self, writes: Vec<Asked>) {
        let results = self.carry_out(&writes).await;
        let results =
            results.unwrap_or_else(|_| writes.iter().map(|_| Err(StoreError::CannotSave)).collect());
        for ((_, answer), result) in writes.into_iter().zip(results) {
            // Whoever has given up does not hear of it.
            let _ = answer.send(result);
        }
    }

    /// All in one transaction, which is tried again while that can do no harm.
    async fn carry_out(&mut self, writes: &[Asked]) -> Result<Vec<Result<Written>>> {
        let (mut guarded, mut conflicts) = (false, 0);
        loop {
            let fresh = self.link.as_ref().is_none_or(|link| !self.home.is_where(link));
            let mut link = self.connect().await?;
            let trouble = match attempt(&mut link, writes, guarded, self.dialect, &self.node).await {
                Ok(results) => {
                    self.keep(link);
                    return Ok(results);
                }
                Err(trouble) => trouble,
            };
            match trouble {
                Trouble::Refused => {
                    guarded = true;
                    self.keep(link);
                }
                Trouble::Conflict if conflicts < CONFLICTS => {
                    conflicts += 1;
                    self.keep(link);
                }
                // It may have been broken for long, without anybody noticing.
                Trouble::Lost(_) if !fresh => link.discard().await,
                trouble => {
                    link.discard().await;
                    match trouble {
                        Trouble::Lost(error) => tracing::warn!(%error, "nothing can be saved"),
                        Trouble::InDoubt(error) => tracing::warn!(%error, "a commit failed"),
                        Trouble::Conflict | Trouble::Refused => {
                            tracing::warn!("others are in the way all the time")
                        }
                    }
                    return Err(StoreError::CannotSave);
                }
            }
        }
    }
}

/// What is written together. Who writes much does so alone: the others are not to wait for it until they are given up.
fn batches(writes: Vec<Asked>) -> Vec<Vec<Asked>> {
    let (large, mut together): (Vec<_>, Vec<_>) = writes.into_iter().partition(|(write, _)| write.is_large());
    // All nodes lock rows in the same order: so none of them waits for one who waits for it.
    together.sort_by(|(one, _), (other, _)| one.table().cmp(&other.table()));
    let together = if together.is_empty() { None } else { Some(together) };
    together.into_iter().chain(large.into_iter().map(|one| vec![one])).collect()
}

async fn attempt(
    connection: &mut AnyConnection,
    writes: &[Asked],
    guarded: bool,
    dialect: Dialect,
    node: &str,
) -> Result<Vec<Result<Written>>, Trouble> {
    let attempt = transact(connection, writes, guarded, dialect, node);
    match dialect {
        Dialect::Sqlite => attempt.await,
        Dialect::Postgres => tokio::time::timeout(PATIENCE, attempt)
            .await
            .unwrap_or_else(|_| Err(Trouble::InDoubt("the server does not answer".into()))),
    }
}

async fn transact(
    connection: &mut AnyConnection,
    writes: &[Asked],
    guarded: bool,
    dialect: Dialect,
    node: &str,
) -> Result<Vec<Result<Written>>, Trouble> {
    let alone = writes.iter().any(|(write, _)| write.together() == Together::Alone);
    let together = if alone { Together::Alone } else { Together::All };
    sqlx::raw_sql(dialect.begin_to_write(together)).execute(&mut *connection).await?;
    let mut writing = Writing::on(connection);
    let mut results = Vec::with_capacity(writes.len());
    for (write, _) in writes {
        if guarded {
            run(&mut writing, "SAVEPOINT one").await?;
        }
        let told = writing.changed.len();
        let result = write.carry_out(&mut writing).await;
        if let Err(error) = result {
            if dialect.is_outage(&error) {
                return Err(Trouble::Lost(error));
            }
            let conflict = dialect.is_conflict(&error);
            if conflict || !guarded {
                run(&mut writing, "ROLLBACK").await?;
                return match writes.len() {
                    _ if conflict => Err(Trouble::Conflict),
                    1 => Ok(vec![Err(error)]),
                    _ => Err(Trouble::Refused),
                };
            }
            writing.changed.truncate(told);
            run(&mut writing, "ROLLBACK TO SAVEPOINT one").await?;
            results.push(Err(error));
        } else {
            results.push(result);
        }
        if guarded {
            run(&mut writing, "RELEASE SAVEPOINT one").await?;
        }
    }
    if dialect == Dialect::Postgres {
        writing.notify(node).await?;
    }
    match run(&mut writing, "COMMIT").await {
        Ok(()) => Ok(results),
        Err(error) => Err(Trouble::InDoubt(error.to_string())),
    }
}

async fn run(writing: &mut Writing<'_>, statement: &'static str) -> sqlx::Result<()> {
    sqlx::raw_sql(statement).execute(&mut *writing.connection).await.map(drop)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn who_writes_much_does_so_alone() {
        let draft =
            |table: &str| Write::SaveDraft { table: table.into(), seat: 0, body: String::new(), on: None };
        let snapshots = |table: &str, bytes| {
            let keep = vec![crate::Snapshot { moves: 32, body: vec![0; bytes] }];
            Write::ReplaceSnapshots { table: table.into(), drop: Vec::new(), keep }
        };
        let writes = [
            draft("c"),
            snapshots("large", 1 << 20),
            draft("a"),
            snapshots("b", 1_000),
            snapshots("huge", 1 << 22),
        ];
        let batches = batches(writes.map(|write| (write, oneshot::channel().0)).into());
        let tables =
            |batch: &Vec<Asked>| batch.iter().map(|(write, _)| write.table().unwrap().to_owned()).collect();
        let tables: Vec<Vec<String>> = batches.iter().map(tables).collect();
        assert_eq!(tables, [vec!["a", "b", "c"], vec!["large"], vec!["huge"]]);
        assert_eq!(super::batches(Vec::new()).len(), 0);
    }
}
