//! Draws a few positions into a directory, to look at: `cargo run -p draw --example positions -- /tmp/boards fr`.

#[path = "../tests/common/mod.rs"]
mod common;

use std::path::Path;

use catalog::age_of_steam::{Phase, Position};
use draw::Drawn;
use kernel::{Rules, Viewer};
use words::{Language, Words};

fn has_cargo(phase: &Phase) -> bool {
    matches!(phase, Phase::MoveGoods(moving) if moving.cargo.is_some())
}

fn has_drawn(phase: &Phase) -> bool {
    matches!(phase, Phase::Production(producing) if producing.drawn.is_some())
}

fn main() {
    let mut args = std::env::args().skip(1);
    let directory = args.next().unwrap_or_else(|| "boards".into());
    let language = args.next().map(|tag| tag.parse().expect("en or fr"));
    let words = Words::new(language.unwrap_or(Language::English));
    std::fs::create_dir_all(&directory).expect("the directory can be made");
    for (name, position) in [
        ("start", common::at_start(4, "7")),
        ("middle", common::at_building(4, "7", 4)),
        ("six", common::at_building(6, "7", 5)),
        ("end", common::to_the_end(3, "7")),
        (
            "auction",
            common::played(5, "5", |table| table.turn == 2 && matches!(&table.phase, Phase::Auction(_))),
        ),
        ("cargo", common::played(5, "3", |table| table.turn == 3 && has_cargo(&table.phase))),
        ("drawn", common::played(4, "5", |table| table.turn == 2 && has_drawn(&table.phase))),
    ] {
        let svg = Position::svg(&position.view(Viewer::Spectator), &words);
        let png = draw::png(&svg, 2200).expect("the drawing is good SVG");
        println!("{name}: {} kB of SVG, turn {}", svg.len() / 1000, position.table().turn);
        let file = Path::new(&directory).join(name);
        std::fs::write(file.with_extension("svg"), svg).expect("the drawing can be written");
        std::fs::write(file.with_extension("png"), png).expect("the picture can be written");
    }
}
