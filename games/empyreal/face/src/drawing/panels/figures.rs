//! What a company has in numbers: mana, trains, Goods, Demand Tiles, points.

use empyreal::{Company, MANA_LIMIT, Player, Size, TRAINS, Terrain};
use kernel::{Message, Seat, Text, message, text};

use super::Sheet;
use super::icons::{self, Crystal, goods_said};
use super::setting::{EDGE, SIZES, area, frame, told};
use draw::geometry::{Point, point};
use draw::svg::Svg;

const MANA: f64 = 32.0;
const BOXES: f64 = 46.0;
const GOODS: f64 = 28.0;
const TILES: f64 = 36.0;

/// The crystals of a seat in a row, as long as one can become.
pub(super) fn crystals(sheet: &Sheet<'_>, seat: Seat) -> Vec<Crystal> {
    let player = sheet.table.player(seat);
    let locked = sheet.table.locked(seat);
    let mut all = vec![Crystal::Available; usize::from(player.mana - locked)];
    all.resize(usize::from(player.mana), Crystal::Locked);
    all.resize(usize::from(player.crystals()), Crystal::Spent);
    all.resize(usize::from(MANA_LIMIT.max(player.crystals())), Crystal::Missing);
    all
}

pub(super) fn mana_said(sheet: &Sheet<'_>, seat: Seat) -> String {
    let player = sheet.table.player(seat);
    let said = match sheet.table.locked(seat) {
        0 => text!(emp_draw_mana, mana = player.mana, spent = player.spent),
        locked => {
            text!(emp_draw_mana_locked, mana = player.mana, spent = player.spent, locked = locked)
        }
    };
    sheet.words.say(&said)
}

/// What is said of trains, tiles, Goods and points.
pub(super) struct Figures {
    pub(super) trains: u8,
    pub(super) tiles: usize,
    pub(super) end_tiles: u8,
    pub(super) goods: u16,
    pub(super) points: u16,
}

impl Figures {
    pub(super) fn of(sheet: &Sheet<'_>, seat: Seat) -> Self {
        let (table, player) = (sheet.table, sheet.table.player(seat));
        Self {
            trains: player.trains,
            tiles: table.tiles.count(seat),
            end_tiles: table.end_tiles(),
            goods: player.delivered(),
            points: table.totals()[seat.index()],
        }
    }

    pub(super) fn trains_said(&self) -> Text {
        text!(emp_draw_has_trains, count = self.trains, of = TRAINS)
    }

    pub(super) fn tiles_said(&self) -> Text {
        text!(emp_draw_has_tiles, count = self.tiles, of = self.end_tiles)
    }

    pub(super) fn goods_said(&self) -> Text {
        text!(emp_draw_has_goods, count = self.goods)
    }

    pub(super) fn points_said(&self) -> Text {
        text!(emp_draw_has_points, count = self.points)
    }
}

/// Returns where they end.
pub(super) fn draw(
    svg: &mut Svg,
    sheet: &Sheet<'_>,
    seat: Seat,
    company: Company,
    top: f64,
    width: f64,
) -> f64 {
    mana(svg, sheet, seat, top, width);
    let mut y = top + MANA;
    boxes(svg, sheet, seat, company, y, width);
    y += BOXES;
    goods(svg, sheet, sheet.table.player(seat), y, width);
    y += GOODS;
    tiles(svg, sheet, seat, y, width)
}

fn mana(svg: &mut Svg, sheet: &Sheet<'_>, seat: Seat, top: f64, width: f64) {
    told(svg, &mana_said(sheet, seat), |svg| {
        frame(svg, area(EDGE, top, width - 2.0 * EDGE, MANA - 5.0));
        SIZES.note(
            svg,
            point(EDGE + 8.0, top + 18.0),
            50.0,
            &sheet.words.word(message!(emp_draw_mana_label)),
        );
        for (number, crystal) in crystals(sheet, seat).into_iter().enumerate() {
            icons::crystal(svg, crystal, point(EDGE + 70.0 + 25.0 * number as f64, top + 13.5), 10.0);
        }
        let player = sheet.table.player(seat);
        let at = point(width - EDGE - 8.0, top + 19.0);
        let figure = svg.line(at, 16.0).bold().set("text-anchor", "end");
        figure.say_of(format_args!("{}/{}", player.mana, player.crystals()));
    });
}

