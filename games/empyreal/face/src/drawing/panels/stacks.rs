//! The stacks of specialists that can be drafted.

use empyreal::{PersonId, PersonKind};
use kernel::text;

use super::Sheet;
use super::icons;
use super::paint;
use super::setting::{EDGE, Paragraph, SIZES, area, spot};
use crate::spots::Spot;
use draw::geometry::point;
use draw::svg::Svg;

const STACK: f64 = 68.0;
const GAP: f64 = 8.0;

/// Returns its height.
pub(super) fn draw(svg: &mut Svg, sheet: &Sheet<'_>, width: f64) -> f64 {
    let pitch = (width - 2.0 * EDGE + GAP) / PersonKind::DRAFTED.len() as f64;
    for (number, kind) in PersonKind::DRAFTED.into_iter().enumerate() {
        let left = kind.stack().map_or(0, |stack| sheet.table.stack_sizes[stack]);
        let name = sheet.words.word(kind.name());
        let said = sheet.words.say(&text!(emp_draw_stack, kind = kind.name(), count = left));
        let (x, wide) = (EDGE + pitch * number as f64, pitch - GAP);
        spot(svg, Spot::Stack(kind), &said, |svg| {
            let paint = paint::kind(kind);
            let face = area(x, 10.0, wide - 6.0, STACK - 8.0);
            if left == 0 {
                let place = svg.rect(face, 6.0).fill(paint::EMPTY).stroke(paint::RULE, 1.4);
                place.set("stroke-dasharray", "5 4").end();
            } else {
                // First as the outline of the spot, and once more over the cards below it.
                svg.rect(face, 6.0).fill(paint.base).stroke(paint.dark, 1.4).end();
                for under in (1..usize::from(left.min(4))).rev() {
                    let off = 2.0 * under as f64;
                    let lower = area(face.x + off, face.y + off, face.width, face.height);
                    svg.rect(lower, 6.0).fill(paint.light).stroke(paint.dark, 1.0).end();
                }
                svg.rect(face, 6.0).fill(paint.base).stroke(paint.dark, 1.4).end();
                icons::kind(svg, kind, point(x + 24.0, 40.0), 15.0, paint.on);
            }
            let ink = if left == 0 { paint::FAINT_INK } else { paint.on };
            svg.line(point(x + 58.0, 48.0), 24.0).bold().fill(ink).say_of(format_args!("×{left}"));
        });
        SIZES.centred_note(svg, point(x + wide / 2.0 - 3.0, STACK + 22.0), wide, &name);
    }
    let mut top = STACK + 34.0;
    if sheet.table.variants.open_information {
        for kind in PersonKind::DRAFTED {
            top = open(svg, sheet, kind, top, width);
        }
    }
    top
}

/// Who is in an open stack. Returns where the list ends.
fn open(svg: &mut Svg, sheet: &Sheet<'_>, kind: PersonKind, top: f64, width: f64) -> f64 {
    let people: Vec<PersonId> = sheet.table.stack_of(kind).iter().collect();
    if people.is_empty() {
        return top;
    }
    SIZES.heading(svg, point(EDGE, top + 15.0), &sheet.words.word(kind.name()));
    let mut y = top + 22.0;
    for person in people {
        let name = Paragraph::name(&person.printed().name, 12.5, width - 2.0 * EDGE);
        let does = Paragraph::new(&sheet.words.word(person.does()), 11.5, width - 2.0 * EDGE - 8.0);
        svg.group().show("data-key", person).within(|svg| {
            name.draw(svg, point(EDGE, y), |line| line.fill(paint::INK));
            does.draw(svg, point(EDGE + 8.0, y + name.height()), |line| line);
        });
        y += name.height() + does.height() + 4.0;
    }
    y + 6.0
}
