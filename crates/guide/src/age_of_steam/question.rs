//! Where the game stands, and what is asked.

use catalog::age_of_steam::{Ending, MOST_SHARES, MOVE_ROUNDS, Phase, Table};
use kernel::{Arg, Seat, Text, text};

use super::{accounts, building};
use crate::{Progress, Question};

pub(super) fn progress(table: &Table) -> Progress {
    let phase = match table.phase {
        Phase::Over(ending) => ending_word(ending),
        _ => table.phase.word(),
    };
    Progress {
        round: table.turn.into(),
        label: text!("aos-turn", turn = table.turn, turns = table.turns()),
        phase: Text::plain(phase),
    }
}

const fn ending_word(ending: Ending) -> &'static str {
    match ending {
        Ending::LastTurn => "ending-last-turn",
        Ending::LastPlayer => "ending-last-player",
        Ending::NobodyLeft => "ending-nobody-left",
    }
}

pub(super) fn question(table: &Table, seat: Seat) -> Question {
    let (ask, mut now) = match &table.phase {
        Phase::IssueShares { .. } => {
            let left = MOST_SHARES - table.player(seat).shares;
            (text!("aos-ask-issue-shares"), vec![text!("aos-now-shares", left = left)])
        }
        Phase::Auction(auction) => {
            let now = match auction.high_bidder() {
                Some(holder) => text!("aos-now-bid", holder = holder, dollars = auction.high_bid()),
                None => text!("aos-now-no-bid"),
            };
            (text!("aos-ask-auction"), vec![now])
        }
        Phase::SelectActions { .. } => (text!("aos-ask-select-actions"), Vec::new()),
        Phase::BuildTrack(turn) => building::question(table, turn, seat),
        Phase::MoveGoods(moving) => {
            let engine = table.player(seat).engine;
            let round = text!("aos-now-round", round = moving.round + 1, rounds = MOVE_ROUNDS);
            match moving.cargo {
                None => (text!("aos-ask-move-goods"), vec![round, text!("aos-now-engine", links = engine)]),
                Some(cargo) => {
                    let at = table.board().stop(cargo.at).name.clone();
                    let links = engine.saturating_sub(cargo.links);
                    let colour = Arg::Word(cargo.colour.word());
                    let now = text!("aos-now-cargo", colour = colour, at = at, links = links);
                    (text!("aos-ask-cargo"), vec![round, now])
                }
            }
        }
        Phase::Production(producing) => match producing.drawn.iter().flatten().next() {
            None => (text!("aos-ask-production"), Vec::new()),
            Some(cube) => {
                (text!("aos-ask-stock"), vec![text!("aos-now-cube", colour = Arg::Word(cube.word()))])
            }
        },
        // No question is asked in these.
        Phase::Growth | Phase::Over(_) => (progress(table).phase, Vec::new()),
    };
    now.extend(accounts::warning(table, seat));
    Question { ask, now }
}
