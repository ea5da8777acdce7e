use crate::{Events, Rules, Seat, Stream};

/// The face of a game: all that people and bots meet of it.
///
/// A face is a type of the game's own crate that names its rules. What a face has to bring is said by the traits of the
/// shared crates, which build on this one: how people are led to a move, how it is drawn, shown in a terminal, played by a
/// bot.
pub trait Face: Clone + Send + Sync + 'static {
    /// The game.
    type Rules: Rules;
}

/// The view of a face's game.
pub type ViewOf<F> = <<F as Face>::Rules as Rules>::View;
/// The move of a face's game.
pub type MoveOf<F> = <<F as Face>::Rules as Rules>::Move;
/// The event of a face's game.
pub type EventOf<F> = <<F as Face>::Rules as Rules>::Event;
/// The setup of a face's game.
pub type SetupOf<F> = <<F as Face>::Rules as Rules>::Setup;
/// The reason of a face's game.
pub type ReasonOf<F> = <<F as Face>::Rules as Rules>::Reason;

/// One position that looks like this view, always the same: for questions whose answer does not depend on what is hidden.
#[must_use]
pub fn imagine_any<G: Rules>(view: &G::View) -> G {
    G::imagine(view, &mut Stream::from_seed([0; 32]))
}

/// The legal moves of a seat whose view this is. They depend on nothing that is hidden from it.
#[must_use]
pub fn moves_seen<G: Rules>(view: &G::View, seat: Seat) -> Vec<G::Move> {
    let mut moves = Vec::new();
    imagine_any::<G>(view).moves(seat, &mut moves);
    moves
}

/// A move tried out by somebody who knows no more than a view: the position it leads to and what happens, or why the rules
/// refuse it. Where chance or something hidden has a part in it, that is imagined.
pub fn try_out<G: Rules>(view: &G::View, seat: Seat, mv: &G::Move) -> Result<(G, Vec<G::Event>), G::Reason> {
    let mut position: G = imagine_any(view);
    let mut events = Events::new();
    position.play(seat, mv, &mut events)?;
    Ok((position, events.into_vec()))
}
