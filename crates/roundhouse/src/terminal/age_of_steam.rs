//! Age of Steam in a terminal.

mod canvas;
mod map;
mod moves;
mod state;
mod track;

use catalog::age_of_steam::{Colour, MOVE_ROUNDS, Move, Phase, Position, Table};
use kernel::{Arg, Refusal, Seat, text};
use words::Words;

use super::{Screen, Style, Terminal};

impl Terminal for Position {
    fn score(table: &Table, seat: Seat) -> Option<i32> {
        table.score(seat).map(|score| score.total())
    }

    fn board(table: &Table, words: &Words, screen: Screen) -> String {
        map::draw(table, words, screen)
    }

    fn board_question(table: &Table) -> Option<&'static str> {
        matches!(table.phase, Phase::BuildTrack(_) | Phase::MoveGoods(_)).then(|| table.phase.word())
    }

    fn summary(table: &Table, words: &Words, screen: Screen) -> String {
        state::players(table, words, screen)
    }

    fn state(table: &Table, words: &Words, screen: Screen) -> String {
        state::write(table, words, screen)
    }

    fn question(table: &Table, seat: Seat, words: &Words) -> String {
        let (ask, now) = match &table.phase {
            Phase::IssueShares { .. } => {
                let left = catalog::age_of_steam::MOST_SHARES - table.player(seat).shares;
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
            Phase::BuildTrack(building) => {
                let left = table.tile_allowance(seat).saturating_sub(building.built.len());
                (text!("aos-ask-build-track"), vec![text!("aos-now-tiles", left = left)])
            }
            Phase::MoveGoods(moving) => {
                let engine = table.player(seat).engine;
                let round = text!("aos-now-round", round = moving.round + 1, rounds = MOVE_ROUNDS);
                match moving.cargo {
                    None => {
                        (text!("aos-ask-move-goods"), vec![round, text!("aos-now-engine", links = engine)])
                    }
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
            Phase::Growth | Phase::Over(_) => return words.word(table.phase.word()),
        };
        let phase = words.word(table.phase.word());
        let now: String = now.iter().map(|now| format!("\n{}", words.say(now))).collect();
        format!("{phase}. {}{now}", words.say(&ask))
    }

    fn purse(table: &Table, seat: Seat, words: &Words) -> String {
        words.money(table.player(seat).cash)
    }

    fn describe(table: &Table, seat: Seat, mv: &Move, words: &Words) -> String {
        moves::describe(table, seat, mv, words)
    }

    fn price(table: &Table, seat: Seat, mv: &Move) -> Option<u16> {
        match *mv {
            Move::Build { at, tile } => table.quote(seat, at, tile).ok().map(|(cost, _)| cost),
            _ => None,
        }
    }

    fn number(mv: &Move) -> Option<usize> {
        match mv {
            Move::Issue(shares) => Some(usize::from(*shares)),
            Move::Bid(dollars) => Some(usize::from(*dollars)),
            _ => None,
        }
    }

    fn group(mv: &Move) -> Option<String> {
        match mv {
            Move::Bid(_) => Some("bid".into()),
            Move::Build { at, .. } => Some(format!("build {at}")),
            Move::Urbanize { at, .. } => Some(format!("urbanize {at}")),
            Move::Stock { column, .. } => Some(format!("stock {column}")),
            _ => None,
        }
    }

    fn why_none(table: &Table, seat: Seat, beginning: &str) -> Option<Refusal> {
        moves::why_no_tile(table, seat, beginning)
    }
}

/// A cube or city of this colour: its letter always, its colour where there is colour.
const fn block(colour: Colour) -> Style {
    const WHITE: u8 = 231;
    const BLACK: u8 = 16;
    let (ink, ground) = match colour {
        Colour::Red => (WHITE, 160),
        Colour::Blue => (WHITE, 27),
        Colour::Purple => (WHITE, 91),
        Colour::Yellow => (BLACK, 220),
        Colour::Black => (WHITE, 238),
    };
    Style::Block { ink, ground }
}
