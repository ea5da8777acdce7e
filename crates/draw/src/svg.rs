//! A small writer of SVG: elements, numbers with at most one decimal, and escaped text.

use std::fmt::{Display, Write};

use crate::geometry::{Area, Point};
use crate::path::Path;

/// A document, or a part of one, being written.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Svg {
    text: String,
}

/// An element whose attributes are being written.
#[derive(Debug)]
#[must_use = "an element is closed by end, say or within"]
pub struct Element<'a> {
    svg: &'a mut Svg,
    tag: &'static str,
}

impl Svg {
    /// An empty document with room for this part and as much again.
    pub fn with_room_for(part: &Self) -> Self {
        Self { text: String::with_capacity(2 * part.text.len()) }
    }

    pub fn finish(self) -> String {
        self.text
    }

    /// Puts a part that has been written by itself here.
    pub fn append(&mut self, part: &Self) {
        self.text.push_str(&part.text);
    }

    /// The same for one that was finished.
    pub fn append_text(&mut self, part: &str) {
        self.text.push_str(part);
    }

    pub fn add(&mut self, tag: &'static str) -> Element<'_> {
        self.text.push('<');
        self.text.push_str(tag);
        Element { svg: self, tag }
    }

    pub fn group(&mut self) -> Element<'_> {
        self.add("g")
    }

    /// What a screen reader says of the element that this is written into first.
    pub fn title(&mut self, title: &str) {
        self.add("title").say(title);
    }

    pub fn path(&mut self, path: &Path) -> Element<'_> {
        self.add("path").attribute("d", |text| text.push_str(path.as_ref()))
    }

    pub fn circle(&mut self, middle: Point, radius: f64) -> Element<'_> {
        self.add("circle").num("cx", middle.x).num("cy", middle.y).num("r", radius)
    }

    pub fn rect(&mut self, area: Area, corners: f64) -> Element<'_> {
        let rect = self.add("rect").num("x", area.x).num("y", area.y);
        let rect = rect.num("width", area.width).num("height", area.height);
        if corners > 0.0 { rect.num("rx", corners) } else { rect }
    }

    /// Something from the definitions, where and as it is there.
    pub fn again(&mut self, id: impl Display) -> Element<'_> {
        self.add("use").show("href", format_args!("#{id}"))
    }

    /// Something from the definitions, in its own size.
    pub fn place(&mut self, id: impl Display, at: Point) -> Element<'_> {
        self.again(id).num("x", at.x).num("y", at.y)
    }

    /// A line with round ends and corners, by the commands of its path.
    pub fn round_line(&mut self, d: &str, colour: &str, width: f64) {
        let path = self.add("path").set("d", d).fill("none").stroke(colour, width);
        path.set("stroke-linecap", "round").set("stroke-linejoin", "round").end();
    }

    /// A line of text on this base line.
    pub fn line(&mut self, at: Point, size: f64) -> Element<'_> {
        self.add("text").num("x", at.x).num("y", at.y).num("font-size", size)
    }
}

impl<'a> Element<'a> {
    pub fn set(self, name: &str, value: impl AsRef<str>) -> Self {
        self.attribute(name, |text| Escaped(text).push(value.as_ref()))
    }

