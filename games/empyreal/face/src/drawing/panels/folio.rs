//! A folio: what a company has. The viewer's own is large, with all that is written on its cards; the others are small.

use empyreal::{Company, Frame, PersonId, PersonKind, Player};
use kernel::{Seat, message, text};

use super::Sheet;
use super::cards::{CarCard, PAIRED, PersonCard, car_said, pairs, person_said};
use super::figures;
use super::icons;
use super::paint;
use super::setting::{EDGE, Paragraph, SIZES, area, coming_spot, told};
use super::yard::{self, Detail};
use crate::spots::Spot;
use draw::Typeface;
use draw::badge;
use draw::geometry::{Area, Point, point};
use draw::svg::Svg;

const HEADER: f64 = 46.0;

/// A place for somebody, and who is there.
#[derive(Clone, Copy, Debug)]
pub(super) struct Post {
    pub(super) kind: PersonKind,
    pub(super) person: Option<PersonId>,
    pub(super) state: State,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum State {
    FaceUp,
    FaceDown,
    /// A Station Master lies over this one.
    Covered,
}

impl State {
    /// What is written on somebody who cannot be used.
    pub(super) fn word(self, sheet: &Sheet<'_>) -> Option<String> {
        match self {
            Self::FaceUp => None,
            Self::FaceDown => Some(sheet.words.word(message!(emp_draw_face_down))),
            Self::Covered => Some(sheet.words.word(message!(emp_draw_covered))),
        }
    }
}

/// The places of a folio in their order.
pub(super) fn places(player: &Player) -> Vec<Post> {
    let turned = |kind: PersonKind| {
        let staff = player.staff(kind);
        let state = match staff {
            _ if player.is_covered(kind) => State::Covered,
            Some(staff) if !staff.ready => State::FaceDown,
            _ => State::FaceUp,
        };
        Post { kind, person: staff.map(|staff| staff.person), state }
    };
    let master = |person| Post { kind: PersonKind::StationMaster, person, state: State::FaceUp };
    let mut places =
        vec![turned(PersonKind::Captain), turned(PersonKind::Engineer), turned(PersonKind::Surveyor)];
    places.push(master(player.master));
    places.extend(player.second.map(|second| master(Some(second))));
    places
}

/// What is said of a card, and whether it lies face down.
pub(super) fn place_said(sheet: &Sheet<'_>, place: Post) -> Option<(PersonId, String)> {
    let person = place.person?;
    let said = person_said(sheet, person);
    Some((
        person,
        match place.state.word(sheet) {
            Some(state) => format!("{said} ({state})"),
            None => said,
        },
    ))
}

/// “no engineer yet”
pub(super) fn nobody(sheet: &Sheet<'_>, kind: PersonKind) -> String {
    sheet.words.say(&text!(emp_draw_nobody, kind = kind.name()))
}

/// Returns its height.
pub(super) fn draw(svg: &mut Svg, sheet: &Sheet<'_>, seat: Seat, width: f64) -> f64 {
    let player = sheet.table.player(seat);
    let Some(company) = player.company else { return without_company(svg, sheet, seat, width) };
    header(svg, sheet, seat, company, area(EDGE, 8.0, width - 2.0 * EDGE, HEADER));
    let mut top = 8.0 + HEADER + 6.0;
    top = figures::draw(svg, sheet, seat, company, top, width);
    // What is clicked in every turn comes before what is only read.
    top = to_place(svg, sheet, seat, top + 2.0);
    top = yard::draw(svg, sheet, (seat, company), top, Detail::Full);
    people(svg, sheet, player, top + 8.0) + 8.0
}

/// Before a company is chosen.
pub(super) fn without_company(svg: &mut Svg, sheet: &Sheet<'_>, seat: Seat, width: f64) -> f64 {
    badge::draw(svg, seat, point(EDGE + 14.0, 24.0), 12.0);
    let said =
        Paragraph::new(&sheet.words.word(message!(emp_draw_no_company)), 13.5, width - 3.0 * EDGE - 28.0);
    said.draw(svg, point(EDGE + 36.0, 16.0), |line| line.fill(paint::FAINT_INK));
    said.height().max(20.0) + 24.0
}

/// The company on its colour, whose it is, and where it is at home.
pub(super) fn header(svg: &mut Svg, sheet: &Sheet<'_>, seat: Seat, company: Company, on: Area) {
    let paint = paint::company(company);
    svg.rect(on, 8.0).fill(paint.base).stroke(paint.dark, 1.6).end();
    let middle = on.y + on.height / 2.0;
    badge::draw(svg, seat, point(on.x + 22.0, middle), 13.0);
    // The name of the company stands beside the sign of its home, that of the player beside what the sign is called.
    let [mut name_room, mut player_room] = [on.width - 48.0; 2];
    if let Some(home) = sheet.table.home(seat) {
        let name = sheet.words.word(home.name());
        let said = sheet.words.say(&text!(emp_draw_home, terrain = home.name()));
        told(svg, &said, |svg| {
            let right = on.right() - 34.0;
            svg.circle(point(right, middle - 6.5), 13.5).fill(paint.light).end();
            icons::terrain(svg, sheet, home, point(right, middle - 6.5), 11.5);
            let size = Typeface::Sans.size_to_fit(&name, 11.5, 60.0);
            svg.line(point(right, on.bottom() - 4.5), size).centred().fill(paint.on).say(&name);
        });
        name_room -= 52.0;
        player_room -= 70.0;
    }
    let name = company.name();
    let typeface = Typeface::SerifBold;
    let size = typeface.size_to_fit(name, 16.0, name_room).max(12.5);
    let left = on.x + 44.0;
    let line = svg.line(point(left, middle - 2.0), size).typeface(typeface);
    line.fill(paint.on).say(typeface.truncated(name, size, name_room));
    let player = Typeface::Sans.truncated(&sheet.words.name(seat), 12.5, player_room);
    svg.line(point(left, middle + 15.5), 12.5).fill(paint.on).say(player);
}

/// Everybody as cards, two in a row. Returns where they end.
fn people(svg: &mut Svg, sheet: &Sheet<'_>, player: &Player, top: f64) -> f64 {
    let places = places(player);
    let cards: Vec<Option<PersonCard>> = places
        .iter()
        .map(|place| place.person.map(|person| PersonCard::new(sheet, person, PAIRED)))
        .collect();
    let heights: Vec<f64> =
        cards.iter().map(|card| card.as_ref().map_or(EMPTY_PLACE, PersonCard::height)).collect();
    let (laid, end) = pairs(&heights, EDGE, top);
    for ((place, card), (at, height)) in places.into_iter().zip(cards).zip(laid) {
        match (card, place_said(sheet, place)) {
            (Some(card), Some((person, said))) => {
                coming_spot(svg, Spot::Person(person), &said, |svg| {
                    card.draw(svg, sheet, at, height, place.state.word(sheet).as_deref());
                });
            }
            _ => empty_place(svg, sheet, place.kind, area(at.x, at.y, PAIRED.width, height)),
        }
    }
    end
}

/// The spellcar that has been taken and looks for its place. Returns where it ends.
fn to_place(svg: &mut Svg, sheet: &Sheet<'_>, seat: Seat, top: f64) -> f64 {
    let Some(Frame::Placing(car)) = sheet.table.stack.last().filter(|_| seat == sheet.table.active) else {
        return top;
    };
    SIZES.heading(svg, point(EDGE, top + 14.0), &sheet.words.word(message!(emp_draw_to_place)));
    let card = CarCard::new(sheet, *car, PAIRED);
    let on = area(EDGE, top + 22.0, PAIRED.width, card.height());
    told(svg, &car_said(sheet, *car), |svg| {
        svg.rect(on, 6.0).fill(paint::CARD).stroke(paint::CASING, 1.4).end();
        card.draw(svg, sheet, on);
    });
    on.bottom() + 8.0
}

const EMPTY_PLACE: f64 = 40.0;

fn empty_place(svg: &mut Svg, sheet: &Sheet<'_>, kind: PersonKind, on: Area) {
    let place = svg.rect(on, 6.0).fill(paint::EMPTY).stroke(paint::RULE, 1.4);
    place.set("stroke-dasharray", "5 4").end();
    let middle = point(on.x + 18.0, on.y + on.height / 2.0);
    icons::kind(svg, kind, middle, 8.0, paint::RULE);
    let room = on.width - 40.0;
    let said = Paragraph::new(&nobody(sheet, kind), 12.0, room);
    let at: Point = point(on.x + 32.0, middle.y - said.height() / 2.0);
    said.draw(svg, at, |line| line.fill(paint::FAINT_INK));
}
