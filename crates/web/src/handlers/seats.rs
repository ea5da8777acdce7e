//! Talking, leaving and coming back.

use axum::Form;
use axum::extract::Path;
use axum::response::Response;

use super::{Fields, at, field, happen, number, seat, with_my_seat};
use crate::clock::now;
use crate::error::Fail;
use crate::limits::Kind;
use crate::request::Visitor;

pub(crate) async fn chat(
    mut visitor: Visitor,
    Path(id): Path<String>,
    Form(fields): Fields,
) -> Result<Response, Fail> {
    visitor.limit(Kind::Chat)?;
    // Before a guest is made, so that nobody is made for a table that is not there.
    at(&visitor, &id).await?;
    let person = visitor.identify(None).await?;
    let at = at(&visitor, &id).await?;
    let (seat, said) = (at.mine.first().copied(), field(&fields, "text"));
    happen(&visitor, &at, |table| Ok(vec![table.say(seat, &person.name, said)?])).await
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
