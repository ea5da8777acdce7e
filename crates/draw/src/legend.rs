//! What legends are made of: rows of a small picture and what it means.

use kernel::Seat;

use crate::Typeface;
use crate::badge;
use crate::geometry::{Point, point};
use crate::path::Path;
use crate::rails::{Style, sample};
use crate::svg::Svg;

/// From one row to the next.
const ROW: f64 = 35.0;

/// A part of the legend: its upper left corner, and how its texts are set.
#[derive(Clone, Copy, Debug)]
pub struct Part {
    pub at: Point,
    pub size: f64,
    /// Where its texts must end.
    pub right: f64,
}

/// How high a part with a heading and so many rows is.
pub fn height(rows: usize) -> f64 {
    46.0 + ROW * rows as f64
}

impl Part {
    pub fn heading(&self, svg: &mut Svg, text: &str) {
        svg.line(self.at + point(0.0, 28.0), 18.0).typeface(Typeface::SerifBold).say(text);
    }

    /// The middle of the picture in this row, counted from 0.
    pub fn row(&self, number: usize) -> Point {
        self.at + point(22.0, 58.0 + ROW * number as f64)
    }

    pub fn say(&self, svg: &mut Svg, picture: Point, off: f64, text: &str) {
        let size = Typeface::Sans.size_to_fit(text, self.size, self.right - picture.x - off);
        svg.line(picture + point(off, 5.5), size).say(text);
    }

    /// A player's track, badge and name in this row, of which the name is cut to fit where it would be set in this size.
    pub fn player(&self, svg: &mut Svg, row: Point, seat: Seat, name: &str, size: f64) {
        let middle = row + point(10.0, 0.0);
        rails(svg, middle, Style { owner: Some(seat), complete: true });
        badge::draw(svg, seat, middle + point(48.0, 0.0), 11.0);
        self.say(svg, middle, 66.0, &Typeface::Sans.truncated(name, size, 110.0));
    }
}

/// A piece of straight track around this point.
pub fn rails(svg: &mut Svg, middle: Point, style: Style) {
    let mut path = Path::default();
    path.lines([middle - point(30.0, 0.0), middle + point(30.0, 0.0)]);
    sample(svg, style, &path);
}
