//! What one seat, or an onlooker, may know.

use kernel::{Draws, Seat, Stream, Viewer};
use serde::{Serialize, Serializer};

use crate::ids::{ContractId, Contracts};
use crate::position::Position;
use crate::table::{MAX_PLAYERS, Table};

/// The table, and the hand of the viewer.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct View {
    /// What lies open.
    pub table: Table,
    /// Whose view it is; `None` for an onlooker.
    pub seat: Option<Seat>,
    /// The contracts in that seat's hand.
    #[serde(serialize_with = "as_list")]
    pub hand: Contracts,
}

pub(crate) fn as_list<S: Serializer>(contracts: &Contracts, serializer: S) -> Result<S::Ok, S::Error> {
    serializer.collect_seq(contracts.iter().map(|contract| contract.to_string()))
}

impl View {
    pub(crate) fn of(position: &Position, viewer: Viewer) -> Self {
        let (seat, hand) = match viewer {
            Viewer::Seat(seat) => (Some(seat), position.hand(seat)),
            Viewer::Spectator => (None, Contracts::NONE),
        };
        Self { table: position.table.clone(), seat, hand }
    }

    /// The contracts that are in other hands or in the bag.
    #[must_use]
    pub fn elsewhere(&self) -> Contracts {
        self.table.unseen().without(self.hand)
    }

    /// A position that agrees with this view; what is hidden in it is dealt by this stream.
    pub(crate) fn deal(&self, stream: &mut Stream) -> Position {
        let mut unseen: Vec<ContractId> = self.elsewhere().iter().collect();
        stream.shuffle(&mut unseen);
        let mut unseen = unseen.into_iter();
        let mut hands = [Contracts::NONE; MAX_PLAYERS];
        for seat in self.table.all_seats() {
            hands[seat.index()] = if self.seat == Some(seat) {
                self.hand
            } else {
                unseen.by_ref().take(usize::from(self.table.player(seat).hand)).collect()
            };
        }
        let bag = unseen.collect();
        Position { table: self.table.clone(), hands, bag, draws: Draws::from_seed(stream.seed()) }
    }
}

#[cfg(test)]
mod tests {
    use kernel::{Events, Fairness, Options, Reason as _, Rules, Setup as _, try_out};

    use super::*;
    use crate::moves::Move;
    use crate::setup::Setup;

    #[test]
    fn a_trial_is_what_play_would_do() {
        let setup = Setup::from_options(3, &Options::new()).unwrap();
        let draws = Fairness::new("trial").unwrap().draws();
        let mut position = Position::start(&setup, draws, &mut Events::ignored()).unwrap();
        let seat = position.table().active;
        let view = position.view(Viewer::Seat(seat));
        assert_eq!(view.hand.len(), 5);
        assert_eq!(view.elsewhere().len(), 43);
        let mut moves = Vec::new();
        position.moves(seat, &mut moves);
        for mv in moves.iter().filter(|mv| **mv != Move::Take) {
            let mut played = position.clone();
            played.play(seat, mv, &mut Events::ignored()).unwrap();
            let (tried, _) = try_out::<Position>(&view, seat, mv).unwrap();
            assert_eq!(tried.view(Viewer::Seat(seat)), played.view(Viewer::Seat(seat)), "{mv}");
        }
        position.play(seat, &Move::Bank, &mut Events::ignored()).unwrap();
        assert_eq!(try_out::<Position>(&view, seat, &Move::Done).unwrap_err().rule(), "SP-1.3");
    }
}
