//! The Market of spellcars.

use kernel::{message, text};

use super::Sheet;
use super::cards::{CarCard, PAIRED, car_said, pairs};
use super::paint;
use super::setting::{EDGE, Paragraph, area, coming_spot};
use crate::spots::Spot;
use draw::geometry::point;
use draw::svg::Svg;

/// Returns its height.
pub(super) fn draw(svg: &mut Svg, sheet: &Sheet<'_>, width: f64) -> f64 {
    let table = sheet.table;
    let cards: Vec<CarCard> = table.market.iter().map(|car| CarCard::new(sheet, *car, PAIRED)).collect();
    let heights: Vec<f64> = cards.iter().map(CarCard::height).collect();
    let (places, mut end) = pairs(&heights, EDGE, 10.0);
    for ((card, car), (at, height)) in cards.iter().zip(&table.market).zip(places) {
        let on = area(at.x, at.y, PAIRED.width, height);
        coming_spot(svg, Spot::Market(*car), &car_said(sheet, *car), |svg| {
            svg.rect(on, 6.0).fill(paint::CARD).stroke(paint::CASING, 1.4).end();
            card.draw(svg, sheet, on);
        });
    }
    if table.market.is_empty() {
        svg.line(point(EDGE, end + 14.0), 13.5).say(sheet.words.word(message!(emp_draw_market_empty)));
        end += 22.0;
    }
    let deck = sheet.words.say(&text!(emp_draw_deck, count = table.deck_size));
    let discards = sheet.words.say(&text!(emp_draw_discards, count = table.discards.len()));
    let anew =
        sheet.words.say(&text!(emp_draw_dealt_anew, low = empyreal::MARKET_LOW, full = empyreal::MARKET));
    for (said, ink) in [(format!("{deck} · {discards}"), paint::INK), (anew, paint::FAINT_INK)] {
        let said = Paragraph::new(&said, 12.5, width - 2.0 * EDGE);
        said.draw(svg, point(EDGE, end), |line| line.fill(ink));
        end += said.height() + 3.0;
    }
    end + 5.0
}
