//! A figure of every player over the course of a game, as a line plot.

use std::ops::RangeInclusive;

use kernel::Seat;

use crate::Typeface;
use crate::badge;
use crate::geometry::{Area, Point, point};
use crate::palette;
use crate::path::Path;
use crate::svg::{Number, Svg};
use crate::typeface::SANS;

const WIDTH: f64 = 400.0;
const TOP: f64 = 12.0;
const HEIGHT: f64 = 190.0;
/// Beside the lines, for the badges at their ends.
const RIGHT: f64 = 34.0;
const SIZE: f64 = 13.0;
const BADGE: f64 = 8.0;
/// With more points than these, they are not marked one by one.
const MOST_DOTS: usize = 24;
const LEGEND_COLUMNS: usize = 3;
const LEGEND_ROW: f64 = 23.0;

/// A player's line.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PlotLine {
    pub seat: Seat,
    pub name: String,
    /// Where along the game, and the figure there; in order.
    pub points: Vec<(u32, i64)>,
}

/// A figure of every player over the course of a game, such as `Income`, as an `<svg>` element. `marks` name places along
/// the game, such as where its turns begin.
///
/// The title is not in the picture, only in what is read out. Text and axes take the colour of the text around them; the
/// lines are those of the players' track, so they can be told apart without their colours too.
#[must_use]
pub fn plot(title: &str, lines: &[PlotLine], marks: &[(u32, String)]) -> String {
    let lines: Vec<&PlotLine> = lines.iter().filter(|line| !line.points.is_empty()).collect();
    let frame = Frame::around(&lines, marks);
    let height = frame.area.bottom() + 30.0 + LEGEND_ROW * lines.len().div_ceil(LEGEND_COLUMNS) as f64;
    let mut svg = Svg::default();
    svg.add("svg")
        .set("xmlns", "http://www.w3.org/2000/svg")
        .set("class", "lines")
        .show("viewBox", format_args!("0 0 {} {}", Number(WIDTH), Number(height)))
        .set("role", "img")
        .set("aria-label", describe(title, &lines))
        .set("font-family", SANS)
        .num("font-size", SIZE)
        .fill("currentColor")
        .within(|svg| {
            frame.draw(svg, marks);
            for line in &lines {
                draw_line(svg, line, &frame);
            }
            draw_ends(svg, &lines, &frame);
            draw_legend(svg, &lines, frame.area.bottom() + 44.0);
        });
    svg.finish()
}

/// “Income: Ada 12, Bob −3”
fn describe(title: &str, lines: &[&PlotLine]) -> String {
    let last = |line: &&PlotLine| {
        let (_, figure) = line.points.last().copied().unwrap_or_default();
        format!("{} {}", line.name, signed(figure))
    };
    format!("{title}: {}", lines.iter().map(last).collect::<Vec<_>>().join(", "))
}

/// With a true minus.
fn signed(number: i64) -> String {
    if number < 0 { format!("−{}", number.unsigned_abs()) } else { number.to_string() }
}

/// The axes.
struct Frame {
    area: Area,
    along: RangeInclusive<u32>,
    ticks: Vec<i64>,
}

impl Frame {
    fn around(lines: &[&PlotLine], marks: &[(u32, String)]) -> Self {
        let points = || lines.iter().flat_map(|line| &line.points);
        let places = || points().map(|(along, _)| *along).chain(marks.iter().map(|(along, _)| *along));
        let (from, to) = (places().min().unwrap_or(0), places().max().unwrap_or(1));
        // Nothing is part of every picture, so that lengths can be compared.
        let figures = || points().map(|(_, figure)| *figure).chain([0]);
        let ticks = ticks(figures().min().unwrap_or(0), figures().max().unwrap_or(0));
        let label = ticks.iter().map(|tick| Typeface::Sans.width(&signed(*tick), SIZE)).fold(0.0, f64::max);
        let x = label + 12.0;
        let area = Area { x, y: TOP, width: WIDTH - RIGHT - x, height: HEIGHT };
        Self { area, along: from..=to.max(from + 1), ticks }
    }

