//! Where the game stands, and how near its end is.

use catalog::steam_power::{Phase, Supply, Table};
use kernel::{Arg, Seat, Text, text};

use crate::Progress;

/// Somebody who lacks no more contracts than this brings the end near.
const NEAR: u8 = 2;

pub(super) fn progress(table: &Table) -> Progress {
    let label = if table.is_solo() {
        text!("sp-turn", turn = table.round, turns = Supply::shipped().solo.turns)
    } else if table.is_last_round() {
        text!("sp-round-last", round = table.round)
    } else {
        text!("sp-round", round = table.round)
    };
    let phase = match table.phase {
        Phase::Over if table.is_solo() => {
            let points = table.score(table.active).total();
            text!("sp-solo-end", title = Arg::Word(title(table)), points = points)
        }
        Phase::Over => text!("ending-last-round"),
        _ => Text::plain(table.phase.word()),
    };
    Progress { round: table.round.into(), label, phase }
}

/// The keys of the titles.
const TITLES: [&str; 6] = [
    "sp-title-stoker",
    "sp-title-fireman",
    "sp-title-driver",
    "sp-title-stationmaster",
    "sp-title-railway-baron",
    "sp-title-legend",
];

/// The key of the title that the points of a solo game earn.
pub(super) fn title(table: &Table) -> &'static str {
    let earned = Supply::shipped().solo.title(table.score(table.active).total());
    let title = TITLES.into_iter().find(|key| key.strip_prefix("sp-title-") == Some(earned));
    title.unwrap_or(TITLES[0])
}

/// How near the end is, for the seat that is asked.
pub(super) fn end_in_sight(table: &Table, seat: Seat) -> Vec<Text> {
    let Some(enough) = table.contracts_to_end() else {
        return if table.is_last_round() { vec![text!("sp-now-last-turn")] } else { Vec::new() };
    };
    if table.is_last_round() {
        return vec![text!("sp-now-last-round")];
    }
    let count = |seat: Seat| table.player(seat).fulfilled.len();
    let mut told = vec![text!("sp-now-count", count = count(seat), enough = enough)];
    let others = table.all_seats().filter(|other| *other != seat);
    // Of several with equally many, the first to play.
    if let Some(leader) = others.rev().max_by_key(|other| count(*other))
        && count(leader) + usize::from(NEAR) >= usize::from(enough)
    {
        told.push(text!("sp-now-near", seat = leader, count = count(leader), enough = enough));
    }
    told
}
