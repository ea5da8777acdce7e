//! From a table, and what a visitor is at it, to the data that the page is made from.

use std::sync::Arc;

use kernel::{Seat, Text, Viewer, text};
use table::{Handover, Look, Saying, Stage, Table};
use words::Words;

use super::Query;
use crate::clock::now;
use crate::error::Fail;
use crate::handlers::{At, seats};
use crate::pages;
use crate::pages::model::{ChatLine, Frame, Holder, Lobby, Refused, SeatLine, TablePage, TakeBack};
use crate::request::Visitor;
use crate::room::{self, Inside};

/// All that a page depends on. It can be made from this anywhere, while the table goes on.
pub(super) struct Seen {
    at: At,
    inside: Arc<Inside>,
    query: Query,
    refusal: Option<Refused>,
    /// In the visitor's language, and without the names of the table.
    words: Words,
    /// How our addresses begin where somebody elsewhere opens them.
    house: String,
}

impl Seen {
    pub(super) fn new(
        visitor: &Visitor,
        at: &At,
        inside: Arc<Inside>,
        query: Query,
        refusal: Option<Refused>,
    ) -> Self {
        let (words, house) = (visitor.words(), visitor.absolute(""));
        Self { at: at.clone(), inside, query, refusal, words, house }
    }

    pub(super) fn page(&self, frame: &Frame) -> Result<String, Fail> {
        Ok(if self.waits() {
            pages::lobby::page(frame, &lobby(self, &frame.once)).into_string()
        } else {
            pages::table::page(frame, &page(self, &frame.once)?).into_string()
        })
    }

    /// The part of the page that changes, for one that has these marks.
    pub(super) fn part(&self, frame: &Frame, have: Option<&str>) -> Result<String, Fail> {
        Ok(if self.waits() {
            pages::lobby::part(frame, &lobby(self, "")).into_string()
        } else {
            pages::table::part(frame, &page(self, "")?, have)
        })
    }

    fn waits(&self) -> bool {
        self.inside.table.stage() == Stage::Waiting
    }

    fn version(&self) -> String {
        self.inside.tick().version(&self.at.mine)
    }
}

fn lobby(seen: &Seen, once: &str) -> Lobby {
    let Seen { at, inside, words, .. } = seen;
    let table = &inside.table;
    Lobby {
        id: at.room.id.clone(),
        once: once.to_owned(),
        title: table.opening().title.clone(),
        game: table.game_id(),
        options: table.opening().options.clone().into_iter().collect(),
        seats: seat_lines(seen),
        owner: at.owner,
        audience: table.audience(),
        chatting: seats::chatting(at, table),
        can_start: table.start().is_ok(),
        commitment: table.commitment(),
        version: seen.version(),
        chat: chat(inside, &table.words(words)),
    }
}

fn page(seen: &Seen, once: &str) -> Result<TablePage, Fail> {
    let Seen { at, inside, query, .. } = seen;
    let table = &inside.table;
    let game = table.game().ok_or_else(Fail::no_page)?;
    let asked = query.seat.filter(|seat| at.mine.contains(seat));
    // Whoever holds several seats sees with the eyes of one that is to decide: the one that they name, or the first.
    let due = asked.into_iter().chain(at.mine.iter().copied()).find(|seat| is_due(table, *seat));
    let seat = due.or(asked).or(at.mine.first().copied());
    // At a screen that several people share, hands lie open only to the one who is to decide and says that it is they.
    let hides = game.has_secrets() && at.mine.len() > 1 && table.stage() == Stage::Running;
    let veiled = hides && (due.is_none() || asked != due);
    let past = query.at.is_some_and(|at| at < game.made());
    let curtain = due.filter(|_| veiled && !past);
    // What is past is everybody's, as anybody may see it.
    let seat = seat.filter(|_| !(veiled && past));
    let viewer = match seat {
        Some(seat) if !veiled => Viewer::Seat(seat),
        _ => Viewer::Spectator,
    };
    let draft = seat.map(|seat| inside.draft(seat));
    let look = Look {
        viewer,
        at: query.at,
        draft: draft.as_ref(),
        whole_log: query.log.as_deref() == Some("all"),
        conceded: table.conceded(),
    };
    let words = table.words(&seen.words);
    let scene = game.scene(&look, &words);
    let revealed = table.revealed();
    Ok(TablePage {
        id: at.room.id.clone(),
        once: once.to_owned(),
        title: table.opening().title.clone(),
        game: table.game_id(),
        stage: room::stage(table.stage()),
        owner: at.owner,
        audience: table.audience(),
        chatting: seats::chatting(at, table),
        seats: seat_lines(seen),
        seat,
        due: due.is_some(),
        past: scene.at < scene.made,
        scene,
        stamp: seat.zip(draft.as_ref()).map(|(seat, draft)| table.stamp(seat, draft).to_string()),
        draft: draft.map_or(0, |draft| draft.moves.len()),
        version: seen.version(),
        chat: chat(inside, &words),
        back: back(at, table),
        next: !at.sat.is_empty() && table.next().is_some(),
        commitment: table.commitment(),
        secret: revealed.map(|fairness| fairness.secret().to_owned()),
        nonces: revealed.map(nonces).unwrap_or_default(),
        curtain,
        refusal: seen.refusal.clone(),
        levels: bots::LEVELS,
    })
}

