use crate::{Rules, Seat};

/// One move as it was played, and what happened then.
#[derive(Clone, Debug)]
pub struct Played<G: Rules> {
    /// Who played it.
    pub seat: Seat,
    /// The move.
    pub mv: G::Move,
    /// What happened, in order.
    pub events: Vec<G::Event>,
}
