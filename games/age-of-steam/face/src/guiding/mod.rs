//! How people are led through Age of Steam.

mod balance;
mod building;
mod describe;
mod events;
mod labels;
mod path;
pub(crate) mod players;
pub(crate) mod question;
mod scoring;
mod why_not;

use age_of_steam::{Event, Move, Table};
use kernel::{Ending, Seat, Text};

use crate::AgeOfSteam;
use crate::about::ABOUT;
use guide::{About, Column, Guided, Motion, PlayerRow, Progress, Question, Target, WhyNot};

impl Guided for AgeOfSteam {
    const ABOUT: About = ABOUT;

    /// Everything but the draws to come lies open.
    const HAS_SECRETS: bool = false;

    fn progress(table: &Table) -> Progress {
        question::progress(table)
    }

    fn question(table: &Table, seat: Seat) -> Question {
        question::question(table, seat)
    }

    fn describe(table: &Table, seat: Seat, mv: &Move) -> Text {
        describe::describe(table, seat, mv)
    }

    fn news(table: &Table, seat: Seat, mv: &Move) -> Option<Text> {
        describe::news(table, seat, mv)
    }

    fn balance(table: &Table, seat: Seat, mv: &Move) -> Option<Text> {
        balance::balance(table, seat, mv)
    }

    fn path(table: &Table, seat: Seat, mv: &Move) -> Vec<Target> {
        path::path(table, seat, mv)
    }

    fn why_not(table: &Table, seat: Seat, spot: &str) -> Option<WhyNot> {
        why_not::why_not(table, seat, spot).map(Into::into)
    }

    fn columns() -> &'static [Column] {
        players::COLUMNS
    }

    fn players(table: &Table) -> Vec<PlayerRow> {
        players::players(table)
    }

    fn points(table: &Table, seat: Seat) -> Vec<(Text, i32)> {
        scoring::points(table, seat)
    }

    fn ending(ending: &Ending) -> Text {
        scoring::ending(ending)
    }

    fn places(event: &Event) -> Vec<String> {
        events::places(event)
    }

    fn motion(event: &Event) -> Option<Motion> {
        events::motion(event)
    }
}

#[cfg(test)]
mod tests;
