//! Imports a record as a table to be viewed.

use axum::Form;
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use catalog::GameId;
use kernel::{Record, text};
use table::{OpenChair, Opening, TableEvent, VerifyError};

use super::{Fields, new_table};
use crate::blocking;
use crate::error::HttpError;
use crate::pages;
use crate::pages::model::FormFeedback;
use crate::rate_limit::LimitedAction;
use crate::request::Visitor;

pub(crate) async fn show(visitor: Visitor) -> Response {
    visitor.page(pages::import::page(&visitor.frame(), &FormFeedback::default()))
}

pub(crate) async fn open(mut visitor: Visitor, Form(mut fields): Fields) -> Result<Response, HttpError> {
    visitor.check_rate(LimitedAction::NewTable)?;
    let text = fields.remove("record").unwrap_or_default();
    let record = match blocking::run(move || read(&text).map_err(|error| (error, text))).await? {
        Ok(record) => record,
        Err((error, text)) => {
            let why = visitor.words().say(&text!(web_no_record, why = error.text()));
            let feedback = FormFeedback { why: Some(why), typed: [("record".to_owned(), text)].into() };
            let mut page = visitor.page(pages::import::page(&visitor.frame(), &feedback));
            *page.status_mut() = StatusCode::UNPROCESSABLE_ENTITY;
            return Ok(page);
        }
    };
    let game: GameId = record.game.parse().map_err(|_| HttpError::bad_form())?;
    let person = visitor.ensure_person(None).await?;
    // A record does not contain names: seats get a name in each viewer's language.
    let chairs = vec![OpenChair::Person { name: String::new() }; record.players];
    let opening = Opening {
        secret: record.fairness.secret().to_owned(),
        nonces: record.fairness.nonces().to_vec(),
        rules_version: record.rules_version,
        given: record.entries.into_iter().map(|entry| (entry.seat, entry.mv)).collect(),
        record: true,
        ..new_table::blank(&visitor.app.config.chance, game, chairs, record.options)?
    };
    match visitor
        .app
        .create_table(opening, person.id, Vec::new(), vec![TableEvent::Started], visitor.receipt_key())
        .await
    {
        Ok(id) => Ok(visitor.redirect(&format!("/table/{id}"))),
        // A visitor who has become a guest by this stays one.
        Err(error) => Ok(visitor.with_cookies(HttpError::from(error).into_response())),
    }
}

/// Parses a record, and verifies it from beginning to end.
fn read(text: &str) -> Result<Record, VerifyError> {
    let record = Record::parse(text)?;
    table::verify(&record)?;
    Ok(record)
}
