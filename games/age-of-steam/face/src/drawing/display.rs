//! The goods display: a column for each city in its half, with the New Cities under theirs, and the bag.

use age_of_steam::{Colour, Column, DIE, Half, NewCity, Phase, Supply, content_name};
use kernel::{Message, message};

use super::{Sheet, defs, palette, places};
use crate::spots::Spot;
use draw::Typeface;
use draw::geometry::{Area, Point, point};
use draw::paper::panel;
use draw::svg::Svg;

/// How large the parts of the display are.
struct Measures {
    pitch: f64,
    boxes: Point,
    row: f64,
    cube: f64,
    die: f64,
    /// From the top of the columns: the name, the first box, the New City's letter and its first box.
    at_name: f64,
    at_boxes: f64,
    at_letter: f64,
    at_new_boxes: f64,
    name_size: f64,
    /// From one cube in the bag to the next.
    in_bag: Point,
    cube_in_bag: f64,
    count_size: f64,
    /// Whether boxes can be clicked.
    spots: bool,
}

const SHEET: Measures = Measures {
    pitch: 89.0,
    boxes: point(46.0, 30.0),
    row: 33.0,
    cube: 26.0,
    die: 25.0,
    at_name: 32.0,
    at_boxes: 57.0,
    at_letter: 172.0,
    at_new_boxes: 187.0,
    name_size: 12.5,
    in_bag: point(54.0, 32.0),
    cube_in_bag: 23.0,
    count_size: 15.0,
    spots: false,
};

const ASIDE: Measures = Measures {
    pitch: 64.0,
    boxes: point(46.0, 29.0),
    row: 32.0,
    cube: 26.0,
    die: 23.0,
    at_name: 30.0,
    at_boxes: 53.0,
    at_letter: 164.0,
    at_new_boxes: 179.0,
    name_size: 13.0,
    in_bag: point(41.5, 31.0),
    cube_in_bag: 21.0,
    count_size: 14.0,
    spots: true,
};

impl Measures {
    /// How wide the columns of a half are.
    fn half(&self) -> f64 {
        f64::from(DIE) * self.pitch
    }
}

pub(crate) fn draw(svg: &mut Svg, sheet: &Sheet<'_>, area: Area) {
    svg.group().set("class", "goods-display").within(|svg| {
        let top = panel(svg, area, &sheet.words.word(message!(aos_board_goods_display)));
        for half in Half::ALL {
            let x = area.x + 14.0 + if half == Half::Dark { SHEET.half() + 24.0 } else { 0.0 };
            let ground = Area { x, y: top - 28.0, width: SHEET.half(), height: area.bottom() - top + 20.0 };
            let fill = ground_of(half);
            svg.rect(Area { y: top - 2.0, height: ground.height - 26.0, ..ground }, 8.0).fill(fill).end();
            let middle = x + SHEET.half() / 2.0;
            svg.line(point(middle, top - 12.0), 15.0)
                .centred()
                .bold()
                .fill(palette::FAINT_INK)
                .say(sheet.words.word(dice_name(half)));
            for number in 1..=DIE {
                let corner = point(x + SHEET.pitch * f64::from(number - 1), top + 4.0);
                column(svg, sheet, &SHEET, half, number, corner);
            }
        }
        let below = top + SHEET.at_letter;
        bag(svg, sheet, &SHEET, point(area.x + 24.0, below));
        drawn(svg, sheet, point(area.x + 14.0 + 10.0 * SHEET.pitch + 36.0, below));
    });
}

/// The same in a narrow column: the light half above the dark one. Returns its height.
pub(crate) fn draw_aside(svg: &mut Svg, sheet: &Sheet<'_>, room: f64) -> f64 {
    let columns = ASIDE.half();
    let left = (room - columns) / 2.0;
    let below = ASIDE.at_new_boxes + 2.0 * ASIDE.row + 6.0;
    let mut top = left;
    for half in Half::ALL {
        let ground = Area { x: left, y: top, width: columns, height: 28.0 + below };
        svg.rect(ground, 6.0).fill(ground_of(half)).end();
        let title = point(room / 2.0, top + 19.0);
        let title = svg.line(title, 15.0).centred().bold().fill(palette::FAINT_INK);
        title.say(sheet.words.word(dice_name(half)));
        top += 28.0;
        for number in 1..=DIE {
            let corner = point(left + ASIDE.pitch * f64::from(number - 1), top);
            column(svg, sheet, &ASIDE, half, number, corner);
        }
        // The columns without a New City leave room below them.
        match half {
            Half::Light => bag(svg, sheet, &ASIDE, point(left + 4.0, top + ASIDE.at_letter - 2.0)),
            Half::Dark => {
                drawn(svg, sheet, point(left + 4.0 * ASIDE.pitch + 14.0, top + ASIDE.at_letter - 2.0))
            }
        }
        top += below + left;
    }
    top
}

const fn ground_of(half: Half) -> &'static str {
    match half {
        Half::Light => "#f6eed8",
        Half::Dark => "#ded2b8",
    }
}

const fn dice_name(half: Half) -> Message {
    match half {
        Half::Light => message!(aos_board_light_dice),
        Half::Dark => message!(aos_board_dark_dice),
    }
}

