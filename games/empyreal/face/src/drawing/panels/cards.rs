//! Spellcars and specialists as cards: measured first, as a card is as high as what is written on it.

use empyreal::{CarId, PersonId};
use kernel::{Arg, text};

use super::Sheet;
use super::icons::{self, cost, terrains};
use super::paint;
use super::setting::{Paragraph, area, hatch};
use draw::Typeface;
use draw::geometry::{Area, Point, point};
use draw::svg::Svg;

const MARGIN: f64 = 6.0;
const TERRAIN: f64 = 8.5;
/// How far down a cost reaches.
const COST: f64 = 18.0;
/// The head of a specialist's card.
const HEAD: f64 = 18.0;

/// How large a card is set.
#[derive(Clone, Copy, Debug)]
pub(super) struct Setting {
    pub(super) width: f64,
    pub(super) name: f64,
    pub(super) text: f64,
}

/// Two in a row of a panel.
pub(super) const PAIRED: Setting = Setting { width: 187.0, name: 13.0, text: 11.5 };
pub(super) const PAIR_PITCH: f64 = PAIRED.width + 6.0;

/// What a spellcar does and costs, in one breath.
pub(super) fn car_said(sheet: &Sheet<'_>, car: CarId) -> String {
    let mana = car.printed().inherent;
    let said = text!(emp_draw_car, name = car.name(), mana = mana, does = car.does());
    sheet.words.say(&said)
}

pub(super) fn person_said(sheet: &Sheet<'_>, person: PersonId) -> String {
    let printed = person.printed();
    let (name, kind) = (Arg::Name(printed.name.as_str().into()), printed.kind.name());
    sheet.words.say(&text!(emp_draw_person, name = name, kind = kind, does = person.does()))
}

/// A spellcar whose lines have been broken.
pub(super) struct CarCard {
    car: CarId,
    name: Paragraph,
    does: Paragraph,
}

impl CarCard {
    pub(super) fn new(sheet: &Sheet<'_>, car: CarId, setting: Setting) -> Self {
        let printed = car.printed();
        let room = setting.width - 2.0 * MARGIN;
        let beside_cost = room - if printed.inherent > 0 { 18.0 } else { 0.0 };
        Self {
            car,
            name: Paragraph::name(&sheet.words.word(printed.title), setting.name, beside_cost),
            does: Paragraph::new(&sheet.words.say(&car.does()), setting.text, room),
        }
    }

    fn terrains_height(&self) -> f64 {
        if self.car.printed().terrains.is_empty() { 0.0 } else { 2.0 * TERRAIN + 4.0 }
    }

    /// Where the name ends: no text stands beside the cost.
    fn name_height(&self) -> f64 {
        let printed = self.car.printed();
        let beside_cost = printed.inherent > 0 && printed.terrains.is_empty();
        self.name.height().max(if beside_cost { COST } else { 0.0 })
    }

    pub(super) fn height(&self) -> f64 {
        2.0 * MARGIN + self.name_height() + self.terrains_height() + self.does.height()
    }

    /// What is on the card; the card itself is drawn before.
    pub(super) fn draw(&self, svg: &mut Svg, sheet: &Sheet<'_>, on: Area) {
        let mut at = point(on.x + MARGIN, on.y + MARGIN - 1.0);
        self.name.draw(svg, at, |line| line.fill(paint::INK));
        let printed = self.car.printed();
        if printed.inherent > 0 {
            cost(svg, printed.inherent, point(on.right() - 13.0, on.y + 13.5), 9.5);
        }
        at.y += self.name_height() + 1.0;
        if !printed.terrains.is_empty() {
            terrains(svg, sheet, self.car, at + point(0.0, 1.0), TERRAIN);
            at.y += self.terrains_height();
        }
        self.does.draw(svg, at, |line| line);
    }
}

/// A specialist whose lines have been broken.
pub(super) struct PersonCard {
    person: PersonId,
    setting: Setting,
    does: Paragraph,
    name: Paragraph,
}

