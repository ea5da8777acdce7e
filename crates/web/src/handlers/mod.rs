//! Request handlers.

pub(crate) mod account;
pub(crate) mod after_game;
pub(crate) mod deletion;
pub(crate) mod home;
pub(crate) mod import;
pub(crate) mod live;
pub(crate) mod lobby;
pub(crate) mod new_table;
pub(crate) mod people;
pub(crate) mod rules;
pub(crate) mod seats;
pub(crate) mod settings;
pub(crate) mod table;
mod table_form;
pub(crate) mod turn;

use std::collections::BTreeMap;
use std::sync::Arc;

use ::table::{ActionError, Table, TableEvent, TableStage};
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use catalog::GameId;
use kernel::{Seat, Text, message, text};
use store::{Admission, StoreError, StoredAudience};
use words::Words;

use crate::error::HttpError;
use crate::pages::model::RefusalMessage;
use crate::rate_limit::LimitedAction;
use crate::request::Visitor;
use crate::room::{Change, Room, RoomState, UpdateError};
use crate::rooms::Author;

/// The fields of a form.
pub(crate) type Fields = axum::Form<BTreeMap<String, String>>;

/// A table, and what this visitor may do there.
#[derive(Clone)]
pub(crate) struct TableAccess {
    pub(crate) room: Arc<Room>,
    /// The visitor's seats, without conceded ones.
    pub(crate) my_seats: Vec<Seat>,
    /// The seats that the visitor has taken, including conceded ones.
    pub(crate) taken_seats: Vec<Seat>,
    pub(crate) is_owner: bool,
    /// What the owner has decided about the visitor.
    pub(crate) admission: Option<Admission>,
    pub(crate) audience: StoredAudience,
    /// Whether its owner has deleted it: then only its record is left, for those who played.
    pub(crate) deleted: bool,
}

/// The table with this name; fails unless the visitor may see it. Every request about a table starts here, except those
/// that come through a link.
pub(crate) async fn visible_table(visitor: &Visitor, id: &str) -> Result<TableAccess, HttpError> {
    let access = find_table(visitor, id).await?;
    access.require_view()?;
    Ok(access)
}

/// The same, for what only its owner may do, which counts as a move.
pub(crate) async fn owned_table(visitor: &Visitor, id: &str) -> Result<TableAccess, HttpError> {
    visitor.check_rate(LimitedAction::Move)?;
    let access = visible_table(visitor, id).await?;
    access.require_owner()?;
    Ok(access)
}

/// As `visible_table`, but those who played also get what is left of a deleted table.
pub(crate) async fn visible_record(visitor: &Visitor, id: &str) -> Result<TableAccess, HttpError> {
    let access = find_table(visitor, id).await?;
    if !access.deleted || access.taken_seats.is_empty() {
        access.require_view()?;
    }
    Ok(access)
}

/// The table with this name, whether or not the visitor may see it: for links that let somebody in.
pub(crate) async fn find_table(visitor: &Visitor, id: &str) -> Result<TableAccess, HttpError> {
    let room = match visitor.app.room(id).await {
        Ok(room) => room.ok_or_else(HttpError::table_not_found)?,
        Err(error) => return Err(unreadable_table(visitor, id, error).await?),
    };
    let state = room.state();
    let person = visitor.person.as_ref().map(|person| person.id);
    let taken_seats = person.map_or_else(Vec::new, |person| state.seats_of(person));
    let my_seats = person.map_or_else(Vec::new, |person| state.played_by(person));
    Ok(TableAccess {
        room,
        my_seats,
        taken_seats,
        is_owner: person == Some(state.head.owner),
        admission: person.and_then(|person| state.admission_of(person)),
        audience: state.head.audience,
        deleted: state.head.deleted,
    })
}

/// The table that an invitation link leads to, private or not, unless the visitor was asked to leave it.
pub(crate) async fn linked_table(visitor: &Visitor, id: &str) -> Result<TableAccess, HttpError> {
    let access = find_table(visitor, id).await?;
    if access.deleted || access.admission == Some(Admission::Removed) {
        access.require_view()?;
    }
    Ok(access)
}

/// Why a table cannot be read: perhaps it was played by rules that we do not have.
async fn unreadable_table(visitor: &Visitor, id: &str, error: StoreError) -> Result<HttpError, HttpError> {
    let head = visitor.app.store.head(id).await?;
    let game = head.as_ref().and_then(|head| head.game.parse::<catalog::GameId>().ok());
    let (Some(head), Some(game)) = (head, game) else { return Ok(error.into()) };
    let (theirs, ours) = (head.rules_version, game.info().rules_version);
    if game.info().plays(theirs) {
        return Ok(error.into());
    }
    Ok(HttpError::new(StatusCode::CONFLICT, text!(web_other_rules, theirs = theirs, ours = ours)))
}

