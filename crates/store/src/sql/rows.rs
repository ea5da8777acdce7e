//! Decoding rows. Columns may contain anything.

use sqlx::any::{Any, AnyRow};
use sqlx::{Decode, Row as _, Type};

use crate::{
    Admission, Head, LogEntry, Person, PersonId, Result, Sitter, Snapshot, StoreError, StoredAudience,
    StoredStage, Tally,
};

pub(super) fn get<'r, T: Decode<'r, Any> + Type<Any>>(row: &'r AnyRow, column: &str) -> Result<T> {
    Ok(row.try_get(column)?)
}

pub(super) fn number<T: TryFrom<i64>>(row: &AnyRow, column: &str) -> Result<T> {
    let found: i64 = get(row, column)?;
    T::try_from(found).map_err(|_| StoreError::Damaged(format!("{column} is {found}")))
}

fn truth(row: &AnyRow, column: &str) -> Result<bool> {
    Ok(number::<i64>(row, column)? != 0)
}

/// A count as databases store it.
pub(super) fn signed(count: u64) -> Result<i64> {
    i64::try_from(count).map_err(|_| StoreError::Damaged(format!("a count of {count}")))
}

pub(super) fn stage_code(stage: StoredStage) -> i64 {
    match stage {
        StoredStage::Waiting => 0,
        StoredStage::Running => 1,
        StoredStage::Over => 2,
        StoredStage::Record => 3,
    }
}

fn stage(row: &AnyRow) -> Result<StoredStage> {
    match number::<i64>(row, "stage")? {
        0 => Ok(StoredStage::Waiting),
        1 => Ok(StoredStage::Running),
        2 => Ok(StoredStage::Over),
        3 => Ok(StoredStage::Record),
        other => Err(StoreError::Damaged(format!("stage is {other}"))),
    }
}

pub(super) fn audience_code(audience: StoredAudience) -> i64 {
    match audience {
        StoredAudience::Everyone => 0,
        StoredAudience::Link => 1,
        StoredAudience::Invited => 2,
    }
}

fn audience(row: &AnyRow) -> Result<StoredAudience> {
    match number::<i64>(row, "audience")? {
        // Made by an older program.
        -1 if truth(row, "listed")? => Ok(StoredAudience::Everyone),
        0 => Ok(StoredAudience::Everyone),
        -1 | 1 => Ok(StoredAudience::Link),
        2 => Ok(StoredAudience::Invited),
        other => Err(StoreError::Damaged(format!("audience is {other}"))),
    }
}

/// The more is forbidden, the higher the code.
pub(super) fn admission_code(admission: Admission) -> i64 {
    match admission {
        Admission::Admitted => 0,
        Admission::Muted => 1,
        Admission::Removed => 2,
    }
}

pub(super) fn onlooker(row: &AnyRow) -> Result<(PersonId, Admission)> {
    let admission = match number::<i64>(row, "admission")? {
        0 => Admission::Admitted,
        1 => Admission::Muted,
        2 => Admission::Removed,
        other => return Err(StoreError::Damaged(format!("admission is {other}"))),
    };
    Ok((PersonId(number(row, "person")?), admission))
}

pub(super) fn sitter(row: &AnyRow) -> Result<Sitter> {
    Ok(Sitter { seat: number(row, "seat")?, person: PersonId(number(row, "person")?) })
}

pub(super) fn draft(row: &AnyRow) -> Result<(u8, String)> {
    Ok((number(row, "seat")?, get(row, "body")?))
}

pub(super) fn tally(row: &AnyRow) -> Result<Tally> {
    Ok(Tally { count: number(row, "counted")?, last: number(row, "latest")? })
}

pub(super) fn head(row: &AnyRow) -> Result<Head> {
    Ok(Head {
        id: get(row, "id")?,
        game: get(row, "game")?,
        rules_version: number(row, "rules_version")?,
        title: get(row, "title")?,
        owner: PersonId(number(row, "owner")?),
        stage: stage(row)?,
        audience: audience(row)?,
        deleted: truth(row, "deleted")?,
        revision: number(row, "revision")?,
        entries: number(row, "entries")?,
        moves: number(row, "moves")?,
        players: number(row, "players")?,
        owed: number(row, "owed")?,
        bot_owed: truth(row, "bot_owed")?,
        round: number(row, "round")?,
        created: number(row, "created")?,
        changed: number(row, "changed")?,
        names: names(&get::<String>(row, "names")?),
    })
}

/// A table from before names were stored has none.
fn names(lines: &str) -> Vec<String> {
    if lines.is_empty() { Vec::new() } else { lines.split('\n').map(str::to_owned).collect() }
}

pub(super) fn entry(row: &AnyRow) -> Result<LogEntry> {
    Ok(LogEntry { number: number(row, "number")?, time: number(row, "made")?, body: get(row, "body")? })
}

pub(super) fn snapshot(row: &AnyRow) -> Result<Snapshot> {
    Ok(Snapshot { moves: number(row, "moves")?, body: get(row, "body")? })
}

pub(super) fn person(row: &AnyRow) -> Result<Person> {
    Ok(Person {
        id: PersonId(number(row, "id")?),
        name: get(row, "name")?,
        account: get::<Option<String>>(row, "password")?.is_some(),
    })
}
