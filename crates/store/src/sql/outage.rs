//! Which errors are failures of the database, and not of the request.

use super::dialect::Dialect;
use crate::StoreError;

/// A lock was held for longer than we wait.
const LOCKED: &str = "55P03";

impl Dialect {
    /// Whether the disk, the server or the network failed: another try on another connection may succeed.
    pub(super) fn is_outage(self, error: &StoreError) -> bool {
        let StoreError::Database(error) = error else { return false };
        match error {
            sqlx::Error::Io(_)
            | sqlx::Error::Tls(_)
            | sqlx::Error::Protocol(_)
            | sqlx::Error::PoolTimedOut
            | sqlx::Error::PoolClosed
            | sqlx::Error::WorkerCrashed
            | sqlx::Error::BeginFailed => true,
            sqlx::Error::Database(error) => error.code().is_some_and(|code| self.is_outage_code(&code)),
            _ => false,
        }
    }

    fn is_outage_code(self, code: &str) -> bool {
        match self {
            // The low byte is the primary code: access denied, busy, locked, out of memory, read-only, disk error, disk
            // full, cannot open, locking protocol.
            Self::Sqlite => code
                .parse::<u32>()
                .is_ok_and(|code| matches!(code & 0xff, 3 | 5 | 6 | 7 | 8 | 10 | 13 | 14 | 15)),
            // Read-only; idle for too long; lock timeout; connection lost; out of disk, memory or connections;
            // shutdown; disk error.
            Self::Postgres => {
                matches!(code, "25006" | "25P03" | LOCKED)
                    || ["08", "53", "57P", "58"].iter().any(|class| code.starts_with(class))
            }
        }
    }

    /// Whether waiting for a lock timed out.
    pub(super) fn is_locked(self, error: &StoreError) -> bool {
        let StoreError::Database(sqlx::Error::Database(error)) = error else { return false };
        self == Self::Postgres && error.code().is_some_and(|code| code == LOCKED)
    }

    /// Whether other transactions were in the way that have ended by now.
    pub(super) fn is_conflict(self, error: &StoreError) -> bool {
        let StoreError::Database(sqlx::Error::Database(error)) = error else { return false };
        self == Self::Postgres && error.code().is_some_and(|code| matches!(&*code, "40001" | "40P01"))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn codes() {
        for (dialect, code, outage) in [
            (Dialect::Sqlite, "13", true),
            (Dialect::Sqlite, "778", true),
            (Dialect::Sqlite, "1034", true),
            (Dialect::Sqlite, "2067", false),
            (Dialect::Sqlite, "787", false),
            (Dialect::Postgres, "25006", true),
            (Dialect::Postgres, "25P03", true),
            (Dialect::Postgres, "55P03", true),
            (Dialect::Postgres, "57P01", true),
            (Dialect::Postgres, "08006", true),
            (Dialect::Postgres, "53100", true),
            (Dialect::Postgres, "58030", true),
            (Dialect::Postgres, "57014", false),
            (Dialect::Postgres, "23505", false),
        ] {
            assert_eq!(dialect.is_outage_code(code), outage, "{dialect:?} {code}");
        }
    }
}
