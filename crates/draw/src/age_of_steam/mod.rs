//! Age of Steam: the map, the players, the goods display, the tiles left and a legend, on one sheet.

mod defs;
mod display;
mod legend;
mod markers;
pub(crate) mod palette;
mod places;
mod players;
mod terrain;
mod tiles;
mod track;
mod water;

use std::collections::BTreeSet;

use catalog::age_of_steam::{Board, Position, Table};
use hexes::Edge;
use kernel::{Arg, Rules, Source, text};
use words::Words;

use crate::geometry::{APOTHEM, Area, Cell, Point, RADIUS, point};
use crate::svg::{Number, Svg};
use crate::type_setting::{SANS, SERIF};
use crate::{Aside, Drawn};

impl Drawn for Position {
    fn svg(view: &Table, words: &Words) -> String {
        draw(&Sheet::new(view, words))
    }

    fn board(view: &Table, words: &Words) -> String {
        draw(&Sheet::new(view, words))
            .replacen("<svg ", "<svg id=\"board\" ", 1)
            .replace("data-hex=\"", "data-spot=\"hex-")
    }

    fn asides(_: &Table, _: &Words) -> Vec<Aside> {
        Vec::new()
    }

    fn card(_: &Words) -> String {
        String::new()
    }
}

const GAP: f64 = 24.0;
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
    /// Every hex of the board, land and water.
    pub(crate) cells: BTreeSet<Cell>,
    pub(crate) lakes: BTreeSet<Cell>,
    /// The map as it lies on the page, its frame included.
    pub(crate) map: Area,
    /// Where the middle of hex A0 lies on the page.
    pub(crate) origin: Point,
}

fn draw(sheet: &Sheet<'_>) -> String {
    let map = sheet.map;
    let sidebar = Area { x: map.right() + GAP, y: map.y, width: SIDEBAR, height: map.height };
    let footer = map.bottom() + GAP;
    let display = Area { x: GAP, y: footer, width: DISPLAY, height: FOOTER };
    let legend_x = display.right() + GAP;
    let legend = Area { x: legend_x, y: footer, width: sidebar.right() - legend_x, height: FOOTER };
    let size = point(sidebar.right() + GAP, footer + FOOTER + GAP);

    let mut svg = Svg::default();
    svg.add("svg")
        .set("xmlns", "http://www.w3.org/2000/svg")
        .set("viewBox", format_args!("0 0 {} {}", Number(size.x), Number(size.y)))
        .set("role", "img")
        .set("class", "board age-of-steam")
        .set("aria-label", sheet.summary())
        .set("font-family", SANS)
        .fill(palette::INK)
        .within(|svg| {
            svg.title(&sheet.summary());
            svg.add("desc").say(sheet.source());
            svg.add("defs").within(|svg| defs::draw(svg, sheet));
            svg.rect(Area { x: 0.0, y: 0.0, width: size.x, height: size.y }, 0.0).fill(palette::PAGE).end();
            sheet.draw_map(svg);
            let tiles = tiles::height();
            players::draw(svg, sheet, Area { height: sidebar.height - tiles - 4.0, ..sidebar });
            tiles::draw(svg, sheet, Area { y: sidebar.bottom() - tiles, height: tiles, ..sidebar });
            display::draw(svg, sheet, display);
            legend::draw(svg, sheet, legend);
        });
    svg.finish()
}

