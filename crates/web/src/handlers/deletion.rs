//! Deleting a table, or oneself. What others need to verify a game stays.

use std::collections::BTreeMap;

use axum::Form;
use axum::extract::Path;
use axum::http::StatusCode;
use axum::response::Response;
use kernel::{Seat, text};
use store::{PersonId, Sitter, StoreError};
use table::{ActionError, Table, TableEvent, TableStage};

use super::account;
use super::{Fields, field, owned_table};
use crate::app::App;
use crate::blocking::run_to_completion;
use crate::error::HttpError;
use crate::pages::account::AccountForm;
use crate::pages::model::DeletionEffect;
use crate::rate_limit::LimitedAction;
use crate::request::Visitor;
use crate::room::{Change, RoomState, UpdateError};
use crate::rooms::Author;
use crate::token;

/// How often we retry to leave a table that keeps changing; each try includes the retries of an update.
const TRIES: usize = 8;

/// What deleting this table would mean.
pub(crate) fn deletion_effect(table: &Table, owner: PersonId, sitters: &[Sitter]) -> DeletionEffect {
    let others = sitters.iter().any(|sitter| sitter.person != owner);
    match table.stage() {
        TableStage::Running => DeletionEffect::NotNow,
        TableStage::Over if others => DeletionEffect::KeepsRecord,
        TableStage::Waiting | TableStage::Over | TableStage::Record => DeletionEffect::Whole,
    }
}

/// Deletes a table that has not begun or is over, for its owner.
pub(crate) async fn delete_table(visitor: Visitor, Path(id): Path<String>) -> Result<Response, HttpError> {
    let access = owned_table(&visitor, &id).await?;
    let owner = visitor.require_person()?.id;
    let sitters = visitor.app.store.sitters(&id).await?;
    let seen = deletion_effect(&access.room.state().table, owner, &sitters);
    let not_now = || HttpError::new(StatusCode::CONFLICT, text!(web_not_now));
    if seen == DeletionEffect::NotNow {
        return Err(not_now());
    }
    let may = |table: &Table| {
        // It may have begun meanwhile.
        if deletion_effect(table, owner, &sitters) == seen { Ok(()) } else { Err(ActionError::Stale) }
    };
    match visitor.app.delete_table(&access.room, seen == DeletionEffect::KeepsRecord, may).await {
        Ok(()) => Ok(visitor.redirect("/")),
        Err(UpdateError::Action(_)) => Err(not_now()),
        Err(UpdateError::Store(error)) => Err(error.into()),
    }
}

/// Deletes the visitor's account, with their password, or their guest, without one.
pub(crate) async fn delete_me(mut visitor: Visitor, Form(fields): Fields) -> Result<Response, HttpError> {
    visitor.check_rate(LimitedAction::Move)?;
    let person = visitor.require_person()?.clone();
    let hash = if person.account {
        let Some(hash) = account::verify_own_password(&visitor, &person, field(&fields, "password")).await?
        else {
            return Ok(account::form_error(
                &visitor,
                AccountForm::Delete,
                &text!(web_wrong_own_password),
                "",
            ));
        };
        Some(hash)
    } else {
        None
    };
    let app = visitor.app.clone();
    let done = run_to_completion(async move {
        leave_all_tables(&app, person.id).await?;
        app.store.delete_person(person.id, hash.as_deref()).await
    });
    match done.await? {
        Ok(()) => {
            visitor.leave_for_good().await?;
            Ok(visitor.redirect("/"))
        }
        // Another tab was faster.
        Err(StoreError::PersonChanged) => Err(HttpError::bad_form()),
        // What was left is left; the account is still there to go on with.
        Err(StoreError::Stale) => Err(HttpError::new(StatusCode::CONFLICT, text!(web_stale))),
        Err(error) => Err(error.into()),
    }
}

/// Leaves every table that the person has anything to do with.
async fn leave_all_tables(app: &App, person: PersonId) -> Result<(), StoreError> {
    let mut tables: BTreeMap<String, Vec<PersonId>> = BTreeMap::new();
    // All of them, though lists show only some.
    for (head, _) in app.store.tables_of(person, i32::MAX as u32).await? {
        tables.entry(head.id).or_default();
    }
    for (table, number) in app.store.tables_naming(person).await? {
        tables.entry(table).or_default().push(number);
    }
    for (table, named) in &tables {
        let mut tries = 0;
        // Other changes to the table go first, but not for ever.
        while !leave_table(app, person, table, named).await? {
            tries += 1;
            if tries == TRIES {
                return Err(StoreError::Stale);
            }
        }
    }
    Ok(())
}

