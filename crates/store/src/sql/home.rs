//! Where connections to write with come from.

use std::ops::{Deref, DerefMut};
use std::sync::Arc;

use sqlx::any::AnyConnectOptions;
use sqlx::pool::PoolConnection;
use sqlx::{Any, AnyConnection, AnyPool, ConnectOptions as _, Connection as _};

use super::dialect::Dialect;
use super::files;
use super::servers::Servers;
use crate::Result;

#[derive(Debug)]
pub(super) enum Home {
    /// One connection for all: those who share what is in memory would find it locked by each other.
    Memory(AnyPool),
    File(AnyConnectOptions),
    Server(Arc<Servers>),
}

impl Home {
    pub(super) fn dialect(&self) -> Dialect {
        match self {
            Self::Memory(_) | Self::File(_) => Dialect::Sqlite,
            Self::Server(_) => Dialect::Postgres,
        }
    }

    pub(super) async fn connect(&self) -> Result<Link> {
        match self {
            Self::Memory(pool) => Ok(Link::Lent(pool.acquire().await?)),
            Self::File(options) => {
                let mut connection = options.connect().await?;
                files::prepare(&mut connection, "").await?;
                Ok(Link::Own(connection))
            }
            Self::Server(servers) => {
                let (connection, server) = servers.connect().await?;
                Ok(Link::To(connection, server))
            }
        }
    }

    /// Whether what was connected to is still the place to write to.
    pub(super) fn is_where(&self, link: &Link) -> bool {
        match (self, link) {
            (Self::Server(servers), Link::To(_, server)) => servers.is_first(*server),
            _ => true,
        }
    }
}

/// A connection to write with.
pub(super) enum Link {
    Own(AnyConnection),
    /// To the server with this number.
    To(AnyConnection, usize),
    Lent(PoolConnection<Any>),
}

impl Link {
    /// For the next transaction, unless others wait for it.
    pub(super) fn keep(self) -> Option<Self> {
        (!matches!(self, Self::Lent(_))).then_some(self)
    }

    /// Ends it together with whatever was begun on it.
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

impl Deref for Link {
    type Target = AnyConnection;

    fn deref(&self) -> &AnyConnection {
        match self {
            Self::Own(connection) | Self::To(connection, _) => connection,
            Self::Lent(connection) => connection,
        }
    }
}

impl DerefMut for Link {
    fn deref_mut(&mut self) -> &mut AnyConnection {
        match self {
            Self::Own(connection) | Self::To(connection, _) => connection,
            Self::Lent(connection) => connection,
        }
    }
}