    fn x(&self, along: u32) -> f64 {
        let (from, to) = (*self.along.start(), *self.along.end());
        self.area.x + self.area.width * f64::from(along - from) / f64::from(to - from)
    }

    fn y(&self, figure: i64) -> f64 {
        let (low, high) = (self.ticks[0], self.ticks[self.ticks.len() - 1]);
        self.area.bottom() - self.area.height * (figure - low) as f64 / (high - low) as f64
    }

    fn place(&self, (along, figure): (u32, i64)) -> Point {
        point(self.x(along), self.y(figure))
    }

    fn draw(&self, svg: &mut Svg, marks: &[(u32, String)]) {
        let mut grid = Path::default();
        for tick in &self.ticks {
            grid.lines([point(self.area.x, self.y(*tick)), point(self.area.right(), self.y(*tick))]);
        }
        for (along, _) in marks {
            grid.lines([point(self.x(*along), self.area.y), point(self.x(*along), self.area.bottom() + 4.0)]);
        }
        let faint = |svg: &mut Svg, path: &Path, opacity: f64, width: f64| {
            svg.path(path).fill("none").stroke("currentColor", width).show("stroke-opacity", opacity).end();
        };
        faint(svg, &grid, 0.16, 1.0);
        let mut zero = Path::default();
        zero.lines([point(self.area.x, self.y(0)), point(self.area.right(), self.y(0))]);
        faint(svg, &zero, 0.7, 1.4);
        svg.group().set("text-anchor", "end").within(|svg| {
            for tick in &self.ticks {
                let base = point(self.area.x - 6.0, self.y(*tick) + SIZE * 0.36);
                svg.add("text").num("x", base.x).num("y", base.y).say(signed(*tick));
            }
        });
        svg.group().centred().within(|svg| {
            let mut free = f64::NEG_INFINITY;
            for (along, label) in marks {
                let (middle, half) = (self.x(*along), Typeface::Sans.width(label, SIZE) / 2.0);
                if middle - half >= free {
                    svg.add("text").num("x", middle).num("y", self.area.bottom() + 18.0).say(label);
                    free = middle + half + 6.0;
                }
            }
        });
    }
}

/// Round numbers, at equal distances, that reach from the lowest figure to the highest: at least two, not many.
fn ticks(low: i64, high: i64) -> Vec<i64> {
    const MOST: i64 = 6;
    let steps = (0..18).flat_map(|zeros| [1, 2, 5].map(|digit| digit * 10i64.pow(zeros)));
    let step = steps
        .into_iter()
        .find(|step| high.div_euclid(*step) - low.div_euclid(*step) < MOST)
        .unwrap_or(i64::MAX / 4);
    let first = low.div_euclid(step);
    let last = (high + step - 1).div_euclid(step).max(first + 1);
    (first..=last).map(|tick| tick * step).collect()
}

/// The look of a player's track, only thinner.
fn draw_track(svg: &mut Svg, seat: Seat, path: &Path) {
    let paint = palette::player(seat);
    svg.group().fill("none").set("stroke-linejoin", "round").set("stroke-linecap", "round").within(|svg| {
        svg.path(path).stroke("currentColor", 5.4).set("stroke-opacity", "0.75").end();
        svg.path(path).stroke(paint.base, 4.0).end();
        if let Some(dashes) = palette::dashes(seat) {
            svg.path(path)
                .stroke(paint.on, 1.4)
                .set("stroke-dasharray", dashes)
                .set("stroke-linecap", "butt")
                .end();
        }
    });
}

fn draw_line(svg: &mut Svg, line: &PlotLine, frame: &Frame) {
    let mut path = Path::default();
    path.lines(line.points.iter().map(|place| frame.place(*place)));
    draw_track(svg, line.seat, &path);
    if line.points.len() > MOST_DOTS {
        return;
    }
    let paint = palette::player(line.seat);
    svg.group().fill(paint.base).stroke("currentColor", 0.9).within(|svg| {
        for place in &line.points {
            svg.circle(frame.place(*place), 3.2).end();
        }
    });
}

