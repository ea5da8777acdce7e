//! Everything that must not be lost: people, their sessions, and the log of every table.
//!
//! A table is an append-only log of texts that this crate does not interpret, with a [`Head`] for lists, snapshots so
//! that games need not be replayed from their start, and drafts of turns that are not committed yet. An
//! [append](Store::append) is one transaction: once it returns, everything in it survives a crash.

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

/// Connects to the store at this address: `sqlite:FILE`, `sqlite::memory:` or `postgres://…`. The schema is created, or
/// brought up to date.
///
/// The folder of a file has to exist; the file need not. A file is used by one process at a time:
/// [`StoreError::InUse`].
///
/// Several servers of one PostgreSQL database are separated by commas: the one that takes writes is found, now and
/// whenever it is lost. TLS is configured as usual, with `sslmode` (`require`, `verify-ca`, `verify-full`) and
/// `sslrootcert`; without the latter, the system's trusted certificates are used.
pub async fn connect(address: &str) -> Result<std::sync::Arc<dyn Store>> {
    Ok(std::sync::Arc::new(Sql::connect(address).await?))
}
