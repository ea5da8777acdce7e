//! Deleting: a table by its owner, and all that is somebody's own by themselves. What others need to check a game stays.

use std::collections::BTreeMap;

use axum::Form;
use axum::extract::Path;
use axum::http::StatusCode;
use axum::response::Response;
use kernel::{Seat, text};
use store::{PersonId, Sitter, StoreError};
use table::{Denied, Happened, Stage, Table};

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

/// How often somebody tries to leave a table that changes under them; each is many tries at the door.
const TRIES: usize = 8;

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
        // What was left is left; the account is still there to go on with.
        Err(StoreError::Stale) => Err(Fail::new(StatusCode::CONFLICT, text!("web-stale"))),
        Err(error) => Err(error.into()),
    }
}

/// Somebody leaves every table they have anything to do with.
async fn leave_all(app: &App, person: PersonId) -> Result<(), StoreError> {
    let mut tables: BTreeMap<String, Vec<PersonId>> = BTreeMap::new();
    // As many as there are, of which lists show only some.
    for (head, _) in app.store.tables_of(person, i32::MAX as u32).await? {
        tables.entry(head.id).or_default();
    }
    for (table, number) in app.store.named_at(person).await? {
        tables.entry(table).or_default().push(number);
    }
    for (table, named) in &tables {
        let mut tries = 0;
        // Whoever changes the table at the same moment is let through first, but not for ever.
        while !leave(app, person, table, named).await? {
            tries += 1;
            if tries == TRIES {
                return Err(StoreError::Stale);
            }
        }
    }
    Ok(())
}

/// Whether somebody has left this table, whose log knows them by these numbers; not if it changed meanwhile. A table at
/// which nobody else sits goes with its owner; at any other somebody else becomes the owner.
async fn leave(app: &App, person: PersonId, table: &str, named: &[PersonId]) -> Result<bool, StoreError> {
    let room = match app.room(table).await {
        Ok(Some(room)) => room,
        Ok(None) => return Ok(true),
        // A table that this program cannot read shows nobody's name either.
        Err(StoreError::Damaged(_)) => return Ok(true),
        Err(error) => return Err(error),
    };
    let seen = room.now();
    // Of a table that is deleted nobody reads a name, and nothing is added to it.
    if seen.head.deleted {
        return Ok(true);
    }
    let done = if seen.head.owner == person && heir(&seen, person).is_none() {
        // Somebody may have sat down meanwhile.
        let entries = seen.table.entries();
        let as_seen = |table: &Table| if table.entries() == entries { Ok(()) } else { Err(Denied::Stale) };
        app.delete_table(&room, false, as_seen).await
    } else {
        let mut tokens = Vec::new();
        for _ in seen.seats_of(person) {
            tokens.push(token::secret().map_err(|error| StoreError::Damaged(error.to_string()))?);
        }
        app.change(&room, None, |inside| left(inside, person, &tokens, named)).await
    };
    match done {
        Ok(()) => Ok(true),
        Err(NotDone::Denied(_)) => Ok(false),
        Err(NotDone::Store(error)) => Err(error),
    }
}

/// Whose the table becomes when this person leaves it.
fn heir(inside: &Inside, person: PersonId) -> Option<PersonId> {
    inside.sitters.iter().map(|sitter| sitter.person).find(|sitter| *sitter != person)
}

/// What changes when this person leaves: their seats, for which there are these new links, and the names in the log.
fn left(inside: &Inside, person: PersonId, tokens: &[String], named: &[PersonId]) -> Result<Change, Denied> {
    let (seats, heir) = (inside.seats_of(person), heir(inside, person));
    let owns = inside.head.owner == person;
    if inside.head.deleted || seats.len() > tokens.len() || (owns && heir.is_none()) {
        return Err(Denied::Stale);
    }
    let leaves = |(seat, token): (&Seat, &String)| inside.table.leave_for_good(*seat, token.clone());
    let mut happened: Vec<Happened> = seats.iter().zip(tokens).flat_map(leaves).collect();
    happened.extend(named.iter().map(|number| Happened::Forgotten { by: number.0 }));
    let sitters = seats.iter().map(|seat| (*seat, None)).collect();
    Ok(Change { happened, sitters, owner: heir.filter(|_| owns), ..Change::default() })
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;

    use table::OpenChair;
    use tokio::sync::watch;

    use super::*;
    use crate::Config;
    use crate::handlers::new_table;

    /// The list of somebody's tables is read before they leave the first of them.
    #[tokio::test]
    async fn who_leaves_a_table_that_is_deleted_meanwhile_has_left_it() {
        let store = store::connect("sqlite::memory:").await.unwrap();
        let (_stop, stopping) = watch::channel(false);
        let app = App::new(Arc::clone(&store), Config::default(), stopping);
        let [ada, grace] = ["Ada", "Grace"].map(|name| store.new_guest(name, 1));
        let (ada, grace) = (ada.await.unwrap(), grace.await.unwrap());
        let chairs = ["Ada", "Grace", "Edsger"].map(|name| OpenChair::Person { name: name.into() });
        for (keep_record, owner) in [(true, ada), (false, ada), (true, grace), (false, grace)] {
            let opening =
                new_table::blank(catalog::GameId::AgeOfSteam, chairs.to_vec(), kernel::Options::new());
            let sitters = vec![(Seat::new(0), ada), (Seat::new(1), grace)];
            let id = app.open_table(opening.unwrap(), owner, sitters, Vec::new(), None).await.unwrap();
            app.room(&id).await.unwrap().unwrap();
            store.delete_table(&id, keep_record, None).await.unwrap();
            assert!(leave(&app, grace, &id, &[grace]).await.unwrap(), "{keep_record} {owner:?}");
        }
    }
}
