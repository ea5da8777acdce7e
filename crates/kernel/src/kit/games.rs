//! Whole games for tests, examples and benchmarks to look at.

use std::error::Error;
use std::iter;
use std::mem::{Discriminant, discriminant};

use super::{fairness, moves_of, stream};
use crate::{Events, Fairness, Happening as _, Options, Rules, Seat, Setup as _, Sight, Stream, Turn};

/// A game as it starts, and what was told on the way.
///
/// # Panics
/// When there is no such game.
#[must_use]
#[track_caller]
pub fn start<G: Rules>(players: usize, options: &[(&str, &str)], secret: &str) -> (G, Events<G::Event>) {
    let options: Options = options.iter().map(|(key, value)| ((*key).into(), (*value).into())).collect();
    let setup = G::Setup::from_options(players, &options).unwrap_or_else(|refused| panic!("{refused}"));
    let mut events = Events::new();
    let position = G::start(&setup, fairness(secret).draws(), &mut events)
        .unwrap_or_else(|refused| panic!("the setup is refused: {refused}"));
    (position, events)
}

/// Plays a game from its start to its end, and shows `look` every position. Returns what happened in it.
///
/// # Panics
/// When there is no such game, or a listed move is refused.
#[track_caller]
pub fn play<G: Rules>(
    players: usize,
    options: &[(&str, &str)],
    secret: &str,
    mut choose: impl FnMut(&Sight<'_, G>, &[G::Move], &mut Stream) -> usize,
    mut look: impl FnMut(&G),
) -> Vec<G::Event> {
    let (mut position, mut events) = start::<G>(players, options, secret);
    let mut choices = stream(secret);
    look(&position);
    while decide(&mut position, &mut choose, &mut choices, &mut events) {
        look(&position);
    }
    events.into_vec()
}

/// Every position of a game from its start to its end. It is played no further than somebody looks.
///
/// # Panics
/// When there is no such game, or a listed move is refused.
#[track_caller]
pub fn positions<G, C>(
    players: usize,
    options: &[(&str, &str)],
    secret: &str,
    mut choose: C,
) -> impl Iterator<Item = G> + use<G, C>
where
    G: Rules,
    C: FnMut(&Sight<'_, G>, &[G::Move], &mut Stream) -> usize,
{
    let (position, _) = start::<G>(players, options, secret);
    let mut choices = stream(secret);
    iter::successors(Some(position), move |position| {
        let mut next = position.clone();
        decide(&mut next, &mut choose, &mut choices, &mut Events::ignored()).then_some(next)
    })
}

/// Makes a decision for one of the seats that owe one. Returns whether there was any.
#[track_caller]
pub(super) fn decide<G: Rules>(
    position: &mut G,
    choose: &mut impl FnMut(&Sight<'_, G>, &[G::Move], &mut Stream) -> usize,
    choices: &mut Stream,
    events: &mut Events<G::Event>,
) -> bool {
    let Some(seat) = one_of(position.turn().seats().iter().collect(), choices) else { return false };
    let moves = moves_of(position, seat);
    assert!(!moves.is_empty(), "seat {seat} owes a decision and has no legal move");
    let mv = &moves[choose(&Sight::new(position, seat), &moves, choices)];
    if let Err(reason) = position.play(seat, mv, events) {
        panic!("seat {seat} is refused the listed move `{mv}`: {reason}");
    }
    true
}

/// Nothing is drawn where there is no choice.
fn one_of(seats: Vec<Seat>, stream: &mut Stream) -> Option<Seat> {
    match seats.len() {
        0 | 1 => seats.first().copied(),
        several => Some(seats[stream.index(several)]),
    }
}

/// How the players of a test choose: the index of one of the moves.
pub type Chooser<G> = fn(&Sight<'_, G>, &[<G as Rules>::Move], &mut Stream) -> usize;

/// A chooser to whom every move is as good as any other.
pub fn at_random<G: Rules>(_: &Sight<'_, G>, moves: &[G::Move], stream: &mut Stream) -> usize {
    stream.index(moves.len())
}

/// One of the moves, by how much its kind is wanted; what is wanted by 0 is not chosen. Kinds are weighed, not moves: of some
/// there are hundreds, of others one.
pub fn by_kind<M>(moves: &[M], wish: impl Fn(&M) -> u32, stream: &mut Stream) -> usize {
    let mut kinds: Vec<(Discriminant<M>, u32)> = Vec::new();
    for (kind, wish) in moves.iter().map(|mv| (discriminant(mv), wish(mv))).filter(|(_, wish)| *wish > 0) {
        if kinds.iter().all(|(known, _)| *known != kind) {
            kinds.push((kind, wish));
        }
    }
    let mut drawn = stream.below(kinds.iter().map(|(_, wish)| wish).sum());
    let chosen = kinds.into_iter().find(|(_, wish)| match drawn.checked_sub(*wish) {
        Some(left) => {
            drawn = left;
            false
        }
        None => true,
    });
    let is_chosen = |mv: &M| wish(mv) > 0 && chosen.is_some_and(|(kind, _)| kind == discriminant(mv));
    let fitting: Vec<usize> = (0..moves.len()).filter(|index| is_chosen(&moves[*index])).collect();
    fitting[stream.index(fitting.len())]
}

/// A game of three from its start to its end, told on standard output as it goes. Moves are drawn at random from those that
/// `sensible` leaves; `unit` is what is counted in the end.
pub fn tell_game<G: Rules>(unit: &str, sensible: impl Fn(&mut Vec<G::Move>)) -> Result<(), Box<dyn Error>> {
    let setup =
        G::Setup::from_options(3.clamp(G::INFO.fewest_players, G::INFO.most_players), &Options::new())?;
    let mut events = Events::new();
    let mut position = G::start(&setup, Fairness::new("first game")?.draws(), &mut events)?;
    let mut stream = Stream::from_seed([1; 32]);
    loop {
        events.iter().for_each(|event| println!("{}", event.text()));
        events.clear();
        let seats = match position.turn() {
            Turn::Owed { seats, .. } => seats,
            Turn::Over(standing) => {
                println!("{}", standing.won());
                for place in &standing.places {
                    let score =
                        place.score.map_or_else(|| "out".to_owned(), |score| format!("{score} {unit}"));
                    println!("{}. seat {}: {score}", place.rank, place.seat);
                }
                return Ok(());
            }
        };
        for seat in seats.iter() {
            let mut moves = moves_of(&position, seat);
            sensible(&mut moves);
            let mv = &moves[stream.index(moves.len())];
            println!("> seat {seat}: {mv}");
            position.play(seat, mv, &mut events).map_err(|reason| reason.to_string())?;
        }
    }
}
