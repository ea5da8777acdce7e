//! Who may see a table, who is watching, and what its owner decides about that.

use std::collections::BTreeMap;

use axum::extract::Path;
use axum::http::StatusCode;
use axum::response::Response;
use kernel::text;
use store::{Admission, PersonId, Sitter};
use table::{ActionError, Table, TableEvent};

use super::table_form::TableForm;
use super::{TableAccess, deletion, linked_table, visible_table};
use crate::error::HttpError;
use crate::pages::model::{Onlooker, People};
use crate::pages::{self, new_table};
use crate::request::Visitor;
use crate::room::{Change, RoomState, UpdateError};
use crate::rooms::Author;
use crate::throttle::Attempt;
use crate::{presence, token};

/// The page for the owner.
pub(crate) async fn show(visitor: Visitor, Path(id): Path<String>) -> Result<Response, HttpError> {
    let access = visible_table(&visitor, &id).await?;
    access.require_owner()?;
    let entries = access.room.state().table.entries();
    let stored =
        visitor.app.store.load_table_after(&id, entries).await?.ok_or_else(HttpError::table_not_found)?;
    let attendance = presence::across_nodes(&visitor.app, &access.room).await?;
    let plays = |person: PersonId| stored.sitters.iter().any(|sitter| sitter.person == person);
    let mut decided: BTreeMap<PersonId, Admission> = stored.onlookers.iter().copied().collect();
    let mut present = Vec::new();
    for person_here in
        attendance.people.into_iter().filter(|person_here| person_here.person != stored.head.owner.0)
    {
        let person = PersonId(person_here.person);
        let admission = decided.remove(&person);
        present.push(Onlooker { person, name: person_here.name, plays: plays(person), admission });
    }
    let mut others = Vec::new();
    for (person, admission) in decided {
        let known = visitor.app.store.person(person).await?.map(|known| known.name);
        let name = known.filter(|name| !name.is_empty());
        let name = name.unwrap_or_else(|| visitor.words().word(table::texts::GONE));
        others.push(Onlooker { person, name, plays: plays(person), admission: Some(admission) });
    }
    let state = access.room.state();
    let table = &state.table;
    let link =
        table.onlookers_token().map(|token| visitor.absolute_url(&format!("/table/{id}/watch/{token}")));
    let people = People {
        id: id.clone(),
        title: table.opening().title.clone(),
        game: table.game_id(),
        audience: table.audience(),
        write: table.onlookers_write(),
        link,
        here: present,
        nameless: attendance.nameless,
        others,
        deleting: deletion::deletion_effect(table, stored.head.owner, &stored.sitters),
    };
    let mut frame = visitor.frame();
    frame.game = Some(people.game);
    Ok(visitor.page(pages::people::page(&frame, &people)))
}

/// Submits a decision of the owner, and shows the page again.
async fn submit_and_show_people(
    visitor: &Visitor,
    access: &TableAccess,
    decide: impl FnMut(&Table) -> Result<TableEvent, ActionError> + Send,
) -> Result<Response, HttpError> {
    // If somebody was faster, the page shows it.
    try_submit(visitor, access, decide).await?;
    Ok(visitor.redirect(&format!("/table/{}/people", access.room.id)))
}

/// Whether it was done; `false` if the table changed too often meanwhile.
async fn try_submit(
    visitor: &Visitor,
    access: &TableAccess,
    mut decide: impl FnMut(&Table) -> Result<TableEvent, ActionError> + Send,
) -> Result<bool, HttpError> {
    let decide_change =
        |state: &RoomState| Ok(Change { events: vec![decide(&state.table)?], ..Change::default() });
    match visitor.app.update(Author::Person, &access.room, visitor.receipt(), decide_change).await {
        Ok(()) => Ok(true),
        Err(UpdateError::Action(ActionError::Stale)) => Ok(false),
        Err(UpdateError::Action(ActionError::Table(why))) => Err(HttpError::new(StatusCode::CONFLICT, why)),
        Err(UpdateError::Action(ActionError::Rule(_))) => Err(HttpError::bad_form()),
        Err(UpdateError::Store(error)) => Err(error.into()),
    }
}

/// Changes who may see the table.
pub(crate) async fn audience(form: TableForm) -> Result<Response, HttpError> {
    let TableForm { visitor, id, .. } = &form;
    let access = form.owned_table().await?;
    let who = new_table::audience(form.field("audience")).ok_or_else(HttpError::bad_form)?;
    if access.room.state().table.audience() == who {
        return Ok(visitor.redirect(&format!("/table/{id}/people")));
    }
    submit_and_show_people(visitor, &access, |table| table.show_to(who)).await
}