/// Leaves this table, whose log knows the person by these numbers; `false` if it changed meanwhile. A table without
/// other players is deleted with its owner; otherwise somebody else becomes the owner.
async fn leave_table(
    app: &App,
    person: PersonId,
    table: &str,
    named: &[PersonId],
) -> Result<bool, StoreError> {
    let room = match app.room(table).await {
        Ok(Some(room)) => room,
        Ok(None) => return Ok(true),
        // A table that this program cannot read shows nobody's name either.
        Err(StoreError::Damaged(_)) => return Ok(true),
        Err(error) => return Err(error),
    };
    let seen = room.state();
    // A deleted table shows no names, and cannot be appended to.
    if seen.head.deleted {
        return Ok(true);
    }
    let done = if seen.head.owner == person && next_owner(&seen, person).is_none() {
        // Somebody may have sat down meanwhile.
        let entries = seen.table.entries();
        let as_seen =
            |table: &Table| if table.entries() == entries { Ok(()) } else { Err(ActionError::Stale) };
        app.delete_table(&room, false, as_seen).await
    } else {
        let mut tokens = Vec::new();
        for _ in seen.seats_of(person) {
            tokens.push(token::secret().map_err(|error| StoreError::Damaged(error.to_string()))?);
        }
        app.update(Author::Person, &room, None, |state| decide_leaving(state, person, &tokens, named)).await
    };
    match done {
        Ok(()) => Ok(true),
        Err(UpdateError::Action(_)) => Ok(false),
        Err(UpdateError::Store(error)) => Err(error),
    }
}

/// Who owns the table when this person leaves it.
fn next_owner(state: &RoomState, person: PersonId) -> Option<PersonId> {
    state.sitters.iter().map(|sitter| sitter.person).find(|sitter| *sitter != person)
}

/// What changes when this person leaves: their seats, which get these new links, and the names in the log.
fn decide_leaving(
    state: &RoomState,
    person: PersonId,
    tokens: &[String],
    named: &[PersonId],
) -> Result<Change, ActionError> {
    let (seats, next_owner) = (state.seats_of(person), next_owner(state, person));
    let owns = state.head.owner == person;
    if state.head.deleted || seats.len() > tokens.len() || (owns && next_owner.is_none()) {
        return Err(ActionError::Stale);
    }
    let leaves = |(seat, token): (&Seat, &String)| state.table.leave_for_good(*seat, token.clone());
    let mut events: Vec<TableEvent> = seats.iter().zip(tokens).flat_map(leaves).collect();
    events.extend(named.iter().map(|number| TableEvent::Forgotten { by: number.0 }));
    let sitters = seats.iter().map(|seat| (*seat, None)).collect();
    Ok(Change { events, sitters, owner: next_owner.filter(|_| owns), ..Change::default() })
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;

    use table::OpenChair;
    use tokio::sync::watch;

    use super::*;
    use crate::Config;
    use crate::handlers::new_table;

    /// The list of a person's tables is read before they leave the first of them.
    #[tokio::test]
    async fn who_leaves_a_table_that_is_deleted_meanwhile_has_left_it() {
        let store = store::connect("sqlite::memory:").await.unwrap();
        let (_stop, stopping) = watch::channel(false);
        let app = App::new(Arc::clone(&store), Config::default(), stopping);
        let [ada, grace] = ["Ada", "Grace"].map(|name| store.create_guest(name, 1));
        let (ada, grace) = (ada.await.unwrap(), grace.await.unwrap());
        let chairs = ["Ada", "Grace", "Edsger"].map(|name| OpenChair::Person { name: name.into() });
        for (keep_record, owner) in [(true, ada), (false, ada), (true, grace), (false, grace)] {
            let opening = new_table::blank(
                &app.config.chance,
                catalog::GameId::AgeOfSteam,
                chairs.to_vec(),
                kernel::Options::new(),
            );
            let sitters = vec![(Seat::new(0), ada), (Seat::new(1), grace)];
            let id = app.create_table(opening.unwrap(), owner, sitters, Vec::new(), None).await.unwrap();
            app.room(&id).await.unwrap().unwrap();
            store.delete_table(&id, keep_record, None).await.unwrap();
            assert!(leave_table(&app, grace, &id, &[grace]).await.unwrap(), "{keep_record} {owner:?}");
        }
    }
}
