use axum::response::Response;
use store::{Head, StoredStage};

use crate::blocking;
use crate::clock::now;
use crate::compression::Effort;
use crate::error::HttpError;
use crate::pages;
use crate::pages::model::{Home, TableLine};
use crate::request::Visitor;

const MOST_OF_MINE: u32 = 30;
const MOST_RUNNING: u32 = 20;

pub(crate) async fn show(visitor: Visitor) -> Result<Response, HttpError> {
    let store = &visitor.app.store;
    let mine = match &visitor.person {
        Some(person) => store.tables_of(person.id, MOST_OF_MINE).await?,
        None => Vec::new(),
    };
    // The visitor's own tables must not take the place of others.
    let running = store.running_tables(MOST_RUNNING + MOST_OF_MINE).await?;
    let home = Home {
        running: running
            .iter()
            .filter(|head| !mine.iter().any(|(own, _)| own.id == head.id))
            .filter_map(|head| line(head, &[]))
            .take(MOST_RUNNING as usize)
            .collect(),
        mine: mine.iter().filter_map(|(head, seats)| line(head, seats)).collect(),
    };
    let (frame, encoding) = (visitor.frame(), visitor.prefs.encoding);
    // With a picture of each game it is as long as a table's page.
    let compressed = blocking::render(move || {
        let page = pages::home::page(&frame, &home).into_string();
        encoding.compress(page.as_bytes(), Effort::Little).map_err(|error| HttpError::internal(&error))
    });
    Ok(visitor.compressed_page(compressed.await??))
}

/// `None` for a table of a game that this program does not have.
fn line(head: &Head, mine: &[u8]) -> Option<TableLine> {
    let owed = mine.iter().any(|seat| head.owed & (1 << seat) != 0);
    Some(TableLine {
        id: head.id.clone(),
        game: head.game.parse().ok()?,
        title: head.title.clone(),
        stage: head.stage,
        players: head.players,
        round: head.round,
        moves: head.moves,
        names: head.names.iter().filter(|name| !name.is_empty()).cloned().collect(),
        waits_for_me: owed && head.stage == StoredStage::Running,
        idle_minutes: u64::try_from((now() - head.changed) / 60_000).unwrap_or(0),
    })
}
