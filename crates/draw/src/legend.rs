//! What legends are made of: rows of a small picture and what it means.

use crate::geometry::{Point, point};
use crate::path::Path;
use crate::rails::{Style, sample};
use crate::svg::Svg;
use crate::type_setting::{SERIF, fitting};

/// From one row to the next.
pub const ROW: f64 = 35.0;

/// A part of the legend: its upper left corner, and how its texts are set.
#[derive(Clone, Copy, Debug)]
pub struct Part {
    pub at: Point,
    pub size: f64,
    /// Where its texts must end.
    pub right: f64,
}

impl Part {
    pub fn heading(&self, svg: &mut Svg, text: &str) {
        svg.line(self.at + point(0.0, 28.0), 18.0).set("font-family", SERIF).bold().say(text);
    }

    /// The middle of the picture in this row, counted from 0.
    pub fn row(&self, number: usize) -> Point {
        self.at + point(22.0, 58.0 + ROW * number as f64)
    }

    pub fn say(&self, svg: &mut Svg, picture: Point, off: f64, text: &str) {
        let size = fitting(text, self.size, self.right - picture.x - off);
        svg.line(picture + point(off, 5.5), size).say(text);
    }
}

/// A piece of straight track around this point.
pub fn rails(svg: &mut Svg, middle: Point, style: Style) {
    let mut path = Path::default();
    path.lines([middle - point(30.0, 0.0), middle + point(30.0, 0.0)]);
    sample(svg, style, &path);
}
