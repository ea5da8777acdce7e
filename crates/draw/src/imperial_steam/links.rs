//! Links between cities: their beds, what is needed to build on them, and the tracks of the players, side by side.

use catalog::imperial_steam::printed::Map;
use catalog::imperial_steam::{LinkId, LinkKind};
use kernel::Seat;

use super::course::Course;
use super::palette::Bed;
use super::{IDS, Sheet, labels, palette};
use crate::badge;
use crate::geometry::Point;
use crate::svg::Svg;

/// How wide a link is to point at.
pub(crate) const HIT: f64 = 54.0;
const CASING: f64 = 10.0;
const RAIL: f64 = 7.0;
const MIDDLE: f64 = 2.2;
/// From the middle of a link to where its players' numbers stand: beside a sign, and where there is none.
const BESIDE_SIGN: f64 = 31.0;
const BESIDE_MIDDLE: f64 = 13.0;
const BADGE: f64 = 11.5;
/// From the middle of its link to the Semmering token.
const TOKEN: f64 = 52.0;

/// From one player's track to the next.
const fn lane(players: u8) -> f64 {
    match players {
        2 => 14.0,
        3 => 12.0,
        _ => 10.4,
    }
}

fn bed_width(players: u8) -> f64 {
    f64::from(players) * lane(players) + 2.0
}

pub(crate) fn draw(svg: &mut Svg, sheet: &Sheet<'_>) {
    let group = svg.group().set("class", "links").set("pointer-events", "all").fill("none");
    group.within(|svg| {
        for link in Map::all_links() {
            let course = Course::of(sheet.map, link);
            let middle = course.middle();
            let spot = svg.group().set("data-spot", format_args!("link-{}", sheet.map.link_text(link)));
            spot.moved(middle).within(|svg| {
                svg.title(&labels::link(sheet, link));
                draw_link(svg, sheet, link, &course.seen_from(middle));
            });
        }
    });
    let course = Course::of(sheet.map, sheet.map.semmering);
    let at = course.middle() - course.heading(0.5).across() * TOKEN;
    let token = svg.group().set("class", "semmering").set("pointer-events", "none");
    token.within(|svg| draw_semmering(svg, sheet.table.semmering, at));
}

fn draw_link(svg: &mut Svg, sheet: &Sheet<'_>, link: LinkId, course: &Course) {
    let table = sheet.table;
    let (kind, state) = (sheet.map.link(link).kind, table.crowns.contains(link));
    svg.path(&course.in_sight().band(HIT)).set("class", "ground").end();
    let bed = if state { palette::STATE } else { palette::bed(kind) };
    draw_bed(svg, course, &bed, bed_width(table.players));
    let sign = sign(kind, state);
    let apart = if sign.is_some() { BESIDE_SIGN } else { BESIDE_MIDDLE };
    let apart = apart.min(course.visible() / 2.0 - BADGE);
    // Numbers of neighbouring tracks stand on either side of the middle, so that none covers another.
    let number_at = |seat: Seat| if seat.index().is_multiple_of(2) { -apart } else { apart };
    for seat in table.all_seats().filter(|seat| table.tracks[link.index()].contains(*seat)) {
        let group = svg.group().set("class", "appears").set("data-key", format_args!("track-{seat}"));
        group.within(|svg| {
            draw_track(svg, &course.beside(offset(seat, table.players)), seat, number_at(seat))
        });
    }
    if let Some(sign) = sign {
        svg.again(IDS.of(sign)).end();
    }
}

/// Lines only: what is around them says that nothing is filled.
pub(crate) fn draw_bed(svg: &mut Svg, course: &Course, bed: &Bed, width: f64) {
    let path = course.path();
    svg.path(&path).stroke(bed.edge, width + 4.0).end();
    svg.path(&path).stroke(bed.fill, width).end();
    let sleepers = svg.path(&path).stroke(bed.edge, width - 10.0).set("stroke-opacity", 0.28);
    sleepers.set("stroke-dasharray", "3 9").end();
}

/// How far beside the middle of a link a player's track lies.
fn offset(seat: Seat, players: u8) -> f64 {
    (seat.index() as f64 - (f64::from(players) - 1.0) / 2.0) * lane(players)
}

/// A player's track, with his number so far from its middle: lines only, too.
pub(crate) fn draw_track(svg: &mut Svg, course: &Course, seat: Seat, number_at: f64) {
    let (path, paint) = (course.path(), palette::player(seat));
    svg.path(&path).stroke(palette::CASING, CASING).end();
    svg.path(&path).stroke(paint.base, RAIL).end();
    if let Some(dashes) = palette::dashes(seat) {
        svg.path(&path).stroke(paint.on, MIDDLE).set("stroke-dasharray", dashes).end();
    }
    badge::draw(svg, seat, course.at(course.beyond_middle(number_at)), BADGE);
}

pub(crate) const fn sign(kind: LinkKind, state: bool) -> Option<&'static str> {
    match (state, kind) {
        (true, _) => Some("state"),
        (false, LinkKind::Plain) => None,
        (false, LinkKind::Bridge) => Some("bridge"),
        (false, LinkKind::Tunnel) => Some("tunnel"),
    }
}

/// The token of the Semmering: a viaduct until somebody has it.
fn draw_semmering(svg: &mut Svg, owner: Option<Seat>, at: Point) {
    match owner {
        None => svg.place(IDS.of("semmering"), at).end(),
        Some(seat) => {
            svg.group().set("class", "appears").set("data-key", format_args!("owner-{seat}")).within(|svg| {
                svg.circle(at, 20.0).fill("#f6e7b4").stroke(palette::BUSINESS_RIM, 2.4).end();
                badge::draw(svg, seat, at, 14.5);
            })
        }
    }
}
