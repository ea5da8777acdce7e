//! Track: sleepers, rails in the owner's colour, bridges and buffer stops.

use std::collections::{BTreeMap, BTreeSet};

use catalog::age_of_steam::{End, HexId, Track};
use hexes::{Edge, Shape};
use kernel::Seat;

use super::{Sheet, palette};
use crate::geometry::{Cell, Curve, Point, side};
use crate::path::Path;
use crate::svg::Svg;

const SLEEPERS: f64 = 21.0;
const CASING: f64 = 12.5;
pub(crate) const RAILS: f64 = 9.0;

/// How track looks: whose it is, and whether it is a completed link.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(crate) struct Style {
    pub(crate) owner: Option<Seat>,
    pub(crate) complete: bool,
}

/// What track is made of, from the ground up.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Layer {
    Sleepers,
    Casing,
    Rails,
    Middle,
}

const LAYERS: [Layer; 4] = [Layer::Sleepers, Layer::Casing, Layer::Rails, Layer::Middle];

pub(crate) fn draw(svg: &mut Svg, sheet: &Sheet<'_>) {
    let track = &sheet.table.track;
    let complete = complete_ends(track);
    // Track on the ground, and track that crosses it on a bridge.
    let mut levels: [BTreeMap<Style, Path>; 2] = Default::default();
    let (mut bridges, mut buffers) = (Path::default(), Path::default());
    for hex in sheet.board.hexes() {
        let middle = Cell::from(sheet.board.coord(hex)).centre();
        for (curve, edge, raised) in curves(track, hex) {
            let style = Style { owner: track.owner(hex, edge), complete: complete.contains(&(hex, edge)) };
            levels[usize::from(raised.is_some())].entry(style).or_default().curve(middle, &curve);
            if let Some(crossing) = raised {
                bridge(&mut bridges, middle, &curve, crossing);
            }
        }
        for edge in track.open_edges(hex).iter() {
            buffer(&mut buffers, middle, edge);
        }
    }
    let [ground, raised] = levels;
    draw_level(svg, "aos-track", &ground, "square");
    svg.path(&bridges).fill("none").stroke(palette::CASING, 31.0).end();
    svg.path(&bridges).fill("none").stroke(palette::STONE, 27.0).end();
    // What lies on a bridge may not cover the rails that it joins beyond the hex.
    draw_level(svg, "aos-bridge", &raised, "butt");
    svg.path(&buffers).fill("none").stroke(palette::CASING, 7.0).end();
    svg.path(&buffers).fill("none").stroke(palette::BALLAST, 2.4).set("stroke-dasharray", "4 4").end();
}

/// The tracks of a hex, each with an edge it touches and, on a bridge, where along it that bridge is.
fn curves(track: &Track, hex: HexId) -> Vec<(Curve, Edge, Option<f64>)> {
    let Some(tile) = track.tile(hex) else { return Vec::new() };
    if track.board().hex(hex).stop.is_some() {
        return tile.edges.iter().map(|edge| (Curve::exit(edge), edge, None)).collect();
    }
    shape_curves(tile.shape)
}

/// The tracks of a tile that has no town on it.
pub(crate) fn shape_curves(shape: Shape) -> Vec<(Curve, Edge, Option<f64>)> {
    match shape {
        Shape::One(one) => vec![(Curve::of(one), one.ends().0, None)],
        Shape::Two(one, other) => {
            let (below, above) = (Curve::of(one), Curve::of(other));
            let crossing = one.crosses(other).then(|| above.meets(&below));
            vec![(below, one.ends().0, None), (above, other.ends().0, crossing)]
        }
        Shape::Junction(exits) => exits.iter().map(|edge| (Curve::exit(edge), edge, None)).collect(),
    }
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

fn draw_level(svg: &mut Svg, id: &str, level: &BTreeMap<Style, Path>, cap: &str) {
    svg.add("defs").within(|svg| {
        for (at, path) in level.values().enumerate() {
            svg.path(path).set("id", format_args!("{id}-{at}")).end();
        }
    });
    svg.group().fill("none").within(|svg| {
        for layer in LAYERS {
            for (at, style) in level.keys().enumerate() {
                let Some(stroke) = stroke(layer, *style) else { continue };
                let line = svg.again(format_args!("{id}-{at}"));
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

/// A piece of track outside the map.
pub(crate) fn sample(svg: &mut Svg, style: Style, path: &Path) {
    svg.group().fill("none").within(|svg| {
        for stroke in LAYERS.iter().filter_map(|layer| stroke(*layer, style)) {
            let line = svg.path(path).stroke(stroke.colour, stroke.width);
            match stroke.dashes {
                Some(dashes) => {
                    line.set("stroke-dasharray", dashes).num("stroke-dashoffset", stroke.offset).end()
                }
                None => line.end(),
            }
        }
    });
}

pub(crate) struct Stroke {
    pub(crate) colour: &'static str,
    pub(crate) width: f64,
    pub(crate) dashes: Option<&'static str>,
    pub(crate) offset: f64,
}

pub(crate) fn stroke(layer: Layer, style: Style) -> Option<Stroke> {
    let solid = |colour, width| Some(Stroke { colour, width, dashes: None, offset: 0.0 });
    let dashed = |colour, width, dashes, offset| Some(Stroke { colour, width, dashes: Some(dashes), offset });
    match (layer, style.owner) {
        // Twelve sleepers to a straight: half a gap at either end, so that they go on evenly in the next hex.
        (Layer::Sleepers, _) => dashed(palette::SLEEPER, SLEEPERS, "3.4 5.26", -2.6),
        (Layer::Casing, _) => solid(palette::CASING, CASING),
        (Layer::Rails, Some(seat)) => solid(palette::player(seat).base, RAILS),
        (Layer::Rails, None) => solid(palette::UNOWNED, RAILS),
        (Layer::Middle, Some(_)) if !style.complete => solid(palette::BALLAST, 3.6),
        (Layer::Middle, Some(seat)) => dashed(palette::player(seat).on, 2.4, palette::dashes(seat)?, 0.0),
        (Layer::Middle, None) => dashed(palette::BALLAST, RAILS, "5 7.4", -3.0),
    }
}

/// The deck of a bridge that carries this track over another.
pub(crate) fn bridge(path: &mut Path, middle: Point, curve: &Curve, crossing: f64) {
    path.lines([-0.2, -0.1, 0.0, 0.1, 0.2].map(|by| middle + curve.at(crossing + by)));
}

/// The beam at the end of unfinished track.
pub(crate) fn buffer(path: &mut Path, middle: Point, edge: Edge) {
    let end = middle + side(edge) * 0.94;
    let beam = side(edge).unit().across() * 12.0;
    path.lines([end - beam, end + beam]);
}
