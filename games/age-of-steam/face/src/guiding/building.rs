//! What is at stake in a build turn: the New City that can still be placed, and track that will be lost.

use age_of_steam::{Building, End, Table};
use kernel::{Seat, Text, text};

/// The question, and what the builder should know: tiles left, and what is lost with the next move or at the end.
pub(super) fn question(table: &Table, building: &Building, seat: Seat) -> (Text, Vec<Text>) {
    let left = table.tiles_to_lay(building, seat);
    let tiles = text!(aos_now_tiles, left = left);
    let (ask, mut now) = if left == 0 {
        (text!(aos_ask_build_done), Vec::new())
    } else if table.can_urbanize(seat) {
        (text!(aos_ask_urbanize), vec![text!(aos_now_urbanize), tiles])
    } else {
        (text!(aos_ask_build_track), vec![tiles])
    };
    let lapsing = lapsing(table, building, seat);
    if !lapsing.is_empty() {
        now.push(match left {
            0 => text!(aos_now_lapses, track = lapsing),
            _ => text!(aos_now_lapsing, track = lapsing),
        });
    }
    (ask, now)
}

/// The builder's sections that will be nobody's when they finish, each by where it begins and ends.
fn lapsing(table: &Table, building: &Building, seat: Seat) -> Vec<Text> {
    let runs = table.lapsing(building, seat).filter_map(|(stop, edge)| table.track.run(stop, edge));
    runs.map(|run| {
        let from = table.board().stop(run.from.0).name.as_str();
        let to = match run.end {
            End::Stop(stop, _) => table.board().stop(stop).name.clone(),
            End::Open(hex, _) => table.board().coord(hex).to_string(),
        };
        text!(aos_section, from = from, to = to)
    })
    .collect()
}
