//! The heading of the sheet, and what each player has.

use draw::Typeface;
use draw::engine;
use draw::geometry::{Area, point};
use draw::svg::Svg;
use kernel::{Rules, Seat, message, text};
use steam_power::Position;

use super::{IDS, Sheet, palette};
use draw::badge;

const ROW: f64 = 92.0;
const STRIPE: f64 = 58.0;

/// Returns its height.
pub(crate) fn draw(svg: &mut Svg, sheet: &Sheet<'_>, width: f64) -> f64 {
    let (table, words) = (sheet.table, sheet.words);
    svg.line(point(16.0, 40.0), 32.0).typeface(Typeface::SerifBold).say(Position::INFO.title);
    let typeface = Typeface::SerifBold;
    let size = typeface.size_to_fit(&sheet.board.title, 19.0, width - 32.0);
    let title = svg.line(point(16.0, 70.0), size).typeface(typeface);
    title.fill(palette::FAINT_INK).say(&sheet.board.title);
    let now = format!("{} · {}", sheet.round(), words.word(table.phase.name()));
    svg.line(point(16.0, 100.0), Typeface::Sans.size_to_fit(&now, 18.0, width - 32.0)).say(now);
    let mut top = 116.0;
    if let Some(seat) = sheet.asked() {
        badge::draw(svg, seat, point(29.0, top + 12.0), 13.0);
        let typeface = Typeface::SansBold;
        let name = typeface.truncated(&words.name(seat), 18.0, 200.0);
        let said = words.say(&text!(sp_draw_to_decide, seat = name));
        svg.line(point(50.0, top + 18.0), 18.0).typeface(typeface).say(said);
        top += 38.0;
    }
    for seat in table.all_seats() {
        card(svg, sheet, seat, Area { x: 8.0, y: top, width: width - 16.0, height: ROW - 8.0 });
        top += ROW;
    }
    top
}

fn card(svg: &mut Svg, sheet: &Sheet<'_>, seat: Seat, area: Area) {
    let (words, player) = (sheet.words, sheet.table.player(seat));
    let asked = sheet.table.asked().contains(seat);
    svg.group().set("class", "player").show("data-seat", seat).within(|svg| {
        let name = words.name(seat);
        svg.title(&name);
        let (rim, thick) = if asked { (palette::GOLD, 4.0) } else { (palette::RULE, 1.5) };
        svg.rect(area, 8.0).fill("#fffdf5").stroke(rim, thick).end();
        let stripe = Area { x: area.x + 6.0, y: area.y + 6.0, width: STRIPE, height: area.height - 12.0 };
        svg.rect(stripe, 5.0).fill(palette::player(seat).base).end();
        let middle = point(stripe.x + STRIPE / 2.0, stripe.y + stripe.height / 2.0);
        engine::draw(svg, IDS, seat, middle, 1.05);
        let left = stripe.right() + 12.0;
        let typeface = Typeface::SansBold;
        let name = typeface.truncated(&name, 19.0, area.right() - left - 10.0);
        svg.line(point(left, area.y + 27.0), 19.0).typeface(typeface).say(name);
        let figures = [
            (message!(sp_draw_head_money), words.money(player.cash)),
            (message!(sp_draw_head_fulfilled), player.fulfilled.len().to_string()),
            (message!(sp_draw_head_hand), player.hand.to_string()),
            (message!(sp_draw_head_factories), player.factories.to_string()),
            (message!(sp_draw_head_trains), player.trains.to_string()),
            (message!(sp_draw_head_points), sheet.table.score(seat).total().to_string()),
        ];
        let pitch = (area.right() - left - 4.0) / figures.len() as f64;
        for (index, (word, figure)) in figures.into_iter().enumerate() {
            let x = left + pitch * (index as f64 + 0.5) - 4.0;
            let label = words.word(word);
            let size = Typeface::Sans.size_to_fit(&label, 13.5, pitch - 3.0);
            svg.line(point(x, area.y + 48.0), size).centred().fill(palette::FAINT_INK).say(label);
            svg.line(point(x, area.y + 73.0), 21.0).centred().bold().say(figure);
        }
    });
}
