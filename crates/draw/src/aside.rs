//! What lies beside a board, such as a display of goods.

use crate::geometry::{Area, Point};
use crate::palette;
use crate::sheet::Part;
use crate::svg::{Element, Number, Svg};
use crate::typeface::SANS;

/// How wide all is that lies beside a board.
pub const WIDTH: f64 = 400.0;

/// A picture that lies beside a board. It is finished by itself for a page, or put into the sheet of a whole table.
#[derive(Clone, PartialEq, Debug)]
pub struct Aside {
    /// A name for programs, such as `goods`.
    pub id: &'static str,
    /// What people call it; it is not in the picture.
    pub title: String,
    /// Whether it is the viewer's own and wanted before everything else, such as a hand of cards.
    pub at_hand: bool,
    game: &'static str,
    height: f64,
    content: Svg,
}

impl Aside {
    /// Something beside the board of a game, which is named by the class. `content` fills the paper from its top, is told
    /// how wide that is, and says how high it has become.
    pub fn new(
        game: &'static str,
        id: &'static str,
        title: String,
        content: impl FnOnce(&mut Svg, f64) -> f64,
    ) -> Self {
        let mut inside = Svg::default();
        let height = Number(content(&mut inside, WIDTH)).as_written();
        Self { id, title, at_hand: false, game, height, content: inside }
    }

    /// The same, wanted before everything else.
    #[must_use]
    pub fn put_at_hand(self) -> Self {
        Self { at_hand: true, ..self }
    }

    /// An SVG element by itself, 400 units wide.
    #[must_use]
    pub fn svg(&self) -> String {
        let mut svg = Svg::with_room_for(&self.content);
        self.fill_in(svg.add("svg"));
        svg.finish()
    }

    fn fill_in(&self, element: Element<'_>) {
        element
            .set("xmlns", "http://www.w3.org/2000/svg")
            .show("class", format_args!("beside {}", self.game))
            .show("viewBox", format_args!("0 0 {} {}", Number(WIDTH), Number(self.height)))
            .set("role", "group")
            .set("aria-label", &self.title)
            .set("font-family", SANS)
            .fill(palette::INK)
            .set("color", palette::UNOWNED)
            .within(|svg| {
                // Paper of its own, as the page around it may be dark.
                let paper = Area { x: 0.0, y: 0.0, width: WIDTH, height: self.height };
                svg.rect(paper, 8.0).fill(palette::PAPER).end();
                svg.append(&self.content);
            });
    }
}

impl Part for Aside {
    fn height(&self) -> f64 {
        self.height
    }

    fn draw(&self, svg: &mut Svg, corner: Point) {
        let element = svg.add("svg").num("x", corner.x).num("y", corner.y);
        self.fill_in(element.num("width", WIDTH).num("height", self.height));
    }
}
