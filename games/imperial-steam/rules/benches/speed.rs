//! How fast positions are: random play, set-up, copies, listing moves, and the final scoring with its tolls.

use std::hint::black_box;

use bots::Greedy;
use criterion::{Criterion, Throughput, criterion_group, criterion_main};
use imperial_steam::{LAST_ROUND, Move, Phase, Position, Setup};
use imperial_steam_face::ImperialSteam;
use kernel::{Events, Fairness, Options, Rules, Seat, Setup as _, Sight, Stream, Turn};

fn start(players: usize, game: u64) -> Position {
    let options = Options::from([("setup".into(), "normal".into())]);
    let setup = Setup::from_options(players, &options).expect("so many may play");
    let fairness = Fairness::new(format!("bench {game}")).expect("a plain secret");
    Position::start(&setup, fairness.draws(), &mut Events::ignored()).expect("it is laid out")
}

fn asked(position: &Position) -> Option<Seat> {
    position.table().asked().iter().next()
}

/// Plays at random to the end, and gives the decisions made.
fn play(mut position: Position, stream: &mut Stream) -> u64 {
    let (mut moves, mut events, mut decisions) = (Vec::new(), Events::ignored(), 0);
    while let Some(seat) = asked(&position) {
        moves.clear();
        position.moves(seat, &mut moves);
        let mv = moves[stream.index(moves.len())];
        position.play(seat, &mv, &mut events).expect("listed moves are accepted");
        decisions += 1;
    }
    decisions
}

/// A game of four who play sensibly, as far as it pleases.
fn play_until(game: u64, enough: impl Fn(&Position) -> bool) -> Position {
    let (mut position, mut moves, mut stream) = (start(4, game), Vec::new(), Stream::from_seed([5; 32]));
    while let Some(seat) = asked(&position).filter(|_| !enough(&position)) {
        moves.clear();
        position.moves(seat, &mut moves);
        let chosen = ImperialSteam::greedy(&Sight::new(&position, seat), &moves, &mut stream);
        position.play(seat, &moves[chosen], &mut Events::ignored()).expect("listed moves are accepted");
    }
    position
}

/// The end of a game in which most tolls are paid.
fn with_tolls() -> Position {
    let steps = |position: &Position| -> usize {
        let table = position.table();
        table.all_seats().map(|seat| table.toll_path(seat).steps.len()).sum()
    };
    (0..8).map(|game| play_until(game, |_| false)).max_by_key(steps).expect("there are games")
}

const GAMES: u64 = 40;

fn play_many() -> u64 {
    let mut stream = Stream::from_seed([1; 32]);
    (0..GAMES).map(|game| play(start(4, game), &mut stream)).sum()
}

fn speed(criterion: &mut Criterion) {
    let mut group = criterion.benchmark_group("imperial-steam");
    let decisions = play_many();
    group.throughput(Throughput::Elements(decisions));
    group.bench_function("random play, 4 players", |bench| bench.iter(play_many));
    group.throughput(Throughput::Elements(1));
    group.bench_function("start", |bench| bench.iter(|| start(4, black_box(0))));

    let late = |position: &Position| {
        let table = position.table();
        table.round == LAST_ROUND && table.phase == Phase::Before
    };
    let position =
        (0..).map(|game| play_until(game, late)).find(late).expect("most games come to the last round");
    let seat = position.table().active;
    group.bench_function("copy", |bench| bench.iter(|| black_box(&position).clone()));
    let mut moves: Vec<Move> = Vec::new();
    group.bench_function("list moves, late, 4 players", |bench| {
        bench.iter(|| {
            moves.clear();
            black_box(&position).moves(seat, &mut moves);
            moves.len()
        });
    });
    let over = with_tolls();
    group.bench_function("final scoring with tolls", |bench| bench.iter(|| black_box(over.table()).scores()));
    group.finish();
    let tolls: usize = over.table().all_seats().map(|seat| over.table().toll_path(seat).steps.len()).sum();
    println!(
        "a position has {} bytes; {} decisions a random game; the late board has {} tracks and offers {} moves; {tolls} tolls",
        size_of::<Position>(),
        decisions / GAMES,
        position.table().all_seats().map(|seat| position.table().player(seat).tracks.len()).sum::<usize>(),
        moves.len()
    );
    debug_assert!(matches!(over.turn(), Turn::Over(_)));
}

criterion_group!(benches, speed);
criterion_main!(benches);
