//! Draws a few positions of Steam Power into a directory, to look at: the sheet, the board of a page, what lies beside it
//! and the card. `cargo run -p steam-power-face --example drawings -- boards fr`.

#[path = "../tests/drawing/games.rs"]
mod games;

use draw::Drawn;
use face_kit::Album;
use games::{at_round, played, to_the_end};
use kernel::{Rules, Seat, Viewer};
use steam_power::Phase;
use steam_power_face::SteamPower;

fn main() {
    let album = Album::from_args(&["Ada", "Benedikt", "Célestine", "Dov", "Evangeline"]);
    let words = &album.words;
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
        album.put(name, &SteamPower::svg(&view, words), 2600);
        let board = SteamPower::board(&view, words);
        album.put(&format!("{name}-board"), &board, 1100);
        println!("{name}: round {}, {} kB", position.table().round, board.len() / 1000);
        for aside in SteamPower::asides(&view, words) {
            album.put_beside(&format!("{name}-{}", aside.id), &board, &aside, 300);
        }
    }
    album.put("card", &SteamPower::card(words), 400);
}
