use axum::extract::Path;
use axum::response::{IntoResponse, Response};

use super::at;
use crate::error::Fail;
use crate::limits::Address;
use crate::live;
use crate::request::Visitor;

/// The stream of a table's changes.
pub(crate) async fn live(
    Address(from): Address,
    visitor: Visitor,
    Path(id): Path<String>,
) -> Result<Response, Fail> {
    let held = visitor.app.limiters.stream(from).ok_or_else(Fail::too_many_pages)?;
    let at = at(&visitor, &id).await?;
    Ok(live::stream(held, at.room.watch(), at.mine, visitor.app.stopping.clone()).into_response())
}
