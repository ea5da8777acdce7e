//! A small picture of the game: a corner of the map with two Cities and the trains of two companies.

use empyreal::{Company, Position, Terrain};
use hexes::Coord;
use kernel::Rules;
use words::Words;

use super::{GAME, LAYOUT, cell, cities, palette, scenery, tokens, trains};
use draw::geometry::{Area, Point, point};
use draw::ids::Ids;
use draw::path::Path;
use draw::svg::Svg;

/// On a page with the cards of many games, this one's ids are its own.
const ON_CARD: Ids = Ids("card-emp");

/// What is on the hexes, in rows: as in the data, a small letter is a City and X is Wasteland.
const ROWS: [&str; 5] = ["MMFGLLM", "GfFDXLF", "MFVDLgM", "DMLVDFG", "LDFVGML"];
/// What of them is seen.
const AREA: Area = Area { x: 40.0, y: 30.0, width: 600.0, height: 330.0 };
/// The lines of two companies, as columns and rows.
const LINES: [(Company, &[(u8, u8)]); 2] = [
    (Company::Kerigan, &[(1, 2), (2, 2), (3, 1), (4, 2), (4, 3)]),
    (Company::KingsLine, &[(2, 3), (3, 3), (3, 2), (4, 1)]),
];

pub(super) fn draw(_: &Words) -> String {
    draw::card::draw(
        GAME,
        Position::INFO.title,
        AREA,
        ON_CARD,
        |svg| {
            scenery::define(svg, ON_CARD);
            for colour in [Terrain::Forest, Terrain::Glacier] {
                cities::define(svg, ON_CARD, colour);
            }
        },
        |svg| {
            draw_land(svg);
            draw_lines(svg);
        },
    )
}

fn centre(column: usize, row: usize) -> Point {
    cell(Coord::new((2 * column + row % 2) as u8, row as u8)).centre()
}

fn draw_land(svg: &mut Svg) {
    let hex = draw::geometry::hex(LAYOUT);
    let mut grid = Path::in_steps();
    for (row, signs) in ROWS.iter().enumerate() {
        for (column, sign) in signs.chars().enumerate() {
            let at = centre(column, row);
            let mut here = Path::in_steps();
            here.lines(hex.map(|corner| at + corner)).close();
            grid.lines(hex.map(|corner| at + corner)).close();
            let form = (row + column) % scenery::FORMS;
            match terrain(sign) {
                Some(terrain) if sign.is_lowercase() => {
                    svg.place(cities::city_id(ON_CARD, terrain), at).end();
                    svg.group().scaled(at + point(0.0, 8.0), 1.7).within(|svg| tokens::shape(svg, terrain));
                }
                Some(terrain) => {
                    svg.path(&here).fill(palette::land(terrain).ground).end();
                    svg.place(scenery::land_id(ON_CARD, terrain, form), at).end();
                }
                None => {
                    svg.path(&here).fill(palette::WASTELAND.ground).end();
                    svg.place(scenery::wasteland_id(ON_CARD, form), at).end();
                }
            }
        }
    }
    svg.path(&grid).fill("none").stroke(palette::RIM, 1.6).set("stroke-opacity", "0.6").end();
}

fn draw_lines(svg: &mut Svg) {
    for (company, hexes) in LINES {
        let places: Vec<Point> =
            hexes.iter().map(|(column, row)| centre((*column).into(), (*row).into())).collect();
        let mut line = Path::in_steps();
        line.lines(places.iter().copied());
        let group = svg.group().fill("none").set("stroke-linecap", "round").set("stroke-linejoin", "round");
        group.within(|svg| {
            svg.path(&line).stroke(palette::CASING, 13.0).end();
            svg.path(&line).stroke(palette::company(company).base, 8.0).end();
        });
        for place in places {
            let train = svg.group().scaled(place - point(0.0, 4.0), 2.0);
            train.within(|svg| trains::draw_train(svg, company));
        }
    }
}

fn terrain(sign: char) -> Option<Terrain> {
    Some(match sign.to_ascii_uppercase() {
        'M' => Terrain::Mountain,
        'L' => Terrain::Lake,
        'F' => Terrain::Forest,
        'V' => Terrain::Lava,
        'G' => Terrain::Glacier,
        'D' => Terrain::Desert,
        _ => return None,
    })
}
