//! The hexes of land as things to point at: labels, towns, cities and what lies in them.

use age_of_steam::{Colour, Column, Half, HexId, NewCity, StopId, Supply};
use hexes::{Edge, Segment};
use kernel::text;

use super::{IDS, LAYOUT, Sheet, cubes, names, palette};
use draw::geometry::{Area, Cell, Point, point};
use draw::svg::Svg;

pub(crate) const COORD_SIZE: f64 = 14.0;

pub(crate) fn draw(svg: &mut Svg, sheet: &Sheet<'_>) {
    // The type of the coordinates is set once for all.
    let group = svg.group().set("class", "hexes").centred().num("font-size", COORD_SIZE).fill(palette::COORD);
    group.within(|svg| draw_hexes(svg, sheet));
}

fn draw_hexes(svg: &mut Svg, sheet: &Sheet<'_>) {
    for hex in sheet.board.hexes() {
        let coord = sheet.board.coord(hex);
        let stop = sheet.board.hex(hex).stop;
        let group = svg.group().show("id", format_args!("hex-{coord}")).show("data-hex", coord);
        let group = match stop {
            Some(stop) => group.set("data-stop", &sheet.board.stop(stop).name),
            None => group,
        };
        group.set("class", "hex").moved(Cell::at(LAYOUT, coord).centre()).within(|svg| {
            svg.title(&describe(sheet, hex));
            match stop {
                Some(stop) if sheet.table.track.is_city(stop) => city(svg, sheet, stop),
                Some(_) => {
                    ground(svg);
                    town(svg, sheet, hex);
                }
                None => {
                    ground(svg);
                    land(svg, sheet, hex);
                }
            }
        });
    }
}

/// What a hex is, in words.
pub(crate) fn describe(sheet: &Sheet<'_>, hex: HexId) -> String {
    let (words, track) = (sheet.words, &sheet.table.track);
    let what = words.say(&sheet.table.hex_label(hex));
    let exits = track.edges(hex).iter().map(|edge| words.word(LAYOUT.side_in_short(edge)));
    let exits: Vec<String> = exits.collect();
    if exits.is_empty() {
        return what;
    }
    words.say(&text!(aos_board_exits, what = what, edges = exits.join(" ")))
}

fn ground(svg: &mut Svg) {
    svg.again(IDS.of("ground")).end();
}

pub(crate) fn land(svg: &mut Svg, sheet: &Sheet<'_>, hex: HexId) {
    // A tight curve around the upper left corner needs the room where coordinates stand.
    let tight = Segment::between(Edge::N, Edge::NW);
    let low =
        sheet.table.track.tile(hex).is_some_and(|tile| tile.shape.segments().any(|one| Some(one) == tight));
    coord(svg, sheet, hex, low);
}

/// Where a hex is. The class lets a page hide all of these.
fn coord(svg: &mut Svg, sheet: &Sheet<'_>, hex: HexId, low: bool) {
    let at = point(-21.5, if low { 46.0 } else { -36.0 });
    svg.add("text").set("class", "coord").num("x", at.x).num("y", at.y).say_of(sheet.board.coord(hex));
}

pub(crate) fn town(svg: &mut Svg, sheet: &Sheet<'_>, hex: HexId) {
    coord(svg, sheet, hex, names::stands_high(sheet, hex));
    town_disc(svg, Point::default());
}

pub(crate) fn town_disc(svg: &mut Svg, at: Point) {
    svg.circle(at, 14.0).fill("#ffffff").stroke(palette::INK, 2.5).end();
    svg.circle(at, 8.5).fill("none").stroke(palette::RULE, 1.5).end();
}

fn city(svg: &mut Svg, sheet: &Sheet<'_>, stop: StopId) {
    let track = &sheet.table.track;
    let new = track.new_city(stop);
    let Some(colour) = track.colour(stop) else { return };
    let printed = sheet.board.stop(stop).city.map(|city| city.column);
    city_ground(svg, colour, new.is_some());
    let column = new.map(|city| Supply::shipped().new_city(city).under).or(printed);
    city_heading(svg, colour, new, column);
    cubes::draw(svg, &sheet.table.goods[stop.index()], palette::goods(colour).on);
    city_coord(svg, sheet, stop, colour);
}

