//! The tiles that have been laid, each path in its owner's colour, and those that can come to lie on the board.

use std::collections::BTreeSet;

use draw::geometry::Point;
use draw::rails::{self, Style, define_bridge, draw_tile, place_buffer, stretches};
use draw::svg::Svg;
use hexes::{Edge, Shape};
use kernel::Seat;
use steam_power::{HexId, TileId, TileSet, Track};

use super::land::cell;
use super::{IDS, LAYOUT, Sheet, palette};

pub(crate) fn define(svg: &mut Svg) {
    rails::define(svg, IDS, LAYOUT);
    for face in TileSet::shipped().faces() {
        if let Some((id, _)) = bridge_of(&face.id, face.shape, 0) {
            define_bridge(svg, &id, LAYOUT, face.shape);
        }
    }
    // To be shown where they could lie: the ground of the tile lets a little of the board show through.
    for face in TileSet::shipped().faces() {
        let piece = svg.group().show("id", format_args!("piece-{}", face.id)).set("fill", "none");
        piece.stroke(palette::BALLAST, 3.6).within(|svg| {
            let hex = svg.again(IDS.of("hex")).fill(palette::PLAINS[2]).set("fill-opacity", "0.85");
            hex.stroke(palette::GRID, 2.0).end();
            let bridge = bridge_of(&face.id, face.shape, 0);
            draw_tile(svg, IDS, Point::default(), &stretches(face.shape, 0), bridge, |_| None);
        });
    }
}

/// The symbol of the bridge on a face that has been turned.
fn bridge_of(name: &str, shape: Shape, turned: usize) -> Option<(String, usize)> {
    matches!(shape, Shape::Two(..)).then(|| (IDS.of(format_args!("bridge-{name}")), turned))
}

/// Every tile that has been laid.
pub(crate) fn draw(svg: &mut Svg, sheet: &Sheet<'_>) {
    let track = &sheet.table.track;
    let [complete, open] = ends(track);
    svg.group().set("class", "track").set("pointer-events", "none").within(|svg| {
        for hex in sheet.board.hexes() {
            let Some(id) = track.tile(hex) else { continue };
            let coord = sheet.board.hex(hex).coord;
            let middle = cell(coord).centre();
            let style = |edge| {
                let owner = track.path_at(hex, edge).map(|path| path.owner());
                Some(Style { owner, complete: complete.contains(&(hex, edge)) })
            };
            let key = format!("tile-{coord}-{id}").replace('/', "-");
            svg.group().set("class", "appears").set("data-key", key).within(|svg| {
                draw_face(svg, middle, id, style);
                for (_, edge) in open.iter().filter(|(at, _)| *at == hex) {
                    place_buffer(svg, IDS, middle, *edge);
                }
            });
        }
    });
}

fn draw_face(svg: &mut Svg, middle: Point, id: TileId, style: impl Fn(Edge) -> Option<Style>) {
    let set = TileSet::shipped();
    let (face, turned) = (set.face(id), usize::from(set.tile(id).turned));
    let bridge = bridge_of(&face.id, face.shape, turned);
    draw_tile(svg, IDS, middle, &stretches(face.shape, turned), bridge, style);
}

/// Every end of every track that belongs to a completed link, and every end of track that leads nowhere yet.
fn ends(track: &Track) -> [BTreeSet<(HexId, Edge)>; 2] {
    let mut complete = BTreeSet::new();
    for run in track.runs().into_iter().filter(|run| run.to.is_some()) {
        complete.extend(run.hexes.iter().flat_map(|(hex, entered, left)| [(*hex, *entered), (*hex, *left)]));
    }
    let open =
        Seat::all(kernel::MAX_SEATS).filter_map(|seat| track.stub(seat)).map(|stub| (stub.hex, stub.out));
    [complete, open.collect()]
}
