//! What is done for each request.

pub(crate) mod account;
pub(crate) mod after;
pub(crate) mod home;
pub(crate) mod import;
pub(crate) mod leaving;
pub(crate) mod live;
pub(crate) mod lobby;
pub(crate) mod new_table;
pub(crate) mod people;
pub(crate) mod reading;
pub(crate) mod seats;
pub(crate) mod settings;
pub(crate) mod table;
pub(crate) mod turn;

use std::collections::BTreeMap;
use std::sync::Arc;

use ::table::{Denied, Happened, Stage, Table};
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use kernel::{Seat, text};
use store::{Admission, Audience, StoreError};

use crate::error::Fail;
use crate::limits::Kind;
use crate::pages::model::Refused;
use crate::request::Visitor;
use crate::room::{Change, Inside, NotDone, Room};

/// The fields of a form.
pub(crate) type Fields = axum::Form<BTreeMap<String, String>>;

/// A table as this visitor has it.
#[derive(Clone)]
pub(crate) struct At {
    pub(crate) room: Arc<Room>,
    /// The visitor's seats. One that was conceded is nobody's.
    pub(crate) mine: Vec<Seat>,
    /// The seats that the visitor took, those that were conceded too.
    pub(crate) sat: Vec<Seat>,
    pub(crate) owner: bool,
    /// What the owner has decided about the visitor.
    pub(crate) admission: Option<Admission>,
    pub(crate) audience: Audience,
    /// Whether its owner has deleted it: then only its record is left, for those who sat there.
    pub(crate) deleted: bool,
}

/// The table of this name, and what the visitor is at it: fails unless it is one that the visitor may see. Whatever is
/// asked of a table begins here, but for what a link opens.
pub(crate) async fn at(visitor: &Visitor, id: &str) -> Result<At, Fail> {
    let at = knock(visitor, id).await?;
    at.must_see()?;
    Ok(at)
}

/// The same for what stays of a deleted table for those who sat there.
pub(crate) async fn at_record(visitor: &Visitor, id: &str) -> Result<At, Fail> {
    let at = knock(visitor, id).await?;
    if !at.deleted || at.sat.is_empty() {
        at.must_see()?;
    }
    Ok(at)
}

/// The table of this name, whether the visitor may see it or not: for links that let somebody in.
pub(crate) async fn knock(visitor: &Visitor, id: &str) -> Result<At, Fail> {
    let room = match visitor.app.room(id).await {
        Ok(room) => room.ok_or_else(Fail::no_table)?,
        Err(error) => return Err(unreadable(visitor, id, error).await?),
    };
    let inside = room.now();
    let person = visitor.person.as_ref().map(|person| person.id);
    let sat = person.map_or_else(Vec::new, |person| inside.seats_of(person));
    let mine = person.map_or_else(Vec::new, |person| inside.played_by(person));
    Ok(At {
        room,
        mine,
        sat,
        owner: person == Some(inside.head.owner),
        admission: person.and_then(|person| inside.admission_of(person)),
        audience: inside.head.audience,
        deleted: inside.head.deleted,
    })
}

/// Why a table cannot be read: perhaps it was played by other rules than ours.
async fn unreadable(visitor: &Visitor, id: &str, error: StoreError) -> Result<Fail, Fail> {
    let head = visitor.app.store.head(id).await?;
    let game = head.as_ref().and_then(|head| head.game.parse::<catalog::GameId>().ok());
    let (Some(head), Some(game)) = (head, game) else { return Ok(error.into()) };
    let (theirs, ours) = (head.rules_version, game.info().rules_version);
    if game.info().plays(theirs) {
        return Ok(error.into());
    }
    Ok(Fail::new(StatusCode::CONFLICT, text!("web-other-rules", theirs = theirs, ours = ours)))
}

impl At {
    /// Fails unless the visitor may see the table.
    pub(crate) fn must_see(&self) -> Result<(), Fail> {
        let belongs = self.owner || !self.sat.is_empty();
        match self.admission {
            _ if self.deleted => Err(Fail::deleted()),
            _ if belongs => Ok(()),
            Some(Admission::Removed) => Err(Fail::new(StatusCode::FORBIDDEN, text!("web-removed"))),
            None if self.audience == Audience::Invited => Err(Fail::private()),
            _ => Ok(()),
        }
    }

    /// The seat that a form names, when it is the visitor's.
    pub(crate) fn my_seat(&self, fields: &BTreeMap<String, String>) -> Result<Seat, Fail> {
        let seat = seat(fields)?;
        if self.mine.contains(&seat) { Ok(seat) } else { Err(Fail::not_yours()) }
    }

