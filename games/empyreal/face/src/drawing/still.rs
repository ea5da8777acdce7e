//! What no move changes on the board of a page. It is drawn once for each set of boards, and the last few are kept.

use std::sync::{Arc, Mutex, PoisonError};

use super::{IDS, LAYOUT, Sheet, cities, palette, scenery, tokens, trains};
use crate::letters::Letters;
use draw::geometry;
use draw::ground::define_frame;
use draw::page_board::Still;
use draw::path::Path;
use draw::svg::Svg;

/// There are more ways to lay boards than anybody wants to keep.
const KEPT: usize = 8;

/// The last one used is the last.
static DRAWN: Mutex<Vec<(String, Arc<Still>)>> = Mutex::new(Vec::new());

pub(crate) fn of(sheet: &Sheet<'_>) -> Arc<Still> {
    let letters = Letters::new(sheet.words);
    let boards: Vec<String> = sheet.table.boards.iter().map(ToString::to_string).collect();
    let name = format!("{}-{}", boards.join("-"), letters.joined());
    let mut drawn = DRAWN.lock().unwrap_or_else(PoisonError::into_inner);
    let known = drawn.iter().position(|(known, _)| *known == name).map(|index| drawn.remove(index));
    let (name, still) = known.unwrap_or_else(|| {
        let still = Arc::new(draw(sheet, &name, &letters));
        (name, still)
    });
    if drawn.len() >= KEPT {
        drawn.remove(0);
    }
    drawn.push((name, Arc::clone(&still)));
    still
}

fn draw(sheet: &Sheet<'_>, name: &str, letters: &Letters) -> Still {
    let ground = sheet.ground();
    let area = ground.area();
    let definitions = |svg: &mut Svg| {
        define_frame(svg, IDS, area);
        let mut hex = Path::default();
        hex.lines(geometry::hex(LAYOUT)).close();
        svg.path(&hex).set("id", IDS.of("hex")).end();
        let cloud = svg.add("path").set("id", IDS.of("cloud")).set("d", CLOUD).fill(palette::CLOUD);
        cloud.end();
        svg.group().set("id", IDS.of("airship")).within(draw_airship);
        scenery::define(svg, IDS);
        cities::define_all(svg);
        tokens::define(svg, letters);
        trains::define(svg);
    };
    Still::draw(name, area, IDS, definitions, |svg| ground.draw(svg, letters))
}

/// A small airship under way to the left.
fn draw_airship(svg: &mut Svg) {
    svg.group().set("transform", "translate(34 66) scale(.9)").within(|svg| svg.again(IDS.of("cloud")).end());
    let mut part = |d: &str, fill: &str| {
        let part = svg.add("path").set("d", d).fill(fill).stroke(palette::CLIFF_EDGE, 2.0);
        part.set("stroke-linejoin", "round").end();
    };
    part("M62 -6L96 -26V26L62 6Z", palette::CLIFF);
    part("M-92 0Q-70 -38 0 -38Q60 -38 82 0Q60 38 0 38Q-70 38 -92 0Z", "#efe3c6");
    part("M-92 0Q-70 -14 0 -14Q60 -14 82 0Q60 14 0 14Q-70 14 -92 0Z", "#c9afd8");
    part("M-30 37V52M30 37V52", "none");
    part("M-42 52H42L34 70H-30Z", palette::CLIFF);
    part("M-24 57h8v6h-8ZM-6 57h8v6h-8ZM12 57h8v6h-8Z", palette::PAPER);
}

const CLOUD: &str = "M-60 14Q-74 14 -74 2Q-74 -10 -58 -10Q-52 -30 -30 -26Q-18 -44 6 -36Q24 -46 38 -28Q58 -30 62 -12Q76 -10 74 4Q72 14 60 14Z";
