use std::sync::Arc;

use axum::extract::Path;
use axum::response::{IntoResponse, Response};
use kernel::Seat;
use store::Admission;

use super::{TableAccess, visible_table};
use crate::error::HttpError;
use crate::live::{self, Listener};
use crate::rate_limit::ClientAddress;
use crate::request::Visitor;

/// The stream of a table's changes.
pub(crate) async fn live(
    ClientAddress(from): ClientAddress,
    visitor: Visitor,
    Path(id): Path<String>,
) -> Result<Response, HttpError> {
    let permit = visitor.app.limiters.stream(from).ok_or_else(HttpError::too_many_streams)?;
    let room = visible_table(&visitor, &id).await?.room;
    let page = room.presence.enter(visitor.person.as_ref());
    let versions = room.subscribe();
    let access_epoch = versions.borrow().access_epoch;
    // Check again, now that no change can be missed.
    let access = visible_table(&visitor, &id).await?;
    let stopping = visitor.app.stopping.clone();
    let listener =
        Listener { permit, page, versions, access_epoch, my_seats: access.my_seats.clone(), stopping };
    // A visitor who has gained or lost a seat, the table or the right to write gets one more event, so that the page
    // finds out why.
    let who = Arc::new((visitor, id, rights_of(&access)));
    let access_unchanged = move || {
        let who = Arc::clone(&who);
        async move {
            let (visitor, id, theirs) = &*who;
            visible_table(visitor, id).await.is_ok_and(|access| rights_of(&access) == *theirs)
        }
    };
    Ok(live::stream(listener, access_unchanged).into_response())
}

/// What a page depends on besides the log and the drafts.
fn rights_of(access: &TableAccess) -> (Vec<Seat>, bool, Option<Admission>) {
    (access.my_seats.clone(), access.is_owner, access.admission)
}
