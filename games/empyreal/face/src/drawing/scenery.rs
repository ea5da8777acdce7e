//! What grows, flows and breaks on each terrain: a picture of one hex around the origin. It tells terrains apart without
//! their colours, and leaves room for the coordinates at the top and the letter at the bottom.

use std::fmt::Write;

use empyreal::Terrain;

use super::palette::{self, Land};
use draw::geometry::{self, Point, RADIUS, point};
use draw::ids::Ids;
use draw::path::Path;
use draw::svg::Svg;

/// Each picture comes in two forms, so that no two neighbours look stamped.
pub(crate) const FORMS: usize = 2;

/// The picture of a terrain.
pub(crate) fn land_id(ids: Ids, terrain: Terrain, form: usize) -> String {
    ids.of(format_args!("land-{terrain}-{form}"))
}

pub(crate) fn wasteland_id(ids: Ids, form: usize) -> String {
    ids.of(format_args!("land-wasteland-{form}"))
}

pub(crate) fn define(svg: &mut Svg, ids: Ids) {
    let mut both = |id: &dyn Fn(usize) -> String, draw: &dyn Fn(&mut Svg)| {
        let lines = svg.group().set("id", id(0)).fill("none");
        lines.set("stroke-linecap", "round").set("stroke-linejoin", "round").within(|svg| draw(svg));
        let mirrored = svg.group().set("id", id(1));
        mirrored.within(|svg| svg.again(id(0)).set("transform", "scale(-1 1)").end());
    };
    for terrain in Terrain::ALL {
        both(&|form| land_id(ids, terrain, form), &|svg| draw(svg, terrain));
    }
    both(&|form| wasteland_id(ids, form), &|svg| draw_wasteland(svg, palette::WASTELAND));
}

/// The picture of a terrain, in one of its forms.
fn draw(svg: &mut Svg, terrain: Terrain) {
    let Land { body, line, .. } = palette::land(terrain);
    let mut shape = |text: &str, fill: &str, stroke: &str, width: f64| {
        svg.add("path").set("d", text).fill(fill).stroke(stroke, width).end();
    };
    match terrain {
        Terrain::Mountain => {
            for (x, y, half, height) in PEAKS {
                let peak = format!("M{} {y}L{x} {}L{} {y}Z", x - half, y - height, x + half);
                shape(&peak, body, line, 1.4);
                let third = height / 3.0;
                let shade = format!("M{x} {}L{} {y}H{x}L{} {}Z", y - height, x + half, x - 2.0, y - third);
                shape(&shade, "#a99d8b", "none", 0.0);
                let (side, low) = (half * 0.36, y - height * 0.64);
                let snow =
                    format!("M{} {low}L{x} {}L{} {low}L{x} {}Z", x - side, y - height, x + side, low - 2.5);
                shape(&snow, palette::WHITE, line, 0.8);
            }
        }
        Terrain::Lake => {
            let mut waves = String::new();
            for (x, y) in WAVES {
                // Writing to a String cannot fail.
                let _ = write!(waves, "M{x} {y}q4.5 -6 9 0t9 0");
            }
            shape(&waves, "none", palette::WHITE, 4.2);
            shape(&waves, "none", line, 1.9);
        }
        Terrain::Forest => {
            for (x, y) in TREES {
                let trunk = format!("M{x} {y}v5");
                shape(&trunk, "none", line, 2.6);
                let crown = format!("M{x} {}l8.5 12h-4l5.5 9h-20l5.5 -9h-4Z", y - 19.0);
                shape(&crown, body, line, 1.3);
            }
        }
        Terrain::Lava => {
            for rock in ROCKS {
                shape(rock, "#d9a58f", line, 1.2);
            }
            for (x, y, size) in POOLS {
                // A pool with a crust around it, and what glows in its midst.
                let pool = |size: f64| {
                    let (wide, high) = (size, size * 0.62);
                    format!(
                        "M{} {y}Q{} {} {x} {}T{} {}Q{} {} {} {}T{} {y}Z",
                        x - wide,
                        x - wide,
                        y - high,
                        y - high * 0.8,
                        x + wide,
                        y - high * 0.2,
                        x + wide,
                        y + high,
                        x + wide * 0.1,
                        y + high * 0.8,
                        x - wide,
                    )
                };
                shape(&pool(size), body, line, 1.8);
                shape(&pool(size * 0.55), "#ffcf5c", "none", 0.0);
            }
        }
        Terrain::Glacier => {
            for (x, y, size) in SHARDS {
                let ice = format!(
                    "M{x} {}L{} {}L{} {y}H{}L{} {}Z",
                    y - size * 1.7,
                    x + size * 0.6,
                    y - size,
                    x + size * 0.5,
                    x - size * 0.5,
                    x - size * 0.6,
                    y - size * 0.8,
                );
                shape(&ice, body, line, 1.4);
                let facet = format!("M{x} {}L{} {y}", y - size * 1.7, x + 1.0);
                shape(&facet, "none", line, 1.0);
            }
            shape(CREVASSES, "none", line, 1.4);
        }
        Terrain::Desert => {
            for (x, y, half) in DUNES {
                let dune = format!("M{} {y}q{half} {} {} 0", x - half, -half * 0.95, 2.0 * half);
                shape(&dune, body, line, 1.6);
            }
            let mut grains = String::new();
            for (x, y) in GRAINS {
                let _ = write!(grains, "M{x} {y}h.1");
            }
            shape(&grains, "none", line, 2.6);
        }
    }
}

