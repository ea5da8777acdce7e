//! What hangs on a build turn: the New City that can still be placed, and track that will be lost.

use catalog::age_of_steam::{Action, Building, End, Table};
use kernel::{Arg, Seat, Text, text};

/// The question, and what the builder should know: tiles left, and what is lost with the next move or at the end.
pub(super) fn question(table: &Table, building: &Building, seat: Seat) -> (Text, Vec<Text>) {
    let left = table.tile_allowance(seat).saturating_sub(building.built.len());
    let tiles = text!("aos-now-tiles", left = left);
    let (ask, mut now) = if left == 0 {
        (text!("aos-ask-build-done"), Vec::new())
    } else if can_urbanize(table, building, seat) {
        (text!("aos-ask-urbanize"), vec![text!("aos-now-urbanize"), tiles])
    } else {
        (text!("aos-ask-build-track"), vec![tiles])
    };
    let lapsing = lapsing(table, building, seat);
    if !lapsing.is_empty() {
        let track = Arg::List(lapsing);
        now.push(match left {
            0 => text!("aos-now-lapses", track = track),
            _ => text!("aos-now-lapsing", track = track),
        });
    }
    (ask, now)
}

/// Whether the builder may still place a New City: only before his first tile.
pub(super) fn can_urbanize(table: &Table, building: &Building, seat: Seat) -> bool {
    table.player(seat).action == Some(Action::Urbanization)
        && !building.urbanized
        && building.built.is_empty()
        && table.track.new_cities_left().next().is_some()
        && table.board().stops().any(|stop| !table.track.is_city(stop))
}

/// The builder's sections that will be nobody's when he finishes, each by where it begins and ends.
fn lapsing(table: &Table, building: &Building, seat: Seat) -> Vec<Arg> {
    let track = &table.track;
    let unextended = track.unfinished().filter(|run| {
        let (stop, edge) = run.from;
        run.owner == Some(seat) && !building.extended[stop.index()].contains(edge)
    });
    unextended
        .map(|run| {
            let from = table.board().stop(run.from.0).name.clone();
            let to = match run.end {
                End::Stop(stop, _) => table.board().stop(stop).name.clone(),
                End::Open(hex, _) => table.board().coord(hex).to_string(),
            };
            text!("aos-section", from = from, to = to).into()
        })
        .collect()
}
