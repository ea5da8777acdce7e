//! The Awards, and how far everybody has got.

use empyreal::Award;
use kernel::{Seat, text};

use super::Sheet;
use super::paint;
use super::setting::{EDGE, Paragraph, area, spot};
use crate::spots::Spot;
use draw::Typeface;
use draw::badge;
use draw::geometry::point;
use draw::svg::Svg;

const PLACE: f64 = 30.0;

/// Returns its height.
pub(super) fn draw(svg: &mut Svg, sheet: &Sheet<'_>, width: f64) -> f64 {
    let mut top = 10.0;
    for award in sheet.table.awards() {
        top = block(svg, sheet, award, top, width) + 8.0;
    }
    top + 2.0
}

/// Returns where it ends.
fn block(svg: &mut Svg, sheet: &Sheet<'_>, award: Award, top: f64, width: f64) -> f64 {
    let (name, does) = (sheet.words.word(award.name()), sheet.words.word(award.does()));
    let room = width - 4.0 * EDGE;
    let text = Paragraph::new(&does, 12.5, room);
    let height = 32.0 + text.height() + PLACE + 4.0;
    let points = sheet.table.award_points(award);
    let standing = sheet.table.all_seats().zip(points).map(|(seat, points)| {
        let value = sheet.table.award_value(award, seat);
        (seat, value, points, standing_said(sheet, seat, value, points))
    });
    let standing: Vec<(Seat, u16, u16, String)> = standing.collect();
    let stands: Vec<&str> = standing.iter().map(|(.., said)| said.as_str()).collect();
    let said = format!("{name}. {does} {}", stands.join(" "));
    spot(svg, Spot::Award(award), &said, |svg| {
        let card = area(EDGE, top, width - 2.0 * EDGE, height);
        svg.rect(card, 7.0).fill(paint::CARD).stroke(paint::GOLD, 1.6).end();
        let at = point(2.0 * EDGE, top + 21.0);
        svg.line(at, 15.0).typeface(Typeface::SerifBold).say(&name);
        text.draw(svg, point(2.0 * EDGE, top + 28.0), |line| line);
        let pitch = (room / standing.len() as f64).min(90.0);
        let middle = top + 32.0 + text.height() + PLACE / 2.0 - 2.0;
        for (number, (seat, value, points, _)) in standing.iter().enumerate() {
            let x = 2.0 * EDGE + pitch * number as f64;
            badge::draw(svg, *seat, point(x + 8.5, middle), 8.5);
            let typeface = Typeface::SansBold;
            let figure = svg.line(point(x + 20.0, middle + 5.0), 14.0).typeface(typeface);
            figure.say_of(value);
            if *points > 0 {
                let after = x + 22.0 + typeface.width(&value.to_string(), 14.0);
                let gain = svg.line(point(after, middle + 5.0), 11.5).typeface(typeface).fill(paint::DONE);
                let worth = text!(emp_draw_award_points, points = *points);
                let room = x + pitch - after - 3.0;
                let worth = sheet.words.say(&worth);
                gain.say(if typeface.width(&worth, 11.5) <= room { worth } else { format!("+{points}") });
            }
        }
    });
    top + height
}

fn standing_said(sheet: &Sheet<'_>, seat: Seat, value: u16, points: u16) -> String {
    sheet.words.say(&text!(emp_draw_award_standing, player = seat, value = value, points = points))
}
