//! What the benchmarks of every game measure.
//!
//! Random players spoil their games: they build little, and some are bankrupt in the first turn. So random play says how
//! fast a simulation is, and sensible play how fast the positions are that people and bots meet.

use std::hint::black_box;

use criterion::measurement::WallTime;
use criterion::{BatchSize, BenchmarkGroup, Throughput};

use crate::kit::play;
use crate::{Events, Fairness, Options, Rules, Seat, Setup as _, Sight, Stream};

/// The benchmarks of one game.
pub type Group<'a> = BenchmarkGroup<'a, WallTime>;

/// Enough games to be like any others: some are over in one turn.
const GAMES: u64 = 100;
/// Games are cut into so many stretches; each is long enough for a turn of everybody, with all of its phases.
const STRETCHES: usize = 8;

/// How long it takes to lay out a game, and to play whole games at random.
///
/// # Panics
/// When there is no such game, or a listed move is refused.
pub fn random_play<G: Rules>(group: &mut Group<'_>, players: usize, options: &[(&str, &str)]) {
    let options: Options = options.iter().map(|(key, value)| ((*key).into(), (*value).into())).collect();
    let setup = G::Setup::from_options(players, &options).expect("there is such a game");
    let lay_out = |game: u64| {
        let fairness = Fairness::new(format!("bench {game}")).expect("a plain secret");
        G::start(&setup, fairness.draws(), &mut Events::ignored()).expect("it is laid out")
    };
    let play_many = || {
        let mut stream = Stream::from_seed([1; 32]);
        (0..GAMES).map(|game| play_at_random(lay_out(game), &mut stream)).sum()
    };
    let decisions: u64 = play_many();
    group.throughput(Throughput::Elements(decisions));
    group.bench_function(format!("random play, {players} players"), |bench| bench.iter(play_many));
    group.throughput(Throughput::Elements(1));
    group.bench_function(format!("start, {players} players"), |bench| bench.iter(|| lay_out(black_box(0))));
    println!("a position has {} bytes; {} decisions a random game", size_of::<G>(), decisions / GAMES);
}

/// Plays at random to the end, and returns how many decisions were made.
fn play_at_random<G: Rules>(mut position: G, stream: &mut Stream) -> u64 {
    let (mut moves, mut events, mut decisions) = (Vec::new(), Events::ignored(), 0);
    while let Some(seat) = position.turn().seats().iter().next() {
        moves.clear();
        position.moves(seat, &mut moves);
        let mv = &moves[stream.index(moves.len())];
        position.play(seat, mv, &mut events).expect("listed moves are accepted");
        decisions += 1;
    }
    decisions
}

/// How long it takes to list the moves of a position, to play one and to copy it, early and late in a game of players who
/// choose sensibly: the average over the decisions of the second eighth of the game, and over those of the last.
///
/// # Panics
/// When there is no such game, when it is over in no time, or when a listed move is refused.
pub fn sensible_play<G: Rules>(
    group: &mut Group<'_>,
    players: usize,
    options: &[(&str, &str)],
    choose: impl FnMut(&Sight<'_, G>, &[G::Move], &mut Stream) -> usize,
) {
    let game = decisions(players, options, choose);
    let length = game.len() / STRETCHES;
    assert!(length > 0, "a game of {} decisions has no early and late ones", game.len());
    let (early, late) = (&game[length..2 * length], &game[game.len() - length..]);
    for (when, stretch) in [("early", early), ("late", late)] {
        let name = |what: &str| format!("{what}, {when}, sensible, {players} players");
        let mut moves = Vec::new();
        let mut next = in_turns(stretch);
        group.bench_function(name("list moves"), |bench| {
            bench.iter(|| next().list(&mut moves));
        });
        let mut next = in_turns(stretch);
        group.bench_function(name("play a move"), |bench| {
            bench.iter_batched_ref(|| next().clone(), Decision::play, BatchSize::SmallInput);
        });
        let mut next = in_turns(stretch);
        group.bench_function(name("copy"), |bench| bench.iter(|| next().position.clone()));
        let listed: usize = stretch.iter().map(|decision| decision.list(&mut moves)).sum();
        println!("{} moves a decision, {when}; {} decisions a sensible game", listed / length, game.len());
    }
}

/// How long it takes to list the moves of one position; the name of the benchmark says how many there are.
pub fn list_moves<G: Rules>(group: &mut Group<'_>, name: &str, position: &G) {
    let Some(seat) = position.turn().seats().iter().next() else { return };
    let mut moves = Vec::new();
    group.bench_function(name, |bench| {
        bench.iter(|| {
            moves.clear();
            black_box(position).moves(seat, &mut moves);
            moves.len()
        });
    });
    println!("{} moves", moves.len());
}

/// A position, who decides in it, and how.
#[derive(Clone)]
struct Decision<G: Rules> {
    position: G,
    seat: Seat,
    mv: G::Move,
}

impl<G: Rules> Decision<G> {
    fn list(&self, moves: &mut Vec<G::Move>) -> usize {
        moves.clear();
        self.position.moves(self.seat, moves);
        moves.len()
    }

    fn play(&mut self) {
        self.position.play(self.seat, &self.mv, &mut Events::ignored()).expect("it was played before");
    }
}

/// Every decision of a game.
fn decisions<G: Rules>(
    players: usize,
    options: &[(&str, &str)],
    mut choose: impl FnMut(&Sight<'_, G>, &[G::Move], &mut Stream) -> usize,
) -> Vec<Decision<G>> {
    let (mut positions, mut chosen) = (Vec::new(), Vec::new());
    play(
        players,
        options,
        "bench 0",
        |sight, moves, stream| {
            let place = choose(sight, moves, stream);
            chosen.push((sight.seat(), moves[place].clone()));
            place
        },
        |position: &G| positions.push(position.clone()),
    );
    let decided = positions.into_iter().zip(chosen);
    decided.map(|(position, (seat, mv))| Decision { position, seat, mv }).collect()
}

/// One after the other, and then from the first again.
fn in_turns<'a, T>(stretch: &'a [T]) -> impl FnMut() -> &'a T {
    let mut around = stretch.iter().cycle();
    move || black_box(around.next().expect("a stretch is not empty"))
}
