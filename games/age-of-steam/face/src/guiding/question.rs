//! Where the game stands, and what is asked.

use age_of_steam::accounts::expenses;
use age_of_steam::{MOVE_ROUNDS, POINTS_PER_SHARE, PRODUCED, Phase, Table, proceeds};
use kernel::{Seat, Text, text};

use super::describe::in_words;
use super::scoring::ending_name;
use super::{balance, building};
use guide::{Progress, Question};

pub(super) fn progress(table: &Table) -> Progress {
    let phase = match table.phase {
        Phase::Over(ending) => ending_name(ending),
        _ => table.phase.name(),
    };
    Progress { round: table.turn.into(), label: turn(table), phase: phase.into() }
}

/// “Turn 3 of 8”
pub(crate) fn turn(table: &Table) -> Text {
    text!(aos_turn, turn = table.turn, turns = table.turns())
}

pub(super) fn question(table: &Table, seat: Seat) -> Question {
    let (ask, mut now) = match &table.phase {
        Phase::IssueShares { .. } => {
            let left = table.player(seat).shares_left();
            let ask = text!(
                aos_ask_issue_shares,
                brings = proceeds(1),
                costs = expenses(1, 0),
                points = POINTS_PER_SHARE,
            );
            (ask, vec![text!(aos_now_shares, left = left)])
        }
        Phase::Auction(auction) => {
            let now = match auction.high_bidder() {
                Some(holder) => text!(aos_now_bid, holder = holder, dollars = auction.high_bid()),
                None => text!(aos_now_no_bid),
            };
            (text!(aos_ask_auction), vec![now])
        }
        Phase::SelectActions { .. } => (text!(aos_ask_select_actions), Vec::new()),
        Phase::BuildTrack(turn) => building::question(table, turn, seat),
        Phase::MoveGoods(moving) => {
            let engine = table.player(seat).engine;
            let round = text!(aos_now_round, round = moving.round + 1, rounds = MOVE_ROUNDS);
            match &moving.cargo {
                None => (text!(aos_ask_move_goods), vec![round, text!(aos_now_engine, links = engine)]),
                Some(cargo) => {
                    let at = table.board().stop(cargo.at()).name.as_str();
                    let links = table.links_left(cargo, seat);
                    let colour = cargo.colour.name();
                    let now = text!(aos_now_cargo, colour = colour, at = at, links = links);
                    (text!(aos_ask_cargo), vec![round, now])
                }
            }
        }
        Phase::Production(producing) => match producing.next_cube() {
            None => (text!(aos_ask_production, cubes = in_words(PRODUCED)), Vec::new()),
            Some(cube) => (text!(aos_ask_stock), vec![text!(aos_now_cube, colour = cube.name())]),
        },
        // No question is asked in these.
        Phase::Growth | Phase::Over(_) => (progress(table).phase, Vec::new()),
    };
    now.extend(balance::warning(table, seat));
    Question { ask, now }
}
