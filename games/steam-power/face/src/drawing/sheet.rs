//! The whole table on one sheet: the map, and in columns beside it whatever lies beside the board.

use draw::geometry::{Area, Point, point};
use draw::paper::{ASIDE, panel};
use draw::svg::{Number, Svg};
use draw::type_setting::SANS;

use super::asides::PARTS;
use super::{GAME, GAP, Sheet, board, palette, players, still};

const HEADING: f64 = 40.0;

/// A panel beside the map.
struct Panel {
    class: &'static str,
    heading: Option<String>,
    content: Svg,
    height: f64,
}

pub(crate) fn draw(sheet: &Sheet<'_>) -> String {
    let still = still::of(sheet.board);
    let map = Area { x: GAP, y: GAP, ..still.map };
    let panels = panels(sheet);
    let placed = place(&panels, map);
    let right = placed.iter().map(|corner| corner.x + ASIDE).fold(map.right(), f64::max);
    let lowest = panels.iter().zip(&placed).map(|(panel, corner)| corner.y + panel.height);
    let size = point(right + GAP, lowest.fold(map.bottom(), f64::max) + GAP);
    let mut svg = Svg::default();
    svg.add("svg")
        .set("xmlns", "http://www.w3.org/2000/svg")
        .show("viewBox", format_args!("0 0 {} {}", Number(size.x), Number(size.y)))
        .set("role", "img")
        .show("class", format_args!("board {GAME}"))
        .set("aria-label", sheet.summary())
        .set("font-family", SANS)
        .fill(palette::INK)
        .set("color", palette::UNOWNED)
        .within(|svg| {
            svg.title(&sheet.summary());
            svg.rect(Area { x: 0.0, y: 0.0, width: size.x, height: size.y }, 0.0).fill(palette::PAGE).end();
            let origin = point(map.x - still.map.x, map.y - still.map.y);
            svg.group().set("class", "map").moved(origin).within(|svg| {
                svg.append(&still.drawing);
                board::draw_play(svg, sheet);
            });
            for (panel, corner) in panels.iter().zip(placed) {
                panel.draw(svg, corner);
            }
        });
    svg.finish()
}

impl Panel {
    fn new(class: &'static str, heading: Option<String>, content: impl FnOnce(&mut Svg) -> f64) -> Self {
        let mut inside = Svg::default();
        let above = if heading.is_some() { HEADING } else { 0.0 };
        let height = content(&mut inside) + above;
        Self { class, heading, content: inside, height }
    }

    fn draw(&self, svg: &mut Svg, corner: Point) {
        let area = Area { x: corner.x, y: corner.y, width: ASIDE, height: self.height };
        let below = if self.heading.is_some() { point(0.0, HEADING) } else { Point::default() };
        svg.group().set("class", self.class).within(|svg| {
            panel(svg, area, self.heading.as_deref().unwrap_or_default());
            svg.group().moved(corner + below).within(|svg| svg.append(&self.content));
        });
    }
}

fn panels(sheet: &Sheet<'_>) -> Vec<Panel> {
    let mut panels = vec![Panel::new("players", None, |svg| players::draw(svg, sheet, ASIDE))];
    panels.extend(PARTS.into_iter().map(|(id, word, content)| {
        Panel::new(id, Some(sheet.words.word(word)), |svg| content(svg, sheet, ASIDE))
    }));
    panels
}

/// Their corners: below each other, and in a further column where one would reach below the map.
fn place(panels: &[Panel], map: Area) -> Vec<Point> {
    let mut at = point(map.right() + GAP, map.y);
    let corners = panels.iter().map(|panel| {
        if at.y > map.y && at.y + panel.height > map.bottom() {
            at = point(at.x + ASIDE + GAP, map.y);
        }
        let corner = at;
        at.y += panel.height + GAP;
        corner
    });
    corners.collect()
}
