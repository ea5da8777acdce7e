//! How people are led to a move.

mod balance;
mod bill;
mod describe;
mod events;
mod labels;
mod path;
mod players;
mod question;
mod scoring;
mod why_not;

use guide::{About, Column, Guided, Motion, PlayerRow, Progress, Question, Target, WhyNot};
use kernel::{Ending, Seat, Text};
use steam_power::{Event, Move, View};

use crate::SteamPower;

impl Guided for SteamPower {
    const ABOUT: About = crate::about::ABOUT;

    /// Contracts in hand.
    const HAS_SECRETS: bool = true;

    fn progress(view: &View) -> Progress {
        question::progress(&view.table)
    }

    fn question(view: &View, seat: Seat) -> Question {
        question::question(view, seat)
    }

    fn describe(view: &View, seat: Seat, mv: &Move) -> Text {
        describe::describe(view, seat, mv)
    }

    fn balance(view: &View, seat: Seat, mv: &Move) -> Option<Text> {
        balance::balance(view, seat, mv)
    }

    fn path(view: &View, seat: Seat, mv: &Move) -> Vec<Target> {
        path::path(view, seat, mv)
    }

    fn why_not(view: &View, seat: Seat, spot: &str) -> Option<WhyNot> {
        why_not::why_not(view, seat, spot).map(Into::into)
    }

    fn columns() -> &'static [Column] {
        players::COLUMNS
    }

    fn players(view: &View) -> Vec<PlayerRow> {
        players::players(&view.table)
    }

    fn points(view: &View, seat: Seat) -> Vec<(Text, i32)> {
        scoring::points(&view.table, seat)
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
