//! The ground of the map: boards side by side that float in the sky.

use std::collections::BTreeSet;

use empyreal::printed::{Chart, Sign};
use empyreal::{HexId, Laid, Position, Terrain};
use hexes::Edge;
use kernel::{Rules, message};

use super::{IDS, Sheet, cell, cities, palette, scenery, tokens};
use crate::letters::Letters;
use draw::Typeface;
use draw::geometry::{APOTHEM, Area, Cell, Point, RADIUS, outlines, point};
use draw::path::Path;
use draw::signs::{Lettering, Sign as Plate};
use draw::svg::Svg;

/// Between the outermost hexes and the frame of the map, and above that the title.
const MARGIN: f64 = 32.0;
const TITLE: f64 = 54.0;
/// How thick the boards are.
const DEPTH: f64 = 11.0;

/// Boards as they lie on the table.
pub(crate) struct Ground<'a> {
    pub(crate) chart: &'static Chart,
    pub(crate) boards: &'a [Laid],
}

impl Ground<'_> {
    /// The board that a hex is on, counted as they are laid, and what is printed on it.
    fn printed(&self, hex: HexId) -> (usize, Sign) {
        let (slot, place) =
            self.chart.place(hex, |slot| self.boards.get(slot).is_some_and(|laid| laid.turned));
        let sign = self.boards.get(slot).map_or(Sign::Wasteland, |laid| laid.side.printed().signs[place]);
        (slot, sign)
    }

    fn cells(&self) -> impl Iterator<Item = (HexId, Cell)> {
        self.chart.all.iter().map(|hex| (hex, cell(self.chart.coord(hex))))
    }

    pub(crate) fn area(&self) -> Area {
        let centres: Vec<Point> = self.cells().map(|(_, cell)| cell.centre()).collect();
        let most =
            centres.iter().fold(Point::default(), |most, at| point(most.x.max(at.x), most.y.max(at.y)));
        let left = centres.iter().map(|at| at.x).fold(f64::INFINITY, f64::min);
        Area {
            x: left - APOTHEM - MARGIN,
            y: -RADIUS - MARGIN - TITLE,
            width: most.x - left + 2.0 * (APOTHEM + MARGIN),
            height: most.y + 2.0 * (RADIUS + MARGIN) + TITLE,
        }
    }

    pub(crate) fn draw(&self, svg: &mut Svg, letters: &Letters) {
        self.draw_sky(svg);
        self.draw_hexes(svg, letters);
        self.draw_seams(svg);
        self.draw_title(svg);
    }

    fn draw_sky(&self, svg: &mut Svg) {
        let area = self.area();
        svg.rect(area, 0.0).fill(palette::SKY).end();
        for (nth, (_, cell)) in self.cells().filter(|(hex, _)| self.chart.edge.contains(*hex)).enumerate() {
            // Clouds around every second hex of the rim: what is not behind the land can be seen.
            if nth % 2 == 0 {
                let off = point((cell.scatter(3) - 0.5) * 150.0, (cell.scatter(4) - 0.5) * 120.0);
                svg.place(IDS.of("cloud"), cell.centre() + off).end();
            }
        }
        if let Some(at) = self.open_sky() {
            svg.place(IDS.of("airship"), at).end();
        }
        let cells: BTreeSet<Cell> = self.cells().map(|(_, cell)| cell).collect();
        let mut rim = Path::in_steps();
        for outline in outlines(&cells) {
            rim.lines(outline.iter().map(|corner| corner.point())).close();
        }
        svg.add("defs").within(|svg| svg.path(&rim).set("id", IDS.of("rim")).end());
        for (off, fill) in [(DEPTH, palette::CLIFF_EDGE), (DEPTH - 3.0, palette::CLIFF)] {
            let cliff = svg.place(IDS.of("rim"), point(0.0, off)).fill(fill);
            cliff.stroke(fill, 3.0).set("stroke-linejoin", "round").end();
        }
    }

    /// The middle of the sky beside the upper boards, where there are fewer of them than below.
    fn open_sky(&self) -> Option<Point> {
        let right = |upper: bool| {
            let cells = self.cells().filter(move |(_, cell)| !upper || cell.row == 0);
            cells.map(|(_, cell)| cell.centre().x + APOTHEM).fold(0.0, f64::max)
        };
        let (land, whole) = (right(true), right(false) + MARGIN);
        (whole - land > 4.0 * APOTHEM).then(|| point(land.midpoint(whole) + 16.0, 3.0 * RADIUS))
    }

    fn draw_hexes(&self, svg: &mut Svg, letters: &Letters) {
        let mut grounds: Vec<(&str, Path)> = Vec::new();
        for (hex, cell) in self.cells() {
            let ground = match self.printed(hex).1 {
                Sign::Land(terrain) => palette::land(terrain).ground,
                Sign::City(_) => palette::PAPER,
                Sign::Wasteland => palette::WASTELAND.ground,
            };
            let index = grounds.iter().position(|(fill, _)| *fill == ground).unwrap_or_else(|| {
                grounds.push((ground, Path::in_steps()));
                grounds.len() - 1
            });
            grounds[index].1.lines(cell.corners()).close();
        }
        for (fill, path) in grounds {
            // The stroke closes the hairlines between neighbours.
            svg.path(&path).fill(fill).stroke(fill, 0.8).end();
        }
        for (hex, cell) in self.cells() {
            let form = usize::from(cell.scatter(7) < 0.5);
            match self.printed(hex).1 {
                Sign::Land(terrain) => {
                    svg.place(scenery::land_id(IDS, terrain, form), cell.centre()).end();
                }
                Sign::Wasteland => svg.place(scenery::wasteland_id(IDS, form), cell.centre()).end(),
                Sign::City(_) => {}
            }
        }
        self.draw_grid(svg);
        for (hex, cell) in self.cells() {
            if let Sign::City(colour) = self.printed(hex).1 {
                svg.place(cities::city_id(IDS, colour), cell.centre()).end();
            }
        }
        self.draw_letters(svg, letters);
    }

    fn draw_letters(&self, svg: &mut Svg, letters: &Letters) {
        let group = svg.group().centred().bold().num("font-size", tokens::LETTER_SIZE);
        group.within(|svg| {
            let of = |wanted: Option<Terrain>| {
                let sign = wanted.map_or(Sign::Wasteland, Sign::Land);
                self.cells().filter(move |(hex, _)| self.printed(*hex).1 == sign).map(|(_, cell)| cell)
            };
            for terrain in Terrain::ALL.map(Some).into_iter().chain([None]) {
                let land = terrain.map_or(palette::WASTELAND, palette::land);
                let letter = terrain.map_or(letters.wasteland.as_str(), |terrain| letters.of(terrain));
                svg.group().fill(land.letter).within(|svg| {
                    for cell in of(terrain) {
                        let at = cell.centre() + tokens::LETTER;
                        svg.add("text").num("x", at.x).num("y", at.y).say(letter);
                    }
                });
            }
        });
    }

    /// The lines between hexes.
    fn draw_grid(&self, svg: &mut Svg) {
        let mut lines = Path::in_steps();
        for (hex, cell) in self.cells() {
            for (edge, other) in Edge::ALL.into_iter().zip(self.chart.beside(hex)) {
                if other.is_some_and(|other| hex < other) {
                    lines
                        .lines([cell.corner(edge), cell.corner(edge.turned(1))].map(|corner| corner.point()));
                }
            }
        }
        svg.path(&lines).fill("none").stroke(palette::RIM, 1.4).set("stroke-opacity", "0.55").end();
        svg.again(IDS.of("rim")).fill("none").stroke(palette::RIM, 2.4).set("stroke-linejoin", "round").end();
    }

    /// Where boards meet.
    fn draw_seams(&self, svg: &mut Svg) {
        let mut seams = Path::in_steps();
        for (hex, cell) in self.cells() {
            for (edge, other) in Edge::ALL.into_iter().zip(self.chart.beside(hex)) {
                let Some(other) = other.filter(|other| hex < *other) else { continue };
                if self.printed(hex).0 != self.printed(other).0 {
                    seams
                        .lines([cell.corner(edge), cell.corner(edge.turned(1))].map(|corner| corner.point()));
                }
            }
        }
        svg.group().fill("none").set("stroke-linecap", "round").within(|svg| {
            svg.path(&seams).stroke(palette::CLIFF_EDGE, 7.0).set("stroke-opacity", "0.75").end();
            svg.path(&seams).stroke(palette::PAPER, 3.4).end();
        });
    }

    /// The title of the map, above it.
    fn draw_title(&self, svg: &mut Svg) {
        let at = self.title_base();
        let text = svg.line(at, 31.0).typeface(Typeface::SerifBold).fill(palette::WASTELAND.line);
        text.say(Position::INFO.title);
    }

    fn title_base(&self) -> Point {
        let area = self.area();
        point(area.x + 26.0, area.y + 45.0)
    }
}

