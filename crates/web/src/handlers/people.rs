//! Who may see a table, who looks on, and what its owner decides about that.

use std::collections::BTreeMap;

use axum::Form;
use axum::extract::Path;
use axum::http::StatusCode;
use axum::response::Response;
use kernel::text;
use store::{Admission, PersonId, Sitter};
use table::{Denied, Happened, Table};

use super::{At, Fields, at, field, knock, leaving, number};
use crate::attempts::Try;
use crate::error::Fail;
use crate::limits::Kind;
use crate::pages::model::{Looker, People};
use crate::pages::{self, new_table};
use crate::request::Visitor;
use crate::room::{Change, Inside, NotDone};
use crate::{presence, token};

/// The page for the owner.
pub(crate) async fn show(visitor: Visitor, Path(id): Path<String>) -> Result<Response, Fail> {
    let at = at(&visitor, &id).await?;
    at.must_own()?;
    let entries = at.room.now().table.entries();
    let stored = visitor.app.store.open_after(&id, entries).await?.ok_or_else(Fail::no_table)?;
    let here = presence::everybody(&visitor.app, &at.room).await?;
    let plays = |person: PersonId| stored.sitters.iter().any(|sitter| sitter.person == person);
    let mut decided: BTreeMap<PersonId, Admission> = stored.onlookers.iter().copied().collect();
    let mut lookers = Vec::new();
    for looks in here.people.into_iter().filter(|looks| looks.person != stored.head.owner.0) {
        let person = PersonId(looks.person);
        let admission = decided.remove(&person);
        lookers.push(Looker { person, name: looks.name, plays: plays(person), admission });
    }
    let mut others = Vec::new();
    for (person, admission) in decided {
        let known = visitor.app.store.person(person).await?.map(|known| known.name);
        let name = known.filter(|name| !name.is_empty());
        let name = name.unwrap_or_else(|| visitor.words().word("table-gone"));
        others.push(Looker { person, name, plays: plays(person), admission: Some(admission) });
    }
    let inside = at.room.now();
    let table = &inside.table;
    let link = table.onlookers_token().map(|token| visitor.absolute(&format!("/table/{id}/watch/{token}")));
    let people = People {
        id: id.clone(),
        title: table.opening().title.clone(),
        game: table.game_id(),
        audience: table.audience(),
        write: table.onlookers_write(),
        link,
        here: lookers,
        nameless: here.nameless,
        others,
        deleting: leaving::deleting(table, stored.head.owner, &stored.sitters),
    };
    let mut frame = visitor.frame();
    frame.game = Some(people.game);
    Ok(visitor.page(pages::people::page(&frame, &people)))
}

/// Something that the owner decides on that page, and the page as it is then.
async fn as_owner(
    visitor: &Visitor,
    at: &At,
    decide: impl FnMut(&Table) -> Result<Happened, Denied> + Send,
) -> Result<Response, Fail> {
    // When somebody was faster, the page shows it.
    is_decided(visitor, at, decide).await?;
    Ok(visitor.go(&format!("/table/{}/people", at.room.id)))
}

/// Whether it was done; not if the table changed too often meanwhile.
async fn is_decided(
    visitor: &Visitor,
    at: &At,
    mut decide: impl FnMut(&Table) -> Result<Happened, Denied> + Send,
) -> Result<bool, Fail> {
    let change = |inside: &Inside| Ok(Change { happened: vec![decide(&inside.table)?], ..Change::default() });
    match visitor.app.change(&at.room, visitor.receipt(), change).await {
        Ok(()) => Ok(true),
        Err(NotDone::Denied(Denied::Stale)) => Ok(false),
        Err(NotDone::Denied(Denied::Table(why))) => Err(Fail::new(StatusCode::CONFLICT, why)),
        Err(NotDone::Denied(Denied::Rule(_))) => Err(Fail::bad_form()),
        Err(NotDone::Store(error)) => Err(error.into()),
    }
}

async fn owned(visitor: &Visitor, id: &str) -> Result<At, Fail> {
    visitor.limit(Kind::Move)?;
    let at = at(visitor, id).await?;
    at.must_own()?;
    Ok(at)
}

/// Other people than before may see the table.
pub(crate) async fn audience(
    visitor: Visitor,
    Path(id): Path<String>,
    Form(fields): Fields,
) -> Result<Response, Fail> {
    let at = owned(&visitor, &id).await?;
    let who = new_table::audience(field(&fields, "audience")).ok_or_else(Fail::bad_form)?;
    if at.room.now().table.audience() == who {
        return Ok(visitor.go(&format!("/table/{id}/people")));
    }
    as_owner(&visitor, &at, |table| table.show_to(who)).await
}

