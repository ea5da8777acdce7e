//! The Round track: what each round brings, and the engines that are for sale.

use imperial_steam::{Good, LAST_ROUND, engine_price, hands, total};
use kernel::{message, text};

use super::paint;
use super::people::hand;
use super::setting::{EDGE, SIZES, SMALL, area, card, coins, cube, frame, sign_at, spot, stars};
use super::{Sheet, trains};
use crate::spots::Spot;
use draw::Typeface;
use draw::geometry::{Point, point};
use draw::svg::Svg;

const LABEL: f64 = 78.0;
const HEAD: f64 = 30.0;
const LINE: f64 = 24.0;
const CUBE: f64 = 21.0;
const ENGINE: f64 = 116.0;

/// Returns its height.
pub(super) fn draw(svg: &mut Svg, sheet: &Sheet<'_>, width: f64) -> f64 {
    let words = sheet.words;
    let most = sheet.table.refills.iter().map(total).max().unwrap_or(0);
    let goods = (f64::from(most) * (CUBE + 1.0)).max(LINE) + 4.0;
    let height = HEAD + 2.0 * LINE + goods + 6.0;
    let pitch = (width - 2.0 * EDGE - LABEL) / f64::from(LAST_ROUND);
    let top = 8.0;
    let lines = [
        (message!(imp_draw_round_hands), HEAD + 16.0),
        (message!(imp_draw_round_orders), HEAD + LINE + 16.0),
        (message!(imp_draw_round_goods), HEAD + 2.0 * LINE + 16.0),
    ];
    for (word, y) in lines {
        SIZES.note(svg, point(EDGE, top + y), LABEL - 6.0, &words.word(word));
    }
    for round in 1..=LAST_ROUND {
        let left = EDGE + LABEL + pitch * f64::from(round - 1);
        svg.group().within(|svg| column(svg, sheet, round, area(left, top, pitch, height)));
    }
    let below = top + height + 4.0;
    SIZES.heading(svg, point(EDGE, below + 16.0), &words.word(message!(imp_draw_engines)));
    engines(svg, sheet, below + 24.0, width);
    below + 24.0 + ENGINE + 8.0
}

fn column(svg: &mut Svg, sheet: &Sheet<'_>, round: u8, area_here: draw::geometry::Area) {
    let table = sheet.table;
    let (refill, shipment) = (table.refill(round), table.shipment_in(round));
    let now = round == table.round;
    svg.title(&sheet.words.say(&text!(
        imp_draw_round_told,
        round = round,
        hands = hands(round),
        orders = shipment,
        goods = total(&refill),
    )));
    let (x, top, middle) = (area_here.x, area_here.y, area_here.x + area_here.width / 2.0);
    let ground = area(x + 1.0, top, area_here.width - 2.0, area_here.height);
    if now {
        svg.rect(ground, 5.0).fill(paint::NEXT).stroke(paint::GOLD, 2.6).end();
    } else {
        card(svg, ground).end();
    }
    let fade = if round < table.round { svg.group().set("opacity", "0.38") } else { svg.group() };
    fade.within(|svg| {
        let number = svg.line(point(middle, top + 21.0), 18.0).centred().bold();
        number.fill(if now { "#8a5a00" } else { paint::INK }).say_of(round);
        hand(svg, "#c9b48a", point(middle - 9.0, top + HEAD + 9.0), 0.62);
        svg.line(point(middle + 8.0, top + HEAD + 15.5), 16.5).centred().bold().say_of(hands(round));
        let y = top + HEAD + LINE;
        if shipment > 0 {
            sign_at(svg, "crate", point(middle - 9.5, y + 9.5), 0.7);
            svg.line(point(middle + 8.0, y + 15.5), 16.5).centred().bold().say_of(shipment);
        } else {
            svg.line(point(middle, y + 15.0), 16.0).centred().fill(paint::FAINT_INK).say("–");
        }
        let coming = Good::ALL
            .into_iter()
            .flat_map(|good| std::iter::repeat_n(good, usize::from(refill[good.index()])));
        for (row, good) in coming.enumerate() {
            cube(svg, sheet, good, point(middle - CUBE / 2.0, y + LINE + (CUBE + 1.0) * row as f64), CUBE);
        }
    });
}

fn engines(svg: &mut Svg, sheet: &Sheet<'_>, top: f64, width: f64) {
    let printed = &sheet.table.printed().boards.engines;
    let gap = 5.0;
    let wide = (width - 2.0 * EDGE - gap * (printed.levels.len() as f64 - 1.0)) / printed.levels.len() as f64;
    for (index, number) in printed.levels.into_iter().enumerate() {
        let left = sheet.table.engines[index];
        let (from, influence) = (printed.from_round[index], printed.influence[index]);
        let price = engine_price(number);
        spot(svg, Spot::Engine(number)).within(|svg| {
            svg.title(&sheet.words.say(&text!(
                imp_draw_engine,
                engine = u16::from(number),
                price = price,
                influence = influence,
                left = left,
                round = from,
            )));
            let corner = point(EDGE + (wide + gap) * index as f64, top);
            engine(svg, sheet, (number, left, from, influence), corner, wide);
        });
    }
}

fn engine(
    svg: &mut Svg,
    sheet: &Sheet<'_>,
    (number, left, from, influence): (u8, u8, u8, u8),
    at: Point,
    wide: f64,
) {
    let open = sheet.table.is_for_sale(number);
    let ground = area(at.x, at.y, wide, ENGINE);
    if open {
        card(svg, ground).end();
    } else {
        svg.rect(ground, 5.0).fill(paint::EMPTY).stroke(paint::RULE, 1.2).end();
    }
    let group = if open { svg.group() } else { svg.group().set("opacity", "0.6") };
    group.within(|svg| {
        svg.group()
            .scaled(at + point(7.0, 6.0), 0.88)
            .fill("#6f7f8f")
            .within(|svg| trains::draw_engine(svg, number));
        coins(svg, at + point(8.0, 63.0), 18.0, engine_price(number));
        if influence > 0 {
            stars(svg, at + point(wide - 41.0, 86.0), 14.5, format_args!("+{influence}"));
        }
        let said = sheet.words.say(&text!(imp_draw_left, count = left));
        svg.line(at + point(6.0, 86.0), 15.5).bold().say(said);
    });
    let said = if left == 0 {
        sheet.words.word(message!(imp_draw_sold_out))
    } else if open {
        sheet.words.word(message!(imp_draw_for_sale))
    } else {
        sheet.words.say(&text!(imp_draw_from_round, round = from))
    };
    if !open {
        frame(svg, area(at.x + 3.0, at.y + 93.0, wide - 6.0, 20.0));
    }
    let size = Typeface::Sans.size_to_fit(&said, 14.5, wide - 10.0).max(SMALL);
    svg.line(at + point(6.0, 108.0), size).fill(if open { paint::MET } else { paint::INK }).say(said);
}
