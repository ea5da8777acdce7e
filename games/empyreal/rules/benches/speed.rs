//! How fast positions are; of the builds, also the one with the most Transfers.

use bots::Greedy;
use criterion::{Criterion, criterion_group, criterion_main};
use empyreal::Position;
use empyreal_face::Empyreal;
use kernel::{bench, kit};

/// The build of sensible players that asks for the most Transfers.
fn most_transfers() -> Position {
    let (mut building, mut most) = (None, 0);
    kit::play(4, &[], "bench 0", Empyreal::greedy, |position: &Position| {
        let transfers = position.table().build_ways().iter().filter(|way| way.price > 0).count();
        if transfers > most {
            (building, most) = (Some(position.clone()), transfers);
        }
    });
    building.expect("somebody pays for Transfers")
}

fn speed(criterion: &mut Criterion) {
    let mut group = criterion.benchmark_group("empyreal");
    bench::random_play::<Position>(&mut group, 4, &[]);
    bench::sensible_play(&mut group, 4, &[], Empyreal::greedy);
    bench::list_moves(&mut group, "list builds with Transfers, sensible, 4 players", &most_transfers());
    group.finish();
}

criterion_group!(benches, speed);
criterion_main!(benches);
