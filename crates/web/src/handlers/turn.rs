//! A person's turn: drafting moves, and ending it.

use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use guide::WhyNot;
use kernel::Seat;
use table::{ActionError, DraftText, PlayOutcome, TableEvent, TurnRequest};

use super::table_form::TableForm;
use super::{TableAccess, answer};
use crate::error::HttpError;
use crate::room::{Change, RoomState};
use crate::rooms::Author;

fn turn_request(access: &TableAccess, form: &TableForm) -> Result<TurnRequest, HttpError> {
    let stamp = form.field("stamp").parse().map_err(|_| HttpError::bad_form())?;
    Ok(TurnRequest { seat: access.my_seat(&form.fields)?, stamp })
}

/// Submits a change of one seat's turn, based on the form and the current draft.
async fn submit_turn(
    form: &TableForm,
    mut decide: impl FnMut(&RoomState, TurnRequest, &DraftText) -> Result<Change, ActionError> + Send,
) -> Result<Response, HttpError> {
    let access = form.table_for_move().await?;
    let request = turn_request(&access, form)?;
    let visitor = &form.visitor;
    let done = visitor
        .app
        .update(Author::Person, &access.room, visitor.receipt(), |state| {
            let draft = state.draft(request.seat);
            decide(state, request, &draft)
        })
        .await;
    answer(visitor, &access, Some(request.seat), done).await
}

fn committed(seat: Seat, moves: Vec<String>) -> Change {
    let events = moves.into_iter().map(|mv| TableEvent::Moved { seat, mv }).collect();
    Change { events, ..Change::default() }
}

fn drafted(seat: Seat, draft: DraftText) -> Change {
    Change { drafts: vec![(seat, draft)], ..Change::default() }
}

pub(crate) async fn play(form: TableForm) -> Result<Response, HttpError> {
    let (mv, for_good) = (form.field("move"), form.field("for_good") == "1");
    submit_turn(&form, |state, request, draft| {
        Ok(match state.table.play(request, draft, mv, for_good)? {
            PlayOutcome::Drafted(draft) | PlayOutcome::NeedsConfirmation(draft) => {
                drafted(request.seat, draft)
            }
            PlayOutcome::Committed(moves) => committed(request.seat, moves),
        })
    })
    .await
}

pub(crate) async fn end(form: TableForm) -> Result<Response, HttpError> {
    submit_turn(&form, |state, request, draft| Ok(committed(request.seat, state.table.end(request, draft)?)))
        .await
}

pub(crate) async fn undo(form: TableForm) -> Result<Response, HttpError> {
    redraft(&form, DraftText::undone).await
}

pub(crate) async fn redo(form: TableForm) -> Result<Response, HttpError> {
    redraft(&form, DraftText::redone).await
}

pub(crate) async fn restart(form: TableForm) -> Result<Response, HttpError> {
    redraft(&form, DraftText::restarted).await
}

async fn redraft(form: &TableForm, change_it: fn(&DraftText) -> DraftText) -> Result<Response, HttpError> {
    submit_turn(form, |state, request, draft| {
        state.table.check_request(request, draft)?;
        Ok(drafted(request.seat, change_it(draft)))
    })
    .await
}

/// Explains why a spot cannot be used now.
pub(crate) async fn why(form: TableForm) -> Result<Response, HttpError> {
    let access = form.table_for_move().await?;
    let seat = access.my_seat(&form.fields)?;
    let state = access.room.state();
    let draft = state.draft(seat);
    match state.table.game().and_then(|game| game.why_not(seat, &draft, form.field("spot"))) {
        Some(WhyNot { rule, why }) => {
            let words = state.table.words(&form.visitor.words());
            let message = super::with_rule(&words, state.table.game_id(), &why, rule);
            Ok(form.visitor.with_cookies(axum::Json(message).into_response()))
        }
        None => Ok(StatusCode::NO_CONTENT.into_response()),
    }
}
