//! Gathers the data that a table's page is rendered from.

use std::sync::Arc;

use kernel::{Seat, Text, Viewer, text};
use table::{ChatContent, Handover, Holder, SceneRequest, Table, TableStage};
use words::Words;

use super::TableQuery;
use crate::clock::now;
use crate::error::HttpError;
use crate::handlers::{TableAccess, seats};
use crate::pages;
use crate::pages::model::{ChatLine, Frame, Lobby, RefusalMessage, SeatLine, TablePage, TakeBack};
use crate::request::Visitor;
use crate::room::{self, RoomState};

/// Everything that a page depends on. It can be rendered on any thread while the table goes on.
pub(super) struct TableView {
    access: TableAccess,
    state: Arc<RoomState>,
    query: TableQuery,
    refusal: Option<RefusalMessage>,
    /// In the visitor's language, without the names at the table.
    words: Words,
    /// How our URLs begin when they are opened from elsewhere.
    base_url: String,
}

impl TableView {
    pub(super) fn new(
        visitor: &Visitor,
        access: &TableAccess,
        state: Arc<RoomState>,
        query: TableQuery,
        refusal: Option<RefusalMessage>,
    ) -> Self {
        let (words, base_url) = (visitor.words(), visitor.absolute_url(""));
        Self { access: access.clone(), state, query, refusal, words, base_url }
    }

    pub(super) fn page(&self, frame: &Frame) -> Result<String, HttpError> {
        Ok(if self.waits() {
            pages::lobby::page(frame, &lobby(self, &frame.form_token)).into_string()
        } else {
            pages::table::page(frame, &page(self, &frame.form_token)?).into_string()
        })
    }

    /// The part of the page that changes, for a page that has these marks.
    pub(super) fn part(&self, frame: &Frame, have: Option<&str>) -> Result<String, HttpError> {
        Ok(if self.waits() {
            pages::lobby::part(frame, &lobby(self, "")).into_string()
        } else {
            pages::table::part(frame, &page(self, "")?, have)
        })
    }

    fn waits(&self) -> bool {
        self.state.table.stage() == TableStage::Waiting
    }

    fn version(&self) -> String {
        self.state.version().for_seats(&self.access.my_seats)
    }
}

fn lobby(view: &TableView, form_token: &str) -> Lobby {
    let TableView { access, state, words, .. } = view;
    let table = &state.table;
    Lobby {
        id: access.room.id.clone(),
        form_token: form_token.to_owned(),
        title: table.opening().title.clone(),
        game: table.game_id(),
        options: table.opening().options.clone().into_iter().collect(),
        seats: seat_lines(view),
        owner: access.is_owner,
        audience: table.audience(),
        chatting: seats::chatting(access, table),
        can_start: table.start().is_ok(),
        commitment: table.commitment(),
        version: view.version(),
        chat: chat(state, &table.words(words)),
    }
}

fn page(view: &TableView, form_token: &str) -> Result<TablePage, HttpError> {
    let TableView { access, state, query, .. } = view;
    let table = &state.table;
    let game = table.game().ok_or_else(HttpError::page_not_found)?;
    let asked = query.seat.filter(|seat| access.my_seats.contains(seat));
    // A visitor with several seats sees the game as one that has to decide: the one that they name, or the first.
    let due = asked.into_iter().chain(access.my_seats.iter().copied()).find(|seat| is_due(table, *seat));
    let seat = due.or(asked).or(access.my_seats.first().copied());
    // At a shared screen, hands are only shown to the player who has to decide, once they have said that it is them.
    let hides = game.has_secrets() && access.my_seats.len() > 1 && table.stage() == TableStage::Running;
    let veiled = hides && (due.is_none() || asked != due);
    let past = query.at_move.is_some_and(|at_move| at_move < game.move_count());
    let curtain = due.filter(|_| veiled && !past);
    // The past is shown as onlookers see it.
    let seat = seat.filter(|_| !(veiled && past));
    let viewer = match seat {
        Some(seat) if !veiled => Viewer::Seat(seat),
        _ => Viewer::Spectator,
    };
    let draft = seat.map(|seat| state.draft(seat));
    let look = SceneRequest {
        viewer,
        at_move: query.at_move,
        draft: draft.as_ref(),
        whole_log: query.log.as_deref() == Some("all"),
        conceded: table.conceded(),
    };
    let words = table.words(&view.words);
    let scene = game.scene(&look, &words);
    let revealed = table.revealed();
    Ok(TablePage {
        id: access.room.id.clone(),
        form_token: form_token.to_owned(),
        title: table.opening().title.clone(),
        game: table.game_id(),
        stage: room::stage(table.stage()),
        owner: access.is_owner,
        audience: table.audience(),
        chatting: seats::chatting(access, table),
        seats: seat_lines(view),
        seat,
        due: due.is_some(),
        past: scene.at_move < scene.move_count,
        scene,
        stamp: seat.zip(draft.as_ref()).map(|(seat, draft)| table.stamp(seat, draft).to_string()),
        draft: draft.map_or(0, |draft| draft.moves.len()),
        version: view.version(),
        chat: chat(state, &words),
        back: back(access, table),
        next: !access.taken_seats.is_empty() && table.next().is_some(),
        commitment: table.commitment(),
        secret: revealed.map(|fairness| fairness.secret().to_owned()),
        nonces: revealed.map(nonces).unwrap_or_default(),
        curtain,
        refusal: view.refusal.clone(),
        levels: bots::LEVELS,
    })
}

