//! The hexes of land as things to point at: labels, towns, cities and what lies in them.

use catalog::age_of_steam::{Colour, Column, Half, HexId, NewCity, StopId, Supply, Terrain};
use hexes::{Edge, Edges, Segment};
use kernel::{Arg, Text, text};

use super::{Sheet, cubes, palette};
use crate::geometry::{Area, Cell, Point, point};
use crate::svg::Svg;
use crate::type_setting::{SERIF, fitted, width};

pub(crate) const LABEL_SIZE: f64 = 12.5;
/// Names are what a player looks for, also on a small screen: as large as this, and smaller where there is no room.
const SIGN_SIZE: f64 = 17.0;
const CITY_SIGN: f64 = 102.0;
/// Towns have theirs where a hex is narrower.
const TOWN_SIGN: f64 = 86.0;
const LONGEST_SIGN: f64 = 104.0;

pub(crate) fn draw(svg: &mut Svg, sheet: &Sheet<'_>) {
    // The type of the labels is set once for all.
    let group = svg.group().set("class", "hexes").centred().num("font-size", LABEL_SIZE).fill(palette::LABEL);
    group.within(|svg| draw_hexes(svg, sheet));
}

fn draw_hexes(svg: &mut Svg, sheet: &Sheet<'_>) {
    for hex in sheet.board.hexes() {
        let coord = sheet.board.coord(hex);
        let stop = sheet.board.hex(hex).stop;
        let group = svg.group().set("id", format_args!("hex-{coord}")).set("data-hex", coord);
        let group = match stop {
            Some(stop) => group.set("data-stop", &sheet.board.stop(stop).name),
            None => group,
        };
        group.set("class", "hex").moved(Cell::from(coord).centre()).within(|svg| {
            svg.title(&describe(sheet, hex));
            match stop {
                Some(stop) if sheet.table.track.is_city(stop) => city(svg, sheet, stop),
                Some(stop) => {
                    ground(svg);
                    town(svg, sheet, hex, stop);
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
    let at = sheet.board.coord(hex).to_string();
    let what = words.say(&match sheet.board.hex(hex).stop {
        Some(stop) => describe_stop(sheet, at, stop),
        None => {
            let terrain = Arg::Word(terrain_word(sheet.board.hex(hex).terrain));
            text!("aos-board-land", at = at, terrain = terrain)
        }
    });
    let edge = |edge: Edge| words.word(&format!("edge-{}-short", edge.to_string().to_ascii_lowercase()));
    let exits: Vec<String> = track.edges(hex).iter().map(edge).collect();
    if exits.is_empty() {
        return what;
    }
    words.say(&text!("aos-board-exits", what = what, edges = exits.join(" ")))
}

fn describe_stop(sheet: &Sheet<'_>, at: String, stop: StopId) -> Text {
    let (track, name) = (&sheet.table.track, sheet.board.stop(stop).name.clone());
    let Some(colour) = track.colour(stop) else { return text!("aos-board-town-here", at = at, name = name) };
    let (colour, goods) = (Arg::Word(colour.word()), describe_goods(sheet, stop));
    match track.new_city(stop) {
        Some(city) => text!(
            "aos-board-new-city-here",
            at = at,
            name = name,
            city = city.to_string(),
            colour = colour,
            goods = goods,
        ),
        None => text!("aos-board-city-here", at = at, name = name, colour = colour, goods = goods),
    }
}

fn describe_goods(sheet: &Sheet<'_>, stop: StopId) -> String {
    let words = sheet.words;
    let goods: Vec<String> = Colour::ALL
        .into_iter()
        .map(|colour| (colour, sheet.table.goods[stop.index()][colour.index()]))
        .filter(|(_, count)| *count > 0)
        .map(|(colour, count)| describe_cubes(sheet, colour, count))
        .collect();
    if goods.is_empty() { words.word("aos-board-no-cubes") } else { goods.join(", ") }
}

/// “2 red”
pub(crate) fn describe_cubes(sheet: &Sheet<'_>, colour: Colour, count: u8) -> String {
    sheet.words.say(&text!("aos-board-cubes", count = count, colour = Arg::Word(colour.word())))
}

pub(crate) const fn terrain_word(terrain: Terrain) -> &'static str {
    match terrain {
        Terrain::Plain => "aos-board-plain",
        Terrain::River => "aos-board-river",
        Terrain::Mountain => "aos-board-mountain",
    }
}

fn ground(svg: &mut Svg) {
    svg.again("aos-ground").end();
}

pub(crate) fn land(svg: &mut Svg, sheet: &Sheet<'_>, hex: HexId) {
    // A tight curve around the upper left corner needs the room where labels stand.
    let tight = Segment::between(Edge::N, Edge::NW);
    let low =
        sheet.table.track.tile(hex).is_some_and(|tile| tile.shape.segments().any(|one| Some(one) == tight));
    label(svg, sheet, hex, low);
}

fn label(svg: &mut Svg, sheet: &Sheet<'_>, hex: HexId, low: bool) {
    let at = point(-22.5, if low { 46.0 } else { -37.0 });
    svg.add("text").num("x", at.x).num("y", at.y).say(sheet.board.coord(hex));
}

pub(crate) fn town(svg: &mut Svg, sheet: &Sheet<'_>, hex: HexId, stop: StopId) {
    let exits = sheet.table.track.edges(hex);
    let burden = |straight: Edge, slanted: [Edge; 2]| {
        2 * usize::from(exits.contains(straight)) + exits.and(Edges::from_iter(slanted)).len()
    };
    let high = burden(Edge::N, [Edge::NE, Edge::NW]) < burden(Edge::S, [Edge::SE, Edge::SW]);
    label(svg, sheet, hex, high);
    town_disc(svg, Point::default());
    let middle = if high { -35.0 } else { 35.0 };
    sign(svg, point(0.0, middle), &sheet.board.stop(stop).name, TOWN_SIGN, (palette::PAPER, palette::RULE));
}

pub(crate) fn town_disc(svg: &mut Svg, at: Point) {
    svg.circle(at, 14.0).fill("#ffffff").stroke(palette::INK, 2.5).end();
    svg.circle(at, 8.5).fill("none").stroke(palette::RULE, 1.5).end();
}

/// A name on a board, around this point, as large as there is room for.
fn sign(svg: &mut Svg, middle: Point, name: &str, room: f64, (fill, rim): (&str, &str)) {
    let size = (SIGN_SIZE * room / width(name, SIGN_SIZE)).clamp(LABEL_SIZE, SIGN_SIZE);
    let name = fitted(name, size, LONGEST_SIGN);
    let room = width(&name, size) + 9.0;
    let area = Area { x: middle.x - room / 2.0, y: middle.y - 10.5, width: room, height: 21.0 };
    svg.rect(area, 4.0).fill(fill).stroke(rim, 1.2).end();
    let base = point(middle.x, middle.y + 0.36 * size);
    svg.line(base, size).centred().bold().fill(palette::INK).set("font-family", SERIF).say(name);
}

fn city(svg: &mut Svg, sheet: &Sheet<'_>, stop: StopId) {
    let track = &sheet.table.track;
    let new = track.new_city(stop);
    let Some(colour) = track.colour(stop) else { return };
    let printed = sheet.board.stop(stop).city.map(|city| city.column);
    city_ground(svg, colour, new.is_some());
    let column = new.map(|city| Supply::shipped().new_city(city).under).or(printed);
    city_heading(svg, colour, new, column);
    city_sign(svg, sheet, stop);
    cubes::draw(svg, &sheet.table.goods[stop.index()], palette::goods(colour).on);
    city_label(svg, sheet, stop, colour);
}

/// The name of a city, golden when it is new.
pub(crate) fn city_sign(svg: &mut Svg, sheet: &Sheet<'_>, stop: StopId) {
    let new = sheet.table.track.new_city(stop).is_some();
    let paint = if new { ("#fdeec2", palette::GOLD) } else { (palette::PAPER, palette::INK) };
    sign(svg, point(0.0, -11.0), &sheet.board.stop(stop).name, CITY_SIGN, paint);
}

pub(crate) fn city_label(svg: &mut Svg, sheet: &Sheet<'_>, stop: StopId, colour: Colour) {
    let paint = palette::goods(colour);
    let coord = sheet.board.coord(sheet.board.stop(stop).hex);
    svg.line(point(0.0, 48.5), LABEL_SIZE - 1.0).centred().fill(paint.on).say(coord);
}

/// The hex of a city in its colour; a New City has a dashed golden rim.
pub(crate) fn city_ground(svg: &mut Svg, colour: Colour, new: bool) {
    let paint = palette::goods(colour);
    let hex = |svg: &mut Svg, by: f64, fill: &str, rim: &str, rim_width: f64, dashes: &str| {
        svg.again("aos-hex")
            .set("transform", format_args!("scale({by})"))
            .fill(fill)
            .stroke(rim, rim_width)
            .set("stroke-dasharray", dashes)
            .end();
    };
    hex(svg, 0.98, paint.base, palette::CASING, 2.5, "none");
    hex(svg, 0.98, "url(#aos-streets)", "none", 0.0, "none");
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
    let pitch = if count > 2 { 22.0 } else { 27.0 };
    let mut at = point(-pitch * (count as f64 - 1.0) / 2.0, -34.0);
    colour_letter(svg, colour, at, 10.5);
    at.x += pitch;
    if let Some(city) = new {
        new_city_letter(svg, city, at);
        at.x += pitch;
    }
    if let Some((half, number)) = die_of {
        die(svg, half, number, at, 20.0);
    }
}

pub(crate) fn colour_letter(svg: &mut Svg, colour: Colour, middle: Point, radius: f64) {
    let paint = palette::goods(colour);
    svg.circle(middle, radius).fill(paint.base).stroke(paint.on, 1.8).end();
    let size = radius * 1.35;
    svg.line(middle + point(0.0, size * 0.365), size).centred().bold().fill(paint.on).say(colour.letter());
}

pub(crate) fn new_city_letter(svg: &mut Svg, city: NewCity, middle: Point) {
    svg.group().scaled(middle, 0.21).within(|svg| {
        svg.again("aos-hex").fill("#f6d98a").stroke(palette::CASING, 8.0).end();
    });
    svg.line(middle + point(0.0, 5.2), 14.5).centred().bold().fill(palette::INK).say(city);
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
    let letters = size * 0.74;
    svg.line(middle + point(0.0, letters * 0.365), letters).centred().bold().fill(ink).say(number);
}
