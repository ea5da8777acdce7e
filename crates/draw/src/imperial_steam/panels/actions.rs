//! The eleven Main Actions, and whose hands lie on them.

use catalog::imperial_steam::Action;
use kernel::{Arg, text};

use super::paint::{self, INK};
use super::people::hand;
use super::setting::{EDGE, area, card, spot, stars};
use super::{Sheet, icons};
use crate::geometry::{Point, point};
use crate::svg::Svg;
use crate::type_setting::{SERIF, fitting};

const IN_A_ROW: usize = 4;
const GAP: f64 = 6.0;
const TILE: f64 = 84.0;

/// Gives its height.
pub(super) fn draw(svg: &mut Svg, sheet: &Sheet<'_>, width: f64) -> f64 {
    let wide = (width - 2.0 * EDGE - GAP * (IN_A_ROW as f64 - 1.0)) / IN_A_ROW as f64;
    for action in Action::ALL {
        let (row, column) = (action.index() / IN_A_ROW, action.index() % IN_A_ROW);
        let at = point(EDGE + (wide + GAP) * column as f64, 8.0 + (TILE + GAP) * row as f64);
        spot(svg, &format!("action-{action}")).within(|svg| tile(svg, sheet, action, at, wide));
    }
    free(svg, sheet, point(EDGE + (wide + GAP) * 3.0, 8.0 + (TILE + GAP) * 2.0), wide);
    8.0 + (TILE + GAP) * Action::ALL.len().div_ceil(IN_A_ROW) as f64 + 2.0
}

fn tile(svg: &mut Svg, sheet: &Sheet<'_>, action: Action, at: Point, wide: f64) {
    let (words, table) = (sheet.words, sheet.table);
    let hands: Vec<_> =
        table.in_order().map(|seat| (seat, table.player(seat).placed[action.index()])).filter(|(_, count)| *count > 0).collect();
    let whose = hands.iter().map(|(seat, count)| Arg::from(text!("imp-draw-hands-of", seat = *seat, count = *count)));
    let name = Arg::Word(action.word());
    let title = if hands.is_empty() {
        text!("imp-draw-action", action = name)
    } else {
        text!("imp-draw-action-hands", action = name, hands = Arg::List(whose.collect()))
    };
    let own = sheet.view.seat.map_or(0, |seat| table.player(seat).placed[action.index()]);
    let mut title = words.say(&title);
    if own > 0 {
        title = format!("{title} {}", words.say(&text!("imp-draw-action-again", steps = own)));
    }
    svg.title(&title);
    card(svg, area(at.x, at.y, wide, TILE)).end();
    icons::action(svg, action, at + point(wide / 2.0, 22.0), 0.95);
    let short = words.word(short(action));
    let size = fitting(&short, 13.5, wide - 8.0);
    svg.line(at + point(wide / 2.0, 55.0), size).centred().say(short);
    let pitch = (wide - 8.0) / 4.0;
    let left = at.x + wide / 2.0 - pitch * hands.len() as f64 / 2.0;
    for (number, (seat, count)) in hands.into_iter().enumerate() {
        let middle = point(left + pitch * (number as f64 + 0.5), at.y + 70.0);
        svg.group().set("data-key", seat).set("class", "appears").within(|svg| {
            hand(svg, paint::player(seat).base, middle, 0.86);
            // The palm tells whose it is, and how many there are.
            let number = svg.line(middle + point(0.0, 7.0), 11.5).centred().bold();
            number.fill(paint::player(seat).on).say(seat);
            if count > 1 {
                svg.circle(middle + point(8.0, -7.0), 6.8).fill(INK).end();
                let many = svg.line(middle + point(8.0, -2.8), 11.5).centred().bold();
                many.fill(paint::WHITE).say(count);
            }
        });
    }
    if own > 0 {
        let label = format!("−{own}");
        stars(svg, at + point(wide - 31.0, 16.0), 13.5, label);
    }
}

/// What needs no hand.
fn free(svg: &mut Svg, sheet: &Sheet<'_>, at: Point, wide: f64) {
    let words = sheet.words;
    let heading = words.word("imp-draw-free-actions");
    let size = fitting(&heading, 13.5, wide - 2.0);
    svg.line(at + point(4.0, 15.0), size).set("font-family", SERIF).bold().say(heading);
    let lines = [
        ("share", "imp-draw-free-sell", true),
        ("deliver", "imp-draw-free-deliver", !sheet.table.delivered),
        ("crown", "imp-draw-free-access", true),
    ];
    for (row, (sign, word, open)) in lines.into_iter().enumerate() {
        let y = at.y + 32.0 + 21.0 * row as f64;
        let group = if open { svg.group() } else { svg.group().set("opacity", 0.4) };
        group.within(|svg| {
            super::setting::sign_at(svg, sign, point(at.x + 14.0, y), 0.52);
            let said = words.word(word);
            svg.line(point(at.x + 28.0, y + 4.5), fitting(&said, 13.0, wide - 28.0)).say(said);
        });
    }
}

pub(super) const fn short(action: Action) -> &'static str {
    match action {
        Action::Build => "imp-draw-short-build",
        Action::Hire => "imp-draw-short-hire",
        Action::Building => "imp-draw-short-building",
        Action::Produce => "imp-draw-short-produce",
        Action::Goods => "imp-draw-short-goods",
        Action::Train => "imp-draw-short-train",
        Action::Contract => "imp-draw-short-contract",
        Action::Give => "imp-draw-short-give",
        Action::Share => "imp-draw-short-share",
        Action::Fundraise => "imp-draw-short-fundraise",
        Action::Pass => "imp-draw-short-pass",
    }
}
