//! A small writer of SVG: elements, numbers with at most one decimal, and escaped text.

use std::fmt::{Display, Write};

use crate::geometry::{Area, Point};
use crate::path::Path;

/// A document, or a part of one, being written.
#[derive(Debug, Default)]
pub(crate) struct Svg {
    text: String,
}

/// An element whose attributes are being written.
#[derive(Debug)]
#[must_use = "an element is closed by end, say or within"]
pub(crate) struct Element<'a> {
    svg: &'a mut Svg,
    tag: &'static str,
}

impl Svg {
    /// An empty document with room for this part and as much again.
    pub(crate) fn with_room_for(part: &Self) -> Self {
        Self { text: String::with_capacity(2 * part.text.len()) }
    }

    pub(crate) fn finish(self) -> String {
        self.text
    }

    /// A part that was finished before, to be put into another.
    pub(crate) const fn finished(text: String) -> Self {
        Self { text }
    }

    /// Puts a part that has been written by itself here.
    pub(crate) fn append(&mut self, part: &Self) {
        self.text.push_str(&part.text);
    }

    pub(crate) fn add(&mut self, tag: &'static str) -> Element<'_> {
        self.text.push('<');
        self.text.push_str(tag);
        Element { svg: self, tag }
    }

    pub(crate) fn group(&mut self) -> Element<'_> {
        self.add("g")
    }

    /// What a screen reader says of the element that this is written into first.
    pub(crate) fn title(&mut self, title: &str) {
        self.add("title").say(title);
    }

    pub(crate) fn path(&mut self, path: &Path) -> Element<'_> {
        self.add("path").set("d", path)
    }

    pub(crate) fn circle(&mut self, middle: Point, radius: f64) -> Element<'_> {
        self.add("circle").num("cx", middle.x).num("cy", middle.y).num("r", radius)
    }

    pub(crate) fn rect(&mut self, area: Area, corners: f64) -> Element<'_> {
        let rect = self.add("rect").num("x", area.x).num("y", area.y);
        let rect = rect.num("width", area.width).num("height", area.height);
        if corners > 0.0 { rect.num("rx", corners) } else { rect }
    }

    /// Something from the definitions, where and as it is there.
    pub(crate) fn again(&mut self, id: impl Display) -> Element<'_> {
        self.add("use").set("href", format_args!("#{id}"))
    }

    /// Something from the definitions, in its own size.
    pub(crate) fn place(&mut self, id: impl Display, at: Point) -> Element<'_> {
        self.again(id).num("x", at.x).num("y", at.y)
    }

    /// A line of text on this base line.
    pub(crate) fn line(&mut self, at: Point, size: f64) -> Element<'_> {
        self.add("text").num("x", at.x).num("y", at.y).num("font-size", size)
    }
}

impl<'a> Element<'a> {
    pub(crate) fn set(self, name: &str, value: impl Display) -> Self {
        self.attribute(name, |text| {
            // Writing to a String cannot fail.
            let _ = write!(Escaped(text), "{value}");
        })
    }

    /// Writes an attribute. What `value` writes has to be escaped.
    fn attribute(self, name: &str, value: impl FnOnce(&mut String)) -> Self {
        let text = &mut self.svg.text;
        text.push(' ');
        text.push_str(name);
        text.push_str("=\"");
        value(text);
        text.push('"');
        self
    }

    pub(crate) fn num(self, name: &str, value: f64) -> Self {
        self.attribute(name, |text| Number(value).push_to(text))
    }

    pub(crate) fn fill(self, colour: &str) -> Self {
        self.set("fill", colour)
    }

    pub(crate) fn stroke(self, colour: &str, width: f64) -> Self {
        self.set("stroke", colour).num("stroke-width", width)
    }

    pub(crate) fn centred(self) -> Self {
        self.set("text-anchor", "middle")
    }

    pub(crate) fn bold(self) -> Self {
        self.set("font-weight", "bold")
    }

    /// Moves all that is inside.
    pub(crate) fn moved(self, to: Point) -> Self {
        self.attribute("transform", |text| {
            text.push_str("translate(");
            Number(to.x).push_to(text);
            text.push(' ');
            Number(to.y).push_to(text);
            text.push(')');
        })
    }

    pub(crate) fn scaled(self, to: Point, by: f64) -> Self {
        let hundredths = (by * 100.0).round() / 100.0;
        self.set(
            "transform",
            format_args!("translate({} {}) scale({hundredths})", Number(to.x), Number(to.y)),
        )
    }

