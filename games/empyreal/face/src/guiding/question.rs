//! Where the game stands, what is asked, and what is good to know for the answer.

use empyreal::printed::CAPTAINS;
use empyreal::{AWARDS_KEPT, Company, END_OF_LINE, MANA_LIMIT, Move, Phase, Position, Table, View};
use hexes::Coord;
use kernel::{Arg, Seat, Text, moves_seen, text};

use super::asks;
use super::phrases::{hex, mana, people, team};
use guide::{Progress, Question};

/// Fewer trains than this are worth a word.
const FEW_TRAINS: u8 = 6;

const _: () = assert!(AWARDS_KEPT == 2, "emp-now-awards says that two stay");
const _: () = assert!(CAPTAINS - Company::ALL.len() == 2, "emp-now-companies says that two are wild");

pub(super) fn progress(table: &Table) -> Progress {
    Progress {
        round: u32::from(table.round),
        label: text!(emp_now_round, round = table.round),
        phase: Text::from(table.phase_name()),
    }
}

pub(super) fn question(view: &View, seat: Seat) -> Question {
    let table = &view.table;
    match table.stack.last() {
        Some(frame) => asks::question(table, seat, *frame),
        None => {
            let moves = moves_seen::<Position>(view, seat);
            let (ask, now) = of_phase(table, seat, &moves);
            Question { ask, now }
        }
    }
}

fn of_phase(table: &Table, seat: Seat, moves: &[Move]) -> (Text, Vec<Text>) {
    match table.phase {
        Phase::Awards => (text!(emp_ask_award), vec![text!(emp_now_awards, left = table.awards().count())]),
        Phase::Companies => (text!(emp_ask_company), companies(table, seat)),
        Phase::Headquarters { first } => headquarters(table, seat, first.map(|hex| table.coord(hex))),
        Phase::Specialists => specialists(table, seat, moves),
        Phase::Administrating { .. } => administrating(table, seat, moves),
        Phase::Activating => activating(table, seat, moves),
        Phase::Upgrading => (text!(emp_ask_upgrade), upgrading(table, seat)),
        // No question is asked then.
        Phase::Delivering | Phase::Closing | Phase::Final | Phase::Over => {
            (Text::from(table.phase_name()), Vec::new())
        }
    }
}

/// Companies are chosen from the last player back to the first, who then begins.
fn companies(table: &Table, seat: Seat) -> Vec<Text> {
    let place = table.place_of(seat) + 1;
    let mut now = vec![text!(emp_now_companies), text!(emp_now_place, place = place, of = table.players())];
    now.extend(team(table, seat).map(|letter| text!(emp_now_team, letter = letter)));
    now
}

fn headquarters(table: &Table, seat: Seat, first: Option<Coord>) -> (Text, Vec<Text>) {
    match (first, table.home(seat)) {
        (Some(first), _) => {
            let ask = text!(emp_ask_headquarters_second, hex = hex(table, first));
            (ask, vec![text!(emp_now_headquarters_second)])
        }
        (None, Some(home)) => {
            let ask = text!(emp_ask_headquarters, terrain = home.name());
            (ask, vec![text!(emp_now_headquarters)])
        }
        (None, None) => (Text::from(table.phase_name()), Vec::new()),
    }
}

/// What can be spent, and how much of it on what.
pub(super) fn mana_now(table: &Table, seat: Seat) -> Text {
    let player = table.player(seat);
    match table.locked(seat) {
        0 => text!(emp_now_mana, mana = mana(player.mana), crystals = player.crystals()),
        locked => text!(
            emp_now_mana_locked,
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
        now.push(text!(emp_now_extra_turn));
    }
    if table.is_last_round() {
        now.push(text!(emp_now_last_round));
    } else {
        if table.tiles_missing(seat) == 1 {
            now.push(text!(emp_now_one_tile, needed = table.end_tiles()));
        }
        now.extend(trains_now(table, seat));
    }
    now
}

pub(super) fn trains_now(table: &Table, seat: Seat) -> Option<Text> {
    let trains = table.player(seat).trains;
    (trains < FEW_TRAINS && !table.is_last_round()).then(|| text!(emp_now_trains, trains = trains))
}

fn specialists(table: &Table, seat: Seat, moves: &[Move]) -> (Text, Vec<Text>) {
    let can_use = moves.iter().any(|mv| matches!(mv, Move::Use(_)));
    let ask = if can_use { text!(emp_ask_specialists) } else { text!(emp_ask_main_action) };
    let player = table.player(seat);
    let conductor = match player.conductor {
        0 => text!(emp_now_conductor_start),
        column => text!(emp_now_conductor, column = column),
    };
    let mut now = vec![mana_now(table, seat), conductor, text!(emp_now_main_action)];
    if moves.contains(&Move::ActivateFirst) {
        now.push(text!(emp_now_activate_first));
    }
    if table.has_free_transfer(seat) {
        now.push(text!(emp_now_free_transfer));
    }
    now.extend(end_now(table, seat));
    (ask, now)
}

fn administrating(table: &Table, seat: Seat, moves: &[Move]) -> (Text, Vec<Text>) {
    let joins = moves.iter().any(|mv| matches!(mv, Move::Use(_)));
    let gains = moves.iter().any(|mv| matches!(mv, Move::Gain(_)));
    let ask = match (joins, gains) {
        (true, _) => text!(emp_ask_administrate_order),
        (false, _) => text!(emp_ask_administrate_gain),
    };
    let mut now = Vec::new();
    if joins {
        now.push(text!(emp_now_administrate_join, people = joiners(moves)));
        now.push(text!(emp_now_administrate_rest));
    }
    if gains {
        now.push(asks::market(table));
    }
    now.push(mana_now(table, seat));
    if !joins {
        now.push(text!(emp_now_then_over));
    }
    (ask, now)
}

/// Those who may join an Administrate action.
fn joiners(moves: &[Move]) -> Arg {
    people(moves.iter().filter_map(|mv| match mv {
        Move::Use(person) => Some(*person),
        _ => None,
    }))
}

fn activating(table: &Table, seat: Seat, moves: &[Move]) -> (Text, Vec<Text>) {
    let column = table.player(seat).conductor.min(END_OF_LINE);
    let can = moves.iter().any(|mv| matches!(mv, Move::Activate(_)));
    let ask = match (table.turn.first, can) {
        (true, true) => text!(emp_ask_activate_first, column = column),
        (true, false) => text!(emp_ask_move_now),
        (false, _) => text!(emp_ask_activate, column = column),
    };
    let mut now = vec![mana_now(table, seat)];
    let surcharge = table.next_surcharge();
    if can && surcharge > 0 {
        now.push(text!(emp_now_surcharge, mana = mana(surcharge)));
    }
    if table.turn.double.is_some() && can {
        now.push(text!(emp_now_double));
    }
    if table.turn.first {
        now.push(text!(emp_now_move_after));
    } else {
        now.push(text!(emp_now_end_when_you_like));
    }
    (ask, now)
}

fn upgrading(table: &Table, seat: Seat) -> Vec<Text> {
    let player = table.player(seat);
    let mut now = vec![mana_now(table, seat)];
    if player.crystals_missing() == 0 {
        now.push(text!(emp_now_mana_limit, most = MANA_LIMIT));
    }
    now.push(text!(emp_now_then_start));
    now
}
