//! What is played in a situation, and what is seen of it then.

use imperial_steam::{Phase, Player, Score, Step, Table, letters};
use kernel::Seat;
use kernel::kit::TestScene as _;

use crate::situation::{Situation, seat};

impl Situation {
    /// Everybody passes, with whatever hands there are, until this round is over.
    #[track_caller]
    pub(crate) fn round_ends(mut self) -> Self {
        let round = self.table().round;
        while self.table().round == round && !self.table().is_over() {
            let number = self.table().active.index();
            // A hand on the fewest of one’s own costs least.
            let idle = ["pass", "produce nothing", "give 0", "fundraise"];
            let share = format!("share {}", self.table().share_value(seat(number)));
            let moves = self.moves(number);
            let idle =
                idle.into_iter().chain([share.as_str()]).find(|mv| moves.iter().any(|listed| listed == mv));
            self = self.plays(number, idle.unwrap()).plays(number, "end");
        }
        self
    }

    pub(crate) fn table(&self) -> &Table {
        self.position.table()
    }

    pub(crate) fn player(&self, number: usize) -> &Player {
        self.table().player(seat(number))
    }

    /// The goods on the player board, by letters.
    pub(crate) fn goods_of(&self, number: usize) -> String {
        letters(&self.player(number).goods)
    }

    pub(crate) fn money(&self) -> Vec<i32> {
        self.table().all_seats().map(|seat| self.position.cash(seat)).collect()
    }

    /// The influence of everybody, as the track writes it.
    pub(crate) fn influences(&self) -> Vec<u16> {
        self.table().all_seats().map(|seat| u16::from(self.table().player(seat).influence) * 10).collect()
    }

    pub(crate) fn ranking(&self) -> Vec<usize> {
        self.table().by_influence().map(Seat::index).collect()
    }

    pub(crate) fn order(&self) -> Vec<usize> {
        self.table().in_order().map(Seat::index).collect()
    }

    pub(crate) fn phase(&self) -> Phase {
        self.table().phase
    }

    pub(crate) fn score(&self, number: usize) -> Score {
        self.table().score(seat(number))
    }

    /// What one step of the final scoring brings everybody.
    pub(crate) fn step(&self, step: Step) -> Vec<i32> {
        let scores = self.table().scores();
        self.table().all_seats().map(|seat| scores[seat.index()].steps[step.index()]).collect()
    }
}
