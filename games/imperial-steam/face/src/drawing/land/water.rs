//! The sea at Trieste, and the rivers.

use super::super::palette;
use super::smooth;
use draw::Typeface;
use draw::geometry::{Area, Point, point};
use draw::ids::Ids;
use draw::path::Path;
use draw::svg::Svg;

/// A river from its source on.
struct River {
    width: f64,
    course: &'static [(f64, f64)],
}

const RIVERS: [River; 4] = [
    // Donau, Mur, Drau and Save.
    River {
        width: 15.0,
        course: &[
            (560.0, -20.0),
            (720.0, 14.0),
            (880.0, 16.0),
            (1060.0, 4.0),
            (1200.0, 56.0),
            (1330.0, 84.0),
            (1500.0, 120.0),
        ],
    },
    River {
        width: 8.0,
        course: &[
            (-10.0, 450.0),
            (170.0, 440.0),
            (330.0, 470.0),
            (520.0, 610.0),
            (680.0, 590.0),
            (820.0, 770.0),
            (1010.0, 790.0),
            (1250.0, 820.0),
            (1310.0, 940.0),
            (1310.0, 1047.0),
        ],
    },
    River {
        width: 10.0,
        course: &[
            (-10.0, 955.0),
            (220.0, 930.0),
            (440.0, 965.0),
            (700.0, 925.0),
            (960.0, 970.0),
            (1200.0, 985.0),
            (1420.0, 1110.0),
            (1500.0, 1116.0),
        ],
    },
    River {
        width: 9.0,
        course: &[
            (128.0, 890.0),
            (190.0, 985.0),
            (340.0, 1000.0),
            (600.0, 1150.0),
            (800.0, 1118.0),
            (960.0, 1180.0),
            (1200.0, 1200.0),
            (1500.0, 1250.0),
        ],
    },
];

/// The coast from the west to the south.
const COAST: [(f64, f64); 9] = [
    (-10.0, 1142.0),
    (30.0, 1140.0),
    (66.0, 1158.0),
    (112.0, 1150.0),
    (146.0, 1190.0),
    (150.0, 1262.0),
    (230.0, 1290.0),
    (330.0, 1288.0),
    (370.0, 1310.0),
];

pub(super) fn draw(svg: &mut Svg, area: Area, ids: Ids) {
    let mut coast = Path::in_steps();
    smooth(&mut coast, &COAST.map(|(x, y)| point(x, y)));
    coast.to(point(area.x - 10.0, area.bottom() + 10.0)).close();
    for river in &RIVERS {
        let mut path = Path::in_steps();
        smooth(&mut path, &river.course.iter().map(|(x, y)| point(*x, *y)).collect::<Vec<_>>());
        svg.path(&path)
            .fill("none")
            .stroke(palette::SHORE, river.width + 2.4)
            .set("stroke-opacity", "0.75")
            .end();
        svg.path(&path).fill("none").stroke(palette::WATER, river.width).end();
    }
    svg.add("clipPath").set("id", ids.of("sea")).within(|svg| svg.path(&coast).end());
    svg.path(&coast).fill(palette::WATER).stroke(palette::SHORE, 3.0).end();
    svg.group().set("clip-path", ids.url("sea")).fill("none").within(|svg| {
        svg.path(&coast).stroke(palette::SHALLOWS, 34.0).end();
        svg.path(&coast).stroke(palette::SURF, 14.0).end();
        svg.path(&coast).stroke(palette::SHORE, 3.0).end();
    });
}

/// The names of the waters.
pub(super) fn name(svg: &mut Svg) {
    let group = svg.group().fill("#3d7284").typeface(Typeface::SerifBold).num("font-size", 20.0);
    group.set("letter-spacing", "3").within(|svg| {
        for (name, at, turned) in NAMES {
            let text = svg
                .add("text")
                .show("transform", format_args!("translate({} {}) rotate({turned})", at.0, at.1));
            text.say(name);
        }
    });
}

/// Each with where it begins and how far it is turned.
const NAMES: [(&str, (i32, i32), i32); 5] = [
    ("Donau", (1216, 44), 13),
    ("Mur", (34, 430), -4),
    ("Drau", (1290, 1022), 27),
    ("Save", (1160, 1186), 4),
    ("Adria", (26, 1232), 0),
];

/// Places along the rivers.
pub(super) fn places() -> impl Iterator<Item = Point> {
    let lines = RIVERS.iter().flat_map(|river| river.course.windows(2));
    lines.flat_map(|ends| {
        let [from, to] = [ends[0], ends[1]].map(|(x, y)| point(x, y));
        (0..6).map(move |step| from.toward(to, f64::from(step) / 6.0))
    })
}

pub(super) fn is_sea(at: Point) -> bool {
    at.x < 170.0 && at.y > 1110.0
}
