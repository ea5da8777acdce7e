//! What is left beside the map, and how long the game will last.

use empyreal::Terrain;
use kernel::{message, text};

use super::Sheet;
use super::icons::{self, goods_said};
use super::paint;
use super::setting::{EDGE, Paragraph, SIZES, area, spot};
use crate::spots::Spot;
use draw::geometry::point;
use draw::svg::Svg;

const CELL: f64 = 66.0;

/// Returns its height.
pub(super) fn draw(svg: &mut Svg, sheet: &Sheet<'_>, width: f64) -> f64 {
    let pitch = (width - 2.0 * EDGE) / Terrain::ALL.len() as f64;
    for terrain in Terrain::ALL {
        let left = sheet.table.supply[terrain.index()];
        let x = EDGE + pitch * terrain.index() as f64;
        spot(svg, Spot::Supply(terrain), &goods_said(sheet, terrain, left), |svg| {
            let cell = area(x + 1.5, 10.0, pitch - 3.0, CELL);
            svg.rect(cell, 6.0).fill(paint::CARD).stroke(paint::RULE, 1.4).end();
            icons::good(svg, terrain, point(x + 18.0, 31.0), 10.5);
            svg.line(point(x + 32.0, 37.0), 17.0).bold().say_of(left);
            let name = sheet.words.word(terrain.name());
            SIZES.centred_note(svg, point(x + pitch / 2.0, 64.0), pitch - 8.0, &name);
        });
    }
    let table = sheet.table;
    let mut top = CELL + 20.0;
    icons::wasteland(svg, point(EDGE + 11.0, top + 10.0), 11.0);
    let wasteland = sheet.words.say(&text!(emp_draw_wasteland_left, count = table.wasteland_left()));
    let said = Paragraph::new(&wasteland, 13.5, width - 3.0 * EDGE - 22.0);
    said.draw(svg, point(EDGE + 28.0, top + 2.0), |line| line);
    top += said.height().max(22.0) + 6.0;
    let round = sheet.words.say(&text!(emp_draw_round, round = table.round));
    let tiles = sheet.words.say(&text!(emp_draw_end_tiles, count = table.end_tiles()));
    for said in [round, tiles] {
        let said = Paragraph::new(&said, 13.5, width - 2.0 * EDGE);
        said.draw(svg, point(EDGE, top), |line| line);
        top += said.height() + 3.0;
    }
    if table.is_last_round() {
        let last =
            Paragraph::name(&sheet.words.word(message!(emp_draw_last_round)), 13.5, width - 4.0 * EDGE);
        svg.rect(area(EDGE, top + 2.0, width - 2.0 * EDGE, last.height() + 10.0), 6.0)
            .fill(paint::LATE)
            .end();
        last.draw(svg, point(2.0 * EDGE, top + 6.5), |line| line.fill(paint::WHITE));
        top += last.height() + 14.0;
    }
    top + 6.0
}
