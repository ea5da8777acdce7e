//! The map as a small picture: mountains, the sea, and a line from Wien to Trieste with a train on it.

use imperial_steam::Position;
use imperial_steam::printed::Map;
use kernel::{Rules, Seat};

use super::{GAME, land, layout, palette};
use draw::engine;
use draw::geometry::{Area, Point, point};
use draw::ground::define_mountains;
use draw::ids::Ids;
use draw::path::Path;
use draw::svg::Svg;

/// On a page with the cards of many games, this one's ids are its own.
const ON_CARD: Ids = Ids("card-imp");
/// The cities that the line passes, as notation writes them.
const LINE: [&str; 9] =
    ["wien", "wr_neustadt", "gloggnitz", "muerzzuschlag", "bruck", "graz", "maribor", "celje", "ljubljana"];

pub(crate) fn draw(map: &Map) -> String {
    let whole = layout::area(map);
    let area = Area { y: 60.0, height: whole.height - 60.0, ..whole };
    draw::card::draw(
        GAME,
        Position::INFO.title,
        area,
        ON_CARD,
        |svg| {
            define_mountains(svg, ON_CARD);
            engine::define(svg, ON_CARD);
        },
        |svg| {
            land::draw_small(svg, area, ON_CARD);
            draw_line(svg, map);
        },
    )
}

fn draw_line(svg: &mut Svg, map: &Map) {
    let named = LINE.iter().filter_map(|id| map.find_city(id));
    let places: Vec<Point> = named.chain([map.trieste]).map(|city| layout::centre(map, city)).collect();
    let mut path = Path::in_steps();
    land::smooth(&mut path, &places);
    svg.group().fill("none").set("stroke-linecap", "round").within(|svg| {
        svg.path(&path)
            .stroke(palette::SLEEPER, 50.0)
            .set("stroke-dasharray", "9 15")
            .set("stroke-linecap", "butt")
            .end();
        svg.path(&path).stroke(palette::CASING, 30.0).end();
        svg.path(&path).stroke(palette::player(Seat::new(0)).base, 21.0).end();
    });
    for (city, colour) in [(map.wien, palette::CAPITAL), (map.trieste, palette::HARBOUR)] {
        let middle = layout::centre(map, city);
        svg.circle(middle, 62.0).fill(palette::PAPER).stroke(palette::CASING, 9.0).end();
        svg.circle(middle, 38.0).fill(colour).end();
    }
    let engine_at = map.find_city("graz").map_or(Point::default(), |city| layout::centre(map, city));
    let scale = 8.0;
    let corner = engine_at - engine::SIZE * (scale / 2.0) - point(0.0, 40.0);
    let engine = svg.group().scaled(corner, scale).fill(palette::player(Seat::new(0)).base);
    engine.within(|svg| svg.again(ON_CARD.of("engine")).end());
}
