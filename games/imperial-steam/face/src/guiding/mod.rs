//! How people are led to a move.

mod balance;
mod describe;
mod effects;
mod events;
mod labels;
mod path;
mod phrases;
mod players;
mod question;
mod scoring;
mod why_not;

use guide::{About, Column, Guided, Motion, PlayerRow, Progress, Question, ScoreStep, Target, WhyNot};
use imperial_steam::{Event, Move, Phase, View};
use kernel::{Ending, Seat, Text};

use crate::{ImperialSteam, about};

impl Guided for ImperialSteam {
    const ABOUT: About = about::ABOUT;

    /// Bids before they are revealed and, by agreement, money.
    const HAS_SECRETS: bool = true;

    fn hides(everybodys: &View) -> bool {
        matches!(everybodys.table.phase, Phase::Bidding { .. }) || !everybodys.knows_all_money()
    }

    fn progress(view: &View) -> Progress {
        question::progress(&view.table)
    }

    fn question(view: &View, seat: Seat) -> Question {
        question::question(view, seat)
    }

    fn describe(view: &View, seat: Seat, mv: &Move) -> Text {
        describe::describe(view, seat, mv)
    }

    fn news(view: &View, seat: Seat, mv: &Move) -> Option<Text> {
        describe::news(view, seat, mv)
    }

    fn balance(view: &View, seat: Seat, mv: &Move) -> Option<Text> {
        balance::balance(view, seat, mv)
    }

    fn closes(_: &View, _: Seat, mv: &Move) -> bool {
        *mv == Move::End
    }

    fn path(view: &View, seat: Seat, mv: &Move) -> Vec<Target> {
        path::path(view, seat, mv)
    }

    fn why_not(view: &View, seat: Seat, spot: &str) -> Option<WhyNot> {
        why_not::why_not(view, seat, spot)
    }

    fn columns() -> &'static [Column] {
        players::COLUMNS
    }

    fn players(view: &View) -> Vec<PlayerRow> {
        players::players(view)
    }

    fn points(view: &View, seat: Seat) -> Vec<(Text, i32)> {
        scoring::points(view, seat)
    }

    fn scoring(view: &View) -> Vec<ScoreStep> {
        scoring::scoring(view)
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
