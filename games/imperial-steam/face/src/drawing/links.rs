//! Links between cities: their beds, what is needed to build on them, and the tracks of the players, side by side.

use imperial_steam::printed::Map;
use imperial_steam::{LinkId, LinkKind};
use kernel::Seat;

use super::course::Course;
use super::palette::Bed;
use super::{IDS, Sheet, defs, labels, palette, tokens};
use crate::spots::Spot;
use draw::badge;
use draw::geometry::Point;
use draw::path::Path;
use draw::svg::Svg;

/// How wide the band is that stands for a link when it is pointed at.
pub(crate) const HIT: f64 = 54.0;
const CASING: f64 = 10.0;
const RAIL: f64 = 7.0;
const MIDDLE: f64 = 2.2;
/// From the middle of a link to where its players' numbers stand: beside a sign, and where there is none.
const BESIDE_SIGN: f64 = 33.5;
const BESIDE_MIDDLE: f64 = 13.0;
const BADGE: f64 = tokens::BADGE;
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
    // Beds and rails go on below the tiles, so that their ends are not seen; so they are no part of what is pointed at.
    let beds = svg.group().set("class", "beds").set("pointer-events", "none").fill("none");
    beds.within(|svg| {
        for kind in LinkKind::ALL {
            draw_beds(svg, sheet, &palette::bed(kind), |link| {
                !is_state(sheet, link) && sheet.map.link(link).kind == kind
            });
        }
        draw_beds(svg, sheet, &palette::STATE, |link| is_state(sheet, link));
    });
    svg.group().set("class", "links").set("pointer-events", "all").within(|svg| {
        for link in Map::all_links() {
            let seen = Course::in_sight(sheet.map, link);
            let spot = svg.group().show("data-spot", Spot::Link(link));
            spot.moved(seen.middle()).within(|svg| {
                svg.title(&labels::link(sheet, link));
                let band = seen.seen_from(seen.middle()).band(HIT);
                svg.path(&band).set("class", "ground").fill("none").end();
            });
        }
    });
    // A page may fill a band: rails and signs are seen all the same.
    svg.group().set("class", "tracks").set("pointer-events", "none").fill("none").within(|svg| {
        for link in Map::all_links() {
            draw_tracks(svg, sheet, link);
            if let Some(sign) = sign(sheet, link) {
                let seen = Course::in_sight(sheet.map, link);
                svg.again(IDS.of(sign)).scaled(seen.middle(), sign_scale(&seen)).end();
            }
        }
    });
    let course = Course::in_sight(sheet.map, sheet.map.semmering);
    let at = course.middle() - course.heading(0.5).across() * TOKEN;
    let token = svg.group().set("class", "semmering").set("pointer-events", "none");
    token.within(|svg| draw_semmering(svg, sheet.table.semmering, at));
}

/// How large the sign of a link is drawn: on a short link it leaves room for the numbers on either side.
fn sign_scale(seen: &Course) -> f64 {
    let rims = 2.5;
    ((beside(seen, BESIDE_SIGN) - BADGE - rims) / defs::SIGN).clamp(0.66, 1.0)
}

/// This far from the middle of a link, or as far as its numbers can still be seen whole.
fn beside(seen: &Course, apart: f64) -> f64 {
    apart.min(seen.length() / 2.0 - BADGE)
}

fn is_state(sheet: &Sheet<'_>, link: LinkId) -> bool {
    sheet.table.crowns.contains(link)
}

fn draw_tracks(svg: &mut Svg, sheet: &Sheet<'_>, link: LinkId) {
    let (table, seen) = (sheet.table, Course::in_sight(sheet.map, link));
    let whole = Course::whole(sheet.map, link);
    let apart = if sign(sheet, link).is_some() { BESIDE_SIGN } else { BESIDE_MIDDLE };
    let apart = beside(&seen, apart);
    for seat in table.all_seats().filter(|seat| table.tracks[link.index()].contains(*seat)) {
        let aside = offset(seat, table.players);
        // Numbers of neighbouring tracks stand on either side of the middle, so that none covers another.
        let off = if seat.index().is_multiple_of(2) { -apart } else { apart };
        let number_at = seen.beside(aside).beyond_middle(off);
        let key = format!("track-{seat}-{link}");
        svg.group().set("class", "appears").set("data-key", key).within(|svg| {
            draw_track(svg, &whole.beside(aside), seat, number_at);
        });
    }
}

/// The beds of all links of a kind.
fn draw_beds(svg: &mut Svg, sheet: &Sheet<'_>, bed: &Bed, of_kind: impl Fn(LinkId) -> bool) {
    let mut path = Path::in_steps();
    for link in Map::all_links().filter(|link| of_kind(*link)) {
        Course::whole(sheet.map, link).add_to(&mut path);
    }
    draw_bed(svg, &path, bed, bed_width(sheet.table.players));
}

/// Lines only: what is around them says that nothing is filled.
pub(crate) fn draw_bed(svg: &mut Svg, path: &Path, bed: &Bed, width: f64) {
    svg.path(path).stroke(bed.edge, width + 4.0).end();
    svg.path(path).stroke(bed.fill, width).end();
    let sleepers = svg.path(path).stroke(bed.edge, width - 10.0).set("stroke-opacity", "0.28");
    sleepers.set("stroke-dasharray", "3 9").end();
}

/// How far beside the middle of a link a player's track lies.
fn offset(seat: Seat, players: u8) -> f64 {
    (seat.index() as f64 - (f64::from(players) - 1.0) / 2.0) * lane(players)
}

/// A player's track, with their number here: lines only, too.
pub(crate) fn draw_track(svg: &mut Svg, course: &Course, seat: Seat, number_at: Point) {
    let (path, paint) = (course.path(), palette::player(seat));
    svg.path(&path).stroke(palette::CASING, CASING).end();
    svg.path(&path).stroke(paint.base, RAIL).end();
    if let Some(dashes) = palette::dashes(seat) {
        svg.path(&path).stroke(paint.on, MIDDLE).set("stroke-dasharray", dashes).end();
    }
    svg.place(tokens::badge_id(seat), number_at).end();
}

/// What stands in the middle of a link.
fn sign(sheet: &Sheet<'_>, link: LinkId) -> Option<&'static str> {
    match sheet.map.link(link).kind {
        _ if is_state(sheet, link) => Some("state"),
        LinkKind::Plain => None,
        LinkKind::Bridge => Some("bridge"),
        LinkKind::Tunnel => Some("tunnel"),
    }
}

/// The token of the Semmering: a viaduct until somebody has it.
fn draw_semmering(svg: &mut Svg, owner: Option<Seat>, at: Point) {
    match owner {
        None => svg.place(IDS.of("semmering"), at).end(),
        Some(seat) => {
            svg.group().set("class", "appears").show("data-key", format_args!("owner-{seat}")).within(|svg| {
                svg.circle(at, 20.0).fill("#f6e7b4").stroke(palette::BUSINESS_RIM, 2.4).end();
                badge::draw(svg, seat, at, 14.5);
            })
        }
    }
}
