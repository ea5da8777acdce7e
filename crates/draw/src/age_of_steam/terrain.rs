//! Land: plains with grass and woods, riversides, mountains, and the lines between hexes.

use std::collections::BTreeSet;

use catalog::age_of_steam::Terrain;
use hexes::Edge;

use super::land::{Land, Purpose};
use super::palette;
use crate::geometry::{Cell, Point, RADIUS, point};
use crate::path::Path;
use crate::svg::Svg;

pub(crate) fn draw(svg: &mut Svg, land: &Land) {
    let board = land.board;
    let mut fills: Vec<(&str, Path)> = Vec::new();
    let mut paint = |colour: &'static str, cell: Cell| {
        let at = fills.iter().position(|(fill, _)| *fill == colour).unwrap_or_else(|| {
            fills.push((colour, land.path()));
            fills.len() - 1
        });
        fills[at].1.lines(Edge::ALL.map(|edge| cell.corner(edge).point())).close();
    };
    // Below the water there is land too: the shore is rounder than the hexes.
    for cell in &land.lakes {
        paint(palette::PLAINS[0], *cell);
    }
    for hex in board.hexes() {
        let cell = Cell::from(board.coord(hex));
        paint(colour(cell, board.hex(hex).terrain), cell);
    }
    for (fill, path) in fills {
        // The stroke closes the hairlines between neighbours.
        svg.path(&path).fill(fill).stroke(fill, 0.8).end();
    }
    if land.purpose != Purpose::Card {
        draw_growth(svg, land);
    }
    for hex in board.hexes().filter(|hex| board.hex(*hex).terrain == Terrain::Mountain) {
        let cell = Cell::from(board.coord(hex));
        let range = u8::from(cell.scatter(5) < 0.5);
        svg.place(land.id(&format!("mountains-{range}")), cell.centre()).end();
    }
}

pub(crate) fn colour(cell: Cell, terrain: Terrain) -> &'static str {
    match terrain {
        Terrain::Plain => palette::PLAINS[(cell.scatter(1) * 3.0) as usize],
        Terrain::River => palette::RIVERSIDE,
        Terrain::Mountain => palette::UPLAND,
    }
}

/// Tufts of grass and small woods.
fn draw_growth(svg: &mut Svg, land: &Land) {
    let board = land.board;
    let mut grass = land.path();
    let mut woods = Vec::new();
    for hex in board.hexes() {
        let cell = Cell::from(board.coord(hex));
        if board.hex(hex).terrain == Terrain::Mountain || board.hex(hex).stop.is_some() {
            continue;
        }
        for salt in 0..3 {
            tuft(&mut grass, spot(cell, 10 + salt));
        }
        if cell.scatter(30) < 0.3 {
            // Away from the corner where the label stands.
            woods.push(spot(cell, 31).toward(cell.centre() + point(26.0, 22.0), 0.6));
        }
    }
    svg.path(&grass).fill("none").stroke(palette::GRASS, 1.3).set("stroke-linecap", "round").end();
    for at in woods {
        svg.place(land.id("woods"), at).end();
    }
}

/// A place in a hex that is always the same, away from its rim.
fn spot(cell: Cell, salt: u32) -> Point {
    let across = (cell.scatter(salt) - 0.5) * 1.1;
    let down = (cell.scatter(salt + 100) - 0.5) * 1.1;
    let at = cell.centre() + point(across, down) * RADIUS;
    point(at.x.round(), at.y.round())
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
pub(crate) fn draw_grid(svg: &mut Svg, land: &Land) {
    let dry: BTreeSet<Cell> = land.cells.difference(&land.lakes).copied().collect();
    let (mut inner, mut rim) = (land.path(), land.path());
    for cell in &dry {
        for edge in Edge::ALL {
            let across = cell.neighbour(edge);
            let line = [cell.corner(edge), cell.corner(edge.turned(1))].map(|corner| corner.point());
            if dry.contains(&across) {
                if *cell < across {
                    inner.lines(line);
                }
            } else if !land.lakes.contains(&across) && !land.is_water_outside(across) {
                rim.lines(line);
            }
        }
    }
    svg.path(&inner).fill("none").stroke(palette::GRID, 1.0).end();
    svg.path(&rim).fill("none").stroke(palette::RIM, 2.2).set("stroke-linecap", "round").end();
}
