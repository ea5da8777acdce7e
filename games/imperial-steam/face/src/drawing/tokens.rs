//! What stands and lies in cities: stations, factories, tokens, goods in demand. All are drawn around their middle.

use imperial_steam::printed::Cost;
use imperial_steam::{Factory, Good, Hub, Key, MAX_PLAYERS};
use kernel::Seat;

use super::{IDS, PANELS, Sheet, palette};
use draw::badge;
use draw::geometry::{Area, Point, point};
use draw::svg::{Element, Svg};

/// Numbers that matter most.
const NUMBER: f64 = 24.0;
const PRICE: f64 = 22.0;

/// How all texts here are set, which is said once around them.
pub(crate) fn lettering(element: Element<'_>) -> Element<'_> {
    element.centred().bold()
}

/// The badges of the players, which stand on the map in many places.
pub(crate) fn define(svg: &mut Svg) {
    for seat in Seat::all(MAX_PLAYERS) {
        svg.group().set("id", badge_id(seat)).within(|svg| badge::draw(svg, seat, Point::default(), BADGE));
    }
}

pub(crate) const BADGE: f64 = 11.5;

pub(crate) fn badge_id(seat: Seat) -> String {
    IDS.of(format_args!("badge-{seat}"))
}

/// A number around this middle.
pub(crate) fn number(svg: &mut Svg, middle: Point, size: f64, fill: &str, number: impl std::fmt::Display) {
    svg.line(middle + point(0.0, 0.365 * size), size).fill(fill).say_of(number);
}

pub(crate) fn effort(svg: &mut Svg, at: Point, effort: u8) {
    svg.place(IDS.of("cog"), at).end();
    number(svg, at, NUMBER, palette::WHITE, effort);
}

/// The sign of a key.
pub(crate) const fn key_sign(key: Key) -> &'static str {
    match key {
        Key::Gold => "gold-key",
        Key::Silver => "silver-key",
    }
}

/// A site for a station, with its price.
pub(crate) fn free_station(svg: &mut Svg, at: Point, price: u16) {
    svg.place(IDS.of("price"), at).end();
    if price > 0 {
        number(svg, at + point(0.0, 8.5), PRICE, palette::INK, price);
    }
}

/// A station that stands: nothing about it is a price.
pub(crate) fn station(svg: &mut Svg, at: Point, seat: Seat) {
    svg.place(IDS.of("station"), at).fill(palette::player(seat).base).end();
    badge::draw(svg, seat, at - point(0.0, 4.0), 13.4);
}

/// A site for a factory, with its price where the Factory board does not tell it.
pub(crate) fn free_site(svg: &mut Svg, cost: Cost) {
    svg.again(IDS.of("site")).end();
    match cost {
        Cost::Board => {}
        Cost::Guldens(price) => {
            let tag = Area { x: -17.0, y: 1.0, width: 34.0, height: 22.0 };
            svg.rect(tag, 4.0).fill(palette::PRICE).stroke(palette::BUSINESS_RIM, 1.5).end();
            number(svg, point(0.0, 12.0), PRICE, palette::INK, price);
        }
        Cost::Station => {
            let sign = svg.group().scaled(point(0.0, 12.0), 0.46);
            sign.within(|svg| svg.again(IDS.of("price")).end());
        }
    }
}

/// A factory with its owner's number, its good, and how many are left.
pub(crate) fn factory(svg: &mut Svg, sheet: &Sheet<'_>, seat: Seat, factory: &Factory) {
    let paint = palette::player(seat);
    svg.again(IDS.of("factory")).fill(paint.base).end();
    svg.place(badge_id(seat), point(-11.0, -14.5)).end();
    good(svg, sheet, factory.good, point(-8.0, 10.5), 28.0);
    number(svg, point(13.5, 11.5), NUMBER, paint.on, factory.left);
}

/// A cube of this size with its letter.
pub(crate) fn good(svg: &mut Svg, sheet: &Sheet<'_>, good: Good, middle: Point, size: f64) {
    let corner = middle - point(size / 2.0, size / 2.0);
    svg.place(PANELS.of(format_args!("cube-{good}")), corner).num("width", size).num("height", size).end();
    let text = svg.line(corner + point(0.4 * size, 0.855 * size), 0.72 * size);
    text.fill(palette::good(good).on).say(sheet.good_letter(good));
}

/// A demand that was filled: the letter of the good, and a tick.
pub(crate) fn filled(svg: &mut Svg, sheet: &Sheet<'_>, good: Good, middle: Point, size: f64) {
    let at = middle + point(-0.2 * size, 0.3 * size);
    svg.line(at, 0.74 * size).fill(palette::FAINT_INK).say(sheet.good_letter(good));
    svg.group().scaled(middle + point(0.26 * size, 0.0), size / 34.0).within(|svg| {
        svg.again(PANELS.of("tick")).end();
    });
}

pub(crate) fn influence(svg: &mut Svg, at: Point, steps: u8) {
    svg.place(IDS.of("influence"), at).end();
    number(svg, at, 20.0, palette::WHITE, format_args!("+{steps}"));
}

/// A stack of Business tokens, the number of the topmost on it.
pub(crate) fn business(svg: &mut Svg, at: Point, tokens: u8) {
    for token in 0..tokens {
        let below = f64::from(tokens - 1 - token) * 4.0;
        svg.circle(at + point(0.0, below - 2.0), 16.0)
            .fill(palette::BUSINESS)
            .stroke(palette::BUSINESS_RIM, 2.0)
            .end();
    }
    number(svg, at - point(0.0, 2.0), NUMBER, palette::INK, tokens);
}

/// The arms of a hub: its letter on its colour.
pub(crate) fn crest(svg: &mut Svg, sheet: &Sheet<'_>, hub: Hub, middle: Point, scale: f64) {
    let paint = palette::hub(hub);
    svg.group().scaled(middle, scale).within(|svg| {
        svg.again(PANELS.of("hub")).fill(paint.base).end();
        let letter = sheet.hub_letter(hub);
        let size = if letter.chars().count() > 1 { 10.5 } else { 12.5 };
        svg.line(point(0.0, 0.36 * size), size).fill(paint.on).say(letter);
    });
}

/// A key of a hub.
pub(crate) fn key(svg: &mut Svg, key: Key, middle: Point, scale: f64) {
    svg.group().scaled(middle, scale).within(|svg| svg.again(PANELS.of(key_sign(key))).end());
}
