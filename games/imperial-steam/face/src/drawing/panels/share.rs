//! The Share board, lying on its side: values from left to right, and under them the investors, who pay no more than the
//! value above them.

use imperial_steam::{Player, Reason, dividends, investor_reaches};
use kernel::{Seat, message, text};

use super::Sheet;
use super::paint;
use super::people::investor;
use super::setting::{EDGE, SIZES, area, card, frame, spot, stars};
use crate::spots::Spot;
use draw::geometry::point;
use draw::svg::Svg;

pub(super) const HEIGHT: f64 = 120.0;
/// What investors wear.
pub(super) const COAT: &str = "#4d4a55";

pub(super) fn draw(svg: &mut Svg, sheet: &Sheet<'_>, seat: Seat, player: &Player, top: f64, width: f64) {
    let (words, shares) = (sheet.words, &sheet.table.printed().boards.shares);
    let rows = usize::from(shares.investors);
    let pitch = (width - 2.0 * EDGE - 8.0) / rows as f64;
    frame(svg, area(EDGE, top, width - 2.0 * EDGE, HEIGHT - 6.0));
    let left = |row: usize| EDGE + 4.0 + pitch * row as f64;
    for (row, (value, influence)) in shares.values.into_iter().zip(shares.influence).enumerate() {
        let now = row == usize::from(player.share);
        spot(svg, Spot::Share(value)).within(|svg| {
            let said = if now {
                text!(imp_draw_share_now, value = value)
            } else {
                text!(imp_draw_share_value, value = value, influence = influence)
            };
            svg.title(&words.say(&said));
            let ground = area(left(row) + 1.5, top + 5.0, pitch - 3.0, 44.0);
            if now {
                svg.rect(ground, 5.0).fill(paint::player(seat).base).stroke(paint::CASING, 1.8).end();
            } else {
                card(svg, ground).end();
            }
            let middle = left(row) + pitch / 2.0;
            let number = svg.line(point(middle, top + 25.0), 17.0).centred().bold();
            number.fill(if now { paint::player(seat).on } else { paint::INK }).say_of(value);
            if now {
                let d = format!("M{} {}l-5 -7h10z", middle, top + 43.0);
                svg.add("path").set("d", d).fill(paint::player(seat).on).end();
            } else if influence > 0 && row > usize::from(player.share) {
                stars(svg, point(middle - 13.5, top + 44.5), 16.0, influence);
            }
        });
    }
    let shareholders = left(shares.values.len()) + 6.0;
    SIZES.note(
        svg,
        point(shareholders, top + 18.0),
        width - EDGE - shareholders - 4.0,
        &words.word(message!(imp_draw_shareholders)),
    );
    svg.group().within(|svg| {
        svg.title(&words.say(&text!(imp_draw_shareholders_told, count = player.shareholders)));
        investor(svg, paint::GOLD, point(shareholders + 12.0, top + 38.0), 0.78);
        svg.line(point(shareholders + 25.0, top + 44.0), 18.0).bold().say_of(player.shareholders);
        if player.shareholders > 0 {
            let percent = format!("−{}\u{202f}%", dividends(100, player.shareholders));
            svg.line(
                point(shareholders + if player.shareholders < 10 { 46.0 } else { 55.0 }, top + 44.0),
                16.0,
            )
            .fill(paint::UNMET)
            .bold()
            .say(percent);
        }
    });
    investors(svg, sheet, seat, (top, pitch), &left);
}

/// Shares can be sold to those under the marker or to the right of it, to the rightmost first.
fn investors(
    svg: &mut Svg,
    sheet: &Sheet<'_>,
    seat: Seat,
    (top, pitch): (f64, f64),
    left: &impl Fn(usize) -> f64,
) {
    let rows = usize::from(sheet.table.printed().boards.shares.investors);
    let player = sheet.table.player(seat);
    let count = usize::from(player.investors);
    svg.group().within(|svg| {
        svg.title(&sheet.words.say(&text!(imp_draw_investors_told, count = count)));
        for row in 0..rows {
            let middle = left(row) + pitch / 2.0;
            let reaches = investor_reaches(row as u8, player.share);
            let ground = area(left(row) + 1.5, top + 53.0, pitch - 3.0, 36.0);
            svg.rect(ground, 4.0)
                .fill(if reaches { paint::CARD } else { paint::EMPTY })
                .stroke(paint::RULE, 1.0)
                .end();
            if row < count {
                investor(svg, COAT, point(middle, top + 73.5), 0.95);
            }
        }
        let sale = sheet.table.judge_sale(seat);
        if sale.is_ok() {
            let middle = left(count - 1) + pitch / 2.0;
            svg.round_line(
                &format!("M{} {}h{}", middle - pitch / 2.0 + 3.0, top + 91.5, pitch - 6.0),
                paint::MET,
                3.0,
            );
        }
        let said = sheet.words.word(match sale {
            Ok(()) => message!(imp_draw_investor_buys),
            Err(Reason::InvestorMissing) => message!(imp_draw_no_investor),
            Err(_) => message!(imp_draw_investor_too_low),
        });
        SIZES.note(svg, point(left(0) + 4.0, top + 107.0), 360.0, &said);
    });
}
