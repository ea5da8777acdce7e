//! Whole games, shown question by question.

use std::fmt::Display;

use kernel::{
    EventOf, Events, Face, Fairness, MoveOf, Options, Rules, Seat, Setup, SetupOf, Stream, ViewOf, Viewer,
};

/// A question on the way, with the moves that answer it.
#[derive(Debug)]
pub struct Asked<'a, F: Face> {
    /// All that the seat knows.
    pub view: &'a ViewOf<F>,
    /// Who is asked.
    pub seat: Seat,
    /// Every answer.
    pub moves: &'a [MoveOf<F>],
    /// What came of the answer that was given.
    pub events: &'a [EventOf<F>],
}

/// A setup with these options, all others at their default.
///
/// # Panics
/// When there is no such setup.
#[must_use]
pub fn setup<G: Rules>(players: usize, options: &[(&str, &str)]) -> G::Setup {
    let options: Options =
        options.iter().map(|(key, value)| ((*key).to_owned(), (*value).to_owned())).collect();
    G::Setup::from_options(players, &options).expect("so many can play with these options")
}

/// A game laid out, its chance made from this secret alone.
///
/// # Panics
/// When the rules refuse the setup.
#[must_use]
pub fn begin<G: Rules>(setup: &G::Setup, secret: &str) -> G {
    let draws = Fairness::new(secret).expect("secrets of tests are short and plain").draws();
    G::start(setup, draws, &mut Events::ignored()).expect("the game can be laid out")
}

/// [`begin`] with a [`setup`].
#[must_use]
pub fn start<G: Rules>(players: usize, secret: &str, options: &[(&str, &str)]) -> G {
    begin(&setup::<G>(players, options), secret)
}

/// Plays on to the end, or until nothing is chosen any more, and shows every question once it is answered; last of all the
/// table as seat 0 leaves it, without any moves. Of several seats that owe a decision the first is asked.
///
/// # Panics
/// When a move is refused.
pub fn play_out<F: Face>(
    mut position: F::Rules,
    mut choose: impl FnMut(&F::Rules, Seat, &[MoveOf<F>]) -> Option<MoveOf<F>>,
    mut look: impl FnMut(&Asked<'_, F>),
) -> F::Rules {
    let (mut moves, mut events) = (Vec::new(), Events::new());
    while let Some(seat) = position.turn().seats().iter().next() {
        moves.clear();
        position.moves(seat, &mut moves);
        let Some(chosen) = choose(&position, seat, &moves) else { break };
        let view = position.view(Viewer::Seat(seat));
        events.clear();
        if let Err(reason) = position.play(seat, &chosen, &mut events) {
            panic!("`{chosen}` is refused: {reason}");
        }
        look(&Asked { view: &view, seat, moves: &moves, events: &events });
    }
    let first = Seat::new(0);
    let view = position.view(Viewer::Seat(first));
    look(&Asked { view: &view, seat: first, moves: &[], events: &[] });
    position
}

/// Plays on to the end, or until it is enough.
pub fn play_until<F: Face>(
    position: F::Rules,
    enough: impl Fn(&F::Rules) -> bool,
    mut choose: impl FnMut(&F::Rules, Seat, &[MoveOf<F>]) -> MoveOf<F>,
) -> F::Rules {
    let choose = |position: &F::Rules, seat: Seat, moves: &[MoveOf<F>]| {
        (!enough(position)).then(|| choose(position, seat, moves))
    };
    play_out::<F>(position, choose, |_| ())
}

/// A whole game, shown move by move: the position, the seat that is asked, its legal moves. The move at the index
/// that is returned is played.
pub fn watch<F: Face>(
    setup: &SetupOf<F>,
    secret: &str,
    mut answer: impl FnMut(&F::Rules, Seat, &[MoveOf<F>]) -> usize,
) -> F::Rules {
    let choose = |position: &F::Rules, seat: Seat, moves: &[MoveOf<F>]| {
        Some(moves[answer(position, seat, moves)].clone())
    };
    play_out::<F>(begin(setup, secret), choose, |_| ())
}

/// The position after so many moves, or at the end. Not those of a bot, whose ways may change: `prefer` is given the legal
/// moves and chance, the same in every run.
pub fn played<F: Face>(
    setup: &SetupOf<F>,
    moves: usize,
    mut prefer: impl FnMut(&[MoveOf<F>], &mut Stream) -> MoveOf<F>,
) -> F::Rules {
    let (mut stream, mut left) = (Stream::from_seed([1; 32]), moves);
    let choose = |_: &F::Rules, _: Seat, legal: &[MoveOf<F>]| {
        left = left.checked_sub(1)?;
        Some(prefer(legal, &mut stream))
    };
    play_out::<F>(begin(setup, "terminal"), choose, |_| ())
}

/// One of the wanted moves in three of four cases, if there are any; else any.
pub fn mostly<M: Clone>(legal: &[M], wanted: impl Fn(&M) -> bool, stream: &mut Stream) -> M {
    let some: Vec<M> = legal.iter().filter(|mv| wanted(mv)).cloned().collect();
    let among = if some.is_empty() || stream.below(4) == 0 { legal } else { &some };
    among[stream.index(among.len())].clone()
}

/// The kind of a move: the first word of its notation.
pub fn kind_of(mv: &impl Display) -> String {
    mv.to_string().split(' ').next().unwrap_or_default().to_owned()
}

/// Every kind among these moves, once.
#[must_use]
pub fn kinds_of<M: Display>(moves: &[M]) -> Vec<String> {
    let mut kinds: Vec<String> = moves.iter().map(kind_of).collect();
    kinds.sort_unstable();
    kinds.dedup();
    kinds
}

/// The moves of this kind.
pub fn of_kind<M: Display + Clone>(moves: &[M], kind: &str) -> Vec<M> {
    moves.iter().filter(|mv| kind_of(*mv) == kind).cloned().collect()
}
