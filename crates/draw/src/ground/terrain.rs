//! Land: plains with grass and woods, mountains, and the lines between hexes.

use std::collections::BTreeSet;

use hexes::Edge;

use super::Ground;
use crate::geometry::{Cell, Point, RADIUS, point};
use crate::palette;
use crate::path::Path;
use crate::svg::Svg;

/// Fills hexes of land, each with its colour.
pub fn paint(svg: &mut Svg, ground: &Ground, land: impl IntoIterator<Item = (Cell, &'static str)>) {
    // Below the water there is land too: the shore is rounder than the hexes.
    let below = ground.water.iter().map(|cell| (*cell, palette::PLAINS[0]));
    let mut fills: Vec<(&str, Path)> = Vec::new();
    for (cell, colour) in below.chain(land) {
        let index = fills.iter().position(|(fill, _)| *fill == colour).unwrap_or_else(|| {
            fills.push((colour, ground.path()));
            fills.len() - 1
        });
        fills[index].1.lines(cell.corners()).close();
    }
    for (fill, path) in fills {
        // The stroke closes the hairlines between neighbours.
        svg.path(&path).fill(fill).stroke(fill, 0.8).end();
    }
}

/// Mounds in each of these hexes.
pub fn draw_hills(svg: &mut Svg, ground: &Ground, cells: impl IntoIterator<Item = Cell>) {
    for cell in cells {
        let group = u8::from(cell.scatter(6) < 0.5);
        svg.place(ground.ids.of(format_args!("hills-{group}")), cell.centre()).end();
    }
}

/// A range of mountains in each of these hexes.
pub fn draw_mountains(svg: &mut Svg, ground: &Ground, cells: impl IntoIterator<Item = Cell>) {
    for cell in cells {
        let range = u8::from(cell.scatter(5) < 0.5);
        svg.place(ground.ids.of(format_args!("mountains-{range}")), cell.centre()).end();
    }
}

/// Tufts of grass and small woods in these hexes.
pub fn draw_growth(svg: &mut Svg, ground: &Ground, cells: impl IntoIterator<Item = Cell>) {
    let mut grass = ground.path();
    let mut woods = Vec::new();
    for cell in cells {
        for salt in 0..3 {
            tuft(&mut grass, spot(cell, 10 + salt));
        }
        if cell.scatter(30) < 0.3 {
            // Away from the corner where the label stands.
            woods.push(spot(cell, 31).toward(cell.centre() + point(26.0, 22.0), 0.6));
        }
    }
    svg.path(&grass).fill("none").stroke(palette::GRASS, 1.3).set("stroke-linecap", "round").end();
    for foot in woods {
        svg.place(ground.ids.of("woods"), foot).end();
    }
}

/// A place in a hex that is always the same, away from its rim.
fn spot(cell: Cell, salt: u32) -> Point {
    let across = (cell.scatter(salt) - 0.5) * 1.1;
    let down = (cell.scatter(salt + 100) - 0.5) * 1.1;
    let place = cell.centre() + point(across, down) * RADIUS;
    point(place.x.round(), place.y.round())
}

fn tuft(path: &mut Path, at: Point) {
    path.start(at)
        .by(point(-3.0, -4.0))
        .skip(point(4.0, 4.0))
        .by(point(0.0, -6.0))
        .skip(point(2.0, 6.0))
        .by(point(3.0, -4.0));
}

/// The lines between hexes of land, and the rim of the board where it is land.
pub fn draw_grid(svg: &mut Svg, ground: &Ground) {
    let dry: BTreeSet<Cell> = ground.cells.difference(&ground.water).copied().collect();
    let (mut inner, mut rim) = (ground.path(), ground.path());
    for cell in &dry {
        for edge in Edge::ALL {
            let across = cell.neighbour(edge);
            let line = [cell.corner(edge), cell.corner(edge.turned(1))].map(|corner| corner.point());
            if dry.contains(&across) {
                if *cell < across {
                    inner.lines(line);
                }
            } else if !ground.water.contains(&across) && !ground.is_water_outside(across) {
                rim.lines(line);
            }
        }
    }
    svg.path(&inner).fill("none").stroke(palette::GRID, 1.0).end();
    svg.path(&rim).fill("none").stroke(palette::RIM, 2.2).set("stroke-linecap", "round").end();
}
