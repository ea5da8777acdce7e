//! How fast positions are, and the final scoring with its tolls.

use std::hint::black_box;

use bots::Greedy;
use criterion::{Criterion, criterion_group, criterion_main};
use imperial_steam::{Position, Table};
use imperial_steam_face::ImperialSteam;
use kernel::{bench, kit};

const OPTIONS: &[(&str, &str)] = &[("setup", "normal")];

fn tolls(table: &Table) -> usize {
    table.all_seats().map(|seat| table.toll_path(seat).steps.len()).sum()
}

/// The end of the game in which most tolls are paid, of some that sensible players play.
fn most_tolls() -> Table {
    let end = |game: u64| {
        let mut end = None;
        kit::play(4, OPTIONS, &format!("bench {game}"), ImperialSteam::greedy, |position: &Position| {
            end = Some(position.table().clone());
        });
        end.expect("a game has positions")
    };
    (0..8).map(end).max_by_key(tolls).expect("there are games")
}

fn speed(criterion: &mut Criterion) {
    let mut group = criterion.benchmark_group("imperial-steam");
    bench::random_play::<Position>(&mut group, 4, OPTIONS);
    bench::sensible_play(&mut group, 4, OPTIONS, ImperialSteam::greedy);
    let over = most_tolls();
    group.bench_function("final scoring with tolls, sensible, 4 players", |bench| {
        bench.iter(|| black_box(&over).scores());
    });
    println!("{} tolls", tolls(&over));
    group.finish();
}

criterion_group!(benches, speed);
criterion_main!(benches);
