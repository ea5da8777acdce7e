//! Where the game stands, and how near its end is.

use std::cmp::Reverse;

use guide::Progress;
use kernel::{Message, Seat, Text, message, text};
use steam_power::{Ending, Phase, Supply, Table};

/// Somebody who lacks no more contracts than this brings the end near.
const NEAR: u8 = 2;

pub(super) fn progress(table: &Table) -> Progress {
    let label = if table.is_solo() {
        text!(sp_turn, turn = table.round, turns = Supply::shipped().solo.turns)
    } else if table.is_last_round() {
        text!(sp_round_last, round = table.round)
    } else {
        text!(sp_round, round = table.round)
    };
    let phase = match table.ending() {
        None => table.phase.name().into(),
        Some(Ending::LastTurn) => solo_end(table),
        Some(ending) => ending_name(ending).into(),
    };
    Progress { round: table.round.into(), label, phase }
}

/// The points of a solo game, and the title that they earned.
fn solo_end(table: &Table) -> Text {
    let points = table.score(table.active).total();
    table.title().map_or_else(
        || ending_name(Ending::LastTurn).into(),
        |title| text!(sp_solo_end, title = title.name(), points = points),
    )
}

/// How the game ended. A record may name an ending of other rules: of that one knows only that it is the end.
pub(super) fn ending(ending: &kernel::Ending) -> Text {
    let known = ending.name.parse::<Ending>();
    known.map_or(Phase::Over.name(), ending_name).into()
}

const fn ending_name(ending: Ending) -> Message {
    match ending {
        Ending::LastTurn => message!(ending_last_turn),
        Ending::LastRound => message!(ending_last_round),
        Ending::Standstill => message!(ending_standstill),
    }
}

/// How near the end is, for the seat that is asked.
pub(super) fn end_in_sight(table: &Table, seat: Seat) -> Vec<Text> {
    let Some(enough) = table.contracts_to_end() else {
        return if table.is_last_round() { vec![text!(sp_now_last_turn)] } else { Vec::new() };
    };
    if table.is_last_round() {
        return vec![text!(sp_now_last_round)];
    }
    let count = |seat: Seat| table.player(seat).fulfilled.len();
    let mut told = vec![text!(sp_now_count, count = count(seat), enough = enough)];
    let others = table.in_order().filter(|other| *other != seat);
    // Of several with equally many, the first to play in a round.
    if let Some(leader) = others.min_by_key(|other| Reverse(count(*other)))
        && count(leader) + usize::from(NEAR) >= usize::from(enough)
    {
        told.push(text!(sp_now_near, seat = leader, count = count(leader), enough = enough));
    }
    told
}
