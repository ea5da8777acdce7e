use std::fmt;

use crate::{Rules, Seat, Stream, Viewer};

/// A position seen from one seat: all that a bot is given.
///
/// The true position is inside and cannot be reached; what comes out is the seat's view, its legal moves, and guesses at
/// the hidden part that agree with the view.
pub struct Sight<'a, G> {
    position: &'a G,
    seat: Seat,
}

impl<'a, G: Rules> Sight<'a, G> {
    /// What this seat sees of the position.
    #[must_use]
    pub const fn new(position: &'a G, seat: Seat) -> Self {
        Self { position, seat }
    }

    /// Who looks.
    #[must_use]
    pub const fn seat(&self) -> Seat {
        self.seat
    }

    /// All that the seat may know.
    #[must_use]
    pub fn view(&self) -> G::View {
        self.position.view(Viewer::Seat(self.seat))
    }

    /// The legal moves of this seat, added to `out`.
    pub fn moves(&self, out: &mut Vec<G::Move>) {
        self.position.moves(self.seat, out);
    }

    /// A full position that this seat cannot tell from the true one, with a future of its own.
    pub fn guess(&self, stream: &mut Stream) -> G {
        self.position.guess(self.seat, stream)
    }
}

impl<G> fmt::Debug for Sight<'_, G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Sight").field("seat", &self.seat).finish_non_exhaustive()
    }
}
