//! The engines that show whose a link or section is, and a cube on its way.

use age_of_steam::{Class, Colour, End, HexId, Phase, Run};
use hexes::{Edge, Segment};
use kernel::{Seat, message, text};

use super::{IDS, LAYOUT, Sheet, defs, names, palette};
use draw::curve::Curve;
use draw::engine::{self, Gauge};
use draw::geometry::{Area, Cell, Point, point};
use draw::svg::Svg;

pub(crate) const GAUGE: Gauge = Gauge { scale: 0.86, apart: 40.0 };

pub(crate) fn draw(svg: &mut Svg, sheet: &Sheet<'_>) {
    // What lies on top may not catch what is meant for the hex below.
    svg.group().set("class", "markers").set("pointer-events", "none").within(|svg| {
        for (run, owner, at) in engines(sheet) {
            svg.group().set("class", "marker").show("data-seat", owner).within(|svg| {
                svg.title(&describe(sheet, &run, owner));
                engine::draw(svg, IDS, owner, at, GAUGE.scale);
            });
        }
        if let Some((colour, at)) = cargo(sheet) {
            draw_cargo(svg, colour, at);
        }
    });
}

/// The same for a page: each with a key, as they come and go.
pub(crate) fn draw_on_page(svg: &mut Svg, sheet: &Sheet<'_>) {
    svg.group().set("class", "markers").set("pointer-events", "none").within(|svg| {
        for (run, owner, at) in engines(sheet) {
            let (stop, edge) = run.from;
            let from = sheet.board.coord(sheet.board.stop(stop).hex);
            let key = format!("engine-{from}-{edge}-{owner}");
            svg.group().set("class", "appears").set("data-key", key).show("data-seat", owner).within(|svg| {
                svg.title(&describe(sheet, &run, owner));
                svg.place(defs::engine_id(owner), at).end();
            });
        }
        if let Some((colour, at)) = cargo(sheet) {
            let group = svg.group().set("class", "cargo appears").set("data-key", "cargo");
            group.within(|svg| draw_cargo(svg, colour, at));
        }
    });
}

/// Every run that has an owner, and where their engine stands.
fn engines(sheet: &Sheet<'_>) -> Vec<(Run, Seat, Point)> {
    let track = &sheet.table.track;
    let signs: Vec<Area> = names::signs(sheet).into_iter().map(|sign| sign.area).collect();
    let mut engines: Vec<(Run, Seat, Point)> = Vec::new();
    for run in track.completed_links().chain(track.unfinished()) {
        let Some(owner) = run.owner else { continue };
        let at = spot(sheet, &run, &engines, &signs);
        engines.push((run, owner, at));
    }
    engines
}

/// The cube on its way, and where it is shown.
fn cargo(sheet: &Sheet<'_>) -> Option<(Colour, Point)> {
    let Phase::MoveGoods(moving) = &sheet.table.phase else { return None };
    let cargo = moving.cargo.as_ref()?;
    let hex = sheet.board.stop(cargo.at()).hex;
    Some((cargo.colour, Cell::at(LAYOUT, sheet.board.coord(hex)).centre() + point(52.0, -48.0)))
}

fn draw_cargo(svg: &mut Svg, colour: Colour, at: Point) {
    svg.circle(at, 22.0).fill(palette::BALLAST).stroke(palette::GOLD, 4.0).end();
    defs::place_cube(svg, colour, at - point(13.5, 13.5), 27.0);
}

fn describe(sheet: &Sheet<'_>, run: &Run, owner: Seat) -> String {
    let from = sheet.board.stop(run.from.0).name.clone();
    let (what, to) = match run.end {
        End::Stop(stop, _) => (message!(aos_board_completed), sheet.board.stop(stop).name.clone()),
        End::Open(hex, _) => (message!(aos_board_unfinished), sheet.board.coord(hex).to_string()),
    };
    sheet.words.say(&text!(aos_board_run, seat = owner, what = what, from = from, to = to))
}

/// The best place for an engine: near the middle of the run, on open track rather than where another crosses or a town
/// needs the room, and neither on top of another engine nor under a name.
fn spot(sheet: &Sheet<'_>, run: &Run, placed: &[(Run, Seat, Point)], signs: &[Area]) -> Point {
    let mut pieces: Vec<(HexId, Edge, Option<Edge>)> = Vec::new();
    let (stop, edge) = run.from;
    sheet.table.track.walk_from(stop, edge, |hex, entered, left| pieces.push((hex, entered, left)));
    let half = pieces.len() as f64 / 2.0;
    let in_towns_only = pieces.iter().all(|(_, _, left)| left.is_none());
    let mut spots: Vec<(f64, Point)> = Vec::new();
    for (index, (hex, entered, left)) in pieces.iter().enumerate() {
        let middle = Cell::at(LAYOUT, sheet.board.coord(*hex)).centre();
        // How far along the run it would stand, where that is, and what counts against it.
        let mut offer = |along: f64, place: Point, burden: f64| {
            let place = middle + place;
            let burden =
                burden + engine::crowding(GAUGE, place, placed.iter().map(|(_, _, other)| *other), signs);
            spots.push(((index as f64 + along - half).abs() + burden, place));
        };
        match left.and_then(|left| Segment::between(*entered, left)) {
            // Between two towns it stands on the border of both.
            None if in_towns_only && pieces.len() > 1 => offer(0.5, Curve::exit(LAYOUT, *entered).from, 0.0),
            None => offer(0.5, Curve::exit(LAYOUT, *entered).at(-0.1), 4.0),
            Some(segment) => {
                let crossed = sheet.table.track.tile(*hex).is_some_and(|tile| tile.class == Class::Crossing);
                let forward = segment.ends().0 == *entered;
                for (share, burden) in [(0.5, if crossed { 6.0 } else { 0.0 }), (0.14, 1.0), (0.86, 1.0)] {
                    let along = if forward { share } else { 1.0 - share };
                    offer(along, Curve::of(LAYOUT, segment).at(share), burden);
                }
            }
        }
    }
    spots
        .into_iter()
        .min_by(|one, other| one.0.total_cmp(&other.0))
        .map_or_else(Point::default, |best| best.1)
}
