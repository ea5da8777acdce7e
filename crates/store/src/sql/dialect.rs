//! What SQLite and PostgreSQL say differently.

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Dialect {
    Sqlite,
    Postgres,
}

/// Who else may write at the same time. SQLite has one writer anyway.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Together {
    /// Everybody: two who write to the same table are told apart by its row.
    All,
    /// Nobody. A merge touches rows of many tables: without this, it and an append could wait for each other, or a seat
    /// could be taken by a guest who is just about to vanish.
    Alone,
}

impl Dialect {
    /// On PostgreSQL with a lock that is given back at the end; its number is this program's own.
    pub(super) fn begin_to_write(self, together: Together) -> &'static str {
        match (self, together) {
            // At once: a transaction that reads first and writes later can find that somebody else has written.
            (Self::Sqlite, _) => "BEGIN IMMEDIATE",
            (Self::Postgres, Together::All) => "BEGIN; SELECT pg_advisory_xact_lock_shared(7239514810)",
            (Self::Postgres, Together::Alone) => "BEGIN; SELECT pg_advisory_xact_lock(7239514810)",
        }
    }

    pub(super) fn begin_to_read(self) -> &'static str {
        match self {
            Self::Sqlite => "BEGIN",
            Self::Postgres => "BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY",
        }
    }

    /// A step of the schema, with its words in braces put into this dialect.
    pub(super) fn spell(self, step: &str) -> String {
        let words = match self {
            // AUTOINCREMENT: the number of somebody who is no more is not given to another.
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
