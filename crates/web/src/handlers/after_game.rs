//! After a game: its record, its verification, and the next game.

use axum::extract::Path;
use axum::http::header;
use axum::response::{IntoResponse, Response};
use kernel::{Record, Seat};
use store::Admission;
use table::{
    Audience, Game, GameError, Holder, OpenChair, Opening, Table, TableEvent, TableStage, VerifyError,
};

use super::table_form::TableForm;
use super::{TableAccess, linked_table, lobby, new_table, number, seat, visible_record, visible_table};
use crate::blocking;
use crate::error::HttpError;
use crate::pages;
use crate::pages::model::Verified;
use crate::rate_limit::LimitedAction;
use crate::request::Visitor;
use crate::room::{Change, RoomState, UpdateError};
use crate::rooms::Author;

/// A copy of the game, so that nobody waits while it is read. Its record contains the secret, so it is only for
/// finished games.
fn finished_game(table: &Table) -> Result<Box<dyn Game>, HttpError> {
    let game = table.game().filter(|_| table.revealed().is_some()).ok_or_else(HttpError::page_not_found)?;
    Ok(game.boxed())
}

pub(crate) async fn record(visitor: Visitor, Path(id): Path<String>) -> Result<Response, HttpError> {
    let access = visible_record(&visitor, &id).await?;
    let game = finished_game(&access.room.state().table)?;
    let written =
        blocking::run(move || game.record().map(|record| (record.to_string(), record.game))).await?;
    let (text, game) = written.map_err(|error| HttpError::internal(&error))?;
    let name = format!("attachment; filename=\"{game}-{id}.txt\"");
    let headers =
        [(header::CONTENT_TYPE, "text/plain; charset=utf-8".to_owned()), (header::CONTENT_DISPOSITION, name)];
    Ok(visitor.with_cookies((headers, text).into_response()))
}

/// Replays the whole game from its secret, as anybody can with its record.
pub(crate) async fn verify(visitor: Visitor, Path(id): Path<String>) -> Result<Response, HttpError> {
    let access = visible_record(&visitor, &id).await?;
    let (game, title, game_id) = {
        let state = access.room.state();
        (finished_game(&state.table)?, state.table.opening().title.clone(), state.table.game_id())
    };
    let checked = blocking::run(move || {
        let record = game.record()?;
        let read = Record::parse(&record.to_string()).map_err(VerifyError::from);
        Ok::<_, GameError>((read.and_then(|record| table::verify(&record)), record.fairness))
    });
    let (checked, fairness) = checked.await?.map_err(|error| HttpError::internal(&error))?;
    let verified = Verified {
        id: access.room.id.clone(),
        title,
        game: game_id,
        error: checked.as_ref().err().map(|error| visitor.words().say(&error.text())),
        moves: checked.as_ref().map_or(0, |checked| checked.moves),
        draws: checked.as_ref().map_or(0, |checked| checked.draws),
        commitment: fairness.commitment(),
        secret: fairness.secret().to_owned(),
    };
    Ok(visitor.page(pages::verify::page(&visitor.frame(), &verified)))
}

/// Sets up the same table again: my seats stay mine, bots stay bots, and everybody else's seat is free, with a link. A
/// player who comes later takes their reserved seat.
pub(crate) async fn play_again(mut visitor: Visitor, Path(id): Path<String>) -> Result<Response, HttpError> {
    visitor.check_rate(LimitedAction::NewTable)?;
    let access = visible_table(&visitor, &id).await?;
    let before =
        access.room.state().table.next().filter(|_| !access.taken_seats.is_empty()).map(str::to_owned);
    if let Some(next) = &before
        && table_exists(&visitor, next).await
    {
        return follow_to_next_table(&visitor, &access, next).await;
    }
    let (game, opening, chairs, audience) = {
        let state = access.room.state();
        let table = &state.table;
        if !matches!(table.stage(), TableStage::Over | TableStage::Record) {
            return Err(HttpError::page_not_found());
        }
        let chairs =
            Seat::all(table.chairs().len()).zip(table.chairs()).map(|(seat, chair)| match &chair.holder {
                _ if access.taken_seats.contains(&seat) => OpenChair::Person { name: chair.name.clone() },
                Holder::Bot(level) if !chair.has_person => OpenChair::Bot { level: level.clone() },
                _ => OpenChair::Free,
            });
        (table.game_id(), table.opening().clone(), chairs.collect::<Vec<_>>(), table.audience())
    };
    let person = visitor.ensure_person(None).await?;
    let mut next = new_table::blank(&visitor.app.config.chance, game, chairs, opening.options)?;
    next.title = opening.title;
    next.idle_hours = opening.idle_hours;
    let next = next.seen_by(audience);
    let others = next.chairs.contains(&OpenChair::Free);
    let receipt_key = visitor.receipt_key();
    let made = new_table::open_with_links(&visitor, next.clone(), person.id, receipt_key).await?;
    // The table that this form created before may be gone: a person who sends it again still wants to play.
    let next = if table_exists(&visitor, &made).await {
        made
    } else {
        new_table::open_with_links(&visitor, next, person.id, None).await?
    };
    if let Some(seat) = access.taken_seats.first().copied().filter(|_| others) {
        let set_up = |state: &RoomState| {
            let events = vec![state.table.play_again(seat, next.clone(), before.as_deref())?];
            Ok(Change { events, ..Change::default() })
        };
        match visitor.app.update(Author::Person, &access.room, None, set_up).await {
            // Somebody else was quicker. Then there are two tables, and people find the other one.
            Ok(()) | Err(UpdateError::Action(_)) => {}
            Err(UpdateError::Store(error)) => return Err(error.into()),
        }
    }
    Ok(visitor.redirect(&format!("/table/{next}")))
}

