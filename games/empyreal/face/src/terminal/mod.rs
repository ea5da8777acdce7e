//! Empyreal: Spells & Steam in a terminal.

mod map;
mod state;

use empyreal::{Move, Phase, View};
use kernel::{Message, Seat, text};
use words::Words;

use terminal::{Screen, Terminal};

use crate::Empyreal;
use crate::spots::Spot;

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

    fn group(mv: &Move) -> Option<String> {
        let notation = mv.to_string();
        let words = match mv {
            Move::Headquarters(_) => 1,
            Move::Company { .. }
            | Move::Shift { .. }
            | Move::Switch { .. }
            | Move::Rearrange(..)
            | Move::Trade { .. } => 2,
            // Those of one City.
            Move::Tile(_) => return notation.split_inclusive('/').next().map(str::to_owned),
            _ => return None,
        };
        Some(notation.split(' ').take(words).collect::<Vec<_>>().join(" "))
    }

    fn spot(view: &View, beginning: &str) -> Option<String> {
        let table = &view.table;
        let seat = table.asked_seat()?;
        let spot = match Move::begun(beginning)? {
            Move::Headquarters(hex)
            | Move::Build { hex, .. }
            | Move::Wasteland(hex)
            | Move::Hex(hex)
            | Move::Take { hex, .. }
            | Move::Shift { from: hex, .. }
            | Move::Switch { own: hex, .. } => Spot::Hex(hex),
            Move::Activate(slot)
            | Move::Double(slot)
            | Move::Place(slot)
            | Move::Discard(slot)
            | Move::Rearrange(slot, _) => Spot::Slot(seat, slot),
            Move::Move(spaces) => Spot::Space(seat, table.player(seat).space_after(spaces)),
            Move::Use(person) | Move::Keep(person) | Move::Imitate(person) => Spot::Person(person),
            Move::Gain(car) | Move::Copy(car) => Spot::Market(car),
            Move::Draft(kind) => Spot::Stack(kind),
            Move::Remove(award) => Spot::Award(award),
            Move::Company { company, .. } => Spot::Company(company),
            Move::Deliver { city, .. } => Spot::Hex(table.coord(table.map.city[city.index()])),
            _ => return None,
        };
        Some(spot.to_string())
    }
}

#[cfg(test)]
mod tests;
