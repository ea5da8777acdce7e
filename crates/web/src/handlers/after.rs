//! When a game is over: its record, its proof, and what comes next.

use axum::Form;
use axum::extract::Path;
use axum::http::header;
use axum::response::{IntoResponse, Response};
use kernel::{Record, Seat};
use store::Admission;
use table::{Audience, Game, GameError, Happened, Holder, OpenChair, Opening, RecordFault, Stage, Table};

use super::{At, Fields, at, at_record, knock, new_table, number, seat};
use crate::error::Fail;
use crate::limits::Kind;
use crate::pages;
use crate::pages::model::Verified;
use crate::request::Visitor;
use crate::room::{Change, Inside, NotDone};
use crate::work;

/// A copy of the game, to be read when nobody waits for the table. Its record holds the secret: it is for after the game.
fn over(table: &Table) -> Result<Box<dyn Game>, Fail> {
    let game = table.game().filter(|_| table.revealed().is_some()).ok_or_else(Fail::no_page)?;
    Ok(game.boxed())
}

pub(crate) async fn record(visitor: Visitor, Path(id): Path<String>) -> Result<Response, Fail> {
    let at = at_record(&visitor, &id).await?;
    let game = over(&at.room.now().table)?;
    let written = work::aside(move || game.record().map(|record| (record.to_string(), record.game))).await?;
    let (text, game) = written.map_err(|error| Fail::inside(&error))?;
    let name = format!("attachment; filename=\"{game}-{id}.txt\"");
    let headers =
        [(header::CONTENT_TYPE, "text/plain; charset=utf-8".to_owned()), (header::CONTENT_DISPOSITION, name)];
    Ok(visitor.with_cookies((headers, text).into_response()))
}

/// Plays the whole game again from its secret, as anyone can with its record.
pub(crate) async fn verify(visitor: Visitor, Path(id): Path<String>) -> Result<Response, Fail> {
    let at = at_record(&visitor, &id).await?;
    let (game, title, game_id) = {
        let inside = at.room.now();
        (over(&inside.table)?, inside.table.opening().title.clone(), inside.table.game_id())
    };
    let checked = work::aside(move || {
        let record = game.record()?;
        let read = Record::parse(&record.to_string()).map_err(RecordFault::from);
        Ok::<_, GameError>((read.and_then(|record| table::verify(&record)), record.fairness))
    });
    let (checked, fairness) = checked.await?.map_err(|error| Fail::inside(&error))?;
    let verified = Verified {
        id: at.room.id.clone(),
        title,
        game: game_id,
        fault: checked.as_ref().err().map(|fault| visitor.words().say(&fault.text())),
        moves: checked.as_ref().map_or(0, |checked| checked.moves),
        draws: checked.as_ref().map_or(0, |checked| checked.draws),
        commitment: fairness.commitment(),
        secret: fairness.secret().to_owned(),
    };
    Ok(visitor.page(pages::verify::page(&visitor.frame(), &verified)))
}

/// The same table again: my seats are mine, bots are bots, and for everybody else a seat is kept free, with a link. Who
/// sat here and comes second takes that seat.
pub(crate) async fn again(mut visitor: Visitor, Path(id): Path<String>) -> Result<Response, Fail> {
    visitor.limit(Kind::NewTable)?;
    let here = at(&visitor, &id).await?;
    if let Some(next) = next_table(&here).await {
        return follow(&visitor, &here, &next).await;
    }
    let (game, opening, chairs, audience) = {
        let inside = here.room.now();
        let table = &inside.table;
        if !matches!(table.stage(), Stage::Over | Stage::Record) {
            return Err(Fail::no_page());
        }
        let chairs =
            Seat::all(table.chairs().len()).zip(table.chairs()).map(|(seat, chair)| match &chair.holder {
                _ if here.sat.contains(&seat) => OpenChair::Person { name: chair.name.clone() },
                Holder::Bot(level) if !chair.has_person => OpenChair::Bot { level: level.clone() },
                _ => OpenChair::Free,
            });
        (table.game_id(), table.opening().clone(), chairs.collect::<Vec<_>>(), table.audience())
    };
    let person = visitor.identify(None).await?;
    let mut next = new_table::blank(game, chairs, opening.options)?;
    next.title = opening.title;
    next.idle_hours = opening.idle_hours;
    let next = next.seen_by(audience);
    let others = next.chairs.contains(&OpenChair::Free);
    let next = new_table::open_with_links(&visitor, next, person.id).await?;
    if let Some(seat) = here.sat.first().copied().filter(|_| others) {
        let set_up = |inside: &Inside| {
            let happened = vec![inside.table.play_again(seat, next.clone())?];
            Ok(Change { happened, ..Change::default() })
        };
        match visitor.app.change(&here.room, None, set_up).await {
            // Somebody else was quicker: then there are two tables, and people find the other one.
            Ok(()) | Err(NotDone::Denied(_)) => {}
            Err(NotDone::Store(error)) => return Err(error.into()),
        }
    }
    Ok(visitor.go(&format!("/table/{next}")))
}