impl PersonCard {
    pub(super) fn new(sheet: &Sheet<'_>, person: PersonId, setting: Setting) -> Self {
        let room = setting.width - 2.0 * MARGIN;
        Self {
            person,
            setting,
            does: Paragraph::new(&sheet.words.word(person.does()), setting.text, room),
            name: Paragraph::name(&person.printed().name, setting.name, room),
        }
    }

    pub(super) fn height(&self) -> f64 {
        HEAD + 2.0 * MARGIN + self.name.height() + self.does.height()
    }

    /// The whole card; `turned` is what is said of one that lies face down.
    pub(super) fn draw(
        &self,
        svg: &mut Svg,
        sheet: &Sheet<'_>,
        at: Point,
        height: f64,
        turned: Option<&str>,
    ) {
        let whole = area(at.x, at.y, self.setting.width, height);
        let paint = paint::kind(self.person.kind());
        let ground = if turned.is_some() { paint::PRINTED } else { paint::CARD };
        svg.rect(whole, 6.0).fill(ground).stroke(paint.dark, 1.4).end();
        kind_head(svg, sheet, self.person, whole, turned);
        let ink = if turned.is_some() { paint::FAINT_INK } else { paint::INK };
        let inside = at + point(MARGIN, HEAD + MARGIN - 1.0);
        self.name.draw(svg, inside, |line| line.fill(ink));
        self.does.draw(svg, inside + point(0.0, self.name.height() + 1.0), |line| line.fill(ink));
    }
}

/// The head of a card: the kind, and whether the card lies face down.
fn kind_head(svg: &mut Svg, sheet: &Sheet<'_>, person: PersonId, card: Area, turned: Option<&str>) {
    let kind = person.kind();
    let paint = paint::kind(kind);
    let (x, y, right) = (card.x, card.y, card.right());
    let d = format!(
        "M{x:.1} {low:.1}V{start:.1}Q{x:.1} {y:.1} {left:.1} {y:.1}H{end:.1}Q{right:.1} {y:.1} {right:.1} {start:.1}V{low:.1}Z",
        low = y + HEAD,
        start = y + 6.0,
        left = x + 6.0,
        end = right - 6.0,
    );
    let fill = if turned.is_some() { paint.light } else { paint.base };
    svg.add("path").set("d", d).fill(fill).end();
    let ink = if turned.is_some() { paint::INK } else { paint.on };
    if turned.is_some() {
        hatch(svg, area(x, y, card.width, HEAD), paint.dark);
    }
    icons::kind(svg, kind, point(x + 12.0, y + HEAD / 2.0), 7.0, ink);
    let said = sheet.words.word(kind.name());
    let typeface = Typeface::SansBold;
    let wide = typeface.width(&said, 11.5);
    if turned.is_some() {
        svg.rect(area(x + 20.0, y + 2.5, wide + 6.0, HEAD - 5.0), 4.0).fill(paint.light).end();
    }
    svg.line(point(x + 23.0, y + 13.2), 11.5).typeface(typeface).fill(ink).say(said);
    if let Some(turned) = turned {
        let turned = typeface.truncated(turned, 10.5, card.width - wide - 42.0);
        let wide = typeface.width(&turned, 10.5) + 8.0;
        svg.rect(area(right - wide - 4.0, y + 2.5, wide, HEAD - 5.0), 4.0).fill(paint::CARD).end();
        svg.line(point(right - 4.0 - wide / 2.0, y + 12.8), 10.5).centred().typeface(typeface).say(turned);
    }
}

/// Lays cards of these heights out, two in a row, from `top` down: where each lies, how high its row is, and where all end.
pub(super) fn pairs(heights: &[f64], left: f64, top: f64) -> (Vec<(Point, f64)>, f64) {
    let mut places = Vec::with_capacity(heights.len());
    let mut y = top;
    for row in heights.chunks(2) {
        let height = row.iter().copied().fold(0.0, f64::max);
        places.extend((0..row.len()).map(|at| (point(left + PAIR_PITCH * at as f64, y), height)));
        y += height + 6.0;
    }
    (places, y)
}
