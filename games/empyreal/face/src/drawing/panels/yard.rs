//! The railyard, turned so that its text can be read: the conductor's line runs down the left side, and each column is a
//! strip with its three places side by side.

use empyreal::printed::COLUMNS;
use empyreal::{CarId, Company, END_OF_LINE, ROWS, Slot};
use kernel::{Seat, message, text};

use super::Sheet;
use super::cards::{CarCard, Setting, car_said};
use super::icons;
use super::paint;
use super::setting::{EDGE, Paragraph, area, coming_spot, spot};
use crate::spots::Spot;
use draw::Typeface;
use draw::aside::WIDTH as ASIDE;
use draw::geometry::{Area, Point, point};
use draw::svg::Svg;

/// How wide the conductor's line is.
const LINE: f64 = 42.0;
const GAP: f64 = 4.0;
const STRIP_GAP: f64 = 6.0;
const PLACE: f64 = (ASIDE - 2.0 * EDGE - LINE - 2.0 * GAP) / ROWS as f64;
const CAR: Setting = Setting { width: PLACE, name: 11.0, text: 10.5 };
const SPACES: usize = END_OF_LINE as usize + 1;

/// How much of a railyard is written out.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Detail {
    /// All that is on the spellcars.
    Full,
    /// Their names, and their terrains.
    Names,
}

impl Detail {
    /// How high the start and the end of the line are, and how high a strip is at least.
    const fn heights(self) -> (f64, f64) {
        match self {
            Self::Full => (32.0, 48.0),
            Self::Names => (20.0, 26.0),
        }
    }

    const fn space(self) -> f64 {
        match self {
            Self::Full => 12.5,
            Self::Names => 9.0,
        }
    }
}

/// Returns where it ends.
pub(super) fn draw(
    svg: &mut Svg,
    sheet: &Sheet<'_>,
    (seat, company): (Seat, Company),
    top: f64,
    detail: Detail,
) -> f64 {
    let player = sheet.table.player(seat);
    let (ends, lowest) = detail.heights();
    let mut middles = [top + ends / 2.0; SPACES];
    let mut strips = [(0.0, lowest); COLUMNS];
    let mut y = top + ends + STRIP_GAP;
    for (column, strip) in strips.iter_mut().enumerate() {
        if detail == Detail::Full {
            let cars = (0..ROWS).filter_map(|row| player.car(Slot::new(column, row)));
            strip.1 = cars.map(|car| CarCard::new(sheet, car, CAR).height()).fold(lowest, f64::max);
        }
        strip.0 = y;
        middles[column + 1] = y + strip.1 / 2.0;
        y += strip.1 + STRIP_GAP;
    }
    middles[SPACES - 1] = y + ends / 2.0;
    let paint = paint::company(company);
    let x = EDGE + LINE / 2.0 - 4.0;
    for (colour, wide) in [(paint.dark, 6.0), (paint.light, 3.0)] {
        let d = format!("M{x:.1} {:.1}V{:.1}", middles[0], middles[SPACES - 1]);
        svg.add("path").set("d", d).fill("none").stroke(colour, wide).end();
    }
    for (number, middle) in (0..=END_OF_LINE).zip(middles) {
        space(svg, sheet, (seat, number), point(x, middle), detail);
    }
    for (column, (top, height)) in strips.into_iter().enumerate() {
        if usize::from(player.conductor) == column + 1 {
            let strip = area(EDGE + LINE - 3.0, top - 3.0, ASIDE - 2.0 * EDGE - LINE + 6.0, height + 6.0);
            svg.rect(strip, 8.0).fill(paint.light).stroke(paint.dark, 1.4).end();
        }
        for row in 0..ROWS {
            let place = area(EDGE + LINE + (PLACE + GAP) * row as f64, top, PLACE, height);
            slot(svg, sheet, (seat, Slot::new(column, row)), place, detail);
        }
    }
    let at = point(x, middles[usize::from(player.conductor).min(SPACES - 1)]);
    // Above the place that says where it is, and not in the way of a click.
    svg.group().set("pointer-events", "none").within(|svg| {
        icons::conductor(svg, company, at, detail.space() / 11.5);
    });
    y + ends
}

/// What moving the conductor to a space costs, for a seat that may move it now.
fn move_cost(sheet: &Sheet<'_>, seat: Seat, space: u8) -> Option<u8> {
    let table = sheet.table;
    if !table.may_move_conductor(seat) {
        return None;
    }
    let spaces = space.checked_sub(table.player(seat).conductor)?;
    table.move_price(seat, spaces)
}