/// Whether the game waits for the person of this seat. A seat that a bot plays waits for nobody.
fn is_due(table: &Table, seat: Seat) -> bool {
    let persons = table.chair(seat).is_some_and(|chair| chair.holder == table::Holder::Person);
    persons && table.owing().contains(seat)
}

fn nonces(fairness: &kernel::Fairness) -> Vec<(Seat, String)> {
    let nonces = Seat::all(fairness.nonces().len()).zip(fairness.nonces().iter().cloned());
    nonces.filter(|(_, nonce)| !nonce.is_empty()).collect()
}

fn seat_lines(seen: &Seen) -> Vec<SeatLine> {
    let Seen { at, inside, .. } = seen;
    let table = &inside.table;
    let words = table.words(&seen.words);
    let (waiting, runs) = (table.stage() == Stage::Waiting, table.stage() == Stage::Running);
    // Whoever only looks on does not wait for anybody.
    let waits = at.owner || !at.mine.is_empty();
    let line = |(seat, chair): (Seat, &table::Chair)| {
        let address = |token: &String| format!("{}/table/{}/join/{token}", seen.house, at.room.id);
        let link = chair.token.as_ref().filter(|_| at.owner).map(address);
        SeatLine {
            seat,
            // In a lobby a free seat has no name; in a game it is still called something.
            name: if chair.name.is_empty() && waiting { String::new() } else { words.name(seat) },
            holder: match &chair.holder {
                table::Holder::Nobody => Holder::Nobody,
                table::Holder::Person => Holder::Person,
                table::Holder::Bot(level) => Holder::Bot(level.clone()),
            },
            mine: at.mine.contains(&seat),
            stands_in: chair.has_person && matches!(chair.holder, table::Holder::Bot(_)),
            conceded: chair.conceded,
            may_be_given: waits && table.may_be_given(seat, now()) && !at.mine.contains(&seat),
            may_be_freed: at.owner && table.may_be_vacated(seat) && !(runs && at.mine == [seat]),
            since: chair.since,
            nonce: chair.nonce.is_some(),
            link,
        }
    };
    Seat::all(table.chairs().len()).zip(table.chairs()).map(line).collect()
}

fn audience_note(audience: table::Audience) -> Text {
    match audience {
        table::Audience::Everyone => text!("table-audience-everyone"),
        table::Audience::Link => text!("table-audience-link"),
        table::Audience::Invited => text!("table-audience-invited"),
    }
}

/// What somebody wishes to take back, or may.
fn back(at: &At, table: &Table) -> TakeBack {
    TakeBack {
        asked: table.back().map(|back| (back.seat, back.to)),
        answered: table.back().is_some_and(|back| at.mine.iter().all(|seat| back.agreed.contains(*seat))),
        since: table.back_to(),
    }
}

fn chat(inside: &Inside, words: &Words) -> Vec<ChatLine> {
    const MOST: usize = 200;
    let said = inside.table.said();
    let from = said.len().saturating_sub(MOST);
    let line = |(number, said): (usize, &table::Said)| {
        let name = if said.name.is_empty() { words.word("table-gone") } else { said.name.clone() };
        let seat = name.clone();
        let (text, note) = match &said.what {
            Saying::Text(text) => (text.clone(), None),
            Saying::BackAsked(to) => (String::new(), Some(text!("table-back-asked", seat = seat, to = *to))),
            Saying::BackRefused => (String::new(), Some(text!("table-back-refused", seat = seat))),
            Saying::TakenBack(to) => (String::new(), Some(text!("table-back-done", seat = seat, to = *to))),
            Saying::Handed(Handover::Asked) => (String::new(), Some(text!("table-handed", seat = seat))),
            Saying::Handed(Handover::Idle) => (String::new(), Some(text!("table-handed-idle", seat = seat))),
            Saying::Handed(Handover::Conceded) => (String::new(), Some(text!("table-conceded", seat = seat))),
            Saying::Returned => (String::new(), Some(text!("table-returned", seat = seat))),
            Saying::Again => (String::new(), Some(text!("table-again-set-up", seat = seat))),
            Saying::Sat => (String::new(), Some(text!("table-sat-down", seat = seat))),
            Saying::Vacated => (String::new(), Some(text!("table-vacated", seat = seat))),
            Saying::Gone => (String::new(), Some(text!("table-left-for-good"))),
            Saying::Audience(who) => (String::new(), Some(audience_note(*who))),
        };
        let note = note.map(|note| words.say(&note));
        ChatLine { number, name, seat: said.seat, text, note, at: said.at }
    };
    said.iter().enumerate().skip(from).map(line).collect()
}
