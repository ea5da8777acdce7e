//! Contracts: as cards of the display and of their holders, and as small ones.

use imperial_steam::{ContractId, Good, Goods};
use kernel::text;

use super::Sheet;
use super::paint;
use super::people::investor;
use super::setting::{amount_width, area, card, coins, factory, sign_at};
use draw::geometry::{Area, Point, point};
use draw::svg::Svg;

pub(super) const SIZE: Point = point(73.0, 84.0);
pub(super) const SMALL: Point = point(73.0, 53.0);

/// Whether the factories for it are there.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Met {
    Yes,
    No,
    /// Nobody asks.
    Open,
}

/// What it asks for and brings, and whether it would be fulfilled.
pub(super) fn describe(sheet: &Sheet<'_>, id: ContractId, met: Met) -> String {
    let contract = id.text();
    sheet.words.say(&match met {
        Met::Yes => text!(imp_draw_contract_met, contract = contract),
        Met::No => text!(imp_draw_contract_unmet, contract = contract),
        Met::Open => text!(imp_draw_contract, contract = contract, size = sheet.table.contract(id).size),
    })
}

/// A card of the display: what it requires, what it is worth, what it reserves, who comes.
pub(super) fn draw(svg: &mut Svg, sheet: &Sheet<'_>, id: ContractId, at: Point, met: Met) {
    let contract = sheet.table.contract(id);
    paper(svg, area(at.x, at.y, SIZE.x, SIZE.y), met);
    factories(svg, sheet, &contract.factories, at + point(SIZE.x / 2.0, 15.0));
    value(svg, at + point(SIZE.x / 2.0, 50.0), 18.0, contract.value);
    let y = at.y + 70.0;
    svg.group()
        .scaled(point(at.x + 6.0, y - 11.5), 0.55)
        .within(|svg| svg.again(super::PANELS.of("reserved-car")).end());
    svg.line(point(at.x + 27.0, y + 5.5), 16.0).bold().say_of(contract.size);
    investor(svg, "#4d4a55", point(at.x + 48.0, y + 1.5), 0.66);
    svg.line(point(at.x + 57.0, y + 5.5), 16.0).bold().say_of(contract.size);
    mark(svg, at + point(SIZE.x - 3.0, 3.0), met);
}

/// What it requires, and what it is worth.
pub(super) fn draw_small(svg: &mut Svg, sheet: &Sheet<'_>, id: ContractId, at: Point, met: Met) {
    let contract = sheet.table.contract(id);
    paper(svg, area(at.x, at.y, SMALL.x, SMALL.y), met);
    factories(svg, sheet, &contract.factories, at + point(SMALL.x / 2.0, 15.0));
    value(svg, at + point(SMALL.x / 2.0, 46.0), 16.5, contract.value);
    mark(svg, at + point(SMALL.x - 3.0, 3.0), met);
}

fn paper(svg: &mut Svg, area: Area, met: Met) {
    match met {
        Met::Yes => svg.rect(area, 5.0).fill("#eef6e6").stroke(paint::MET, 2.2).end(),
        _ => card(svg, area).end(),
    }
}

fn mark(svg: &mut Svg, at: Point, met: Met) {
    match met {
        Met::Yes => sign_at(svg, "tick", at, 0.9),
        Met::No => {
            svg.circle(at, 7.6).fill(paint::CARD).end();
            sign_at(svg, "cross", at, 0.9);
        }
        Met::Open => {}
    }
}

fn factories(svg: &mut Svg, sheet: &Sheet<'_>, factories: &Goods, middle: Point) {
    let kinds: Vec<Good> = Good::ALL
        .into_iter()
        .flat_map(|good| std::iter::repeat_n(good, usize::from(factories[good.index()])))
        .collect();
    let pitch = 22.5;
    let left = middle.x - pitch * (kinds.len() as f64 - 1.0) / 2.0;
    for (column, good) in kinds.into_iter().enumerate() {
        factory(svg, sheet, good, point(left + 1.0 + pitch * column as f64, middle.y), 0.86);
    }
}

fn value(svg: &mut Svg, at: Point, size: f64, value: u16) {
    coins(svg, point(at.x - amount_width(size, value) / 2.0, at.y), size, value);
}