/// Creates a new link for onlookers, or withdraws it.
pub(crate) async fn onlookers_link(form: TableForm) -> Result<Response, HttpError> {
    let visitor = &form.visitor;
    let access = form.owned_table().await?;
    let token = match form.field("what") {
        "new" => Some(token::secret()?),
        "none" => None,
        _ => return Err(HttpError::bad_form()),
    };
    submit_and_show_people(visitor, &access, |table| table.link_onlookers(token.clone())).await
}

pub(crate) async fn onlookers_write(form: TableForm) -> Result<Response, HttpError> {
    let visitor = &form.visitor;
    let access = form.owned_table().await?;
    let may = form.field("may") == "1";
    submit_and_show_people(visitor, &access, |table| table.let_onlookers_write(may)).await
}

/// Admits, mutes or removes an onlooker. A removed onlooker cannot come back through the old link.
pub(crate) async fn set_admission(form: TableForm) -> Result<Response, HttpError> {
    let TableForm { visitor, id, .. } = &form;
    let access = form.owned_table().await?;
    let person = PersonId(form.number("person")?);
    let store = &visitor.app.store;
    let sitters = store.sitters(id).await?;
    let plays = sitters.iter().any(|sitter: &Sitter| sitter.person == person);
    let admission = match form.field("what") {
        "mute" => Admission::Muted,
        "admit" => Admission::Admitted,
        "remove" if plays => return Err(HttpError::new(StatusCode::CONFLICT, text!(web_still_plays))),
        "remove" => Admission::Removed,
        _ => return Err(HttpError::bad_form()),
    };
    if visitor.require_person()?.id == person
        || !was_seen_at_table(visitor, &access, person).await?
        || store.person(person).await?.is_none()
    {
        return Err(HttpError::bad_form());
    }
    let linked = access.room.state().table.onlookers_token().is_some();
    // The link first: then the removed person has no way back, and if the link cannot be replaced nothing was done.
    if admission == Admission::Removed && linked {
        let token = Some(token::secret()?);
        if !try_submit(visitor, &access, |table| table.link_onlookers(token.clone())).await? {
            return Ok(visitor.redirect(&format!("/table/{id}/people")));
        }
    }
    store.set_onlooker(id, person, Some(admission)).await?;
    access.room.presence.recheck_access();
    Ok(visitor.redirect(&format!("/table/{id}/people")))
}

/// Whether this person has been seen at the table: owners decide about their visitors, and must not learn anybody
/// else's name.
async fn was_seen_at_table(
    visitor: &Visitor,
    access: &TableAccess,
    person: PersonId,
) -> Result<bool, HttpError> {
    let state = access.room.state();
    let wrote = |said: &table::ChatEntry| said.by == Some(person.0);
    if state.admission_of(person).is_some()
        || !state.seats_of(person).is_empty()
        || state.table.chat().iter().any(wrote)
    {
        return Ok(true);
    }
    let attendance = presence::across_nodes(&visitor.app, &access.room).await?;
    Ok(attendance.people.iter().any(|person_here| person_here.person == person.0))
}

/// Whether this link lets onlookers in.
fn is_onlooker_link(access: &TableAccess, token: &str) -> bool {
    access.room.state().table.onlookers_token() == Some(token)
}

/// Where the link for onlookers leads: straight to the table if the visitor may see it already.
pub(crate) async fn invitation(
    visitor: Visitor,
    Path((id, token)): Path<(String, String)>,
) -> Result<Response, HttpError> {
    let access = linked_table(&visitor, &id).await?;
    if access.require_view().is_ok() {
        return Ok(visitor.redirect(&format!("/table/{id}")));
    }
    if !is_onlooker_link(&access, &token) {
        return Err(HttpError::private_table());
    }
    let state = access.room.state();
    let (game, title) = (state.table.game_id(), &state.table.opening().title);
    Ok(visitor.page(pages::watch::page(&visitor.frame(), &id, &token, game, title)))
}

/// Lets an onlooker in.
pub(crate) async fn watch(
    mut visitor: Visitor,
    Path((id, token)): Path<(String, String)>,
) -> Result<Response, HttpError> {
    visitor.admit_attempt(Attempt::JoinFromAddress(visitor.address)).await?;
    let access = linked_table(&visitor, &id).await?;
    if access.require_view().is_err() {
        if !is_onlooker_link(&access, &token) {
            return Err(HttpError::private_table());
        }
        let person = visitor.ensure_person(None).await?;
        visitor.app.store.set_onlooker(&id, person.id, Some(Admission::Admitted)).await?;
    }
    Ok(visitor.redirect(&format!("/table/{id}")))
}
