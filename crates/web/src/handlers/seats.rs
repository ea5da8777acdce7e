//! Talking, leaving and coming back.

use axum::Form;
use axum::extract::Path;
use axum::http::StatusCode;
use axum::response::Response;
use kernel::text;
use store::Admission;
use table::Table;

use super::{At, Fields, at, field, happen, number, seat, with_my_seat};
use crate::clock::now;
use crate::error::Fail;
use crate::limits::Kind;
use crate::pages::model::Chatting;
use crate::request::Visitor;

const FORBIDDEN: StatusCode = StatusCode::FORBIDDEN;

pub(crate) async fn chat(
    mut visitor: Visitor,
    Path(id): Path<String>,
    Form(fields): Fields,
) -> Result<Response, Fail> {
    visitor.limit(Kind::Chat)?;
    // Before a guest is made, so that nobody is made for a table where they may not write.
    let here = at(&visitor, &id).await?;
    match chatting(&here, &here.room.now().table) {
        Chatting::Open => {}
        Chatting::Closed => return Err(Fail::new(FORBIDDEN, text!("table-no-onlookers-write"))),
        Chatting::Muted => return Err(Fail::new(FORBIDDEN, text!("web-muted"))),
    }
    let person = visitor.identify(None).await?;
    let at = at(&visitor, &id).await?;
    // Who has conceded still talks as the one who sat there.
    let (seat, said) = (at.mine.first().or(at.sat.first()).copied(), field(&fields, "text"));
    let say = |table: &Table| match seat {
        Some(_) => table.say(seat, &person.name, said),
        None => table.say_from_beside(at.owner, &person.name, said),
    };
    happen(&visitor, &at, |table| Ok(vec![say(table)?.by(person.id.0)])).await
}

/// Whether this visitor may write.
pub(crate) fn chatting(at: &At, table: &Table) -> Chatting {
    match at.admission {
        Some(Admission::Muted) if !at.owner => Chatting::Muted,
        _ if at.owner || !at.sat.is_empty() || table.onlookers_write() => Chatting::Open,
        _ => Chatting::Closed,
    }
}

pub(crate) async fn hand(
    visitor: Visitor,
    Path(id): Path<String>,
    Form(fields): Fields,
) -> Result<Response, Fail> {
    let level = field(&fields, "level");
    with_my_seat(visitor, &id, &fields, |table, seat| table.hand(seat, level)).await
}

pub(crate) async fn take_back(
    visitor: Visitor,
    Path(id): Path<String>,
    Form(fields): Fields,
) -> Result<Response, Fail> {
    with_my_seat(visitor, &id, &fields, |table, seat| table.take_back(seat)).await
}

pub(crate) async fn concede(
    visitor: Visitor,
    Path(id): Path<String>,
    Form(fields): Fields,
) -> Result<Response, Fail> {
    with_my_seat(visitor, &id, &fields, |table, seat| table.concede(seat)).await
}

/// Gives somebody else's seat, which has kept the table waiting, to a bot.
pub(crate) async fn give(
    visitor: Visitor,
    Path(id): Path<String>,
    Form(fields): Fields,
) -> Result<Response, Fail> {
    visitor.limit(Kind::Move)?;
    let at = at(&visitor, &id).await?;
    if at.mine.is_empty() && !at.owner {
        return Err(Fail::not_yours());
    }
    let seat = seat(&fields)?;
    happen(&visitor, &at, |table| Ok(vec![table.give(seat, now())?])).await
}

/// Wishes to take the game back; done at once when nobody else has to agree.
pub(crate) async fn ask_back(
    visitor: Visitor,
    Path(id): Path<String>,
    Form(fields): Fields,
) -> Result<Response, Fail> {
    visitor.limit(Kind::Move)?;
    let at = at(&visitor, &id).await?;
    let to = number(&fields, "to")?;
    happen(&visitor, &at, |table| table.ask_back(&at.mine, to)).await
}

/// Agrees to take the game back, or does not.
pub(crate) async fn answer_back(
    visitor: Visitor,
    Path(id): Path<String>,
    Form(fields): Fields,
) -> Result<Response, Fail> {
    visitor.limit(Kind::Move)?;
    let at = at(&visitor, &id).await?;
    let (to, agrees) = (number(&fields, "to")?, field(&fields, "agree") == "1");
    happen(&visitor, &at, |table| table.answer_back(&at.mine, to, agrees)).await
}
