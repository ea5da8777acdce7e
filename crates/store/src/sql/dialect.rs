//! Where SQLite and PostgreSQL differ.

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Dialect {
    Sqlite,
    Postgres,
}

/// Who else may write at the same time. SQLite has a single writer anyway.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum WriteLock {
    /// Everybody: writes to the same table are serialised by its row.
    Shared,
    /// Nobody. A merge touches rows of many tables: without this, it could deadlock with an append, or a guest who is
    /// about to be merged could take a seat.
    Exclusive,
}

impl Dialect {
    /// On PostgreSQL it takes an advisory lock that is released with the transaction; the number is this program's own.
    pub(super) fn begin_write(self, lock: WriteLock) -> &'static str {
        match (self, lock) {
            // Immediately: a transaction that reads first and writes later may find that somebody else has written in
            // between.
            (Self::Sqlite, _) => "BEGIN IMMEDIATE",
            (Self::Postgres, WriteLock::Shared) => "BEGIN; SELECT pg_advisory_xact_lock_shared(7239514810)",
            (Self::Postgres, WriteLock::Exclusive) => "BEGIN; SELECT pg_advisory_xact_lock(7239514810)",
        }
    }

    pub(super) fn begin_read(self) -> &'static str {
        match self {
            Self::Sqlite => "BEGIN",
            Self::Postgres => "BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY",
        }
    }

    /// A migration step with its words in braces replaced for this dialect.
    pub(super) fn spell(self, step: &str) -> String {
        let words = match self {
            // AUTOINCREMENT: the number of a deleted person is never reused.
            Self::Sqlite => [
                ("{identity}", "INTEGER PRIMARY KEY AUTOINCREMENT"),
                ("{bytes}", "BLOB"),
                ("{clustered}", "WITHOUT ROWID"),
            ],
            Self::Postgres => [
                ("{identity}", "BIGINT GENERATED ALWAYS AS IDENTITY PRIMARY KEY"),
                ("{bytes}", "BYTEA"),
                ("{clustered}", ""),
            ],
        };
        words.iter().fold(step.to_owned(), |step, (word, spelled)| step.replace(word, spelled))
    }
}
