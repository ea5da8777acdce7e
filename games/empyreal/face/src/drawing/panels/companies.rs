//! The companies that can be chosen, and the captains who can go with them.

use empyreal::printed::{COLUMNS, Printed};
use empyreal::{CarId, Company, PersonId};
use kernel::{Arg, message, text};

use super::Sheet;
use super::cards::car_said;
use super::hand;
use super::icons;
use super::paint;
use super::setting::{EDGE, Paragraph, SIZES, area, spot, told};
use crate::spots::Spot;
use draw::Typeface;
use draw::geometry::point;
use draw::svg::Svg;

const HEAD: f64 = 30.0;

/// Returns its height.
pub(super) fn draw(svg: &mut Svg, sheet: &Sheet<'_>, width: f64) -> f64 {
    let mut top = 10.0;
    for company in Company::ALL.into_iter().filter(|company| sheet.table.seat_of(*company).is_none()) {
        top = block(svg, sheet, company, top, width) + 8.0;
    }
    SIZES.heading(svg, point(EDGE, top + 15.0), &sheet.words.word(message!(emp_draw_captains)));
    let captains: Vec<PersonId> = sheet.table.free_captains().iter().collect();
    hand::people(svg, sheet, &captains, top + 24.0, Spot::Captain) + 2.0
}

/// Returns where it ends.
fn block(svg: &mut Svg, sheet: &Sheet<'_>, company: Company, top: f64, width: f64) -> f64 {
    let folio = Printed::shipped().cards.folio(company);
    let paint = paint::company(company);
    let room = width - 2.0 * EDGE - 16.0;
    let about = Paragraph::new(&sheet.words.word(company.about()), 11.5, room);
    let captain =
        sheet.table.free_captains().iter().find(|captain| captain.printed().company == Some(company));
    let captain_said = captain.map(|captain| {
        let name = Arg::Name(captain.printed().name.as_str().into());
        sheet.words.say(&text!(emp_draw_own_captain, name = name, does = captain.does()))
    });
    let captain_text = captain_said.as_ref().map(|said| Paragraph::new(said, 11.5, room));
    let home = folio.home.name();
    let mut said = sheet.words.say(&text!(emp_draw_company, name = company.name(), terrain = home));
    if let Some(captain) = &captain_said {
        said = format!("{said} {captain}");
    }
    let mut x = EDGE + 4.0;
    let cars = (0..COLUMNS).map(|column| CarId::on_folio(company, column));
    let cars: Vec<PrintedCar> = cars.map(|car| PrintedCar::new(sheet, company, car, &mut x)).collect();
    for car in &cars {
        said = format!("{said} {}", car.said);
    }
    let car_height = cars.iter().map(|car| car.name.height()).fold(0.0, f64::max) + 33.0;
    let below_head =
        about.height() + car_height + captain_text.as_ref().map_or(0.0, |text| text.height() + 6.0);
    let height = HEAD + below_head + 18.0;
    spot(svg, Spot::Company(company), &said, |svg| {
        let card = area(EDGE, top, width - 2.0 * EDGE, height);
        svg.rect(card, 8.0).fill(paint::CARD).stroke(paint.dark, 1.8).end();
        svg.rect(area(EDGE + 2.0, top + 2.0, width - 2.0 * EDGE - 4.0, HEAD - 2.0), 6.0)
            .fill(paint.base)
            .end();
        icons::train(svg, company, point(EDGE + 21.0, top + 17.5), 0.78);
        let home_word = sheet.words.word(folio.home.name());
        let home_wide = Typeface::Sans.width(&home_word, 12.0) + 29.0;
        let typeface = Typeface::SerifBold;
        let size = typeface.size_to_fit(company.name(), 15.0, room - home_wide - 34.0);
        let name = svg.line(point(EDGE + 38.0, top + 21.0), size).typeface(typeface);
        name.fill(paint.on).say(company.name());
        let right = width - EDGE - 6.0;
        svg.circle(point(right - home_wide + 12.0, top + 16.0), 12.5).fill(paint.light).end();
        icons::terrain(svg, sheet, folio.home, point(right - home_wide + 12.0, top + 16.0), 10.5);
        let line = svg.line(point(right - home_wide + 29.0, top + 20.5), 12.0).fill(paint.on);
        line.say(&home_word);
        let mut y = top + HEAD + 5.0;
        about.draw(svg, point(EDGE + 8.0, y), |line| line.set("font-style", "italic").fill(paint::FAINT_INK));
        y += about.height() + 5.0;
        for car in &cars {
            told(svg, &car.said, |svg| car.draw(svg, sheet, y, car_height));
        }
        y += car_height + 5.0;
        if let Some(text) = &captain_text {
            text.draw(svg, point(EDGE + 8.0, y), |line| line);
        }
    });
    top + height
}

/// A spellcar that is printed on a folio, small.
struct PrintedCar {
    company: Company,
    car: CarId,
    said: String,
    name: Paragraph,
    x: f64,
    width: f64,
}

/// One with three terrains is wider than the others; all five fill a panel.
const WIDE: f64 = 104.0;
const NARROW: f64 = 67.0;
const TERRAIN: f64 = 8.5;

impl PrintedCar {
    /// The next one in its row, which begins at `x`.
    fn new(sheet: &Sheet<'_>, company: Company, car: CarId, x: &mut f64) -> Self {
        let width = if car.printed().terrains.len() > 2 { WIDE } else { NARROW };
        let name = Paragraph::new(&sheet.words.word(car.printed().title), 10.5, width - 8.0);
        let left = *x;
        *x += width;
        Self { company, car, said: car_said(sheet, car), name, x: left, width }
    }

    fn draw(&self, svg: &mut Svg, sheet: &Sheet<'_>, top: f64, height: f64) {
        svg.rect(area(self.x + 1.0, top, self.width - 2.0, height), 3.0).fill(paint::PRINTED).end();
        let printed = self.car.printed();
        let (middle, high) = (self.x + self.width / 2.0, top + 14.5);
        let sign = match printed.terrains.len() {
            // What only this company can do.
            0 => 24.0,
            many => icons::terrains_width(self.car, TERRAIN, many),
        };
        let costs = printed.inherent > 0;
        let left = middle - (sign + if costs { 19.0 } else { 0.0 }) / 2.0;
        if printed.terrains.is_empty() {
            icons::train(svg, self.company, point(left + 12.0, high + 1.5), 0.66);
        } else {
            icons::terrains(svg, sheet, self.car, point(left, high - TERRAIN), TERRAIN);
        }
        if costs {
            icons::cost(svg, printed.inherent, point(left + sign + 11.0, high), 8.0);
        }
        self.name.draw(svg, point(middle, top + 28.0), |line| line.centred().fill(paint::INK));
    }
}
