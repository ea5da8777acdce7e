//! How the panels are set: headings, paragraphs, boxes, and what a spot is pointed at by.

use super::paint::{self, BOX};
use draw::geometry::{Area, Point, point};
use draw::svg::{Element, Svg};
use draw::type_setting::{SERIF, fitted, fitting, lines, width};

/// Between the paper's edge and what is on it.
pub(super) const EDGE: f64 = 10.0;
/// Notes beside what they speak of.
pub(super) const NOTE: f64 = 12.5;
const SMALLEST_NOTE: f64 = 9.5;
const SMALLEST_NAME: f64 = 9.5;
/// What `lines` takes a text to be narrower by as it is not bold.
const NOT_BOLD: f64 = 0.9;
/// From one base line to the next.
const LEADING: f64 = 1.2;

pub(super) const fn area(x: f64, y: f64, width: f64, height: f64) -> Area {
    Area { x, y, width, height }
}

/// The heading of a part of a panel, on this base line.
pub(super) fn heading(svg: &mut Svg, at: Point, text: &str) {
    svg.line(at, 15.5).set("font-family", SERIF).bold().say(text);
}

/// What stands small beside or below a number.
pub(super) fn note(svg: &mut Svg, at: Point, room: f64, text: &str) {
    let size = fitting(text, NOTE, room).max(SMALLEST_NOTE);
    svg.line(at, size).fill(paint::FAINT_INK).say(text);
}

pub(super) fn centred_note(svg: &mut Svg, at: Point, room: f64, text: &str) {
    let size = fitting(text, NOTE, room).max(SMALLEST_NOTE);
    svg.line(at, size).centred().fill(paint::FAINT_INK).say(text);
}

pub(super) fn frame(svg: &mut Svg, area: Area) {
    svg.rect(area, 7.0).fill(BOX).end();
}

/// Something that can be clicked. A screen reader says all of it at once, and not the broken lines; the first shape inside
/// is its outline.
pub(super) fn spot(svg: &mut Svg, name: &str, said: &str, content: impl FnOnce(&mut Svg)) {
    spot_of(svg, name, said).within(|svg| {
        svg.title(said);
        content(svg);
    });
}

/// Such a spot on something that comes and goes.
pub(super) fn coming_spot(svg: &mut Svg, name: &str, said: &str, content: impl FnOnce(&mut Svg)) {
    spot_of(svg, name, said).set("class", "appears").within(|svg| {
        svg.title(said);
        content(svg);
    });
}

fn spot_of<'a>(svg: &'a mut Svg, name: &str, said: &str) -> Element<'a> {
    svg.group().set("data-spot", name).set("data-key", name).set("role", "img").set("aria-label", said)
}

/// Something that says what it is, and cannot be clicked.
pub(super) fn told(svg: &mut Svg, said: &str, content: impl FnOnce(&mut Svg)) {
    svg.group().within(|svg| {
        svg.title(said);
        content(svg);
    });
}

/// A text that has been broken into lines.
#[derive(Debug)]
pub(super) struct Paragraph {
    lines: Vec<String>,
    size: f64,
}

impl Paragraph {
    pub(super) fn new(text: &str, size: f64, room: f64) -> Self {
        Self { lines: lines(text, size, room), size }
    }

    /// A name in bold: smaller, though not too small, where its longest word would not fit.
    pub(super) fn name(text: &str, size: f64, room: f64) -> Self {
        let longest = text.split_ascii_whitespace().map(|word| width(word, size)).fold(room, f64::max);
        let size = (size * room / longest).max(SMALLEST_NAME.min(size));
        Self::new(text, size, room * NOT_BOLD)
    }

    /// No more lines than these, and none wider than the room: where something is missing, the line says so.
    pub(super) fn cut(mut self, most: usize, room: f64) -> Self {
        if self.lines.len() > most {
            self.lines.truncate(most);
            if let Some(last) = self.lines.last_mut() {
                last.push('…');
            }
        }
        for line in &mut self.lines {
            *line = fitted(line, self.size, room);
        }
        self
    }

    pub(super) fn height(&self) -> f64 {
        LEADING * self.size * self.lines.len() as f64
    }

    /// Its upper left corner is here; `style` is that of each line.
    pub(super) fn draw(&self, svg: &mut Svg, at: Point, style: impl Fn(Element<'_>) -> Element<'_>) {
        for (number, line) in self.lines.iter().enumerate() {
            let base = at + point(0.0, self.size * (0.95 + LEADING * number as f64));
            style(svg.line(base, self.size)).say(line);
        }
    }
}

/// Diagonal lines over something that is turned over.
pub(super) fn hatch(svg: &mut Svg, over: Area, colour: &str) {
    let mut d = String::new();
    let mut start = 7.0;
    while start < over.width + over.height {
        // From the upper edge, or the right one, down to the left.
        let (from, to) = ((start.min(over.width), (start - over.width).max(0.0)), start.min(over.height));
        let (x1, y1) = (over.x + from.0, over.y + from.1);
        let (x2, y2) = (over.x + start - to, over.y + to);
        d.push_str(&format!("M{x1:.1} {y1:.1}L{x2:.1} {y2:.1}"));
        start += 7.0;
    }
    svg.add("path").set("d", d).fill("none").stroke(colour, 1.0).set("opacity", "0.5").end();
}