fn space_name(sheet: &Sheet<'_>, number: u8) -> String {
    match number {
        0 => sheet.words.word(message!(emp_draw_start)),
        END_OF_LINE => sheet.words.word(message!(emp_draw_end_of_line)),
        _ => sheet.words.say(&text!(emp_draw_space, number = number)),
    }
}

fn space(svg: &mut Svg, sheet: &Sheet<'_>, (seat, number): (Seat, u8), middle: Point, detail: Detail) {
    let name = space_name(sheet, number);
    let price = move_cost(sheet, seat, number);
    let here = sheet.table.player(seat).conductor == number;
    let said = match price {
        Some(price) => sheet.words.say(&text!(emp_draw_space_costs, space = name.clone(), mana = price)),
        None if here => sheet.words.say(&text!(emp_draw_space_here, space = name.clone())),
        None => name.clone(),
    };
    let radius = detail.space();
    spot(svg, Spot::Space(seat, number), &said, |svg| {
        svg.circle(middle, radius).fill(paint::CARD).stroke(paint::CASING, 1.6).end();
        if !here {
            let size = 1.05 * radius;
            match number {
                0 => icons::start(svg, middle, radius),
                END_OF_LINE => icons::buffer(svg, middle, radius),
                _ => {
                    let figure = svg.line(middle + point(0.0, 0.37 * size), size).centred().bold();
                    figure.fill(paint::FAINT_INK).say_of(number);
                }
            }
        }
        if let Some(price) = price {
            let corner = middle + point(0.95 * radius, 0.95 * radius);
            icons::cost(svg, price, corner, 0.72 * radius);
        }
    });
    if number == 0 || number == END_OF_LINE {
        let at = point(EDGE + LINE, middle.y + 4.5);
        let size = Typeface::Sans.size_to_fit(&name, 12.0, ASIDE - 2.0 * EDGE - LINE);
        svg.line(at, size).fill(paint::FAINT_INK).say(name);
    }
}

fn slot(svg: &mut Svg, sheet: &Sheet<'_>, (seat, slot): (Seat, Slot), on: Area, detail: Detail) {
    let (column, row) = (slot.column() + 1, slot.row() + 1);
    let place = Spot::Slot(seat, slot);
    let player = sheet.table.player(seat);
    let tile = player.yard[slot.index()];
    let Some(car) = player.car(slot) else {
        let said = sheet.words.say(&text!(emp_draw_empty_slot, column = column, row = row));
        spot(svg, place, &said, |svg| {
            let empty = svg.rect(on, 5.0).fill(paint::EMPTY).stroke(paint::RULE, 1.2);
            empty.set("stroke-dasharray", "4 4").end();
        });
        return;
    };
    let activated = seat == sheet.table.active && sheet.table.turn.has_activated(slot);
    let mut said = car_said(sheet, car);
    if activated {
        said = format!("{said} ({})", sheet.words.word(message!(emp_draw_activated)));
    }
    let draw = |svg: &mut Svg| {
        if tile.is_some() {
            svg.rect(on, 5.0).fill(paint::CARD).stroke(paint::CASING, 1.5).end();
        } else {
            svg.rect(on, 2.0).fill(paint::PRINTED).stroke(paint::RULE, 1.0).end();
        }
        match detail {
            Detail::Full => CarCard::new(sheet, car, CAR).draw(svg, sheet, on),
            Detail::Names => small_car(svg, sheet, car, on),
        }
        if activated {
            icons::done(svg, point(on.right() - 6.0, on.bottom() - 5.0));
        }
    };
    match tile {
        Some(_) => coming_spot(svg, place, &said, draw),
        None => spot(svg, place, &said, draw),
    }
}

/// Terrains where they say all; else the name too.
fn small_car(svg: &mut Svg, sheet: &Sheet<'_>, car: CarId, on: Area) {
    let printed = car.printed();
    let middle = on.y + on.height / 2.0;
    let costs = printed.inherent > 0;
    if costs {
        icons::cost(svg, printed.inherent, point(on.right() - 10.5, middle), 8.0);
    }
    let mut left = on.x + 5.0;
    if !printed.terrains.is_empty() {
        left += icons::terrains(svg, sheet, car, point(left, middle - 8.0), 8.0);
    }
    if printed.terrains.len() > 1 {
        return;
    }
    let room = on.right() - left - if costs { 21.0 } else { 3.0 };
    let name = sheet.words.word(printed.title);
    let size = Typeface::Sans.size_to_fit(&name, 11.0, room);
    if size >= SMALL_NAME {
        svg.line(point(left, middle + 3.8), size).say(name);
    } else {
        let name = Paragraph::new(&name, SMALL_NAME, room).cut(2);
        name.draw(svg, point(left, middle - name.height() / 2.0), |line| line);
    }
}

const SMALL_NAME: f64 = 9.8;
