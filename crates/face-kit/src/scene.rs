//! Tables made for a test, and what a face says of them.

use guide::{Guided, WhyNot};
use kernel::{Events, Rules, Seat, ViewOf};

use crate::english;

/// A table made for a test.
pub trait FaceScene {
    /// The face that is asked about it.
    type Face: Guided;

    /// Who is asked now; seat 0 when nobody is.
    fn asked(&self) -> Seat;

    /// All that they know.
    fn view(&self) -> ViewOf<Self::Face>;

    /// What is said of a move, in English.
    #[track_caller]
    fn describe(&self, mv: &str) -> String {
        english(&Self::Face::describe(&self.view(), self.asked(), &notation(mv)))
    }

    /// What stands beneath the button of a move, in English.
    #[track_caller]
    fn news(&self, mv: &str) -> Option<String> {
        Self::Face::news(&self.view(), self.asked(), &notation(mv)).map(|text| english(&text))
    }

    /// What a move costs and leaves, in English.
    #[track_caller]
    fn balance(&self, mv: &str) -> Option<String> {
        Self::Face::balance(&self.view(), self.asked(), &notation(mv)).map(|text| english(&text))
    }

    /// The question and what is to be known for it, in English.
    #[track_caller]
    fn question(&self) -> (String, Vec<String>) {
        let question = Self::Face::question(&self.view(), self.asked());
        (english(&question.ask), question.now.iter().map(english).collect())
    }

    /// Why nothing can be done with a spot.
    fn why_not(&self, spot: &str) -> Option<WhyNot> {
        Self::Face::why_not(&self.view(), self.asked(), spot)
    }
}

/// A move by its notation.
#[track_caller]
fn notation<M: std::str::FromStr>(mv: &str) -> M {
    mv.parse().unwrap_or_else(|_| panic!("`{mv}` is no notation"))
}

/// Who is asked in a position; seat 0 when nobody is.
pub fn first_asked<G: Rules>(position: &G) -> Seat {
    position.turn().seats().iter().next().unwrap_or(Seat::new(0))
}

/// Plays these moves, each by whoever is asked.
///
/// # Panics
/// When one is refused.
#[track_caller]
pub fn play_all<G: Rules>(position: &mut G, moves: &[&str]) {
    for mv in moves {
        if let Err(reason) = position.play(first_asked(position), &notation(mv), &mut Events::ignored()) {
            panic!("`{mv}` is refused: {reason}");
        }
    }
}
