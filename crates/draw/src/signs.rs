//! Signs with the names of places: they lie above all else on a board, as names are what a player looks for.

use crate::Typeface;
use crate::geometry::{Area, Point, point};
use crate::svg::Svg;

/// What names are set in.
pub const TYPEFACE: Typeface = Typeface::SerifBold;

/// How the names of a board are set: as large as there is room for, and cut off beyond the longest.
#[derive(Clone, Copy, Debug)]
pub struct Lettering {
    pub largest: f64,
    pub smallest: f64,
    pub longest: f64,
    /// Of a sign.
    pub height: f64,
}

/// A name on the board.
#[derive(Debug)]
pub struct Sign {
    name: String,
    size: f64,
    pub area: Area,
    fill: &'static str,
    rim: &'static str,
}

impl Sign {
    /// A sign around this middle, rather no wider than the room.
    pub fn new(
        lettering: &Lettering,
        name: &str,
        middle: Point,
        room: f64,
        (fill, rim): (&'static str, &'static str),
    ) -> Self {
        let &Lettering { largest, smallest, longest, height } = lettering;
        let size = TYPEFACE.size_to_fit(name, largest, room).max(smallest);
        let name = TYPEFACE.truncated(name, size, longest);
        let wide = TYPEFACE.width(&name, size) + 9.0;
        let area = Area { x: middle.x - wide / 2.0, y: middle.y - height / 2.0, width: wide, height };
        Self { name, size, area, fill, rim }
    }
}

/// The group is by itself and has a class, so that a page can lay it above its own marks too. Every name is in the title
/// of its hex already.
pub fn draw(svg: &mut Svg, signs: &[Sign]) {
    let group = svg.group().set("class", "names").set("pointer-events", "none").set("aria-hidden", "true");
    group.centred().typeface(TYPEFACE).within(|svg| {
        for sign in signs {
            svg.rect(sign.area, 4.0).fill(sign.fill).stroke(sign.rim, 1.2).end();
            let middle = point(sign.area.x + sign.area.width / 2.0, sign.area.y + sign.area.height / 2.0);
            svg.line(middle + point(0.0, 0.36 * sign.size), sign.size).say(&sign.name);
        }
    });
}
