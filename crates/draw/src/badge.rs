//! Players' badges.

use std::sync::LazyLock;

use kernel::{MAX_SEATS, Seat};

use crate::geometry::{Point, point};
use crate::palette;
use crate::svg::Svg;

/// A player's number on their colour, as on the boards: a small inline `<svg class="badge">` for lists and sentences.
///
/// It is hidden from screen readers, as the name of the player stands beside it.
#[must_use]
pub fn badge(seat: Seat) -> &'static str {
    // A log has hundreds of them.
    static DRAWN: LazyLock<[String; MAX_SEATS]> =
        LazyLock::new(|| std::array::from_fn(|number| draw_inline(Seat::new(number))));
    &DRAWN[seat.index()]
}

fn draw_inline(seat: Seat) -> String {
    let mut svg = Svg::default();
    svg.add("svg")
        .set("xmlns", "http://www.w3.org/2000/svg")
        .set("class", "badge")
        .set("viewBox", "0 0 20 20")
        .set("width", "20")
        .set("height", "20")
        .set("aria-hidden", "true")
        .set("font-family", crate::typeface::SANS)
        .within(|svg| draw(svg, seat, point(10.0, 10.0), 9.0));
    svg.finish()
}

/// A player's number on their colour.
pub fn draw(svg: &mut Svg, seat: Seat, middle: Point, radius: f64) {
    let paint = palette::player(seat);
    svg.circle(middle, radius).fill(paint.base).stroke(palette::CASING, 1.8).end();
    let size = radius * 1.35;
    svg.line(middle + point(0.0, size * 0.365), size).centred().bold().fill(paint.on).say_of(seat);
}
