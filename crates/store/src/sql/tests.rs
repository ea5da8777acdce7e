//! What callers cannot see: that lists are found through indexes, and that damage is told, not passed on.

use super::tables::{BOT_WORK, HEAD, NAMED_AT, RUNNING, TABLES_OF};
use super::*;
use crate::{Append, Head, PersonId, Stage, Store as _, StoreError};

#[tokio::test]
async fn no_list_reads_every_table() {
    let sql = Sql::connect("sqlite::memory:").await.unwrap();
    for statement in [HEAD, RUNNING, BOT_WORK, TABLES_OF, NAMED_AT] {
        let explain = sqlx::AssertSqlSafe(format!("EXPLAIN QUERY PLAN {statement}"));
        let plan = sqlx::query(explain).bind(1).bind(1).fetch_all(&sql.read).await.unwrap();
        let plan: Vec<String> = plan.iter().map(|row| rows::get(row, "detail").unwrap()).collect();
        for table in ["heads", "newer", "sitters", "named", "merged"] {
            let scanned =
                plan.iter().any(|step| step.starts_with(&format!("SCAN {table}")) && !step.contains("INDEX"));
            assert!(!scanned, "{statement}\n{plan:#?}");
        }
    }
}

#[tokio::test]
async fn damage_is_told() {
    for harm in [
        "UPDATE heads SET stage = 9",
        "UPDATE heads SET players = 300",
        "UPDATE heads SET moves = -1",
        "UPDATE heads SET round = 'x'",
        "UPDATE heads SET title = x'ff'",
        "UPDATE heads SET title = CAST(x'ff' AS TEXT)",
        "UPDATE heads SET entries = 3",
        "UPDATE entries SET number = 3 WHERE number = 2",
        "DELETE FROM entries WHERE number = 1",
        "UPDATE entries SET made = 'x' WHERE number = 1",
        "UPDATE snapshots SET moves = -1",
        "UPDATE snapshots SET body = 1",
    ] {
        let sql = Sql::connect("sqlite::memory:").await.unwrap();
        let owner = sql.new_guest("Ada", 1).await.unwrap();
        sql.create(&table(owner)).await.unwrap();
        assert!(sql.open("t").await.unwrap().is_some());
        sqlx::raw_sql(harm).execute(&sql.read).await.unwrap();
        let opened = sql.open("t").await;
        assert!(matches!(opened, Err(StoreError::Damaged(_))), "{harm}: {opened:?}");
    }
}

fn table(owner: PersonId) -> Append {
    Append {
        head: Head {
            id: "t".into(),
            game: "age-of-steam".into(),
            rules_version: 1,
            title: "T".into(),
            owner,
            stage: Stage::Running,
            audience: crate::Audience::Everyone,
            deleted: false,
            revision: 1,
            entries: 2,
            moves: 1,
            players: 3,
            owed: 0b101,
            bot_owed: true,
            round: 1,
            created: 1,
            changed: 2,
            names: vec!["Ada".into(), String::new()],
        },
        bodies: vec!["a".into(), "b".into()],
        snapshots: vec![crate::Snapshot { moves: 1, body: vec![1, 2] }],
        sitters: vec![(0, Some(owner))],
        drafts_done: Vec::new(),
        named: Vec::new(),
        forgotten: Vec::new(),
        once: None,
    }
}
