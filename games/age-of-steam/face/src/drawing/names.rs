//! Where the names of cities and towns stand.

use age_of_steam::{HexId, StopId};
use hexes::{Edge, Edges};

use super::{LAYOUT, Sheet, palette};
use draw::geometry::{Cell, point};
use draw::signs::{self, Lettering, Sign};
use draw::svg::Svg;

const LETTERING: Lettering = Lettering { largest: 17.5, smallest: 14.0, longest: 106.0, height: 21.0 };
const CITY_ROOM: f64 = 102.0;
/// Towns have theirs where a hex is narrower.
const TOWN_ROOM: f64 = 92.0;

pub(crate) fn draw(svg: &mut Svg, sheet: &Sheet<'_>) {
    signs::draw(svg, &signs(sheet));
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
    let paint = match (track.new_city(stop), track.is_city(stop)) {
        (Some(_), _) => ("#fdeec2", palette::GOLD),
        (None, true) => (palette::PAPER, palette::INK),
        (None, false) => (palette::PAPER, palette::RULE),
    };
    let middle = Cell::at(LAYOUT, sheet.board.coord(printed.hex)).centre() + point(0.0, off);
    Sign::new(&LETTERING, &printed.name, middle, room, paint)
}

/// Whether the name of a town stands above its disc: where there is less track.
pub(crate) fn stands_high(sheet: &Sheet<'_>, town: HexId) -> bool {
    let exits = sheet.table.track.edges(town);
    let burden = |straight: Edge, slanted: [Edge; 2]| {
        2 * usize::from(exits.contains(straight)) + exits.and(Edges::from_iter(slanted)).len()
    };
    burden(Edge::N, [Edge::NE, Edge::NW]) < burden(Edge::S, [Edge::SE, Edge::SW])
}