pub(crate) fn city_coord(svg: &mut Svg, sheet: &Sheet<'_>, stop: StopId, colour: Colour) {
    let cubes: u8 = sheet.table.goods[stop.index()].iter().sum();
    // Inside the inner rim, unless a second row of cubes needs the room.
    let base = if cubes > cubes::IN_ONE_ROW { 48.5 } else { 44.5 };
    let text = svg.add("text").set("class", "coord").num("y", base).fill(palette::goods(colour).on);
    text.set("fill-opacity", "0.7").say_of(sheet.board.coord(sheet.board.stop(stop).hex));
}

/// The hex of a city in its colour; a New City has a dashed golden rim.
pub(crate) fn city_ground(svg: &mut Svg, colour: Colour, new: bool) {
    let paint = palette::goods(colour);
    let hex = |svg: &mut Svg, by: f64, fill: &str, rim: &str, rim_width: f64, dashes: &str| {
        svg.again(IDS.of("hex"))
            .show("transform", format_args!("scale({by})"))
            .fill(fill)
            .stroke(rim, rim_width)
            .set("stroke-dasharray", dashes)
            .end();
    };
    hex(svg, 0.98, paint.base, palette::CASING, 2.5, "none");
    hex(svg, 0.98, &IDS.url("streets"), "none", 0.0, "none");
    if new {
        hex(svg, 0.9, "none", "#f6d98a", 3.6, "9 5");
    } else {
        hex(svg, 0.9, "none", paint.light, 2.0, "none");
    }
}

/// The row above the name: the letter of the colour, the letter of a New City, the die of its column.
pub(crate) fn city_heading(svg: &mut Svg, colour: Colour, new: Option<NewCity>, column: Option<Column>) {
    let die_of = column.and_then(Column::half_and_die);
    let count = 1 + usize::from(new.is_some()) + usize::from(die_of.is_some());
    // Three have to keep clear of the slanting sides.
    let (pitch, size) = if count > 2 { (22.5, 20.5) } else { (28.0, 23.0) };
    let mut at = point(-pitch * (count as f64 - 1.0) / 2.0, -34.0);
    colour_letter(svg, colour, at, size / 2.0);
    at.x += pitch;
    if let Some(city) = new {
        new_city_letter(svg, city, at);
        at.x += pitch;
    }
    if let Some((half, number)) = die_of {
        die(svg, half, number, at, size);
    }
}

pub(crate) fn colour_letter(svg: &mut Svg, colour: Colour, middle: Point, radius: f64) {
    let paint = palette::goods(colour);
    svg.circle(middle, radius).fill(paint.base).stroke(paint.on, 1.8).end();
    let size = radius * 1.5;
    svg.line(middle + point(0.0, size * 0.365), size).centred().bold().fill(paint.on).say_of(colour.letter());
}

pub(crate) fn new_city_letter(svg: &mut Svg, city: NewCity, middle: Point) {
    svg.group().scaled(middle, 0.21).within(|svg| {
        svg.again(IDS.of("hex")).fill("#f6d98a").stroke(palette::CASING, 8.0).end();
    });
    svg.line(middle + point(0.0, 5.9), 16.5).centred().bold().fill(palette::INK).say_of(city);
}

/// A die with its number, white or dark as its half of the display.
pub(crate) fn die(svg: &mut Svg, half: Half, number: u8, middle: Point, size: f64) {
    let (fill, ink) = match half {
        Half::Light => ("#ffffff", palette::INK),
        Half::Dark => ("#3b352d", "#ffffff"),
    };
    let area = Area { x: middle.x - size / 2.0, y: middle.y - size / 2.0, width: size, height: size };
    let rim = if half == Half::Light { palette::INK } else { "#ffffff" };
    svg.rect(area, size * 0.22).fill(fill).stroke(rim, 1.4).end();
    let letters = size * 0.84;
    svg.line(middle + point(0.0, letters * 0.365), letters).centred().bold().fill(ink).say_of(number);
}
