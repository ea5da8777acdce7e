//! When a game is over: its record, its proof, and what comes next.

use axum::Form;
use axum::extract::Path;
use axum::http::header;
use axum::response::{IntoResponse, Response};
use kernel::{Record, Seat, text};
use store::Admission;
use table::{Audience, Game, GameError, Happened, Holder, OpenChair, Opening, RecordFault, Stage, Table};

use super::{At, Fields, at, at_record, lobby, new_table, number, seat};
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
    let before = here.room.now().table.next().filter(|_| !here.sat.is_empty()).map(str::to_owned);
    if let Some(next) = &before
        && is_there(&visitor, next).await
    {
        return follow(&visitor, &here, next).await;
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
    let once = visitor.receipt_key();
    let made = new_table::open_with_links(&visitor, next.clone(), person.id, once).await?;
    // The same form may have made one before that is no more: whoever sends it again still wants to play.
    let next = if is_there(&visitor, &made).await {
        made
    } else {
        new_table::open_with_links(&visitor, next, person.id, None).await?
    };
    if let Some(seat) = here.sat.first().copied().filter(|_| others) {
        let set_up = |inside: &Inside| {
            let happened = vec![inside.table.play_again(seat, next.clone(), before.as_deref())?];
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

/// Whether there is a table to follow the others to. One that cannot be read right now is there, and says why.
async fn is_there(visitor: &Visitor, next: &str) -> bool {
    match visitor.app.room(next).await {
        Ok(room) => room.is_some_and(|room| !room.now().head.deleted),
        Err(_) => true,
    }
}

/// To the table where the others play again, on the same seats as here while they are kept for whoever sat there.
async fn follow(visitor: &Visitor, here: &At, next: &str) -> Result<Response, Fail> {
    // Whoever sat here may come, also to a private table where they do not sit yet; but not who was asked to leave it.
    let there = lobby::behind(visitor, next).await?;
    let person = visitor.known()?;
    let named = visitor.app.store.named_at(person.id).await?;
    let names = named.into_iter().filter(|(table, _)| table == next).map(|(_, number)| number.0);
    let names: Vec<i64> = names.chain([person.id.0]).collect();
    let put_out = |table: &Table| names.iter().any(|name| table.was_put_out(*name));
    for seat in &here.sat {
        let name = here.room.now().table.chair(*seat).map(|chair| chair.name.clone()).unwrap_or_default();
        let sits = |inside: &Inside| {
            let kept = inside.table.chair(*seat).filter(|chair| !chair.freed && !put_out(&inside.table));
            let token = kept.and_then(|chair| chair.token.clone()).ok_or_else(|| text!("table-no-link"))?;
            let (seat, sat) = lobby::sits(inside, Some(person.id), &token, &name)?;
            Ok(Change { happened: vec![sat], sitters: vec![(seat, Some(person.id))], ..Change::default() })
        };
        match visitor.app.change(&there.room, None, sits).await {
            // It is theirs already, or not theirs any more: then they find the others there all the same.
            Ok(()) | Err(NotDone::Denied(_)) => {}
            Err(NotDone::Store(error)) => return Err(error.into()),
        }
    }
    // Whose seat was taken meanwhile looks on. Whose seat was freed needs a link, as anybody does.
    let there = lobby::behind(visitor, next).await?;
    let table = &there.room.now().table;
    let freed =
        put_out(table) || here.sat.iter().any(|seat| table.chair(*seat).is_some_and(|chair| chair.freed));
    if there.must_see().is_err() && !freed {
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