/// Hatched, and cracked across.
pub(crate) fn draw_wasteland(svg: &mut Svg, Land { body, line, .. }: Land) {
    let mut hatch = Path::default();
    for step in -5..=5 {
        // A slanted line, as long as the hex is there.
        let offset = f64::from(step) * 13.0;
        if let Some(ends) = across_hex(offset) {
            hatch.lines(ends);
        }
    }
    svg.path(&hatch).stroke(body, 3.4).end();
    svg.add("path").set("d", CRACKS).stroke(palette::WHITE, 4.4).set("stroke-opacity", "0.6").end();
    svg.add("path").set("d", CRACKS).stroke(line, 2.2).end();
}

/// The ends of a line from the lower left to the upper right, so far from the middle, a little inside the hex.
fn across_hex(offset: f64) -> Option<[Point; 2]> {
    let along = point(0.707, -0.707);
    let start = along.across() * offset;
    let inside = |reach: f64| {
        let at = start + along * reach;
        let half = geometry::APOTHEM - 3.0;
        at.x.abs() < half && at.y.abs() + at.x.abs() * 0.577 < RADIUS - 4.0
    };
    let reach = |sign: f64| (0..60).rev().map(f64::from).find(|reach| inside(sign * reach));
    Some([start - along * reach(-1.0)?, start + along * reach(1.0)?])
}

const PEAKS: [(f64, f64, f64, f64); 6] = [
    (33.0, -12.0, 15.0, 22.0),
    (-32.0, -4.0, 17.0, 28.0),
    (4.0, -16.0, 13.0, 19.0),
    (36.0, 27.0, 13.0, 22.0),
    (-31.0, 34.0, 15.0, 24.0),
    (22.0, 43.0, 13.0, 18.0),
];
const WAVES: [(f64, f64); 9] = [
    (-20.0, -31.0),
    (8.0, -24.0),
    (-45.0, -17.0),
    (26.0, -6.0),
    (-46.0, 6.0),
    (-9.0, 0.0),
    (26.0, 17.0),
    (-38.0, 28.0),
    (8.0, 36.0),
];
const TREES: [(f64, f64); 9] = [
    (24.0, -22.0),
    (-24.0, -18.0),
    (40.0, -3.0),
    (-41.0, 3.0),
    (0.0, -12.0),
    (-26.0, 19.0),
    (28.0, 18.0),
    (-18.0, 40.0),
    (19.0, 40.0),
];
const ROCKS: [&str; 5] = [
    "M-4 -30l8 -4l6 6l-5 7l-8 -2z",
    "M-10 -4l9 -3l6 6l-6 7l-8 -3z",
    "M38 12l8 4l-2 9l-8 1l-4 -8z",
    "M-46 22l8 -5l6 6l-4 8l-8 -2z",
    "M-2 32l8 -3l5 5l-5 6l-7 -2z",
];
const POOLS: [(f64, f64, f64); 6] = [
    (-24.0, -24.0, 13.0),
    (20.0, -28.0, 10.0),
    (36.0, -4.0, 14.0),
    (-36.0, 6.0, 14.0),
    (26.0, 33.0, 14.0),
    (-24.0, 34.0, 11.0),
];
const SHARDS: [(f64, f64, f64); 6] = [
    (30.0, -14.0, 14.0),
    (-32.0, -8.0, 16.0),
    (2.0, -14.0, 10.0),
    (36.0, 28.0, 14.0),
    (-28.0, 36.0, 15.0),
    (20.0, 44.0, 9.0),
];
const CREVASSES: &str = "M-48 4l10 5l6 -4l9 6M16 4l10 -3l6 6l14 -2M-10 46l7 -8l9 3";
const DUNES: [(f64, f64, f64); 6] = [
    (-26.0, -16.0, 18.0),
    (24.0, -20.0, 17.0),
    (32.0, 8.0, 17.0),
    (-32.0, 14.0, 16.0),
    (-16.0, 40.0, 17.0),
    (22.0, 36.0, 16.0),
];
const GRAINS: [(f64, f64); 14] = [
    (-40.0, -10.0),
    (-10.0, -26.0),
    (0.0, -10.0),
    (42.0, -12.0),
    (12.0, -4.0),
    (-14.0, 2.0),
    (2.0, 12.0),
    (44.0, 20.0),
    (-44.0, 26.0),
    (10.0, 22.0),
    (-6.0, 30.0),
    (-30.0, 28.0),
    (36.0, 30.0),
    (4.0, 42.0),
];
const CRACKS: &str =
    "M-46 -14l14 6l8 -10l14 8l4 14l16 2l10 -12l20 4M-6 4l-10 14l-16 2l-8 12M24 6l4 16l-12 10l4 14";

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;

    #[test]
    fn no_two_terrains_have_the_same_lines() {
        let picture = |draw: &dyn Fn(&mut Svg)| {
            let mut svg = Svg::default();
            draw(&mut svg);
            // Without the colours.
            let text = svg.finish();
            text.split("d=\"").skip(1).filter_map(|rest| rest.split('"').next()).collect::<String>()
        };
        let mut pictures: BTreeSet<String> =
            Terrain::ALL.into_iter().map(|terrain| picture(&|svg| draw(svg, terrain))).collect();
        pictures.insert(picture(&|svg| draw_wasteland(svg, palette::WASTELAND)));
        assert_eq!(pictures.len(), Terrain::ALL.len() + 1);
    }

    #[test]
    fn grounds_differ_too() {
        let grounds: BTreeSet<&str> = Terrain::ALL
            .into_iter()
            .map(|terrain| palette::land(terrain).ground)
            .chain([palette::WASTELAND.ground, palette::LAID.ground])
            .collect();
        assert_eq!(grounds.len(), Terrain::ALL.len() + 2);
    }
}