    async fn waits(&self) -> bool {
        self.room.now().table.stage() == Stage::Waiting
    }

    pub(crate) fn must_own(&self) -> Result<(), Fail> {
        if self.owner { Ok(()) } else { Err(Fail::not_yours()) }
    }
}

pub(crate) fn seat(fields: &BTreeMap<String, String>) -> Result<Seat, Fail> {
    let number: u8 = number(fields, "seat")?;
    Seat::try_from(number).map_err(|_| Fail::bad_form())
}

pub(crate) fn number<T: std::str::FromStr>(fields: &BTreeMap<String, String>, name: &str) -> Result<T, Fail> {
    fields.get(name).and_then(|value| value.parse().ok()).ok_or_else(Fail::bad_form)
}

pub(crate) fn field<'a>(fields: &'a BTreeMap<String, String>, name: &str) -> &'a str {
    fields.get(name).map_or("", String::as_str)
}

/// What came of a change, as an answer: the fresh page, or why not.
pub(crate) async fn answer(
    visitor: &Visitor,
    at: &At,
    seat: Option<Seat>,
    done: Result<(), NotDone>,
) -> Result<Response, Fail> {
    let query = table::Query { seat, ..table::Query::default() };
    match done {
        Ok(()) if visitor.manner.part && visitor.app.rooms.holds(&at.room) => {
            table::fresh(visitor, at, &query, None).await
        }
        // The room was opened anew while it was done.
        Ok(()) if visitor.manner.part => {
            table::fresh(visitor, &self::at(visitor, &at.room.id).await?, &query, None).await
        }
        Ok(()) => Ok(visitor.go(&query.address(&at.room.id))),
        Err(NotDone::Denied(Denied::Stale)) => {
            // The room may have been let go of, since another process wrote to the table.
            let at = self::at(visitor, &at.room.id).await?;
            if !visitor.manner.part {
                return Ok(visitor.go(&query.address(&at.room.id)));
            }
            let mut fresh = table::fresh(visitor, &at, &query, None).await?;
            fresh.headers_mut().insert("x-stale", axum::http::HeaderValue::from_static("1"));
            Ok(fresh)
        }
        // The page of a table that waits has no place for a refusal.
        Err(NotDone::Denied(Denied::Table(why))) if !visitor.manner.part && at.waits().await => {
            Err(Fail::new(StatusCode::CONFLICT, why))
        }
        Err(NotDone::Denied(denied)) => {
            let refused = refused(visitor, at, &denied).await;
            let mut told = if visitor.manner.part {
                visitor.with_cookies(axum::Json(refused).into_response())
            } else {
                table::fresh(visitor, at, &query, Some(refused)).await?
            };
            *told.status_mut() = StatusCode::CONFLICT;
            Ok(told)
        }
        Err(NotDone::Store(error)) => Err(error.into()),
    }
}

/// Lets something happen at a table, if it may, and answers with the page as it is then.
pub(crate) async fn happen(
    visitor: &Visitor,
    at: &At,
    mut decide: impl FnMut(&Table) -> Result<Vec<Happened>, Denied> + Send,
) -> Result<Response, Fail> {
    let change = |inside: &Inside| Ok(Change { happened: decide(&inside.table)?, ..Change::default() });
    let done = visitor.app.change(&at.room, visitor.receipt(), change).await;
    answer(visitor, at, None, done).await
}

/// Something that a person does with a seat of theirs.
pub(crate) async fn with_my_seat(
    visitor: Visitor,
    id: &str,
    fields: &BTreeMap<String, String>,
    mut decide: impl FnMut(&Table, Seat) -> Result<Happened, Denied> + Send,
) -> Result<Response, Fail> {
    visitor.limit(Kind::Move)?;
    let at = at(&visitor, id).await?;
    let seat = at.my_seat(fields)?;
    happen(&visitor, &at, |table| Ok(vec![decide(table, seat)?])).await
}

pub(crate) async fn refused(visitor: &Visitor, at: &At, denied: &Denied) -> Refused {
    let inside = at.room.now();
    let words = inside.table.words(&visitor.words());
    match denied {
        Denied::Rule(refusal) => Refused {
            rule: Some(refusal.rule),
            why: words.say(&refusal.why),
            href: Some(format!("/rules/{}#{}", inside.table.game_id(), refusal.rule)),
        },
        Denied::Table(why) => Refused { rule: None, why: words.say(why), href: None },
        Denied::Stale => Refused { rule: None, why: words.word("web-stale"), href: None },
    }
}
