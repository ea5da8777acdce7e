//! How fast positions are: random play, copies, and listing builds.

use std::hint::black_box;

use age_of_steam::{Move, Phase, Position, Setup};
use criterion::{Criterion, Throughput, criterion_group, criterion_main};
use kernel::{Events, Fairness, Options, Rules, Setup as _, Stream};

fn start(game: u64) -> Position {
    let setup = Setup::from_options(4, &Options::new()).expect("four may play");
    let fairness = Fairness::new(format!("bench {game}")).expect("a plain secret");
    Position::start(&setup, fairness.draws(), &mut Events::ignored()).expect("it is laid out")
}

/// Plays at random to the end, or until the position is as wanted. Returns it and the decisions made.
fn play(mut position: Position, stream: &mut Stream, until: impl Fn(&Position) -> bool) -> (Position, u64) {
    let (mut moves, mut events, mut decisions) = (Vec::new(), Events::ignored(), 0);
    while let Some(seat) = position.table().asked().iter().next()
        && !until(&position)
    {
        moves.clear();
        position.moves(seat, &mut moves);
        let mv = moves[stream.index(moves.len())];
        position.play(seat, &mv, &mut events).expect("listed moves are accepted");
        decisions += 1;
    }
    (position, decisions)
}

/// A build question of turn four. Random players go bankrupt long before, so money is lent to them.
fn turn_four() -> Position {
    let mut stream = Stream::from_seed([4; 32]);
    let mut position = start(0);
    loop {
        let building = |position: &Position| {
            matches!(position.table().phase, Phase::BuildTrack(_)) && position.table().turn == 4
        };
        let before_accounts = |position: &Position| {
            matches!(position.table().phase, Phase::SelectActions { asked: 0 }) || building(position)
        };
        position = play(position, &mut stream, before_accounts).0;
        if building(&position) {
            return position;
        }
        let mut table = position.table().clone();
        for player in &mut table.seats {
            (player.cash, player.shares) = (60, 5);
        }
        position = Position::resume(table, position.draws().clone()).expect("money breaks no law");
        let seat = position.table().asked().iter().next().expect("the game goes on");
        let mut moves = Vec::new();
        position.moves(seat, &mut moves);
        position.play(seat, &moves[0], &mut Events::ignored()).expect("listed moves are accepted");
    }
}

/// Enough games to be like any others: some are over in one turn, some last for five.
const GAMES: u64 = 100;

fn play_many() -> u64 {
    let mut stream = Stream::from_seed([1; 32]);
    (0..GAMES).map(|game| play(start(game), &mut stream, |_| false).1).sum()
}

fn speed(criterion: &mut Criterion) {
    let mut group = criterion.benchmark_group("age-of-steam");
    group.throughput(Throughput::Elements(play_many()));
    group.bench_function("random play, 4 players", |bench| bench.iter(play_many));
    group.throughput(Throughput::Elements(1));
    group.bench_function("start", |bench| bench.iter(|| start(black_box(0))));

    let position = turn_four();
    let seat = position.table().asked().iter().next().expect("somebody builds");
    group.bench_function("copy", |bench| bench.iter(|| black_box(&position).clone()));
    let mut moves: Vec<Move> = Vec::new();
    group.bench_function("list builds, turn 4", |bench| {
        bench.iter(|| {
            moves.clear();
            black_box(&position).moves(seat, &mut moves);
            moves.len()
        });
    });
    group.finish();
    println!("a position has {} bytes; turn 4 offers {} builds", size_of::<Position>(), moves.len());
}

criterion_group!(benches, speed);
criterion_main!(benches);
