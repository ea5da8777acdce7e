//! Contracts in hand: those of the viewer, and how many the others have.

use draw::Typeface;
use draw::geometry::{Area, Point, point};
use draw::svg::Svg;
use kernel::{Seat, text};
use steam_power::ContractId;

use super::contracts::{self, SIZE, draw_back};
use super::{Sheet, palette};
use crate::spots::Spot;
use draw::badge;

const GAP: f64 = 8.0;
const IN_A_ROW: usize = 3;
const ROW: f64 = 40.0;
const LETTERS: f64 = 16.0;

/// Returns its height.
pub(crate) fn draw(svg: &mut Svg, sheet: &Sheet<'_>, width: f64) -> f64 {
    let mut top = GAP;
    if let Some((contract, needs)) = sheet.revealed() {
        let said = sheet.words.say(&text!(sp_draw_revealed, seat = sheet.table.active));
        let said = Typeface::SansBold.truncated(&said, LETTERS, 240.0);
        let beside = point(2.0 * GAP + SIZE.x, top + 40.0);
        svg.line(beside, LETTERS).typeface(Typeface::SansBold).say(said);
        card(svg, sheet, contract, point(GAP, top), |svg| {
            contracts::draw(svg, sheet.words, contract, point(GAP, top), &needs);
        });
        top += SIZE.y + GAP;
    }
    if let Some((seat, held)) = sheet.hand {
        for (number, contract) in held.iter().enumerate() {
            let (row, column) = (number / IN_A_ROW, number % IN_A_ROW);
            let at = point(GAP, top) + point((SIZE.x + GAP) * column as f64, (SIZE.y + GAP) * row as f64);
            let needs = &contract.contract().needs;
            card(svg, sheet, contract, at, |svg| contracts::draw(svg, sheet.words, contract, at, needs));
        }
        top += (SIZE.y + GAP) * held.len().div_ceil(IN_A_ROW) as f64;
        // How many the others have stands with the players; their hands are for taking from when the bag is empty.
        let others = sheet.table.all_seats().filter(|other| *other != seat && sheet.table.bag == 0);
        others_hands(svg, sheet, others, top, width)
    } else {
        others_hands(svg, sheet, sheet.table.all_seats(), top, width)
    }
}

fn card(svg: &mut Svg, sheet: &Sheet<'_>, id: ContractId, at: Point, picture: impl FnOnce(&mut Svg)) {
    let group = svg.group().show("data-spot", Spot::Contract(id));
    group.show("data-key", id).set("class", "appears").within(|svg| {
        svg.title(&contracts::describe(sheet.words, id));
        // What a pointer meets.
        let area = Area { x: at.x, y: at.y, width: SIZE.x, height: SIZE.y };
        svg.rect(area, 8.0).fill("none").end();
        picture(svg);
    });
}

/// Backs, and how many there are.
fn others_hands(
    svg: &mut Svg,
    sheet: &Sheet<'_>,
    seats: impl Iterator<Item = Seat>,
    top: f64,
    width: f64,
) -> f64 {
    let mut y = top;
    for seat in seats {
        let held = sheet.table.player(seat).hand;
        let name = sheet.words.name(seat);
        let group = svg.group().show("data-spot", Spot::Hand(seat)).show("data-key", seat);
        group.within(|svg| {
            svg.title(&sheet.words.say(&text!(sp_draw_holds, seat = seat, count = held)));
            let area = Area { x: GAP, y: y + 1.0, width: width - 2.0 * GAP, height: ROW - 4.0 };
            svg.rect(area, 6.0).fill("#f3ead3").end();
            let middle = y + ROW / 2.0 - 1.0;
            badge::draw(svg, seat, point(GAP + 19.0, middle), 12.5);
            let name = Typeface::SansBold.truncated(&name, LETTERS, 130.0);
            svg.line(point(GAP + 40.0, middle + 6.0), LETTERS).typeface(Typeface::SansBold).say(name);
            let backs = f64::from(held.min(12));
            for index in 0..held.min(12) {
                let x = width - 66.0 - 12.5 * (backs - 1.0 - f64::from(index));
                draw_back(svg, point(x, middle), 0.9);
            }
            let number = svg.line(point(width - 18.0, middle + 7.5), 21.0);
            number.set("text-anchor", "end").bold().fill(palette::INK).say_of(held);
        });
        y += ROW;
    }
    y + GAP
}
