//! How fast positions are: random play, copies, listing actions, and the question of the cheapest way.

use std::hint::black_box;

use bots::Greedy;
use criterion::{Criterion, Throughput, criterion_group, criterion_main};
use kernel::{Events, Fairness, Options, Rules, Setup as _, Sight, Stream};
use steam_power::{ContractId, MISSING_PRICE, Move, Phase, Position, Setup, next_colour};
use steam_power_face::SteamPower;

fn start(players: usize, map: &str, game: u64) -> Position {
    let options = Options::from([("map".into(), map.into())]);
    let setup = Setup::from_options(players, &options).expect("so many may play");
    let fairness = Fairness::new(format!("bench {game}")).expect("a plain secret");
    Position::start(&setup, fairness.draws(), &mut Events::ignored()).expect("it is laid out")
}

/// Plays at random to the end, and gives the decisions made.
fn play(mut position: Position, stream: &mut Stream) -> u64 {
    let (mut moves, mut events, mut decisions) = (Vec::new(), Events::new(), 0);
    while let Some(seat) = position.table().asked().iter().next() {
        moves.clear();
        events.clear();
        position.moves(seat, &mut moves);
        let mv = moves[stream.index(moves.len())];
        position.play(seat, &mv, &mut events).expect("listed moves are accepted");
        decisions += 1;
    }
    decisions
}

/// A late board of five players who play sensibly, on the map with most cities.
fn late() -> Position {
    let (mut position, mut moves, mut stream) =
        (start(5, "germany", 0), Vec::new(), Stream::from_seed([5; 32]));
    while !(position.table().phase == Phase::Action && position.table().is_last_round()) {
        let seat = position.table().active;
        moves.clear();
        position.moves(seat, &mut moves);
        let chosen = SteamPower::greedy(&Sight::new(&position, seat), &moves, &mut stream);
        position.play(seat, &moves[chosen], &mut Events::ignored()).expect("listed moves are accepted");
    }
    position
}

const GAMES: u64 = 40;

fn play_many() -> u64 {
    let mut stream = Stream::from_seed([1; 32]);
    (0..GAMES).map(|game| play(start(4, "usa", game), &mut stream)).sum()
}

fn speed(criterion: &mut Criterion) {
    let mut group = criterion.benchmark_group("steam-power");
    let decisions = play_many();
    group.throughput(Throughput::Elements(decisions));
    group.bench_function("random play, 4 players", |bench| bench.iter(play_many));
    group.throughput(Throughput::Elements(1));
    group.bench_function("start", |bench| bench.iter(|| start(4, "usa", black_box(0))));

    let position = late();
    let table = position.table();
    let seat = table.active;
    group.bench_function("copy", |bench| bench.iter(|| black_box(&position).clone()));
    let mut moves: Vec<Move> = Vec::new();
    group.bench_function("list actions, late, 5 players", |bench| {
        bench.iter(|| {
            moves.clear();
            black_box(&position).moves(seat, &mut moves);
            moves.len()
        });
    });
    // Every resource of the largest contract, one after the other, each the cheapest way.
    let largest = ContractId::all()
        .max_by_key(|contract| contract.contract().needs.iter().sum::<u8>())
        .expect("there are contracts");
    let needs = largest.contract().needs;
    let mut rich = table.clone();
    rich.seats[seat.index()].cash = 30;
    group.bench_function("cheapest way for a contract, late, 5 players", |bench| {
        bench.iter(|| {
            let mut needs = *black_box(&needs);
            let mut cost = 0;
            while let Some(colour) = next_colour(&needs) {
                let ways = black_box(&rich).ways_to_bring(seat, &needs);
                cost += rich.best_way(seat, &ways).map_or(MISSING_PRICE, |way| way.cost());
                needs[colour.index()] -= 1;
            }
            cost
        });
    });
    group.finish();
    println!(
        "a position has {} bytes; {} decisions a random game; the late board has {} links and offers {} actions",
        size_of::<Position>(),
        decisions / GAMES,
        table.track.links().len(),
        moves.len()
    );
}

criterion_group!(benches, speed);
criterion_main!(benches);
