//! What is printed around and beside a map: frames, panels, and the paper of what lies beside a board.

use crate::Aside;
use crate::geometry::{Area, point};
use crate::palette;
use crate::svg::{Number, Svg};
use crate::type_setting::{SANS, SERIF};

/// How wide all is that lies beside a board.
pub const ASIDE: f64 = 400.0;

/// The frame of a map, just inside it.
pub fn draw_frame(svg: &mut Svg, map: Area) {
    let inset = |by: f64| Area {
        x: map.x + by,
        y: map.y + by,
        width: map.width - 2.0 * by,
        height: map.height - 2.0 * by,
    };
    svg.rect(inset(0.0), 10.0).fill("none").stroke(palette::INK, 3.0).end();
    svg.rect(inset(5.0), 6.0).fill("none").stroke(palette::INK, 1.0).end();
}

/// A panel with its heading. Gives the base line of the first row below the heading.
pub fn panel(svg: &mut Svg, area: Area, heading: &str) -> f64 {
    svg.rect(area, 10.0).fill(palette::PAPER).stroke(palette::RULE, 1.5).end();
    let heading_at = point(area.x + 16.0, area.y + 28.0);
    svg.line(heading_at, 19.0).set("font-family", SERIF).bold().say(heading);
    area.y + 40.0
}

/// Something beside the board of a game, which is named by the class. `content` fills the paper from its top, is told how
/// wide that is, and says how high it has become.
pub fn aside(
    game: &str,
    id: &'static str,
    title: String,
    content: impl FnOnce(&mut Svg, f64) -> f64,
) -> Aside {
    let mut inside = Svg::default();
    let height = content(&mut inside, ASIDE);
    let mut svg = Svg::default();
    svg.add("svg")
        .set("xmlns", "http://www.w3.org/2000/svg")
        .show("class", format_args!("beside {game}"))
        .show("viewBox", format_args!("0 0 {} {}", Number(ASIDE), Number(height)))
        .set("role", "group")
        .set("aria-label", &title)
        .set("font-family", SANS)
        .fill(palette::INK)
        .set("color", palette::UNOWNED)
        .within(|svg| {
            // Paper of its own, as the page around it may be dark.
            svg.rect(Area { x: 0.0, y: 0.0, width: ASIDE, height }, 8.0).fill(palette::PAPER).end();
            svg.append(&inside);
        });
    Aside { id, title, svg: svg.finish(), at_hand: false }
}
