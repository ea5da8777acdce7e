//! A table that is waiting for its players.

use axum::Form;
use axum::extract::Path;
use axum::http::StatusCode;
use axum::response::Response;
use kernel::{Seat, text};
use store::PersonId;
use table::{ActionError, Table, TableEvent, TableStage};

use super::table_form::TableForm;
use super::{Fields, TableAccess, answer, field, linked_table, owned_table, submit, visible_table};
use crate::error::HttpError;
use crate::pages;
use crate::pages::join::Invitation;
use crate::pages::model::FormFeedback;
use crate::request::Visitor;
use crate::room::{Change, RoomState, UpdateError};
use crate::rooms::Author;
use crate::throttle::Attempt;
use crate::token;

pub(crate) async fn start(visitor: Visitor, Path(id): Path<String>) -> Result<Response, HttpError> {
    let access = owned_table(&visitor, &id).await?;
    submit(&visitor, &access, |table| Ok(vec![table.start()?])).await
}

/// A new link for a free seat; it replaces the old one.
pub(crate) async fn seat_link(form: TableForm) -> Result<Response, HttpError> {
    let (seat, token) = (form.seat()?, token::secret()?);
    form.submit_as_owner(|table| table.invite(seat, token.clone())).await
}

/// Removes the holder of a seat; it waits for somebody who comes with its new link.
pub(crate) async fn vacate(form: TableForm) -> Result<Response, HttpError> {
    let access = form.owned_table().await?;
    let visitor = &form.visitor;
    let (seat, token, since) = (form.seat()?, token::secret()?, holder_since(&form));
    let owner = visitor.require_person()?.id;
    let decide_change = |state: &RoomState| {
        let table = &state.table;
        check_holder(table, seat, since)?;
        // Otherwise an owner could look at one hand, give it away, and go on to look at another.
        if table.stage() == TableStage::Running && state.played_by(owner) == [seat] {
            return Err(text!(table_no_last_seat).into());
        }
        let events = vec![table.vacate(seat, token.clone())?];
        Ok(Change { events, sitters: vec![(seat, None)], ..Change::default() })
    };
    let done = visitor.app.update(Author::Person, &access.room, visitor.receipt(), decide_change).await;
    // It may have been the owner's own seat.
    let access = visible_table(visitor, &form.id).await?;
    answer(visitor, &access, None, done).await
}

/// Puts a bot on a free seat.
pub(crate) async fn fill(form: TableForm) -> Result<Response, HttpError> {
    let (seat, level, since) = (form.seat()?, form.field("level"), holder_since(&form));
    form.submit_as_owner(|table| {
        check_holder(table, seat, since)?;
        table.fill_with_bot(seat, level)
    })
    .await
}

/// Since when the holder shown on the page has had the seat. A page that does not say so belongs to another release.
fn holder_since(form: &TableForm) -> Option<u64> {
    form.field("since").parse().ok()
}

/// Refuses if the seat has another holder than the page showed, so that nobody is removed in place of somebody else.
fn check_holder(table: &Table, seat: Seat, since: Option<u64>) -> Result<(), ActionError> {
    match table.chair(seat) {
        Some(chair) if since != Some(chair.holder_since) => Err(ActionError::Stale),
        _ => Ok(()),
    }
}

pub(crate) async fn nonce(form: TableForm) -> Result<Response, HttpError> {
    let nonce = form.field("nonce");
    form.submit_for_seat(|table, seat| table.add_nonce(seat, nonce)).await
}

pub(crate) async fn invitation(
    visitor: Visitor,
    Path((id, token)): Path<(String, String)>,
) -> Result<Response, HttpError> {
    let access = linked_table(&visitor, &id).await?;
    Ok(show(&visitor, &access, &token, &FormFeedback::default()).await)
}

/// The invitation; or, if the link is no longer valid, a page that says so, with a way to the table for its players.
async fn show(visitor: &Visitor, access: &TableAccess, token: &str, feedback: &FormFeedback) -> Response {
    let state = access.room.state();
    let table = &state.table;
    let frame = visitor.frame();
    let running = table.stage() == TableStage::Running;
    if table.seat_of(token).is_none() || (running && !access.taken_seats.is_empty() && feedback.why.is_none())
    {
        if !access.my_seats.is_empty() {
            return visitor.redirect(&format!("/table/{}", access.room.id));
        }
        let mut gone = visitor.page(pages::join::spent(&frame, &access.room.id));
        *gone.status_mut() = StatusCode::GONE;
        return gone;
    }
    let named = |chair: &table::Chair| (!chair.name.is_empty()).then(|| chair.name.clone());
    let invitation = Invitation {
        id: access.room.id.clone(),
        token: token.to_owned(),
        game: table.game_id(),
        title: table.opening().title.clone(),
        host: host(table),
        seated: table.chairs().iter().filter_map(named).collect(),
        running,
    };
    visitor.page(pages::join::page(&frame, &invitation, feedback))
}

/// The name of the person who opened the table, if they sit at it.
fn host(table: &Table) -> String {
    let chairs = table.chairs().iter().zip(&table.opening().chairs);
    let mut persons = chairs.filter(|(_, opened)| matches!(opened, table::OpenChair::Person { .. }));
    persons.next().map_or_else(String::new, |(chair, _)| chair.name.clone())
}

pub(crate) async fn join(
    mut visitor: Visitor,
    Path((id, token)): Path<(String, String)>,
    Form(fields): Fields,
) -> Result<Response, HttpError> {
    visitor.admit_attempt(Attempt::JoinFromAddress(visitor.address)).await?;
    let name = field(&fields, "name");
    let access = linked_table(&visitor, &id).await?;
    let known = visitor.person.as_ref().map(|person| person.id);
    if let Err(error) = decide_sitting_down(&access.room.state(), known, &token, name)
        && !visitor.app.already_done(visitor.receipt().as_ref()).await?
    {
        return Ok(form_error(&visitor, &access, &token, &error, name).await);
    }
    let person = visitor.ensure_person(table::sanitize(name, table::LONGEST_NAME).as_deref()).await?;
    let decide_change = |state: &RoomState| {
        let (seat, sat) = decide_sitting_down(state, Some(person.id), &token, name)?;
        Ok(Change { events: vec![sat], sitters: vec![(seat, Some(person.id))], ..Change::default() })
    };
    match visitor.app.update(Author::Person, &access.room, visitor.receipt(), decide_change).await {
        Ok(()) => Ok(visitor.redirect(&format!("/table/{id}"))),
        Err(UpdateError::Action(error)) => Ok(form_error(&visitor, &access, &token, &error, name).await),
        Err(UpdateError::Store(error)) => Err(error.into()),
    }
}

/// Whether this visitor may sit down with this link: nobody may see a second hand of a running game.
pub(super) fn decide_sitting_down(
    state: &RoomState,
    person: Option<PersonId>,
    token: &str,
    name: &str,
) -> Result<(Seat, TableEvent), ActionError> {
    let table = &state.table;
    let sits_here = person.is_some_and(|person| !state.seats_of(person).is_empty());
    if table.stage() == TableStage::Running && sits_here {
        return Err(text!(table_no_second).into());
    }
    let (seat, sat) = table.sit(token, name)?;
    Ok((seat, if let Some(person) = person { sat.by(person.0) } else { sat }))
}

async fn form_error(
    visitor: &Visitor,
    access: &TableAccess,
    token: &str,
    error: &ActionError,
    name: &str,
) -> Response {
    let why = Some(super::refusal_message(visitor, access, error).await.why);
    let typed = [("name".to_owned(), name.to_owned())].into();
    show(visitor, access, token, &FormFeedback { why, typed }).await
}
