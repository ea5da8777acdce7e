//! The `d` of a path.

use std::fmt::Write;

use crate::curve::Curve;
use crate::geometry::Point;
use crate::svg::Number;

/// The `d` of a path. Numbers have one decimal at most.
#[derive(Clone, Debug, Default)]
pub struct Path {
    text: String,
    /// Where it is, when it is written as steps.
    steps: Option<Steps>,
}

/// Places in tenths, so that rounding never adds up.
#[derive(Clone, Copy, Debug, Default)]
struct Steps {
    at: [i64; 2],
    start: [i64; 2],
    /// A command is not repeated where the one before implies it.
    implied: Option<char>,
}

impl Path {
    /// A path written as steps from place to place: the same shapes then give the same text wherever they lie, which
    /// is shorter, and packs far better.
    pub fn in_steps() -> Self {
        Self { text: String::new(), steps: Some(Steps::default()) }
    }

    fn step(&mut self, command: char, points: &[Point]) -> &mut Self {
        let Some(mut steps) = self.steps else {
            self.text.push(command);
            for (index, number) in points.iter().flat_map(|place| [place.x, place.y]).enumerate() {
                self.number(number, index > 0);
            }
            return self;
        };
        let from = steps.at;
        let relative = command.to_ascii_lowercase();
        let written = steps.implied != Some(relative);
        if written {
            self.text.push(relative);
        }
        for (index, place) in points.iter().enumerate() {
            let tenths = [place.x, place.y].map(|number| (number * 10.0).round() as i64);
            let (place, step) = if command.is_lowercase() {
                ([from[0] + tenths[0], from[1] + tenths[1]], tenths)
            } else {
                (tenths, [tenths[0] - from[0], tenths[1] - from[1]])
            };
            self.number(step[0] as f64 / 10.0, !written || index > 0);
            self.number(step[1] as f64 / 10.0, true);
            steps.at = place;
        }
        if relative == 'm' {
            steps.start = steps.at;
        }
        steps.implied = Some(if relative == 'm' { 'l' } else { relative });
        self.steps = Some(steps);
        self
    }

    /// A minus sign separates as well as a space does.
    fn number(&mut self, number: f64, follows: bool) {
        let number = Number(number);
        if follows && !number.is_negative() {
            self.text.push(' ');
        }
        number.push_to(&mut self.text);
    }

    pub fn start(&mut self, place: Point) -> &mut Self {
        self.step('M', &[place])
    }

    pub fn to(&mut self, place: Point) -> &mut Self {
        self.step('L', &[place])
    }

    /// A line by so much.
    pub fn by(&mut self, step: Point) -> &mut Self {
        self.step('l', &[step])
    }

    /// Moves on by so much without a line.
    pub fn skip(&mut self, step: Point) -> &mut Self {
        self.step('m', &[step])
    }

    pub fn bend(&mut self, control: Point, to: Point) -> &mut Self {
        self.step('Q', &[control, to])
    }

    /// A bend by so much.
    pub fn bend_by(&mut self, control: Point, step: Point) -> &mut Self {
        self.step('q', &[control, step])
    }

    pub fn close(&mut self) -> &mut Self {
        match &mut self.steps {
            None => self.text.push('Z'),
            Some(steps) => {
                (steps.at, steps.implied) = (steps.start, None);
                self.text.push('z');
            }
        }
        self
    }

    pub fn lines(&mut self, points: impl IntoIterator<Item = Point>) -> &mut Self {
        for (index, place) in points.into_iter().enumerate() {
            self.step(if index == 0 { 'M' } else { 'L' }, &[place]);
        }
        self
    }

    pub fn curve(&mut self, middle: Point, curve: &Curve) -> &mut Self {
        self.start(middle + curve.from).follow(middle, curve)
    }

    /// Goes on along a curve, from where it begins.
    pub fn follow(&mut self, middle: Point, curve: &Curve) -> &mut Self {
        debug_assert!(self.steps.is_none(), "arcs are written with the place they lead to");
        let to = middle + curve.to;
        match curve.arc() {
            None => self.to(to),
            Some((radius, clockwise)) => {
                let (radius, sweep) = (Number(radius), u8::from(clockwise));
                let _ = write!(self.text, "A{radius} {radius} 0 0 {sweep} {} {}", Number(to.x), Number(to.y));
                self
            }
        }
    }
}

impl AsRef<str> for Path {
    /// Letters, numbers, spaces and signs: nothing that has to be escaped.
    fn as_ref(&self) -> &str {
        &self.text
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::geometry::point;

    #[test]
    fn a_path_in_steps_leads_to_the_same_places() {
        let draw = |path: &mut Path| {
            path.lines([point(1.04, 2.0), point(3.04, 2.0), point(5.08, 0.5)]).close();
            path.by(point(1.0, 1.0)).start(point(7.0, 7.0)).bend(point(8.0, 7.0), point(8.0, 8.0));
            path.bend_by(point(0.0, 1.0), point(1.0, 1.0)).to(point(0.0, 0.0)).to(point(1.0, 1.0));
            path.as_ref().to_owned()
        };
        assert_eq!(draw(&mut Path::default()), "M1 2L3 2L5.1 0.5Zl1 1M7 7Q8 7 8 8q0 1 1 1L0 0L1 1");
        assert_eq!(draw(&mut Path::in_steps()), "m1 2 2 0 2.1-1.5zl1 1m5 4q1 0 1 1 0 1 1 1l-9-9 1 1");
    }
}
