//! Draws a few positions of Steam Power into a directory, to look at: the sheet, the board of a page, what lies beside it
//! and the card. `cargo run -p steam-power-face --example drawings -- boards fr`.

#[path = "../tests/drawing/games.rs"]
mod games;

use std::path::Path;

use draw::Drawn;
use games::{at_round, played, to_the_end};
use kernel::{Rules, Seat, Viewer};
use steam_power::Phase;
use steam_power_face::SteamPower;
use words::{Language, Words};

/// What lies beside a board uses its symbols.
fn with_symbols(board: &str, aside: &str) -> String {
    let definitions = board.split("</defs>").next().and_then(|before| before.split_once("<defs"));
    let definitions = definitions.map_or(String::new(), |(_, inside)| format!("<defs{inside}</defs>"));
    let (start, content) = aside.split_at(aside.find('>').map_or(0, |end| end + 1));
    format!("{start}{definitions}{content}")
}

fn main() {
    let mut args = std::env::args().skip(1);
    let directory = args.next().unwrap_or_else(|| "boards".into());
    let language = args.next().map(|tag| tag.parse().expect("en or fr"));
    let names = ["Ada", "Benedikt", "Célestine", "Dov", "Evangeline"].map(String::from);
    let words = Words::new(language.unwrap_or(Language::English)).with_names(names.to_vec());
    std::fs::create_dir_all(&directory).expect("the directory can be made");
    let write = |name: &str, svg: &str, width: u32| {
        let file = Path::new(&directory).join(name);
        std::fs::write(file.with_extension("svg"), svg).expect("the drawing can be written");
        let png = draw::png(svg, width).expect("the drawing is good SVG");
        std::fs::write(file.with_extension("png"), png).expect("the picture can be written");
    };
    for (name, position) in [
        ("usa-start", at_round("usa", 3, "7", 1)),
        ("usa-middle", at_round("usa", 4, "7", 5)),
        ("germany-late", at_round("germany", 5, "7", 8)),
        ("britain-end", to_the_end("britain", 5, "7")),
        ("britain-solo", at_round("britain", 1, "202", 14)),
        (
            "fulfilling",
            played("germany", 2, "3", |table| {
                table.round > 6 && matches!(table.phase, Phase::Fulfilling { .. })
            }),
        ),
    ] {
        let view = position.view(Viewer::Seat(Seat::new(0)));
        write(name, &SteamPower::svg(&view, &words), 2600);
        let board = SteamPower::board(&view, &words);
        write(&format!("{name}-board"), &board, 1100);
        println!("{name}: round {}, {} kB", position.table().round, board.len() / 1000);
        for aside in SteamPower::asides(&view, &words) {
            write(&format!("{name}-{}", aside.id), &with_symbols(&board, &aside.svg()), 300);
        }
    }
    write("card", &SteamPower::card(&words), 400);
}
