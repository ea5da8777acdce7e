//! The cubes of a city: each by itself while there is room, and counted by colour beyond.

use age_of_steam::{Colour, Cubes};

use super::defs;
use draw::geometry::{Point, point};
use draw::svg::Svg;

/// How many cubes lie beside each other before they need a second row.
pub(crate) const IN_ONE_ROW: u8 = 4;

/// The cubes of one colour.
#[derive(Clone, Debug)]
pub(crate) struct Pile {
    pub(crate) colour: Colour,
    pub(crate) count: u8,
    /// The upper left corner of each, or of the one that stands for all.
    corners: Vec<Point>,
    size: f64,
}

/// Where the cubes of a city lie in its hex.
pub(crate) fn lie(cubes: &Cubes) -> Vec<Pile> {
    let total: usize = cubes.iter().map(|count| usize::from(*count)).sum();
    let colours =
        Colour::ALL.into_iter().map(|colour| (colour, cubes[colour.index()])).filter(|(_, count)| *count > 0);
    // Few lie large in one row, more in two rows of nearly equal length.
    let (size, top, first, second) = match total {
        0..=3 => (24.0, 7.0, total, 0),
        4 => (20.5, 9.0, 4, 0),
        5..=7 => (18.3, 1.0, total.div_ceil(2), total / 2),
        8 | 9 => (17.5, 2.0, total.div_ceil(2), total / 2),
        _ => return counted(&colours.collect::<Vec<_>>()),
    };
    let place = |number: usize| {
        let (row, column, length) =
            if number < first { (0, number, first) } else { (1, number - first, second) };
        let corner = point(-(size + 0.8) * length as f64 / 2.0, top + (size + 0.5) * f64::from(row));
        corner + point((size + 0.8) * column as f64, 0.0)
    };
    let mut placed = 0;
    colours
        .map(|(colour, count)| {
            let corners = (placed..placed + usize::from(count)).map(place).collect();
            placed += usize::from(count);
            Pile { colour, count, corners, size }
        })
        .collect()
}

/// One cube for each colour, up to three in a row.
fn counted(colours: &[(Colour, u8)]) -> Vec<Pile> {
    let pitch = 31.0;
    let first = colours.len().min(3);
    let place = |number: usize| {
        let (row, column, length) =
            if number < first { (0, number, first) } else { (1, number - first, colours.len() - first) };
        let start = point(-pitch * length as f64 / 2.0, 2.5 + 17.8 * f64::from(row));
        start + point(pitch * column as f64, 0.0)
    };
    let colours = colours.iter().enumerate();
    colours
        .map(|(index, (colour, count))| Pile {
            colour: *colour,
            count: *count,
            corners: vec![place(index)],
            size: 16.0,
        })
        .collect()
}

pub(crate) fn draw(svg: &mut Svg, cubes: &Cubes, ink: &str) {
    for pile in lie(cubes) {
        for corner in &pile.corners {
            defs::place_cube(svg, pile.colour, *corner, pile.size);
        }
        pile.draw_count(svg, ink);
    }
}

impl Pile {
    /// The same for a page, where each can come and go.
    pub(crate) fn draw_on_page(&self, svg: &mut Svg, ink: &str) {
        for corner in &self.corners {
            svg.place(defs::cube_id(self.colour), *corner)
                .num("width", self.size)
                .num("height", self.size)
                .set("class", "appears")
                .end();
        }
        self.draw_count(svg, ink);
    }

    /// How many one cube stands for.
    fn draw_count(&self, svg: &mut Svg, ink: &str) {
        if self.corners.len() == usize::from(self.count) {
            return;
        }
        for corner in &self.corners {
            svg.line(*corner + point(16.0, 13.0), 12.5)
                .bold()
                .fill(ink)
                .set("text-anchor", "start")
                .say_of(format_args!("×{}", self.count));
        }
    }
}
