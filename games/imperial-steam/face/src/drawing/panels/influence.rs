//! The Influence track in two lines of columns, and the turn order.

use imperial_steam::{Hub, HubCity, Key, on_track};
use kernel::{Arg, Seat, message, text};

use super::Sheet;
use super::paint;
use super::setting::{EDGE, SIZES, area, card, frame, hub, sign_at, spot};
use super::signs::star;
use crate::spots::Spot;
use draw::badge;
use draw::geometry::{Point, point};
use draw::svg::Svg;

const COLUMNS: usize = 11;
const HEAD: f64 = 22.0;
const MARKER: f64 = 24.0;
const FOOT: f64 = 19.0;

/// Returns its height.
pub(super) fn draw(svg: &mut Svg, sheet: &Sheet<'_>, width: f64) -> f64 {
    let columns = usize::from(sheet.table.printed().boards.most_influence()) + 1;
    let mut top = 8.0;
    spot(svg, Spot::Influence).within(|svg| {
        svg.title(&told(sheet));
        for first in (0..columns).step_by(COLUMNS) {
            top += band(svg, sheet, first..columns.min(first + COLUMNS), top, width) + 6.0;
        }
    });
    order(svg, sheet, top, width);
    top + 46.0
}

/// Where everybody stands, in words.
fn told(sheet: &Sheet<'_>) -> String {
    let table = sheet.table;
    let at =
        |who: Arg, steps: u8| Arg::from(text!(imp_draw_influence_of, who = who, influence = on_track(steps)));
    let players = table.by_influence().map(|seat| at(Arg::Seat(seat), table.player(seat).influence));
    let hubs = Hub::ALL.into_iter().map(|hub| at(hub.name().into(), table.hub(hub).influence));
    sheet.words.say(&text!(imp_draw_influence_told, all = Arg::List(players.chain(hubs).collect())))
}

/// Returns its height.
fn band(svg: &mut Svg, sheet: &Sheet<'_>, columns: std::ops::Range<usize>, top: f64, width: f64) -> f64 {
    let table = sheet.table;
    let pitch = (width - 2.0 * EDGE) / COLUMNS as f64;
    let here = |column: usize| -> (Vec<Seat>, Vec<Hub>) {
        let players =
            table.by_influence().filter(|seat| usize::from(table.player(*seat).influence) == column);
        let hubs = Hub::ALL.into_iter().filter(|hub| usize::from(table.hub(*hub).influence) == column);
        (players.collect(), hubs.collect())
    };
    let rows = columns.clone().map(|column| here(column).0.len()).max().unwrap_or(0).max(1);
    let hub_rows = columns.clone().map(|column| here(column).1.len()).max().unwrap_or(0);
    let past = columns.len();
    let height = HEAD + MARKER * (rows + hub_rows) as f64 + FOOT + 2.0;
    for (place, column) in columns.enumerate() {
        let (players, hubs) = here(column);
        let left = EDGE + pitch * place as f64;
        let middle = left + pitch / 2.0;
        card(svg, area(left + 0.8, top, pitch - 1.6, height)).end();
        let number = svg.line(point(middle, top + 16.0), 16.0).centred().bold();
        number
            .fill(if players.is_empty() && hubs.is_empty() { paint::FAINT_INK } else { paint::INK })
            .say_of(on_track(column as u8));
        // The first who comes to a column stands on its star.
        let first = point(middle, top + HEAD + MARKER / 2.0);
        if players.is_empty() {
            svg.group().set("opacity", "0.16").within(|svg| star(svg, first, 7.5, paint::INFLUENCE));
        }
        for (row, seat) in players.into_iter().enumerate() {
            badge::draw(svg, seat, first + point(0.0, MARKER * row as f64), 10.4);
        }
        for (number, of) in hubs.iter().enumerate() {
            let place = point(middle, top + HEAD + MARKER * (rows + number) as f64 + MARKER / 2.0 + 1.0);
            hub(svg, sheet, *of, place, 11.2);
        }
        flag(svg, point(middle, top + height - 5.5), column as u8);
    }
    if past < COLUMNS {
        // What the flags are for.
        let middle = EDGE + pitch * (past as f64 + 0.5);
        sign_at(svg, "silver-key", point(middle, top + height - 27.0), 0.85);
        sign_at(svg, "flag", point(middle, top + height - 9.5), 0.75);
    }
    height
}

/// What a silver key is worth when its hub stands here.
fn flag(svg: &mut Svg, at: Point, column: u8) {
    if column == 0 {
        return;
    }
    sign_at(svg, "flag", at + point(-12.0, -5.0), 0.85);
    let number = svg.line(at + point(-7.5, 0.0), 13.5).fill(paint::FAINT_INK);
    number.say_of(HubCity::key_worth(column, Key::Silver));
}

fn order(svg: &mut Svg, sheet: &Sheet<'_>, top: f64, width: f64) {
    svg.group().within(|svg| {
        let seats = sheet.table.in_order().map(Arg::Seat).collect();
        svg.title(&sheet.words.say(&text!(imp_draw_order_told, seats = Arg::List(seats))));
        frame(svg, area(EDGE, top, width - 2.0 * EDGE, 38.0));
        SIZES.note(svg, point(EDGE + 8.0, top + 24.0), 130.0, &sheet.words.word(message!(imp_draw_order)));
        for (place, seat) in sheet.table.in_order().enumerate() {
            let middle = point(EDGE + 170.0 + 46.0 * place as f64, top + 19.0);
            if sheet.table.asked().contains(seat) {
                svg.circle(middle, 16.0).fill("none").stroke(paint::GOLD, 3.4).end();
            }
            badge::draw(svg, seat, middle, 12.0);
            if place > 0 {
                let d = format!("M{} {}l6 5l-6 5", middle.x - 26.0, middle.y - 5.0);
                svg.round_line(&d, paint::FAINT_INK, 2.0);
            }
        }
    });
}
