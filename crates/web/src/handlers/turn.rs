//! A person's turn: drafting moves, and ending it.

use std::collections::BTreeMap;

use axum::Form;
use axum::extract::Path;
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use kernel::Seat;
use table::{ActionError, DraftText, PlayOutcome, TableEvent, TurnRequest};

use super::{Fields, TableAccess, answer, field, visible_table};
use crate::error::HttpError;
use crate::rate_limit::LimitedAction;
use crate::request::Visitor;
use crate::room::{Change, RoomState};
use crate::rooms::Author;

fn turn_request(access: &TableAccess, fields: &BTreeMap<String, String>) -> Result<TurnRequest, HttpError> {
    let stamp = field(fields, "stamp").parse().map_err(|_| HttpError::bad_form())?;
    Ok(TurnRequest { seat: access.my_seat(fields)?, stamp })
}

/// Submits a change of one seat's turn, based on the form and the current draft.
async fn submit_turn(
    visitor: Visitor,
    id: &str,
    fields: &BTreeMap<String, String>,
    mut decide: impl FnMut(&RoomState, TurnRequest, &DraftText) -> Result<Change, ActionError> + Send,
) -> Result<Response, HttpError> {
    visitor.check_rate(LimitedAction::Move)?;
    let access = visible_table(&visitor, id).await?;
    let request = turn_request(&access, fields)?;
    let done = visitor
        .app
        .update(Author::Person, &access.room, visitor.receipt(), |state| {
            let draft = state.draft(request.seat);
            decide(state, request, &draft)
        })
        .await;
    answer(&visitor, &access, Some(request.seat), done).await
}

fn committed(seat: Seat, moves: Vec<String>) -> Change {
    let events = moves.into_iter().map(|mv| TableEvent::Moved { seat, mv }).collect();
    Change { events, ..Change::default() }
}

fn drafted(seat: Seat, draft: DraftText) -> Change {
    Change { drafts: vec![(seat, draft)], ..Change::default() }
}

pub(crate) async fn play(
    visitor: Visitor,
    Path(id): Path<String>,
    Form(fields): Fields,
) -> Result<Response, HttpError> {
    let (mv, for_good) = (field(&fields, "move"), field(&fields, "for_good") == "1");
    submit_turn(visitor, &id, &fields, |state, request, draft| {
        Ok(match state.table.play(request, draft, mv, for_good)? {
            PlayOutcome::Drafted(draft) | PlayOutcome::NeedsConfirmation(draft) => {
                drafted(request.seat, draft)
            }
            PlayOutcome::Committed(moves) => committed(request.seat, moves),
        })
    })
    .await
}

pub(crate) async fn end(
    visitor: Visitor,
    Path(id): Path<String>,
    Form(fields): Fields,
) -> Result<Response, HttpError> {
    submit_turn(visitor, &id, &fields, |state, request, draft| {
        Ok(committed(request.seat, state.table.end(request, draft)?))
    })
    .await
}

pub(crate) async fn undo(
    visitor: Visitor,
    Path(id): Path<String>,
    Form(fields): Fields,
) -> Result<Response, HttpError> {
    redraft(visitor, &id, &fields, DraftText::undone).await
}

pub(crate) async fn redo(
    visitor: Visitor,
    Path(id): Path<String>,
    Form(fields): Fields,
) -> Result<Response, HttpError> {
    redraft(visitor, &id, &fields, DraftText::redone).await
}

pub(crate) async fn restart(
    visitor: Visitor,
    Path(id): Path<String>,
    Form(fields): Fields,
) -> Result<Response, HttpError> {
    redraft(visitor, &id, &fields, DraftText::restarted).await
}

async fn redraft(
    visitor: Visitor,
    id: &str,
    fields: &BTreeMap<String, String>,
    change_it: fn(&DraftText) -> DraftText,
) -> Result<Response, HttpError> {
    submit_turn(visitor, id, fields, |state, request, draft| {
        state.table.check_request(request, draft)?;
        Ok(drafted(request.seat, change_it(draft)))
    })
    .await
}

/// Explains why a spot cannot be used now.
pub(crate) async fn why(
    visitor: Visitor,
    Path(id): Path<String>,
    Form(fields): Fields,
) -> Result<Response, HttpError> {
    visitor.check_rate(LimitedAction::Move)?;
    let access = visible_table(&visitor, &id).await?;
    let seat = access.my_seat(&fields)?;
    let refusal = {
        let state = access.room.state();
        let draft = state.draft(seat);
        state.table.game().and_then(|game| game.why_not(seat, &draft, field(&fields, "spot")))
    };
    match refusal {
        Some(refusal) => {
            let message = super::refusal_message(&visitor, &access, &ActionError::Rule(refusal)).await;
            Ok(visitor.with_cookies(axum::Json(message).into_response()))
        }
        None => Ok(StatusCode::NO_CONTENT.into_response()),
    }
}
