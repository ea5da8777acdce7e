//! Talking, leaving and coming back.

use std::collections::BTreeMap;

use axum::Form;
use axum::extract::Path;
use axum::response::Response;
use kernel::Seat;
use table::{Denied, Happened};

use super::{Fields, answer, at, field, number, seat};
use crate::clock::now;
use crate::error::Fail;
use crate::limits::Kind;
use crate::request::Visitor;
use crate::room::{Change, Inside};

fn all(happened: Vec<Happened>) -> Change {
    Change { happened, ..Change::default() }
}

fn one(happened: Happened) -> Change {
    all(vec![happened])
}

pub(crate) async fn chat(mut visitor: Visitor, Path(id): Path<String>, Form(fields): Fields) -> Result<Response, Fail> {
    visitor.limit(Kind::Chat)?;
    // Before a guest is made, so that nobody is made for a table that is not there.
    at(&visitor, &id).await?;
    let person = visitor.identify(None).await?;
    let at = at(&visitor, &id).await?;
    let seat = at.mine.first().copied();
    let said = field(&fields, "text");
    let done = visitor.app.change(&at.room, |inside| Ok(one(inside.table.say(seat, &person.name, said)?))).await;
    answer(&visitor, &at, None, done).await
}

/// Something that a person does with a seat of his.
async fn with_my_seat(
    visitor: Visitor,
    id: &str,
    fields: &BTreeMap<String, String>,
    decide: impl FnOnce(&Inside, Seat) -> Result<Happened, Denied> + Send,
) -> Result<Response, Fail> {
    visitor.limit(Kind::Move)?;
    let at = at(&visitor, id).await?;
    let seat = at.my_seat(fields)?;
    let done = visitor.app.change(&at.room, |inside| Ok(one(decide(inside, seat)?))).await;
    answer(&visitor, &at, None, done).await
}

pub(crate) async fn hand(visitor: Visitor, Path(id): Path<String>, Form(fields): Fields) -> Result<Response, Fail> {
    let level = field(&fields, "level");
    with_my_seat(visitor, &id, &fields, |inside, seat| inside.table.hand(seat, level)).await
}

pub(crate) async fn take_back(visitor: Visitor, Path(id): Path<String>, Form(fields): Fields) -> Result<Response, Fail> {
    with_my_seat(visitor, &id, &fields, |inside, seat| inside.table.take_back(seat)).await
}

pub(crate) async fn concede(visitor: Visitor, Path(id): Path<String>, Form(fields): Fields) -> Result<Response, Fail> {
    with_my_seat(visitor, &id, &fields, |inside, seat| inside.table.concede(seat)).await
}

/// Gives somebody else's seat, which has kept the table waiting, to a bot.
pub(crate) async fn give(visitor: Visitor, Path(id): Path<String>, Form(fields): Fields) -> Result<Response, Fail> {
    visitor.limit(Kind::Move)?;
    let at = at(&visitor, &id).await?;
    if at.mine.is_empty() && !at.owner {
        return Err(Fail::not_yours());
    }
    let seat = seat(&fields)?;
    let done = visitor.app.change(&at.room, |inside| Ok(one(inside.table.give(seat, now())?))).await;
    answer(&visitor, &at, None, done).await
}

/// Wishes to take the game back; done at once when nobody else has to agree.
pub(crate) async fn ask_back(visitor: Visitor, Path(id): Path<String>, Form(fields): Fields) -> Result<Response, Fail> {
    visitor.limit(Kind::Move)?;
    let at = at(&visitor, &id).await?;
    let to = number(&fields, "to")?;
    let done = visitor.app.change(&at.room, |inside| Ok(all(inside.table.ask_back(&at.mine, to)?))).await;
    answer(&visitor, &at, None, done).await
}

/// Agrees to take the game back, or does not.
pub(crate) async fn answer_back(visitor: Visitor, Path(id): Path<String>, Form(fields): Fields) -> Result<Response, Fail> {
    visitor.limit(Kind::Move)?;
    let at = at(&visitor, &id).await?;
    let agrees = field(&fields, "agree") == "1";
    let done = visitor.app.change(&at.room, |inside| Ok(all(inside.table.answer_back(&at.mine, agrees)?))).await;
    answer(&visitor, &at, None, done).await
}
