//! What legends are made of: rows of a small picture and what it means.

use crate::geometry::{Point, point};
use crate::path::Path;
use crate::rails::{Style, sample};
use crate::svg::Svg;
use crate::type_setting::{SERIF, fitting};

/// From one row to the next.
pub(crate) const ROW: f64 = 35.0;

/// A part of the legend: its upper left corner, and how its texts are set.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Part {
    pub(crate) at: Point,
    pub(crate) size: f64,
    /// Where its texts must end.
    pub(crate) right: f64,
}

impl Part {
    pub(crate) fn heading(&self, svg: &mut Svg, text: &str) {
        svg.line(self.at + point(0.0, 28.0), 18.0).set("font-family", SERIF).bold().say(text);
    }

    /// The middle of the picture in this row, counted from 0.
    pub(crate) fn row(&self, number: usize) -> Point {
        self.at + point(22.0, 58.0 + ROW * number as f64)
    }

    pub(crate) fn say(&self, svg: &mut Svg, picture: Point, off: f64, text: &str) {
        let size = fitting(text, self.size, self.right - picture.x - off);
        svg.line(picture + point(off, 5.5), size).say(text);
    }
}

/// A piece of straight track around this point.
pub(crate) fn rails(svg: &mut Svg, middle: Point, style: Style) {
    let mut path = Path::default();
    path.lines([middle - point(30.0, 0.0), middle + point(30.0, 0.0)]);
    sample(svg, style, &path);
}
