//! Where the game stands, and how near its end is.

use guide::Progress;
use kernel::{Ending, Seat, Text, text};
use steam_power::{Phase, Supply, Table};

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
    let phase = match (table.phase, table.title()) {
        (Phase::Over, Some(title)) if table.is_solo() => {
            let points = table.score(table.active).total();
            text!(sp_solo_end, title = title.name(), points = points)
        }
        (Phase::Over, _) => text!(ending_last_round),
        (phase, _) => phase.name().into(),
    };
    Progress { round: table.round.into(), label, phase }
}

/// How the game ended.
pub(super) fn ending(ending: &Ending) -> Text {
    if *ending == Table::LAST_TURN {
        text!(ending_last_turn)
    } else if *ending == Table::STANDSTILL {
        text!(ending_standstill)
    } else {
        text!(ending_last_round)
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
    let others = table.all_seats().filter(|other| *other != seat);
    // Of several with equally many, the first to play.
    if let Some(leader) = others.rev().max_by_key(|other| count(*other))
        && count(leader) + usize::from(NEAR) >= usize::from(enough)
    {
        told.push(text!(sp_now_near, seat = leader, count = count(leader), enough = enough));
    }
    told
}
