//! The specialists among whom the viewer chooses.

use empyreal::{People, PersonId};
use kernel::text;

use super::Sheet;
use super::cards::{PAIRED, PersonCard, pairs, person_said};
use super::setting::{EDGE, Paragraph, coming_spot};
use crate::spots::Spot;
use draw::geometry::point;
use draw::svg::Svg;

/// Whom the viewer holds, if anybody.
pub(super) fn held(sheet: &Sheet<'_>) -> Option<People> {
    let table = sheet.table;
    if sheet.view.seat != Some(table.active) {
        return None;
    }
    let held = match table.in_hand() {
        Some(kind) => table.stack_of(kind),
        None => table.drawn(),
    };
    (!held.is_empty()).then_some(held)
}

/// Returns its height.
pub(super) fn draw(svg: &mut Svg, sheet: &Sheet<'_>, width: f64) -> f64 {
    let held: Vec<PersonId> = held(sheet).into_iter().flat_map(|held| held.iter()).collect();
    let said = match sheet.table.in_hand() {
        Some(kind) => text!(emp_draw_hand_draft, kind = kind.name()),
        None => text!(emp_draw_hand_keep),
    };
    let intro = Paragraph::new(&sheet.words.say(&said), 12.5, width - 2.0 * EDGE);
    intro.draw(svg, point(EDGE, 8.0), |line| line);
    people(svg, sheet, &held, 14.0 + intro.height(), Spot::Person) + 2.0
}

/// Cards of these persons, each with its spot. Returns where they end.
pub(super) fn people(
    svg: &mut Svg,
    sheet: &Sheet<'_>,
    people: &[PersonId],
    top: f64,
    spot: impl Fn(PersonId) -> Spot,
) -> f64 {
    let cards: Vec<PersonCard> =
        people.iter().map(|person| PersonCard::new(sheet, *person, PAIRED)).collect();
    let heights: Vec<f64> = cards.iter().map(PersonCard::height).collect();
    let (places, end) = pairs(&heights, EDGE, top);
    for ((card, person), (at, height)) in cards.iter().zip(people).zip(places) {
        coming_spot(svg, spot(*person), &person_said(sheet, *person), |svg| {
            card.draw(svg, sheet, at, height, None);
        });
    }
    end
}
