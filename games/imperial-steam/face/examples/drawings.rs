//! Draws the map of Imperial Steam and what lies beside it at a few positions into a directory, to look at.
//! `cargo run -p imperial-steam-face --example drawings -- /tmp/boards fr`.

#[path = "../tests/drawing/games.rs"]
#[allow(dead_code, reason = "each of those who include this needs only some of it")]
mod games;

use draw::Drawn;
use face_kit::Album;
use games::played;
use imperial_steam::CityId;
use imperial_steam::printed::{LINKS, Map};
use imperial_steam_face::ImperialSteam;
use kernel::{Rules, Seat, Seats, Viewer};

fn main() {
    let album = Album::from_args(&["Ada", "Benedikt", "Célestine", "Dov"]);
    let words = &album.words;
    for (name, players, setup, round) in [
        ("imp-start-2", 2, "fixed", 1),
        ("imp-late-4", 4, "fixed", 8),
        ("imp-normal-3", 3, "normal", 5),
        ("imp-random-4", 4, "random", 9),
    ] {
        let position = played(players, &[("setup", setup)], "7", |table| table.round == round);
        let view = position.view(Viewer::Seat(Seat::new(0)));
        let board = ImperialSteam::board(&view, words);
        println!("{name}: round {}, {} kB", position.table().round, board.len() / 1000);
        album.put(name, &board, 1480);
        album.put(&format!("{name}-small"), &board, 774);
        album.put(&format!("{name}-sheet"), &ImperialSteam::svg(&view, words), 2400);
        for aside in ImperialSteam::asides(&view, words) {
            // As narrow as a page shows it.
            album.put_beside(&format!("{name}-aside-{}", aside.id), &board, &aside, 340);
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
    album.put("imp-full-4", &ImperialSteam::board(&view, words), 1480);
    album.put("imp-full-4-small", &ImperialSteam::board(&view, words), 774);
    album.put("imp-card", &ImperialSteam::card(words), 500);
}
