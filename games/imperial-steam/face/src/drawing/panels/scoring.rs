//! The final scoring: what each step brought each player.

use imperial_steam::Step;
use kernel::{Seat, message, text};

use super::Sheet;
use super::paint;
use super::setting::{EDGE, SMALL, area};
use draw::Typeface;
use draw::badge;
use draw::geometry::point;
use draw::svg::Svg;

const LABEL: f64 = 138.0;
const HEAD: f64 = 50.0;
const ROW: f64 = 29.0;

/// Returns its height.
pub(super) fn draw(svg: &mut Svg, sheet: &Sheet<'_>, width: f64) -> f64 {
    let words = sheet.words;
    let scores = sheet.table.scores();
    let seats: Vec<Seat> = sheet.table.all_seats().collect();
    let pitch = (width - 2.0 * EDGE - LABEL) / seats.len() as f64;
    let right = |column: usize| EDGE + LABEL + pitch * (column as f64 + 1.0) - 8.0;
    for (column, seat) in seats.iter().enumerate() {
        let middle = EDGE + LABEL + pitch * (column as f64 + 0.5);
        badge::draw(svg, *seat, point(middle, 19.0), 11.5);
        let name = Typeface::Sans.truncated(&words.name(*seat), SMALL, pitch - 4.0);
        svg.line(point(middle, 46.0), SMALL).centred().say(name);
    }
    let money = words.word(message!(imp_draw_score_money));
    let steps = Step::ALL.map(|step| (words.word(step.name()), Some(step)));
    for (row, (label, step)) in std::iter::once((money, None)).chain(steps).enumerate() {
        let top = HEAD + 2.0 + ROW * row as f64;
        if row % 2 == 0 {
            svg.rect(area(EDGE, top, width - 2.0 * EDGE, ROW), 4.0).fill(paint::BOX).end();
        }
        let size = Typeface::Sans.size_to_fit(&label, 15.0, LABEL - 8.0).max(SMALL);
        svg.line(point(EDGE + 6.0, top + 19.5), size).say(&label);
        for (column, seat) in seats.iter().enumerate() {
            let score = &scores[seat.index()];
            let amount = step.map_or(score.money, |step| score.steps[step.index()]);
            let (shown, colour) = match (step, amount) {
                (None, _) => (amount.to_string(), paint::INK),
                (_, 0) => ("–".to_owned(), paint::FAINT_INK),
                (_, ..0) => (format!("−{}", -amount), paint::UNMET),
                _ => (format!("+{amount}"), paint::INK),
            };
            svg.group().within(|svg| {
                svg.title(&words.say(&text!(
                    imp_draw_scored,
                    seat = *seat,
                    what = label.clone(),
                    guldens = amount
                )));
                let number = svg.line(point(right(column), top + 20.5), 16.5).set("text-anchor", "end");
                number.fill(colour).say(shown);
            });
        }
    }
    let top = HEAD + 6.0 + ROW * (Step::ALL.len() + 1) as f64;
    svg.rect(area(EDGE, top, width - 2.0 * EDGE, 36.0), 6.0).fill(paint::HEAD).end();
    let total = words.word(message!(imp_draw_score_total));
    let typeface = Typeface::SansBold;
    let size = typeface.size_to_fit(&total, 17.0, LABEL - 8.0);
    svg.line(point(EDGE + 6.0, top + 24.0), size).typeface(typeface).say(total);
    let standing = sheet.table.standing();
    for (column, seat) in seats.iter().enumerate() {
        let amount = scores[seat.index()].total();
        if standing.places.iter().any(|place| place.seat == *seat && place.wins()) {
            let ground = area(EDGE + LABEL + pitch * column as f64 + 2.0, top + 3.0, pitch - 4.0, 30.0);
            svg.rect(ground, 5.0).fill(paint::NEXT).stroke(paint::GOLD, 2.2).end();
        }
        let number = svg.line(point(right(column), top + 24.5), 18.0).set("text-anchor", "end").bold();
        number.say(amount.to_string().replace('-', "−"));
    }
    top + 46.0
}
