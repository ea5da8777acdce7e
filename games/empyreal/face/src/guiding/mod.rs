//! Empyreal: Spells & Steam.

mod answers;
mod asks;
mod balance;
mod describe;
mod events;
mod foresight;
mod labels;
mod path;
mod phrases;
mod players;
mod question;
mod scoring;
mod why_not;

use empyreal::{Event, Move, Phase, View};
use kernel::{Ending, Seat, Text};

use crate::Empyreal;
use guide::{
    About, Column, Foresight, Guided, Motion, PlayerRow, Progress, Question, ScoreStep, Target, WhyNot,
};

impl Guided for Empyreal {
    const ABOUT: About = crate::about::ABOUT;

    /// Stacks of specialists that somebody has looked through.
    const HAS_SECRETS: bool = true;

    /// From the first look on: whoever has picked up a stack knows what is left in it, and going back in the game at a screen
    /// that is shared would show it to the others. Before that nobody knows more than anybody else.
    fn hides(everybodys: &View) -> bool {
        everybodys.table.has_secrets()
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

    fn balance(view: &View, seat: Seat, mv: &Move) -> Option<Text> {
        balance::balance(view, seat, mv)
    }

    /// The end of the activations. (A spellcar that is not taken may end the turn too, but is too easily pressed by mistake.)
    fn closes(view: &View, _: Seat, mv: &Move) -> bool {
        let table = &view.table;
        *mv == Move::Done && table.stack.is_empty() && table.phase == Phase::Activating
    }

    fn foresight(view: &View, seat: Seat, mv: &Move) -> Foresight {
        foresight::foresight(view, seat, mv)
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