impl<'a> Sheet<'a> {
    fn new(table: &'a Table, words: &'a Words) -> Self {
        let board = table.board();
        let lakes: BTreeSet<Cell> = board.lakes.iter().map(|coord| Cell::from(*coord)).collect();
        let mut cells = lakes.clone();
        cells.extend(board.hexes().map(|hex| Cell::from(board.coord(hex))));
        let ends = |values: Vec<i32>| {
            (values.iter().min().copied().unwrap_or(0), values.iter().max().copied().unwrap_or(0))
        };
        let (left, right) = ends(cells.iter().map(|cell| cell.column).collect());
        let (top, bottom) = ends(cells.iter().map(|cell| cell.half_row).collect());
        let first = Cell { column: left, half_row: top }.centre() - point(RADIUS, APOTHEM);
        let last = Cell { column: right, half_row: bottom }.centre() + point(RADIUS, APOTHEM);
        let land = last - first + point(2.0 * MARGIN, 2.0 * MARGIN);
        // A small board stands in the middle of a map as wide as what lies below it.
        let width = land.x.max(DISPLAY + LEGEND_AT_LEAST - SIDEBAR);
        let map = Area { x: GAP, y: GAP, width, height: land.y };
        let origin = point(map.x + (width - land.x) / 2.0 + MARGIN, map.y + MARGIN) - first;
        Self { table, board, words, cells, lakes, map, origin }
    }

    fn draw_map(&self, svg: &mut Svg) {
        svg.group().set("class", "map").within(|svg| {
            svg.group().set("clip-path", "url(#aos-frame)").within(|svg| {
                svg.rect(self.map, 0.0).fill(palette::OUTSIDE).end();
                svg.group().moved(self.origin).within(|svg| {
                    terrain::draw(svg, self);
                    water::draw(svg, self);
                    terrain::draw_grid(svg, self);
                    track::draw(svg, self);
                    places::draw(svg, self);
                    markers::draw(svg, self);
                });
            });
            let inset = |by: f64| Area {
                x: self.map.x + by,
                y: self.map.y + by,
                width: self.map.width - 2.0 * by,
                height: self.map.height - 2.0 * by,
            };
            svg.rect(inset(0.0), 10.0).fill("none").stroke(palette::INK, 3.0).end();
            svg.rect(inset(5.0), 6.0).fill("none").stroke(palette::INK, 1.0).end();
        });
    }

    /// The table in one sentence.
    fn summary(&self) -> String {
        let (title, board, turn) = (Position::INFO.title, self.board.title.clone(), self.turn());
        let phase = Arg::Word(self.table.phase.word());
        self.words.say(&match self.table.asked() {
            Some(seat) => text!(
                "aos-board-summary-asked",
                title = title,
                board = board,
                turn = turn,
                phase = phase,
                seat = seat,
            ),
            None => text!("aos-board-summary", title = title, board = board, turn = turn, phase = phase),
        })
    }

    /// “Turn 3 of 8”
    pub(crate) fn turn(&self) -> String {
        self.words.say(&text!("aos-turn", turn = self.table.turn, turns = self.table.turns()))
    }

    /// Where the board comes from.
    pub(crate) fn source(&self) -> String {
        let source = self.words.word(source_word(self.board.source));
        format!("{source} {}", self.words.word(&format!("aos-note-{}", self.board.id)))
    }

    /// Whether a hex that is not on the board shows water: it does when half of its neighbours on the board do, so that
    /// lakes go on beyond the last hex.
    pub(crate) fn is_water_outside(&self, cell: Cell) -> bool {
        let around = Edge::ALL.map(|edge| cell.neighbour(edge));
        let on_board = around.iter().filter(|cell| self.cells.contains(cell)).count();
        let wet = around.iter().filter(|cell| self.lakes.contains(cell)).count();
        wet > 0 && 2 * wet >= on_board
    }
}

const fn source_word(source: Source) -> &'static str {
    match source {
        Source::Rulebook => "aos-source-rulebook",
        Source::Public => "aos-source-public",
        Source::Reconstructed => "aos-source-reconstructed",
    }
}

/// A panel with its heading. Gives the base line of the first row below the heading.
pub(crate) fn panel(svg: &mut Svg, area: Area, heading: &str) -> f64 {
    svg.rect(area, 10.0).fill(palette::PAPER).stroke(palette::RULE, 1.5).end();
    let heading_at = point(area.x + 16.0, area.y + 28.0);
    svg.line(heading_at, 19.0).set("font-family", SERIF).bold().say(heading);
    area.y + 40.0
}