fn boxes(svg: &mut Svg, sheet: &Sheet<'_>, seat: Seat, company: Company, top: f64, width: f64) {
    let figures = Figures::of(sheet, seat);
    let pitch = (width - 2.0 * EDGE + 4.0) / 4.0;
    let mut box_of = |column: usize, word: Message, said: Text, draw: &dyn Fn(&mut Svg, Point)| {
        let x = EDGE + pitch * column as f64;
        told(svg, &sheet.words.say(&said), |svg| {
            frame(svg, area(x, top, pitch - 4.0, BOXES - 5.0));
            draw(svg, point(x + 8.0, top + 20.0));
            SIZES.note(svg, point(x + 8.0, top + 35.5), pitch - 16.0, &sheet.words.word(word));
        });
    };
    let number = |svg: &mut Svg, at: Point, said: String| svg.line(at, 17.0).bold().say(said);
    box_of(0, message!(emp_draw_trains_label), figures.trains_said(), &|svg, at| {
        icons::train(svg, company, at + point(11.0, -5.0), 0.72);
        number(svg, at + point(27.0, 0.0), figures.trains.to_string());
    });
    box_of(1, message!(emp_draw_tiles_label), figures.tiles_said(), &|svg, at| {
        icons::any_tile(svg, at + point(0.0, -14.0));
        number(svg, at + point(27.0, 0.0), format!("{}/{}", figures.tiles, figures.end_tiles));
    });
    box_of(2, message!(emp_draw_goods_label), figures.goods_said(), &|svg, at| {
        number(svg, at, figures.goods.to_string());
    });
    box_of(3, message!(emp_draw_points_label), figures.points_said(), &|svg, at| {
        icons::points(svg, at + point(9.0, -6.0));
        number(svg, at + point(24.0, 0.0), figures.points.to_string());
    });
}

/// What was delivered, by colour.
fn goods(svg: &mut Svg, sheet: &Sheet<'_>, player: &Player, top: f64, width: f64) {
    let pitch = (width - 2.0 * EDGE) / Terrain::ALL.len() as f64;
    for terrain in Terrain::ALL {
        let count = player.goods[terrain.index()];
        told(svg, &goods_said(sheet, terrain, count), |svg| {
            good_count(
                svg,
                terrain,
                count,
                point(EDGE + 12.0 + pitch * terrain.index() as f64, top + 11.0),
                10.0,
            );
        });
    }
}

/// A good and how many of it, faint where there are none.
pub(super) fn good_count(svg: &mut Svg, of: Terrain, count: u8, middle: Point, radius: f64) {
    let group = svg.group();
    let group = if count == 0 { group.set("opacity", "0.4") } else { group };
    group.within(|svg| {
        icons::good(svg, of, middle, radius);
        let size = 1.55 * radius;
        svg.line(middle + point(1.45 * radius, 0.55 * radius), size).bold().say_of(count);
    });
}

/// The Demand Tiles taken. Returns where they end.
pub(super) fn tiles(svg: &mut Svg, sheet: &Sheet<'_>, seat: Seat, top: f64, width: f64) -> f64 {
    let tiles: Vec<(Terrain, Size)> = sheet.table.tiles.of(seat).collect();
    if tiles.is_empty() {
        return top;
    }
    let pitch = 38.0_f64.min((width - 2.0 * EDGE) / tiles.len() as f64);
    for (number, (colour, size)) in tiles.into_iter().enumerate() {
        let (tile, terrain) = (size.name(), colour.name());
        let said = text!(emp_draw_tile, tile = tile, terrain = terrain, points = size.points());
        told(svg, &sheet.words.say(&said), |svg| {
            icons::tile(svg, colour, size, point(EDGE + 17.0 + pitch * number as f64, top + 16.0));
        });
    }
    top + TILES
}
