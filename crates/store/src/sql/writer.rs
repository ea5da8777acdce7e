//! The single writer. All waiting writes are executed in one transaction and committed once, so that many tables share
//! the time that the disk takes. A connection that has failed is discarded, so that no half of a transaction is left on
//! it.

use tokio::sync::{mpsc, oneshot};

use super::batch::{Batch, TransactionError};
use super::dialect::Dialect;
use super::sqlite_file;
use super::write::{Write, WriteOutput};
use super::write_target::{WriteConnection, WriteTarget};
use crate::{Result, StoreError};

/// How many writes may queue up before callers have to wait.
const QUEUE: usize = 1_024;
/// How many writes share a commit at most.
const BATCH: usize = 256;
/// How often writes are retried after a conflict with another node.
const MOST_CONFLICTS: u32 = 5;

#[derive(Debug)]
enum Job {
    Write { write: Write, answer: oneshot::Sender<Result<WriteOutput>> },
    Checkpoint { answer: oneshot::Sender<Result<()>> },
    Close { answer: oneshot::Sender<()> },
}

/// A handle to the writer, which runs until all queued writes are done.
#[derive(Debug)]
pub(super) struct Writer {
    jobs: mpsc::Sender<Job>,
}

impl Writer {
    pub(super) fn start(target: WriteTarget, node: String) -> Self {
        let (jobs, queue) = mpsc::channel(QUEUE);
        tokio::spawn(WriterTask { dialect: target.dialect(), target, node, connection: None }.run(queue));
        Self { jobs }
    }

    pub(super) async fn write(&self, write: Write) -> Result<WriteOutput> {
        self.ask(|answer| Job::Write { write, answer }).await?
    }

    pub(super) async fn checkpoint(&self) -> Result<()> {
        self.ask(|answer| Job::Checkpoint { answer }).await?
    }

    /// After everything that was queued before.
    pub(super) async fn close(&self) {
        // If the task has ended, it is closed already.
        let _ = self.ask(|answer| Job::Close { answer }).await;
    }

    async fn ask<T>(&self, job: impl FnOnce(oneshot::Sender<T>) -> Job) -> Result<T> {
        let (answer, answered) = oneshot::channel();
        self.jobs.send(job(answer)).await.map_err(|_| StoreError::Unavailable)?;
        answered.await.map_err(|_| StoreError::Unavailable)
    }
}

/// A write, and where its result goes.
pub(super) type QueuedWrite = (Write, oneshot::Sender<Result<WriteOutput>>);

struct WriterTask {
    dialect: Dialect,
    target: WriteTarget,
    /// What this node calls itself in notifications.
    node: String,
    connection: Option<WriteConnection>,
}

impl WriterTask {
    async fn run(mut self, mut queue: mpsc::Receiver<Job>) {
        let mut waiting = Vec::new();
        while queue.recv_many(&mut waiting, BATCH).await > 0 {
            let (mut writes, mut closing) = (Vec::new(), None);
            let mut tidying = Vec::new();
            for job in waiting.drain(..) {
                match job {
                    Job::Write { write, answer } => writes.push((write, answer)),
                    Job::Checkpoint { answer } => tidying.push(answer),
                    Job::Close { answer } => closing = Some(answer),
                }
            }
            for writes in batches(writes) {
                self.write_batch(writes).await;
            }
            for answer in tidying {
                // The caller may be gone.
                let _ = answer.send(self.checkpoint().await);
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
        if let Some(connection) = self.connection.take() {
            connection.close().await;
        }
    }

    async fn checkpoint(&mut self) -> Result<()> {
        if self.dialect != Dialect::Sqlite {
            return Ok(());
        }
        let mut connection = self.connect().await?;
        match sqlite_file::checkpoint(&mut connection).await {
            Err(StoreError::Database(error)) => {
                connection.discard().await;
                tracing::warn!(%error, "the database could not be tidied");
                Err(StoreError::Unavailable)
            }
            done => {
                self.keep(connection);
                done
            }
        }
    }

    async fn connect(&mut self) -> Result<WriteConnection> {
        if let Some(connection) = self.connection.take() {
            if self.target.is_current(&connection) {
                return Ok(connection);
            }
            // What is written to a server that was replaced would be lost.
            connection.discard().await;
        }
        self.target.connect().await.map_err(|error| {
            tracing::warn!(%error, "nothing can be saved: there is no connection");
            StoreError::Unavailable
        })
    }

    fn keep(&mut self, connection: WriteConnection) {
        self.connection = connection.keep();
    }

    async fn write_batch(&mut self, writes: Vec<QueuedWrite>) {
        let results = self.write_with_retries(&writes).await;
        let results =
            results.unwrap_or_else(|_| writes.iter().map(|_| Err(StoreError::Unavailable)).collect());
        for ((_, answer), result) in writes.into_iter().zip(results) {
            // The caller may have given up.
            let _ = answer.send(result);
        }
    }

    /// Executes all writes in one transaction, and retries while that is safe.
    async fn write_with_retries(&mut self, writes: &[QueuedWrite]) -> Result<Vec<Result<WriteOutput>>> {
        let (mut with_savepoints, mut conflicts) = (false, 0);
        loop {
            let fresh = self.connection.as_ref().is_none_or(|connection| !self.target.is_current(connection));
            let mut connection = self.connect().await?;
            let batch = Batch { writes, with_savepoints, dialect: self.dialect, node: &self.node };
            let error = match batch.run(&mut connection).await {
                Ok(results) => {
                    self.keep(connection);
                    return Ok(results);
                }
                Err(error) => error,
            };
            match error {
                TransactionError::Refused => {
                    with_savepoints = true;
                    self.keep(connection);
                }
                TransactionError::Conflict if conflicts < MOST_CONFLICTS => {
                    conflicts += 1;
                    self.keep(connection);
                }
                // It may have been broken for a long time without anybody noticing.
                TransactionError::Lost(_) if !fresh => connection.discard().await,
                error => {
                    connection.discard().await;
                    match error {
                        TransactionError::Lost(error) => tracing::warn!(%error, "nothing can be saved"),
                        TransactionError::InDoubt(error) => tracing::warn!(%error, "a commit failed"),
                        TransactionError::Conflict | TransactionError::Refused => {
                            tracing::warn!("others are in the way all the time")
                        }
                    }
                    return Err(StoreError::Unavailable);
                }
            }
        }
    }
}

/// Groups writes into transactions. A large write gets its own, so that the others do not wait for it until they time
/// out.
fn batches(writes: Vec<QueuedWrite>) -> Vec<Vec<QueuedWrite>> {
    let (large, mut small): (Vec<_>, Vec<_>) = writes.into_iter().partition(|(write, _)| write.is_large());
    // All nodes lock rows in the same order, which prevents deadlocks.
    small.sort_by(|(one, _), (other, _)| one.table().cmp(&other.table()));
    let small = if small.is_empty() { None } else { Some(small) };
    small.into_iter().chain(large.into_iter().map(|one| vec![one])).collect()
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
        let tables = |batch: &Vec<QueuedWrite>| {
            batch.iter().map(|(write, _)| write.table().unwrap().to_owned()).collect()
        };
        let tables: Vec<Vec<String>> = batches.iter().map(tables).collect();
        assert_eq!(tables, [vec!["a", "b", "c"], vec!["large"], vec!["huge"]]);
        assert_eq!(super::batches(Vec::new()).len(), 0);
    }
}
