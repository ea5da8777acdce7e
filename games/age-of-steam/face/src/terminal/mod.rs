//! Age of Steam in a terminal.

mod map;
mod state;
mod track;

use age_of_steam::{Colour, Move, Phase, Table};
use kernel::{Message, Seat};
use words::Words;

use crate::AgeOfSteam;
use crate::spots::Spot;
use terminal::{Screen, Style, Terminal};

impl Terminal for AgeOfSteam {
    fn board(table: &Table, words: &Words, screen: Screen) -> String {
        map::draw(table, words, screen)
    }

    fn board_question(table: &Table) -> Option<Message> {
        matches!(table.phase, Phase::BuildTrack(_) | Phase::MoveGoods(_)).then(|| table.phase.name())
    }

    fn summary(table: &Table, words: &Words, screen: Screen) -> String {
        state::players(table, words, screen)
    }

    fn state(table: &Table, words: &Words, screen: Screen) -> String {
        state::write(table, words, screen)
    }

    fn purse(table: &Table, seat: Seat, words: &Words) -> String {
        words.money(table.player(seat).cash)
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
        let notation = mv.to_string();
        let (group, _) = match mv {
            Move::Bid(_) | Move::Build { .. } | Move::Urbanize { .. } => notation.rsplit_once(' ')?,
            Move::Stock { .. } => notation.rsplit_once('/')?,
            _ => return None,
        };
        Some(group.to_owned())
    }

    fn spot(table: &Table, beginning: &str) -> Option<String> {
        // People need not mind capitals.
        let (verb, at) = beginning.trim().split_once(' ')?;
        let hex = table.phase.hex_begun(&verb.to_ascii_lowercase(), &at.trim().to_ascii_uppercase());
        hex.map(|at| Spot::Hex(at).to_string())
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

#[cfg(test)]
mod tests;
