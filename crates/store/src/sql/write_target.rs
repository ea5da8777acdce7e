//! Where connections for writing come from.

use std::ops::{Deref, DerefMut};
use std::sync::Arc;

use sqlx::any::AnyConnectOptions;
use sqlx::pool::PoolConnection;
use sqlx::{Any, AnyConnection, AnyPool, ConnectOptions as _, Connection as _};

use super::dialect::Dialect;
use super::servers::DatabaseServers;
use super::sqlite_file;
use crate::Result;

#[derive(Debug)]
pub(super) enum WriteTarget {
    /// One connection for everything: connections that share an in-memory database would lock each other out.
    Memory(AnyPool),
    File(AnyConnectOptions),
    DatabaseServer(Arc<DatabaseServers>),
}

impl WriteTarget {
    pub(super) fn dialect(&self) -> Dialect {
        match self {
            Self::Memory(_) | Self::File(_) => Dialect::Sqlite,
            Self::DatabaseServer(_) => Dialect::Postgres,
        }
    }

    pub(super) async fn connect(&self) -> Result<WriteConnection> {
        match self {
            Self::Memory(pool) => Ok(WriteConnection::Lent(pool.acquire().await?)),
            Self::File(options) => {
                let mut connection = options.connect().await?;
                sqlite_file::prepare(&mut connection, "").await?;
                Ok(WriteConnection::Own(connection))
            }
            Self::DatabaseServer(servers) => {
                let (connection, server) = servers.connect().await?;
                Ok(WriteConnection::To(connection, server))
            }
        }
    }

    /// Whether this connection still leads to the place to write to.
    pub(super) fn is_current(&self, connection: &WriteConnection) -> bool {
        match (self, connection) {
            (Self::DatabaseServer(servers), WriteConnection::To(_, server)) => servers.is_primary(*server),
            _ => true,
        }
    }
}

/// A connection for writing.
pub(super) enum WriteConnection {
    Own(AnyConnection),
    /// To the server with this number.
    To(AnyConnection, usize),
    Lent(PoolConnection<Any>),
}

impl WriteConnection {
    /// Keeps it for the next transaction, unless others wait for it.
    pub(super) fn keep(self) -> Option<Self> {
        (!matches!(self, Self::Lent(_))).then_some(self)
    }

    /// Closes it together with whatever was begun on it.
    pub(super) async fn discard(self) {
        match self {
            // It is broken anyway.
            Self::Own(connection) | Self::To(connection, _) => drop(connection.close_hard().await),
            Self::Lent(mut connection) => connection.close_on_drop(),
        }
    }

    pub(super) async fn close(self) {
        if let Self::Own(connection) | Self::To(connection, _) = self
            && let Err(error) = connection.close().await
        {
            tracing::warn!(%error, "the connection to the database was not closed well");
        }
    }
}

impl Deref for WriteConnection {
    type Target = AnyConnection;

    fn deref(&self) -> &AnyConnection {
        match self {
            Self::Own(connection) | Self::To(connection, _) => connection,
            Self::Lent(connection) => connection,
        }
    }
}

impl DerefMut for WriteConnection {
    fn deref_mut(&mut self) -> &mut AnyConnection {
        match self {
            Self::Own(connection) | Self::To(connection, _) => connection,
            Self::Lent(connection) => connection,
        }
    }
}