/// Where those who sat here play again.
async fn next_table(here: &At) -> Option<String> {
    let inside = here.room.now();
    inside.table.next().filter(|_| !here.sat.is_empty()).map(str::to_owned)
}

/// To the table where the others play again, on the same seats as here while they are free.
async fn follow(visitor: &Visitor, here: &At, next: &str) -> Result<Response, Fail> {
    // Whoever sat here may come, also to a private table where they do not sit yet.
    let there = knock(visitor, next).await?;
    let person = visitor.known()?;
    for seat in &here.sat {
        let name = here.room.now().table.chair(*seat).map(|chair| chair.name.clone());
        let sits = |inside: &Inside| {
            let token = inside.table.chair(*seat).and_then(|chair| chair.token.clone());
            let (seat, sat) =
                inside.table.sit(&token.unwrap_or_default(), name.as_deref().unwrap_or_default())?;
            Ok(Change { happened: vec![sat], sitters: vec![(seat, Some(person.id))], ..Change::default() })
        };
        match visitor.app.change(&there.room, None, sits).await {
            // It is theirs already, or somebody else has taken it: then they find the others there all the same.
            Ok(()) | Err(NotDone::Denied(_)) => {}
            Err(NotDone::Store(error)) => return Err(error.into()),
        }
    }
    // Whose seat was taken meanwhile looks on.
    let there = knock(visitor, next).await?;
    if there.must_see().is_err() && there.admission.is_none() && !there.deleted {
        visitor.app.store.set_onlooker(next, person.id, Some(Admission::Admitted)).await?;
    }
    Ok(visitor.go(&format!("/table/{next}")))
}

/// From a point of the history on, as a new table: the chosen seat is mine, the others are bots'. The dice fall as they
/// did, as long as the same things happen.
pub(crate) async fn go_on(
    mut visitor: Visitor,
    Path(id): Path<String>,
    Form(fields): Fields,
) -> Result<Response, Fail> {
    visitor.limit(Kind::NewTable)?;
    let here = at(&visitor, &id).await?;
    let (mine, upto): (Seat, usize) = (seat(&fields)?, number(&fields, "at")?);
    let (game, opening, given, fairness) = {
        let inside = here.room.now();
        let table = &inside.table;
        let (Some(game), Some(fairness)) = (table.game(), table.revealed()) else {
            return Err(Fail::no_page());
        };
        (table.game_id(), table.opening().clone(), game.moves(upto), fairness.clone())
    };
    if mine.index() >= opening.chairs.len() {
        return Err(Fail::bad_form());
    }
    let person = visitor.identify(None).await?;
    let chairs = Seat::all(opening.chairs.len()).map(|seat| match seat {
        seat if seat == mine => OpenChair::Person { name: person.name.clone() },
        _ => OpenChair::Bot { level: new_table::strongest().to_owned() },
    });
    let next = Opening {
        title: opening.title,
        secret: fairness.secret().to_owned(),
        nonces: fairness.nonces().to_vec(),
        // The moves that were made stand only by the rules that they were made by.
        rules_version: opening.rules_version,
        given,
        ..new_table::blank(game, chairs.collect(), opening.options)?.seen_by(Audience::Invited)
    };
    let id = visitor
        .app
        .open_table(next, person.id, vec![(mine, person.id)], vec![Happened::Started], visitor.receipt_key())
        .await?;
    Ok(visitor.go(&format!("/table/{id}")))
}
