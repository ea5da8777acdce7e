//! A record as a table to look through.

use axum::Form;
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use catalog::GameId;
use kernel::{Record, text};
use table::{Happened, OpenChair, Opening, RecordFault};

use super::{Fields, new_table};
use crate::error::Fail;
use crate::limits::Kind;
use crate::pages;
use crate::pages::model::Fault;
use crate::request::Visitor;
use crate::work;

pub(crate) async fn show(visitor: Visitor) -> Response {
    visitor.page(pages::import::page(&visitor.frame(), &Fault::default()))
}

pub(crate) async fn open(mut visitor: Visitor, Form(mut fields): Fields) -> Result<Response, Fail> {
    visitor.limit(Kind::NewTable)?;
    let text = fields.remove("record").unwrap_or_default();
    let record = match work::aside(move || read(&text).map_err(|fault| (fault, text))).await? {
        Ok(record) => record,
        Err((fault, text)) => {
            let why = visitor.words().say(&text!("web-no-record", why = fault.text()));
            let fault = Fault { why: Some(why), typed: [("record".to_owned(), text)].into() };
            let mut page = visitor.page(pages::import::page(&visitor.frame(), &fault));
            *page.status_mut() = StatusCode::UNPROCESSABLE_ENTITY;
            return Ok(page);
        }
    };
    let game: GameId = record.game.parse().map_err(|_| Fail::bad_form())?;
    let person = visitor.identify(None).await?;
    // Who played is not in a record: each viewer's language has a name for every seat.
    let chairs = vec![OpenChair::Person { name: String::new() }; record.players];
    let opening = Opening {
        secret: record.fairness.secret().to_owned(),
        nonces: record.fairness.nonces().to_vec(),
        rules_version: record.rules_version,
        given: record.entries.into_iter().map(|entry| (entry.seat, entry.mv)).collect(),
        record: true,
        ..new_table::blank(game, chairs, record.options)?
    };
    match visitor
        .app
        .open_table(opening, person.id, Vec::new(), vec![Happened::Started], visitor.receipt_key())
        .await
    {
        Ok(id) => Ok(visitor.go(&format!("/table/{id}"))),
        // Who has become somebody by this stays it.
        Err(error) => Ok(visitor.with_cookies(Fail::from(error).into_response())),
    }
}

/// A record that was checked from end to end.
fn read(text: &str) -> Result<Record, RecordFault> {
    let record = Record::parse(text)?;
    table::verify(&record)?;
    Ok(record)
}
