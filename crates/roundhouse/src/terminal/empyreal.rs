//! Empyreal: Spells & Steam in a terminal.

use catalog::empyreal::{Move, Position, View};
use kernel::Seat;
use words::Words;

use super::{Screen, Terminal};

impl Terminal for Position {
    fn board(_: &View, _: &Words, _: Screen) -> String {
        String::new()
    }

    fn board_question(_: &View) -> Option<&'static str> {
        None
    }

    fn summary(_: &View, _: &Words, _: Screen) -> String {
        String::new()
    }

    fn state(_: &View, _: &Words, _: Screen) -> String {
        String::new()
    }

    fn purse(_: &View, _: Seat, _: &Words) -> String {
        String::new()
    }

    fn price(_: &View, _: Seat, _: &Move) -> Option<u16> {
        None
    }

    fn number(_: &Move) -> Option<usize> {
        None
    }

    fn group(_: &Move) -> Option<String> {
        None
    }

    fn spot(_: &View, _: &str) -> Option<String> {
        None
    }
}
