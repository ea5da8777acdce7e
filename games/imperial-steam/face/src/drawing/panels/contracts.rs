//! The contracts on display, a line for each deck.

use imperial_steam::ContractId;
use imperial_steam::printed::DECKS;
use kernel::{message, text};

use super::Sheet;
use super::cards::{self, Met, SIZE};
use super::setting::{EDGE, SIZES, spot};
use crate::spots::Spot;
use draw::geometry::point;
use draw::svg::Svg;

const HEAD: f64 = 24.0;
const IN_A_ROW: usize = 5;

/// Returns its height.
pub(super) fn draw(svg: &mut Svg, sheet: &Sheet<'_>, width: f64) -> f64 {
    let mut top = 4.0;
    let pitch = (width - 2.0 * EDGE + 4.0) / IN_A_ROW as f64;
    for size in DECKS {
        let shown: Vec<ContractId> =
            sheet.table.display.iter().filter(|id| sheet.table.contract(*id).size == size).collect();
        SIZES.heading(svg, point(EDGE, top + 17.0), &sheet.words.say(&text!(imp_draw_deck, size = size)));
        top += HEAD;
        for (index, id) in shown.iter().enumerate() {
            let corner = point(
                EDGE + pitch * (index % IN_A_ROW) as f64,
                top + (SIZE.y + 8.0) * (index / IN_A_ROW) as f64,
            );
            spot(svg, Spot::Contract(*id)).set("class", "appears").within(|svg| {
                let is_met = sheet.view.seat.is_some_and(|seat| sheet.table.would_fulfil(seat, *id));
                let met = if is_met { Met::Yes } else { Met::Open };
                svg.title(&cards::describe(sheet, *id, met));
                svg.rect(
                    draw::geometry::Area { x: corner.x, y: corner.y, width: SIZE.x, height: SIZE.y },
                    5.0,
                )
                .fill("none")
                .end();
                cards::draw(svg, sheet, *id, corner, met);
            });
        }
        if shown.is_empty() {
            SIZES.note(svg, point(EDGE, top + 14.0), width, &sheet.words.word(message!(imp_draw_no_more)));
            top += 22.0;
        } else {
            top += (SIZE.y + 8.0) * shown.len().div_ceil(IN_A_ROW) as f64;
        }
    }
    top + 2.0
}