/// That the map is a reconstruction, beside its title. It is drawn by itself, as it is said in the reader's language.
pub(crate) fn draw_origin(svg: &mut Svg, sheet: &Sheet<'_>) {
    let ground = sheet.ground();
    let (base, area) = (ground.title_base(), ground.area());
    let said = sheet.words.word(message!(emp_map_reconstruction));
    let room = area.width - 560.0;
    let typeface = Typeface::SerifBold;
    let text = svg.line(point(area.right() - 26.0, base.y), typeface.size_to_fit(&said, 20.0, room));
    text.set("text-anchor", "end").typeface(typeface).set("pointer-events", "none").say(said);
}

/// The names of the sides, each in the rim of its board: above the upper boards and below the lower ones.
pub(crate) fn plates(sheet: &Sheet<'_>) -> Vec<Plate> {
    let ground = sheet.ground();
    let lettering = Lettering { largest: 15.0, smallest: 12.0, longest: 60.0, height: 20.0 };
    let middle_row = ground.cells().map(|(_, cell)| cell.row).max().unwrap_or_default() / 2;
    let plates = ground.boards.iter().enumerate().filter_map(|(slot, laid)| {
        let mut cells: Vec<Cell> =
            ground.cells().filter(|(hex, _)| ground.printed(*hex).0 == slot).map(|(_, cell)| cell).collect();
        cells.sort_unstable_by_key(|cell| (cell.row, cell.column));
        let upper = cells.first()?.row <= middle_row;
        let row = if upper { cells.first()?.row } else { cells.last()?.row };
        let corner = cells.iter().find(|cell| cell.row == row)?;
        // In the notch between the first two hexes of the row.
        let off = point(APOTHEM, if upper { -RADIUS + 5.0 } else { RADIUS - 1.0 });
        let name = laid.side.printed().id.to_uppercase();
        Some(Plate::new(&lettering, &name, corner.centre() + off, 40.0, (palette::PAPER, palette::RULE)))
    });
    plates.collect()
}
