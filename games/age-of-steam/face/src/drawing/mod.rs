//! Age of Steam: the map, the players, the goods display, the tiles left and a legend, on one sheet.
//!
//! What can be pointed at on a whole sheet says what it is in `data-hex`, `data-stop`, `data-goods`, `data-box` and
//! `data-seat`.

mod asides;
mod board;
mod card;
mod cubes;
mod defs;
mod display;
mod land;
mod legend;
mod markers;
mod names;
mod palette;
mod pieces;
mod places;
mod players;
mod rails;
mod still;
mod tiles;
mod track;

use age_of_steam::{Board, Position, Table};
use guide::{Guided, board_origin};
use hexes::Layout;
use kernel::{Rules, text};
use words::Words;

use self::land::Land;
use crate::AgeOfSteam;
use crate::guiding::question;
use draw::geometry::{Area, Point, point};
use draw::ground::Purpose;
use draw::ids::Ids;
use draw::paper::draw_frame;
use draw::sheet::{self, GAP};
use draw::svg::Svg;
use draw::{Aside, Drawn};

impl Drawn for AgeOfSteam {
    fn svg(view: &Table, words: &Words) -> String {
        draw(&Sheet::new(view, words))
    }

    fn board(view: &Table, words: &Words) -> String {
        board::draw(&Sheet::new(view, words))
    }

    fn asides(view: &Table, words: &Words) -> Vec<Aside> {
        asides::draw(&Sheet::new(view, words))
    }

    fn card(_: &Words) -> String {
        Board::shipped(Board::SHIPPED[0]).map(card::draw).unwrap_or_default()
    }
}

/// Hexes stand on flat tops.
const LAYOUT: Layout = Layout::Flat;
/// All that is defined in these drawings is called `aos-`.
const IDS: Ids = Ids("aos");
/// The class of these drawings.
const GAME: &str = "age-of-steam";

/// Between the outermost hexes and the frame of the map.
const MARGIN: f64 = 22.0;
const SIDEBAR: f64 = 420.0;
const FOOTER: f64 = 304.0;
const DISPLAY: f64 = 1120.0;
const LEGEND_AT_LEAST: f64 = 980.0;

/// All that the parts of the drawing look at.
pub(crate) struct Sheet<'a> {
    pub(crate) table: &'a Table,
    pub(crate) board: &'static Board,
    pub(crate) words: &'a Words,
}

fn draw(sheet: &Sheet<'_>) -> String {
    let land = Land::new(sheet.board, Purpose::Sheet);
    let extent = land.ground.extent(MARGIN);
    // A small board stands in the middle of a map as wide as what lies below it.
    let width = extent.width.max(DISPLAY + LEGEND_AT_LEAST - SIDEBAR);
    let map = Area { x: GAP, y: GAP, width, height: extent.height };
    let origin = point(map.x + (width - extent.width) / 2.0, map.y) - point(extent.x, extent.y);
    let sidebar = Area { x: map.right() + GAP, y: map.y, width: SIDEBAR, height: map.height };
    let footer = map.bottom() + GAP;
    let display = Area { x: GAP, y: footer, width: DISPLAY, height: FOOTER };
    let legend_x = display.right() + GAP;
    let legend = Area { x: legend_x, y: footer, width: sidebar.right() - legend_x, height: FOOTER };
    let size = point(sidebar.right() + GAP, footer + FOOTER + GAP);

    let (summary, source) = (sheet.summary(), sheet.source());
    let document = sheet::Sheet { game: GAME, summary: &summary, source: Some(&source) };
    let definitions = |svg: &mut Svg| defs::draw(svg, Purpose::Sheet, map);
    document.draw(size, definitions, |svg| {
        sheet.draw_map(svg, &land, map, origin);
        let tiles = tiles::height();
        players::draw(svg, sheet, Area { height: sidebar.height - tiles - 4.0, ..sidebar });
        tiles::draw(svg, sheet, Area { y: sidebar.bottom() - tiles, height: tiles, ..sidebar });
        display::draw(svg, sheet, display);
        legend::draw(svg, sheet, legend);
    })
}

impl<'a> Sheet<'a> {
    fn new(table: &'a Table, words: &'a Words) -> Self {
        Self { table, board: table.board(), words }
    }

    /// The map in this frame, with the middle of hex A0 at `origin`.
    fn draw_map(&self, svg: &mut Svg, land: &Land, map: Area, origin: Point) {
        svg.group().set("class", "map").within(|svg| {
            svg.group().set("clip-path", IDS.url("frame")).within(|svg| {
                svg.rect(map, 0.0).fill(palette::OUTSIDE).end();
                svg.group().moved(origin).within(|svg| {
                    land.draw(svg);
                    track::draw(svg, self);
                    places::draw(svg, self);
                    markers::draw(svg, self);
                    names::draw(svg, self);
                });
            });
            draw_frame(svg, map);
        });
    }

    /// The table in one sentence.
    fn summary(&self) -> String {
        let (title, board, turn) = (Position::INFO.title, self.board.title.clone(), self.turn());
        let phase = self.table.phase.name();
        self.words.say(&match self.table.asked().iter().next() {
            Some(seat) => text!(
                aos_board_summary_asked,
                title = title,
                board = board,
                turn = turn,
                phase = phase,
                seat = seat,
            ),
            None => text!(aos_board_summary, title = title, board = board, turn = turn, phase = phase),
        })
    }

    /// “Turn 3 of 8”
    pub(crate) fn turn(&self) -> String {
        self.words.say(&question::turn(self.table))
    }

    /// Where the board comes from.
    pub(crate) fn source(&self) -> String {
        let source = self.words.word(board_origin(self.board.source));
        let known = AgeOfSteam::ABOUT.value(&Position::INFO, "map", &self.board.id);
        match known.and_then(|board| board.origin) {
            Some(origin) => format!("{source} {}", self.words.word(origin)),
            None => source,
        }
    }
}
