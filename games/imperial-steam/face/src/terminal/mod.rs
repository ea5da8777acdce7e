//! Imperial Steam in a terminal.

mod map;
mod state;

use imperial_steam::{Move, Phase, Subject, View};
use kernel::{Message, Seat, text};
use terminal::{Screen, Terminal};
use words::Words;

use crate::ImperialSteam;
use crate::spots::Spot;

impl Terminal for ImperialSteam {
    fn board(view: &View, words: &Words, screen: Screen) -> String {
        map::draw(&view.table, words, screen)
    }

    /// Once in a turn is enough: before the hand is placed.
    fn board_question(view: &View) -> Option<Message> {
        let table = &view.table;
        let asks = table.phase == Phase::Before && !table.is_interrupted();
        asks.then_some(Phase::Before.name())
    }

    fn summary(view: &View, words: &Words, screen: Screen) -> String {
        state::summary(view, words, screen)
    }

    fn state(view: &View, words: &Words, screen: Screen) -> String {
        state::write(view, words, screen)
    }

    fn purse(view: &View, seat: Seat, words: &Words) -> String {
        let guldens = view.cash(seat).unwrap_or(0);
        words.say(&text!(imp_sum, guldens = guldens))
    }

    fn number(mv: &Move) -> Option<usize> {
        match mv {
            Move::Bid(guldens) => Some(usize::from(*guldens)),
            _ => None,
        }
    }

    /// The first words of the notation: what comes after them is chosen in a second step.
    fn group(mv: &Move) -> Option<String> {
        let words = match mv {
            Move::Bid(_) | Move::Contract(_) | Move::Give(_) => 1,
            Move::Build { .. } | Move::Hire { .. } | Move::Factory { .. } | Move::Upgrade { .. } => 2,
            _ => return None,
        };
        Some(mv.to_string().split(' ').take(words).collect::<Vec<_>>().join(" "))
    }

    fn spot(_: &View, beginning: &str) -> Option<String> {
        let subject = Subject::of_beginning(&beginning.to_lowercase())?;
        Some(spot_of(subject).to_string())
    }
}

/// Where it is drawn what a move in writing is about.
const fn spot_of(subject: Subject) -> Spot {
    match subject {
        Subject::Link(link) => Spot::Link(link),
        Subject::City(city) => Spot::City(city),
        Subject::Site(site) => Spot::Site(site),
        Subject::Source(source) => Spot::Source(source),
        Subject::Engineer(kind, hub) => Spot::Engineer(kind, hub),
        Subject::Market(good) => Spot::Market(good),
        Subject::Engine(level) => Spot::Engine(level),
        Subject::Contract(contract) => Spot::Contract(contract),
        Subject::Share(value) => Spot::Share(value),
    }
}

#[cfg(test)]
mod tests;
