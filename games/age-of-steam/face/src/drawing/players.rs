//! The heading of the sheet, and what each player has, in player order.

use age_of_steam::Position;
use kernel::{Rules, Seat, Seats, message, text};

use super::{IDS, Sheet, palette};
use crate::guiding::players::note;
use draw::Typeface;
use draw::badge;
use draw::engine;
use draw::geometry::{Area, Point, point};
use draw::svg::Svg;

const HEADING: f64 = 178.0;
const CARD_GAP: f64 = 10.0;
const TALLEST_CARD: f64 = 150.0;
const STRIPE: f64 = 78.0;

pub(crate) fn draw(svg: &mut Svg, sheet: &Sheet<'_>, area: Area) {
    heading(svg, sheet, Area { height: HEADING, ..area });
    let table = sheet.table;
    let first = area.y + HEADING + 14.0;
    let pitch = ((area.bottom() - first) / f64::from(table.players)).min(TALLEST_CARD + CARD_GAP);
    svg.group().set("class", "players").within(|svg| {
        for (index, seat) in table.in_order().enumerate() {
            let y = first + pitch * index as f64;
            card(svg, sheet, seat, Area { y, height: pitch - CARD_GAP, ..area });
        }
    });
}

fn heading(svg: &mut Svg, sheet: &Sheet<'_>, area: Area) {
    let (table, words) = (sheet.table, sheet.words);
    svg.rect(area, 10.0).fill(palette::PAPER).stroke(palette::RULE, 1.5).end();
    let left = area.x + 18.0;
    svg.line(point(left, area.y + 44.0), 36.0).typeface(Typeface::SerifBold).say(Position::INFO.title);
    svg.line(point(area.right() - 18.0, area.y + 44.0), 18.0)
        .set("text-anchor", "end")
        .typeface(Typeface::SerifBold)
        .fill(palette::FAINT_INK)
        .say(&sheet.board.title);
    turns(svg, sheet, point(left, area.y + 82.0), area.width - 36.0);
    let (turn, phase) = (sheet.turn(), words.word(table.phase.name()));
    let base = area.y + 129.0;
    let turn_wide = Typeface::SansBold.width(&turn, 20.0);
    let size = Typeface::Sans.size_to_fit(&phase, 20.0, area.width - 36.0 - turn_wide - 16.0);
    svg.line(point(left, base), 20.0).typeface(Typeface::SansBold).say(turn);
    svg.line(point(area.right() - 18.0, base), size).set("text-anchor", "end").say(phase);
    let line = point(left, area.y + 161.0);
    if let Some(seat) = table.asked().iter().next() {
        let text = text!(aos_board_to_decide, seat = called(sheet, seat));
        told(svg, seat, &words.say(&text), line);
    }
    let winners = if table.is_over() { table.standing().winners() } else { Seats::NONE };
    for (index, seat) in winners.iter().enumerate() {
        let text = text!(aos_board_wins, seat = called(sheet, seat));
        told(svg, seat, &words.say(&text), line + point(190.0 * index as f64, 0.0));
    }
}

/// A player's name, cut where it would leave no room for what is said of them.
fn called(sheet: &Sheet<'_>, seat: Seat) -> String {
    Typeface::SansBold.truncated(&sheet.words.name(seat), 19.0, 230.0)
}

fn told(svg: &mut Svg, seat: Seat, sentence: &str, at: Point) {
    badge::draw(svg, seat, at + point(13.0, -6.0), 13.0);
    svg.line(at + point(36.0, 1.0), 19.0).typeface(Typeface::SansBold).say(sentence);
}

/// The turns of the game in a row, those behind us ticked off.
fn turns(svg: &mut Svg, sheet: &Sheet<'_>, start: Point, room: f64) {
    let turns = sheet.table.turns();
    let pitch = (room - 30.0) / f64::from(turns.max(2) - 1);
    let (first, last) = (start + point(15.0, 0.0), start + point(room - 15.0, 0.0));
    let mut line = draw::path::Path::default();
    line.lines([first, last]);
    svg.path(&line).stroke(palette::RULE, 3.0).set("stroke-dasharray", "3 4").end();
    for turn in 1..=turns {
        let middle = first + point(pitch * f64::from(turn - 1), 0.0);
        let (fill, ink, radius) = match turn.cmp(&sheet.table.turn) {
            std::cmp::Ordering::Less => (palette::RULE, palette::INK, 12.0),
            std::cmp::Ordering::Equal => (palette::INK, palette::PAPER, 15.0),
            std::cmp::Ordering::Greater => (palette::PAPER, palette::FAINT_INK, 12.0),
        };
        svg.circle(middle, radius).fill(fill).stroke(palette::INK, 1.5).end();
        svg.line(middle + point(0.0, 5.5), 15.0).centred().bold().fill(ink).say_of(turn);
    }
}

