//! Tables as they are stored.

use store::{Append, Head, PersonId, StoredAudience, StoredStage};

/// A new running table with one entry.
#[must_use]
pub fn stored_table(id: &str, owner: PersonId) -> Append {
    let head = Head {
        id: id.into(),
        game: "age-of-steam".into(),
        rules_version: 1,
        title: format!("Table {id}"),
        owner,
        stage: StoredStage::Running,
        audience: StoredAudience::Everyone,
        deleted: false,
        revision: 1,
        entries: 1,
        moves: 0,
        players: 4,
        owed: 0,
        bot_owed: false,
        round: 1,
        created: 1_000,
        changed: 1_000,
        names: Vec::new(),
    };
    Append::new(head, vec!["begin".into()])
}
