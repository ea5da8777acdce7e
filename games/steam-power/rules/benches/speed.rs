//! How fast positions are, and the question of the cheapest way.

use std::hint::black_box;

use bots::Greedy;
use criterion::{Criterion, criterion_group, criterion_main};
use kernel::kit;
use kernel::{Seat, bench};
use steam_power::{ContractId, MISSING_PRICE, Phase, Position, Resources, Table, next_colour};
use steam_power_face::SteamPower;

/// The map with the most cities, and as many as can play on it.
const LARGEST: (usize, &[(&str, &str)]) = (5, &[("map", "germany")]);

/// The first action of the last round of players who play sensibly.
fn last_round() -> Table {
    let (players, options) = LARGEST;
    let positions = kit::positions::<Position, _>(players, options, "bench 0", SteamPower::greedy);
    let mut tables = positions.map(|position| position.table().clone());
    let last = tables.find(|table| table.phase == Phase::Action && table.is_last_round());
    last.expect("sensible players come to the last round")
}

/// What this player pays for every resource of the largest contract, one after the other, each the cheapest way.
fn cheapest_ways(table: &Table, seat: Seat, mut needs: Resources) -> u16 {
    let mut cost = 0;
    while let Some(colour) = next_colour(&needs) {
        let ways = table.ways_to_bring(seat, &needs);
        cost += table.best_way(seat, &ways).map_or(MISSING_PRICE, |way| way.cost());
        needs[colour.index()] -= 1;
    }
    cost
}

fn speed(criterion: &mut Criterion) {
    let mut group = criterion.benchmark_group("steam-power");
    bench::random_play::<Position>(&mut group, 4, &[]);
    let (players, options) = LARGEST;
    bench::sensible_play(&mut group, 4, &[], SteamPower::greedy);
    bench::sensible_play(&mut group, players, options, SteamPower::greedy);

    let mut rich = last_round();
    let seat = rich.active;
    rich.seats[seat.index()].cash = 30;
    let needs = ContractId::all().map(|contract| contract.contract().needs);
    let largest = needs.max_by_key(|needs| needs.iter().sum::<u8>()).expect("there are contracts");
    group.bench_function("cheapest way for a contract, late, sensible, 5 players", |bench| {
        bench.iter(|| cheapest_ways(black_box(&rich), seat, black_box(largest)));
    });
    group.finish();
}

criterion_group!(benches, speed);
criterion_main!(benches);
