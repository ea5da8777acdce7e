//! The folio of somebody else, small: no text of cards, as a pointer or a screen reader finds it.

use empyreal::{Company, Terrain};
use kernel::Seat;

use super::Sheet;
use super::figures::{self, Figures, crystals, good_count, mana_said};
use super::folio::{State, header, nobody, place_said, places, without_company};
use super::icons::{self, Crystal, goods_said};
use super::paint;
use super::setting::{EDGE, Paragraph, area, coming_spot, hatch, told};
use super::yard::{self, Detail};
use crate::spots::Spot;
use draw::geometry::{Area, point};
use draw::svg::Svg;

const HEADER: f64 = 42.0;
const GEM: f64 = 17.0;
const PERSON: f64 = 38.0;

/// Returns its height.
pub(super) fn draw(svg: &mut Svg, sheet: &Sheet<'_>, seat: Seat, width: f64) -> f64 {
    let Some(company) = sheet.table.player(seat).company else {
        return without_company(svg, sheet, seat, width);
    };
    header(svg, sheet, seat, company, area(EDGE, 8.0, width - 2.0 * EDGE, HEADER));
    let mut y = 8.0 + HEADER + 6.0;
    numbers(svg, sheet, seat, company, y, width);
    y += 26.0;
    let pitch = (width - 2.0 * EDGE) / Terrain::ALL.len() as f64;
    for terrain in Terrain::ALL {
        let count = sheet.table.player(seat).goods[terrain.index()];
        let middle = point(EDGE + 10.0 + pitch * terrain.index() as f64, y + 9.0);
        told(svg, &goods_said(sheet, terrain, count), |svg| {
            good_count(svg, terrain, count, middle, 8.5);
        });
    }
    y = figures::tiles(svg, sheet, seat, y + 22.0, width);
    y = people(svg, sheet, seat, y + 2.0, width);
    yard::draw(svg, sheet, (seat, company), y, Detail::Names) + 6.0
}

/// Mana, trains, tiles and points in one line.
fn numbers(svg: &mut Svg, sheet: &Sheet<'_>, seat: Seat, company: Company, top: f64, width: f64) {
    let figures = Figures::of(sheet, seat);
    let base = top + 17.0;
    told(svg, &mana_said(sheet, seat), |svg| {
        let crystals = crystals(sheet, seat);
        let held = crystals.into_iter().filter(|crystal| *crystal != Crystal::Missing);
        for (number, crystal) in held.enumerate() {
            icons::crystal(svg, crystal, point(EDGE + 8.0 + GEM * number as f64, top + 11.5), 8.5);
        }
    });
    let right = width - EDGE;
    told(svg, &sheet.words.say(&figures.trains_said()), |svg| {
        icons::train(svg, company, point(right - 184.0, base - 4.5), 0.68);
        svg.line(point(right - 168.0, base), 15.0).bold().say_of(figures.trains);
    });
    told(svg, &sheet.words.say(&figures.tiles_said()), |svg| {
        icons::any_tile(svg, point(right - 130.0, base - 14.0));
        let said = format!("{}/{}", figures.tiles, figures.end_tiles);
        svg.line(point(right - 104.0, base), 15.0).bold().say(said);
    });
    told(svg, &sheet.words.say(&figures.points_said()), |svg| {
        icons::points(svg, point(right - 46.0, base - 5.5));
        svg.line(point(right - 33.0, base), 15.0).bold().say_of(figures.points);
    });
}

/// Everybody's name. Returns where they end.
fn people(svg: &mut Svg, sheet: &Sheet<'_>, seat: Seat, top: f64, width: f64) -> f64 {
    let places = places(sheet.table.player(seat));
    let pitch = (width - 2.0 * EDGE + 4.0) / places.len() as f64;
    for (number, place) in places.into_iter().enumerate() {
        let on = area(EDGE + pitch * number as f64, top, pitch - 4.0, PERSON);
        let Some((person, said)) = place_said(sheet, place) else {
            told(svg, &nobody(sheet, place.kind), |svg| {
                let empty = svg.rect(on, 5.0).fill(paint::EMPTY).stroke(paint::RULE, 1.2);
                empty.set("stroke-dasharray", "4 4").end();
                icons::kind(
                    svg,
                    place.kind,
                    point(on.x + on.width / 2.0, on.y + PERSON / 2.0),
                    8.0,
                    paint::RULE,
                );
            });
            continue;
        };
        coming_spot(svg, Spot::Person(person), &said, |svg| {
            let name = &person.printed().name;
            small_person(svg, sheet, place.kind, name, place.state, on);
        });
    }
    top + PERSON + 6.0
}

fn small_person(
    svg: &mut Svg,
    sheet: &Sheet<'_>,
    kind: empyreal::PersonKind,
    name: &str,
    state: State,
    on: Area,
) {
    let paint = paint::kind(kind);
    let up = state == State::FaceUp;
    let ground = if up { paint::CARD } else { paint::PRINTED };
    svg.rect(on, 5.0).fill(ground).stroke(paint.dark, 1.3).end();
    let side = area(on.x + 2.0, on.y + 2.0, 16.0, on.height - 4.0);
    svg.rect(side, 3.5).fill(if up { paint.base } else { paint.light }).end();
    if !up {
        hatch(svg, side, paint.dark);
    }
    let ink = if up { paint.on } else { paint::INK };
    icons::kind(svg, kind, point(on.x + 10.0, on.y + on.height / 2.0), 6.5, ink);
    let word = state.word(sheet).map(|word| Paragraph::new(&word, 9.5, on.width - 22.0));
    let room = on.width - 23.0;
    let name = Paragraph::name(name, 10.0, room).cut(if word.is_some() { 2 } else { 3 });
    let high = name.height() + word.as_ref().map_or(0.0, Paragraph::height);
    let at = point(on.x + 21.0, on.y + (on.height - high) / 2.0);
    name.draw(svg, at, |line| line.fill(paint::INK));
    if let Some(word) = word {
        word.draw(svg, at + point(0.0, name.height()), |line| line.fill(paint::FAINT_INK));
    }
}
