//! Track on the board of a page: a group for every tile, put together from symbols, so that one tile can come by itself.
//!
//! A symbol has sleepers, casing and rails. The rails take the `color` of what places them, and the line along their
//! middle its stroke: that is all in which one player's track differs from another's.

use hexes::{Bend, Edge, Layout, Segment, Shape};

use super::style::{Layer, RAILS, Style, bridge, buffer, shape_curves, stroke};
use crate::curve::Curve;
use crate::geometry::{Point, side};
use crate::ids::Ids;
use crate::palette;
use crate::path::Path;
use crate::svg::{Element, Svg};

/// How far a symbol reaches into the next hex, so that no seam shows.
const REACH: f64 = 0.8;

/// The symbols of track across a hex, and where each leads from the north.
const BENDS: [(&str, Edge); 3] = [("straight", Edge::S), ("gentle", Edge::SE), ("acute", Edge::NE)];

/// A stretch of track as a symbol and the sixths by which it is turned, with an edge that it touches.
#[derive(Clone, Copy, Debug)]
pub struct Stretch {
    symbol: &'static str,
    turned: usize,
    edge: Edge,
}

impl Stretch {
    fn exit(edge: Edge) -> Self {
        Self { symbol: "exit", turned: edge.index(), edge }
    }

    fn of(segment: Segment) -> Self {
        let (a, b) = segment.ends();
        let (symbol, turned) = match (segment.bend(), b.index() - a.index()) {
            (Bend::Straight, _) => ("straight", a),
            (Bend::Gentle, 2) => ("gentle", a),
            (Bend::Gentle, _) => ("gentle", b),
            (Bend::Acute, 1) => ("acute", a),
            (Bend::Acute, _) => ("acute", b),
        };
        Self { symbol, turned: turned.index(), edge: a }
    }
}

/// The symbols that all track is put together from.
pub fn define(svg: &mut Svg, ids: Ids, layout: Layout) {
    for (name, edge) in BENDS {
        let Some(segment) = Segment::between(Edge::N, edge) else { continue };
        define_stretch(svg, ids, layout, name, &Curve::of(layout, segment), Some(edge));
    }
    define_stretch(svg, ids, layout, "exit", &Curve::exit(layout, Edge::N), None);
    let mut beam = Path::default();
    buffer(&mut beam, layout, Point::default(), Edge::N);
    svg.group().set("id", ids.of("buffer")).within(|svg| draw_buffer(svg, &beam));
}

/// The symbol of the bridge on a tile where one track crosses another.
pub fn define_bridge(svg: &mut Svg, id: &str, layout: Layout, shape: Shape) {
    let mut path = Path::default();
    for (curve, _, crossing) in shape_curves(layout, shape) {
        if let Some(crossing) = crossing {
            bridge(&mut path, Point::default(), &curve, crossing);
        }
    }
    svg.group().set("id", id).set("fill", "none").set("stroke-dasharray", "none").within(|svg| {
        svg.path(&path).stroke(palette::CASING, 31.0).end();
        svg.path(&path).stroke(palette::STONE, 27.0).end();
    });
}

/// A buffer stop where track ends at this edge.
pub fn place_buffer(svg: &mut Svg, ids: Ids, middle: Point, edge: Edge) {
    svg.again(ids.of("buffer")).turned(middle, edge.index()).end();
}

fn draw_buffer(svg: &mut Svg, beam: &Path) {
    svg.path(beam).stroke(palette::CASING, 7.0).set("stroke-dasharray", "none").end();
    svg.path(beam).stroke(palette::BALLAST, 2.4).set("stroke-dasharray", "4 4").end();
}

fn define_stretch(svg: &mut Svg, ids: Ids, layout: Layout, name: &str, curve: &Curve, to: Option<Edge>) {
    let out = |edge: Edge| side(layout, edge).unit() * REACH;
    let mut path = Path::default();
    path.lines([curve.from + out(Edge::N), curve.from]).follow(Point::default(), curve);
    if let Some(edge) = to {
        path.to(curve.to + out(edge));
    }
    svg.group().set("id", ids.of(format_args!("rail-{name}"))).set("fill", "none").within(|svg| {
        for layer in [Layer::Sleepers, Layer::Casing] {
            let Some(stroke) = stroke(layer, Style { owner: None, complete: true }) else { continue };
            let line = svg.path(&path).stroke(stroke.colour, stroke.width);
            let line = line.set("stroke-dasharray", stroke.dashes.unwrap_or("none"));
            if stroke.dashes.is_some() {
                line.num("stroke-dashoffset", stroke.offset - REACH).end()
            } else {
                line.end()
            }
        }
        svg.path(&path).stroke("currentColor", RAILS).set("stroke-dasharray", "none").end();
        svg.path(&path).end();
    });
}

/// The track of a style, for all that is placed inside.
fn styled(element: Element<'_>, style: Style) -> Element<'_> {
    let element = match stroke(Layer::Rails, style) {
        Some(rails) => element.set("color", rails.colour),
        None => element,
    };
    let Some(middle) = stroke(Layer::Middle, style) else { return element };
    let element = element.stroke(middle.colour, middle.width);
    let Some(dashes) = middle.dashes else { return element };
    let element = element.set("stroke-dasharray", dashes);
    if middle.offset == 0.0 { element } else { element.num("stroke-dashoffset", middle.offset) }
}

/// The stretches of a kind of tile that has been turned. Where they cross, the second goes over the first.
pub fn stretches(shape: Shape, turned: usize) -> Vec<Stretch> {
    match shape {
        Shape::Junction(exits) => exits.iter().map(|edge| Stretch::exit(edge.turned(turned))).collect(),
        _ => shape.segments().map(|segment| Stretch::of(segment.turned(turned))).collect(),
    }
}

/// The pieces of a tile, from the ground up.
pub fn draw_tile(
    svg: &mut Svg,
    ids: Ids,
    middle: Point,
    stretches: &[Stretch],
    bridge: Option<(String, usize)>,
    style: impl Fn(Edge) -> Option<Style>,
) {
    for (index, stretch) in stretches.iter().enumerate() {
        if index == 1
            && let Some((id, turned)) = &bridge
        {
            svg.again(id).turned(middle, *turned).end();
        }
        let rail = svg.again(ids.of(format_args!("rail-{}", stretch.symbol))).turned(middle, stretch.turned);
        match style(stretch.edge) {
            Some(style) => styled(rail, style).end(),
            None => rail.end(),
        }
    }
}
