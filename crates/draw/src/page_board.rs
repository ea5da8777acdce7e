//! The board of a page: what all games do alike around what they draw on it.

use std::sync::{Arc, Mutex, PoisonError};

use hexes::Coord;

use crate::geometry::{Area, Point, RADIUS};
use crate::ids::Ids;
use crate::palette;
use crate::paper::draw_frame;
use crate::svg::{Element, Number, Svg};
use crate::typeface::SANS;

/// What no move changes: the pieces in stock, and the ground.
#[derive(Debug)]
pub struct Still {
    /// The room of the map, with the middle of hex A0 at the origin, its frame included.
    pub map: Area,
    /// Definitions and ground.
    pub drawing: Svg,
}

impl Still {
    /// The definitions hold the frame under these ids.
    pub fn draw(
        board: &str,
        map: Area,
        ids: Ids,
        definitions: impl FnOnce(&mut Svg),
        ground: impl FnOnce(&mut Svg),
    ) -> Self {
        let mut svg = Svg::default();
        svg.add("defs").show("data-still", format_args!("pieces-{board}")).within(definitions);
        let group = svg.group().show("data-still", format_args!("terrain-{board}"));
        group.set("pointer-events", "none").within(|svg| {
            svg.group().set("clip-path", ids.url("frame")).within(|svg| {
                svg.rect(map, 0.0).fill(palette::OUTSIDE).end();
                ground(svg);
            });
            draw_frame(svg, map);
        });
        Self { map, drawing: svg }
    }
}

/// What has been drawn of a game's boards, each once.
#[derive(Debug)]
pub struct Drawn<B: 'static>(Mutex<Vec<(&'static B, Arc<Still>)>>);

impl<B> Drawn<B> {
    pub const fn none() -> Self {
        Self(Mutex::new(Vec::new()))
    }

    pub fn of(&self, board: &'static B, draw: impl FnOnce() -> Still) -> Arc<Still> {
        let mut drawn = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some((_, still)) = drawn.iter().find(|(known, _)| std::ptr::eq(*known, board)) {
            return Arc::clone(still);
        }
        let still = Arc::new(draw());
        drawn.push((board, Arc::clone(&still)));
        still
    }
}

/// The element `<svg id="board">`: the ground, and on it what is in play.
pub fn draw(game: &str, still: &Still, summary: &str, in_play: impl FnOnce(&mut Svg)) -> String {
    let map = still.map;
    // What is in play takes about as much room again.
    let mut svg = Svg::with_room_for(&still.drawing);
    let [x, y, width, height] = [map.x, map.y, map.width, map.height].map(Number);
    svg.add("svg")
        .set("xmlns", "http://www.w3.org/2000/svg")
        .set("id", "board")
        .show("class", format_args!("board {game}"))
        .show("viewBox", format_args!("{x} {y} {width} {height}"))
        .num("data-spot-size", 2.0 * RADIUS)
        .set("role", "group")
        .set("aria-label", summary)
        .set("font-family", SANS)
        .fill(palette::INK)
        // Of rails that are nobody's.
        .set("color", palette::UNOWNED)
        .within(|svg| {
            svg.append(&still.drawing);
            in_play(svg);
        });
    svg.finish()
}

/// The hexes of a board as things to point at. The type of their coordinates is set once for all.
pub fn hexes<'a>(svg: &'a mut Svg, coord_size: f64, coord_ink: &str) -> Element<'a> {
    svg.group()
        .set("class", "hexes")
        .set("pointer-events", "all")
        .centred()
        .num("font-size", coord_size)
        .fill(coord_ink)
}

/// One of the hexes: what it is called, and what is in it, around this middle.
pub fn hex(svg: &mut Svg, coord: Coord, middle: Point, title: &str, content: impl FnOnce(&mut Svg)) {
    svg.group().show("data-spot", format_args!("hex-{coord}")).moved(middle).within(|svg| {
        svg.title(title);
        content(svg);
    });
}

/// What a hex is pointed at by: nothing to be seen, with the outline of the hex that the definitions hold under these ids. A
/// page lights the hex up along it, so it comes first.
pub fn hex_outline(svg: &mut Svg, ids: Ids) {
    svg.again(ids.of("hex")).set("class", "ground").fill("none").end();
}
