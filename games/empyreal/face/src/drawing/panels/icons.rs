//! Small signs: terrains, Goods, mana, Demand Tiles, trains, the conductor, and the kinds of specialists.

use empyreal::printed::{CarKind, CommonKind};
use empyreal::{CarId, Company, PersonKind, Size, Terrain};
use kernel::text;

use super::super::tokens::{good_id, tile_id};
use super::super::trains::train_id;
use super::Sheet;
use super::paint::{self, CASING, INK, MANA, WHITE};
use super::setting::area;
use crate::letters;
use draw::geometry::{Point, RADIUS, point};
use draw::palette::Paint;
use draw::svg::Svg;

/// A crystal.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Crystal {
    Available,
    /// It cannot pay for an activation in this turn.
    Locked,
    Spent,
    /// There could be one more.
    Missing,
}

const HEXAGON: &str = "M0 -10L8.7 -5V5L0 10L-8.7 5V-5Z";
const DIAMOND: &str = "M0 -10.5L8 -2L0 10.5L-8 -2Z";
const FACETS: &str = "M-8 -2H8M-3 -2L0 -10.5L3 -2L0 10.5Z";

fn letter(sheet: &Sheet<'_>, terrain: Terrain) -> String {
    sheet.words.word(letters::letter(terrain))
}

fn shape<'a>(svg: &'a mut Svg, d: &str, paint: Paint, rim: f64) -> draw::svg::Element<'a> {
    svg.add("path").set("d", d).fill(paint.base).stroke(paint.dark, rim).set("stroke-linejoin", "round")
}

/// A hex of this terrain with its letter.
pub(super) fn terrain(svg: &mut Svg, sheet: &Sheet<'_>, of: Terrain, middle: Point, radius: f64) {
    let paint = paint::good(of);
    svg.group().scaled(middle, radius / 10.0).within(|svg| {
        shape(svg, HEXAGON, paint, 1.6).end();
        svg.line(point(0.0, 4.4), 12.0).centred().bold().fill(paint.on).say(letter(sheet, of));
    });
}

pub(super) fn wasteland(svg: &mut Svg, middle: Point, radius: f64) {
    let id = "piece-wasteland";
    svg.group().scaled(middle, radius / RADIUS).within(|svg| svg.again(id).end());
}

/// From one terrain of a spellcar to the next, and whether it builds on all of them.
fn terrain_pitch(car: CarId, radius: f64) -> (f64, bool) {
    let both = matches!(car.printed().kind, CarKind::Common(CommonKind::BothOfTwo));
    (2.0 * radius + if both { 10.0 } else { 7.0 }, both)
}

/// How wide so many terrains of a spellcar are.
pub(super) fn terrains_width(car: CarId, radius: f64, count: usize) -> f64 {
    let (pitch, _) = terrain_pitch(car, radius);
    pitch * (count as f64 - 1.0) + 2.0 * radius
}

/// The terrains of a spellcar side by side: with a plus where it builds on all of them, with a stroke where on one. Returns
/// from where on there is room beside them.
pub(super) fn terrains(svg: &mut Svg, sheet: &Sheet<'_>, car: CarId, at: Point, radius: f64) -> f64 {
    let terrains = &car.printed().terrains;
    let (pitch, both) = terrain_pitch(car, radius);
    for (number, of) in terrains.iter().enumerate() {
        let middle = at + point(radius + pitch * number as f64, radius);
        if number > 0 {
            let between = middle - point(pitch / 2.0, 0.0);
            let sign = if both { "M-3 0H3M0 -3V3" } else { "M1.5 -5L-1.5 5" };
            svg.group().moved(between).within(|svg| svg.round_line(sign, INK, 1.4));
        }
        terrain(svg, sheet, *of, middle, radius);
    }
    terrains_width(car, radius, terrains.len()) + 6.0
}

/// A good as on the map.
pub(super) fn good(svg: &mut Svg, of: Terrain, middle: Point, radius: f64) {
    svg.group().scaled(middle, radius / 18.0).within(|svg| svg.again(good_id(of)).end());
}

/// A Demand Tile as on the map, around this middle.
pub(super) fn tile(svg: &mut Svg, of: Terrain, size: Size, middle: Point) {
    svg.place(tile_id(of, size), middle).end();
}

pub(super) fn crystal(svg: &mut Svg, is: Crystal, middle: Point, radius: f64) {
    svg.group().scaled(middle, radius / 10.0).within(|svg| match is {
        Crystal::Available | Crystal::Locked => {
            shape(svg, DIAMOND, MANA, 1.5).end();
            svg.round_line(FACETS, MANA.light, 0.9);
            if is == Crystal::Locked {
                svg.round_line("M-2.8 1V-2Q-2.8 -5 0 -5Q2.8 -5 2.8 -2V1", INK, 1.8);
                svg.rect(area(-4.6, 0.2, 9.2, 7.0), 1.5).fill(INK).stroke(WHITE, 0.9).end();
            }
        }
        Crystal::Spent => {
            let hollow = svg.add("path").set("d", DIAMOND).fill(WHITE).stroke(MANA.dark, 1.4);
            hollow.set("stroke-linejoin", "round").end();
        }
        Crystal::Missing => svg.circle(Point::default(), 2.0).fill(paint::RULE).end(),
    });
}

