//! What the signs mean, and where the board comes from.

use age_of_steam::{Colour, Half, NewCity, Terrain, price};
use kernel::{Seat, message, text};

use super::markers::GAUGE;
use super::places::{city_ground, colour_letter, die, new_city_letter, town_disc};
use super::{IDS, Sheet, defs, palette};
use draw::Typeface;
use draw::engine;
use draw::geometry::{Area, Point, point};
use draw::legend::{Part, height, rails};
use draw::path::Path;
use draw::rails::Style;
use draw::svg::Svg;

const SIZE: f64 = 16.0;
const SMALL: f64 = 12.5;
const LINE: f64 = 16.0;

pub(crate) fn draw(svg: &mut Svg, sheet: &Sheet<'_>, area: Area) {
    svg.group().set("class", "legend").within(|svg| {
        svg.rect(area, 10.0).fill(palette::PAPER).stroke(palette::RULE, 1.5).end();
        let top = point(area.x + 18.0, area.y);
        let step = |share: f64| {
            let at = top + point((area.width - 36.0) * share, 0.0);
            Part { at, size: SIZE, right: f64::INFINITY }
        };
        terrain(svg, sheet, &step(0.0));
        track(svg, sheet, &step(0.205));
        owners(svg, sheet, &[step(0.44)]);
        goods(svg, sheet, &step(0.625));
        places(svg, sheet, &step(0.76));
        source(svg, sheet, area);
    });
}

/// The same in a narrow column. Returns its height.
pub(crate) fn draw_aside(svg: &mut Svg, sheet: &Sheet<'_>, width: f64) -> f64 {
    let middle = width / 2.0;
    let left = |y: f64| Part { at: point(12.0, y), size: 14.0, right: middle - 6.0 };
    let right = |y: f64| Part { at: point(middle + 4.0, y), size: 14.0, right: width - 12.0 };
    terrain(svg, sheet, &left(0.0));
    places(svg, sheet, &right(0.0));
    let second = height(5);
    track(svg, sheet, &left(second));
    goods(svg, sheet, &right(second));
    let third = second + height(5);
    owners(svg, sheet, &[left(third), right(third)]);
    let last = third + height(usize::from(sheet.table.players).div_ceil(2));
    let height = 18.0 + LINE * source_lines(sheet, width).len() as f64;
    source(svg, sheet, Area { x: 0.0, y: last, width, height });
    last + height
}

fn terrain(svg: &mut Svg, sheet: &Sheet<'_>, part: &Part) {
    let words = sheet.words;
    part.heading(svg, &words.word(message!(aos_board_terrain)));
    let hex = |svg: &mut Svg, middle: Point, fill: &str, scale: f64, over: &dyn Fn(&mut Svg)| {
        svg.group().scaled(middle, scale).within(|svg| {
            svg.again(IDS.of("hex")).fill(fill).stroke(palette::GRID, 2.5).end();
            over(svg);
        });
    };
    for (number, terrain) in Terrain::ALL.into_iter().enumerate() {
        let middle = part.row(number);
        let (fill, over): (_, &dyn Fn(&mut Svg)) = match terrain {
            Terrain::Plain => (palette::PLAINS[0], &|_| ()),
            Terrain::River => (palette::RIVERSIDE, &river),
            Terrain::Mountain => {
                (palette::UPLAND, &|svg| svg.place(IDS.of("mountains-1"), Point::default()).end())
            }
        };
        hex(svg, middle, fill, 0.29, over);
        let priced = format!("{} {}", words.word(terrain.name()), words.money(terrain.price()));
        part.say(svg, middle, 26.0, &priced);
    }
    let middle = part.row(Terrain::ALL.len());
    hex(svg, middle, palette::WATER, 0.29, &|_| ());
    part.say(svg, middle, 26.0, &words.word(message!(aos_board_lake)));
    let middle = part.row(Terrain::ALL.len() + 1);
    town_disc(svg, middle);
    let priced = words.say(&text!(aos_board_town, town = price::TOWN, exit = price::EXIT));
    part.say(svg, middle, 26.0, &priced);
}

