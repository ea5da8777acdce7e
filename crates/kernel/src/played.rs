use crate::{Rules, Seat};

/// One move as it was played, and what happened then.
#[derive(Clone, Debug)]
pub struct Played<G: Rules> {
    pub seat: Seat,
    pub mv: G::Move,
    pub events: Vec<G::Event>,
}
