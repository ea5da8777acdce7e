//! The Factory board: what the next factory of each kind costs, what a delivery pays now, and how both will fall.

use imperial_steam::Good;
use kernel::{message, text};

use super::Sheet;
use super::paint;
use super::setting::{EDGE, NUMBER, SIZES, SMALL, area, card, coins, factory, good_name, sign_at, spot};
use crate::spots::Spot;
use draw::Typeface;
use draw::geometry::point;
use draw::svg::Svg;

const HEAD: f64 = 24.0;
const ROW: f64 = 88.0;
/// The line of what deliveries pay.
const PAYMENT: f64 = 18.0;
const COST: f64 = 148.0;
const PAYS: f64 = 224.0;
const LEFT: f64 = 316.0;

/// Returns its height.
pub(super) fn draw(svg: &mut Svg, sheet: &Sheet<'_>, width: f64) -> f64 {
    let words = sheet.words;
    for (x, word, room) in [
        (COST, message!(imp_draw_factory_cost), PAYS - COST - 12.0),
        (PAYS, message!(imp_draw_factory_pays), LEFT - PAYS - 12.0),
        (LEFT, message!(imp_draw_factory_left), width - LEFT - EDGE),
    ] {
        SIZES.note(svg, point(x, 19.0), room, &words.word(word));
    }
    for (row, good) in Good::ALL.into_iter().enumerate() {
        let top = HEAD + 2.0 + ROW * row as f64;
        spot(svg, Spot::Factories(good)).within(|svg| line(svg, sheet, good, top, width));
    }
    // Coal has no second line.
    HEAD + 2.0 + ROW * Good::ALL.len() as f64 + 2.0 - PAYMENT
}

fn line(svg: &mut Svg, sheet: &Sheet<'_>, good: Good, top: f64, width: f64) {
    let (words, table) = (sheet.words, sheet.table);
    let row = table.printed().boards.factory_row(usize::from(table.players), good);
    let taken = table.taken[good.index()];
    let left = table.factories_left(good);
    let (next, pays) = (table.next_factory_price(good), table.delivery_price(good));
    let name = good.name();
    svg.title(&words.say(&match (good, next) {
        (Good::Coal, Some(cost)) => text!(imp_draw_factory_coal, good = name, cost = cost, left = left),
        (Good::Coal, None) => text!(imp_draw_factory_coal_gone, good = name),
        (_, Some(cost)) => text!(imp_draw_factory_row, good = name, cost = cost, pays = pays, left = left),
        (_, None) => text!(imp_draw_factory_row_gone, good = name, pays = pays),
    }));
    let shorter = if row.pays.is_empty() { PAYMENT } else { 0.0 };
    card(svg, area(EDGE, top, width - 2.0 * EDGE, ROW - 6.0 - shorter)).end();
    factory(svg, sheet, good, point(EDGE + 25.0, top + 18.0), 1.1);
    let said = good_name(sheet, good);
    let typeface = Typeface::SansBold;
    let size = typeface.size_to_fit(&said, 16.0, COST - EDGE - 50.0);
    svg.line(point(EDGE + 46.0, top + 23.5), size).typeface(typeface).say(said);
    if let Some(cost) = next {
        coins(svg, point(COST, top + 24.0), NUMBER + 1.0, cost);
    } else {
        svg.line(point(COST + 4.0, top + 24.0), NUMBER).fill(paint::FAINT_INK).say("–");
    }
    if good == Good::Coal {
        sign_at(svg, "gold-key", point(PAYS + 14.0, top + 17.0), 0.95);
        sign_at(svg, "silver-key", point(PAYS + 44.0, top + 17.0), 0.95);
    } else {
        coins(svg, point(PAYS, top + 24.0), NUMBER + 1.0, pays);
    }
    svg.line(point(LEFT, top + 24.0), NUMBER).bold().say(words.say(&text!(imp_draw_left, count = left)));
    let pitch = (width - 2.0 * EDGE - 12.0) / row.cost.len() as f64;
    for (column, before) in (0..row.cost.len()).zip(0u8..) {
        let x = EDGE + 6.0 + pitch * column as f64;
        let now = before == taken;
        if now {
            let ground = area(x + 0.5, top + 37.0, pitch - 1.0, 41.0 - shorter);
            svg.rect(ground, 4.0).fill(paint::NEXT).stroke(paint::GOLD, 2.0).end();
        }
        let typeface = if now { Typeface::SansBold } else { Typeface::Sans };
        let gone = before < taken;
        let group = if gone { svg.group().set("opacity", "0.32") } else { svg.group() };
        group.within(|svg| {
            // After the last one there is nothing more to build, only to deliver.
            if let Some(cost) = row.price(before) {
                let number = svg.line(point(x + pitch / 2.0, top + 53.5), 15.0).centred();
                number.typeface(typeface).say_of(cost);
            }
            if let Some(pays) = row.pays.get(column) {
                let size = typeface.size_to_fit(&pays.to_string(), 15.0, pitch - 3.0).max(SMALL);
                let number = svg.line(point(x + pitch / 2.0, top + 72.5), size).centred().fill(paint::MET);
                number.typeface(typeface).say_of(pays);
            }
        });
    }
}