/// Whether the game waits for the person on this seat. A seat played by a bot waits for nobody.
fn is_due(table: &Table, seat: Seat) -> bool {
    let persons = table.chair(seat).is_some_and(|chair| chair.holder == Holder::Person);
    persons && table.owing().contains(seat)
}

fn nonces(fairness: &kernel::Fairness) -> Vec<(Seat, String)> {
    let nonces = Seat::all(fairness.nonces().len()).zip(fairness.nonces().iter().cloned());
    nonces.filter(|(_, nonce)| !nonce.is_empty()).collect()
}

fn seat_lines(view: &TableView) -> Vec<SeatLine> {
    let TableView { access, state, .. } = view;
    let table = &state.table;
    let words = table.words(&view.words);
    let (waiting, runs) = (table.stage() == TableStage::Waiting, table.stage() == TableStage::Running);
    // Onlookers do not wait for anybody.
    let waits = access.is_owner || !access.my_seats.is_empty();
    let line = |(seat, chair): (Seat, &table::Chair)| {
        let address = |token: &String| format!("{}/table/{}/join/{token}", view.base_url, access.room.id);
        let link = chair.token.as_ref().filter(|_| access.is_owner).map(address);
        SeatLine {
            seat,
            // In a lobby a free seat has no name; in a running game it still needs one.
            name: if chair.name.is_empty() && waiting { String::new() } else { words.name(seat) },
            holder: chair.holder.clone(),
            mine: access.my_seats.contains(&seat),
            stands_in: chair.has_person && matches!(chair.holder, Holder::Bot(_)),
            conceded: chair.conceded,
            is_idle: waits && table.is_idle(seat, now()) && !access.my_seats.contains(&seat),
            may_be_freed: access.is_owner
                && table.may_be_vacated(seat)
                && !(runs && access.my_seats == [seat]),
            since: chair.holder_since,
            nonce: chair.nonce.is_some(),
            link,
        }
    };
    Seat::all(table.chairs().len()).zip(table.chairs()).map(line).collect()
}

fn audience_note(audience: table::Audience) -> Text {
    match audience {
        table::Audience::Everyone => text!(table_audience_everyone),
        table::Audience::Link => text!(table_audience_link),
        table::Audience::Invited => text!(table_audience_invited),
    }
}

/// What could be taken back, and what somebody has asked to take back.
fn back(access: &TableAccess, table: &Table) -> TakeBack {
    TakeBack {
        asked: table.take_back_request().map(|back| (back.seat, back.to)),
        answered: table
            .take_back_request()
            .is_some_and(|back| access.my_seats.iter().all(|seat| back.agreed.contains(*seat))),
        since: table.earliest_take_back(),
    }
}

fn chat(state: &RoomState, words: &Words) -> Vec<ChatLine> {
    const MOST: usize = 200;
    let said = state.table.chat();
    let from = said.len().saturating_sub(MOST);
    let line = |(number, said): (usize, &table::ChatEntry)| {
        let name = if said.name.is_empty() { words.word(table::texts::GONE) } else { said.name.clone() };
        let seat = name.clone();
        let (text, note) = match &said.what {
            ChatContent::Text(text) => (text.clone(), None),
            ChatContent::BackAsked(to) => {
                (String::new(), Some(text!(table_back_asked, seat = seat, to = *to)))
            }
            ChatContent::BackRefused => (String::new(), Some(text!(table_back_refused, seat = seat))),
            ChatContent::TakenBack(to) => {
                (String::new(), Some(text!(table_back_done, seat = seat, to = *to)))
            }
            ChatContent::Handed(Handover::Asked) => (String::new(), Some(text!(table_handed, seat = seat))),
            ChatContent::Handed(Handover::Idle) => {
                (String::new(), Some(text!(table_handed_idle, seat = seat)))
            }
            ChatContent::Handed(Handover::Conceded) => {
                (String::new(), Some(text!(table_conceded, seat = seat)))
            }
            ChatContent::Returned => (String::new(), Some(text!(table_returned, seat = seat))),
            ChatContent::Again => (String::new(), Some(text!(table_again_set_up, seat = seat))),
            ChatContent::Sat => (String::new(), Some(text!(table_sat_down, seat = seat))),
            ChatContent::Vacated => (String::new(), Some(text!(table_vacated, seat = seat))),
            ChatContent::Gone => (String::new(), Some(text!(table_left_for_good))),
            ChatContent::Audience(who) => (String::new(), Some(audience_note(*who))),
        };
        let note = note.map(|note| words.say(&note));
        ChatLine { number, name, seat: said.seat, text, note, time: said.time }
    };
    said.iter().enumerate().skip(from).map(line).collect()
}
