//! How panels beside a board are set: headings, notes, paragraphs, boxes, and what a spot is pointed at by.

use crate::Typeface;
use crate::geometry::{Area, Point, point};
use crate::palette;
use crate::svg::{Element, Svg};

/// Between the paper's edge and what is on it.
pub const EDGE: f64 = 10.0;
/// The ground of a box within the paper.
pub const BOX: &str = "#f3ead3";

const SMALLEST_NAME: f64 = 9.5;
/// From one base line to the next.
const LEADING: f64 = 1.2;

pub const fn area(x: f64, y: f64, width: f64, height: f64) -> Area {
    Area { x, y, width, height }
}

/// The sizes that the panels of a game are set in.
#[derive(Clone, Copy, Debug)]
pub struct Sizes {
    /// Of the heading of a part.
    pub heading: f64,
    /// Of notes beside what they speak of, where there is room.
    pub note: f64,
    pub smallest_note: f64,
}

impl Sizes {
    /// The heading of a part of a panel, on this base line.
    pub fn heading(&self, svg: &mut Svg, at: Point, text: &str) {
        svg.line(at, self.heading).typeface(Typeface::SerifBold).say(text);
    }

    /// What stands small beside, above or below a number.
    pub fn note(&self, svg: &mut Svg, at: Point, room: f64, text: &str) {
        let size = self.fitting_note(text, room);
        svg.line(at, size).fill(palette::FAINT_INK).say(text);
    }

    pub fn centred_note(&self, svg: &mut Svg, at: Point, room: f64, text: &str) {
        let size = self.fitting_note(text, room);
        svg.line(at, size).centred().fill(palette::FAINT_INK).say(text);
    }

    fn fitting_note(&self, text: &str, room: f64) -> f64 {
        Typeface::Sans.size_to_fit(text, self.note, room).max(self.smallest_note)
    }
}

/// A box within the paper.
pub fn frame(svg: &mut Svg, area: Area) {
    svg.rect(area, 7.0).fill(BOX).end();
}

/// Something that can be clicked, and is found again by the same name. The first shape inside is its outline.
pub fn spot<'a>(svg: &'a mut Svg, name: &str) -> Element<'a> {
    svg.group().set("data-spot", name).set("data-key", name)
}

/// A text that has been broken into lines.
#[derive(Debug)]
pub struct Paragraph {
    typeface: Typeface,
    lines: Vec<String>,
    size: f64,
    room: f64,
}

impl Paragraph {
    pub fn new(text: &str, size: f64, room: f64) -> Self {
        Self::set_in(Typeface::Sans, text, size, room)
    }

    /// A name in bold: smaller, though not too small, where its longest word would not fit.
    pub fn name(text: &str, size: f64, room: f64) -> Self {
        let typeface = Typeface::SansBold;
        let sizes = text.split_ascii_whitespace().map(|word| typeface.size_to_fit(word, size, room));
        let size = sizes.fold(size, f64::min).max(SMALLEST_NAME.min(size));
        Self::set_in(typeface, text, size, room)
    }

    fn set_in(typeface: Typeface, text: &str, size: f64, room: f64) -> Self {
        Self { typeface, lines: typeface.lines(text, size, room), size, room }
    }

    /// No more lines than these, and none wider than the room: where something is missing, the line says so.
    #[must_use]
    pub fn cut(mut self, most: usize) -> Self {
        if self.lines.len() > most {
            self.lines.truncate(most);
            if let Some(last) = self.lines.last_mut() {
                last.push('…');
            }
        }
        for line in &mut self.lines {
            *line = self.typeface.truncated(line, self.size, self.room);
        }
        self
    }

    pub fn height(&self) -> f64 {
        LEADING * self.size * self.lines.len() as f64
    }

    /// Its upper left corner is here; `style` is that of each line.
    pub fn draw(&self, svg: &mut Svg, at: Point, style: impl Fn(Element<'_>) -> Element<'_>) {
        for (number, line) in self.lines.iter().enumerate() {
            let base = at + point(0.0, self.size * (0.95 + LEADING * number as f64));
            style(svg.line(base, self.size).typeface(self.typeface)).say(line);
        }
    }
}
