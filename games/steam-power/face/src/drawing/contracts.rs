//! Contracts: what they need, what they bring, and their backs.

use draw::geometry::{Area, Point, point};
use draw::path::Path;
use draw::rails::{Style, sample};
use draw::svg::Svg;
use kernel::text;
use steam_power::{Bonus, Colour, Contract, ContractId, Owner, Resources};
use words::Words;

use super::defs::{draw_star, place_cube};
use super::{IDS, factory, palette};

/// The size of a contract in hand.
pub(crate) const SIZE: Point = point(122.0, 98.0);
const CUBE: f64 = 27.0;

/// What a contract says, for those who listen.
pub(crate) fn describe(words: &Words, id: ContractId) -> String {
    let contract = id.contract();
    let (needs, points) = (contract.needs_text(), contract.points);
    words.say(&match contract.bonus {
        Some(bonus) => text!(
            sp_draw_contract_bonus,
            contract = id.to_string(),
            needs = needs,
            bonus = bonus.name(),
            points = points
        ),
        None => text!(
            sp_draw_contract_money,
            contract = id.to_string(),
            needs = needs,
            money = contract.money,
            points = points
        ),
    })
}

/// Each resource that a contract needs, by itself.
pub(crate) fn needed(needs: &Resources) -> Vec<Colour> {
    let each = Colour::ALL.into_iter().zip(needs);
    each.flat_map(|(colour, count)| std::iter::repeat_n(colour, usize::from(*count))).collect()
}

/// A contract in hand, with its upper left corner here. What it no longer needs is faint.
pub(crate) fn draw(svg: &mut Svg, words: &Words, id: ContractId, at: Point, still_needed: &Resources) {
    let contract = id.contract();
    paper(svg, Area { x: at.x, y: at.y, width: SIZE.x, height: SIZE.y });
    let cubes = needed(&contract.needs);
    let left = at.x + (SIZE.x - (CUBE + 1.0) * cubes.len() as f64) / 2.0;
    let mut open = *still_needed;
    for (number, colour) in cubes.into_iter().enumerate() {
        let corner = point(left + (CUBE + 1.0) * number as f64, at.y + 10.0);
        let wanted = open[colour.index()] > 0;
        open[colour.index()] = open[colour.index()].saturating_sub(1);
        let group = if wanted { svg.group() } else { svg.group().set("opacity", "0.25") };
        group.within(|svg| place_cube(svg, colour, corner, CUBE));
    }
    draw_star(svg, at + point(29.0, 68.0), 24.0, contract.points.into());
    let reward = at + point(88.0, 67.0);
    match contract.bonus {
        Some(bonus) => draw_bonus(svg, bonus, reward),
        None => draw_money(svg, &words.money(contract.money), reward),
    }
}

fn paper(svg: &mut Svg, area: Area) {
    svg.rect(area, 8.0).fill("#fffdf5").stroke(palette::INK, 1.8).end();
    let rule = Area { x: area.x + 8.0, y: area.y + 42.0, width: area.width - 16.0, height: 1.2 };
    svg.rect(rule, 0.0).fill(palette::RULE).end();
}

fn draw_money(svg: &mut Svg, money: &str, middle: Point) {
    svg.circle(middle, 22.0).fill("#efe0ad").stroke(palette::GOLD, 2.4).end();
    svg.line(middle + point(0.0, 7.0), 19.0).centred().bold().say(money);
}

/// The free action that a contract brings.
pub(crate) fn draw_bonus(svg: &mut Svg, bonus: Bonus, middle: Point) {
    let frame = Area { x: middle.x - 27.0, y: middle.y - 22.0, width: 54.0, height: 44.0 };
    svg.rect(frame, 8.0).fill("#e6eef0").stroke("#4b7f8f", 2.2).end();
    match bonus {
        Bonus::Track => {
            let mut path = Path::default();
            path.lines([middle - point(25.0, 0.0), middle + point(25.0, 0.0)]);
            sample(svg, Style { owner: None, complete: true }, &path);
        }
        Bonus::Factory => factory::draw(svg, Owner::Combine, middle + point(0.0, 2.0), 0.86),
        Bonus::Contracts => {
            draw_back(svg, middle - point(8.0, 3.0), 0.8);
            draw_back(svg, middle + point(8.0, 3.0), 0.8);
        }
    }
}

/// The back of a contract around this middle.
pub(crate) fn draw_back(svg: &mut Svg, middle: Point, scale: f64) {
    let half = point(17.0, 14.0) * scale;
    let around = |by: f64| Area {
        x: middle.x - half.x + by,
        y: middle.y - half.y + by,
        width: 2.0 * (half.x - by),
        height: 2.0 * (half.y - by),
    };
    svg.rect(around(0.0), 4.0 * scale).fill("#7a3b2e").stroke(palette::BALLAST, 1.6).end();
    svg.rect(around(3.0 * scale), 2.0 * scale).fill("none").stroke("#d9b98a", 1.2).end();
    svg.group().scaled(middle, 0.6 * scale).within(|svg| svg.again(IDS.of("star")).fill("#d9b98a").end());
}

/// An engine of nobody, with its middle here.
pub(crate) fn plain_engine(svg: &mut Svg, middle: Point, scale: f64) {
    let engine = svg.group().scaled(middle - draw::engine::SIZE * (scale / 2.0), scale);
    engine.fill(palette::UNOWNED).within(|svg| svg.again(IDS.of("engine")).end());
}

/// Up to four cubes in a square, and the points beside them.
pub(crate) fn draw_small(svg: &mut Svg, contract: &Contract, at: Point, cube: f64) {
    for (number, colour) in needed(&contract.needs).into_iter().enumerate() {
        let place = point((number % 2) as f64, (number / 2) as f64) * (cube + 0.6);
        place_cube(svg, colour, at + place, cube);
    }
    let number = at + point(2.62 * cube, 1.35 * cube);
    svg.line(number, cube * 0.95).centred().bold().say_of(contract.points);
}
