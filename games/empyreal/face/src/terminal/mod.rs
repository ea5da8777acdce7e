//! Empyreal: Spells & Steam in a terminal.

mod map;
mod state;

use empyreal::{Move, Phase, View};
use hexes::Coord;
use kernel::{Message, Seat, text};
use words::Words;

use terminal::{Screen, Terminal};

use crate::Empyreal;

impl Terminal for Empyreal {
    fn board(view: &View, words: &Words, screen: Screen) -> String {
        map::draw(&view.table, words, screen)
    }

    /// Where headquarters are placed, and once a turn.
    fn board_question(view: &View) -> Option<Message> {
        match view.table.phase {
            phase @ Phase::Headquarters { .. } => Some(phase.name()),
            phase @ Phase::Specialists if view.table.stack.is_empty() => Some(phase.name()),
            _ => None,
        }
    }

    fn summary(view: &View, words: &Words, screen: Screen) -> String {
        state::summary(view, words, screen)
    }

    fn state(view: &View, words: &Words, screen: Screen) -> String {
        state::write(view, words, screen)
    }

    fn purse(view: &View, seat: Seat, words: &Words) -> String {
        words.say(&text!(emp_purse, mana = view.table.player(seat).mana))
    }

    fn price(view: &View, _: Seat, mv: &Move) -> Option<u16> {
        match mv {
            Move::Move(_) | Move::Activate(_) | Move::Double(_) | Move::Build { .. } | Move::Copy(_) => {
                Some(view.table.price(mv).into())
            }
            _ => None,
        }
    }

    fn number(_: &Move) -> Option<usize> {
        None
    }

    fn group(mv: &Move) -> Option<String> {
        match mv {
            Move::Company { company, .. } => Some(format!("company {company}")),
            Move::Shift { from, .. } => Some(format!("shift {from}")),
            Move::Switch { own, .. } => Some(format!("switch {own}")),
            Move::Rearrange(from, _) => Some(format!("rearrange {from}")),
            Move::Trade { own, .. } => Some(format!("trade {own}")),
            Move::Headquarters(_) => Some("headquarters".into()),
            Move::Tile(stand) => Some(format!("tile {}/", stand.city)),
            _ => None,
        }
    }

    fn spot(view: &View, beginning: &str) -> Option<String> {
        let beginning = beginning.trim();
        let (verb, what) = beginning.split_once(' ')?;
        let first = what.split_whitespace().next()?;
        let seat = view.table.asked_seat()?;
        match verb.to_ascii_lowercase().as_str() {
            "build" | "wasteland" | "hex" | "take" | "shift" | "switch" | "headquarters" => {
                let hex: Coord = first.to_ascii_uppercase().parse().ok()?;
                Some(format!("hex-{hex}"))
            }
            "activate" | "double" | "place" | "discard" | "rearrange" => {
                Some(format!("slot-{seat}-{}", first.replace('/', "-")))
            }
            "move" => {
                let spaces: u8 = first.parse().ok()?;
                Some(format!("space-{seat}-{}", view.table.player(seat).space_after(spaces)))
            }
            "use" | "keep" => Some(format!("person-{first}")),
            "gain" | "copy" => Some(format!("market-{first}")),
            "draft" => Some(format!("stack-{first}")),
            "remove" => Some(format!("award-{first}")),
            "company" => Some(format!("company-{first}")),
            "deliver" => {
                let city = first.parse().ok()?;
                let map = &view.table.map;
                let hex = empyreal::Terrain::ALL.into_iter().find(|colour| *colour == city)?;
                Some(format!("hex-{}", view.table.coord(map.city[hex.index()])))
            }
            _ => None,
        }
    }
}

#[cfg(test)]
mod tests;
