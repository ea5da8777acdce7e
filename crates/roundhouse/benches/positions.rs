//! How fast every game is where it is played sensibly, early and late: listing moves, playing one, views, copies.
//!
//! Random play, which each game's own benchmark has, soon leads to positions that no table ever sees. These are from
//! games of `greedy` bots with fixed seeds, made anew at each start. When bots have learned something, they are others:
//! the mark that is printed tells, and figures of two marks do not compare.

use std::hash::{DefaultHasher, Hash, Hasher};
use std::hint::black_box;

use bots::Greedy;
use catalog::{GameId, with_game};
use criterion::{BatchSize, Criterion, Throughput, criterion_group, criterion_main};
use kernel::{Events, Fairness, Options, Rules, Seat, Setup, Sight, Stream, Viewer};

/// How many games the positions are from: one alone may be an odd one.
const GAMES: u64 = 8;
const PLAYERS: usize = 4;
/// How much of a game has been played, in percent of its decisions: about a round, so that all of its phases come up.
const SPANS: [(&str, std::ops::Range<usize>); 2] = [("early", 15..25), ("late", 75..85)];

/// A decision: where it was made, who made it, and what it was.
struct Decision<G: Rules> {
    position: G,
    seat: Seat,
    mv: G::Move,
}

/// All decisions of a game.
fn played<F: Greedy<Rules = G>, G: Rules>(number: u64) -> Vec<Decision<G>> {
    let players = PLAYERS.clamp(G::INFO.fewest_players, G::INFO.most_players);
    let setup = G::Setup::from_options(players, &Options::new()).expect("so many may play");
    let fairness = Fairness::new(format!("positions {number}")).expect("a plain secret");
    let mut position = G::start(&setup, fairness.draws(), &mut Events::ignored()).expect("it is laid out");
    let mut stream = Stream::from_seed([number as u8; 32]);
    let (mut moves, mut decisions) = (Vec::new(), Vec::new());
    while let Some(seat) = position.turn().seats().iter().next() {
        moves.clear();
        position.moves(seat, &mut moves);
        let chosen = F::greedy(&Sight::new(&position, seat), &moves, &mut stream);
        let mv = moves.swap_remove(chosen);
        let before = position.clone();
        position.play(seat, &mv, &mut Events::ignored()).expect("listed moves are accepted");
        decisions.push(Decision { position: before, seat, mv });
    }
    decisions
}

/// Those of a span of each game.
fn within<G: Rules>(games: &[Vec<Decision<G>>], percent: &std::ops::Range<usize>) -> Vec<Decision<G>> {
    let span = |game: &[Decision<G>]| game.len() * percent.start / 100..game.len() * percent.end / 100;
    let copy = |Decision { position, seat, mv }: &Decision<G>| Decision {
        position: position.clone(),
        seat: *seat,
        mv: mv.clone(),
    };
    games.iter().flat_map(|game| game[span(game)].iter().map(copy)).collect()
}

/// Tells these decisions from others.
fn mark<G: Rules>(decisions: &[Decision<G>]) -> u64 {
    let mut hasher = DefaultHasher::new();
    for Decision { seat, mv, .. } in decisions {
        (seat.index(), mv.to_string()).hash(&mut hasher);
    }
    hasher.finish()
}

fn listed<G: Rules>(decisions: &[Decision<G>], moves: &mut Vec<G::Move>) -> usize {
    let mut listed = 0;
    for Decision { position, seat, .. } in decisions {
        moves.clear();
        black_box(position).moves(*seat, moves);
        listed += moves.len();
    }
    listed
}

fn measure<F: Greedy<Rules = G>, G: Rules>(criterion: &mut Criterion) {
    let games: Vec<_> = (0..GAMES).map(played::<F, G>).collect();
    for (when, percent) in SPANS {
        let decisions = within(&games, &percent);
        let mut moves = Vec::new();
        println!(
            "{}, {when}: {} positions with {} moves, mark {:08x}",
            G::INFO.id,
            decisions.len(),
            listed(&decisions, &mut moves),
            mark(&decisions) >> 32
        );
        let mut group = criterion.benchmark_group(format!("{}, {when}", G::INFO.id));
        group.throughput(Throughput::Elements(decisions.len() as u64));
        group.bench_function("moves", |bench| bench.iter(|| listed(&decisions, &mut moves)));
        let copies = || decisions.iter().map(|decision| decision.position.clone()).collect::<Vec<_>>();
        let mut events = Events::new();
        group.bench_function("play", |bench| {
            let play = |positions: &mut Vec<G>| {
                for (position, Decision { seat, mv, .. }) in positions.iter_mut().zip(&decisions) {
                    events.clear();
                    position.play(*seat, black_box(mv), &mut events).expect("it was played before");
                }
            };
            bench.iter_batched_ref(copies, play, BatchSize::SmallInput);
        });
        group.bench_function("view", |bench| {
            bench.iter(|| {
                for Decision { position, seat, .. } in &decisions {
                    black_box(black_box(position).view(Viewer::Seat(*seat)));
                }
            });
        });
        group.bench_function("clone", |bench| {
            bench.iter(|| {
                for Decision { position, .. } in &decisions {
                    black_box(black_box(position).clone());
                }
            });
        });
        group.finish();
    }
}

fn positions(criterion: &mut Criterion) {
    for game in GameId::ALL {
        with_game!(*game, F => measure::<F, _>(criterion));
    }
}

criterion_group!(benches, positions);
criterion_main!(benches);
