//! The contracts on display, a line for each deck.

use imperial_steam::ContractId;
use imperial_steam::printed::DECKS;
use kernel::{message, text};

use super::Sheet;
use super::cards::{self, Met, SIZE};
use super::setting::{EDGE, SIZES, spot};
use draw::geometry::point;
use draw::svg::Svg;

const HEAD: f64 = 24.0;
const IN_A_ROW: usize = 5;

/// Gives its height.
pub(super) fn draw(svg: &mut Svg, sheet: &Sheet<'_>, width: f64) -> f64 {
    let mut top = 4.0;
    let pitch = (width - 2.0 * EDGE + 4.0) / IN_A_ROW as f64;
    for size in DECKS {
        let shown: Vec<ContractId> =
            sheet.table.display.iter().filter(|id| sheet.table.contract(*id).size == size).collect();
        SIZES.heading(svg, point(EDGE, top + 17.0), &sheet.words.say(&text!(imp_draw_deck, size = size)));
        top += HEAD;
        for (at, id) in shown.iter().enumerate() {
            let corner =
                point(EDGE + pitch * (at % IN_A_ROW) as f64, top + (SIZE.y + 8.0) * (at / IN_A_ROW) as f64);
            spot(svg, &format!("contract-{id}")).set("class", "appears").within(|svg| {
                let met = if already_met(sheet, *id) { Met::Yes } else { Met::Open };
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

/// Whether the viewer's factories would fulfil it beside all that they fulfil now.
fn already_met(sheet: &Sheet<'_>, id: ContractId) -> bool {
    let Some(seat) = sheet.view.seat else { return false };
    let before = sheet.table.fulfilled(seat);
    let mut table = sheet.table.clone();
    table.seats[seat.index()].contracts.insert(id);
    let then = table.fulfilled(seat);
    then.contains(id) && then.includes(before)
}
