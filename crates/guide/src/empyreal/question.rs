//! Where the game stands, what is asked, and what is good to know for the answer.

use catalog::empyreal::{END_OF_LINE, MANA_LIMIT, Move, Stage, Table, View};
use hexes::Coord;
use kernel::{Arg, Seat, Text, text};

use super::phrases::{hex, mana};
use super::{asks, labels};
use crate::{Progress, Question};

/// So few trains are worth a word.
const FEW_TRAINS: u8 = 6;

pub(super) fn progress(table: &Table) -> Progress {
    Progress {
        round: u32::from(table.round),
        label: text!("emp-now-round", round = table.round),
        phase: Text::plain(table.phase_word()),
    }
}

pub(super) fn question(view: &View, seat: Seat) -> Question {
    let table = &view.table;
    match table.stack.last() {
        Some(frame) => asks::question(table, seat, *frame),
        None => {
            let moves = view.moves();
            let (ask, now) = of_stage(table, seat, &moves);
            Question { ask, now }
        }
    }
}

fn of_stage(table: &Table, seat: Seat, moves: &[Move]) -> (Text, Vec<Text>) {
    match table.stage {
        Stage::Awards => {
            (text!("emp-ask-award"), vec![text!("emp-now-awards", left = table.awards().count())])
        }
        Stage::Companies => (text!("emp-ask-company"), companies(table, seat)),
        Stage::Headquarters { first } => headquarters(table, seat, first.map(|hex| table.coord(hex))),
        Stage::Specialists => specialists(table, seat, moves),
        Stage::Administrating { .. } => administrating(table, seat, moves),
        Stage::Activating => activating(table, seat, moves),
        Stage::Upgrading => (text!("emp-ask-upgrade"), upgrading(table, seat)),
        // No question is asked then.
        Stage::Delivering | Stage::Closing | Stage::Final | Stage::Over => {
            (Text::plain(table.phase_word()), Vec::new())
        }
    }
}

/// Companies are chosen from the last player back to the first, who then begins.
fn companies(table: &Table, seat: Seat) -> Vec<Text> {
    let place = table.place_of(seat) + 1;
    let mut now =
        vec![text!("emp-now-companies"), text!("emp-now-place", place = place, of = table.players())];
    now.extend(labels::team(table, seat).map(|letter| text!("emp-now-team", letter = letter)));
    now
}

fn headquarters(table: &Table, seat: Seat, first: Option<Coord>) -> (Text, Vec<Text>) {
    match (first, table.home(seat)) {
        (Some(first), _) => {
            let ask = text!("emp-ask-headquarters-second", hex = hex(table, first));
            (ask, vec![text!("emp-now-headquarters-second")])
        }
        (None, Some(home)) => {
            let ask = text!("emp-ask-headquarters", terrain = Arg::Word(home.word()));
            (ask, vec![text!("emp-now-headquarters")])
        }
        (None, None) => (Text::plain(table.phase_word()), Vec::new()),
    }
}

/// What can be spent, and how much of it on what.
pub(super) fn mana_now(table: &Table, seat: Seat) -> Text {
    let player = table.player(seat);
    let locked = if seat == table.active { table.turn.locked.min(player.mana) } else { 0 };
    match locked {
        0 => text!("emp-now-mana", mana = mana(player.mana), crystals = player.crystals()),
        _ => text!(
            "emp-now-mana-locked",
            mana = mana(player.mana),
            crystals = player.crystals(),
            locked = mana(locked)
        ),
    }
}

/// That the end is near.
fn end_now(table: &Table, seat: Seat) -> Vec<Text> {
    let mut now = Vec::new();
    if table.turn.extra > 0 {
        now.push(text!("emp-now-extra-turn"));
    }
    if table.is_ending() {
        now.push(text!("emp-now-last-round"));
    } else {
        let (tiles, needed) = (table.tiles.count(seat), usize::from(table.end_tiles()));
        if tiles + 1 == needed {
            now.push(text!("emp-now-one-tile", needed = needed));
        }
        now.extend(trains_now(table, seat));
    }
    now
}

pub(super) fn trains_now(table: &Table, seat: Seat) -> Option<Text> {
    let trains = table.player(seat).trains;
    (trains < FEW_TRAINS && !table.is_ending()).then(|| text!("emp-now-trains", trains = trains))
}

fn specialists(table: &Table, seat: Seat, moves: &[Move]) -> (Text, Vec<Text>) {
    let can_use = moves.iter().any(|mv| matches!(mv, Move::Use(_)));
    let ask = if can_use { text!("emp-ask-specialists") } else { text!("emp-ask-main-action") };
    let player = table.player(seat);
    let conductor = match player.conductor {
        0 => text!("emp-now-conductor-start"),
        column => text!("emp-now-conductor", column = column),
    };
    let mut now = vec![mana_now(table, seat), conductor, text!("emp-now-main-action")];
    if moves.contains(&Move::ActivateFirst) {
        now.push(text!("emp-now-activate-first"));
    }
    if table.turn.terms.free_transfers > 0 {
        now.push(text!("emp-now-free-transfer"));
    }
    now.extend(end_now(table, seat));
    (ask, now)
}

fn administrating(table: &Table, seat: Seat, moves: &[Move]) -> (Text, Vec<Text>) {
    let joins = moves.iter().any(|mv| matches!(mv, Move::Use(_)));
    let gains = moves.iter().any(|mv| matches!(mv, Move::Gain(_)));
    let ask = match (joins, gains) {
        (true, _) => text!("emp-ask-administrate-order"),
        (false, _) => text!("emp-ask-administrate-gain"),
    };
    let mut now = Vec::new();
    if joins {
        now.push(text!("emp-now-administrate-join", people = labels::joiners(moves)));
        now.push(text!("emp-now-administrate-rest"));
    }
    if gains {
        now.push(text!("emp-now-market", count = table.market.len()));
    }
    now.push(mana_now(table, seat));
    if !joins {
        now.push(text!("emp-now-then-over"));
    }
    (ask, now)
}

fn activating(table: &Table, seat: Seat, moves: &[Move]) -> (Text, Vec<Text>) {
    let column = table.player(seat).conductor.min(END_OF_LINE);
    let can = moves.iter().any(|mv| matches!(mv, Move::Activate(_)));
    let ask = match (table.turn.first, can) {
        (true, true) => text!("emp-ask-activate-first", column = column),
        (true, false) => text!("emp-ask-move-now"),
        (false, _) => text!("emp-ask-activate", column = column),
    };
    let mut now = vec![mana_now(table, seat)];
    let activations = usize::from(table.turn.activations);
    let totals = table.terms(seat).surcharges;
    let at = activations.min(totals.len() - 1);
    let surcharge = totals[at] - at.checked_sub(1).map_or(0, |before| totals[before]);
    if can && surcharge > 0 && table.turn.double.is_none() {
        now.push(text!("emp-now-surcharge", mana = mana(surcharge)));
    }
    if table.turn.double.is_some() && can {
        now.push(text!("emp-now-double"));
    }
    if table.turn.first {
        now.push(text!("emp-now-move-after"));
    } else {
        now.push(text!("emp-now-end-when-you-like"));
    }
    (ask, now)
}

fn upgrading(table: &Table, seat: Seat) -> Vec<Text> {
    let player = table.player(seat);
    let mut now = vec![mana_now(table, seat)];
    if player.crystals() >= MANA_LIMIT {
        now.push(text!("emp-now-mana-limit", most = MANA_LIMIT));
    }
    now.push(text!("emp-now-then-start"));
    now
}
