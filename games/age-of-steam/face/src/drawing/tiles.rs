//! The tiles and disks that are left to build with.

use age_of_steam::{Class, TileKindInfo, TileSet};

use kernel::{Arg, message, text};
use words::Words;

use super::places::town_disc;
use super::{IDS, LAYOUT, Sheet, palette};
use draw::geometry::{Area, Point, point};
use draw::paper::panel;
use draw::path::Path;
use draw::rails::{Style, bridge, sample, shape_curves};
use draw::svg::Svg;

const COLUMNS: usize = 6;
const SCALE: f64 = 0.46;
const ROW: f64 = 78.0;

/// How much room the panel needs.
pub(crate) fn height() -> f64 {
    let entries = TileSet::shipped().kinds().count() + 1;
    46.0 + ROW * entries.div_ceil(COLUMNS) as f64
}

pub(crate) fn draw(svg: &mut Svg, sheet: &Sheet<'_>, area: Area) {
    let track = &sheet.table.track;
    let kinds: Vec<_> = TileSet::shipped().kinds().collect();
    svg.group().set("class", "tiles").within(|svg| {
        let top = panel(svg, area, &sheet.words.word(message!(aos_board_tiles_left)));
        let pitch = (area.width - 20.0) / COLUMNS as f64;
        let place = |index: usize| {
            let (row, column) = (index / COLUMNS, index % COLUMNS);
            point(area.x + 10.0 + pitch * (column as f64 + 0.5), top + 26.0 + ROW * row as f64)
        };
        for (index, (kind, info)) in kinds.iter().enumerate() {
            let title = title(sheet.words, info.name(), track.tiles_left(*kind));
            entry(svg, place(index), &title, track.tiles_left(*kind), |svg| tile(svg, info));
        }
        draw_disks(svg, sheet, place(kinds.len()));
    });
}

/// The same in a narrow column, with the symbols of the board. Returns its height.
pub(crate) fn draw_aside(svg: &mut Svg, sheet: &Sheet<'_>, width: f64) -> f64 {
    let track = &sheet.table.track;
    let pitch = (width - 16.0) / COLUMNS as f64;
    let place = |index: usize| {
        let (row, column) = (index / COLUMNS, index % COLUMNS);
        point(8.0 + pitch * (column as f64 + 0.5), 36.0 + ROW * row as f64)
    };
    let mut entries = 0;
    for (index, (kind, info)) in TileSet::shipped().kinds().enumerate() {
        let title = title(sheet.words, info.name(), track.tiles_left(kind));
        let piece = format!("piece-{}", info.id);
        entry(svg, place(index), &title, track.tiles_left(kind), |svg| svg.again(piece).end());
        entries = index + 1;
    }
    draw_disks(svg, sheet, place(entries));
    18.0 + ROW * (entries + 1).div_ceil(COLUMNS) as f64
}

fn draw_disks(svg: &mut Svg, sheet: &Sheet<'_>, place: Point) {
    let left = sheet.table.track.disks_left();
    let title = title(sheet.words, message!(aos_board_disks), left);
    entry(svg, place, &title, left, |svg| {
        svg.group().set("transform", "scale(1.7)").within(|svg| town_disc(svg, Point::default()));
    });
}

/// What there is, and how many of it.
fn title(words: &Words, what: impl Into<Arg>, left: u8) -> String {
    words.say(&text!(aos_board_left, what = what.into(), left = left))
}

fn entry(svg: &mut Svg, middle: Point, title: &str, left: u8, picture: impl FnOnce(&mut Svg)) {
    let group = svg.group();
    let group = if left == 0 { group.set("opacity", "0.35") } else { group };
    group.within(|svg| {
        svg.title(title);
        svg.group().scaled(middle, SCALE).within(picture);
        svg.line(middle + point(0.0, 42.0), 16.0).centred().bold().say_of(left);
    });
}

fn tile(svg: &mut Svg, info: &TileKindInfo) {
    svg.again(IDS.of("hex")).fill(palette::PLAINS[0]).stroke(palette::GRID, 2.5).end();
    let style = Style { owner: None, complete: true };
    for (curve, _, raised) in shape_curves(LAYOUT, info.shape) {
        let mut path = Path::default();
        if let Some(crossing) = raised {
            bridge(&mut path, Point::default(), &curve, crossing);
            svg.path(&path).fill("none").stroke(palette::STONE, 31.0).end();
            path = Path::default();
        }
        sample(svg, style, path.curve(Point::default(), &curve));
    }
    if info.class == Class::Town {
        town_disc(svg, Point::default());
    }
}
