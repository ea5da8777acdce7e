//! Lakes and seas as one body of water with a shore, and rivers that grow on their way.

use super::{Ground, Purpose};
use crate::geometry::{APOTHEM, Cell, Point, RADIUS, outlines, point, scatter};
use crate::palette;
use crate::path::Path;
use crate::svg::Svg;

const SOURCE_WIDTH: f64 = 5.0;
const MOUTH_WIDTH: f64 = 15.0;

/// The hexes that a river passes, from its source, each with how far to the side of the middle it goes there.
pub type River = Vec<(Cell, f64)>;

pub fn draw_water(svg: &mut Svg, ground: &Ground, courses: &[River]) {
    let mut rivers = ground.path();
    for river in courses {
        flow(&mut rivers, &course(ground, river), ground.purpose);
    }
    svg.add("defs").within(|svg| svg.path(&rivers).set("id", ground.ids.of("rivers")).end());
    let river = |svg: &mut Svg, fill: &str, bank: f64| {
        svg.again(ground.ids.of("rivers"))
            .fill(fill)
            .stroke(fill, bank)
            .set("stroke-linejoin", "round")
            .end();
    };
    river(svg, palette::SHORE, 2.6);
    draw_lakes(svg, ground);
    // Over the shore, so that the mouths are open.
    river(svg, palette::WATER, 0.0);
}

fn draw_lakes(svg: &mut Svg, ground: &Ground) {
    let mut water = ground.water.clone();
    water.extend(ground.outside().into_iter().filter(|cell| ground.is_water_outside(*cell)));
    let mut shore = ground.path();
    for outline in outlines(&water) {
        let corners: Vec<Point> = outline.iter().map(|corner| corner.point()).collect();
        round(&mut shore, &corners);
    }
    svg.add("defs").within(|svg| svg.path(&shore).set("id", ground.ids.of("shore")).end());
    let lake = |svg: &mut Svg, fill: &str, rim: &str, width: f64| {
        svg.again(ground.ids.of("shore")).fill(fill).stroke(rim, width).end();
    };
    svg.add("clipPath")
        .set("id", ground.ids.of("lakes"))
        .within(|svg| svg.again(ground.ids.of("shore")).end());
    lake(svg, palette::WATER, "none", 0.0);
    svg.group().set("clip-path", ground.ids.url("lakes")).fill("none").within(|svg| {
        lake(svg, "none", palette::SHALLOWS, 30.0);
        lake(svg, "none", palette::SURF, 13.0);
        let mut waves = ground.path();
        for cell in &water {
            for salt in 0..2 {
                let x = (cell.scatter(40 + salt) - 0.5) * 0.9 * RADIUS;
                let y = (cell.scatter(50 + salt) * 0.5 - 0.5 + 0.5 * f64::from(salt)) * 1.4 * APOTHEM;
                wave(&mut waves, cell.centre() + point(x - 13.0, y));
            }
        }
        svg.path(&waves).stroke(palette::WAVE, 1.5).set("stroke-linecap", "round").end();
    });
    lake(svg, "none", palette::SHORE, 2.0);
}

/// A closed curve that touches every side of a polygon in its middle, or near it.
fn round(path: &mut Path, corners: &[Point]) {
    let sides: Vec<Point> = (0..corners.len())
        .map(|index| {
            let (from, to) = (corners[index], corners[(index + 1) % corners.len()]);
            let key = [(from.x + to.x).round() as i32, (from.y + to.y).round() as i32];
            let outward = (to - from).unit().across() * ((scatter(key, 60) - 0.5) * 9.0);
            from.toward(to, 0.35 + 0.3 * scatter(key, 61)) + outward
        })
        .collect();
    path.start(sides[0]);
    for index in 1..=corners.len() {
        path.bend(corners[index % corners.len()], sides[index % corners.len()]);
    }
    path.close();
}

fn wave(path: &mut Path, at: Point) {
    path.start(at)
        .bend_by(point(4.0, -5.0), point(8.5, 0.0))
        .bend_by(point(4.0, 5.0), point(8.5, 0.0))
        .bend_by(point(4.0, -5.0), point(8.5, 0.0));
}

