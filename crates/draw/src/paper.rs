//! What is printed around and beside a map: frames and panels.

use crate::Typeface;
use crate::aside::WIDTH;
use crate::geometry::{Area, Point, point};
use crate::palette;
use crate::sheet::Part;
use crate::svg::Svg;

/// How much of a panel is above what is below its heading.
const HEADING: f64 = 40.0;

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

/// A panel with its heading. Returns the base line of the first row below the heading.
pub fn panel(svg: &mut Svg, area: Area, heading: &str) -> f64 {
    svg.rect(area, 10.0).fill(palette::PAPER).stroke(palette::RULE, 1.5).end();
    let heading_at = point(area.x + 16.0, area.y + 28.0);
    svg.line(heading_at, 19.0).typeface(Typeface::SerifBold).say(heading);
    area.y + HEADING
}

/// A panel of a sheet that has its content already, as high as that is.
#[derive(Debug)]
pub struct Panel {
    class: &'static str,
    heading: Option<String>,
    content: Svg,
    height: f64,
}

impl Panel {
    /// `content` fills the panel from below the heading, if there is one, and says how high it has become.
    pub fn new(
        class: &'static str,
        heading: Option<String>,
        content: impl FnOnce(&mut Svg, f64) -> f64,
    ) -> Self {
        let mut inside = Svg::default();
        let height = content(&mut inside, WIDTH);
        Self { class, heading, content: inside, height }
    }

    const fn above(&self) -> f64 {
        if self.heading.is_some() { HEADING } else { 0.0 }
    }
}

impl Part for Panel {
    fn height(&self) -> f64 {
        self.height + self.above()
    }

    fn draw(&self, svg: &mut Svg, corner: Point) {
        let area = Area { x: corner.x, y: corner.y, width: WIDTH, height: self.height() };
        svg.group().set("class", self.class).within(|svg| {
            panel(svg, area, self.heading.as_deref().unwrap_or_default());
            let below = corner + point(0.0, self.above());
            svg.group().moved(below).within(|svg| svg.append(&self.content));
        });
    }
}
