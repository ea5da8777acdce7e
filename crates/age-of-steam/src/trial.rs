//! Moves tried out by those who see no more than the table.

use kernel::{Draws, Refusal, Rules, Seat};

use crate::moves::Move;
use crate::position::Position;
use crate::table::Table;

impl Table {
    /// The table after this move, or why the rules refuse it. Where chance has a part, it is not that of the game.
    pub fn after(&self, seat: Seat, mv: &Move) -> Result<Self, Refusal> {
        let mut position = Position { table: self.clone(), draws: Draws::from_seed([0; 32]) };
        position.play(seat, mv, &mut Vec::new())?;
        Ok(position.table)
    }
}

#[cfg(test)]
mod tests {
    use kernel::{Fairness, Options, Setup as _};

    use super::*;
    use crate::setup::Setup;

    #[test]
    fn a_trial_is_what_play_would_do() {
        let setup = Setup::from_options(3, &Options::new()).unwrap();
        let draws = Fairness::new("trial").unwrap().draws();
        let mut position = Position::start(&setup, draws, &mut Vec::new()).unwrap();
        let seat = position.table().asked().unwrap();
        let before = position.table().clone();
        for mv in ["issue 2", "issue 20", "done"].map(|mv| mv.parse().unwrap()) {
            let mut played = position.clone();
            let outcome = played.play(seat, &mv, &mut Vec::new()).map(|()| played.table().clone());
            assert_eq!(before.after(seat, &mv), outcome, "{mv}");
        }
        position.play(seat, &Move::Issue(0), &mut Vec::new()).unwrap();
        assert_eq!(position.table().after(seat, &Move::Issue(0)).unwrap_err().rule, "AOS-0.8");
    }
}
