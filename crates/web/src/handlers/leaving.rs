//! Deleting: a table by its owner, and all that is somebody's own by themselves. What others need to check a game stays.

use std::sync::Arc;

use axum::Form;
use axum::extract::Path;
use axum::http::StatusCode;
use axum::response::Response;
use kernel::{Seat, text};
use store::{Head, PersonId, Sitter, StoreError};
use table::{Denied, Stage, Table};

use super::account::{self, to_its_end};
use super::{Fields, at, field};
use crate::app::App;
use crate::error::Fail;
use crate::limits::Kind;
use crate::pages::account::Form as Which;
use crate::pages::model::Deleting;
use crate::request::Visitor;
use crate::room::{Change, Inside, NotDone};
use crate::token;

/// What deleting this table would mean.
pub(crate) fn deleting(table: &Table, owner: PersonId, sitters: &[Sitter]) -> Deleting {
    let others = sitters.iter().any(|sitter| sitter.person != owner);
    match table.stage() {
        Stage::Running => Deleting::NotNow,
        Stage::Over if others => Deleting::KeepsRecord,
        Stage::Waiting | Stage::Over | Stage::Record => Deleting::Whole,
    }
}

/// The owner deletes a table that has not begun or is over.
pub(crate) async fn delete_table(visitor: Visitor, Path(id): Path<String>) -> Result<Response, Fail> {
    visitor.limit(Kind::Move)?;
    let at = at(&visitor, &id).await?;
    at.must_own()?;
    let owner = visitor.known()?.id;
    let sitters = visitor.app.store.sitters(&id).await?;
    let seen = deleting(&at.room.now().table, owner, &sitters);
    let not_now = || Fail::new(StatusCode::CONFLICT, text!("web-not-now"));
    if seen == Deleting::NotNow {
        return Err(not_now());
    }
    let may = |table: &Table| {
        // It may have begun meanwhile.
        if deleting(table, owner, &sitters) == seen { Ok(()) } else { Err(Denied::Stale) }
    };
    match visitor.app.delete_table(&at.room, seen == Deleting::KeepsRecord, may).await {
        Ok(()) => Ok(visitor.go("/")),
        Err(NotDone::Denied(_)) => Err(not_now()),
        Err(NotDone::Store(error)) => Err(error.into()),
    }
}

/// Somebody leaves for good: an account with its password, a guest without.
pub(crate) async fn delete_me(mut visitor: Visitor, Form(fields): Fields) -> Result<Response, Fail> {
    visitor.limit(Kind::Move)?;
    let person = visitor.known()?.clone();
    let hash = if person.account {
        let Some(hash) = account::proven(&visitor, &person, field(&fields, "password")).await? else {
            return Ok(account::sorry(&visitor, Which::Delete, &text!("web-wrong-own-password"), ""));
        };
        Some(hash)
    } else {
        None
    };
    let app = visitor.app.clone();
    let done = to_its_end(async move {
        leave_all(&app, person.id).await?;
        app.store.delete_person(person.id, hash.as_deref()).await
    });
    match done.await? {
        Ok(()) => {
            visitor.leave_for_good().await?;
            Ok(visitor.go("/"))
        }
        // Another tab was faster.
        Err(StoreError::PersonChanged) => Err(Fail::bad_form()),
        Err(error) => Err(error.into()),
    }
}

/// Somebody leaves every table they have anything to do with.
async fn leave_all(app: &App, person: PersonId) -> Result<(), StoreError> {
    // As many as there are, of which lists show only some.
    for (head, seats) in app.store.tables_of(person, i32::MAX as u32).await? {
        let seats: Vec<Seat> = seats.into_iter().filter_map(|seat| Seat::try_from(seat).ok()).collect();
        // Whoever changes the table at the same moment is let through first.
        while !leave(app, person, &head, &seats).await? {}
    }
    Ok(())
}

/// Whether somebody has left this table; not if it changed meanwhile. A table at which nobody else sits goes with them;
/// at any other somebody else becomes the owner.
async fn leave(app: &App, person: PersonId, head: &Head, seats: &[Seat]) -> Result<bool, StoreError> {
    let room = match app.room(&head.id).await {
        Ok(Some(room)) => room,
        Ok(None) => return Ok(true),
        // A table that this program cannot read shows nobody's name either.
        Err(StoreError::Damaged(_)) => return Ok(true),
        Err(error) => return Err(error),
    };
    let sitters = app.store.sitters(&head.id).await?;
    let heir = sitters.iter().map(|sitter| sitter.person).find(|sitter| *sitter != person);
    let owns = head.owner == person;
    let done = if owns && heir.is_none() {
        app.delete_table(&room, false, |_| Ok(())).await
    } else {
        let mut tokens = Vec::with_capacity(seats.len());
        for _ in seats {
            tokens.push(token::secret().map_err(|error| StoreError::Damaged(error.to_string()))?);
        }
        let change = |inside: &Inside| {
            let left = seats.iter().zip(tokens.iter().cloned());
            let happened = left.flat_map(|(seat, token)| inside.table.leave_for_good(*seat, token)).collect();
            let sitters = seats.iter().map(|seat| (*seat, None)).collect();
            Ok(Change { happened, sitters, owner: heir.filter(|_| owns), ..Change::default() })
        };
        app.change(&Arc::clone(&room), None, change).await
    };
    match done {
        Ok(()) => Ok(true),
        Err(NotDone::Denied(_)) => Ok(false),
        Err(NotDone::Store(error)) => Err(error),
    }
}
