//! Track on the board of a page: a group for every tile, put together from symbols, so that one tile can come by itself.
//!
//! A symbol has sleepers, casing and rails. The rails take the `color` of what places them, and the line along their
//! middle its stroke: that is all in which one player's track differs from another's.

use catalog::age_of_steam::{Class, KindInfo, TileSet};
use hexes::{Bend, Edge, Segment, Shape};

use super::places::town_disc;
use super::track::{Layer, RAILS, Style, bridge, buffer, complete_ends, shape_curves, stroke};
use super::{Sheet, palette};
use crate::geometry::{Cell, Curve, Point, side};
use crate::path::Path;
use crate::svg::{Element, Svg};

/// How far a symbol reaches into the next hex, so that no seam shows.
const REACH: f64 = 0.8;

/// The symbols of track across a hex, and where each leads from the north.
const BENDS: [(&str, Edge); 3] = [("straight", Edge::S), ("gentle", Edge::SE), ("acute", Edge::NE)];

/// A stretch of track as a symbol and the sixths by which it is turned, with an edge that it touches.
#[derive(Clone, Copy, Debug)]
struct Stretch {
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

pub(crate) fn define(svg: &mut Svg) {
    for (name, edge) in BENDS {
        let Some(segment) = Segment::between(Edge::N, edge) else { continue };
        define_stretch(svg, name, &Curve::of(segment), Some(edge));
    }
    define_stretch(svg, "exit", &Curve::exit(Edge::N), None);
    let mut beam = Path::default();
    buffer(&mut beam, Point::default(), Edge::N);
    svg.group().set("id", "aos-buffer").within(|svg| draw_buffer(svg, &beam));
    for (_, info) in TileSet::shipped().kinds() {
        let Some((id, _)) = bridge_of(info, 0) else { continue };
        let mut path = Path::default();
        for (curve, _, crossing) in shape_curves(info.shape) {
            if let Some(crossing) = crossing {
                bridge(&mut path, Point::default(), &curve, crossing);
            }
        }
        svg.group().set("id", id).set("fill", "none").set("stroke-dasharray", "none").within(|svg| {
            svg.path(&path).stroke(palette::CASING, 31.0).end();
            svg.path(&path).stroke(palette::STONE, 27.0).end();
        });
    }
}

/// The symbol of the bridge on a kind of tile that has been turned.
fn bridge_of(info: &KindInfo, turned: usize) -> Option<(String, usize)> {
    (info.class == Class::Crossing).then(|| (format!("aos-bridge-{}", info.name), turned))
}

fn draw_buffer(svg: &mut Svg, beam: &Path) {
    svg.path(beam).stroke(palette::CASING, 7.0).set("stroke-dasharray", "none").end();
    svg.path(beam).stroke(palette::BALLAST, 2.4).set("stroke-dasharray", "4 4").end();
}

fn define_stretch(svg: &mut Svg, name: &str, curve: &Curve, to: Option<Edge>) {
    let out = |edge: Edge| side(edge).unit() * REACH;
    let mut path = Path::default();
    path.lines([curve.from + out(Edge::N), curve.from]).follow(Point::default(), curve);
    if let Some(edge) = to {
        path.to(curve.to + out(edge));
    }
    svg.group().set("id", format_args!("aos-rail-{name}")).set("fill", "none").within(|svg| {
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
fn stretches(shape: Shape, turned: usize) -> Vec<Stretch> {
    match shape {
        Shape::Junction(exits) => exits.iter().map(|edge| Stretch::exit(edge.turned(turned))).collect(),
        _ => shape.segments().map(|segment| Stretch::of(segment.turned(turned))).collect(),
    }
}

/// The pieces of a tile, from the ground up.
fn draw_tile(
    svg: &mut Svg,
    middle: Point,
    stretches: &[Stretch],
    bridge: Option<(String, usize)>,
    style: impl Fn(Edge) -> Option<Style>,
) {
    for (at, stretch) in stretches.iter().enumerate() {
        if at == 1
            && let Some((id, turned)) = &bridge
        {
            svg.again(id).turned(middle, *turned).end();
        }
        let rail = svg.again(format_args!("aos-rail-{}", stretch.symbol)).turned(middle, stretch.turned);
        match style(stretch.edge) {
            Some(style) => styled(rail, style).end(),
            None => rail.end(),
        }
    }
}

/// A symbol for every kind of tile, to be shown where it could lie: on ground that lets a little through.
pub(crate) fn define_pieces(svg: &mut Svg) {
    for (_, info) in TileSet::shipped().kinds() {
        let piece = svg.group().set("id", format_args!("piece-{}", info.name)).set("fill", "none");
        piece.stroke(palette::BALLAST, 3.6).within(|svg| {
            svg.again("aos-hex")
                .fill(palette::PLAINS[2])
                .set("fill-opacity", 0.85)
                .stroke(palette::GRID, 2.0)
                .end();
            draw_tile(svg, Point::default(), &stretches(info.shape, 0), bridge_of(info, 0), |_| None);
            if info.class == Class::Town {
                town_disc(svg, Point::default());
            }
        });
    }
}

/// Every tile that has been laid.
pub(crate) fn draw(svg: &mut Svg, sheet: &Sheet<'_>) {
    let track = &sheet.table.track;
    let complete = complete_ends(track);
    svg.group().set("class", "track").set("pointer-events", "none").within(|svg| {
        for hex in sheet.board.hexes() {
            let (Some(id), Some(tile)) = (track.tile_id(hex), track.tile(hex)) else { continue };
            let coord = sheet.board.coord(hex);
            let middle = Cell::from(coord).centre();
            let style = |edge| {
                Some(Style { owner: track.owner(hex, edge), complete: complete.contains(&(hex, edge)) })
            };
            let key = format!("tile-{coord}-{id}").replace('/', "-");
            svg.group().set("class", "appears").set("data-key", key).within(|svg| {
                let (info, turned) = (TileSet::shipped().kind(tile.kind), usize::from(tile.turned));
                // In a town, track runs to the middle whatever the tile.
                let (shape, bridge) = match sheet.board.hex(hex).stop {
                    Some(_) => (stretches(Shape::Junction(tile.edges), 0), None),
                    None => (stretches(info.shape, turned), bridge_of(info, turned)),
                };
                draw_tile(svg, middle, &shape, bridge, style);
                for edge in track.open_edges(hex).iter() {
                    svg.again("aos-buffer").turned(middle, edge.index()).end();
                }
            });
        }
    });
}
