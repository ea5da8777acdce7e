//! Track on the board: lines from the middles of hexes to their sides, and whose they are.
//!
//! ```text
//!   0───•      track of seat 0, and the open end of an incomplete link
//!
//!    0 1
//!     ╳        where the tracks of two owners cross, each side says whose track leaves by it
//!    1 0
//! ```
//!
//! Which sides of a crossing belong together needs no sign: tracks that cross alternate around the hex.

use hexes::Edge;
use kernel::Seat;
use steam_power::{HexId, LAYOUT, MAX_PLAYERS, Path, Track};
use terminal::Style;
use terminal::canvas::Canvas;

use super::map::{middle, side};

pub(super) fn draw(canvas: &mut Canvas, track: &Track) {
    for hex in track.board().hexes() {
        match track.paths(hex) {
            [Some(one), Some(other)] => draw_crossing(canvas, track, hex, [one, other]),
            [Some(path), None] | [None, Some(path)] => draw_single(canvas, track, hex, path),
            [None, None] => {}
        }
    }
    // Last, for neighbours share the characters on their sides.
    for stub in Seat::all(MAX_PLAYERS).filter_map(|seat| track.stub(seat)) {
        let owner = track.path_at(stub.hex, stub.out).map(Path::owner);
        let (x, y) = side(middle(track.board().hex(stub.hex).coord), stub.out);
        canvas.write(x, y, "•", owner.map_or(Style::Bold, style));
    }
}

fn style(owner: Seat) -> Style {
    Style::Seat(owner.into())
}

fn draw_single(canvas: &mut Canvas, track: &Track, hex: HexId, path: Path) {
    let (x, y) = clear(canvas, track, hex);
    draw_lines(canvas, (x, y), path);
    canvas.write(x, y, &path.owner().to_string(), style(path.owner()));
}

fn draw_crossing(canvas: &mut Canvas, track: &Track, hex: HexId, paths: [Path; 2]) {
    let (x, y) = clear(canvas, track, hex);
    let [one, other] = paths.map(Path::owner);
    for path in paths {
        draw_lines(canvas, (x, y), path);
        if one != other {
            let (a, b) = path.segment().ends();
            for edge in [a, b] {
                let (x, y) = beside_middle((x, y), edge);
                canvas.write(x, y, &path.owner().to_string(), style(path.owner()));
            }
        }
    }
    if one == other {
        canvas.write(x, y, &one.to_string(), style(one));
    } else {
        canvas.write(x, y, "╳", Style::Bold);
    }
}

/// Takes the sign of the terrain away: it means nothing more where track lies.
fn clear(canvas: &mut Canvas, track: &Track, hex: HexId) -> (usize, usize) {
    let (x, y) = middle(track.board().hex(hex).coord);
    for column in x - 1..=x + 1 {
        // Only the terrain is in the way: a line of this hex is drawn later, and one of a neighbour ends at the side.
        canvas.write(column, y, " ", Style::Plain);
    }
    (x, y)
}

fn draw_lines(canvas: &mut Canvas, middle: (usize, usize), path: Path) {
    let (a, b) = path.segment().ends();
    for edge in [a, b] {
        let line = match LAYOUT.compass(edge) {
            "E" | "W" => "─",
            "NE" | "SW" => "╱",
            _ => "╲",
        };
        for (x, y) in [beside_middle(middle, edge), side(middle, edge)] {
            canvas.write(x, y, line, style(path.owner()));
        }
    }
}

/// The character next to the middle on the way to a side. The diagonal ones are on the side itself.
fn beside_middle((x, y): (usize, usize), edge: Edge) -> (usize, usize) {
    let (columns, rows) = LAYOUT.step(edge);
    (x.saturating_add_signed(columns.signum().into()), y.saturating_add_signed(rows.into()))
}
