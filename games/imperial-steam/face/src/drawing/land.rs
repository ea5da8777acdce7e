//! The ground of the map: mountains in the west, plains in the east, four rivers and the sea.

mod relief;
mod water;

use imperial_steam::Position;
use imperial_steam::printed::Map;
use kernel::{Rules, message};

use super::{IDS, Sheet, layout, palette};
use draw::Typeface;
use draw::geometry::{Area, Point, point};
use draw::ids::Ids;
use draw::path::Path;
use draw::svg::Svg;

/// Lowlands, and the high country that they rise to.
const LOWLAND: &str = "#e3e5bf";
const HIGHLAND: &str = "#dcc99c";

pub(crate) fn draw(svg: &mut Svg, map: &Map) {
    let area = layout::area(map);
    draw_heights(svg, area, IDS);
    relief::draw(svg, map);
    draw_borders(svg);
    water::draw(svg, area, IDS);
    water::name(svg);
    draw_cartouche(svg);
}

/// The land alone, for a small picture: a few great mountains, the rivers and the sea.
pub(crate) fn draw_small(svg: &mut Svg, area: Area, ids: Ids) {
    draw_heights(svg, area, ids);
    for (index, (x, y)) in [(150.0, 250.0), (400.0, 180.0), (130.0, 560.0), (370.0, 470.0), (200.0, 860.0)]
        .into_iter()
        .enumerate()
    {
        svg.again(ids.of(format_args!("mountains-{}", index % 2))).scaled(point(x, y), 2.6).end();
    }
    water::draw(svg, area, ids);
}

/// From the plains of Hungary in the east to the Alps in the north-west.
fn draw_heights(svg: &mut Svg, area: Area, ids: Ids) {
    svg.rect(area, 0.0).fill(LOWLAND).end();
    svg.add("defs").within(|svg| {
        let gradient =
            svg.add("radialGradient").set("id", ids.of("alps")).set("cx", "0.12").set("cy", "0.36");
        gradient.set("r", "0.72").within(|svg| {
            for (offset, opacity) in [(0.0, 1.0), (0.45, 0.8), (1.0, 0.0)] {
                let stop = svg.add("stop").show("offset", offset).set("stop-color", HIGHLAND);
                stop.show("stop-opacity", opacity).end();
            }
        });
    });
    svg.rect(area, 0.0).fill(&ids.url("alps")).end();
}

/// The borders of the crown lands, as a quiet line of dots and dashes.
fn draw_borders(svg: &mut Svg) {
    let mut path = Path::in_steps();
    for line in BORDERS {
        smooth(&mut path, &line.iter().map(|(x, y)| point(*x, *y)).collect::<Vec<_>>());
    }
    let band = svg.path(&path).fill("none").stroke("#c98f86", 9.0).set("stroke-opacity", "0.22");
    band.set("stroke-linejoin", "round").end();
    let line = svg.path(&path).fill("none").stroke("#9a5f58", 1.8).set("stroke-dasharray", "9 5 2 5");
    line.set("stroke-opacity", "0.7").end();
}

/// A soft curve through these places.
pub(crate) fn smooth(path: &mut Path, places: &[Point]) {
    let [first, inner @ .., last] = places else { return };
    path.start(*first);
    for (index, place) in inner.iter().enumerate() {
        let next = inner.get(index + 1).map_or(*last, |next| place.toward(*next, 0.5));
        path.bend(*place, next);
    }
}

/// Hungary's border with Lower Austria and Styria, Styria's with Carinthia, and Carniola's.
const BORDERS: [&[(f64, f64)]; 3] = [
    &[
        (1262.0, -10.0),
        (1222.0, 150.0),
        (1225.0, 370.0),
        (1075.0, 500.0),
        (1120.0, 640.0),
        (1195.0, 760.0),
        (1085.0, 850.0),
        (1090.0, 960.0),
        (940.0, 1050.0),
        (960.0, 1180.0),
        (930.0, 1310.0),
    ],
    &[(-10.0, 612.0), (190.0, 640.0), (330.0, 620.0), (550.0, 760.0), (560.0, 900.0), (780.0, 960.0)],
    &[
        (-10.0, 972.0),
        (210.0, 968.0),
        (430.0, 905.0),
        (640.0, 1010.0),
        (640.0, 1120.0),
        (840.0, 1180.0),
        (950.0, 1130.0),
    ],
];

/// The title of the map, in the empty north-west.
fn draw_cartouche(svg: &mut Svg) {
    let at = CARTOUCHE;
    svg.rect(plate(), 16.0).fill(palette::PAPER).stroke(palette::CAPITAL, 3.0).end();
    let inner = Area { x: at.x + 7.0, y: at.y + 7.0, width: PLATE.x - 14.0, height: PLATE.y - 14.0 };
    svg.rect(inner, 11.0).fill("none").stroke(palette::CAPITAL, 1.2).end();
    svg.group().centred().typeface(Typeface::SerifBold).within(|svg| {
        svg.line(at + point(PLATE.x / 2.0, 47.0), 32.0).fill(palette::CAPITAL).say(Position::INFO.title);
        svg.line(at + point(PLATE.x / 2.0, 86.0), 24.0).say("Wien – Trieste");
    });
    let mut rule = Path::default();
    rule.lines([at + point(70.0, 60.0), at + point(PLATE.x - 70.0, 60.0)]);
    svg.path(&rule).stroke(palette::GOLD, 2.0).end();
}

/// Where the map is from, below its title. It is drawn apart from the rest, since it is in the reader's language.
pub(crate) fn draw_origin(svg: &mut Svg, sheet: &Sheet<'_>) {
    let said = sheet.words.word(message!(imp_map_origin));
    let at = CARTOUCHE + point(PLATE.x / 2.0, 119.0);
    let typeface = Typeface::SerifBold;
    let size = typeface.size_to_fit(&said, 20.0, PLATE.x - 26.0);
    svg.line(at, size).centred().typeface(typeface).set("pointer-events", "none").say(said);
}

/// The upper left corner of the title, and how large it is.
const CARTOUCHE: Point = point(24.0, 24.0);
const PLATE: Point = point(316.0, 138.0);

pub(crate) const fn plate() -> Area {
    Area { x: CARTOUCHE.x, y: CARTOUCHE.y, width: PLATE.x, height: PLATE.y }
}
