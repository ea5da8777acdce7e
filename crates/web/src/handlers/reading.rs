use axum::extract::Path;
use axum::response::Response;
use catalog::GameId;

use crate::error::Fail;
use crate::pages;
use crate::request::Visitor;

pub(crate) async fn rules(visitor: Visitor, Path(game): Path<String>) -> Result<Response, Fail> {
    let game: GameId = game.parse().map_err(|_| Fail::no_page())?;
    Ok(visitor.page(pages::rules::page(&visitor.frame(), game)))
}

pub(crate) async fn all_rules(visitor: Visitor) -> Response {
    visitor.page(pages::rules::all(&visitor.frame()))
}

pub(crate) async fn keys(visitor: Visitor) -> Response {
    visitor.page(pages::keys::page(&visitor.frame()))
}
