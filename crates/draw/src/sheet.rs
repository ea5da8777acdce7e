//! The whole table on one sheet: a map, and beside it all that lies beside the board.

use crate::aside::WIDTH;
use crate::geometry::{Area, Point, point};
use crate::page_board::Still;
use crate::palette;
use crate::svg::{Element, Number, Svg};
use crate::typeface::SANS;

/// Between the parts of a sheet.
pub const GAP: f64 = 24.0;

/// The document of a sheet: whose it is, and what is said of it.
#[derive(Clone, Copy, Debug)]
pub struct Sheet<'a> {
    /// The class of the game.
    pub game: &'a str,
    /// The table in one sentence.
    pub summary: &'a str,
    /// Where the board comes from, if that is to be said.
    pub source: Option<&'a str>,
}

/// Something beside the map, as wide as an [`Aside`](crate::Aside).
pub trait Part {
    fn height(&self) -> f64;

    /// Draws it with its upper left corner here.
    fn draw(&self, svg: &mut Svg, corner: Point);
}

impl Sheet<'_> {
    /// A sheet of this size with an arrangement of its own: `content` puts everything where it belongs.
    pub fn draw(
        &self,
        size: Point,
        definitions: impl FnOnce(&mut Svg),
        content: impl FnOnce(&mut Svg),
    ) -> String {
        let mut svg = Svg::default();
        self.root(&mut svg, size).within(|svg| {
            self.head(svg);
            svg.add("defs").within(definitions);
            draw_page(svg, size);
            content(svg);
        });
        svg.finish()
    }

    /// The map as on the board of a page, and the parts in columns beside it.
    pub fn draw_in_columns(
        &self,
        still: &Still,
        in_play: impl FnOnce(&mut Svg),
        parts: &[impl Part],
    ) -> String {
        let map = Area { x: GAP, y: GAP, ..still.map };
        let corners = corners(parts, map);
        let right = corners.iter().map(|corner| corner.x + WIDTH).fold(map.right(), f64::max);
        let lowest = parts.iter().zip(&corners).map(|(part, corner)| corner.y + part.height());
        let size = point(right + GAP, lowest.fold(map.bottom(), f64::max) + GAP);
        let mut svg = Svg::with_room_for(&still.drawing);
        // The colour is that of rails that are nobody's, as on the board.
        self.root(&mut svg, size).set("color", palette::UNOWNED).within(|svg| {
            self.head(svg);
            draw_page(svg, size);
            let origin = point(map.x - still.map.x, map.y - still.map.y);
            svg.group().set("class", "map").moved(origin).within(|svg| {
                svg.append(&still.drawing);
                in_play(svg);
            });
            for (part, corner) in parts.iter().zip(corners) {
                part.draw(svg, corner);
            }
        });
        svg.finish()
    }

    fn root<'s>(&self, svg: &'s mut Svg, size: Point) -> Element<'s> {
        svg.add("svg")
            .set("xmlns", "http://www.w3.org/2000/svg")
            .show("viewBox", format_args!("0 0 {} {}", Number(size.x), Number(size.y)))
            .set("role", "img")
            .show("class", format_args!("board {}", self.game))
            .set("aria-label", self.summary)
            .set("font-family", SANS)
            .fill(palette::INK)
    }

    fn head(&self, svg: &mut Svg) {
        svg.title(self.summary);
        if let Some(source) = self.source {
            svg.add("desc").say(source);
        }
    }
}

fn draw_page(svg: &mut Svg, size: Point) {
    svg.rect(Area { x: 0.0, y: 0.0, width: size.x, height: size.y }, 0.0).fill(palette::PAGE).end();
}

/// The corners of the parts: below each other, and in a further column where one would reach below the map.
fn corners(parts: &[impl Part], map: Area) -> Vec<Point> {
    let mut free = point(map.right() + GAP, map.y);
    let place = |part: &_| {
        let height = Part::height(part);
        if free.y > map.y && free.y + height > map.bottom() {
            free = point(free.x + WIDTH + GAP, map.y);
        }
        let corner = free;
        free.y += height + GAP;
        corner
    };
    parts.iter().map(place).collect()
}
