//! Writes a page with the parts that the browser table is made of, to look at, and says what they weigh:
//! `cargo run -p draw --example page -- /tmp/page fr`.

#[path = "../tests/common/mod.rs"]
mod common;

use std::io::Write;
use std::path::Path;

use catalog::age_of_steam::{Phase, Position, Table};
use draw::{Drawn, PlotLine, badge, plot};
use flate2::Compression;
use flate2::write::GzEncoder;
use kernel::{Rules, Seat, Viewer};
use words::{Language, Words};

fn weigh(what: &str, text: &str) {
    let mut packed = GzEncoder::new(Vec::new(), Compression::default());
    packed.write_all(text.as_bytes()).expect("a vector takes everything");
    let packed = packed.finish().expect("a vector takes everything").len();
    println!("{what}: {} bytes, {packed} packed", text.len());
}

/// A line for every player that goes up and down a little.
fn lines(players: usize, words: &Words) -> Vec<PlotLine> {
    Seat::all(players)
        .map(|seat| {
            let slope = seat.index() as i64 * 3 - 4;
            let points = (0..=8u32).map(|at| (at, i64::from(at) * slope + i64::from(at * at % 7))).collect();
            PlotLine { seat, name: words.name(seat), points }
        })
        .collect()
}

fn page(table: &Table, words: &Words, players: usize) -> String {
    let board = Position::board(table, words);
    weigh("board", &board);
    let mut page = String::from(
        "<!DOCTYPE html><meta charset=utf-8><style>body{margin:8px;font:14px sans-serif}\
         .side{width:360px;float:right;padding:8px}.dark{background:#1d1b18;color:#e8e0d0}#board{width:960px}</style>",
    );
    page.push_str("<div class=side>");
    for aside in Position::asides(table, words) {
        weigh(aside.id, &aside.svg);
        page.push_str(&format!("<h3>{}</h3>{}", aside.title, aside.svg));
    }
    let marks: Vec<_> = (0..9).map(|turn| (turn, (turn + 1).to_string())).collect();
    let plot = plot("Income", &lines(players, words), &marks);
    weigh("plot", &plot);
    page.push_str(&format!("</div><div class='side dark'>{plot}</div><div class=side>{plot}"));
    for seat in Seat::all(players) {
        page.push_str(&format!("<p>{} {}</p>", badge(seat), words.name(seat)));
    }
    page.push_str("</div>");
    page.push_str(&board);
    let pieces: Vec<&str> =
        board.split("id=\"piece-").skip(1).filter_map(|rest| rest.split('"').next()).collect();
    page.push_str(
        "<p><svg viewBox='-80 -70 1400 460' width=960 font-family='DejaVu Sans Condensed, sans-serif'>",
    );
    for (at, piece) in pieces.iter().enumerate() {
        let (x, y) = (140 * (at % 10), 130 * (at / 10));
        let colour = ["#9b9a97", "#d6372c"][at % 2];
        page.push_str(&format!("<use href='#piece-{piece}' x={x} y={y} color='{colour}'/>"));
    }
    page.push_str("</svg>");
    page
}

fn main() {
    let mut args = std::env::args().skip(1);
    let directory = args.next().unwrap_or_else(|| "page".into());
    let language = args.next().map(|tag| tag.parse().expect("en or fr"));
    let words = Words::new(language.unwrap_or(Language::English));
    std::fs::create_dir_all(&directory).expect("the directory can be made");
    let producing = |table: &Table| {
        table.turn == 2 && matches!(&table.phase, Phase::Production(producing) if producing.drawn.is_some())
    };
    for (name, players, position) in [
        ("start", 4, common::at_start(4, "7")),
        ("drawn", 4, common::played(4, "5", producing)),
        ("golden", 4, common::golden(0.6)),
        ("end", 6, common::at_building(6, "7", 5)),
    ] {
        println!("{name}, turn {}", position.table().turn);
        let page = page(&position.view(Viewer::Spectator), &words, players);
        std::fs::write(Path::new(&directory).join(format!("{name}.html")), page)
            .expect("the page can be written");
    }
    let card = Position::card(&words);
    weigh("card", &card);
    std::fs::write(Path::new(&directory).join("card.html"), card).expect("the card can be written");
}
