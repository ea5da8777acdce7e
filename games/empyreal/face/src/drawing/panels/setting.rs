//! How the panels are set, beside what every game's are: the sizes of their type, and what a spot is pointed at by.

use draw::geometry::Area;
use draw::panel::{self, Sizes};
use draw::svg::{Element, Svg};

use crate::spots::Spot;

pub(super) use draw::panel::{EDGE, Paragraph, area, frame};

pub(super) const SIZES: Sizes = Sizes { heading: 15.5, note: 12.5, smallest_note: 9.5 };

/// Something that can be clicked. A screen reader says all of it at once, and not the broken lines; the first shape inside
/// is its outline.
pub(super) fn spot(svg: &mut Svg, spot: Spot, said: &str, content: impl FnOnce(&mut Svg)) {
    spot_of(svg, spot, said).within(|svg| {
        svg.title(said);
        content(svg);
    });
}

/// Such a spot on something that comes and goes.
pub(super) fn coming_spot(svg: &mut Svg, spot: Spot, said: &str, content: impl FnOnce(&mut Svg)) {
    spot_of(svg, spot, said).set("class", "appears").within(|svg| {
        svg.title(said);
        content(svg);
    });
}

fn spot_of<'a>(svg: &'a mut Svg, spot: Spot, said: &str) -> Element<'a> {
    panel::spot(svg, &spot.to_string()).set("role", "img").set("aria-label", said)
}

/// Something that says what it is, and cannot be clicked.
pub(super) fn told(svg: &mut Svg, said: &str, content: impl FnOnce(&mut Svg)) {
    svg.group().within(|svg| {
        svg.title(said);
        content(svg);
    });
}

/// Diagonal lines over something that is turned over.
pub(super) fn hatch(svg: &mut Svg, over: Area, colour: &str) {
    let mut d = String::new();
    let mut start = 7.0;
    while start < over.width + over.height {
        // From the upper edge, or the right one, down to the left.
        let (from, to) = ((start.min(over.width), (start - over.width).max(0.0)), start.min(over.height));
        let (x1, y1) = (over.x + from.0, over.y + from.1);
        let (x2, y2) = (over.x + start - to, over.y + to);
        d.push_str(&format!("M{x1:.1} {y1:.1}L{x2:.1} {y2:.1}"));
        start += 7.0;
    }
    svg.add("path").set("d", d).fill("none").stroke(colour, 1.0).set("opacity", "0.5").end();
}