fn column(svg: &mut Svg, sheet: &Sheet<'_>, sizes: &Measures, half: Half, number: u8, corner: Point) {
    let middle = corner.x + sizes.pitch / 2.0;
    let printed = Column::printed(half, number);
    let at_name = corner.y + sizes.at_name;
    let name_area = Area { x: corner.x + 2.0, y: at_name, width: sizes.pitch - 4.0, height: 20.0 };
    if let Some(stop) = sheet.board.city_of(printed)
        && let Some(colour) = sheet.table.colour(stop)
    {
        let paint = palette::goods(colour);
        places::colour_letter(svg, colour, point(middle + 17.0, corner.y + 15.0), 11.0);
        places::die(svg, half, number, point(middle - 15.0, corner.y + 15.0), sizes.die);
        svg.rect(name_area, 4.0).fill(paint.base).end();
        let (name, room) = (&sheet.board.stop(stop).name, sizes.pitch - 6.0);
        let base = point(middle, at_name + 14.5);
        let typeface = Typeface::SansBold;
        let line = svg.line(base, sizes.name_size).centred().typeface(typeface).fill(paint.on);
        // A long name is set closer rather than smaller, and may not run into the next one in any typeface of a browser.
        let line = match typeface.width(name, sizes.name_size) > room {
            true => line.num("textLength", room).set("lengthAdjust", "spacingAndGlyphs"),
            false => line,
        };
        line.say(name);
    } else {
        places::die(svg, half, number, point(middle, corner.y + 15.0), sizes.die);
    }
    boxes(svg, sheet, sizes, printed, point(middle, corner.y + sizes.at_boxes));
    let supply = Supply::shipped();
    for city in NewCity::ALL.into_iter().filter(|city| supply.new_city(*city).under == printed) {
        let placed = sheet.table.track.site_of(city).is_some();
        let group = svg.group();
        let group = if placed { group } else { group.set("opacity", "0.6") };
        group.within(|svg| {
            places::new_city_letter(svg, city, point(middle - 13.0, corner.y + sizes.at_letter));
            places::colour_letter(
                svg,
                supply.new_city(city).colour,
                point(middle + 14.0, corner.y + sizes.at_letter),
                10.0,
            );
            boxes(svg, sheet, sizes, city.column(), point(middle, corner.y + sizes.at_new_boxes));
        });
    }
}

/// The boxes of a column, from the top, around this middle.
fn boxes(svg: &mut Svg, sheet: &Sheet<'_>, sizes: &Measures, column: Column, top: Point) {
    for (row, cube) in sheet.table.display.column(column).iter().enumerate() {
        let corner = point(top.x - sizes.boxes.x / 2.0, top.y + sizes.row * row as f64);
        let group = match sizes.spots {
            true => svg.group().show("data-spot", Spot::Box(column, row as u8)),
            false => svg.group().show("data-box", format_args!("{column}/{}", row + 1)),
        };
        group.within(|svg| {
            if sizes.spots {
                svg.title(&describe(sheet, column, row, *cube));
            }
            let area = Area { x: corner.x, y: corner.y, width: sizes.boxes.x, height: sizes.boxes.y };
            svg.rect(area, 4.0).fill(palette::PAPER).stroke(palette::RULE, 1.4).end();
            let Some(colour) = cube else { return };
            let at = corner + (sizes.boxes - point(sizes.cube, sizes.cube)) * 0.5;
            if sizes.spots {
                let key = svg.group().set("class", "appears").show("data-key", colour);
                key.within(|svg| defs::place_cube(svg, *colour, at, sizes.cube));
            } else {
                defs::place_cube(svg, *colour, at, sizes.cube);
            }
        });
    }
}

/// “Kansas City (light 3), box 2, red”
fn describe(sheet: &Sheet<'_>, column: Column, row: usize, cube: Option<Colour>) -> String {
    let place = sheet.board.box_label(column, row as u8);
    let lies = sheet.words.word(content_name(cube));
    format!("{}, {lies}", sheet.words.say(&place))
}

/// The cubes in the bag, counted.
fn bag(svg: &mut Svg, sheet: &Sheet<'_>, sizes: &Measures, at: Point) {
    svg.line(at + point(0.0, 8.0), 14.0)
        .bold()
        .fill(palette::FAINT_INK)
        .say(sheet.words.word(message!(aos_board_bag)));
    for (place, colour) in Colour::ALL.into_iter().enumerate() {
        let corner =
            at + point(sizes.in_bag.x * (place % 3) as f64, 16.0 + sizes.in_bag.y * (place / 3) as f64);
        defs::place_cube(svg, colour, corner, sizes.cube_in_bag);
        let count = sheet.table.bag[colour.index()];
        svg.line(corner + point(sizes.cube_in_bag + 2.0, sizes.cube_in_bag - 6.0), sizes.count_size)
            .bold()
            .say_of(count);
    }
}

/// The cubes that have been drawn and wait for a box.
fn drawn(svg: &mut Svg, sheet: &Sheet<'_>, at: Point) {
    let Phase::Production(producing) = &sheet.table.phase else { return };
    let Some(cubes) = &producing.drawn else { return };
    svg.line(at + point(0.0, 8.0), 14.0)
        .bold()
        .fill(palette::FAINT_INK)
        .say(sheet.words.word(message!(aos_board_drawn)));
    for (place, colour) in cubes.iter().enumerate() {
        defs::place_cube(svg, *colour, at + point(42.0 * place as f64, 18.0), 34.0);
    }
}
