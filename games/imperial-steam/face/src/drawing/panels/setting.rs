//! How the panels are set, beside what every game's are: the sizes of their type, amounts, cubes, factories and hubs.

use imperial_steam::{Good, Hub};
use kernel::{message, text};

use super::paint::{self, CARD};
use super::{PANELS, Sheet};
use crate::spots::Spot;
use draw::Typeface;
use draw::geometry::{Area, Point, point};
use draw::panel::Sizes;
use draw::svg::{Element, Svg};

pub(super) use draw::panel::{EDGE, area, frame};

/// Nothing is set smaller.
pub(super) const SMALL: f64 = 13.5;
pub(super) const PLAIN: f64 = 15.0;
pub(super) const NUMBER: f64 = 18.0;

/// What amounts are set in.
const AMOUNT: Typeface = Typeface::SansBold;

pub(super) const SIZES: Sizes = Sizes { heading: 16.0, note: PLAIN, smallest_note: SMALL };

/// A part that can be pointed at.
pub(super) fn spot(svg: &mut Svg, spot: Spot) -> Element<'_> {
    draw::panel::spot(svg, &spot.to_string())
}

pub(super) fn card(svg: &mut Svg, area: Area) -> Element<'_> {
    svg.rect(area, 5.0).fill(CARD).stroke(paint::RULE, 1.4)
}

/// An amount beside a coin, whose left edge is here on the base line. Returns where it ends.
pub(super) fn coins(svg: &mut Svg, at: Point, size: f64, amount: impl std::fmt::Display) -> f64 {
    signed(svg, "coin", at, size, amount)
}

/// Steps or points of influence beside its star.
pub(super) fn stars(svg: &mut Svg, at: Point, size: f64, amount: impl std::fmt::Display) -> f64 {
    signed(svg, "star", at, size, amount)
}

fn signed(svg: &mut Svg, sign: &str, at: Point, size: f64, amount: impl std::fmt::Display) -> f64 {
    let radius = size * 0.47;
    sign_at(svg, sign, at + point(radius, -0.36 * size), radius / 10.0);
    let amount = amount.to_string();
    let start = at.x + 2.0 * radius + 0.18 * size;
    svg.line(point(start, at.y), size).typeface(AMOUNT).say(&amount);
    start + AMOUNT.width(&amount, size)
}

/// How wide such an amount is.
pub(super) fn amount_width(size: f64, amount: impl std::fmt::Display) -> f64 {
    size * 1.12 + AMOUNT.width(&amount.to_string(), size)
}

/// Something of our own from the definitions, around this middle.
pub(super) fn sign_at(svg: &mut Svg, sign: &str, middle: Point, scale: f64) {
    svg.group().scaled(middle, scale).within(|svg| svg.again(PANELS.of(sign)).end());
}

/// A cube with its letter, its upper left corner here.
pub(super) fn cube(svg: &mut Svg, sheet: &Sheet<'_>, good: Good, at: Point, size: f64) {
    svg.place(PANELS.of(format_args!("cube-{good}")), at).num("width", size).num("height", size).end();
    let letter = at + point(0.4 * size, 0.855 * size);
    let text = svg.line(letter, 0.74 * size).centred().bold();
    text.fill(paint::good(good).on).say(sheet.good_letter(good));
}

/// Where a cube can come to lie.
pub(super) fn no_cube(svg: &mut Svg, at: Point, size: f64) {
    let inside = area(at.x + 2.0, at.y + 3.0, size - 5.0, size - 5.0);
    svg.rect(inside, 2.0).fill("none").stroke(paint::RULE, 1.3).set("stroke-dasharray", "3 2.5").end();
}

/// A factory of this kind with its letter, around this middle.
pub(super) fn factory(svg: &mut Svg, sheet: &Sheet<'_>, good: Good, middle: Point, scale: f64) {
    let paint = paint::good(good);
    svg.group().scaled(middle, scale).within(|svg| {
        svg.again(PANELS.of("factory")).fill(paint.base).end();
        let letter = svg.line(point(-2.0, 10.3), 15.5).centred().bold();
        letter.fill(paint.on).say(sheet.good_letter(good));
    });
}

/// The sign of a hub: its letter on its colour.
pub(super) fn hub(svg: &mut Svg, sheet: &Sheet<'_>, hub: Hub, middle: Point, radius: f64) {
    let paint = paint::hub(hub);
    svg.group().scaled(middle, radius / 10.0).within(|svg| {
        svg.again(PANELS.of("hub")).fill(paint.base).end();
        let letter = sheet.hub_letter(hub);
        let size = if letter.chars().count() > 1 { 12.2 } else { 13.6 };
        svg.line(point(0.0, 0.36 * size), size).centred().bold().fill(paint.on).say(letter);
    });
}

/// Its name as a label.
pub(super) fn good_name(sheet: &Sheet<'_>, good: Good) -> String {
    sheet.words.word(match good {
        Good::Wood => message!(imp_draw_name_wood),
        Good::Stone => message!(imp_draw_name_stone),
        Good::Iron => message!(imp_draw_name_iron),
        Good::Coal => message!(imp_draw_name_coal),
    })
}

/// “70 guldens”
pub(super) fn guldens(sheet: &Sheet<'_>, amount: i32) -> String {
    sheet.words.say(&text!(imp_sum, guldens = amount))
}
