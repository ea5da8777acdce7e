//! A screen that players share is covered when it has to be.
//!
//! A face is given nothing but views, so what it says and draws holds no more than they do, and the kernel's kit holds views
//! to hiding what they should. What a face does decide is when a shared screen asks before it is handed on.

use guide::Guided;
use kernel::{Events, MoveOf, Rules, Seat, Stream, Viewer};

/// How many moves of a question are compared.
const COMPARED: usize = 6;

/// Where a seat knows something that another does not, in this position or after one of these moves of the seat that is
/// asked, the face says that something is hidden. Returns in how many positions that was so.
///
/// # Panics
/// When a shared screen would show it to the other.
pub fn secrets_are_kept<F: Guided>(
    position: &F::Rules,
    asked: Seat,
    moves: &[MoveOf<F>],
    stream: &mut Stream,
) -> usize {
    let mut hidden = 0;
    if knows_more::<F>(position, stream) {
        is_covered::<F>(position);
        hidden += 1;
    }
    let after: Vec<F::Rules> =
        moves.iter().step_by(moves.len() / COMPARED + 1).map(|mv| played::<F>(position, asked, mv)).collect();
    for pair in after.windows(2) {
        let [one, other] = pair else { unreachable!("windows of two have two") };
        if chose_in_secret::<F>(one, other, asked) {
            is_covered::<F>(one);
            is_covered::<F>(other);
            hidden += 1;
        }
    }
    hidden
}

/// Whether a seat knows something here that another does not: what the other imagines in its place may be something else.
fn knows_more<F: Guided>(position: &F::Rules, stream: &mut Stream) -> bool {
    let views: Vec<_> = seats::<F>(position).map(|seat| position.view(Viewer::Seat(seat))).collect();
    views.iter().any(|view| {
        let imagined = F::Rules::imagine(view, stream);
        seats::<F>(position).zip(&views).any(|(seat, seen)| imagined.view(Viewer::Seat(seat)) != *seen)
    })
}

/// Whether two moves of a seat, which led to these positions, look different to the seat and the same to another.
fn chose_in_secret<F: Guided>(one: &F::Rules, other: &F::Rules, seat: Seat) -> bool {
    let looks_the_same = |seat: Seat| one.view(Viewer::Seat(seat)) == other.view(Viewer::Seat(seat));
    !looks_the_same(seat) && seats::<F>(one).any(looks_the_same)
}

#[track_caller]
fn is_covered<F: Guided>(position: &F::Rules) {
    assert!(
        F::HAS_SECRETS && F::hides(&position.view(Viewer::Spectator)),
        "a seat knows what another does not, and a shared screen is not covered"
    );
}

fn played<F: Guided>(position: &F::Rules, seat: Seat, mv: &MoveOf<F>) -> F::Rules {
    let mut after = position.clone();
    if let Err(reason) = after.play(seat, mv, &mut Events::ignored()) {
        panic!("`{mv}` is refused: {reason}");
    }
    after
}

fn seats<F: Guided>(position: &F::Rules) -> impl Iterator<Item = Seat> {
    Seat::all(position.players())
}
