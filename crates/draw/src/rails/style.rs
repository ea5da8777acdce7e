//! What track is made of: sleepers, rails in the owner's colour, bridges and buffer stops.

use hexes::{Edge, Layout, Shape};
use kernel::Seat;

use crate::curve::Curve;
use crate::geometry::{Point, side};
use crate::palette;
use crate::path::Path;
use crate::svg::Svg;

const SLEEPERS: f64 = 21.0;
const CASING: f64 = 12.5;
pub(super) const RAILS: f64 = 9.0;

/// How track looks: whose it is, and whether it is a completed link.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct Style {
    pub owner: Option<Seat>,
    pub complete: bool,
}

/// What track is made of, from the ground up.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Layer {
    Sleepers,
    Casing,
    Rails,
    Middle,
}

pub const LAYERS: [Layer; 4] = [Layer::Sleepers, Layer::Casing, Layer::Rails, Layer::Middle];

/// The tracks of a tile, each with an edge it touches and, on a bridge, where along it that bridge is.
pub fn shape_curves(layout: Layout, shape: Shape) -> Vec<(Curve, Edge, Option<f64>)> {
    match shape {
        Shape::One(one) => vec![(Curve::of(layout, one), one.ends().0, None)],
        Shape::Two(one, other) => {
            let (below, above) = (Curve::of(layout, one), Curve::of(layout, other));
            let crossing = one.crosses(other).then(|| above.meets(&below));
            vec![(below, one.ends().0, None), (above, other.ends().0, crossing)]
        }
        Shape::Junction(exits) => exits.iter().map(|edge| (Curve::exit(layout, edge), edge, None)).collect(),
    }
}

/// A piece of track outside the map.
pub fn sample(svg: &mut Svg, style: Style, path: &Path) {
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

#[derive(Debug)]
pub struct Stroke {
    pub colour: &'static str,
    pub width: f64,
    pub dashes: Option<&'static str>,
    pub offset: f64,
}

pub fn stroke(layer: Layer, style: Style) -> Option<Stroke> {
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
pub fn bridge(path: &mut Path, middle: Point, curve: &Curve, crossing: f64) {
    path.lines([-0.2, -0.1, 0.0, 0.1, 0.2].map(|by| middle + curve.at(crossing + by)));
}

/// The beam at the end of unfinished track.
pub fn buffer(path: &mut Path, layout: Layout, middle: Point, edge: Edge) {
    let end = middle + side(layout, edge) * 0.94;
    let beam = side(layout, edge).unit().across() * 12.0;
    path.lines([end - beam, end + beam]);
}
