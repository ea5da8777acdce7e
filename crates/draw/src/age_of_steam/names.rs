//! The names of cities and towns: signs that lie above all else on a board, as names are what a player looks for.

use catalog::age_of_steam::{HexId, StopId};
use hexes::{Edge, Edges};

use super::{Sheet, palette};
use crate::geometry::{Area, Cell, Point, point};
use crate::svg::Svg;
use crate::type_setting::{SERIF, fitted, width};

/// As large as this, and smaller where there is no room.
const LARGEST: f64 = 17.5;
const SMALLEST: f64 = 14.0;
const CITY_ROOM: f64 = 102.0;
/// Towns have theirs where a hex is narrower.
const TOWN_ROOM: f64 = 92.0;
const LONGEST: f64 = 106.0;
const HEIGHT: f64 = 21.0;

/// A name on the board.
pub(crate) struct Sign {
    name: String,
    size: f64,
    pub(crate) area: Area,
    fill: &'static str,
    rim: &'static str,
}

/// The group is by itself and has a class, so that a page can lay it above its own marks too. Every name is in the title
/// of its hex already.
pub(crate) fn draw(svg: &mut Svg, sheet: &Sheet<'_>) {
    let group = svg.group().set("class", "names").set("pointer-events", "none").set("aria-hidden", "true");
    group.centred().bold().set("font-family", SERIF).within(|svg| {
        for sign in signs(sheet) {
            svg.rect(sign.area, 4.0).fill(sign.fill).stroke(sign.rim, 1.2).end();
            let middle = point(sign.area.x + sign.area.width / 2.0, sign.area.y + HEIGHT / 2.0);
            svg.line(middle + point(0.0, 0.36 * sign.size), sign.size).say(sign.name);
        }
    });
}

/// Every name, where it stands.
pub(crate) fn signs(sheet: &Sheet<'_>) -> Vec<Sign> {
    sheet.board.stops().map(|stop| sign(sheet, stop)).collect()
}

fn sign(sheet: &Sheet<'_>, stop: StopId) -> Sign {
    let (track, printed) = (&sheet.table.track, sheet.board.stop(stop));
    let (off, room) = match track.is_city(stop) {
        true => (-11.0, CITY_ROOM),
        false if stands_high(sheet, printed.hex) => (-35.0, TOWN_ROOM),
        false => (35.0, TOWN_ROOM),
    };
    let (fill, rim) = match (track.new_city(stop), track.is_city(stop)) {
        (Some(_), _) => ("#fdeec2", palette::GOLD),
        (None, true) => (palette::PAPER, palette::INK),
        (None, false) => (palette::PAPER, palette::RULE),
    };
    let size = (LARGEST * room / width(&printed.name, LARGEST)).clamp(SMALLEST, LARGEST);
    let name = fitted(&printed.name, size, LONGEST);
    let wide = width(&name, size) + 9.0;
    let middle: Point = Cell::from(sheet.board.coord(printed.hex)).centre() + point(0.0, off);
    let area = Area { x: middle.x - wide / 2.0, y: middle.y - HEIGHT / 2.0, width: wide, height: HEIGHT };
    Sign { name, size, area, fill, rim }
}

/// Whether the name of a town stands above its disc: where there is less track.
pub(crate) fn stands_high(sheet: &Sheet<'_>, town: HexId) -> bool {
    let exits = sheet.table.track.edges(town);
    let burden = |straight: Edge, slanted: [Edge; 2]| {
        2 * usize::from(exits.contains(straight)) + exits.and(Edges::from_iter(slanted)).len()
    };
    burden(Edge::N, [Edge::NE, Edge::NW]) < burden(Edge::S, [Edge::SE, Edge::SW])
}
