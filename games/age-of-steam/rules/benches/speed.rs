//! How fast positions are; of the builds, also the question with the most tiles.

use age_of_steam::{Phase, Position};
use age_of_steam_face::AgeOfSteam;
use bots::Greedy;
use criterion::{Criterion, criterion_group, criterion_main};
use kernel::{Rules, bench, kit};

/// The build question of sensible players with the most answers: in the first turn, and in the last.
fn largest_builds() -> [Position; 2] {
    let (mut largest, mut most) = ([None, None], [0, 0]);
    kit::play(4, &[], "bench 0", AgeOfSteam::greedy, |position: &Position| {
        let table = position.table();
        let (Phase::BuildTrack(_), Some(seat)) = (&table.phase, table.asked().iter().next()) else { return };
        for (index, turn) in [1, table.turns()].into_iter().enumerate() {
            let mut moves = Vec::new();
            position.moves(seat, &mut moves);
            if table.turn == turn && moves.len() > most[index] {
                (largest[index], most[index]) = (Some(position.clone()), moves.len());
            }
        }
    });
    largest.map(|position| position.expect("sensible players build in every turn"))
}

fn speed(criterion: &mut Criterion) {
    let mut group = criterion.benchmark_group("age-of-steam");
    bench::random_play::<Position>(&mut group, 4, &[]);
    bench::sensible_play(&mut group, 4, &[], AgeOfSteam::greedy);
    let [first, last] = largest_builds();
    bench::list_moves(&mut group, "list builds, first turn, sensible, 4 players", &first);
    bench::list_moves(&mut group, "list builds, last turn, sensible, 4 players", &last);
    group.finish();
}

criterion_group!(benches, speed);
criterion_main!(benches);
