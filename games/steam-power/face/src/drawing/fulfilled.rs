//! The contracts that each player has fulfilled.

use draw::Typeface;
use draw::geometry::{Area, point};
use draw::svg::Svg;
use kernel::{Seat, text};

use super::contracts::{describe, draw_small};
use super::defs::draw_star;
use super::{Sheet, palette};
use draw::badge;

const IN_A_ROW: usize = 7;
const PITCH: f64 = 55.0;
const SIZE: (f64, f64) = (53.0, 39.0);
const HEADING: f64 = 38.0;

/// Returns its height.
pub(crate) fn draw(svg: &mut Svg, sheet: &Sheet<'_>, width: f64) -> f64 {
    let mut y = 4.0;
    for seat in sheet.table.all_seats() {
        let group = svg.group().show("data-key", seat);
        let mut below = y;
        group.within(|svg| below = row(svg, sheet, seat, y, width));
        y = below + 6.0;
    }
    y
}

fn row(svg: &mut Svg, sheet: &Sheet<'_>, seat: Seat, top: f64, width: f64) -> f64 {
    let (words, fulfilled) = (sheet.words, sheet.table.player(seat).fulfilled);
    let middle = top + HEADING / 2.0;
    badge::draw(svg, seat, point(22.0, middle), 12.5);
    let typeface = Typeface::SansBold;
    let name = typeface.truncated(&words.name(seat), 16.5, 165.0);
    svg.line(point(43.0, middle + 6.0), 16.5).typeface(typeface).say(name);
    let count = fulfilled.len();
    let told = match sheet.table.contracts_to_end() {
        Some(enough) => words.say(&text!(sp_draw_of, count = count, enough = enough)),
        None => count.to_string(),
    };
    let number = svg.line(point(width - 60.0, middle + 6.0), 17.0).set("text-anchor", "end");
    number.fill(palette::FAINT_INK).say(told);
    draw_star(svg, point(width - 28.0, middle), 18.0, sheet.table.score(seat).contracts);
    for (number, id) in fulfilled.iter().enumerate() {
        let (line, column) = (number / IN_A_ROW, number % IN_A_ROW);
        let at = point(8.0 + PITCH * column as f64, top + HEADING + (SIZE.1 + 3.0) * line as f64);
        svg.group().set("class", "appears").show("data-key", id).within(|svg| {
            svg.title(&describe(words, id));
            let area = Area { x: at.x, y: at.y, width: SIZE.0, height: SIZE.1 };
            svg.rect(area, 5.0).fill("#fffdf5").stroke(palette::RULE, 1.4).end();
            draw_small(svg, id.contract(), at + point(2.5, 2.3), 17.0);
        });
    }
    top + HEADING + (SIZE.1 + 3.0) * count.div_ceil(IN_A_ROW) as f64
}
