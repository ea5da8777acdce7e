//! The engines that show whose a link or section is, and a cube on its way.

use catalog::age_of_steam::{Class, End, HexId, Phase, Run};
use hexes::{Edge, Segment};
use kernel::{Arg, Seat, text};

use super::defs::{CAB, ENGINE};
use super::{Sheet, defs, palette};
use crate::geometry::{Cell, Curve, Point, point};
use crate::svg::Svg;

const SCALE: f64 = 0.86;
/// Engines nearer to each other than this would overlap.
const APART: f64 = 40.0;

pub(crate) fn draw(svg: &mut Svg, sheet: &Sheet<'_>) {
    // What lies on top may not catch what is meant for the hex below.
    svg.group().set("class", "markers").set("pointer-events", "none").within(|svg| {
        let track = &sheet.table.track;
        let mut placed = Vec::new();
        for run in track.completed_links().chain(track.unfinished()) {
            let Some(owner) = run.owner else { continue };
            let at = spot(sheet, &run, &placed);
            placed.push(at);
            svg.group().set("class", "marker").set("data-seat", owner).within(|svg| {
                svg.title(&describe(sheet, &run, owner));
                engine(svg, owner, at, SCALE);
            });
        }
        if let Phase::MoveGoods(moving) = &sheet.table.phase
            && let Some(cargo) = moving.cargo
        {
            let hex = sheet.board.stop(cargo.at).hex;
            let at = Cell::from(sheet.board.coord(hex)).centre() + point(52.0, -36.0);
            svg.circle(at, 22.0).fill(palette::BALLAST).stroke(palette::GOLD, 4.0).end();
            defs::place_cube(svg, cargo.colour, at - point(13.5, 13.5), 27.0);
        }
    });
}

/// A player's engine with its middle here.
pub(crate) fn engine(svg: &mut Svg, seat: Seat, middle: Point, scale: f64) {
    let paint = palette::player(seat);
    svg.group().scaled(middle - ENGINE * (scale / 2.0), scale).fill(paint.base).within(|svg| {
        svg.add("use").set("href", "#aos-engine").end();
        svg.line(point(CAB.x, CAB.y + 1.0), 17.0).centred().bold().fill(paint.on).say(seat);
    });
}

fn describe(sheet: &Sheet<'_>, run: &Run, owner: Seat) -> String {
    let from = sheet.board.stop(run.from.0).name.clone();
    let (what, to) = match run.end {
        End::Stop(stop, _) => (Arg::Word("aos-board-completed"), sheet.board.stop(stop).name.clone()),
        End::Open(hex, _) => (Arg::Word("aos-board-unfinished"), sheet.board.coord(hex).to_string()),
    };
    sheet.words.say(&text!("aos-board-run", seat = owner, what = what, from = from, to = to))
}

/// The best place for an engine: near the middle of the run, rather on open track than where another crosses or a town
/// needs the room, and not on top of another engine.
fn spot(sheet: &Sheet<'_>, run: &Run, placed: &[Point]) -> Point {
    let mut pieces: Vec<(HexId, Edge, Option<Edge>)> = Vec::new();
    let (stop, edge) = run.from;
    sheet.table.track.walk_from(stop, edge, |hex, entered, left| pieces.push((hex, entered, left)));
    let half = pieces.len() as f64 / 2.0;
    let in_towns_only = pieces.iter().all(|(_, _, left)| left.is_none());
    let mut spots: Vec<(f64, Point)> = Vec::new();
    for (at, (hex, entered, left)) in pieces.iter().enumerate() {
        let middle = Cell::from(sheet.board.coord(*hex)).centre();
        // How far along the run it would stand, where that is, and what speaks against it.
        let mut offer = |along: f64, place: Point, burden: f64| {
            let place = middle + place;
            let covers = placed.iter().any(|other| (*other - place).length() < APART);
            spots.push(((at as f64 + along - half).abs() + burden + if covers { 3.0 } else { 0.0 }, place));
        };
        match left.and_then(|left| Segment::between(*entered, left)) {
            // Between two towns it stands on the border of both.
            None if in_towns_only && pieces.len() > 1 => offer(0.5, Curve::exit(*entered).from, 0.0),
            None => offer(0.5, Curve::exit(*entered).at(-0.1), 4.0),
            Some(segment) => {
                let crossed = sheet.table.track.tile(*hex).is_some_and(|tile| tile.class == Class::Crossing);
                let forward = segment.ends().0 == *entered;
                for (share, burden) in [(0.5, if crossed { 6.0 } else { 0.0 }), (0.14, 1.0), (0.86, 1.0)] {
                    let along = if forward { share } else { 1.0 - share };
                    offer(along, Curve::of(segment).at(share), burden);
                }
            }
        }
    }
    spots
        .into_iter()
        .min_by(|one, other| one.0.total_cmp(&other.0))
        .map_or_else(Point::default, |best| best.1)
}
