use std::sync::Arc;

use axum::extract::Path;
use axum::response::{IntoResponse, Response};
use kernel::Seat;
use store::Admission;

use super::{At, at};
use crate::error::Fail;
use crate::limits::Address;
use crate::live::{self, Listener};
use crate::request::Visitor;

/// The stream of a table's changes.
pub(crate) async fn live(
    Address(from): Address,
    visitor: Visitor,
    Path(id): Path<String>,
) -> Result<Response, Fail> {
    let held = visitor.app.limiters.stream(from).ok_or_else(Fail::too_many_pages)?;
    let room = at(&visitor, &id).await?.room;
    let present = room.presence.come(visitor.person.as_ref());
    let ticks = room.watch();
    let doors = ticks.borrow().doors;
    // Again, now that nothing can happen unheard.
    let heard = at(&visitor, &id).await?;
    let stopping = visitor.app.stopping.clone();
    let listener = Listener { held, present, ticks, doors, mine: heard.mine.clone(), stopping };
    // Whoever has lost a seat, the table or a say at it, or got one, is told once more, so that the page finds out why.
    let who = Arc::new((visitor, id, what_is_theirs(&heard)));
    let still = move || {
        let who = Arc::clone(&who);
        async move {
            let (visitor, id, theirs) = &*who;
            at(visitor, id).await.is_ok_and(|at| what_is_theirs(&at) == *theirs)
        }
    };
    Ok(live::stream(listener, still).into_response())
}

/// What a page depends on beside the log and the drafts.
fn what_is_theirs(at: &At) -> (Vec<Seat>, bool, Option<Admission>) {
    (at.mine.clone(), at.owner, at.admission)
}
