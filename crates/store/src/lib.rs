//! What must not be lost: people, their sessions, and the log of every table.
//!
//! A table is an append-only log of texts that this crate does not read, with a [`Head`] beside it for lists, snapshots
//! so that nobody has to replay a game from its start, and the drafts of turns that are not committed yet. An
//! [append](Store::append) is one transaction: after it returns, everything in it survives a crash.

mod api;
mod error;
mod lease;
mod model;
mod sql;

pub use api::Store;
pub use error::{Result, StoreError};
pub use lease::Lease;
pub use model::*;
pub use sql::{Sql, backup};

/// The store at this address: `sqlite:FILE`, `sqlite::memory:` or `postgres://…`. Tables are made, and those of an older
/// version brought up to date.
///
/// The folder of a file has to be there; the file need not. It is used by one process at a time: [`StoreError::InUse`].
///
/// Several servers of one PostgreSQL database are given with commas between them: the one that takes writes is found,
/// now and whenever it is lost. TLS is asked for as usual, with `sslmode` (`require`, `verify-ca`, `verify-full`) and
/// `sslrootcert`; without the latter, the certificates that the system trusts count.
pub async fn connect(address: &str) -> Result<std::sync::Arc<dyn Store>> {
    Ok(std::sync::Arc::new(Sql::connect(address).await?))
}
