//! Draws the map of Imperial Steam and what lies beside it at a few positions into a directory, to look at.
//! `cargo run -p imperial-steam-face --example drawings -- /tmp/boards fr`.

#[path = "../tests/drawing/games.rs"]
#[allow(dead_code, reason = "each of those who include this needs only some of it")]
mod games;

use std::path::Path;

use draw::Drawn;
use games::played;
use imperial_steam::CityId;
use imperial_steam::printed::{LINKS, Map};
use imperial_steam_face::ImperialSteam;
use kernel::{Rules, Seat, Seats, Viewer};
use words::{Language, Words};

fn main() {
    let mut args = std::env::args().skip(1);
    let directory = args.next().unwrap_or_else(|| "boards".into());
    let language = args.next().map_or(Language::English, |tag| tag.parse().expect("en or fr"));
    let names = ["Ada", "Benedikt", "Célestine", "Dov"].map(String::from);
    let words = Words::new(language).with_names(names.to_vec());
    std::fs::create_dir_all(&directory).expect("the directory can be made");
    let write = |name: &str, svg: &str, width: u32| {
        let file = Path::new(&directory).join(name);
        std::fs::write(file.with_extension("svg"), svg).expect("the drawing can be written");
        let png = draw::png(svg, width).expect("the drawing is good SVG");
        std::fs::write(file.with_extension("png"), png).expect("the picture can be written");
    };
    for (name, players, setup, round) in [
        ("imp-start-2", 2, "fixed", 1),
        ("imp-late-4", 4, "fixed", 8),
        ("imp-normal-3", 3, "normal", 5),
        ("imp-random-4", 4, "random", 9),
    ] {
        let position = played(players, &[("setup", setup)], "7", |table| table.round == round);
        let view = position.view(Viewer::Seat(Seat::new(0)));
        let board = ImperialSteam::board(&view, &words);
        println!("{name}: round {}, {} kB", position.table().round, board.len() / 1000);
        write(name, &board, 1480);
        write(&format!("{name}-small"), &board, 774);
        write(&format!("{name}-sheet"), &ImperialSteam::svg(&view, &words), 2400);
        for aside in ImperialSteam::asides(&view, &words) {
            // As narrow as a page shows it; what it uses is defined in the board.
            let defined = aside.svg().replacen('>', &format!("><defs>{board}</defs>"), 1);
            write(&format!("{name}-aside-{}", aside.id), &defined, 340);
        }
    }
    // As full as a map can be.
    let position = played(4, &[], "7", |table| table.round == 6);
    let mut view = position.view(Viewer::Spectator);
    let all = Map::all_links().collect();
    view.table.tracks = [Seats::first(4); LINKS];
    for seat in Seat::all(4) {
        view.table.seats[seat.index()].tracks = all;
        view.table.seats[seat.index()].stations.insert(CityId::new(3 + 4 * seat.index()));
    }
    view.table.semmering = Some(Seat::new(2));
    write("imp-full-4", &ImperialSteam::board(&view, &words), 1480);
    write("imp-full-4-small", &ImperialSteam::board(&view, &words), 774);
    write("imp-card", &ImperialSteam::card(&words), 500);
}
