//! A form about a table: who sent it, about which table, and what it says.

use std::collections::BTreeMap;

use axum::Form;
use axum::extract::{FromRequest, FromRequestParts as _, Path, Request};
use axum::response::{IntoResponse as _, Response};
use kernel::Seat;
use table::{ActionError, Table, TableEvent};

use super::{TableAccess, owned_table, seat, submit, visible_table};
use crate::app::App;
use crate::error::HttpError;
use crate::rate_limit::LimitedAction;
use crate::request::Visitor;

/// What nearly every handler below `/table/{id}` begins with.
pub(crate) struct TableForm {
    pub(crate) visitor: Visitor,
    /// The table that the address names. It may not exist, or be none of the visitor's business.
    pub(crate) id: String,
    pub(crate) fields: BTreeMap<String, String>,
}

impl FromRequest<App> for TableForm {
    type Rejection = Response;

    async fn from_request(request: Request, app: &App) -> Result<Self, Response> {
        let (mut parts, body) = request.into_parts();
        let visitor = Visitor::from_request_parts(&mut parts, app).await;
        let visitor = visitor.map_err(HttpError::into_response)?;
        let id = Path::from_request_parts(&mut parts, app).await;
        let Path(id) = id.map_err(|rejection| rejection.into_response())?;
        let fields = Form::from_request(Request::from_parts(parts, body), app).await;
        let Form(fields) = fields.map_err(|rejection| rejection.into_response())?;
        Ok(Self { visitor, id, fields })
    }
}

impl TableForm {
    /// A field, or nothing if the form lacks it.
    pub(crate) fn field(&self, name: &str) -> &str {
        super::field(&self.fields, name)
    }

    pub(crate) fn number<T: std::str::FromStr>(&self, name: &str) -> Result<T, HttpError> {
        super::number(&self.fields, name)
    }

    /// The seat that it names, whosever that is.
    pub(crate) fn seat(&self) -> Result<Seat, HttpError> {
        seat(&self.fields)
    }

    /// The table, for a change that counts as a move.
    pub(crate) async fn table_for_move(&self) -> Result<TableAccess, HttpError> {
        self.visitor.check_rate(LimitedAction::Move)?;
        visible_table(&self.visitor, &self.id).await
    }

    /// The same, for what only its owner may do.
    pub(crate) async fn owned_table(&self) -> Result<TableAccess, HttpError> {
        owned_table(&self.visitor, &self.id).await
    }

    /// Submits what a person does with one of their seats.
    pub(crate) async fn submit_for_seat(
        &self,
        mut decide: impl FnMut(&Table, Seat) -> Result<TableEvent, ActionError> + Send,
    ) -> Result<Response, HttpError> {
        let access = self.table_for_move().await?;
        let seat = access.my_seat(&self.fields)?;
        submit(&self.visitor, &access, |table| Ok(vec![decide(table, seat)?])).await
    }

    /// Submits what only the owner may do.
    pub(crate) async fn submit_as_owner(
        &self,
        mut decide: impl FnMut(&Table) -> Result<TableEvent, ActionError> + Send,
    ) -> Result<Response, HttpError> {
        let access = self.owned_table().await?;
        submit(&self.visitor, &access, |table| Ok(vec![decide(table)?])).await
    }
}
