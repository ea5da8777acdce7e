//! What the signs on the map mean.

use empyreal::{Company, Size, Terms, Terrain};
use kernel::{Message, Text, message, text};

use super::{IDS, LAYOUT, Sheet, cities, palette, scenery, tokens, trains};
use crate::letters::{self, letter};
use draw::Typeface;
use draw::geometry::{self, Point, point};
use draw::path::Path;
use draw::svg::Svg;

const SIZE: f64 = 15.5;
const SIDE: f64 = 16.0;
/// How wide the hexes of the terrains are, how high their rows, and how many there are in a column.
const HEX: f64 = 50.0;
const HEX_ROW: f64 = 56.0;
const IN_A_COLUMN: usize = 4;
/// How high all other rows are.
const ROW: f64 = 40.0;

/// Returns its height.
pub(crate) fn draw(svg: &mut Svg, sheet: &Sheet<'_>, width: f64) -> f64 {
    let mut page = Page { svg, sheet, width, top: 8.0 };
    page.terrains();
    page.transfers();
    page.tiles();
    page.companies();
    page.top + 6.0
}

/// A legend being written from the top down.
struct Page<'a, 'b> {
    svg: &'a mut Svg,
    sheet: &'a Sheet<'b>,
    width: f64,
    top: f64,
}

impl Page<'_, '_> {
    fn heading(&mut self, word: Message) {
        let said = self.sheet.words.word(word);
        let typeface = Typeface::SerifBold;
        let size = typeface.size_to_fit(&said, 17.0, self.width - 2.0 * SIDE);
        self.svg.line(point(SIDE, self.top + 20.0), size).typeface(typeface).say(said);
        self.top += 30.0;
    }

    /// A text beside a picture, on whose middle it stands.
    fn say(&mut self, at: Point, right: f64, said: &Text) {
        let said = self.sheet.words.say(said);
        let size = Typeface::Sans.size_to_fit(&said, SIZE, right - at.x);
        self.svg.line(at + point(0.0, 0.36 * SIZE), size).say(said);
    }

    /// One of the terrains, in two columns.
    fn terrain(&mut self, nth: usize, said: &Text, draw: impl FnOnce(&mut Svg, Point)) {
        let column = (self.width - SIDE) / 2.0;
        let left = SIDE + column * (nth / IN_A_COLUMN) as f64;
        let middle = self.top + HEX_ROW * ((nth % IN_A_COLUMN) as f64 + 0.5);
        draw(self.svg, point(left + HEX / 2.0, middle));
        self.say(point(left + HEX + 8.0, middle), left + column - 6.0, said);
    }

    /// A line of its own.
    fn row(&mut self, said: &Text, draw: impl FnOnce(&mut Svg, Point)) {
        let middle = self.top + ROW / 2.0;
        draw(self.svg, point(SIDE + 22.0, middle));
        self.say(point(SIDE + 54.0, middle), self.width - 10.0, said);
        self.top += ROW;
    }

    fn terrains(&mut self) {
        self.heading(message!(emp_map_legend_terrains));
        let words = self.sheet.words;
        for (nth, terrain) in Terrain::ALL.into_iter().enumerate() {
            let letter = words.word(letter(terrain));
            let name = terrain.name();
            let said = text!(emp_map_legend_terrain, letter = letter, terrain = name);
            self.terrain(nth, &said, |svg, at| {
                draw_hex(svg, at, palette::land(terrain).ground, |svg| {
                    svg.again(scenery::land_id(IDS, terrain, 0)).end();
                    svg.place(tokens::good_id(terrain), point(0.0, 2.0)).end();
                });
            });
        }
        let (letter, name) = (words.word(letters::WASTELAND), message!(emp_wasteland));
        let said = text!(emp_map_legend_terrain, letter = letter, terrain = name);
        self.terrain(Terrain::ALL.len(), &said, |svg, at| {
            draw_hex(svg, at, palette::WASTELAND.ground, |svg| {
                svg.again(scenery::wasteland_id(IDS, 0)).end();
            });
        });
        let said = text!(emp_map_legend_laid);
        self.terrain(Terrain::ALL.len() + 1, &said, |svg, at| draw_laid(svg, at, 0.42));
        self.top += HEX_ROW * IN_A_COLUMN as f64 + 4.0;
    }

    fn transfers(&mut self) {
        self.heading(message!(emp_map_legend_transfers));
        self.row(&text!(emp_map_legend_transfer_city, mana = Terms::BASE.city), |svg, at| {
            svg.group().scaled(at, 0.34).within(|svg| {
                svg.again(cities::city_id(IDS, Terrain::Lake)).end();
                svg.again(tokens::good_id(Terrain::Lake)).end();
            });
        });
        self.row(&text!(emp_map_legend_transfer_competitor, mana = Terms::BASE.competitor), |svg, at| {
            svg.place(trains::train_id(Company::Kerigan), at).end();
        });
        self.row(&text!(emp_map_legend_transfer_wasteland, mana = Terms::BASE.wasteland), |svg, at| {
            draw_laid(svg, at, 0.34)
        });
        self.top += 4.0;
    }

    fn tiles(&mut self) {
        self.heading(message!(emp_map_legend_tiles));
        for size in Size::ALL {
            let said = text!(emp_map_legend_tile, goods = size.goods(), points = size.points());
            self.row(&said, |svg, at| svg.place(tokens::tile_id(Terrain::Forest, size), at).end());
        }
        self.top += 4.0;
    }

    fn companies(&mut self) {
        self.heading(message!(emp_map_legend_companies));
        for company in Company::ALL {
            let name = company.name();
            let said = match self.sheet.table.seat_of(company) {
                Some(seat) => text!(emp_map_legend_company_of, company = name, seat = seat),
                None => text!(emp_map_legend_company, company = name),
            };
            self.row(&said, |svg, at| {
                svg.place(trains::train_id(company), at + point(0.0, 1.5)).end();
            });
        }
    }
}

fn draw_laid(svg: &mut Svg, at: Point, scale: f64) {
    svg.group().scaled(at, scale).within(|svg| svg.again("piece-wasteland").end());
}

/// A small hex of the map.
fn draw_hex(svg: &mut Svg, at: Point, ground: &str, content: impl FnOnce(&mut Svg)) {
    let mut hex = Path::default();
    hex.lines(geometry::hex(LAYOUT)).close();
    svg.group().scaled(at, 0.43).within(|svg| {
        svg.path(&hex).fill(ground).end();
        content(svg);
        svg.path(&hex).fill("none").stroke(palette::RIM, 2.6).set("stroke-linejoin", "round").end();
    });
}
