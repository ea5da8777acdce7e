//! The goods of the viewer: how many of each, the floors of the warehouse, and what was ordered.

use imperial_steam::{Good, MAX_STATIONS, Player, total};
use kernel::{Arg, message, text};

use super::Sheet;
use super::paint;
use super::setting::{EDGE, SIZES, SMALL, area, card, cube, frame, no_cube, sign_at, spot};
use super::trains::Load;
use crate::spots::Spot;
use draw::Typeface;
use draw::geometry::{Point, point};
use draw::svg::Svg;

const CHIP: f64 = 57.0;
pub(super) const CHIPS: f64 = 36.0;
pub(super) const HEIGHT: f64 = 68.0;
const FLOOR: f64 = 34.0;

/// How many of each good there are: what is clicked to discard one.
pub(super) fn chips(svg: &mut Svg, sheet: &Sheet<'_>, player: &Player, top: f64, width: f64) {
    for (column, good) in Good::ALL.into_iter().enumerate() {
        let count = player.has(good);
        spot(svg, Spot::Goods(good)).within(|svg| {
            svg.title(&sheet.words.say(&text!(imp_draw_own_goods, goods = good.count(count))));
            let x = EDGE + (CHIP + 4.0) * column as f64;
            card(svg, area(x, top, CHIP, CHIPS - 6.0)).end();
            let group = if count == 0 { svg.group().set("opacity", "0.4") } else { svg.group() };
            group.within(|svg| {
                cube(svg, sheet, good, point(x + 6.0, top + 3.5), 23.0);
                svg.line(point(x + 34.0, top + 21.5), 18.0).bold().say_of(count);
            });
        });
    }
    let left = EDGE + 4.0 * (CHIP + 4.0) + 4.0;
    let too_many = player.overflow();
    let said = match too_many {
        0 => sheet.words.say(&text!(imp_draw_places_free, count = player.free_places())),
        _ => sheet.words.say(&text!(imp_draw_too_many, count = too_many)),
    };
    let (at, room) = (point(left + 2.0, top + 20.0), width - left - EDGE);
    if too_many == 0 {
        SIZES.note(svg, at, room, &said);
    } else {
        svg.rect(area(left - 3.0, top, room + 6.0, CHIPS - 6.0), 5.0).fill("#f7d9d2").end();
        let typeface = Typeface::SansBold;
        let size = typeface.size_to_fit(&said, 15.0, room - 6.0).max(SMALL);
        svg.line(at, size).typeface(typeface).fill(paint::UNMET).say(said);
    }
}

/// The warehouse on the left, the landing on the right.
pub(super) fn draw(svg: &mut Svg, sheet: &Sheet<'_>, player: &Player, load: &Load, top: f64, width: f64) {
    let half = (width - 3.0 * EDGE) / 2.0;
    svg.group().within(|svg| {
        let open = load.floors.len();
        svg.title(&sheet.words.say(&text!(imp_draw_warehouse_open, open = open, all = MAX_STATIONS)));
        warehouse(svg, sheet, load, point(EDGE, top), half);
    });
    svg.group().within(|svg| {
        let ordered = Good::ALL.into_iter().zip(player.landing).filter(|(_, count)| *count > 0);
        let ordered: Vec<Arg> = ordered.map(|(good, count)| Arg::from(good.count(count))).collect();
        svg.title(&sheet.words.say(&text!(imp_draw_landing_goods, goods = Arg::List(ordered))));
        landing(svg, sheet, player, point(2.0 * EDGE + half, top), half);
    });
}

fn warehouse(svg: &mut Svg, sheet: &Sheet<'_>, load: &Load, at: Point, width: f64) {
    frame(svg, area(at.x, at.y, width, HEIGHT - 6.0));
    SIZES.note(svg, at + point(8.0, 15.0), width - 12.0, &sheet.words.word(message!(imp_draw_warehouse)));
    let left = at.x + 14.0;
    let right = left + FLOOR * MAX_STATIONS as f64 + 10.0;
    let roof = format!(
        "M{} {}L{} {}L{} {}",
        left - 8.0,
        at.y + 27.0,
        (left + right) / 2.0,
        at.y + 18.0,
        right + 2.0,
        at.y + 27.0
    );
    svg.round_line(&roof, "#8a5a3a", 3.2);
    for floor in 0..MAX_STATIONS {
        let corner = point(left + (FLOOR + 3.0) * floor as f64, at.y + 27.0);
        let ground = area(corner.x, corner.y, FLOOR, 29.0);
        match load.floors.get(floor) {
            Some(stored) => {
                svg.rect(ground, 2.0).fill(paint::CARD).stroke("#8a5a3a", 1.4).end();
                match stored {
                    Some(good) => cube(svg, sheet, *good, corner + point(5.5, 3.0), 23.0),
                    None => no_cube(svg, corner + point(6.5, 3.5), 22.0),
                }
            }
            None => {
                svg.rect(ground, 2.0).fill(paint::EMPTY).stroke("#b9a98a", 1.2).end();
                sign_at(svg, "lock", corner + point(17.0, 14.5), 0.85);
            }
        }
    }
}

/// A quay with what will arrive.
fn landing(svg: &mut Svg, sheet: &Sheet<'_>, player: &Player, at: Point, width: f64) {
    frame(svg, area(at.x, at.y, width, HEIGHT - 6.0));
    SIZES.note(svg, at + point(8.0, 15.0), width - 12.0, &sheet.words.word(message!(imp_draw_landing)));
    let waves = format!(
        "M{} {}q6 -4 12 0t12 0t12 0t12 0t12 0t12 0t12 0t12 0t12 0t12 0t12 0t12 0t12 0",
        at.x + 8.0,
        at.y + 56.0
    );
    svg.round_line(&waves, paint::WAVE, 1.6);
    svg.round_line(&format!("M{} {}H{}", at.x + 8.0, at.y + 50.0, at.x + width - 8.0), "#8a5a3a", 3.0);
    if total(&player.landing) == 0 {
        return;
    }
    let ordered = Good::ALL
        .into_iter()
        .flat_map(|good| std::iter::repeat_n(good, usize::from(player.landing[good.index()])));
    let pitch =
        (width - 40.0).min(27.0 * f64::from(total(&player.landing))) / f64::from(total(&player.landing));
    for (number, good) in ordered.enumerate() {
        cube(svg, sheet, good, at + point(12.0 + pitch * number as f64, 24.0), 24.0);
    }
}
