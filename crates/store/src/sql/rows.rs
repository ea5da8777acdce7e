//! What is in the columns, read with the suspicion that it may be anything.

use sqlx::any::{Any, AnyRow};
use sqlx::{Decode, Row as _, Type};

use crate::{
    Admission, Audience, Entry, Head, Person, PersonId, Result, Sitter, Snapshot, Stage, StoreError, Tally,
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

/// A count as databases keep it.
pub(super) fn signed(count: u64) -> Result<i64> {
    i64::try_from(count).map_err(|_| StoreError::Damaged(format!("a count of {count}")))
}

pub(super) fn stage_code(stage: Stage) -> i64 {
    match stage {
        Stage::Waiting => 0,
        Stage::Running => 1,
        Stage::Over => 2,
        Stage::Record => 3,
    }
}

fn stage(row: &AnyRow) -> Result<Stage> {
    match number::<i64>(row, "stage")? {
        0 => Ok(Stage::Waiting),
        1 => Ok(Stage::Running),
        2 => Ok(Stage::Over),
        3 => Ok(Stage::Record),
        other => Err(StoreError::Damaged(format!("stage is {other}"))),
    }
}

pub(super) fn audience_code(audience: Audience) -> i64 {
    match audience {
        Audience::Everyone => 0,
        Audience::Link => 1,
        Audience::Invited => 2,
    }
}

fn audience(row: &AnyRow) -> Result<Audience> {
    match number::<i64>(row, "audience")? {
        // An older program has made it.
        -1 if truth(row, "listed")? => Ok(Audience::Everyone),
        0 => Ok(Audience::Everyone),
        -1 | 1 => Ok(Audience::Link),
        2 => Ok(Audience::Invited),
        other => Err(StoreError::Damaged(format!("audience is {other}"))),
    }
}

/// The more is forbidden, the higher.
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

/// A table from before names were kept has none.
fn names(lines: &str) -> Vec<String> {
    if lines.is_empty() { Vec::new() } else { lines.split('\n').map(str::to_owned).collect() }
}

pub(super) fn entry(row: &AnyRow) -> Result<Entry> {
    Ok(Entry { number: number(row, "number")?, at: number(row, "made")?, body: get(row, "body")? })
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
