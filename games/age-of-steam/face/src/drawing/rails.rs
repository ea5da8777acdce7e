//! The tiles on the board of a page, and those that can come to lie on it.

use age_of_steam::{Class, TileKindInfo, TileSet};
use hexes::Shape;

use super::places::town_disc;
use super::track::complete_ends;
use super::{IDS, LAYOUT, Sheet, palette};
use draw::geometry::{Cell, Point};
use draw::rails::{self, Style, define_bridge, draw_tile, place_buffer, stretches};
use draw::svg::Svg;

pub(crate) fn define(svg: &mut Svg) {
    rails::define(svg, IDS, LAYOUT);
    for (_, info) in TileSet::shipped().kinds() {
        if let Some((id, _)) = bridge_of(info, 0) {
            define_bridge(svg, &id, LAYOUT, info.shape);
        }
    }
}

/// The symbol of the bridge on a kind of tile that has been turned.
fn bridge_of(info: &TileKindInfo, turned: usize) -> Option<(String, usize)> {
    (info.class == Class::Crossing).then(|| (IDS.of(format_args!("bridge-{}", info.id)), turned))
}

/// A symbol for every kind of tile, to be shown where it could lie: its ground is a little transparent.
pub(crate) fn define_pieces(svg: &mut Svg) {
    for (_, info) in TileSet::shipped().kinds() {
        let piece = svg.group().show("id", format_args!("piece-{}", info.id)).set("fill", "none");
        piece.stroke(palette::BALLAST, 3.6).within(|svg| {
            svg.again(IDS.of("hex"))
                .fill(palette::PLAINS[2])
                .set("fill-opacity", "0.85")
                .stroke(palette::GRID, 2.0)
                .end();
            draw_tile(svg, IDS, Point::default(), &stretches(info.shape, 0), bridge_of(info, 0), |_| None);
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
            let middle = Cell::at(LAYOUT, coord).centre();
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
                draw_tile(svg, IDS, middle, &shape, bridge, style);
                for edge in track.open_edges(hex).iter() {
                    place_buffer(svg, IDS, middle, edge);
                }
            });
        }
    });
}
