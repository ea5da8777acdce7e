//! Chatting, leaving and coming back.

use axum::Form;
use axum::extract::Path;
use axum::http::StatusCode;
use axum::response::Response;
use kernel::text;
use store::Admission;
use table::Table;

use super::{Fields, TableAccess, field, number, seat, submit, submit_for_seat, visible_table};
use crate::clock::now;
use crate::error::HttpError;
use crate::pages::model::Chatting;
use crate::rate_limit::LimitedAction;
use crate::request::Visitor;

const FORBIDDEN: StatusCode = StatusCode::FORBIDDEN;

pub(crate) async fn chat(
    mut visitor: Visitor,
    Path(id): Path<String>,
    Form(fields): Fields,
) -> Result<Response, HttpError> {
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

pub(crate) async fn hand_to_bot(
    visitor: Visitor,
    Path(id): Path<String>,
    Form(fields): Fields,
) -> Result<Response, HttpError> {
    let level = field(&fields, "level");
    submit_for_seat(visitor, &id, &fields, |table, seat| table.hand_to_bot(seat, level)).await
}

pub(crate) async fn reclaim(
    visitor: Visitor,
    Path(id): Path<String>,
    Form(fields): Fields,
) -> Result<Response, HttpError> {
    submit_for_seat(visitor, &id, &fields, |table, seat| table.reclaim_seat(seat)).await
}

pub(crate) async fn concede(
    visitor: Visitor,
    Path(id): Path<String>,
    Form(fields): Fields,
) -> Result<Response, HttpError> {
    submit_for_seat(visitor, &id, &fields, |table, seat| table.concede(seat)).await
}

/// Hands somebody else's seat, which has kept the table waiting, to a bot.
pub(crate) async fn hand_idle_to_bot(
    visitor: Visitor,
    Path(id): Path<String>,
    Form(fields): Fields,
) -> Result<Response, HttpError> {
    visitor.check_rate(LimitedAction::Move)?;
    let access = visible_table(&visitor, &id).await?;
    if access.my_seats.is_empty() && !access.is_owner {
        return Err(HttpError::forbidden());
    }
    let seat = seat(&fields)?;
    submit(&visitor, &access, |table| Ok(vec![table.hand_idle_to_bot(seat, now())?])).await
}

/// Asks to take the game back; done at once if nobody else has to agree.
pub(crate) async fn request_take_back(
    visitor: Visitor,
    Path(id): Path<String>,
    Form(fields): Fields,
) -> Result<Response, HttpError> {
    visitor.check_rate(LimitedAction::Move)?;
    let access = visible_table(&visitor, &id).await?;
    let to = number(&fields, "to")?;
    submit(&visitor, &access, |table| table.request_take_back(&access.my_seats, to)).await
}

/// Agrees or refuses to take the game back.
pub(crate) async fn answer_take_back(
    visitor: Visitor,
    Path(id): Path<String>,
    Form(fields): Fields,
) -> Result<Response, HttpError> {
    visitor.check_rate(LimitedAction::Move)?;
    let access = visible_table(&visitor, &id).await?;
    let (to, agrees) = (number(&fields, "to")?, field(&fields, "agree") == "1");
    submit(&visitor, &access, |table| table.answer_take_back(&access.my_seats, to, agrees)).await
}