fn card(svg: &mut Svg, sheet: &Sheet<'_>, seat: Seat, area: Area) {
    let (table, called) = (sheet.table, sheet.words.name(seat));
    let (player, paint) = (table.player(seat), palette::player(seat));
    let asked = table.asked().contains(seat);
    let group = svg.group().set("class", "player").show("data-seat", seat);
    let group = if player.eliminated { group.set("opacity", "0.55") } else { group };
    group.within(|svg| {
        svg.title(&called);
        let (rim, rim_width) = if asked { (palette::GOLD, 4.0) } else { (palette::RULE, 1.5) };
        svg.rect(area, 10.0).fill(palette::PAPER).stroke(rim, rim_width).end();
        let stripe = Area { x: area.x + 8.0, y: area.y + 8.0, width: STRIPE, height: area.height - 16.0 };
        svg.rect(stripe, 6.0).fill(paint.base).end();
        let middle = point(stripe.x + STRIPE / 2.0, stripe.y + stripe.height / 2.0);
        engine::draw(svg, IDS, seat, middle, 1.45);
        let left = stripe.right() + 14.0;
        // A tall card has more room between its two rows.
        let air = (area.height - 100.0).max(0.0);
        let name = point(left, area.y + 34.0 + air * 0.25);
        let mut end = area.right() - 14.0;
        if let Some(note) = note(table, seat) {
            end = pill(svg, &sheet.words.say(&note), point(end, name.y - 7.0)) - 8.0;
        }
        let typeface = Typeface::SansBold;
        let called = typeface.truncated(&called, 22.0, end - left);
        svg.line(name, 22.0).typeface(typeface).say(called);
        let figures_at = area.bottom() - 52.0 - air * 0.3;
        figures(
            svg,
            sheet,
            seat,
            Area { x: left, y: figures_at, width: area.right() - left - 14.0, height: 44.0 },
        );
    });
}

/// A short text in a rounded box that ends here. Returns where the box begins.
fn pill(svg: &mut Svg, text: &str, end: Point) -> f64 {
    let typeface = Typeface::SansBold;
    let room = typeface.width(text, 15.0) + 20.0;
    let area = Area { x: end.x - room, y: end.y - 13.0, width: room, height: 26.0 };
    svg.rect(area, 13.0).fill("#f0e3c2").stroke(palette::GOLD, 1.2).end();
    svg.line(point(end.x - room / 2.0, end.y + 5.3), 15.0).centred().typeface(typeface).say(text);
    area.x
}

fn figures(svg: &mut Svg, sheet: &Sheet<'_>, seat: Seat, area: Area) {
    let (player, words) = (sheet.table.player(seat), sheet.words);
    let points = sheet.table.score(seat).map_or_else(|| "–".to_owned(), |score| signed(score.total()));
    let figures = [
        (words.word(message!(aos_head_cash)), words.money(player.cash)),
        (words.word(message!(aos_head_income)), format!("+{}", player.income)),
        (words.word(message!(aos_head_shares)), player.shares.to_string()),
        (words.word(message!(aos_head_engine)), player.engine.to_string()),
        (words.word(message!(aos_head_points)), points),
    ];
    let pitch = area.width / figures.len() as f64;
    for (index, (label, figure)) in figures.into_iter().enumerate() {
        let middle = area.x + pitch * (index as f64 + 0.5);
        svg.line(point(middle, area.y + 13.0), 14.0).centred().fill(palette::FAINT_INK).say(label);
        svg.line(point(middle, area.y + 40.0), 24.0).centred().bold().say(figure);
    }
}

/// With a true minus.
fn signed(number: i32) -> String {
    if number < 0 { format!("−{}", number.unsigned_abs()) } else { number.to_string() }
}
