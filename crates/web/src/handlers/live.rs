use axum::extract::Path;
use axum::response::{IntoResponse, Response};

use super::at;
use crate::error::Fail;
use crate::live;
use crate::request::Visitor;

/// The stream of a table's changes.
pub(crate) async fn live(visitor: Visitor, Path(id): Path<String>) -> Result<Response, Fail> {
    let at = at(&visitor, &id).await?;
    Ok(live::stream(at.room.watch(), at.mine, visitor.app.stopping.clone()).into_response())
}
