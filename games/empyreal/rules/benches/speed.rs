//! How fast positions are: random play, set-up, copies, listing moves, and a build with Transfers.

use std::hint::black_box;

use bots::Greedy;
use criterion::{Criterion, Throughput, criterion_group, criterion_main};
use empyreal::{Move, Phase, Position, Setup};
use empyreal_face::Empyreal;
use kernel::{Events, Fairness, Options, Rules, Seat, Setup as _, Sight, Stream};

fn start(players: usize, game: u64) -> Position {
    let setup = Setup::from_options(players, &Options::default()).expect("so many may play");
    let fairness = Fairness::new(format!("bench {game}")).expect("a plain secret");
    Position::start(&setup, fairness.draws(), &mut Events::ignored()).expect("it is laid out")
}

fn asked(position: &Position) -> Option<Seat> {
    position.table().asked_seat()
}

/// Plays at random to the end, and gives the decisions made.
fn play(mut position: Position, stream: &mut Stream) -> u64 {
    let (mut moves, mut events, mut decisions) = (Vec::new(), Events::new(), 0);
    while let Some(seat) = asked(&position) {
        moves.clear();
        events.clear();
        position.moves(seat, &mut moves);
        let mv = moves[stream.index(moves.len())];
        position.play(seat, &mv, &mut events).expect("listed moves are accepted");
        decisions += 1;
    }
    decisions
}

/// Every position of a game of four who play sensibly, as they come.
fn watch(game: u64, mut see: impl FnMut(&Position)) {
    let (mut position, mut moves, mut stream) = (start(4, game), Vec::new(), Stream::from_seed([5; 32]));
    while let Some(seat) = asked(&position) {
        see(&position);
        moves.clear();
        position.moves(seat, &mut moves);
        let chosen = Empyreal::greedy(&Sight::new(&position, seat), &moves, &mut stream);
        position.play(seat, &moves[chosen], &mut Events::ignored()).expect("listed moves are accepted");
    }
}

/// The last turn of a game that begins, and the build that asks for the most Transfers.
fn late_and_building() -> (Position, Position) {
    let (mut late, mut building, mut most) = (start(4, 0), start(4, 0), 0);
    watch(0, |position| {
        let table = position.table();
        if table.phase == Phase::Specialists && table.stack.is_empty() {
            late = position.clone();
        }
        let transfers = table.build_ways().iter().filter(|way| way.price > 0).count();
        if transfers > most {
            (building, most) = (position.clone(), transfers);
        }
    });
    (late, building)
}

const GAMES: u64 = 40;

fn play_many() -> u64 {
    let mut stream = Stream::from_seed([1; 32]);
    (0..GAMES).map(|game| play(start(4, game), &mut stream)).sum()
}

fn list(position: &Position, moves: &mut Vec<Move>) -> usize {
    moves.clear();
    if let Some(seat) = asked(position) {
        position.moves(seat, moves);
    }
    moves.len()
}

fn speed(criterion: &mut Criterion) {
    let mut group = criterion.benchmark_group("empyreal");
    let decisions = play_many();
    group.throughput(Throughput::Elements(decisions));
    group.bench_function("random play, 4 players", |bench| bench.iter(play_many));
    group.throughput(Throughput::Elements(1));
    group.bench_function("start", |bench| bench.iter(|| start(4, black_box(0))));

    let (late, building) = late_and_building();
    group.bench_function("copy", |bench| bench.iter(|| black_box(&late).clone()));
    let mut moves: Vec<Move> = Vec::new();
    group.bench_function("list moves, late, 4 players", |bench| {
        bench.iter(|| list(black_box(&late), &mut moves));
    });
    group.bench_function("list builds with Transfers", |bench| {
        bench.iter(|| list(black_box(&building), &mut moves));
    });
    group.finish();
    println!(
        "a position has {} bytes; {} decisions a random game; the late board offers {} moves, the build {}",
        size_of::<Position>(),
        decisions / GAMES,
        list(&late, &mut moves),
        list(&building, &mut moves)
    );
}

criterion_group!(benches, speed);
criterion_main!(benches);
