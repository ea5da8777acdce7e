//! What the store keeps of a table, made from the table.

use store::{Head, PersonId, Snapshot, StoreError};
use table::{PositionSnapshot, Table, TableEvent};

/// The summary of a table after a change.
pub(crate) fn head_of(table: &Table, before: &Head, time: i64) -> Head {
    let game = table.game();
    let owing = table.owing();
    Head {
        stage: stage(table.stage()),
        audience: audience(table.audience()),
        entries: table.entries(),
        moves: game.map_or(0, |game| game.move_count() as u64),
        owed: owing.iter().fold(0, |owed, seat| owed | 1 << seat.index()),
        bot_owed: table.bot_to_play().is_some(),
        round: game.map_or(0, table::Game::round),
        changed: time,
        names: table.chairs().iter().map(|chair| chair.name.clone()).collect(),
        ..before.clone()
    }
}

pub(crate) const fn stage(stage: table::TableStage) -> store::StoredStage {
    match stage {
        table::TableStage::Waiting => store::StoredStage::Waiting,
        table::TableStage::Running => store::StoredStage::Running,
        table::TableStage::Over => store::StoredStage::Over,
        table::TableStage::Record => store::StoredStage::Record,
    }
}

pub(crate) const fn audience(audience: table::Audience) -> store::StoredAudience {
    match audience {
        table::Audience::Everyone => store::StoredAudience::Everyone,
        table::Audience::Link => store::StoredAudience::Link,
        table::Audience::Invited => store::StoredAudience::Invited,
    }
}

pub(crate) fn bodies(events: &[TableEvent]) -> Result<Vec<String>, StoreError> {
    let body = |event| serde_json::to_string(event).map_err(|error| StoreError::Damaged(error.to_string()));
    events.iter().map(body).collect()
}

/// The people whose names these events show.
pub(crate) fn named(events: &[TableEvent]) -> Vec<PersonId> {
    events.iter().filter_map(TableEvent::names).map(PersonId).collect()
}

/// The people whose names the log does not show any more after these events.
pub(super) fn forgotten(events: &[TableEvent]) -> Vec<PersonId> {
    let by = |event: &TableEvent| match event {
        TableEvent::Forgotten { by } => Some(PersonId(*by)),
        _ => None,
    };
    events.iter().filter_map(by).collect()
}

/// The snapshots worth storing after this many moves.
pub(crate) fn snapshots(table: &Table, move_count: usize) -> Vec<Snapshot> {
    let snapshots = table.game().map(|game| game.snapshots_after(move_count)).unwrap_or_default();
    snapshots.into_iter().map(snapshot).collect()
}

pub(crate) fn snapshot(position: PositionSnapshot) -> Snapshot {
    Snapshot { moves: position.move_count as u64, body: position.body }
}