/// The points that a river passes: middles of hexes and sides, a little to the left and right of them. It leaves the board
/// at its end unless it ends in water or in a city.
fn course(ground: &Ground, river: &River) -> Vec<Point> {
    let mut cells = river.clone();
    if let [.., (before, _), (last, _)] = *cells.as_slice()
        && let Some(heading) = before.edge_toward(last)
        && !ground.water.contains(&last)
        && !ground.cells.contains(&last.neighbour(heading))
    {
        let outside = last.neighbour(heading);
        cells.extend([outside, outside.neighbour(heading)].map(|cell| (cell, bend(cell))));
    }
    let mut points = Vec::new();
    for (index, (cell, off)) in cells.iter().enumerate() {
        let before = cells[index.saturating_sub(1)].0.centre();
        let after = cells[(index + 1).min(cells.len() - 1)].0.centre();
        let sideways = (after - before).unit().across();
        let side = if index % 2 == 0 { 1.0 } else { -1.0 };
        let off = if ground.water.contains(cell) { 0.0 } else { *off };
        points.push(cell.centre() + sideways * (side * off));
        if let Some((next, _)) = cells.get(index + 1) {
            let middle = cell.centre().toward(next.centre(), 0.5);
            let along = (next.centre() - cell.centre()).unit().across();
            points.push(middle + along * ((cell.scatter(71) - 0.5) * 14.0));
        }
    }
    points
}

/// How far a river goes to the side of the middle of a hex where nothing lies in its way.
pub fn bend(cell: Cell) -> f64 {
    11.0 + 7.0 * cell.scatter(70)
}

/// The outline of a smooth band through these points, thin at its start and broad at its end.
fn flow(path: &mut Path, points: &[Point], purpose: Purpose) {
    // Few bends do for what many short lines do on a sheet, and stay smooth however near one looks.
    let steps = if purpose == Purpose::Sheet { 4 } else { 2 };
    let nearest = |index: usize, step: i64| {
        let stepped = (index as i64 + step).clamp(0, points.len() as i64 - 1);
        points[stepped as usize]
    };
    let mut middle = Vec::new();
    for index in 0..points.len().saturating_sub(1) {
        let knots = [nearest(index, -1), nearest(index, 0), nearest(index, 1), nearest(index, 2)];
        middle.extend((0..steps).map(|step| catmull_rom(&knots, f64::from(step) / f64::from(steps))));
    }
    middle.extend(points.last());
    let banks: Vec<(Point, Point)> = (0..middle.len())
        .map(|index| {
            let ahead = middle[(index + 1).min(middle.len() - 1)] - middle[index.saturating_sub(1)];
            let share = index as f64 / middle.len() as f64;
            let half = (SOURCE_WIDTH + (MOUTH_WIDTH - SOURCE_WIDTH) * share) / 2.0;
            let across = ahead.unit().across() * half;
            (middle[index] + across, middle[index] - across)
        })
        .collect();
    let outline: Vec<Point> =
        banks.iter().map(|bank| bank.0).chain(banks.iter().rev().map(|bank| bank.1)).collect();
    if purpose == Purpose::Sheet {
        path.lines(outline).close();
        return;
    }
    let after = |index: usize| outline[index].toward(outline[(index + 1) % outline.len()], 0.5);
    path.start(after(outline.len() - 1));
    for (index, bend) in outline.iter().enumerate() {
        path.bend(*bend, after(index));
    }
    path.close();
}

/// The smooth curve through the two middle knots.
fn catmull_rom(knots: &[Point; 4], share: f64) -> Point {
    let [a, b, c, d] = *knots;
    let (square, cube) = (share * share, share * share * share);
    (b * 2.0
        + (c - a) * share
        + (a * 2.0 - b * 5.0 + c * 4.0 - d) * square
        + (b * 3.0 - a - c * 3.0 + d) * cube)
        * 0.5
}
