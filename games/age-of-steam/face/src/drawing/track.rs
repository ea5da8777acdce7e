//! All track of a sheet, in few long paths.

use std::collections::{BTreeMap, BTreeSet};

use age_of_steam::{End, HexId, Track};
use hexes::Edge;

use super::{IDS, LAYOUT, Sheet, palette};
use draw::curve::Curve;
use draw::geometry::Cell;
use draw::path::Path;
use draw::rails::{LAYERS, Style, bridge, buffer, shape_curves, stroke};
use draw::svg::Svg;

pub(crate) fn draw(svg: &mut Svg, sheet: &Sheet<'_>) {
    let track = &sheet.table.track;
    let complete = complete_ends(track);
    // Track on the ground, and track that crosses it on a bridge.
    let mut levels: [BTreeMap<Style, Path>; 2] = Default::default();
    let (mut bridges, mut buffers) = (Path::default(), Path::default());
    for hex in sheet.board.hexes() {
        let middle = Cell::at(LAYOUT, sheet.board.coord(hex)).centre();
        for (curve, edge, raised) in curves(track, hex) {
            let style = Style { owner: track.owner(hex, edge), complete: complete.contains(&(hex, edge)) };
            levels[usize::from(raised.is_some())].entry(style).or_default().curve(middle, &curve);
            if let Some(crossing) = raised {
                bridge(&mut bridges, middle, &curve, crossing);
            }
        }
        for edge in track.open_edges(hex).iter() {
            buffer(&mut buffers, LAYOUT, middle, edge);
        }
    }
    let [ground, raised] = levels;
    draw_level(svg, "track", &ground, "square");
    svg.path(&bridges).fill("none").stroke(palette::CASING, 31.0).end();
    svg.path(&bridges).fill("none").stroke(palette::STONE, 27.0).end();
    // What lies on a bridge may not cover the rails that it joins beyond the hex.
    draw_level(svg, "bridge", &raised, "butt");
    svg.path(&buffers).fill("none").stroke(palette::CASING, 7.0).end();
    svg.path(&buffers).fill("none").stroke(palette::BALLAST, 2.4).set("stroke-dasharray", "4 4").end();
}

/// The tracks of a hex, each with an edge it touches and, on a bridge, where along it that bridge is.
fn curves(track: &Track, hex: HexId) -> Vec<(Curve, Edge, Option<f64>)> {
    let Some(tile) = track.tile(hex) else { return Vec::new() };
    if track.board().hex(hex).stop.is_some() {
        return tile.edges.iter().map(|edge| (Curve::exit(LAYOUT, edge), edge, None)).collect();
    }
    shape_curves(LAYOUT, tile.shape)
}

/// Every end of every track that belongs to a completed link.
pub(crate) fn complete_ends(track: &Track) -> BTreeSet<(HexId, Edge)> {
    let mut ends = BTreeSet::new();
    for link in track.completed_links() {
        let (stop, edge) = link.from;
        let end: Option<End> = track.walk_from(stop, edge, |hex, entered, left| {
            ends.insert((hex, entered));
            ends.extend(left.map(|left| (hex, left)));
        });
        debug_assert!(end.is_some(), "a completed link can be walked");
    }
    ends
}

fn draw_level(svg: &mut Svg, name: &str, level: &BTreeMap<Style, Path>, cap: &str) {
    let id = |index: usize| IDS.of(format_args!("{name}-{index}"));
    svg.add("defs").within(|svg| {
        for (index, path) in level.values().enumerate() {
            svg.path(path).set("id", id(index)).end();
        }
    });
    svg.group().fill("none").within(|svg| {
        for layer in LAYERS {
            for (index, style) in level.keys().enumerate() {
                let Some(stroke) = stroke(layer, *style) else { continue };
                let line = svg.again(id(index));
                let line = line.stroke(stroke.colour, stroke.width);
                let line = match stroke.dashes {
                    Some(dashes) => {
                        line.set("stroke-dasharray", dashes).num("stroke-dashoffset", stroke.offset)
                    }
                    None => line.set("stroke-linecap", cap),
                };
                line.end();
            }
        }
    });
}