    /// An attribute that is not a text but has one.
    pub fn show(self, name: &str, value: impl Display) -> Self {
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

    pub fn num(self, name: &str, value: f64) -> Self {
        self.attribute(name, |text| Number(value).push_to(text))
    }

    pub fn fill(self, colour: &str) -> Self {
        self.set("fill", colour)
    }

    pub fn stroke(self, colour: &str, width: f64) -> Self {
        self.set("stroke", colour).num("stroke-width", width)
    }

    pub fn centred(self) -> Self {
        self.set("text-anchor", "middle")
    }

    pub fn bold(self) -> Self {
        self.set("font-weight", "bold")
    }

    /// Moves all that is inside.
    pub fn moved(self, to: Point) -> Self {
        self.attribute("transform", |text| push_translation(text, to))
    }

    pub fn scaled(self, to: Point, by: f64) -> Self {
        self.attribute("transform", |text| {
            push_translation(text, to);
            text.push_str(" scale(");
            push_hundredths(text, rounded(by * 100.0));
            text.push(')');
        })
    }

    /// Moves all that is inside, turned clockwise by so many sixths.
    pub fn turned(self, to: Point, sixths: usize) -> Self {
        const ROTATIONS: [&str; 6] =
            ["", "rotate(60)", "rotate(120)", "rotate(180)", "rotate(240)", "rotate(300)"];
        match (sixths % 6, to == Point::default()) {
            (0, true) => self,
            (0, false) => self.moved(to),
            (turns, true) => self.attribute("transform", |text| text.push_str(ROTATIONS[turns])),
            (turns, false) => self.attribute("transform", |text| {
                push_translation(text, to);
                text.push(' ');
                text.push_str(ROTATIONS[turns]);
            }),
        }
    }

    pub fn end(self) {
        self.svg.text.push_str("/>");
    }

    /// Closes the element around a text.
    pub fn say(self, text: impl AsRef<str>) {
        self.within(|svg| Escaped(&mut svg.text).push(text.as_ref()));
    }

    /// The same around what is not a text but has one.
    pub fn say_of(self, value: impl Display) {
        self.within(|svg| {
            // Writing to a String cannot fail.
            let _ = write!(Escaped(&mut svg.text), "{value}");
        });
    }

    pub fn within(self, content: impl FnOnce(&mut Svg)) {
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

impl Escaped<'_> {
    fn push(&mut self, text: &str) {
        // Nearly everything is. Without an early end the compiler looks at many bytes at once.
        if text.bytes().fold(true, |plain, byte| plain & is_plain(byte)) {
            self.0.push_str(text);
            return;
        }
        let mut rest = text;
        while let Some(end) = rest.find(is_special) {
            let (plain, from) = rest.split_at(end);
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
    }
}

impl Write for Escaped<'_> {
    fn write_str(&mut self, text: &str) -> std::fmt::Result {
        self.push(text);
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
pub struct Number(pub f64);

impl Number {
    fn tenths(self) -> i64 {
        rounded(self.0 * 10.0)
    }

    /// What is left of it once it is written.
    pub fn as_written(self) -> f64 {
        self.tenths() as f64 / 10.0
    }

    /// Whether it is written with a sign.
    pub fn is_negative(self) -> bool {
        self.tenths() < 0
    }

    pub fn push_to(self, text: &mut String) {
        let tenths = push_signed(text, self.tenths(), 10);
        if tenths > 0 {
            push_digits(text, &[b'.', b'0' + tenths]);
        }
    }
}

fn push_translation(text: &mut String, to: Point) {
    text.push_str("translate(");
    Number(to.x).push_to(text);
    text.push(' ');
    Number(to.y).push_to(text);
    text.push(')');
}

/// A number of hundredths, with as many decimals as it needs.
fn push_hundredths(text: &mut String, number: i64) {
    match push_signed(text, number, 100) {
        0 => {}
        rest if rest.is_multiple_of(10) => push_digits(text, &[b'.', b'0' + rest / 10]),
        rest => push_digits(text, &[b'.', b'0' + rest / 10, b'0' + rest % 10]),
    }
}

/// The sign and the whole part of a number of tenths or hundredths; returns what is left of it. A drawing has tens of
/// thousands of numbers, so they are put down digit by digit.
fn push_signed(text: &mut String, number: i64, parts: u8) -> u8 {
    if number < 0 {
        text.push('-');
    }
    let (number, parts) = (number.unsigned_abs(), u64::from(parts));
    text.push_str(itoa::Buffer::new().format(number / parts));
    (number % parts) as u8
}

fn push_digits(text: &mut String, digits: &[u8]) {
    text.extend(digits.iter().map(|digit| char::from(*digit)));
}

/// Halves away from zero. By hand, as the function for it is a call where it is no instruction.
fn rounded(number: f64) -> i64 {
    let whole = number as i64;
    let rest = number - whole as f64;
    if rest >= 0.5 {
        whole.saturating_add(1)
    } else if rest <= -0.5 {
        whole.saturating_sub(1)
    } else {
        whole
    }
}

impl Display for Number {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let mut text = String::new();
        self.push_to(&mut text);
        f.write_str(&text)
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
    fn what_is_moved_turned_and_scaled_is_written_shortly() {
        let transform = |of: fn(Element<'_>) -> Element<'_>| {
            let mut svg = Svg::default();
            of(svg.group()).end();
            svg.finish()
        };
        let group_with = |transform: &str| format!("<g transform=\"{transform}\"/>");
        assert_eq!(transform(|group| group.moved(point(1.0, -2.5))), group_with("translate(1 -2.5)"));
        assert_eq!(
            transform(|group| group.turned(point(1.0, 2.0), 8)),
            group_with("translate(1 2) rotate(120)")
        );
        assert_eq!(transform(|group| group.turned(point(0.0, 0.0), 5)), group_with("rotate(300)"));
        assert_eq!(transform(|group| group.turned(point(0.0, 0.0), 6)), "<g/>");
        for (by, scale) in [(1.0, "1"), (0.5, "0.5"), (1.254, "1.25"), (0.055, "0.06"), (-2.006, "-2.01")] {
            let mut svg = Svg::default();
            svg.group().scaled(point(3.0, 4.0), by).end();
            assert_eq!(svg.finish(), group_with(&format!("translate(3 4) scale({scale})")));
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