/// Whether there is a table to follow the others to. One that cannot be read right now does exist, and says why.
async fn table_exists(visitor: &Visitor, next: &str) -> bool {
    match visitor.app.room(next).await {
        Ok(room) => room.is_some_and(|room| !room.state().head.deleted),
        Err(_) => true,
    }
}

/// Leads to the table where the others play again, on the same seats as here while they are reserved.
async fn follow_to_next_table(
    visitor: &Visitor,
    access: &TableAccess,
    next: &str,
) -> Result<Response, HttpError> {
    // Players may come even to a private table where they do not sit yet, but not if they were asked to leave it.
    let there = linked_table(visitor, next).await?;
    let person = visitor.require_person()?;
    let named = visitor.app.store.tables_naming(person.id).await?;
    let names = named.into_iter().filter(|(table, _)| table == next).map(|(_, number)| number.0);
    let names: Vec<i64> = names.chain([person.id.0]).collect();
    let put_out = |table: &Table| names.iter().any(|name| table.was_evicted(*name));
    for seat in &access.taken_seats {
        let name = access.room.state().table.chair(*seat).map(|chair| chair.name.clone()).unwrap_or_default();
        let sits = |state: &RoomState| {
            let kept = state.table.chair(*seat).filter(|chair| !chair.was_vacated && !put_out(&state.table));
            let token = kept
                .and_then(|chair| chair.token.clone())
                .ok_or_else(|| kernel::Text::from(table::texts::INVALID_LINK))?;
            let (seat, sat) = lobby::decide_sitting_down(state, Some(person.id), &token, &name)?;
            Ok(Change { events: vec![sat], sitters: vec![(seat, Some(person.id))], ..Change::default() })
        };
        match visitor.app.update(Author::Person, &there.room, None, sits).await {
            // The seat is already theirs, or no longer reserved: they find the others there all the same.
            Ok(()) | Err(UpdateError::Action(_)) => {}
            Err(UpdateError::Store(error)) => return Err(error.into()),
        }
    }
    // A player whose seat was taken meanwhile becomes an onlooker. One whose seat was vacated needs a link, like
    // anybody else.
    let there = linked_table(visitor, next).await?;
    let table = &there.room.state().table;
    let freed = put_out(table)
        || access.taken_seats.iter().any(|seat| table.chair(*seat).is_some_and(|chair| chair.was_vacated));
    if there.require_view().is_err() && !freed {
        visitor.app.store.set_onlooker(next, person.id, Some(Admission::Admitted)).await?;
    }
    Ok(visitor.redirect(&format!("/table/{next}")))
}

/// Continues from a point of the history, as a new table: the chosen seat is mine, bots play the others. The dice fall
/// as they did for as long as the same things happen.
pub(crate) async fn continue_from_move(form: TableForm) -> Result<Response, HttpError> {
    let TableForm { mut visitor, id, fields } = form;
    visitor.check_rate(LimitedAction::NewTable)?;
    let access = visible_table(&visitor, &id).await?;
    let (mine, upto): (Seat, usize) = (seat(&fields)?, number(&fields, "at")?);
    let (game, opening, given, fairness) = {
        let state = access.room.state();
        let table = &state.table;
        let (Some(game), Some(fairness)) = (table.game(), table.revealed()) else {
            return Err(HttpError::page_not_found());
        };
        (table.game_id(), table.opening().clone(), game.moves(upto), fairness.clone())
    };
    if mine.index() >= opening.chairs.len() {
        return Err(HttpError::bad_form());
    }
    let person = visitor.ensure_person(None).await?;
    let chairs = Seat::all(opening.chairs.len()).map(|seat| match seat {
        seat if seat == mine => OpenChair::Person { name: person.name.clone() },
        _ => OpenChair::Bot { level: new_table::strongest().to_owned() },
    });
    let next = Opening {
        title: opening.title,
        secret: fairness.secret().to_owned(),
        nonces: fairness.nonces().to_vec(),
        // The moves are only legal by the rules that they were made under.
        rules_version: opening.rules_version,
        given,
        ..new_table::blank(&visitor.app.config.chance, game, chairs.collect(), opening.options)?
            .seen_by(Audience::Invited)
    };
    let id = visitor
        .app
        .create_table(
            next,
            person.id,
            vec![(mine, person.id)],
            vec![TableEvent::Started],
            visitor.receipt_key(),
        )
        .await?;
    Ok(visitor.redirect(&format!("/table/{id}")))
}
