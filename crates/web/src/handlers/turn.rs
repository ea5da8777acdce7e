//! A person's turn: moves in a draft, and its end.

use std::collections::BTreeMap;

use axum::Form;
use axum::extract::Path;
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use kernel::Seat;
use table::{Asked, Denied, DraftText, Drafted, Happened};

use super::{At, Fields, answer, at, field};
use crate::error::Fail;
use crate::limits::Kind;
use crate::request::Visitor;
use crate::room::{Change, Inside};

fn asked(at: &At, fields: &BTreeMap<String, String>) -> Result<Asked, Fail> {
    let stamp = field(fields, "stamp").parse().map_err(|_| Fail::bad_form())?;
    Ok(Asked { seat: at.my_seat(fields)?, stamp })
}

/// A change of the turn of one seat, from what the form says and the draft as it is.
async fn change(
    visitor: Visitor,
    id: &str,
    fields: &BTreeMap<String, String>,
    mut decide: impl FnMut(&Inside, Asked, &DraftText) -> Result<Change, Denied> + Send,
) -> Result<Response, Fail> {
    visitor.limit(Kind::Move)?;
    let at = at(&visitor, id).await?;
    let asked = asked(&at, fields)?;
    let done = visitor
        .app
        .change(&at.room, visitor.receipt(), |inside| {
            let draft = inside.draft(asked.seat);
            decide(inside, asked, &draft)
        })
        .await;
    answer(&visitor, &at, Some(asked.seat), done).await
}

fn committed(seat: Seat, moves: Vec<String>) -> Change {
    let happened = moves.into_iter().map(|mv| Happened::Moved { seat, mv }).collect();
    Change { happened, ..Change::default() }
}

fn drafted(seat: Seat, draft: DraftText) -> Change {
    Change { drafts: vec![(seat, draft)], ..Change::default() }
}

pub(crate) async fn play(
    visitor: Visitor,
    Path(id): Path<String>,
    Form(fields): Fields,
) -> Result<Response, Fail> {
    let (mv, for_good) = (field(&fields, "move"), field(&fields, "for_good") == "1");
    change(visitor, &id, &fields, |inside, asked, draft| {
        Ok(match inside.table.play(asked, draft, mv, for_good)? {
            Drafted::Kept(draft) | Drafted::Waits(draft) => drafted(asked.seat, draft),
            Drafted::Committed(moves) => committed(asked.seat, moves),
        })
    })
    .await
}

pub(crate) async fn end(
    visitor: Visitor,
    Path(id): Path<String>,
    Form(fields): Fields,
) -> Result<Response, Fail> {
    change(visitor, &id, &fields, |inside, asked, draft| {
        Ok(committed(asked.seat, inside.table.end(asked, draft)?))
    })
    .await
}

pub(crate) async fn undo(
    visitor: Visitor,
    Path(id): Path<String>,
    Form(fields): Fields,
) -> Result<Response, Fail> {
    redraft(visitor, &id, &fields, DraftText::undone).await
}

pub(crate) async fn redo(
    visitor: Visitor,
    Path(id): Path<String>,
    Form(fields): Fields,
) -> Result<Response, Fail> {
    redraft(visitor, &id, &fields, DraftText::redone).await
}

pub(crate) async fn restart(
    visitor: Visitor,
    Path(id): Path<String>,
    Form(fields): Fields,
) -> Result<Response, Fail> {
    redraft(visitor, &id, &fields, DraftText::restarted).await
}

async fn redraft(
    visitor: Visitor,
    id: &str,
    fields: &BTreeMap<String, String>,
    change_it: fn(&DraftText) -> DraftText,
) -> Result<Response, Fail> {
    change(visitor, id, fields, |inside, asked, draft| {
        inside.table.asked(asked, draft)?;
        Ok(drafted(asked.seat, change_it(draft)))
    })
    .await
}

/// Why a spot cannot be used now.
pub(crate) async fn why(
    visitor: Visitor,
    Path(id): Path<String>,
    Form(fields): Fields,
) -> Result<Response, Fail> {
    visitor.limit(Kind::Move)?;
    let at = at(&visitor, &id).await?;
    let seat = at.my_seat(&fields)?;
    let refusal = {
        let inside = at.room.now();
        let draft = inside.draft(seat);
        inside.table.game().and_then(|game| game.why_not(seat, &draft, field(&fields, "spot")))
    };
    match refusal {
        Some(refusal) => {
            let told = super::refused(&visitor, &at, &Denied::Rule(refusal)).await;
            Ok(visitor.with_cookies(axum::Json(told).into_response()))
        }
        None => Ok(StatusCode::NO_CONTENT.into_response()),
    }
}