    /// Moves all that is inside, turned clockwise by so many sixths.
    pub(crate) fn turned(self, to: Point, sixths: usize) -> Self {
        match sixths % 6 {
            0 if to == Point::default() => self,
            0 => self.moved(to),
            turns if to == Point::default() => self.set("transform", format_args!("rotate({})", 60 * turns)),
            turns => {
                let (x, y) = (Number(to.x), Number(to.y));
                self.set("transform", format_args!("translate({x} {y}) rotate({})", 60 * turns))
            }
        }
    }

    pub(crate) fn end(self) {
        self.svg.text.push_str("/>");
    }

    /// Closes the element around a text.
    pub(crate) fn say(self, text: impl Display) {
        self.within(|svg| {
            // Writing to a String cannot fail.
            let _ = write!(Escaped(&mut svg.text), "{text}");
        });
    }

    pub(crate) fn within(self, content: impl FnOnce(&mut Svg)) {
        let Self { svg, tag } = self;
        svg.text.push('>');
        content(svg);
        for part in ["</", tag, ">"] {
            svg.text.push_str(part);
        }
    }
}

/// Escapes what is written into it.
struct Escaped<'a>(&'a mut String);

impl Write for Escaped<'_> {
    fn write_str(&mut self, text: &str) -> std::fmt::Result {
        // Nearly everything is.
        if text.bytes().all(is_plain) {
            self.0.push_str(text);
            return Ok(());
        }
        let mut rest = text;
        while let Some(at) = rest.find(is_special) {
            let (plain, from) = rest.split_at(at);
            self.0.push_str(plain);
            let mut letters = from.chars();
            self.0.push_str(match letters.next() {
                Some('&') => "&amp;",
                Some('<') => "&lt;",
                Some('>') => "&gt;",
                Some('"') => "&quot;",
                // Control characters have no place in XML, not even escaped.
                _ => " ",
            });
            rest = letters.as_str();
        }
        self.0.push_str(rest);
        Ok(())
    }
}

fn is_special(letter: char) -> bool {
    matches!(letter, '&' | '<' | '>' | '"') || letter.is_control()
}

/// Whether no special letter has this byte; some others have none of these either.
const fn is_plain(byte: u8) -> bool {
    // The control characters beyond ASCII begin with 0xc2.
    !matches!(byte, b'&' | b'<' | b'>' | b'"' | ..b' ' | 0x7f | 0xc2)
}

/// A number with one decimal at most: short, and the same on every machine.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Number(pub(crate) f64);

impl Number {
    fn tenths(self) -> i64 {
        (self.0 * 10.0).round() as i64
    }

    /// Whether it is written with a sign.
    pub(crate) fn is_negative(self) -> bool {
        self.tenths() < 0
    }

    pub(crate) fn push_to(self, text: &mut String) {
        text.push_str(self.digits(&mut [0; DIGITS]));
    }

    /// A drawing has tens of thousands of numbers: their digits are put down here, from the last to the first.
    fn digits(self, room: &mut [u8; DIGITS]) -> &str {
        let tenths = self.tenths();
        let mut at = room.len();
        let mut put = |letter: u8| {
            at -= 1;
            room[at] = letter;
        };
        let mut rest = tenths.unsigned_abs();
        if !rest.is_multiple_of(10) {
            put(b'0' + (rest % 10) as u8);
            put(b'.');
        }
        rest /= 10;
        loop {
            put(b'0' + (rest % 10) as u8);
            rest /= 10;
            if rest == 0 {
                break;
            }
        }
        if tenths < 0 {
            put(b'-');
        }
        std::str::from_utf8(&room[at..]).unwrap_or_default()
    }
}

/// More than the longest number has.
const DIGITS: usize = 24;

impl Display for Number {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(self.digits(&mut [0; DIGITS]))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::geometry::point;

    #[test]
    fn numbers_are_short() {
        for (number, text) in [
            (0.0, "0"),
            (-0.04, "0"),
            (1.25, "1.3"),
            (-0.5, "-0.5"),
            (12.0, "12"),
            (-3.96, "-4"),
            (1000.1, "1000.1"),
            (f64::MIN, "-922337203685477580.8"),
        ] {
            assert_eq!(Number(number).to_string(), text);
        }
    }

    #[test]
    fn text_and_attributes_are_escaped() {
        let mut svg = Svg::default();
        svg.line(point(1.0, 2.0), 3.0).set("class", "a\"b").say("<Tom & \u{7}Jerry>");
        assert_eq!(
            svg.finish(),
            "<text x=\"1\" y=\"2\" font-size=\"3\" class=\"a&quot;b\">&lt;Tom &amp;  Jerry&gt;</text>"
        );
    }
}
