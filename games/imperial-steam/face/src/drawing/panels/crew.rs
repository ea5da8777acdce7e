//! Workers in training and at work by their level, and engineers on the staff.

use imperial_steam::{Engineer, LEVELS, MAX_WORKERS, Player};
use kernel::{Seat, message, text};

use super::Sheet;
use super::paint;
use super::people::{self, ROMAN, engineer_at, worker};
use super::setting::{EDGE, SIZES, SMALL, area, card, frame};
use draw::geometry::{Point, point};
use draw::svg::Svg;

pub(super) const HEIGHT: f64 = 106.0;
const LABEL: f64 = 100.0;
const CELL: Point = point(62.0, 36.0);

/// A table of levels and areas on the left, engineers on the right.
pub(super) fn draw(svg: &mut Svg, sheet: &Sheet<'_>, seat: Seat, player: &Player, top: f64, width: f64) {
    let words = sheet.words;
    let table = LABEL + CELL.x * LEVELS as f64 + 10.0;
    frame(svg, area(EDGE, top, table, HEIGHT - 6.0));
    for (level, roman) in ROMAN.into_iter().enumerate() {
        let x = EDGE + LABEL + CELL.x * (level as f64 + 0.5);
        svg.line(point(x, top + 17.0), 16.0).centred().bold().say(roman);
    }
    let said = words.say(&text!(imp_draw_hired, count = player.workers(), most = MAX_WORKERS));
    SIZES.note(svg, point(EDGE + 6.0, top + 16.5), LABEL - 10.0, &said);
    let areas = [
        (message!(imp_draw_training), player.training, true),
        (message!(imp_draw_working), player.working, false),
    ];
    for (row, (word, counts, ready)) in areas.into_iter().enumerate() {
        let y = top + 21.0 + (CELL.y + 2.0) * row as f64;
        SIZES.note(svg, point(EDGE + 6.0, y + 16.0), LABEL - 8.0, &words.word(word));
        if ready {
            let said = words.say(&text!(imp_draw_experience, count = player.experience()));
            SIZES.note(svg, point(EDGE + 6.0, y + 32.0), LABEL - 8.0, &said);
        }
        for (level, count) in counts.into_iter().enumerate() {
            let corner = point(EDGE + LABEL + CELL.x * level as f64, y);
            svg.group().within(|svg| {
                let what = text!(imp_draw_workers_here, count = count, level = level + 1, area = word);
                svg.title(&words.say(&what));
                card(svg, area(corner.x + 2.0, corner.y, CELL.x - 4.0, CELL.y)).end();
                let group = if count == 0 { svg.group().set("opacity", "0.25") } else { svg.group() };
                group.within(|svg| {
                    let colour = if ready { paint::player(seat).base } else { paint::player(seat).light };
                    worker(svg, colour, corner + point(20.0, 17.5), 1.05);
                    svg.line(corner + point(36.0, 24.0), 18.0).bold().say_of(count);
                });
            });
        }
    }
    engineers(svg, sheet, player, point(2.0 * EDGE + table, top), width - table - 3.0 * EDGE);
}

fn engineers(svg: &mut Svg, sheet: &Sheet<'_>, player: &Player, at: Point, width: f64) {
    frame(svg, area(at.x, at.y, width, HEIGHT - 6.0));
    for (row, kind) in Engineer::ALL.into_iter().enumerate() {
        let there = player.engineers[kind.index()];
        let y = at.y + 49.0 * row as f64;
        svg.group().within(|svg| {
            let name = kind.name();
            svg.title(&sheet.words.say(&if there {
                text!(imp_draw_engineer_hired, kind = name)
            } else {
                text!(imp_draw_engineer_wanted, kind = name)
            }));
            engineer_at(svg, kind, point(at.x + width / 2.0, y + 19.0), 0.95, there);
            let word = sheet.words.word(match kind {
                Engineer::Bridge => message!(imp_draw_bridges),
                Engineer::Tunnel => message!(imp_draw_tunnels),
            });
            super::setting::SIZES.centred_note(svg, point(at.x + width / 2.0, y + 43.0), width - 6.0, &word);
        });
    }
}

/// All workers of a player in a row: in training, at work behind a bar. Returns where it ends.
pub(super) fn draw_small(svg: &mut Svg, seat: Seat, player: &Player, at: Point) -> f64 {
    let mut x = at.x;
    if player.training == [0; LEVELS] && player.working == [0; LEVELS] {
        svg.group().set("opacity", "0.4").within(|svg| {
            worker(svg, paint::player(seat).base, point(x + 9.0, at.y), 0.78);
            svg.line(point(x + 19.0, at.y + 5.5), 16.5).bold().say_of(0);
        });
        x += 42.0;
    }
    for (colour, counts) in
        [(paint::player(seat).base, player.training), (paint::player(seat).light, player.working)]
    {
        for (level, count) in counts.into_iter().enumerate().filter(|(_, count)| *count > 0) {
            worker(svg, colour, point(x + 9.0, at.y), 0.78);
            svg.line(point(x + 19.0, at.y + 5.5), 16.5).bold().say_of(count);
            let numeral = svg.line(point(x + 32.0, at.y + 5.5), SMALL);
            numeral.fill(paint::FAINT_INK).say(people::ROMAN[level]);
            x += 44.0 + 5.0 * level as f64;
        }
        x += if counts == [0; LEVELS] { 0.0 } else { 8.0 };
    }
    x
}
