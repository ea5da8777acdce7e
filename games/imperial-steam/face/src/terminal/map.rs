//! The map in characters: cities where they lie, links as lines of signs between them.

use imperial_steam::printed::Map;
use imperial_steam::{CityId, LinkId, LinkKind, Table, on_track};
use kernel::message;
use words::Words;

use crate::letters;

use terminal::canvas::Canvas;
use terminal::{Screen, Style};

/// The size of the sheet in characters. A character is about twice as high as wide.
const WIDTH: usize = 100;
const HEIGHT: usize = 56;
/// How many letters of a city’s name are written.
const NAME: usize = 12;

pub(super) fn draw(table: &Table, words: &Words, screen: Screen) -> String {
    let mut canvas = Canvas::new(WIDTH, HEIGHT);
    for link in Map::all_links() {
        draw_link(&mut canvas, table, link);
    }
    for city in Map::all_cities() {
        draw_city(&mut canvas, table, words, city);
    }
    canvas.in_parts(0, WIDTH / 2 + NAME, &words.word(message!(imp_terminal_legend)), words, screen)
}

/// Where the name of a city begins.
fn place(table: &Table, city: CityId) -> (i32, i32) {
    let map = table.map();
    let (x, y) = map.city(city).at;
    let across = i32::from(x) * (WIDTH as i32 - NAME as i32) / i32::from(map.width);
    let top = map.cities.iter().map(|city| city.at.1).min().unwrap_or(0);
    let down = i32::from(y - top) * (HEIGHT as i32 - 2) / i32::from(map.height - top);
    (across, down)
}

fn draw_link(canvas: &mut Canvas, table: &Table, link: LinkId) {
    let printed = table.map().link(link);
    let middle = NAME as i32 / 3;
    let [(x, y), (to_x, to_y)] = printed.ends().map(|city| place(table, city)).map(|(x, y)| (x + middle, y));
    let owners: Vec<_> = table.tracks[link.index()].iter().collect();
    let sign = match printed.kind {
        _ if table.crowns.contains(link) => '*',
        LinkKind::Plain => '·',
        LinkKind::Bridge => '=',
        LinkKind::Tunnel => '∩',
    };
    let steps = (to_x - x).abs().max((to_y - y).abs()).max(1);
    for step in 1..steps {
        let at = (x + (to_x - x) * step / steps, y + (to_y - y) * step / steps);
        let (Ok(x), Ok(y)) = (usize::try_from(at.0), usize::try_from(at.1)) else { continue };
        // Tracks take turns with the sign of the link, each by the number of its seat.
        let turn = step as usize % (owners.len() + 1);
        match owners.get(turn.wrapping_sub(1)) {
            Some(owner) => canvas.write(x, y, &owner.to_string(), Style::Seat((*owner).into())),
            None => canvas.write(x, y, &sign.to_string(), Style::Faint),
        }
    }
}

fn draw_city(canvas: &mut Canvas, table: &Table, words: &Words, city: CityId) {
    let printed = table.map().city(city);
    let (x, y) = place(table, city);
    let (Ok(x), Ok(y)) = (usize::try_from(x), usize::try_from(y)) else { return };
    let name: String = printed.name.chars().take(NAME).collect();
    let style = match table.hub_at(city) {
        Some(hub) => {
            const INK: u8 = 16;
            Style::Block { ink: INK, ground: [173, 255, 114, 75][hub.index()] }
        }
        None => Style::Bold,
    };
    canvas.write(x, y, &name, style);
    let mut below = printed.effort.to_string();
    if let Some(hub) = table.hub_at(city) {
        let letter = words.word(letters::hub(hub));
        below += &format!(" {letter}{}", on_track(table.hub(hub).influence));
    }
    let tokens = table.city(city).business;
    if tokens > 0 {
        below += &format!(" ({tokens})");
    }
    let steps = table.influence_of(city);
    if steps > 0 {
        below += &format!(" +{steps}");
    }
    canvas.write(x, y + 1, &below, Style::Plain);
    let mut column = x + below.chars().count() + 1;
    for seat in table.stations_in(city) {
        canvas.write(column, y + 1, &format!("■{seat}"), Style::Seat(seat.into()));
        column += 2;
    }
}
