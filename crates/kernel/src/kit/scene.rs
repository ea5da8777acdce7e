//! What is said of a position that was made for a test: what can be played there, what is refused and why.
//!
//! Each game makes its scenes in words of its own; what is played in them is said in the same words everywhere.

use super::moves_of;
use crate::{Events, NotationError, Reason as _, Rules, Seat, Standing, Turn};

/// A position made for a test, and what the last move brought about. Seats are called by their numbers.
pub trait TestScene: Sized {
    /// The game.
    type Rules: Rules;

    /// As it is now.
    fn position(&self) -> &Self::Rules;

    /// The position to play on, and where to put what happens.
    fn stage(&mut self) -> (&mut Self::Rules, &mut Events<EventOf<Self>>);

    /// The legal moves of a seat, in notation.
    fn moves(&self, number: usize) -> Vec<String> {
        listed(self.position(), seat(number))
    }

    /// The moves that begin like this.
    fn moves_like(&self, number: usize, start: &str) -> Vec<String> {
        listed_like(self.position(), seat(number), start)
    }

    /// Asserts that a move is listed and accepted, and that the laws hold then; only its own events are kept.
    #[track_caller]
    fn plays(mut self, number: usize, notation: &str) -> Self {
        let (position, events) = self.stage();
        events.clear();
        plays(position, seat(number), notation, events);
        self
    }

    /// Asserts that a move is neither listed nor accepted, by this rule, and changes nothing.
    #[track_caller]
    fn refuses(self, number: usize, notation: &str, rule: &str) -> Self {
        let _ = self.refusal(number, notation, rule);
        self
    }

    /// Asserts that all of these are refused by the same rule.
    #[track_caller]
    fn refuses_each(self, number: usize, notations: &[&str], rule: &str) -> Self {
        for notation in notations {
            let _ = self.refusal(number, notation, rule);
        }
        self
    }

    /// Why a move is refused.
    #[track_caller]
    fn refusal(&self, number: usize, notation: &str, rule: &str) -> ReasonOf<Self> {
        refuses(self.position(), seat(number), notation, rule)
    }

    /// How the game ended.
    #[track_caller]
    fn standing(&self) -> Standing {
        standing(self.position())
    }
}

type EventOf<S> = <<S as TestScene>::Rules as Rules>::Event;
type ReasonOf<S> = <<S as TestScene>::Rules as Rules>::Reason;

/// Makes a type a [`TestScene`] that has a `position` of these rules and `events`.
#[macro_export]
macro_rules! scene {
    ($scene:ty, $rules:ty) => {
        impl $crate::kit::TestScene for $scene {
            type Rules = $rules;

            fn position(&self) -> &$rules {
                &self.position
            }

            fn stage(&mut self) -> (&mut $rules, &mut $crate::Events<<$rules as $crate::Rules>::Event>) {
                (&mut self.position, &mut self.events)
            }
        }
    };
}

/// The seat of this number.
#[must_use]
pub const fn seat(number: usize) -> Seat {
    Seat::new(number)
}

/// The legal moves of a seat, in notation.
#[must_use]
pub fn listed<G: Rules>(position: &G, seat: Seat) -> Vec<String> {
    moves_of(position, seat).iter().map(ToString::to_string).collect()
}

/// The moves that begin like this.
#[must_use]
pub fn listed_like<G: Rules>(position: &G, seat: Seat, start: &str) -> Vec<String> {
    listed(position, seat).into_iter().filter(|mv| mv.starts_with(start)).collect()
}

/// Asserts that a move is listed and accepted, and that the laws hold then.
///
/// # Panics
/// When any of that is not so.
#[track_caller]
pub fn plays<G: Rules>(position: &mut G, seat: Seat, notation: &str, events: &mut Events<G::Event>) {
    let mv = read::<G>(notation);
    let moves = listed(position, seat);
    assert!(moves.contains(&mv.to_string()), "{notation} is not listed for seat {seat}: {moves:?}");
    if let Err(reason) = position.play(seat, &mv, events) {
        panic!("{notation} was refused: {reason}");
    }
    super::keeping::laws(position);
}

/// Asserts that a move is neither listed nor accepted, by this rule, that it changes nothing and tells nothing. Returns why
/// it is refused.
///
/// # Panics
/// When any of that is not so.
#[track_caller]
pub fn refuses<G: Rules>(position: &G, seat: Seat, notation: &str, rule: &str) -> G::Reason {
    let mv = read::<G>(notation);
    assert!(!listed(position, seat).contains(&mv.to_string()), "{notation} is listed for seat {seat}");
    let (mut after, mut events) = (position.clone(), Events::new());
    let Err(reason) = after.play(seat, &mv, &mut events) else { panic!("{notation} was accepted") };
    assert_eq!(reason.rule(), rule, "{notation}: {reason}");
    assert!(after == *position, "{notation}: a refused move changes nothing");
    assert!(events.is_empty(), "{notation}: a refused move tells nothing");
    reason
}

/// How a game ended.
///
/// # Panics
/// When it has not.
#[must_use]
#[track_caller]
pub fn standing<G: Rules>(position: &G) -> Standing {
    match position.turn() {
        Turn::Over(standing) => standing,
        Turn::Owed { .. } => panic!("the game is not over"),
    }
}

#[track_caller]
fn read<G: Rules>(notation: &str) -> G::Move {
    notation.parse().unwrap_or_else(|error: NotationError| panic!("{notation}: {error}"))
}
