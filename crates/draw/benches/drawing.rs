//! How long drawings of a late position take.

#[path = "../tests/common/mod.rs"]
mod common;

use std::hint::black_box;

use catalog::age_of_steam::Position;
use catalog::steam_power;
use criterion::{Criterion, criterion_group, criterion_main};
use draw::Drawn;
use kernel::{Rules, Viewer};
use words::{Language, Words};

fn drawings(criterion: &mut Criterion) {
    let view = common::golden(0.9).view(Viewer::Spectator);
    let words = Words::new(Language::English);
    criterion.bench_function("board", |bencher| bencher.iter(|| Position::board(black_box(&view), &words)));
    criterion.bench_function("asides", |bencher| bencher.iter(|| Position::asides(black_box(&view), &words)));
    criterion.bench_function("card", |bencher| bencher.iter(|| Position::card(&words)));
    criterion.bench_function("sheet", |bencher| bencher.iter(|| Position::svg(black_box(&view), &words)));
    let late = common::steam_power::at_round("germany", 5, "7", 8).view(Viewer::Spectator);
    criterion.bench_function("steam-power board", |bencher| {
        bencher.iter(|| steam_power::Position::board(black_box(&late), &words));
    });
}

criterion_group!(benches, drawings);
criterion_main!(benches);