fn river(svg: &mut Svg) {
    let mut path = Path::default();
    path.start(point(0.0, -50.0))
        .bend(point(34.0, -18.0), point(0.0, 0.0))
        .bend(point(-34.0, 18.0), point(0.0, 50.0));
    svg.path(&path).fill("none").stroke(palette::SHORE, 16.0).end();
    svg.path(&path).fill("none").stroke(palette::WATER, 11.0).end();
}

fn track(svg: &mut Svg, sheet: &Sheet<'_>, part: &Part) {
    let words = sheet.words;
    part.heading(svg, &words.word(message!(aos_board_track)));
    let owner = Some(Seat::new(0));
    let kinds = [
        (Style { owner, complete: true }, words.word(message!(aos_board_completed))),
        (Style { owner, complete: false }, words.word(message!(aos_board_unfinished))),
        (Style { owner: None, complete: true }, words.word(message!(aos_board_unowned))),
    ];
    for (number, (style, name)) in kinds.iter().enumerate() {
        let middle = part.row(number) + point(10.0, 0.0);
        rails(svg, middle, *style);
        part.say(svg, middle, 40.0, name);
    }
    let middle = part.row(kinds.len()) + point(10.0, 0.0);
    engine::draw(svg, IDS, Seat::new(0), middle, GAUGE.scale);
    part.say(svg, middle, 40.0, &words.word(message!(aos_board_owner)));
}

/// The players row by row, in one column or more.
fn owners(svg: &mut Svg, sheet: &Sheet<'_>, columns: &[Part]) {
    columns[0].heading(svg, &sheet.words.word(message!(aos_board_players)));
    for (number, seat) in sheet.table.all_seats().enumerate() {
        let column = &columns[number % columns.len()];
        let row = column.row(number / columns.len());
        column.player(svg, row, seat, &sheet.words.name(seat), SIZE);
    }
}

fn goods(svg: &mut Svg, sheet: &Sheet<'_>, part: &Part) {
    part.heading(svg, &sheet.words.word(message!(aos_board_goods)));
    for (number, colour) in Colour::ALL.into_iter().enumerate() {
        let middle = part.row(number);
        defs::place_cube(svg, colour, middle - point(13.0, 13.0), 26.0);
        part.say(svg, middle, 22.0, &sheet.words.word(colour.name()));
    }
}

fn places(svg: &mut Svg, sheet: &Sheet<'_>, part: &Part) {
    let words = sheet.words;
    part.heading(svg, &words.word(message!(aos_board_places)));
    let cities =
        [(words.word(message!(aos_board_city)), false), (words.word(message!(aos_board_new_city)), true)];
    for (number, (name, new)) in cities.into_iter().enumerate() {
        let middle = part.row(number);
        svg.group().scaled(middle, 0.31).within(|svg| city_ground(svg, Colour::Blue, new));
        if new {
            new_city_letter(svg, NewCity::A, middle);
        }
        part.say(svg, middle, 26.0, &name);
    }
    let middle = part.row(2);
    colour_letter(svg, Colour::Blue, middle, 11.0);
    part.say(svg, middle, 26.0, &words.word(message!(aos_board_takes)));
    let middle = part.row(3);
    die(svg, Half::Light, 3, middle - point(12.0, 0.0), 21.0);
    die(svg, Half::Dark, 3, middle + point(12.0, 0.0), 21.0);
    part.say(svg, middle, 30.0, &words.word(message!(aos_board_grows)));
}

fn source_lines(sheet: &Sheet<'_>, width: f64) -> Vec<String> {
    Typeface::Sans.lines(&sheet.source(), SMALL, width - 36.0)
}

fn source(svg: &mut Svg, sheet: &Sheet<'_>, area: Area) {
    let lines = source_lines(sheet, area.width);
    let first = area.bottom() - 12.0 - LINE * (lines.len() as f64 - 1.0);
    for (index, line) in lines.iter().enumerate() {
        let base = point(area.x + 18.0, first + LINE * index as f64);
        svg.line(base, SMALL).fill(palette::FAINT_INK).say(line);
    }
}
