//! The neutral connections between cities that lie side by side.

use draw::geometry::{Point, point};
use draw::path::Path;
use draw::svg::Svg;
use hexes::Edge;

use super::land::cell;
use super::{Sheet, palette};

const BROAD: f64 = 15.0;

/// They carry nothing until a link reaches the group: then they are of stone and have rails; until then they are a mere plan.
pub(crate) fn draw(svg: &mut Svg, sheet: &Sheet<'_>) {
    let (mut planned, mut built) = (Path::default(), Path::default());
    let connections = connections(sheet);
    for (ends, live) in &connections {
        if *live { &mut built } else { &mut planned }.lines(*ends);
    }
    let any_planned = connections.iter().any(|(_, live)| !live);
    let any_built = connections.iter().any(|(_, live)| *live);
    svg.group().set("class", "groups").set("pointer-events", "none").within(|svg| {
        if any_planned {
            svg.group().set("data-key", "planned").within(|svg| draw_planned(svg, &planned));
        }
        if any_built {
            svg.group().set("data-key", "built").within(|svg| draw_built(svg, &built));
        }
    });
}

pub(crate) fn draw_planned(svg: &mut Svg, ends: &Path) {
    svg.group().fill("none").set("opacity", "0.75").within(|svg| {
        svg.path(ends).stroke(palette::PAPER, BROAD - 3.0).end();
        svg.path(ends).stroke(palette::NEUTRAL.dark, BROAD - 7.0).set("stroke-dasharray", "3 4").end();
    });
}

fn draw_built(svg: &mut Svg, ends: &Path) {
    let layers = [
        (palette::CASING, BROAD + 3.0),
        (palette::STONE, BROAD),
        (palette::CASING, BROAD - 6.5),
        (palette::UNOWNED, BROAD - 9.0),
    ];
    svg.group().fill("none").within(|svg| {
        for (colour, width) in layers {
            svg.path(ends).stroke(colour, width).end();
        }
    });
}

/// The two ends of each connection, and whether it carries goods.
fn connections(sheet: &Sheet<'_>) -> Vec<([Point; 2], bool)> {
    let (board, live) = (sheet.board, sheet.table.track.live());
    let mut found = Vec::new();
    for city in board.cities() {
        let here = cell(board.site(city).coord);
        let mut beside: Vec<_> = board.site(city).beside().filter(|(_, other)| *other > city).collect();
        beside.sort_unstable_by_key(|(_, other)| *other);
        for (edge, other) in beside {
            let there = cell(board.site(other).coord);
            // Names stand where cities in one row touch, so there it is higher.
            let off = if matches!(edge, Edge::NE | Edge::SW) { point(0.0, -21.0) } else { Point::default() };
            let at = |share: f64| here.centre().toward(there.centre(), share) + off;
            found.push(([at(0.37), at(0.63)], live.contains(city)));
        }
    }
    found
}