impl TableAccess {
    /// Fails unless the visitor may see the table.
    pub(crate) fn require_view(&self) -> Result<(), HttpError> {
        let belongs = self.is_owner || !self.taken_seats.is_empty();
        match self.admission {
            _ if self.deleted => Err(HttpError::table_deleted()),
            _ if belongs => Ok(()),
            Some(Admission::Removed) => Err(HttpError::new(StatusCode::FORBIDDEN, text!(web_removed))),
            None if self.audience == StoredAudience::Invited => Err(HttpError::private_table()),
            _ => Ok(()),
        }
    }

    /// The seat that a form names, if it is the visitor's.
    pub(crate) fn my_seat(&self, fields: &BTreeMap<String, String>) -> Result<Seat, HttpError> {
        let seat = seat(fields)?;
        if self.my_seats.contains(&seat) { Ok(seat) } else { Err(HttpError::forbidden()) }
    }

    fn is_waiting(&self) -> bool {
        self.room.state().table.stage() == TableStage::Waiting
    }

    pub(crate) fn require_owner(&self) -> Result<(), HttpError> {
        if self.is_owner { Ok(()) } else { Err(HttpError::forbidden()) }
    }
}

pub(crate) fn seat(fields: &BTreeMap<String, String>) -> Result<Seat, HttpError> {
    let number: u8 = number(fields, "seat")?;
    Seat::try_from(number).map_err(|_| HttpError::bad_form())
}

pub(crate) fn number<T: std::str::FromStr>(
    fields: &BTreeMap<String, String>,
    name: &str,
) -> Result<T, HttpError> {
    fields.get(name).and_then(|value| value.parse().ok()).ok_or_else(HttpError::bad_form)
}

pub(crate) fn field<'a>(fields: &'a BTreeMap<String, String>, name: &str) -> &'a str {
    fields.get(name).map_or("", String::as_str)
}

/// The response to a change: the fresh page, or why it was refused.
pub(crate) async fn answer(
    visitor: &Visitor,
    access: &TableAccess,
    seat: Option<Seat>,
    done: Result<(), UpdateError>,
) -> Result<Response, HttpError> {
    let query = table::TableQuery { seat, ..table::TableQuery::default() };
    match done {
        Ok(()) if visitor.prefs.wants_part && visitor.app.rooms.is_current(&access.room) => {
            table::render(visitor, access, &query, None).await
        }
        // The room was reloaded meanwhile.
        Ok(()) if visitor.prefs.wants_part => {
            table::render(visitor, &visible_table(visitor, &access.room.id).await?, &query, None).await
        }
        Ok(()) => Ok(visitor.redirect(&query.address(&access.room.id))),
        Err(UpdateError::Action(ActionError::Stale)) => {
            // The room may have been dropped because another node wrote to the table.
            let access = visible_table(visitor, &access.room.id).await?;
            if !visitor.prefs.wants_part {
                return Ok(visitor.redirect(&query.address(&access.room.id)));
            }
            let mut fresh = table::render(visitor, &access, &query, None).await?;
            fresh.headers_mut().insert("x-stale", axum::http::HeaderValue::from_static("1"));
            Ok(fresh)
        }
        // A lobby page has no place to show a refusal.
        Err(UpdateError::Action(ActionError::Table(why)))
            if !visitor.prefs.wants_part && access.is_waiting() =>
        {
            Err(HttpError::new(StatusCode::CONFLICT, why))
        }
        Err(UpdateError::Action(error)) => {
            let refusal = refusal_message(visitor, access, &error).await;
            let mut response = if visitor.prefs.wants_part {
                visitor.with_cookies(axum::Json(refusal).into_response())
            } else {
                table::render(visitor, access, &query, Some(refusal)).await?
            };
            *response.status_mut() = StatusCode::CONFLICT;
            Ok(response)
        }
        Err(UpdateError::Store(error)) => Err(error.into()),
    }
}

/// Submits a change of a table, and answers with the fresh page.
pub(crate) async fn submit(
    visitor: &Visitor,
    access: &TableAccess,
    mut decide: impl FnMut(&Table) -> Result<Vec<TableEvent>, ActionError> + Send,
) -> Result<Response, HttpError> {
    let decide_change = |state: &RoomState| Ok(Change { events: decide(&state.table)?, ..Change::default() });
    let done = visitor.app.update(Author::Person, &access.room, visitor.receipt(), decide_change).await;
    answer(visitor, access, None, done).await
}

pub(crate) async fn refusal_message(
    visitor: &Visitor,
    access: &TableAccess,
    error: &ActionError,
) -> RefusalMessage {
    let state = access.room.state();
    let words = state.table.words(&visitor.words());
    match error {
        ActionError::Rule(refusal) => with_rule(&words, state.table.game_id(), refusal.why(), refusal.rule()),
        ActionError::Table(why) => RefusalMessage { rule: None, why: words.say(why), href: None },
        ActionError::Stale => RefusalMessage { rule: None, why: words.word(message!(web_stale)), href: None },
    }
}

/// A sentence with a link to the rule.
pub(crate) fn with_rule(words: &Words, game: GameId, why: &Text, rule: &'static str) -> RefusalMessage {
    RefusalMessage { rule: Some(rule), why: words.say(why), href: Some(format!("/rules/{game}#{rule}")) }
}
