//! Which failures are the database's, and not those of what was asked of it.

use super::dialect::Dialect;
use crate::StoreError;

/// Somebody has held a lock for longer than we wait.
const LOCKED: &str = "55P03";

impl Dialect {
    /// Whether the disk, the server or the way to it failed: another try on another connection may go well.
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
            // The low byte is the kind: access denied, busy, locked, out of memory, read-only, disk error, disk full, cannot
            // open, locks out of order.
            Self::Sqlite => code
                .parse::<u32>()
                .is_ok_and(|code| matches!(code & 0xff, 3 | 5 | 6 | 7 | 8 | 10 | 13 | 14 | 15)),
            // Read-only; idle for too long; a lock that was not given back in time; connection lost; out of disk, memory or
            // connections; shut down; disk error.
            Self::Postgres => {
                matches!(code, "25006" | "25P03" | LOCKED)
                    || ["08", "53", "57P", "58"].iter().any(|class| code.starts_with(class))
            }
        }
    }

    /// Whether a lock was waited for in vain.
    pub(super) fn is_locked(self, error: &StoreError) -> bool {
        let StoreError::Database(sqlx::Error::Database(error)) = error else { return false };
        self == Self::Postgres && error.code().is_some_and(|code| code == LOCKED)
    }

    /// Whether others stood in the way, who are gone by now.
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
