//! The eleven Main Actions, and whose hands lie on them.

use imperial_steam::{Action, FreeAction};
use kernel::{Arg, Message, Seat, message, text};

use super::paint;
use super::people::hand;
use super::setting::{EDGE, SMALL, area, card, spot, stars};
use super::{Sheet, icons};
use crate::spots::Spot;
use draw::Typeface;
use draw::geometry::{Point, point};
use draw::svg::Svg;

const IN_A_ROW: usize = 4;
const GAP: f64 = 6.0;
const TILE: f64 = 96.0;
/// How wide a hand is, and how much of one is seen behind another.
const HAND: f64 = 21.0;
const BEHIND: f64 = 9.0;

/// Returns its height.
pub(super) fn draw(svg: &mut Svg, sheet: &Sheet<'_>, width: f64) -> f64 {
    let wide = (width - 2.0 * EDGE - GAP * (IN_A_ROW as f64 - 1.0)) / IN_A_ROW as f64;
    for action in Action::ALL {
        let (row, column) = (action.index() / IN_A_ROW, action.index() % IN_A_ROW);
        let at = point(EDGE + (wide + GAP) * column as f64, 8.0 + (TILE + GAP) * row as f64);
        spot(svg, Spot::Action(action)).within(|svg| tile(svg, sheet, action, at, wide));
    }
    free(svg, sheet, point(EDGE + (wide + GAP) * 3.0, 8.0 + (TILE + GAP) * 2.0), wide);
    8.0 + (TILE + GAP) * Action::ALL.len().div_ceil(IN_A_ROW) as f64 + 2.0
}

fn tile(svg: &mut Svg, sheet: &Sheet<'_>, action: Action, at: Point, across: f64) {
    let (words, table) = (sheet.words, sheet.table);
    let hands: Vec<_> = table
        .in_order()
        .map(|seat| (seat, table.player(seat).placed[action.index()]))
        .filter(|(_, count)| *count > 0)
        .collect();
    let whose =
        hands.iter().map(|(seat, count)| Arg::from(text!(imp_draw_hands_of, seat = *seat, count = *count)));
    let name = action.name();
    let title = if hands.is_empty() {
        text!(imp_draw_action, action = name)
    } else {
        text!(imp_draw_action_hands, action = name, hands = Arg::List(whose.collect()))
    };
    let own = sheet.view.seat.map_or(0, |seat| table.repeat_cost(seat, action));
    let mut title = words.say(&title);
    if own > 0 {
        title = format!("{title} {}", words.say(&text!(imp_draw_action_again, steps = own)));
    }
    svg.title(&title);
    card(svg, area(at.x, at.y, across, TILE)).end();
    // Room for what doing it again costs.
    let aside = if own > 0 { 16.0 } else { 0.0 };
    icons::action(svg, action, at + point(across / 2.0 - aside, 22.0), 0.95);
    let short = words.word(short(action));
    let size = Typeface::Sans.size_to_fit(&short, 15.0, across - 6.0).max(SMALL);
    svg.line(at + point(across / 2.0, 57.0), size).centred().say(short);
    lay_hands(svg, &hands, at + point(across / 2.0, 78.5), across - 4.0);
    if own > 0 {
        let label = format!("−{own}");
        stars(svg, at + point(across - 38.5, 18.0), 14.5, label);
    }
}

/// The hands of each player one behind the other around this middle, the number of the player on the last. Where there is no
/// room for all, one hand of each says how many they are.
fn lay_hands(svg: &mut Svg, hands: &[(Seat, u8)], middle: Point, room: f64) {
    let all = |shown: &dyn Fn(u8) -> u8| -> f64 { hands.iter().map(|(_, count)| wide(shown(*count))).sum() };
    let crowded = all(&|count| count) > room;
    let shown = |count: u8| if crowded { 1 } else { count };
    let mut left = middle.x - all(&shown) / 2.0;
    for (seat, count) in hands {
        let paint = paint::player(*seat);
        svg.group().show("data-key", seat).within(|svg| {
            for number in 0..shown(*count) {
                let at = point(left + HAND / 2.0 + BEHIND * f64::from(number), middle.y);
                let group = svg.group().show("data-key", number).set("class", "appears");
                group.within(|svg| hand(svg, paint.base, at, 0.95));
            }
            let last = point(left + wide(shown(*count)) - HAND / 2.0, middle.y);
            svg.line(last + point(0.0, 9.0), 14.0).centred().bold().fill(paint.on).say_of(seat);
            if crowded && *count > 1 {
                let above = last + point(5.0, -7.5);
                svg.circle(above, 7.4).fill(paint::INK).stroke(paint::CARD, 1.0).end();
                let many = svg.line(above + point(0.0, 4.8), 13.2).centred().bold();
                many.fill(paint::WHITE).say_of(count);
            }
        });
        left += wide(shown(*count));
    }
}

/// So many hands, one behind the other.
fn wide(hands: u8) -> f64 {
    HAND + BEHIND * f64::from(hands - 1)
}

/// What needs no hand.
fn free(svg: &mut Svg, sheet: &Sheet<'_>, at: Point, wide: f64) {
    let words = sheet.words;
    let heading = words.word(message!(imp_draw_free_actions));
    let typeface = Typeface::SerifBold;
    let size = typeface.size_to_fit(&heading, 15.0, wide - 6.0).max(SMALL);
    svg.line(at + point(4.0, 15.0), size).typeface(typeface).say(heading);
    for (row, action) in FreeAction::ALL.into_iter().enumerate() {
        let (sign, word) = match action {
            FreeAction::Sell => ("sell", message!(imp_draw_free_sell)),
            FreeAction::Deliver => ("deliver", message!(imp_draw_free_deliver)),
            FreeAction::Access => ("crown", message!(imp_draw_free_access)),
        };
        let y = at.y + 34.0 + 23.0 * row as f64;
        let group =
            if sheet.table.may_repeat(action) { svg.group() } else { svg.group().set("opacity", "0.4") };
        group.within(|svg| {
            super::setting::sign_at(svg, sign, point(at.x + 11.0, y), 0.52);
            let said = words.word(word);
            let size = Typeface::Sans.size_to_fit(&said, 14.5, wide - 22.0).max(SMALL);
            svg.line(point(at.x + 24.0, y + 5.0), size).say(said);
        });
    }
}

pub(super) const fn short(action: Action) -> Message {
    match action {
        Action::Build => message!(imp_draw_short_build),
        Action::Hire => message!(imp_draw_short_hire),
        Action::Building => message!(imp_draw_short_building),
        Action::Produce => message!(imp_draw_short_produce),
        Action::Goods => message!(imp_draw_short_goods),
        Action::Train => message!(imp_draw_short_train),
        Action::Contract => message!(imp_draw_short_contract),
        Action::Give => message!(imp_draw_short_give),
        Action::Share => message!(imp_draw_short_share),
        Action::Fundraise => message!(imp_draw_short_fundraise),
        Action::Pass => message!(imp_draw_short_pass),
    }
}
