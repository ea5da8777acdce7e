//! The goods display: a column for each city in its half, with the New Cities under theirs, and the bag.

use catalog::age_of_steam::{Colour, Column, Half, NewCity, Phase, Supply};

use super::{Sheet, defs, palette, panel, places};
use crate::geometry::{Area, Point, point};
use crate::svg::Svg;
use crate::type_setting::fitted;

const PITCH: f64 = 89.0;
const BOX: Point = point(46.0, 30.0);
const ROW: f64 = 33.0;
const CUBE: f64 = 26.0;
/// From the top of the columns: the name, the first box, the New City's letter and its first box.
const NAME: f64 = 32.0;
const BOXES: f64 = 57.0;
const LETTER: f64 = 172.0;
const NEW_BOXES: f64 = 187.0;

pub(crate) fn draw(svg: &mut Svg, sheet: &Sheet<'_>, area: Area) {
    svg.group().set("class", "goods-display").within(|svg| {
        let top = panel(svg, area, &sheet.words.word("aos-board-goods-display"));
        for half in Half::ALL {
            let x = area.x + 14.0 + if half == Half::Dark { 6.0 * PITCH + 24.0 } else { 0.0 };
            let ground = Area { x, y: top - 28.0, width: 6.0 * PITCH, height: area.bottom() - top + 20.0 };
            let fill = if half == Half::Light { "#f6eed8" } else { "#ded2b8" };
            svg.rect(Area { y: top - 2.0, height: ground.height - 26.0, ..ground }, 8.0).fill(fill).end();
            let middle = x + 3.0 * PITCH;
            svg.line(point(middle, top - 12.0), 15.0)
                .centred()
                .bold()
                .fill(palette::FAINT_INK)
                .say(sheet.words.word(dice_word(half)));
            for number in 1..=6 {
                let corner = point(x + PITCH * f64::from(number - 1), top + 4.0);
                column(svg, sheet, half, number, corner);
            }
        }
        let below = top + LETTER;
        bag(svg, sheet, point(area.x + 24.0, below));
        drawn(svg, sheet, point(area.x + 14.0 + 10.0 * PITCH + 36.0, below));
    });
}

const fn dice_word(half: Half) -> &'static str {
    match half {
        Half::Light => "aos-board-light-dice",
        Half::Dark => "aos-board-dark-dice",
    }
}

fn column(svg: &mut Svg, sheet: &Sheet<'_>, half: Half, number: u8, corner: Point) {
    let middle = corner.x + PITCH / 2.0;
    let printed = Column::printed(half, number);
    let at_name = corner.y + NAME;
    let name_area = Area { x: corner.x + 2.0, y: at_name, width: PITCH - 4.0, height: 20.0 };
    if let Some(stop) = sheet.board.city_of(printed)
        && let Some(colour) = sheet.table.colour(stop)
    {
        let paint = palette::goods(colour);
        places::colour_letter(svg, colour, point(middle + 17.0, corner.y + 15.0), 11.0);
        places::die(svg, half, number, point(middle - 15.0, corner.y + 15.0), 25.0);
        svg.rect(name_area, 4.0).fill(paint.base).end();
        let name = fitted(&sheet.board.stop(stop).name, 12.5, PITCH + 6.0);
        svg.line(point(middle, at_name + 14.5), 12.5).centred().bold().fill(paint.on).say(name);
    } else {
        places::die(svg, half, number, point(middle, corner.y + 15.0), 25.0);
    }
    boxes(svg, sheet, printed, point(middle, corner.y + BOXES));
    let supply = Supply::shipped();
    for city in NewCity::ALL.into_iter().filter(|city| supply.new_city(*city).under == printed) {
        let placed = sheet.table.track.site_of(city).is_some();
        let group = svg.group();
        let group = if placed { group } else { group.set("opacity", 0.6) };
        group.within(|svg| {
            places::new_city_letter(svg, city, point(middle - 13.0, corner.y + LETTER));
            places::colour_letter(
                svg,
                supply.new_city(city).colour,
                point(middle + 14.0, corner.y + LETTER),
                10.0,
            );
            boxes(svg, sheet, city.column(), point(middle, corner.y + NEW_BOXES));
        });
    }
}

/// The boxes of a column, from the top, around this middle.
fn boxes(svg: &mut Svg, sheet: &Sheet<'_>, column: Column, top: Point) {
    for (row, cube) in sheet.table.display.column(column).iter().enumerate() {
        let corner = point(top.x - BOX.x / 2.0, top.y + ROW * row as f64);
        svg.group().set("data-box", format_args!("{column}/{}", row + 1)).within(|svg| {
            let area = Area { x: corner.x, y: corner.y, width: BOX.x, height: BOX.y };
            svg.rect(area, 4.0).fill(palette::PAPER).stroke(palette::RULE, 1.4).end();
            if let Some(colour) = cube {
                let inset = (BOX - point(CUBE, CUBE)) * 0.5;
                defs::place_cube(svg, *colour, corner + inset, CUBE);
            }
        });
    }
}

fn bag(svg: &mut Svg, sheet: &Sheet<'_>, at: Point) {
    svg.line(at + point(0.0, 8.0), 14.0)
        .bold()
        .fill(palette::FAINT_INK)
        .say(sheet.words.word("aos-board-bag"));
    for (place, colour) in Colour::ALL.into_iter().enumerate() {
        let corner = at + point(54.0 * (place % 3) as f64, 16.0 + 32.0 * (place / 3) as f64);
        defs::place_cube(svg, colour, corner, 23.0);
        let count = sheet.table.bag[colour.index()];
        svg.line(corner + point(25.0, 17.0), 15.0).bold().say(count);
    }
}

/// The cubes that have been drawn and wait for a box.
fn drawn(svg: &mut Svg, sheet: &Sheet<'_>, at: Point) {
    let Phase::Production(producing) = &sheet.table.phase else { return };
    let Some(cubes) = &producing.drawn else { return };
    svg.line(at + point(0.0, 8.0), 14.0)
        .bold()
        .fill(palette::FAINT_INK)
        .say(sheet.words.word("aos-board-drawn"));
    for (place, colour) in cubes.iter().enumerate() {
        defs::place_cube(svg, *colour, at + point(42.0 * place as f64, 18.0), 34.0);
    }
}
