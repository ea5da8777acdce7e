//! Chatting, leaving and coming back.

use axum::http::StatusCode;
use axum::response::Response;
use kernel::text;
use store::Admission;
use table::Table;

use super::table_form::TableForm;
use super::{TableAccess, field, submit, visible_table};
use crate::clock::now;
use crate::error::HttpError;
use crate::pages::model::Chatting;
use crate::rate_limit::LimitedAction;

const FORBIDDEN: StatusCode = StatusCode::FORBIDDEN;

pub(crate) async fn chat(form: TableForm) -> Result<Response, HttpError> {
    let TableForm { mut visitor, id, fields } = form;
    visitor.check_rate(LimitedAction::Chat)?;
    // Check this before creating a guest, so that none is created at a table where they may not write.
    let access = visible_table(&visitor, &id).await?;
    match chatting(&access, &access.room.state().table) {
        Chatting::Open => {}
        Chatting::Closed => {
            return Err(HttpError::new(FORBIDDEN, kernel::Text::from(table::texts::ONLOOKERS_DO_NOT_WRITE)));
        }
        Chatting::Muted => return Err(HttpError::new(FORBIDDEN, text!(web_muted))),
    }
    let person = visitor.ensure_person(None).await?;
    let access = visible_table(&visitor, &id).await?;
    // A player who has conceded still chats as the one who sat there.
    let (seat, said) =
        (access.my_seats.first().or(access.taken_seats.first()).copied(), field(&fields, "text"));
    let say = |table: &Table| match seat {
        Some(_) => table.say(seat, &person.name, said),
        None => table.say_as_onlooker(access.is_owner, &person.name, said),
    };
    submit(&visitor, &access, |table| Ok(vec![say(table)?.by(person.id.0)])).await
}

/// Whether this visitor may write.
pub(crate) fn chatting(access: &TableAccess, table: &Table) -> Chatting {
    match access.admission {
        Some(Admission::Muted) if !access.is_owner => Chatting::Muted,
        _ if access.is_owner || !access.taken_seats.is_empty() || table.onlookers_write() => Chatting::Open,
        _ => Chatting::Closed,
    }
}

pub(crate) async fn hand_to_bot(form: TableForm) -> Result<Response, HttpError> {
    let level = form.field("level");
    form.submit_for_seat(|table, seat| table.hand_to_bot(seat, level)).await
}

pub(crate) async fn reclaim(form: TableForm) -> Result<Response, HttpError> {
    form.submit_for_seat(|table, seat| table.reclaim_seat(seat)).await
}

pub(crate) async fn concede(form: TableForm) -> Result<Response, HttpError> {
    form.submit_for_seat(|table, seat| table.concede(seat)).await
}

/// Hands somebody else's seat, which has kept the table waiting, to a bot.
pub(crate) async fn hand_idle_to_bot(form: TableForm) -> Result<Response, HttpError> {
    let access = form.table_for_move().await?;
    if access.my_seats.is_empty() && !access.is_owner {
        return Err(HttpError::forbidden());
    }
    let seat = form.seat()?;
    submit(&form.visitor, &access, |table| Ok(vec![table.hand_idle_to_bot(seat, now())?])).await
}

/// Asks to take the game back; done at once if nobody else has to agree.
pub(crate) async fn request_take_back(form: TableForm) -> Result<Response, HttpError> {
    let access = form.table_for_move().await?;
    let to = form.number("to")?;
    submit(&form.visitor, &access, |table| table.request_take_back(&access.my_seats, to)).await
}

/// Agrees or refuses to take the game back.
pub(crate) async fn answer_take_back(form: TableForm) -> Result<Response, HttpError> {
    let access = form.table_for_move().await?;
    let (to, agrees) = (form.number("to")?, form.field("agree") == "1");
    submit(&form.visitor, &access, |table| table.answer_take_back(&access.my_seats, to, agrees)).await
}