/// Mana that something costs.
pub(super) fn cost(svg: &mut Svg, amount: u8, middle: Point, radius: f64) {
    svg.group().scaled(middle, radius / 10.0).within(|svg| {
        let wide = "M0 -11L10 -2.5L0 11L-10 -2.5Z";
        shape(svg, wide, MANA, 1.4).end();
        svg.line(point(0.0, 3.6), 12.5).centred().bold().fill(WHITE).say_of(amount);
    });
}

/// A train as on the map.
pub(super) fn train(svg: &mut Svg, company: Company, middle: Point, scale: f64) {
    svg.group().scaled(middle, scale).within(|svg| svg.again(train_id(company)).end());
}

/// The conductor: a figure in the company's colour.
pub(super) fn conductor(svg: &mut Svg, company: Company, middle: Point, scale: f64) {
    let paint = paint::company(company);
    svg.group().scaled(middle, scale).within(|svg| {
        shape(svg, "M-8 11Q-8 0 0 -2Q8 0 8 11Z", paint, 1.6).end();
        svg.circle(point(0.0, -5.0), 5.2).fill("#f1d3ae").stroke(CASING, 1.3).end();
        let cap = svg.add("path").set("d", "M-6 -7Q-6 -13 0 -13Q6 -13 6 -7Z").fill(paint.dark);
        cap.stroke(CASING, 1.0).end();
        svg.round_line("M-7 -7H7.5", CASING, 1.8);
    });
}

/// The sign of a kind of specialists, in the colour of what is written on its cards.
pub(super) fn kind(svg: &mut Svg, of: PersonKind, middle: Point, radius: f64, colour: &str) {
    let d = match of {
        PersonKind::Captain => {
            "M0 -9L2.4 -3.2L8.6 -2.8L3.8 1.2L5.4 7.4L0 4L-5.4 7.4L-3.8 1.2L-8.6 -2.8L-2.4 -3.2Z"
        }
        PersonKind::Engineer => {
            "M7 -7A5 5 0 0 1 1.5 0.5L-5 7.5A2 2 0 0 1 -7.8 4.8L-0.8 -2A5 5 0 0 1 6 -8L2.6 -4.4L4.2 -2.8Z"
        }
        PersonKind::Surveyor => "M0 -9L3 0L0 9L-3 0ZM-9 0L0 -3L9 0L0 3Z",
        PersonKind::StationMaster => "M0 -8.5A8.5 8.5 0 1 0 0.1 -8.5M0 -5V0L3.6 2.4",
    };
    svg.group().scaled(middle, radius / 10.0).within(|svg| {
        if of == PersonKind::StationMaster {
            svg.round_line(d, colour, 2.0);
        } else {
            svg.add("path").set("d", d).fill(colour).end();
        }
    });
}

/// “5 lake goods (Ehrlite)” and the like.
pub(super) fn goods_said(sheet: &Sheet<'_>, of: Terrain, count: u8) -> String {
    let (terrain, name) = (of.name(), of.good_name());
    sheet.words.say(&text!(emp_draw_goods_of, terrain = terrain, name = name, count = count))
}

/// Demand Tiles as such.
pub(super) fn any_tile(svg: &mut Svg, at: Point) {
    svg.rect(area(at.x + 4.0, at.y, 18.0, 12.0), 2.5).fill(paint::STONE).stroke(CASING, 1.1).end();
    svg.rect(area(at.x, at.y + 4.0, 18.0, 12.0), 2.5).fill(WHITE).stroke(CASING, 1.3).end();
    for x in [5.5, 12.5] {
        svg.circle(at + point(x, 10.0), 2.2).fill(CASING).end();
    }
}

/// Victory points.
pub(super) fn points(svg: &mut Svg, middle: Point) {
    svg.group().moved(middle).within(|svg| {
        let d = "M0 -9.5L2.5 -3.4L9 -2.9L4 1.3L5.6 7.7L0 4.2L-5.6 7.7L-4 1.3L-9 -2.9L-2.5 -3.4Z";
        svg.add("path")
            .set("d", d)
            .fill(paint::GOLD)
            .stroke("#6f4d0c", 1.2)
            .set("stroke-linejoin", "round")
            .end();
    });
}

/// What has been activated in this turn.
pub(super) fn done(svg: &mut Svg, middle: Point) {
    svg.group().moved(middle).within(|svg| {
        svg.circle(Point::default(), 7.5).fill(paint::DONE).stroke(WHITE, 1.2).end();
        svg.round_line("M-3.6 0.3L-1.1 3L3.8 -2.9", WHITE, 2.2);
    });
}

/// Where the conductor begins: an arrow down the line.
pub(super) fn start(svg: &mut Svg, middle: Point, radius: f64) {
    svg.group().scaled(middle, radius / 10.0).within(|svg| {
        svg.round_line("M0 -5V5M-4 1L0 5L4 1", paint::FAINT_INK, 2.0);
    });
}

/// The end of the line: a buffer stop.
pub(super) fn buffer(svg: &mut Svg, middle: Point, radius: f64) {
    svg.group().scaled(middle, radius / 10.0).within(|svg| {
        svg.round_line("M-5 2H5M-3 -4V2M3 -4V2", paint::LATE, 2.4);
    });
}
