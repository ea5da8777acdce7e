//! The market: a line for each good, the cheapest on the left, which are taken first.

use imperial_steam::Good;
use imperial_steam::printed::MARKET_SPACES;
use kernel::{message, text};

use super::Sheet;
use super::paint;
use super::setting::{EDGE, NUMBER, SIZES, SMALL, area, card, coins, cube, good_name, spot};
use crate::spots::Spot;
use draw::Typeface;
use draw::geometry::point;
use draw::svg::Svg;

const HEAD: f64 = 24.0;
const ROW: f64 = 38.0;
const LABEL: f64 = 126.0;

/// Returns its height.
pub(super) fn draw(svg: &mut Svg, sheet: &Sheet<'_>, width: f64) -> f64 {
    let prices = &sheet.table.printed().boards.market.prices;
    let pitch = (width - 2.0 * EDGE - LABEL) / MARKET_SPACES as f64;
    let left = |column: usize| EDGE + LABEL + pitch * column as f64;
    SIZES.note(svg, point(EDGE + 4.0, 20.0), LABEL - 8.0, &sheet.words.word(message!(imp_draw_next_price)));
    for (column, price) in prices.iter().enumerate() {
        // Equal prices are said once, above the middle of them.
        let same = prices.iter().filter(|other| *other == price).count();
        if column == 0 || prices[column - 1] != *price {
            SIZES.centred_note(
                svg,
                point(left(column) + pitch * same as f64 / 2.0, 20.0),
                pitch * same as f64,
                &price.to_string(),
            );
        }
    }
    for (row, good) in Good::ALL.into_iter().enumerate() {
        let top = HEAD + 4.0 + ROW * row as f64;
        let count = usize::from(sheet.table.market[good.index()]);
        let price = sheet.table.market_price(good);
        spot(svg, Spot::Market(good)).within(|svg| {
            let title = text!(imp_draw_market_good, good = good.name(), count = count, price = price);
            svg.title(&sheet.words.say(&title));
            card(svg, area(EDGE, top, width - 2.0 * EDGE, ROW - 5.0)).end();
            let name = good_name(sheet, good);
            let size = Typeface::Sans.size_to_fit(&name, 15.5, 57.0).max(SMALL);
            svg.line(point(EDGE + 8.0, top + 22.0), size).say(name);
            coins(svg, point(EDGE + 68.0, top + 23.5), NUMBER + 1.0, price);
            for column in 0..MARKET_SPACES {
                let corner = point(left(column) - 1.0, top + 4.0);
                // The dearest are left last.
                if column >= MARKET_SPACES - count {
                    if column == MARKET_SPACES - count {
                        let next = area(corner.x - 0.6, top + 2.0, pitch + 0.4, ROW - 9.0);
                        svg.rect(next, 4.0).fill(paint::NEXT).stroke(paint::GOLD, 2.0).end();
                    }
                    cube(svg, sheet, good, corner + point(1.0, 1.2), 22.5);
                } else {
                    svg.circle(corner + point(pitch / 2.0, 12.5), 2.4).fill(paint::RULE).end();
                }
            }
        });
    }
    HEAD + 4.0 + ROW * Good::ALL.len() as f64 + 4.0
}