/// A new link for onlookers, or none any more.
pub(crate) async fn onlookers_link(
    visitor: Visitor,
    Path(id): Path<String>,
    Form(fields): Fields,
) -> Result<Response, Fail> {
    let at = owned(&visitor, &id).await?;
    let token = match field(&fields, "what") {
        "new" => Some(token::secret()?),
        "none" => None,
        _ => return Err(Fail::bad_form()),
    };
    as_owner(&visitor, &at, |table| table.link_onlookers(token.clone())).await
}

pub(crate) async fn onlookers_write(
    visitor: Visitor,
    Path(id): Path<String>,
    Form(fields): Fields,
) -> Result<Response, Fail> {
    let at = owned(&visitor, &id).await?;
    let may = field(&fields, "may") == "1";
    as_owner(&visitor, &at, |table| table.let_onlookers_write(may)).await
}

/// What the owner decides about somebody who looks on. Whoever is removed does not come back by the old link.
pub(crate) async fn decide(
    visitor: Visitor,
    Path(id): Path<String>,
    Form(fields): Fields,
) -> Result<Response, Fail> {
    let at = owned(&visitor, &id).await?;
    let person = PersonId(number(&fields, "person")?);
    let store = &visitor.app.store;
    let sitters = store.sitters(&id).await?;
    let plays = sitters.iter().any(|sitter: &Sitter| sitter.person == person);
    let admission = match field(&fields, "what") {
        "mute" => Admission::Muted,
        "admit" => Admission::Admitted,
        "remove" if plays => return Err(Fail::new(StatusCode::CONFLICT, text!("web-still-plays"))),
        "remove" => Admission::Removed,
        _ => return Err(Fail::bad_form()),
    };
    if visitor.known()?.id == person
        || !is_known(&visitor, &at, person).await?
        || store.person(person).await?.is_none()
    {
        return Err(Fail::bad_form());
    }
    let linked = at.room.now().table.onlookers_token().is_some();
    // The link first: whoever is removed after it was renewed has no way back, and if it cannot be, nothing was done.
    if admission == Admission::Removed && linked {
        let token = Some(token::secret()?);
        if !is_decided(&visitor, &at, |table| table.link_onlookers(token.clone())).await? {
            return Ok(visitor.go(&format!("/table/{id}/people")));
        }
    }
    store.set_onlooker(&id, person, Some(admission)).await?;
    at.room.presence.look_again();
    Ok(visitor.go(&format!("/table/{id}/people")))
}

/// Whether this person has been seen at the table: owners decide about their visitors, and learn the name of nobody else.
async fn is_known(visitor: &Visitor, at: &At, person: PersonId) -> Result<bool, Fail> {
    let inside = at.room.now();
    let wrote = |said: &table::Said| said.by == Some(person.0);
    if inside.admission_of(person).is_some()
        || !inside.seats_of(person).is_empty()
        || inside.table.said().iter().any(wrote)
    {
        return Ok(true);
    }
    let here = presence::everybody(&visitor.app, &at.room).await?;
    Ok(here.people.iter().any(|looks| looks.person == person.0))
}

/// The table that a link for onlookers leads to, unless the visitor was asked to leave.
async fn behind(visitor: &Visitor, id: &str) -> Result<At, Fail> {
    let at = knock(visitor, id).await?;
    if at.deleted || at.admission == Some(Admission::Removed) {
        at.must_see()?;
    }
    Ok(at)
}

/// Whether this link lets onlookers in.
async fn opens(at: &At, token: &str) -> bool {
    at.room.now().table.onlookers_token() == Some(token)
}

/// Where the link for onlookers leads: to the table for whoever may see it already.
pub(crate) async fn invitation(
    visitor: Visitor,
    Path((id, token)): Path<(String, String)>,
) -> Result<Response, Fail> {
    let at = behind(&visitor, &id).await?;
    if at.must_see().is_ok() {
        return Ok(visitor.go(&format!("/table/{id}")));
    }
    if !opens(&at, &token).await {
        return Err(Fail::private());
    }
    let inside = at.room.now();
    let (game, title) = (inside.table.game_id(), &inside.table.opening().title);
    Ok(visitor.page(pages::watch::page(&visitor.frame(), &id, &token, game, title)))
}

/// Lets an onlooker in.
pub(crate) async fn watch(
    mut visitor: Visitor,
    Path((id, token)): Path<(String, String)>,
) -> Result<Response, Fail> {
    visitor.attempt(Try::JoinFrom(visitor.address)).await?;
    let at = behind(&visitor, &id).await?;
    if at.must_see().is_err() {
        if !opens(&at, &token).await {
            return Err(Fail::private());
        }
        let person = visitor.identify(None).await?;
        visitor.app.store.set_onlooker(&id, person.id, Some(Admission::Admitted)).await?;
    }
    Ok(visitor.go(&format!("/table/{id}")))
}