/// A badge at the end of each line, those at the right moved apart.
fn draw_ends(svg: &mut Svg, lines: &[&PlotLine], frame: &Frame) {
    let ends = lines.iter().filter_map(|line| Some((line.seat, frame.place(*line.points.last()?))));
    let (mut last, early): (Vec<_>, Vec<_>) = ends.partition(|(_, end)| end.x >= frame.area.right() - 1.0);
    for (seat, end) in early {
        draw_badge(svg, seat, end);
    }
    last.sort_by(|one, other| one.1.y.total_cmp(&other.1.y));
    let heights = apart(&last.iter().map(|(_, end)| end.y).collect::<Vec<_>>(), frame.area.bottom());
    for ((seat, end), y) in last.into_iter().zip(heights) {
        let middle = point(WIDTH - BADGE - 3.0, y);
        let mut leader = Path::default();
        leader.lines([end, middle]);
        svg.path(&leader).stroke("currentColor", 0.9).set("stroke-opacity", "0.6").end();
        draw_badge(svg, seat, middle);
    }
}

/// A badge with a rim that shows on dark ground too.
fn draw_badge(svg: &mut Svg, seat: Seat, middle: Point) {
    svg.circle(middle, BADGE + 1.6).set("fill-opacity", "0.45").end();
    badge::draw(svg, seat, middle, BADGE);
}

/// Heights in order, moved as little as is needed for no badge to cover another or to lie below the bottom.
fn apart(heights: &[f64], bottom: f64) -> Vec<f64> {
    const PITCH: f64 = 2.0 * BADGE + 3.0;
    let mut moved = heights.to_vec();
    for index in 1..moved.len() {
        moved[index] = moved[index].max(moved[index - 1] + PITCH);
    }
    let mut limit = bottom;
    for height in moved.iter_mut().rev() {
        *height = height.min(limit);
        limit = *height - PITCH;
    }
    moved
}

fn draw_legend(svg: &mut Svg, lines: &[&PlotLine], top: f64) {
    let pitch = (WIDTH - 12.0) / LEGEND_COLUMNS as f64;
    for (index, line) in lines.iter().enumerate() {
        let (row, column) = (index / LEGEND_COLUMNS, index % LEGEND_COLUMNS);
        let start = point(8.0 + pitch * column as f64, top + LEGEND_ROW * row as f64);
        let mut sample = Path::default();
        sample.lines([start, start + point(26.0, 0.0)]);
        draw_track(svg, line.seat, &sample);
        draw_badge(svg, line.seat, start + point(38.0, 0.0));
        let base = start + point(50.0, SIZE * 0.36);
        let name = Typeface::Sans.truncated(&line.name, SIZE, pitch - 58.0);
        svg.add("text").num("x", base.x).num("y", base.y).say(name);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ticks_are_round_and_reach_far_enough() {
        for (low, high, expected) in [
            (0, 0, vec![0, 1]),
            (0, 1, vec![0, 1]),
            (0, 7, vec![0, 2, 4, 6, 8]),
            (0, 50, vec![0, 10, 20, 30, 40, 50]),
            (-33, 121, vec![-50, 0, 50, 100, 150]),
            (-9, 0, vec![-10, -8, -6, -4, -2, 0]),
        ] {
            assert_eq!(ticks(low, high), expected, "{low} to {high}");
        }
    }

    #[test]
    fn badges_are_moved_apart_and_stay_inside() {
        let moved = apart(&[90.0, 91.0, 199.0, 200.0], 200.0);
        assert!(moved.windows(2).all(|pair| pair[1] - pair[0] > 2.0 * BADGE), "{moved:?}");
        assert!(moved.iter().all(|height| (80.0..=200.0).contains(height)), "{moved:?}");
    }
}
