//! What is in the columns, read with the suspicion that it may be anything.

use sqlx::any::{Any, AnyRow};
use sqlx::{Decode, Row as _, Type};

use crate::{Entry, Head, Person, PersonId, Result, Snapshot, Stage, StoreError};

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

pub(super) fn head(row: &AnyRow) -> Result<Head> {
    Ok(Head {
        id: get(row, "id")?,
        game: get(row, "game")?,
        rules_version: number(row, "rules_version")?,
        title: get(row, "title")?,
        owner: PersonId(number(row, "owner")?),
        stage: stage(row)?,
        listed: truth(row, "listed")?,
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
